import UIKit

/// A data source of bare cells, which counts the cells that it provides.
@MainActor
class GridSource: NSObject, UICollectionViewDataSource {
    let sections: Int
    let itemsInSection: Int
    /// The number of cells provided.
    private(set) var binds = 0

    init(sections: Int = 1, itemsInSection: Int) {
        self.sections = sections
        self.itemsInSection = itemsInSection
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemsInSection
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        binds += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
}
