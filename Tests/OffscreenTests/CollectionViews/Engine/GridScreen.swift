import UIKit

/// A data source and delegate of a grid. It records the calls of its collection view.
@MainActor
final class GridScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    /// The calls in order, such as "ask 0-3", "will 0-3" and "end 0-3".
    var log: [String] = []
    /// The items whose self-sizing cells were asked for their sizes, in order.
    var measured: [IndexPath] = []
    /// Returns a cell in place of a dequeued one.
    var onCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
    /// Called with each cell before it is returned to the view.
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
    private let wish: ((UICollectionViewLayoutAttributes) -> Void)?
    final class Cell: UICollectionViewCell {
        var prepared = 0
        var applied: [IndexPath] = []
        override func prepareForReuse() {
            super.prepareForReuse()
            prepared += 1
        }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied.append(layoutAttributes.indexPath)
        }
    }

    /// - Parameter other: a layout of the view in place of the grid.
    /// - Parameter wish: sets the size that a cell prefers. Nil if cells are not self-sizing.
    init(
        _ counts: [Int], itemSize: CGSize = CGSize(width: 80, height: 40),
        layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), in other: UICollectionViewLayout? = nil,
        cell: UICollectionViewCell.Type = Cell.self, prefetches: Bool = false,
        wish: ((UICollectionViewLayoutAttributes) -> Void)? = nil
    ) {
        self.counts = counts
        self.layout = layout
        layout.itemSize = itemSize
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        self.wish = wish
        view = UICollectionView(frame: .zero, collectionViewLayout: other ?? layout)
        super.init()
        view.isPrefetchingEnabled = prefetches
        view.register(wish == nil ? cell : WishingCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
    }

    /// The items for which the data source was asked, such as "0-3".
    var asked: [String] { log.filter { $0.hasPrefix("ask") }.map { String($0.dropFirst(4)) } }
    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? { view.cellForItem(at: path(item, section)) }

    /// Inserts items into a section of the model and of the view.
    func insert(_ items: Int..., section: Int = 0) {
        counts[section] += items.count
        view.insertItems(at: items.map { path($0, section) })
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        log.append("ask \(indexPath.section)-\(indexPath.item)")
        let cell =
            onCell?(collectionView, indexPath)
            ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let wish {
            (cell as? WishingCell)?.wish = { [weak self] in
                self?.measured.append($0.indexPath)
                wish($0)
            }
        }
        configure(cell, indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        log.append("will \(indexPath.section)-\(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        log.append("end \(indexPath.section)-\(indexPath.item)")
    }
}
