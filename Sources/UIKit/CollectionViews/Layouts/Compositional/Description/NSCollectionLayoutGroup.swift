/// Items in a row, in a column, or at the frames that a closure returns. A group is itself an item
/// of its container.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @unchecked Sendable {
    enum Arrangement {
        case horizontal
        case vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)

        var name: String {
            switch self {
            case .horizontal: "horizontal"
            case .vertical: "vertical"
            case .custom: "custom"
            }
        }
    }

    final private(set) var arrangement = Arrangement.horizontal
    final private(set) var count: Int?
    public private(set) final var subitems: [NSCollectionLayoutItem] = []

    /// The spacing between two subitems.
    public final var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

    /// Views attached by an anchor to the area inside the group's insets.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { storedSupplementaryItems }
        set { storedSupplementaryItems = newValue }
    }

    // MARK: - Making a group

    /// Returns a row in which the subitems are repeated as long as there is space. In a row with an
    /// estimated width, each subitem occurs once. Fails for an empty array.
    /// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/NSCollectionLayoutItem.md
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        makeGroup(arrangement: .horizontal, size: layoutSize, subitems: subitems)
    }

    /// Returns a row with `count` copies of one subitem. Each copy has an equal part of the width.
    /// The subitem's own width is ignored. Fails if `count` is less than 1.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
    {
        let share = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(max(1, count)))
        return makeRepeatingGroup(
            of: subitem, arrangement: .horizontal, size: layoutSize, count: count,
            subitemSize: .init(widthDimension: share, heightDimension: subitem.layoutSize.heightDimension))
    }

    /// Returns a row with `count` copies of one subitem. Each copy has the subitem's size. Fails if
    /// `count` is less than 1.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        makeRepeatingGroup(of: subitem, arrangement: .horizontal, size: layoutSize, count: count)
    }

    /// Returns a column in which the subitems are repeated as long as there is space. In a column
    /// with an estimated height, each subitem occurs once. Fails for an empty array.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        makeGroup(arrangement: .vertical, size: layoutSize, subitems: subitems)
    }

    /// Returns a column with `count` copies of one subitem. Each copy has an equal part of the
    /// height. The subitem's own height is ignored. Fails if `count` is less than 1.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        let share = NSCollectionLayoutDimension.fractionalHeight(1 / CGFloat(max(1, count)))
        return makeRepeatingGroup(
            of: subitem, arrangement: .vertical, size: layoutSize, count: count,
            subitemSize: .init(widthDimension: subitem.layoutSize.widthDimension, heightDimension: share))
    }

    /// Returns a column with `count` copies of one subitem. Each copy has the subitem's size. Fails
    /// if `count` is less than 1.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        makeRepeatingGroup(of: subitem, arrangement: .vertical, size: layoutSize, count: count)
    }

    open class func horizontalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
    }

    open class func verticalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    }

    /// Returns a group in which `itemProvider` determines the frames of the items. The closure is
    /// called once for each section with this group, whenever the description of the section is
    /// requested.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        let group = self.init()
        group.layoutSize = layoutSize
        group.arrangement = .custom(itemProvider)
        return group
    }

    private static func makeGroup(
        arrangement: Arrangement, size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        if subitems.isEmpty { fail("At least 1 subitem is required for a group", hint: "give the group an item") }
        let group = self.init()
        group.layoutSize = size
        group.arrangement = arrangement
        // Subitems are copied, so that the same item can be used in several groups.
        group.subitems = subitems.map { $0.copy() as! NSCollectionLayoutItem }
        return group
    }

    private static func makeRepeatingGroup(
        of subitem: NSCollectionLayoutItem, arrangement: Arrangement, size: NSCollectionLayoutSize, count: Int,
        subitemSize: NSCollectionLayoutSize? = nil
    ) -> Self {
        if count < 1 {
            fail("A repeating \(arrangement.name) group should specify a count >= 1", hint: "the count is \(count)")
        }
        let group = makeGroup(arrangement: arrangement, size: size, subitems: [subitem])
        group.count = max(1, count)
        if let subitemSize { group.subitems[0].layoutSize = subitemSize }
        return group
    }

    private static func fail(_ text: String, hint: String) {
        MainActor.assumeIsolated { World.current.fail(text, hint: hint) }
    }

    // MARK: - Describing a group

    /// Returns one line for each group and each subitem, with the content of a group indented.
    ///
    /// DIVERGES: UIKit returns a drawing made of characters.
    open func visualDescription() -> String {
        func lines(of item: NSCollectionLayoutItem, depth: Int) -> [String] {
            let group = item as? NSCollectionLayoutGroup
            let name = group.map { "\($0.arrangement.name) group" } ?? "item"
            let count = group?.count.map { " of \($0)" } ?? ""
            return [String(repeating: "  ", count: depth) + "\(name)\(count) \(item.layoutSize.value.text)"]
                + (group?.subitems ?? []).flatMap { lines(of: $0, depth: depth + 1) }
        }
        return lines(of: self, depth: 0).joined(separator: "\n")
    }

    // MARK: - Copying and comparing

    override func copyContent(from other: NSCollectionLayoutItem) {
        super.copyContent(from: other)
        guard let other = other as? NSCollectionLayoutGroup else { return }
        arrangement = other.arrangement
        count = other.count
        subitems = other.subitems.map { $0.copy() as! NSCollectionLayoutItem }
        interItemSpacing = other.interItemSpacing
    }

    /// The values by which two groups are compared. The closure of a custom group is not compared.
    override var comparedValues: [AnyHashable] {
        super.comparedValues + [arrangement.name, count, subitems, interItemSpacing]
    }
}

/// A closure that returns the frames of the items of a custom group, in the group's own
/// coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]
