import UIKit

final class LateImageFix: PosterController {
    final class Cell: PictureCell {
        var representedItem: String?
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "poster")
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! Cell
        let item = items[indexPath.item]
        cell.representedItem = item
        cell.label.text = item
        cell.imageView.image = nil
        loadPicture(of: item) { picture in
            guard cell.representedItem == item else { return }
            cell.imageView.image = picture
        }
        return cell
    }
}
