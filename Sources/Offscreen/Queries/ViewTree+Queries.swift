extension ViewTree {
    /// The nodes for which something holds, parents before children, siblings back to front.
    public func all(where matches: (Node) -> Bool) -> [Node] {
        var found: [Node] = []
        root.visit { node, _ in if matches(node) { found.append(node) } }
        return found
    }

    /// Those whose labels say a text: of several labels in a cell all texts together, with a blank between; ``Stage/view(text:)`` finds one of
    /// them. Dormant views do not count.
    public func all(text: String) -> [Node] { all { $0.text == text && $0.dormant == nil } }

    /// Those of a class by its name: "PosterCell".
    public func all(class name: String) -> [Node] { all { $0.className == name } }

    /// Those that stand for an element, as reports call it: "item 0-3", "header 1", "decoration card 0".
    public func all(element: String) -> [Node] { all { $0.element?.description == element } }

    /// - Throws: ``QueryFailure`` with the texts there are, the nearest first.
    public func one(text: String) throws -> Node {
        try one("view with the text", "\"\(text)\"", all(text: text)) { $0.text.map { "\"\($0)\"" } }
    }

    /// - Throws: ``QueryFailure`` with the classes there are.
    public func one(class name: String) throws -> Node { try one("view of the class", name, all(class: name)) { $0.className } }

    /// - Throws: ``QueryFailure`` with the elements there are.
    public func one(element: String) throws -> Node {
        try one("view for the element", element, all(element: element)) { $0.element?.description }
    }

    private func one(_ what: String, _ name: String, _ found: [Node], _ word: (Node) -> String?) throws -> Node {
        if found.count == 1 { return found[0] }
        guard found.isEmpty else { throw QueryFailure.several(what, name, found.map(\.name)) }
        throw QueryFailure.nothing(what, name, among: all { $0.dormant == nil }.compactMap(word))
    }
}

extension ViewTree.Node {
    /// "PosterCell" of "PosterCell#3".
    public var className: String { String(name.prefix { $0 != "#" }) }
}
