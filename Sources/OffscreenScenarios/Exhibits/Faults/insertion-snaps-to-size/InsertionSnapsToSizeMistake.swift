import UIKit

final class InsertionSnapsToSizeMistake: NotesController, UICollectionViewDelegateFlowLayout {
    final class Cell: TextCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = NotesController.height(of: label.text ?? "")
            return layoutAttributes
        }
    }

    static let estimatedSize = CGSize(width: 300, height: 50)

    override class func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimatedSize
        layout.minimumLineSpacing = 0
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "row")
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        Self.estimatedSize
    }
}
