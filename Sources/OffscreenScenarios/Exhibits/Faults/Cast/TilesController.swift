import UIKit

/// Four tiles of different sizes and colors, which can be moved by dragging.
class TilesController: ListController {
    struct Tile {
        let name: String
        let size: CGSize
        let color: UIColor
    }

    var tiles = [
        Tile(name: "tile 0", size: CGSize(width: 100, height: 50), color: .systemRed),
        Tile(name: "tile 1", size: CGSize(width: 100, height: 90), color: .systemYellow),
        Tile(name: "tile 2", size: CGSize(width: 150, height: 30), color: .systemGreen),
        Tile(name: "tile 3", size: CGSize(width: 100, height: 50), color: .systemBlue),
    ]

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tiles.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? TextCell)?.label.text = tiles[indexPath.item].name
        cell.backgroundColor = tiles[indexPath.item].color
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tiles.insert(tiles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
