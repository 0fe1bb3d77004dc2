import Offscreen
import UIKit

/// The screen that most workloads share: 5 columns of 40-point rows in 400x400, 50 items on screen.
@MainActor
final class Grid {
    static let side: CGFloat = 400
    static let itemSize = CGSize(width: 80, height: 40)

    let stage: Stage
    let view: UICollectionView
    private let source: GridSource
    private let delegate: (any UICollectionViewDelegate)?
    private let prefetchSource = PrefetchSource()

    /// - Parameters:
    ///   - sizes: a delegate that knows the items' sizes; without one all are as large.
    ///   - records: whether the stage keeps events.
    convenience init(
        _ source: GridSource, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), sizes: ItemSizes? = nil,
        records: Bool = false
    ) {
        layout.itemSize = Grid.itemSize
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        self.init(source, anyLayout: layout, delegate: sizes, records: records)
    }

    /// A layout that knows how to make the same grid.
    init(
        _ source: GridSource, anyLayout layout: UICollectionViewLayout, delegate: (any UICollectionViewDelegate)? = nil,
        records: Bool = false
    ) {
        self.source = source
        self.delegate = delegate
        stage = Stage(width: Grid.side, height: Grid.side, records: records)
        view = stage.run { Grid.makeGrid(layout) }
        view.dataSource = source
        view.delegate = delegate
    }

    convenience init(items: Int, records: Bool = false) {
        self.init(GridSource(itemsInSection: items), records: records)
    }

    /// The only place where a collection view of the workloads is made: switches that all of them share belong here.
    static func makeGrid(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: side, height: side), collectionViewLayout: layout)
        // Each page would bring a second one, of cells that nobody sees.
        view.isPrefetchingEnabled = false
        view.register(BareCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        return view
    }

    func tellOfPrefetching() {
        view.prefetchDataSource = prefetchSource
    }

    /// The first layout.
    func show() {
        stage.window.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Scrolls the lean way: nothing runs but the collection view.
    @inline(__always)
    func scroll(to position: CGFloat) {
        view.contentOffset = CGPoint(x: 0, y: position)
        view.layoutIfNeeded()
    }

    /// The greatest offset.
    var end: CGFloat { view.contentSize.height - Grid.side }

    var tallies: Tallies { Tallies(stage.counts(of: view), binds: source.binds) }
}
