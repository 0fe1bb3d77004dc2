import UIKit

/// A flow layout with a background behind each section that has items and for which the delegate
/// returns a colour other than `clear`.
///
/// `prepare()` registers the decoration view, so the class needs no initialiser. Registering the
/// view again changes nothing.
open class SectionBackgroundLayout: UICollectionViewFlowLayout {
    public nonisolated static let backgroundKind = "section background"

    private var backgrounds: [SectionBackgroundAttributes] = []

    open override func prepare() {
        super.prepare()
        register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundLayout.backgroundKind)
        backgrounds.removeAll()
        guard let collectionView, let delegate = collectionView.delegate as? SectionBackgroundDelegate else { return }
        for section in 0..<collectionView.numberOfSections {
            let color = delegate.collectionView(collectionView, layout: self, backgroundColorForSectionAt: section)
            guard color != .clear, let frame = backgroundFrame(ofSection: section) else { continue }
            let background = SectionBackgroundAttributes(
                forDecorationViewOfKind: SectionBackgroundLayout.backgroundKind,
                with: IndexPath(item: 0, section: section))
            background.frame = frame
            background.zIndex = -1
            background.backgroundColor = color
            backgrounds.append(background)
        }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? []) + backgrounds.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == SectionBackgroundLayout.backgroundKind else {
            return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        }
        return backgrounds.first { $0.indexPath == indexPath }
    }
}
