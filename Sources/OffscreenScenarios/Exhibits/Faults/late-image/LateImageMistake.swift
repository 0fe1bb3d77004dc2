import UIKit

final class LateImageMistake: PosterController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! PictureCell
        let item = items[indexPath.item]
        cell.label.text = item
        cell.imageView.image = nil
        loadPicture(of: item) { picture in
            cell.imageView.image = picture
        }
        return cell
    }
}
