/// The category, kind and index path of a cell, supplementary view or decoration view, packed into
/// 64 bits.
///
/// Keys are sorted by category (cells, supplementary views, decorations), kind, section and item.
/// Kinds are numbers, which only the `ElementTable` that made the key can convert back. The key of
/// an item whose path can be packed is the same in every table.
struct ElementKey: Hashable, Comparable {
    let bits: UInt64

    // 2 bits for the category, 8 for the kind, 22 for the section, 32 for the item.
    static let greatestItem = (1 << 32) - 1
    static let greatestSection = (1 << 22) - 1
    /// The kind number of elements that cannot be packed. Their item number is an index into a list
    /// of such elements in the `ElementTable`.
    static let unpackedKind = (1 << 8) - 1

    init(bits: UInt64) { self.bits = bits }

    init(category: ElementCategory, kind: Int, section: Int, item: Int) {
        bits = UInt64(category.rawValue) << 62 | UInt64(kind) << 54 | UInt64(section) << 32 | UInt64(item)
    }

    static func cell(section: Int, item: Int) -> ElementKey {
        ElementKey(category: .cell, kind: 0, section: section, item: item)
    }

    /// Returns the key of an item; nil if its path cannot be packed.
    @inline(__always)
    static func itemKey(section: Int, item: Int) -> ElementKey? {
        guard section >= 0, section <= greatestSection, item >= 0, item <= greatestItem else { return nil }
        return .cell(section: section, item: item)
    }

    var category: ElementCategory { ElementCategory(rawValue: UInt(bits >> 62))! }
    var kind: Int { Int(truncatingIfNeeded: bits >> 54) & Self.unpackedKind }
    /// Whether this is the key of a cell whose path was packed.
    @inline(__always)
    var isItem: Bool { bits >> 54 == 0 }
    var section: Int { Int(truncatingIfNeeded: bits >> 32) & Self.greatestSection }
    var item: Int { Int(truncatingIfNeeded: bits) & Self.greatestItem }

    static func < (a: ElementKey, b: ElementKey) -> Bool { a.bits < b.bits }

    /// The key as text for reports of broken invariants: "cell 0-3" if `isItem` is true. Otherwise
    /// it contains the number of the kind, as in "supplementaryView 1 0-0".
    var text: String { isItem ? "cell \(section)-\(item)" : "\(category) \(kind) \(section)-\(item)" }
}

/// An element of a list that is sorted by key, such as the list of the visible elements.
protocol Keyed {
    var key: ElementKey { get }
}

extension ContiguousArray where Element: Keyed {
    func entry(for key: ElementKey) -> Element? { index(of: key).map { self[$0] } }

    func index(of key: ElementKey) -> Int? {
        let position = insertionIndex(for: key)
        return position < count && self[position].key == key ? position : nil
    }

    func insertionIndex(for key: ElementKey) -> Int { (0..<count).partitionPoint(where: { self[$0].key < key }) }

    /// The positions whose key is not greater than the previous key. Empty if the list is sorted
    /// and contains each key once.
    var misplacedPositions: [Int] { indices.dropFirst().filter { self[$0 - 1].key >= self[$0].key } }
}

extension ElementKey {
    /// Makes the key of an item; nil for a path that no item can have.
    @inline(__always)
    init?(item path: IndexPath) {
        guard path.count == 2, let key = ElementKey.itemKey(section: path[0], item: path[1]) else { return nil }
        self = key
    }

    /// The path of the item. Only valid if `isItem` is true.
    var path: IndexPath { IndexPath(item: item, section: section) }
}

/// Converts elements (cells, supplementary views and decoration views at index paths) into 64-bit
/// keys and back.
///
/// Kinds are numbered in the order in which they first appear. An element cannot be packed if its
/// path does not have exactly two indexes, if an index is negative or too great, or if there are
/// too many kinds. Such an element is stored in a list, and the item number of its key is its index
/// in the list. A layout can therefore return any index path.
@MainActor
final class ElementTable {
    /// The first two kinds of cells are those of the items of collection views and the rows of table
    /// views. In a table of its own, each list gives its items the first number.
    private var kinds: [[String]] = [[ElementKind.cell, ElementKind.row], [], []]
    /// The bits that are added to the key of an item when its element is recorded, so that the kind is
    /// that of the list's items.
    let itemKindBits: UInt64
    private var unpacked: [ElementName] = []
    private var unpackedNumbers: [ElementName: Int] = [:]

    init(itemKind: String = ElementKind.cell) {
        itemKindBits = itemKind == ElementKind.row ? ElementKey(category: .cell, kind: 1, section: 0, item: 0).bits : 0
    }

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
        key.isItem
            ? PackedEvent.Element(key: ElementKey(bits: key.bits | itemKindBits)) : elementInCommonTable(of: key)
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

extension PackedEvent.Element {
    /// Whether the element is a row of a table view.
    @MainActor package var isRow: Bool { category == .cell && kind == ElementKind.row }
}
