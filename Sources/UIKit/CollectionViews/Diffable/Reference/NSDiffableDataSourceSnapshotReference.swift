/// A snapshot as an object, for the Objective-C API: `NSDiffableDataSourceSnapshot` with identifiers of any type.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    final var value = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>()

    public override init() {
        super.init()
    }

    convenience init(_ value: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>) {
        self.init()
        self.value = value
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }

    /// Compares the sections and items, in order. Marks are ignored.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSDiffableDataSourceSnapshotReference else { return false }
        return value.isEqual(to: other.value)
    }

    open override var hash: Int { value.numberOfItems &* 31 &+ value.numberOfSections }

    // MARK: - Asking

    open var numberOfItems: Int { value.numberOfItems }
    open var numberOfSections: Int { value.numberOfSections }
    open var sectionIdentifiers: [Any] { value.sectionIdentifiers.bases }
    open var itemIdentifiers: [Any] { value.itemIdentifiers.bases }
    open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.bases }
    open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.bases }
    open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.bases }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        value.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
    }

    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        value.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).bases
    }

    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        value.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.base
    }

    /// `NSNotFound` for an identifier that is not there.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        value.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
    }

    /// `NSNotFound` for an identifier that is not there.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        value.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: - Items

    open func appendItems(withIdentifiers identifiers: [Any]) {
        value.appendItems(identifiers.asIdentifiers)
    }

    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        value.appendItems(identifiers.asIdentifiers, toSection: AnyIdentifier(sectionIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(identifiers.asIdentifiers, beforeItem: AnyIdentifier(itemIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(identifiers.asIdentifiers, afterItem: AnyIdentifier(itemIdentifier))
    }

    open func deleteItems(withIdentifiers identifiers: [Any]) {
        value.deleteItems(identifiers.asIdentifiers)
    }

    open func deleteAllItems() {
        value.deleteAllItems()
    }

    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        value.moveItem(AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
    }

    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        value.moveItem(AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
    }

    open func reloadItems(withIdentifiers identifiers: [Any]) {
        value.reloadItems(identifiers.asIdentifiers)
    }

    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        value.reconfigureItems(identifiers.asIdentifiers)
    }

    // MARK: - Sections

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.appendSections(sectionIdentifiers.asIdentifiers)
    }

    open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) {
        value.insertSections(sectionIdentifiers.asIdentifiers, beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) {
        value.insertSections(sectionIdentifiers.asIdentifiers, afterSection: AnyIdentifier(toSectionIdentifier))
    }

    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.deleteSections(sectionIdentifiers.asIdentifiers)
    }

    open func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any) {
        value.moveSection(AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    open func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any) {
        value.moveSection(AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.reloadSections(sectionIdentifiers.asIdentifiers)
    }
}
