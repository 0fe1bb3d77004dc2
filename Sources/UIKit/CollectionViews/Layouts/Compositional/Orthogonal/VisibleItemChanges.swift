/// The properties that the `visibleItemsInvalidationHandler` of each section has set on visible
/// elements. After a section has left the screen, its elements keep these properties until the
/// handler is called again.
@MainActor
final class VisibleItemChanges {
    private var items: [Int: [ElementName: VisibleItem]] = [:]
    /// Whether the layout is currently being asked for attributes without the changes by handlers.
    private var ignoresChanges = false

    /// Replaces the attributes of an element with those that a handler has changed; does nothing if
    /// there are none.
    func applyChanges(to attributes: UICollectionViewLayoutAttributes) {
        guard !items.isEmpty, !ignoresChanges else { return }
        let name = attributes.values.name
        if let section = name.path.first, let item = items[section]?[name] { attributes.values = item.values }
    }

    /// Calls the handlers of all visible sections, beginning with the last section.
    func callHandlers(for layout: UICollectionViewCompositionalLayout) {
        guard layout.hasHandlers else {
            items = [:]
            return
        }
        items = items.filter { layout.descriptions.indices.contains($0.key) }
        for index in layout.descriptions.indices.reversed() { callHandler(ofSection: index, for: layout) }
    }

    /// Calls the handler of a section with the visible elements whose index paths have this
    /// section. Does nothing if the section is not visible.
    func callHandler(ofSection index: Int, for layout: UICollectionViewCompositionalLayout) {
        guard let handler = layout.description(ofSection: index)?.visibleItemsInvalidationHandler,
            let view = layout.collectionView,
            let plan = layout.plan
        else { return }
        // The items and the offset are in the layout's coordinates, even if the view is mirrored.
        // [FLOW-14] UNKNOWN: whether UIKit passes mirrored items to a handler.
        let visible = layout.rightToLeftFlip(in: view, for: plan).mirrored(view.bounds)
        guard plan.frame(ofSection: index).overlaps(visible) else { return }
        ignoresChanges = true
        let shown = (layout.layoutAttributesForElements(in: visible) ?? []).filter { $0.indexPath.first == index }
        ignoresChanges = false
        let old = items[index] ?? [:]
        var all: [ElementName: VisibleItem] = [:]
        let inOrder = shown.map { attributes in
            let key = attributes.values.name
            // An element keeps the properties that a handler has set, if it was visible in the
            // previous call and the layout's attributes of the element are unchanged.
            let item = old[key].flatMap { $0.base == attributes.values ? $0 : nil } ?? VisibleItem(attributes)
            all[key] = item
            return item
        }
        items[index] = all
        var offset = visible.origin
        if plan.sections[index].body.section.isOrthogonal, let row = layout.orthogonal.groupRowFrame(ofSection: index) {
            offset = plan.axis.point(
                coordinate: plan.axis.range(of: row).start,
                crossCoordinate: layout.orthogonal.currentOffset(ofSection: index))
        }
        handler(inOrder, offset, layout.environment(of: view))
    }
}

/// A visible element that is passed to a handler: a copy of the layout's attributes.
private final class VisibleItem: UICollectionViewLayoutAttributes, NSCollectionLayoutVisibleItem {
    /// The values from the layout, without the handler's changes.
    let base: Values

    init(_ attributes: UICollectionViewLayoutAttributes) {
        base = attributes.values
        super.init()
        values = base
    }

    /// The name of the item. It is always empty, because descriptions have no names in this model.
    var name: String { "" }
}
