/// The sizes that views have asked for. They are valid until a reload or another breadth. [APPLY-06]
struct CompositionalMeasurements {
    private(set) var sections: [Int: MeasuredSection] = [:]
    /// Boundary items of the whole layout, by their index in the description.
    private(set) var ofLayout: [Int: CGSize] = [:]
    private var breadth: CGFloat?

    mutating func keep(forBreadth breadth: CGFloat) {
        if self.breadth != breadth {
            sections = [:]
            ofLayout = [:]
        }
        self.breadth = breadth
    }

    private enum Element {
        case item(Int, section: Int)
        case boundary(Int, section: Int)
        case layoutBoundary(Int)
    }

    /// The axes along which a view is asked for its size, and the size it has for now; nil when it is not asked.
    ///
    /// Views attached to items and groups keep their estimates.
    @MainActor
    func question(
        about attributes: UICollectionViewLayoutAttributes, _ plan: CompositionalPlan
    ) -> (axes: (width: Bool, height: Bool), known: CGSize)? {
        guard let (element, axes) = element(of: attributes, plan), axes.width || axes.height else { return nil }
        let measured: CGSize? =
            switch element {
            case .item(let item, let section): sections[section]?.items[item]
            case .boundary(let number, let section): sections[section]?.boundaries[number]
            case .layoutBoundary(let number): ofLayout[number]
            }
        return (axes, measured ?? attributes.size)
    }

    /// - Returns: the section that has to be laid out again.
    @MainActor
    mutating func note(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes, _ plan: CompositionalPlan) -> Int? {
        guard let (element, _) = element(of: attributes, plan) else { return nil }
        switch element {
        case .item(let item, let section):
            sections[section, default: MeasuredSection()].items[item] = size
            return section
        case .boundary(let number, let section):
            sections[section, default: MeasuredSection()].boundaries[number] = size
            return section
        case .layoutBoundary(let number):
            ofLayout[number] = size
            return 0
        }
    }

    @MainActor
    private func element(
        of attributes: UICollectionViewLayoutAttributes, _ plan: CompositionalPlan
    ) -> (Element, axes: (width: Bool, height: Bool))? {
        let path = attributes.indexPath
        guard path.count == 2 else { return nil }
        func axes(_ size: LayoutSize) -> (width: Bool, height: Bool) { (size.width.isMeasured, size.height.isMeasured) }
        switch attributes.representedElementCategory {
        case .cell:
            guard let leaf = plan.frame(ofItem: path.item, inSection: path.section)?.leaf else { return nil }
            return (.item(path.item, section: path.section), (leaf.measuresWidth, leaf.measuresHeight))
        case .supplementaryView:
            if path.item == Int.max {
                guard let number = plan.boundaryItems.firstIndex(where: { $0.kind == attributes.representedElementKind }) else {
                    return nil
                }
                return (.layoutBoundary(number), axes(plan.boundaryItems[number].size))
            }
            guard path.item == 0, plan.sections.indices.contains(path.section) else { return nil }
            let boundaries = plan.sections[path.section].body.section.boundaries
            guard let number = boundaries.firstIndex(where: { $0.kind == attributes.representedElementKind }) else { return nil }
            return (.boundary(number, section: path.section), axes(boundaries[number].size))
        case .decorationView:
            return nil
        }
    }
}
