import UIKit

/// A view and everything below it as values: what a test compares and a person reads.
public struct ViewTree: Equatable, Sendable {
    public struct Node: Equatable, Sendable {
        /// "PosterCell#3": the third of its class made on this stage.
        public var name: String
        /// In the superview, in points.
        public var frame: CGRect
        /// Facts of a scroll view; nil for other views.
        public var scroll: Scroll?
        /// The element the view stands for.
        public var element: ElementName?
        /// The element's zIndex.
        public var z = 0
        public var zPosition: CGFloat = 0
        public var alpha: CGFloat = 1
        /// The affine transform's six numbers; nil for the identity.
        public var transform: [CGFloat]?
        /// "selected", "highlighted", "hidden", "leaving", "orphan".
        public var states: [String] = []
        /// The identifier of the pool the view waits in.
        public var dormant: String?
        /// How often the view was taken from a pool.
        public var reuses = 0
        /// What its labels say.
        public var text: String?
        /// Back to front.
        public var children: [Node] = []

        public init(name: String, frame: CGRect) {
            self.name = name
            self.frame = frame
        }
    }

    public struct Scroll: Equatable, Sendable {
        public var offset: CGPoint
        public var content: CGSize
        public var inset: [CGFloat]
    }

    /// How much of what is inside reusable views is told.
    public enum Detail: Sendable {
        /// A reusable view is one line, with the texts of its labels.
        case elements
        /// Every view is a line.
        case everything
    }

    public var root: Node

    public init(root: Node) {
        self.root = root
    }

    /// Reads a view. Nothing is made or changed by it.
    @MainActor
    public init(of view: UIView, detail: Detail = .elements) {
        root = ViewTreeReader(detail: detail).node(view)
    }

    /// The node with a name; nil when there is none.
    public subscript(name: String) -> Node? { root.first { $0.name == name } }
}

extension ViewTree.Node {
    func first(where matches: (ViewTree.Node) -> Bool) -> ViewTree.Node? {
        if matches(self) { return self }
        for child in children {
            if let found = child.first(where: matches) { return found }
        }
        return nil
    }
}

extension Stage {
    /// Everything in the window. Reading it changes nothing.
    public var tree: ViewTree { ViewTree(of: window) }
}
