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
        let isItem: Bool
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
        let known = sections[element.section]
        let size = element.isItem ? known?.items[element.number] : known?.boundaries[element.number]
        return (element.axes, size ?? attributes.size)
    }

    /// Stores the preferred size of an element's view, and returns the section to lay out again,
    /// which is section 0 for a boundary item of the whole layout. Also returns the number of the
    /// item in the section, or `Int.max` for a boundary item. Returns nil if the element is neither
    /// an item nor a boundary item.
    @MainActor
    mutating func storeSize(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes, in plan: CompositionalPlan)
        -> (section: Int, item: Int)?
    {
        guard let element = element(of: attributes, in: plan) else { return nil }
        if element.isItem {
            sections[element.section, default: SectionMeasurements()].items[element.number] = size
        } else {
            sections[element.section, default: SectionMeasurements()].boundaries[element.number] = size
        }
        return (element.section ?? 0, element.isItem ? element.number : .max)
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
                section: path.section, number: path.item, isItem: true,
                axes: (item.measuresWidth, item.measuresHeight))
        case .supplementaryView:
            guard let (item, number, section) = plan.boundaryItem(ofKind: attributes.representedElementKind, at: path)
            else { return nil }
            let axes = (item.size.width.isMeasured, item.size.height.isMeasured)
            return Element(section: section, number: number, isItem: false, axes: axes)
        case .decorationView:
            return nil
        }
    }
}
