/// A section snapshot as an object, for the Objective-C API: `NSDiffableDataSourceSectionSnapshot` with items of any type.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    final var value = NSDiffableDataSourceSectionSnapshot<AnyIdentifier>()

    public override init() {
        super.init()
    }

    convenience init(_ value: NSDiffableDataSourceSectionSnapshot<AnyIdentifier>) {
        self.init()
        self.value = value
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(value) }

    /// The same roots, children and expanded items.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSDiffableDataSourceSectionSnapshotReference else { return false }
        return value.isEqual(to: other.value)
    }

    open override var hash: Int { value.items.count }

    // MARK: - Asking

    open var items: [Any] { value.items.bases }
    open var rootItems: [Any] { value.rootItems.bases }
    open var visibleItems: [Any] { value.visibleItems.bases }
    open func expandedItems() -> [Any] { value.expandedItems.bases }
    open func containsItem(_ item: Any) -> Bool { value.contains(AnyIdentifier(item)) }
    open func isExpanded(_ item: Any) -> Bool { value.isExpanded(AnyIdentifier(item)) }
    open func isVisible(_ item: Any) -> Bool { value.isVisible(AnyIdentifier(item)) }
    open func level(ofItem item: Any) -> Int { value.level(of: AnyIdentifier(item)) }
    open func parent(ofChildItem childItem: Any) -> Any? { value.parent(of: AnyIdentifier(childItem))?.base }
    open func visualDescription() -> String { value.visualDescription() }

    /// `NSNotFound` for an item that is not there.
    open func index(ofItem item: Any) -> Int { value.index(of: AnyIdentifier(item)) ?? NSNotFound }

    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        ofParentItem(parentItem, includingParentItem: false)
    }

    open func ofParentItem(_ parentItem: Any, includingParentItem: Bool) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            value.snapshot(of: AnyIdentifier(parentItem), includingParent: includingParentItem))
    }

    // MARK: - Editing

    open func appendItems(_ items: [Any]) {
        value.append(items.asIdentifiers)
    }

    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        value.append(items.asIdentifiers, to: parentItem.map(AnyIdentifier.init))
    }

    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        value.insert(items.asIdentifiers, before: AnyIdentifier(beforeIdentifier))
    }

    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        value.insert(items.asIdentifiers, after: AnyIdentifier(afterIdentifier))
    }

    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        value.insert(snapshot.value, before: AnyIdentifier(item))
    }

    /// Returns the item after which `snapshot` was inserted: the last one in the subtree of `item`.
    ///
    /// UNKNOWN: the meaning of the result; the measured results depend on what follows `item`.
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
        let identifier = AnyIdentifier(item)
        guard let position = value.index(of: identifier) else {
            value.insert(snapshot.value, after: identifier)
            return item
        }
        let last = value.items[value.family(of: position).upperBound - 1]
        value.insert(snapshot.value, after: identifier)
        return last.base
    }

    open func replaceChildren(ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference) {
        value.replace(childrenOf: AnyIdentifier(parentItem), using: snapshot.value)
    }

    open func deleteItems(_ items: [Any]) {
        value.delete(items.asIdentifiers)
    }

    open func deleteAllItems() {
        value.deleteAll()
    }

    open func expandItems(_ items: [Any]) {
        value.expand(items.asIdentifiers)
    }

    open func collapseItems(_ items: [Any]) {
        value.collapse(items.asIdentifiers)
    }
}
