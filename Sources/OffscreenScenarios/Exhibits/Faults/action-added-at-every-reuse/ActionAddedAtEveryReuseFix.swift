import UIKit

final class ActionAddedAtEveryReuseFix: LikeController {
    final class Cell: ButtonCell {
        var onTap: () -> Void = {}

        override init(frame: CGRect) {
            super.init(frame: frame)
            button.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) { nil }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! Cell
        let item = items[indexPath.item]
        cell.label.text = title(of: item)
        cell.onTap = { [weak self] in self?.like(item) }
        return cell
    }
}
