import UIKit

/// A list of four sections with a header above each.
class SectionHeadersController: SectionsController {
    final class Header: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemYellow
            label.frame = bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Returns a flow layout with rows of 44 points and headers of 24.
    override class func makeLayout() -> UICollectionViewLayout {
        let layout = super.makeLayout()
        (layout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 320, height: 24)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (header as? Header)?.label.text = "section \(indexPath.section)"
        return header
    }
}
