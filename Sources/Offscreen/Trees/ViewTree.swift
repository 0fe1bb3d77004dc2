import UIKit

/// A view and everything below it as values, for tests to compare and people to read.
public struct ViewTree: Equatable, Sendable {
    public struct Node: Equatable, Sendable {
        /// The name of the view: "PosterCell#3" is the third of its class made on this stage.
        public var name: String
        /// The frame in the superview, in points.
        public var frame: CGRect
        /// The state of a scroll view; nil for other views.
        public var scroll: Scroll?
        /// The element the view stands for.
        public var element: ElementName?
        /// The element's zIndex.
        public var z = 0
        public var zPosition: CGFloat = 0
        public var alpha: CGFloat = 1
        /// The affine transform's six numbers; nil for the identity.
        public var transform: [CGFloat]?
        /// "selected", "highlighted", "untouchable", "hidden", "leaving", "orphan", "prefetched", "no data source"; on a device "animating".
        public var states: [String] = []
        /// The identifier of the pool in which the view waits.
        public var dormant: String?
        /// How often the view was taken from a pool.
        public var reuses = 0
        /// The texts of its labels.
        public var text: String?
        /// How it is painted. Only recordings have it.
        public var look: Look?
        /// Why its element or its zIndex is uncertain; nil in what the model records. Recordings of a device have it.
        public var doubt: String?
        /// Back to front.
        public var children: [Node] = []

        package static let sourceless = "no data source"

        public init(name: String, frame: CGRect) {
            self.name = name
            self.frame = frame
        }
    }

    public struct Scroll: Equatable, Sendable {
        public var offset: CGPoint
        public var content: CGSize
        public var inset: [CGFloat]
        /// The number of items in each section of a collection view, in the recording of a device; nil otherwise.
        public var counts: [Int]?
    }

    /// What a view itself paints. Lengths are in points.
    public struct Look: Equatable, Codable, Sendable {
        /// Red, green, blue and alpha, from 0 to 1.
        public var background: [Double]?
        public var cornerRadius: Double?
        public var borderWidth: Double?
        public var border: [Double]?
        public var shadowOpacity: Double?
        public var shadowRadius: Double?
        public var shadowOffset: [Double]?
        public var textColor: [Double]?
        public var fontSize: Double?
        public var isCentered: Bool?
        /// The name of the image it shows.
        public var image: String?
        /// Whether anything outside of it is clipped.
        public var clips: Bool?
        /// What it shows beyond what a view has: those above before those below.
        public var layers: [Layer]?

        public init() {}
    }

    /// How much of the contents of reusable views is read.
    public enum Detail: Sendable {
        /// A reusable view is one line, with the texts of its labels.
        case elements
        /// Every view is a line.
        case everything
        /// Every view, with the look that a picture needs.
        case painted
    }

    public var root: Node

    public init(root: Node) {
        self.root = root
    }

    /// Reads a view. Reading makes and changes nothing.
    @MainActor
    public init(of view: UIView, detail: Detail = .elements) {
        var words = EventNaming(registry: view.viewWorld.registry)
        self.init(Scene(of: view), detail: detail, words: &words)
    }

    /// The node with a name; nil when there is none.
    public subscript(name: String) -> Node? { root.first { $0.name == name } }
}

extension ViewTree {
    /// The greatest number of levels that views can have.
    static let mostLevels = CALayer.mostLevels

    func hasLevels(atMost most: Int) -> Bool {
        var deepest = 0
        root.visit { _, level in deepest = max(deepest, level) }
        return deepest < most
    }

    /// Puts a tree together from its nodes, parents before children.
    struct Builder {
        struct Problem: Error, CustomStringConvertible {
            let description: String
        }

        /// The nodes from the root to the one added last.
        private var path: [Node] = []
        private var finished: Node?

        mutating func add(_ node: Node, level: Int) throws(Problem) {
            guard level >= 0, level <= path.count, level > 0 || finished == nil && path.isEmpty else {
                throw Problem(description: level == 0 ? "a second root" : "indented too far")
            }
            guard level < ViewTree.mostLevels else { throw Problem(description: "more than \(ViewTree.mostLevels) levels") }
            while path.count > level { close() }
            path.append(node)
        }

        mutating func tree() throws(Problem) -> ViewTree {
            while !path.isEmpty { close() }
            guard let finished else { throw Problem(description: "no view") }
            return ViewTree(root: finished)
        }

        private mutating func close() {
            let node = path.removeLast()
            if path.isEmpty { finished = node } else { path[path.count - 1].children.append(node) }
        }
    }
}

extension ViewTree.Node {
    /// Parents before children, each with the number of levels above it.
    func visit(_ body: (ViewTree.Node, Int) -> Void) {
        func visit(_ node: ViewTree.Node, _ level: Int) {
            body(node, level)
            for child in node.children { visit(child, level + 1) }
        }
        visit(self, 0)
    }

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
