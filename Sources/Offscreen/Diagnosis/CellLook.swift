import UIKit

/// The look of a cell and the views in it, without layout.
struct CellLook: Equatable {
    enum Property: Int, Comparable {
        case presence, text, image, color, textColor, fontSize, border, shadow, corner, alpha, hidden, transform, offset

        static func < (a: Property, b: Property) -> Bool { a.rawValue < b.rawValue }

        /// Whether cells often show with it that they are selected.
        var showsSelection: Bool { [.color, .textColor, .border, .shadow, .alpha, .transform, .fontSize, .corner].contains(self) }

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

    /// One property of one view, identified by classes and ordinals from the cell down.
    struct Key: Hashable, Comparable {
        let path: String
        let property: Property

        var text: String { "\(path) \(property.word)" }
        var what: String {
            let name = path.split(separator: "/").last.map { $0.prefix { $0 != ":" } } ?? ""
            if property == .presence { return "the \(name)" }
            return path.isEmpty ? property.word : "\(property.word) of the \(name)"
        }

        /// "has a hidden UIView", "has the background 1,0,0,1"; as a noun "a hidden UIView", "the background 1,0,0,1".
        func sentence(_ value: String, isNoun: Bool = false) -> String {
            let name = path.split(separator: "/").last.map { $0.prefix { $0 != ":" } } ?? "cell"
            let noun =
                property == .hidden
                ? "a \(value == "yes" ? "hidden" : "visible") \(name)" : value == CellLook.none ? "no \(what)" : "the \(what)"
            return isNoun ? noun : "has \(noun)"
        }

        static func < (a: Key, b: Key) -> Bool { (a.path, a.property) < (b.path, b.property) }

        /// The name of the view that the path leads to.
        func view(in node: ViewTree.Node) -> String? {
            var node = node
            for step in path.split(separator: "/") {
                guard let next = node.steps.first(where: { $0.step == String(step) })?.child else { return nil }
                node = next
            }
            return node.name
        }
    }

    static let none = "none"
    static let start = CGPoint.zero.text

    private(set) var facts: [Key: String] = [:]
    /// All properties, from the cell down.
    private(set) var all: [(key: Key, value: String)] = []
    /// The texts of its labels.
    private(set) var said: [String] = []

    init(_ cell: ViewTree.Node) {
        add(cell, "", isCell: true)
    }

    static func == (a: CellLook, b: CellLook) -> Bool { a.facts == b.facts }

    subscript(key: Key) -> String? { facts[key] }

    typealias Texts = [Key: String]

    /// A property of the cells of one class in one collection view.
    struct Slot: Hashable {
        let list: String
        let name: String
        let key: Key
    }

    /// The texts of its labels, by their places.
    var texts: Texts { facts.filter { $0.key.property == .text } }

    /// The number of views of each class in each view.
    var viewCounts: [String: Int] {
        var counts: [String: Int] = [:]
        for key in facts.keys where key.property == .presence { counts[key.path.withoutOrdinal, default: 0] += 1 }
        return counts
    }

    func changes(since old: CellLook) -> [(key: Key, value: String)] {
        Set(facts.keys).union(old.facts.keys).sorted().compactMap { key in
            facts[key] == old.facts[key] ? nil : (key, facts[key] ?? CellLook.none)
        }
    }

    private mutating func add(_ node: ViewTree.Node, _ path: String, isCell: Bool) {
        func set(_ property: Property, _ value: String?) {
            guard let value else { return }
            let key = Key(path: path, property: property)
            facts[key] = value
            all.append((key, value))
            if property == .text { said.append(value) }
        }
        set(.text, node.text)
        let look = node.look
        set(.image, look?.image)
        set(.color, look?.background.map(Self.text) ?? CellLook.none)
        set(.textColor, look?.textColor.map(Self.text))
        set(.fontSize, look?.fontSize.map { CGFloat($0).text })
        set(.border, look?.borderWidth.map { "\($0) \(look?.border.map(Self.text) ?? "")" } ?? CellLook.none)
        set(.shadow, look?.shadowOpacity.map { "\($0)" } ?? CellLook.none)
        set(.corner, look?.cornerRadius.map { "\($0)" } ?? CellLook.none)
        if !isCell {
            // A view that is made once and hidden where it is not needed is as good as none.
            if !node.states.contains("hidden"), node.alpha > 0 { set(.presence, "there") }
            set(.alpha, node.alpha.text)
            set(.hidden, node.states.contains("hidden") ? "yes" : "no")
            set(.transform, node.transform.map { $0.map(\.text).joined(separator: ",") } ?? CellLook.none)
        }
        if let scroll = node.scroll {
            set(.offset, scroll.offset.text)
            return
        }
        for (step, child) in node.steps { add(child, "\(path)/\(step)", isCell: false) }
    }

    private static func text(_ color: [Double]) -> String { color.map { "\($0)" }.joined(separator: ",") }
}

extension String {
    /// A path without the ordinal of its last view.
    var withoutOrdinal: String { lastIndex(of: ":").map { String(self[..<$0]) } ?? self }
}

extension ViewTree.Node {
    /// The views in it, each named by its class and its ordinal within that class.
    fileprivate var steps: [(step: String, child: ViewTree.Node)] {
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
