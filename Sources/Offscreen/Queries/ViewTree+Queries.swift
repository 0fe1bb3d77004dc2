extension ViewTree {
    /// The nodes that match, parents before children, siblings back to front.
    ///
    /// - Parameter includingHidden: whether hidden views count, with everything in them: views that wait in a pool, prefetched cells,
    ///   and views that the app has hidden.
    public func all(includingHidden: Bool = false, where matches: (Node) -> Bool) -> [Node] {
        var found: [Node] = []
        func visit(_ node: Node) {
            guard includingHidden || !node.isHidden else { return }
            if matches(node) { found.append(node) }
            for child in node.children { visit(child) }
        }
        visit(root)
        return found
    }

    /// The nodes whose labels show a text. For a cell with several labels, the texts of all of them are joined with spaces;
    /// ``Stage/view(text:)`` finds a single label.
    public func all(text: String, includingHidden: Bool = false) -> [Node] {
        all(includingHidden: includingHidden) { $0.text == text }
    }

    /// The nodes of a class, by its name: "PosterCell".
    public func all(class name: String, includingHidden: Bool = false) -> [Node] {
        all(includingHidden: includingHidden) { $0.className == name }
    }

    /// The nodes that stand for an element, by its name in reports: "item 0-3", "header 1", "decoration card 0".
    public func all(element: String, includingHidden: Bool = false) -> [Node] {
        all(includingHidden: includingHidden) { $0.element?.description == element }
    }

    /// - Throws: ``QueryFailure`` with the texts in the tree, the nearest first.
    public func one(text: String, file: String = #fileID, line: Int = #line) throws -> Node {
        try one("view with the text", "\"\(text)\"", all(text: text), file, line) { $0.text.map { "\"\($0)\"" } }
    }

    /// - Throws: ``QueryFailure`` with the classes in the tree.
    public func one(class name: String, file: String = #fileID, line: Int = #line) throws -> Node {
        try one("view of the class", name, all(class: name), file, line) { $0.className }
    }

    /// - Throws: ``QueryFailure`` with the elements in the tree.
    public func one(element: String, file: String = #fileID, line: Int = #line) throws -> Node {
        try one("view for the element", element, all(element: element), file, line) { $0.element?.description }
    }

    private func one(
        _ what: String, _ name: String, _ found: [Node], _ file: String, _ line: Int, _ word: (Node) -> String?
    ) throws -> Node {
        if found.count == 1 { return found[0] }
        guard found.isEmpty else { throw QueryFailure.several(what, name, found.map(\.name)).from(file, line) }
        throw QueryFailure.nothing(what, name, among: all { _ in true }.compactMap(word)).from(file, line)
    }
}

extension ViewTree.Node {
    /// The class part of a name: "PosterCell" for "PosterCell#3".
    public var className: String { String(name.prefix { $0 != "#" }) }

    /// Whether the view is hidden: it waits in a pool, is a prefetched cell, or the app has hidden it.
    public var isHidden: Bool { dormant != nil || states.contains("prefetched") || states.contains("hidden") }
}
