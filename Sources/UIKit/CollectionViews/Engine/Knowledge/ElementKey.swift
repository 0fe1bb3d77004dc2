/// The name of an element, packed into 64 bits: category, kind, section, item.
///
/// Keys sort by category first (cells, supplementary views, decorations), then by kind, section and item. Only the `ElementTable`
/// that made a key can tell which element it means.
struct ElementKey: Hashable, Comparable {
    let bits: UInt64

    private static let itemBits: UInt64 = 32
    private static let sectionBits: UInt64 = 22
    private static let kindBits: UInt64 = 8
    static let greatestItem = (1 << 32) - 1
    static let greatestSection = (1 << 22) - 1
    /// This kind number means that the item number is an index into the table of odd elements.
    static let oddKind = (1 << 8) - 1

    init(bits: UInt64) {
        self.bits = bits
    }

    init(category: UICollectionView.ElementCategory, kind: Int, section: Int, item: Int) {
        bits =
            UInt64(category.rawValue) << (Self.kindBits + Self.sectionBits + Self.itemBits)
            | UInt64(kind) << (Self.sectionBits + Self.itemBits)
            | UInt64(section) << Self.itemBits
            | UInt64(item)
    }

    static func cell(section: Int, item: Int) -> ElementKey {
        ElementKey(category: .cell, kind: 0, section: section, item: item)
    }

    /// The key of an item; nil when its path cannot be packed.
    @inline(__always)
    static func itemKey(section: Int, item: Int) -> ElementKey? {
        guard section >= 0, section <= greatestSection, item >= 0, item <= greatestItem else { return nil }
        return .cell(section: section, item: item)
    }

    var category: UICollectionView.ElementCategory {
        UICollectionView.ElementCategory(rawValue: UInt(bits >> (Self.kindBits + Self.sectionBits + Self.itemBits)))!
    }
    var kind: Int { Int(truncatingIfNeeded: bits >> (Self.sectionBits + Self.itemBits)) & Self.oddKind }
    /// Whether it is the key of a cell whose path was packed.
    @inline(__always)
    var isItem: Bool { bits >> (Self.sectionBits + Self.itemBits) == 0 }
    var section: Int { Int(truncatingIfNeeded: bits >> Self.itemBits) & Self.greatestSection }
    var item: Int { Int(truncatingIfNeeded: bits) & Self.greatestItem }

    static func < (a: ElementKey, b: ElementKey) -> Bool { a.bits < b.bits }

    /// For messages about the engine's own faults: "cell 0-3", "supplementaryView 1 0-0". The number after the category is that of
    /// the kind.
    var text: String {
        category == .cell && kind == 0 ? "cell \(section)-\(item)" : "\(category) \(kind) \(section)-\(item)"
    }
}
