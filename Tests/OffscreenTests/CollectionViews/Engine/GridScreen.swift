import UIKit

/// A plain grid that writes down what it is asked and told.
@MainActor
final class GridScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    /// "ask 0-3", "will 0-3", "end 0-3", in order.
    var log: [String] = []
    var onCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

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

    init(
        _ counts: [Int], itemSize: CGSize = CGSize(width: 80, height: 40),
        layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
        prefetches: Bool = false
    ) {
        self.counts = counts
        self.layout = layout
        layout.itemSize = itemSize
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.isPrefetchingEnabled = prefetches
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        log.append("ask \(indexPath.section)-\(indexPath.item)")
        return onCell?(collectionView, indexPath) ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        log.append("will \(indexPath.section)-\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        log.append("end \(indexPath.section)-\(indexPath.item)")
    }
}
