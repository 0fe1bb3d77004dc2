import Offscreen
import UIKit

/// The views in the window after one event, as a list: parents before children, siblings in sibling
/// order. Reusable views have no children here, as in the text form of a tree.
struct FilmScene {
    struct Entry {
        let depth: Int
        /// The node without its children.
        var node: ViewTree.Node { didSet { state = nil } }
        /// The node from which the view's drawing is made, as it was at the end of a tick. It
        /// contains all descendants if the view is reusable. Nil for a view that was made in a
        /// tick, until the end of that tick.
        let whole: ViewTree.Node?
        /// The index of the view's state in the list of states in the film; nil until `FilmWriter`
        /// has added the state.
        var state: Int?
    }

    var entries: [Entry] = []

    init() {}

    init(_ tree: ViewTree) {
        addSubtree(tree.root, depth: 0)
    }

    // The entry is made in another function, because a larger stack frame could overflow the stack
    // in a deep tree.
    private mutating func addSubtree(_ node: ViewTree.Node, depth: Int) {
        appendEntry(for: node, depth: depth)
        if node.isReusable { return }
        for child in node.children { addSubtree(child, depth: depth + 1) }
    }

    private mutating func appendEntry(for node: ViewTree.Node, depth: Int) {
        var bare = node
        bare.children = []
        var whole = node
        if node.isReusable {
            let content = ShownContent(of: node)
            if !content.texts.isEmpty { bare.text = content.texts.joined(separator: " ") }
            if !content.images.isEmpty { bare.image = content.images.joined(separator: ", ") }
        } else {
            // The drawing of a view that is not reusable depends on the number of its subviews, but
            // not on their contents.
            whole.children = node.children.map { child in ViewTree.Node(name: child.name, frame: child.frame) }
        }
        entries.append(Entry(depth: depth, node: bare, whole: whole))
    }

    /// The texts and the images of the views in a view, except for hidden views and the views in
    /// them.
    struct ShownContent {
        private(set) var texts: [String] = []
        private(set) var images: [String] = []

        init(of node: ViewTree.Node) {
            add(node)
        }

        // OPTIMIZATION: a loop over the children would copy each node with its appearance.
        private mutating func add(_ node: ViewTree.Node) {
            for index in node.children.indices where !node.children[index].states.contains("hidden") {
                if let text = node.children[index].text, !text.isEmpty { texts.append(text) }
                if let image = node.children[index].image { images.append(image) }
                add(node.children[index])
            }
        }
    }

    func position(of view: String) -> Int? { entries.firstIndex { $0.node.name == view } }

    /// Returns the positions in `entries` of the direct children of the entry at a position.
    func childPositions(ofEntryAt position: Int) -> [Int] {
        let depth = entries[position].depth
        var result: [Int] = []
        for index in entries.indices.dropFirst(position + 1) {
            guard entries[index].depth > depth else { break }
            if entries[index].depth == depth + 1 { result.append(index) }
        }
        return result
    }

    /// Returns the node at a position with its children, for reports.
    func node(at position: Int) -> ViewTree.Node {
        var node = entries[position].node
        node.children = childPositions(ofEntryAt: position).map { self.node(at: $0) }
        return node
    }
}

// MARK: - Events between the ends of two ticks

extension FilmScene {
    /// The states of a view that was made or taken and has no place yet.
    private static let statesBeforePlacing = ["orphan", "hidden"]

    /// Applies an event that concerns views: `make`, `take`, `put`, `drop`, `place`, `apply`, or a
    /// change of the bounds.
    ///
    /// - Parameter enteringElement: the element whose `enter` event has begun and not ended; nil if
    ///   there is none.
    mutating func apply(_ event: Event, enteringElement: ElementName?) {
        switch event.verb {
        case .bounds where event.extent == .begin:
            guard let view = event.collection, let position = position(of: view), let bounds = event.otherRect else {
                return
            }
            entries[position].node.scroll?.offset = bounds.origin
        case .make:
            guard let view = event.view, position(of: view) == nil,
                let parent = event.collection.flatMap({ position(of: $0) })
            else {
                return
            }
            var node = ViewTree.Node(name: view, frame: .zero)
            node.states = FilmScene.statesBeforePlacing
            insert(node, intoEntryAt: parent, siblingIndex: .max)
        case .take:
            changeNode(of: event.view) { node in
                node.dormant = nil
                node.reuses += 1
                node.states = FilmScene.statesBeforePlacing
            }
        case .put:
            changeNode(of: event.view) { node in
                node.dormant = event.text
                node.element = nil
                node.z = 0
                node.states.removeAll { ["leaving", "prefetched", "orphan"].contains($0) }
            }
        case .drop:
            if let position = event.view.flatMap({ position(of: $0) }) { removeSubtree(at: position) }
        case .place:
            guard let view = event.view, let position = position(of: view) else { return }
            if event.cause != .app { entries[position].node.z = event.z }
            if entries[position].node.states == FilmScene.statesBeforePlacing {
                entries[position].node.element = enteringElement
                entries[position].node.states = enteringElement == nil ? ["prefetched"] : []
            }
            if event.cause != .stored, !event.staysInPlace, let index = event.number {
                moveEntry(at: position, toSiblingIndex: index)
            }
        case .apply where event.extent != .end:
            changeNode(of: event.view) { node in
                if let frame = event.rect { node.frame = frame }
                node.z = event.z
            }
        default: break
        }
    }

    private mutating func changeNode(of view: String?, _ body: (inout ViewTree.Node) -> Void) {
        if let position = view.flatMap({ position(of: $0) }) { body(&entries[position].node) }
    }

    private func positionsOfSubtree(at position: Int) -> Range<Int> {
        let end = entries.indices.dropFirst(position + 1).first { entries[$0].depth <= entries[position].depth }
        return position..<(end ?? entries.count)
    }

    private mutating func removeSubtree(at position: Int) {
        entries.removeSubrange(positionsOfSubtree(at: position))
    }

    private mutating func insert(_ node: ViewTree.Node, intoEntryAt parent: Int, siblingIndex index: Int) {
        let siblings = childPositions(ofEntryAt: parent)
        let position = index < siblings.count ? siblings[index] : positionsOfSubtree(at: parent).upperBound
        entries.insert(Entry(depth: entries[parent].depth + 1, node: node, whole: nil), at: position)
    }

    private mutating func moveEntry(at position: Int, toSiblingIndex index: Int) {
        let depth = entries[position].depth
        guard let parent = entries[..<position].lastIndex(where: { $0.depth == depth - 1 }) else { return }
        let range = positionsOfSubtree(at: position)
        let moved = Array(entries[range])
        entries.removeSubrange(range)
        let siblings = childPositions(ofEntryAt: parent)
        entries.insert(
            contentsOf: moved,
            at: siblings.indices.contains(index) ? siblings[index] : positionsOfSubtree(at: parent).upperBound)
    }
}
