/// Converts elements (cells, supplementary views and decoration views at index paths) into 64-bit
/// keys and back.
///
/// Kinds are numbered in the order in which they first appear. An element cannot be packed if its
/// path does not have exactly two indexes, if an index is negative or too great, or if there are
/// too many kinds. Such an element is stored in a list, and the item number of its key is its index
/// in the list. A layout can therefore return any index path.
@MainActor
final class ElementTable {
    private var kinds: [[String]] = [[ElementKind.cell], [], []]
    private var unpacked: [ElementName] = []
    private var unpackedNumbers: [ElementName: Int] = [:]

    func key(for attributes: UICollectionViewLayoutAttributes) -> ElementKey {
        if attributes.values.category == .cell, attributes.values.plainValues.isItemPath,
            let key = ElementKey.itemKey(
                section: attributes.values.plainValues.section, item: attributes.values.plainValues.item)
        {
            return key
        }
        return key(
            ofCategory: attributes.values.category, kind: attributes.values.kind, at: attributes.values.indexPath)
    }

    func key(ofCategory category: ElementCategory, kind: String?, at path: IndexPath) -> ElementKey {
        let place = ElementKey(item: path)
        if category == .cell, let place { return place }
        let kind = kind ?? ElementKind.cell
        guard let place, let number = findOrAssignNumber(ofKind: kind, in: category) else {
            return unpackedKey(ofCategory: category, kind: kind, at: path)
        }
        return ElementKey(category: category, kind: number, section: place.section, item: place.item)
    }

    func key(ofItemAt path: IndexPath) -> ElementKey { key(ofCategory: .cell, kind: nil, at: path) }

    private func findOrAssignNumber(ofKind kind: String, in category: ElementCategory) -> Int? {
        let list = Int(category.rawValue)
        if let known = kinds[list].firstIndex(of: kind) { return known }
        guard kinds[list].count < ElementKey.unpackedKind else { return nil }
        kinds[list].append(kind)
        return kinds[list].count - 1
    }

    private func unpackedKey(ofCategory category: ElementCategory, kind: String, at path: IndexPath)
        -> ElementKey
    {
        let element = ElementName(category: category, kind: kind, path: path)
        let number = unpackedNumbers[element] ?? unpacked.count
        if number == unpacked.count {
            unpacked.append(element)
            unpackedNumbers[element] = number
        }
        return ElementKey(category: category, kind: ElementKey.unpackedKind, section: 0, item: number)
    }

    /// Returns the kinds of a category that have numbers, in the order of the numbers.
    func seenKinds(of category: ElementCategory) -> [String] { kinds[Int(category.rawValue)] }

    /// Returns the key of the element of the same category and kind at another path. Nil if `key`
    /// could not be packed, and the other element is not in the list of the elements that could not
    /// be packed.
    func key(ofSameKindAs key: ElementKey, section: Int, item: Int) -> ElementKey? {
        guard key.kind == ElementKey.unpackedKind else {
            return ElementKey(category: key.category, kind: key.kind, section: section, item: item)
        }
        let element = ElementName(
            category: key.category, kind: kind(of: key), path: IndexPath(item: item, section: section))
        return unpackedNumbers[element].map {
            ElementKey(category: key.category, kind: ElementKey.unpackedKind, section: 0, item: $0)
        }
    }

    func indexPath(of key: ElementKey) -> IndexPath {
        key.kind == ElementKey.unpackedKind ? unpacked[key.item].path : IndexPath(item: key.item, section: key.section)
    }

    func kind(of key: ElementKey) -> String {
        key.kind == ElementKey.unpackedKind ? unpacked[key.item].kind! : kinds[Int(key.category.rawValue)][key.kind]
    }

    /// Whether this table can convert a key back into an element.
    func contains(_ key: ElementKey) -> Bool {
        key.kind == ElementKey.unpackedKind
            ? key.item < unpacked.count : key.kind < kinds[Int(key.category.rawValue)].count
    }

    // MARK: - Events

    /// The table for the keys in recorded events, because events outlive the collection views and
    /// their own tables.
    static let common = ElementTable()

    /// Returns the form in which recorded events store the element of a key.
    @inline(__always)
    func element(of key: ElementKey) -> PackedEvent.Element {
        key.isItem ? PackedEvent.Element(key: key) : elementInCommonTable(of: key)
    }

    @inline(__always)
    func element(ofOptionalKey key: ElementKey?) -> PackedEvent.Element? {
        // OPTIMIZATION: the closure of `map` would check at each call that it runs on the main
        // actor. All such checks together were 8 % of the instructions of a recorded page.
        guard let key else { return nil }
        return element(of: key)
    }

    private func elementInCommonTable(of key: ElementKey) -> PackedEvent.Element {
        PackedEvent.Element(
            key: ElementTable.common.key(ofCategory: key.category, kind: kind(of: key), at: indexPath(of: key)))
    }
}
