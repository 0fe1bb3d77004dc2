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
