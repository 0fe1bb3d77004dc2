import UIKit

/// The appearance of a cell and of the views in it, without their frames. The contents of scroll
/// views in the cell are left out.
struct CellAppearance: Equatable {
    enum Property: Comparable {
        case presence, text, image, color, textColor, fontSize, border, shadow, corner, alpha, hidden, transform, offset

        /// Whether apps often show the selection of a cell by this property.
        var showsSelection: Bool {
            [.color, .textColor, .border, .shadow, .alpha, .transform, .fontSize, .corner].contains(self)
        }

        var word: String {
            switch self {
            case .presence: "view"
            case .text: "text"
            case .image: "image"
            case .color: "background"
            case .textColor: "text color"
            case .fontSize: "font size"
            case .border: "border"
            case .shadow: "shadow"
            case .corner: "corners"
            case .alpha: "alpha"
            case .hidden: "visibility"
            case .transform: "transform"
            case .offset: "offset"
            }
        }
    }

    /// A property of one view. The path names the view by classes and ordinals, from the cell down,
    /// such as `/UIView:0/UILabel:1`. The path of the cell itself is empty.
    struct Key: Hashable, Comparable {
        let path: String
        let property: Property

        var text: String { "\(path) \(property.word)" }
        /// Returns a phrase for the property in a cell, such as "the UILabel" or "background of the
        /// UIView".
        func what(in cell: CellAppearance) -> String {
            guard let name = cell.viewName(atPath: path) else { return property.word }
            return property == .presence ? "the \(name)" : "\(property.word) of the \(name)"
        }

        /// Returns a fix for a cell that keeps a value of the property.
        func fix(in cell: CellAppearance) -> String {
            property == .presence
                ? "remove \(what(in: cell)) in prepareForReuse, or in cellForItemAt for every item without it"
                : "set the \(what(in: cell)) for every item in cellForItemAt, or reset it in prepareForReuse"
        }

        /// The class at the end of the path; nil for the cell itself.
        var viewClass: Substring? { path.split(separator: "/").last.map { $0.prefix { $0 != ":" } } }

        /// The key of the visibility of the same view. A value for it exists whenever the view
        /// does, even if it is hidden or transparent.
        var visibility: Key { Key(path: path, property: .hidden) }

        /// Returns a phrase about a value of the property in a cell, such as "has a hidden UIView",
        /// "has no border" or "has the background of the UIView".
        func phrase(about value: String, in cell: CellAppearance) -> String {
            if property == .hidden {
                return "has a \(value == "yes" ? "hidden" : "visible") \(cell.viewName(atPath: path) ?? "cell")"
            }
            if property == .presence, value == CellAppearance.none { return "has no \(viewClass ?? "view")" }
            if property == .presence { return "has \(what(in: cell))" }
            return "has \(value == CellAppearance.none ? "no" : "the") \(what(in: cell))"
        }

        /// Whether the property is content that may be loaded later.
        var isContent: Bool { property == .text || property == .image }

        static func < (a: Key, b: Key) -> Bool { (a.path, a.property) < (b.path, b.property) }

        /// Returns the name of the view at the end of the path; nil if the node has no such view.
        func viewName(in node: ViewTree.Node) -> String? {
            var node = node
            for step in path.split(separator: "/") {
                guard let next = node.steps.first(where: { $0.step == String(step) })?.child else { return nil }
                node = next
            }
            return node.name
        }
    }

    static let none = "none"
    static let zeroOffset = CGPoint.zero.text

    private(set) var facts: [Key: String] = [:]
    /// All properties with their values. The properties of a view come before those of its
    /// subviews.
    private(set) var all: [(key: Key, value: String)] = []
    /// The texts of the cell and of the views in it.
    private(set) var labelTexts: [String] = []

    /// Reads the appearance of a cell of a collection view. A background of the same color as the
    /// view behind it counts as no background.
    init(_ cell: ViewTree.Node, in list: CollectionViewNode) {
        add(cell, atPath: "", backdrop: list.node.appearance?.background)
    }

    static func == (a: CellAppearance, b: CellAppearance) -> Bool { a.facts == b.facts }

    subscript(key: Key) -> String? { facts[key] }

    typealias Texts = [Key: String]

    var texts: Texts { facts.filter { $0.key.property == .text } }

    /// The numbers of subviews of each class in each view, by the path without its last ordinal,
    /// such as `/UIView:0/UILabel`. Hidden and transparent views are counted, too.
    var viewCounts: [String: Int] {
        var counts: [String: Int] = [:]
        for key in facts.keys where key.property == .hidden { counts[key.path.withoutOrdinal, default: 0] += 1 }
        return counts
    }

    /// Returns the class of the view at a path. If the cell has several views of the class, its text
    /// follows, as in `UILabel "NEW"`. Nil for the cell itself.
    func viewName(atPath path: String) -> String? {
        guard let name = Key(path: path, property: .text).viewClass else { return nil }
        let isOnly = facts.keys.count { $0.property == .hidden && $0.viewClass == name } < 2
        guard !isOnly, let text = facts[Key(path: path, property: .text)] else { return String(name) }
        let limit = CellAppearance.maximumTextLength
        return "\(name) \"\(text.count > limit ? String(text.prefix(limit)) + "..." : text)\""
    }

    /// The number of characters after which the text in a view's name is cut.
    private static let maximumTextLength = 30

    func changes(since old: CellAppearance) -> [(key: Key, value: String)] {
        Set(facts.keys).union(old.facts.keys).sorted().compactMap { key in
            facts[key] == old.facts[key] ? nil : (key, facts[key] ?? CellAppearance.none)
        }
    }

    private mutating func add(_ node: ViewTree.Node, atPath path: String, backdrop: [Double]?) {
        func set(_ property: Property, to value: String?) {
            guard let value else { return }
            let key = Key(path: path, property: property)
            facts[key] = value
            all.append((key, value))
            if property == .text { labelTexts.append(value) }
        }
        set(.text, to: node.text)
        let appearance = node.appearance
        set(.image, to: node.image)
        let background = appearance?.background.flatMap { $0 == backdrop ? nil : $0 }
        set(.color, to: background.map(Self.colorText) ?? CellAppearance.none)
        set(.textColor, to: appearance?.textColor.map(Self.colorText))
        set(.fontSize, to: appearance?.fontSize.map { CGFloat($0).text })
        set(
            .border,
            to: appearance?.borderWidth.map { "\($0) \(appearance?.border.map(Self.colorText) ?? "")" }
                ?? CellAppearance.none)
        set(.shadow, to: appearance?.shadowOpacity.map { "\($0)" } ?? CellAppearance.none)
        set(.corner, to: appearance?.cornerRadius.map { "\($0)" } ?? CellAppearance.none)
        if !path.isEmpty {
            // A hidden or fully transparent view counts as absent, because some apps make a view
            // once and hide it when it is not needed.
            if !node.states.contains("hidden"), node.alpha > 0 { set(.presence, to: "there") }
            set(.alpha, to: node.alpha.text)
            set(.hidden, to: node.states.contains("hidden") ? "yes" : "no")
            set(.transform, to: node.transform.map { $0.map(\.text).joined(separator: ",") } ?? CellAppearance.none)
        }
        if let scroll = node.scroll {
            set(.offset, to: scroll.offset.text)
            return
        }
        for (step, child) in node.steps { add(child, atPath: "\(path)/\(step)", backdrop: background ?? backdrop) }
    }

    static func colorText(_ color: [Double]) -> String { color.map { "\($0)" }.joined(separator: ",") }
}

extension CellAppearance.Texts {
    func without(_ key: CellAppearance.Key) -> Self { filter { $0.key != key } }
}

extension String {
    /// This path of views, such as "/UIView:0/UILabel:1", without the last ordinal.
    var withoutOrdinal: String { lastIndex(of: ":").map { String(self[..<$0]) } ?? self }
}

extension ViewTree.Node {
    /// The subviews, each named by its class and its ordinal within that class.
    var steps: [(step: String, child: ViewTree.Node)] {
        var counts: [String: Int] = [:]
        return children.map { child in
            let number = counts[child.className, default: 0]
            counts[child.className] = number + 1
            return ("\(child.className):\(number)", child)
        }
    }
}

/// The cells of one class in one collection view.
struct CellClass: Hashable {
    let list: String
    let name: String
}

/// A property of the cells of one class.
struct CellClassProperty: Hashable {
    let cellClass: CellClass
    let key: CellAppearance.Key
}
