import UIKit

/// A data source of plain cells and supplementary views, which are registered as "cell" and "view".
@MainActor
class PlainSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    /// Called with each view that is dequeued.
    private let prepare: (UICollectionReusableView, IndexPath) -> Void

    init(_ counts: [Int], prepare: @escaping (UICollectionReusableView, IndexPath) -> Void = { _, _ in }) {
        (self.counts, self.prepare) = (counts, prepare)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        prepare(cell, indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    )
        -> UICollectionReusableView
    {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        prepare(view, indexPath)
        return view
    }
}
