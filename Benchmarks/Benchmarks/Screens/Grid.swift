import Offscreen
import UIKit

/// The screen of most workloads: 400x400 points with 5 columns of 40-point rows, which makes 50
/// items.
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
    ///   - sizes: a delegate that returns the items' sizes; without one all items have the same
    ///     size.
    ///   - records: whether the stage records events.
    convenience init(
        _ source: GridSource, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
        sizes: ItemSizes? = nil,
        records: Bool = false
    ) {
        Grid.setSizes(of: layout)
        self.init(source, anyLayout: layout, delegate: sizes, records: records)
    }

    static func setSizes(of layout: UICollectionViewFlowLayout) {
        layout.itemSize = itemSize
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
    }

    /// Makes the same grid with another layout.
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

    /// Makes the collection view of every workload. Settings that all workloads share belong here.
    static func makeGrid(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: side, height: side), collectionViewLayout: layout)
        // Otherwise each page would prepare another page of cells that are not visible.
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

    /// Shows the grid, with its first layout.
    func show() {
        stage.window.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Scrolls without a stage's tick, so that only the collection view runs.
    @inline(__always)
    func scroll(to position: CGFloat) {
        view.contentOffset = CGPoint(x: 0, y: position)
        view.layoutIfNeeded()
    }

    /// The greatest content offset.
    var end: CGFloat { view.contentSize.height - Grid.side }

    var tallies: Tallies { Tallies(stage.counts(of: view), binds: source.binds) }
}
