import UIKit

/// A flow layout with a coloured decoration, called plane, behind each section that has items and a
/// colour. Planes appear and disappear with their sections.
open class SectionColorLayout: UICollectionViewFlowLayout {
    public nonisolated static let planeKind = "section color"

    /// The colour of sections for which the delegate returns nil. If this colour is also nil, these
    /// sections have no plane.
    public var sectionColor: UIColor? = .systemGray6 {
        didSet { if sectionColor != oldValue { invalidateLayout() } }
    }

    private var planes: [Int: SectionColorAttributes] = [:]
    private var planesBeforeUpdate: [Int: SectionColorAttributes] = [:]
    private var insertedSections: [Int] = []
    private var deletedSections: [Int] = []

    public override init() {
        super.init()
        registerPlane()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerPlane()
    }

    private nonisolated func registerPlane() {
        MainActor.assumeIsolated {
            register(SectionColorView.self, forDecorationViewOfKind: SectionColorLayout.planeKind)
        }
    }

    /// The class of all attributes of this layout, including those of items and headers. [APPLY-08]
    open override class var layoutAttributesClass: AnyClass { SectionColorAttributes.self }

    // MARK: - Layout

    open override func prepare() {
        super.prepare()
        planesBeforeUpdate = planes
        planes.removeAll()
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            guard let color = color(of: section, in: collectionView), let frame = backgroundFrame(ofSection: section)
            else { continue }
            let plane = SectionColorAttributes(
                forDecorationViewOfKind: SectionColorLayout.planeKind, with: IndexPath(item: 0, section: section))
            plane.frame = frame
            plane.zIndex = -1
            plane.color = color
            planes[section] = plane
        }
    }

    private func color(of section: Int, in collectionView: UICollectionView) -> UIColor? {
        let delegate = collectionView.delegate as? SectionColorDelegate
        return delegate?.collectionView(collectionView, layout: self, colorForSectionAt: section) ?? sectionColor
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let visible = planes.keys.sorted().compactMap { planes[$0] }.filter { $0.frame.intersects(rect) }
        return (super.layoutAttributesForElements(in: rect) ?? []) + visible
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == SectionColorLayout.planeKind else {
            return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        }
        return planes[indexPath.section]
    }

    // MARK: - Updates

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        // In the index path of an update item for a whole section, the item number is `NSNotFound`.
        for update in updateItems {
            switch update.updateAction {
            case .insert:
                if let path = update.indexPathAfterUpdate, path.item == NSNotFound {
                    insertedSections.append(path.section)
                }
            case .delete:
                if let path = update.indexPathBeforeUpdate, path.item == NSNotFound {
                    deletedSections.append(path.section)
                }
            default: break
            }
        }
    }

    open override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        guard elementKind == SectionColorLayout.planeKind else {
            return super.indexPathsToInsertForDecorationView(ofKind: elementKind)
        }
        return insertedSections.map { IndexPath(item: 0, section: $0) }
    }

    open override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        guard elementKind == SectionColorLayout.planeKind else {
            return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
        }
        return deletedSections.map { IndexPath(item: 0, section: $0) }
    }

    /// Returns transparent attributes of height 0 for the plane of a new section, so that the plane
    /// grows from its upper edge.
    open override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == SectionColorLayout.planeKind, insertedSections.contains(decorationIndexPath.section) else {
            return super.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath)
        }
        return collapsed(planes[decorationIndexPath.section])
    }

    /// Returns transparent attributes of height 0 for the decoration of a deleted section, so that
    /// it shrinks to its upper edge.
    open override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == SectionColorLayout.planeKind, deletedSections.contains(decorationIndexPath.section) else {
            return super.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath)
        }
        return collapsed(planesBeforeUpdate[decorationIndexPath.section])
    }

    private func collapsed(_ plane: SectionColorAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let collapsed = plane?.copy() as? SectionColorAttributes else { return nil }
        collapsed.frame.size.height = 0
        collapsed.alpha = 0
        return collapsed
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        insertedSections = []
        deletedSections = []
    }
}
