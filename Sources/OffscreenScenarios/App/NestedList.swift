import UIKit

/// A collection view inside a cell: a row of squares that scrolls sideways.
final class NestedList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    init(frame: CGRect) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 16, height: 16)
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        view.isPrefetchingEnabled = false
        // Selection is off, because a selection would stay when the cell around the list is reused.
        view.allowsSelection = false
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    }
}
