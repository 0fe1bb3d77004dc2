import UIKit

/// A list with a header above its first row.
class ListHeaderController: ListController {
    override class func makeLayout() -> UICollectionViewLayout { ListHeaderLayout() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            ListHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

/// A header with a title.
final class ListHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
        let label = UILabel(frame: bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "header"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
