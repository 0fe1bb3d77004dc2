/// What the handlers of sections set on the elements in sight.
@MainActor
final class VisibleItems {
    private struct Key: Hashable {
        let category: UICollectionView.ElementCategory
        let kind: String?
        let path: IndexPath
    }

    private var items: [Int: [Key: VisibleItem]] = [:]
    /// The layout is asked for what it would answer without the handlers.
    private var isReading = false

    /// Writes what was set on an element over what the layout says of it.
    func change(_ attributes: UICollectionViewLayoutAttributes) {
        guard !items.isEmpty, !isReading else { return }
        let values = attributes.values
        guard let section = values.indexPath.first,
            let item = items[section]?[Key(category: values.category, kind: values.kind, path: values.indexPath)]
        else { return }
        item.write(to: attributes)
    }

    /// The layout was laid out: every handler is called, that of the last section first.
    func refresh(for layout: UICollectionViewCompositionalLayout) {
        guard layout.hasHandlers else { return items = [:] }
        items = items.filter { layout.descriptions.indices.contains($0.key) }
        for index in layout.descriptions.indices.reversed() { refresh(section: index, for: layout) }
    }

    /// Calls the handler of a section with the elements of it that show.
    func refresh(section index: Int, for layout: UICollectionViewCompositionalLayout) {
        guard layout.descriptions.indices.contains(index), let description = layout.descriptions[index],
            let handler = description.visibleItemsInvalidationHandler, let view = layout.collectionView, let plan = layout.plan,
            plan.frame(ofSection: index).overlaps(view.bounds)
        else { return }
        isReading = true
        let shown = (layout.layoutAttributesForElements(in: view.bounds) ?? []).filter { $0.indexPath.first == index }
        isReading = false
        let old = items[index] ?? [:]
        var all: [Key: VisibleItem] = [:]
        let inOrder = shown.map { attributes in
            let key = Key(category: attributes.values.category, kind: attributes.values.kind, path: attributes.values.indexPath)
            // One that stayed where it was keeps what was set on it.
            let item = old[key].flatMap { $0.isBased(on: attributes) ? $0 : nil } ?? VisibleItem(attributes)
            all[key] = item
            return item
        }
        items[index] = all
        let isOrthogonal = plan.sections[index].body.section.isOrthogonal
        let row = layout.orthogonal.rowFrame(ofSection: index) ?? .zero
        let offset =
            isOrthogonal
            ? plan.axis.point(along: plan.axis.range(along: row).start, across: layout.orthogonal.currentOffset(ofSection: index))
            : view.contentOffset
        handler(inOrder, offset, layout.environment(of: view))
    }
}

/// One element in sight, in the hands of a handler.
@MainActor
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let base: UICollectionViewLayoutAttributes.Values
    private var values: UICollectionViewLayoutAttributes.Values

    init(_ attributes: UICollectionViewLayoutAttributes) {
        base = attributes.values
        values = attributes.values
    }

    /// Whether the layout still says of the element what it said when this was made.
    func isBased(on attributes: UICollectionViewLayoutAttributes) -> Bool { base == attributes.values }

    func write(to attributes: UICollectionViewLayoutAttributes) {
        attributes.values = values
    }

    var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }
    var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }
    var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }
    var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }
    var transform: CGAffineTransform {
        get {
            let value = transform3D
            return CATransform3DIsAffine(value) ? CATransform3DGetAffineTransform(value) : .identity
        }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    var transform3D: CATransform3D {
        get { values.transform ?? CATransform3DIdentity }
        set { values.transform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }
    /// Always empty, as the description has no names.
    var name: String { "" }
    var indexPath: IndexPath { values.indexPath }
    var frame: CGRect { values.frame }
    var bounds: CGRect { CGRect(origin: .zero, size: values.size) }
    var representedElementCategory: UICollectionView.ElementCategory { values.category }
    var representedElementKind: String? { values.category == .cell ? nil : values.kind }
}
