/// The preferred sizes of those cells and boundary items in a compositional layout that have
/// estimated sizes. [APPLY-06]
///
/// The sizes are kept until everything is invalidated, for example by a reload. They are also
/// discarded when the collection view has another length across the scroll direction.
struct CompositionalMeasurements {
    /// The preferred sizes by section. The sizes of the whole layout's boundary items have the key
    /// nil.
    private(set) var sections: [Int?: SectionMeasurements] = [:]
    /// The length of the collection view across the scroll direction when the views were measured.
    private var breadth: CGFloat?

    mutating func discardSizes(unlessMeasuredForBreadth breadth: CGFloat) {
        if self.breadth != breadth { sections = [:] }
        self.breadth = breadth
    }

    /// An item or a boundary item, given by its number in its section.
    private struct Element {
        /// The section; nil for a boundary item of the whole layout.
        let section: Int?
        let number: Int
        /// The sizes of the elements of the same type.
        let sizes: WritableKeyPath<SectionMeasurements, [Int: CGSize]>
        let axes: (width: Bool, height: Bool)
    }

    /// Returns the axes along which an element's view is measured, and its current size; nil if the
    /// view is not measured.
    ///
    /// Views attached to items and groups are not measured, so they keep their estimated sizes.
    @MainActor
    func measuredAxesAndCurrentSize(
        of attributes: UICollectionViewLayoutAttributes, in plan: CompositionalPlan
    ) -> (axes: (width: Bool, height: Bool), known: CGSize)? {
        guard let element = element(of: attributes, in: plan), element.axes.width || element.axes.height else {
            return nil
        }
        return (element.axes, sections[element.section]?[keyPath: element.sizes][element.number] ?? attributes.size)
    }

    /// Stores the preferred size of an element's view, and returns the section to lay out again.
    /// This is section 0 for a boundary item of the whole layout. Returns nil if the element is
    /// neither an item nor a boundary item.
    @MainActor
    mutating func storeSize(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes, in plan: CompositionalPlan)
        -> Int?
    {
        guard let element = element(of: attributes, in: plan) else { return nil }
        sections[element.section, default: SectionMeasurements()][keyPath: element.sizes][element.number] = size
        return element.section ?? 0
    }

    @MainActor
    private func element(of attributes: UICollectionViewLayoutAttributes, in plan: CompositionalPlan) -> Element? {
        let path = attributes.indexPath
        guard path.count == 2 else { return nil }
        switch attributes.representedElementCategory {
        case .cell:
            guard let item = plan.frameAndTemplateItem(ofItem: path.item, inSection: path.section)?.item else {
                return nil
            }
            return Element(
                section: path.section, number: path.item, sizes: \.items,
                axes: (item.measuresWidth, item.measuresHeight))
        case .supplementaryView:
            guard let (item, number, section) = plan.boundaryItem(ofKind: attributes.representedElementKind, at: path)
            else { return nil }
            let axes = (item.size.width.isMeasured, item.size.height.isMeasured)
            return Element(section: section, number: number, sizes: \.boundaries, axes: axes)
        case .decorationView:
            return nil
        }
    }
}
