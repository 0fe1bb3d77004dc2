import UIKit

final class OneIdentifierForTwoStylesFix: ListController {
    final class BannerCell: TextCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(BannerView())
        }

        required init?(coder: NSCoder) { nil }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BannerCell.self, forCellWithReuseIdentifier: "row with banner")
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = indexPath.item.isMultiple(of: 3) ? "row with banner" : "row"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! TextCell
        cell.label.text = items[indexPath.item]
        return cell
    }
}
