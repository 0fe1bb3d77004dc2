extension ViewTree {
    /// The nodes that match, parents before children, siblings back to front.
    public func all(where matches: (Node) -> Bool) -> [Node] {
        var found: [Node] = []
        root.visit { node, _ in if matches(node) { found.append(node) } }
        return found
    }

    /// The nodes whose labels show a text. For a cell with several labels, the texts of all of them are joined with spaces;
    /// ``Stage/view(text:)`` finds a single label. Dormant views do not count.
    public func all(text: String) -> [Node] { all { $0.text == text && $0.dormant == nil } }

    /// The nodes of a class, by its name: "PosterCell".
    public func all(class name: String) -> [Node] { all { $0.className == name } }

    /// The nodes that stand for an element, by its name in reports: "item 0-3", "header 1", "decoration card 0".
    public func all(element: String) -> [Node] { all { $0.element?.description == element } }

    /// - Throws: ``QueryFailure`` with the texts in the tree, the nearest first.
    public func one(text: String) throws -> Node {
        try one("view with the text", "\"\(text)\"", all(text: text)) { $0.text.map { "\"\($0)\"" } }
    }

    /// - Throws: ``QueryFailure`` with the classes in the tree.
    public func one(class name: String) throws -> Node { try one("view of the class", name, all(class: name)) { $0.className } }

    /// - Throws: ``QueryFailure`` with the elements in the tree.
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
    /// The class part of a name: "PosterCell" for "PosterCell#3".
    public var className: String { String(name.prefix { $0 != "#" }) }
}
