extension ViewTree {
    /// Returns the nodes that match, parents before children, siblings back to front.
    ///
    /// - Parameter includingHidden: whether hidden views are included, with everything in them.
    ///   ``Node/isHidden`` is true for dormant views, prefetched cells, and other views that are
    ///   hidden.
    public func nodes(includingHidden: Bool = false, where matches: (Node) -> Bool) -> [Node] {
        var found: [Node] = []
        func visit(_ node: Node) {
            guard includingHidden || !node.isHidden else { return }
            if matches(node) { found.append(node) }
            for child in node.children { visit(child) }
        }
        visit(root)
        return found
    }

    /// Returns the nodes that have exactly the given text. With the detail `elements`, the text of
    /// a cell consists of the texts of the visible views in it, joined by spaces. To find a single
    /// label, use ``Stage/view(text:file:line:)``.
    public func nodes(text: String, includingHidden: Bool = false) -> [Node] {
        nodes(includingHidden: includingHidden) { $0.text == text }
    }

    /// Returns the nodes whose class has the given name, such as "PosterCell".
    public func nodes(class name: String, includingHidden: Bool = false) -> [Node] {
        nodes(includingHidden: includingHidden) { $0.className == name }
    }

    /// Returns the nodes that represent an element. Its name is the one in reports: "item 0-3",
    /// "header 1", "decoration card 0".
    public func nodes(element: String, includingHidden: Bool = false) -> [Node] {
        nodes(includingHidden: includingHidden) { $0.element?.description == element }
    }

    /// Returns the only visible node that has exactly the given text.
    ///
    /// - Throws: ``StageError`` with the texts in the tree, the most similar first, or with the
    ///   names of several matching views.
    public func onlyNode(text: String, file: String = #fileID, line: Int = #line) throws -> Node {
        try onlyMatch(for: "view with the text", named: "\"\(text)\"", in: nodes(text: text), file: file, line: line) {
            $0.text.map { "\"\($0)\"" }
        }
    }

    /// Returns the only visible node of the given class.
    ///
    /// - Throws: ``StageError`` with the classes in the tree, or with the names of several matching
    ///   views.
    public func onlyNode(class name: String, file: String = #fileID, line: Int = #line) throws -> Node {
        try onlyMatch(for: "view of the class", named: name, in: nodes(class: name), file: file, line: line) {
            $0.className
        }
    }

    /// Returns the only visible node that represents the given element.
    ///
    /// - Throws: ``StageError`` with the elements in the tree, or with the names of several
    ///   matching views.
    public func onlyNode(element: String, file: String = #fileID, line: Int = #line) throws -> Node {
        try onlyMatch(for: "view for the element", named: element, in: nodes(element: element), file: file, line: line)
        {
            $0.element?.description
        }
    }

    private func onlyMatch(
        for what: String, named name: String, in found: [Node], file: String, line: Int,
        candidateText word: (Node) -> String?
    ) throws -> Node {
        if found.count == 1 { return found[0] }
        guard found.isEmpty else {
            throw StageError.severalMatches(for: what, named: name, matchNames: found.map(\.name)).withSource(
                file: file, line: line)
        }
        throw StageError.noMatch(for: what, named: name, among: nodes { _ in true }.compactMap(word)).withSource(
            file: file, line: line)
    }
}

extension ViewTree.Node {
    /// The class in the node's name: "PosterCell" for "PosterCell#3".
    public var className: String { String(name.prefix { $0 != "#" }) }

    /// Whether the view is hidden: it is dormant, a prefetched cell, or hidden for another reason.
    public var isHidden: Bool { dormant != nil || states.contains("prefetched") || states.contains("hidden") }
}
