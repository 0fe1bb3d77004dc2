import UIKit

/// A grid of twelve tiles of 90 points.
class TileGridController: ListController {
    required init() {
        super.init()
        items = (0..<12).map { "tile \($0)" }
    }

    required init?(coder: NSCoder) { nil }

    override class func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        return layout
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.backgroundColor = .systemYellow
        return cell
    }
}
