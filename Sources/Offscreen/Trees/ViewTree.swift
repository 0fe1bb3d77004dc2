import UIKit

/// A view with views below it, as values that can be compared and read as text.
public struct ViewTree: Equatable, Sendable {
    public struct Node: Equatable, Sendable {
        /// The name of the view: "PosterCell#3" is the third view of its class that got a name.
        public var name: String
        /// The frame in the superview, in points.
        public var frame: CGRect
        /// The state of a scroll view; nil for other views.
        public var scroll: ScrollState?
        /// The element that the view represents, or represented before it began to leave; nil if
        /// there is none, or if it is not known.
        public var element: ElementName?
        /// The element's zIndex.
        public var z = 0
        public var zPosition: CGFloat = 0
        public var alpha: CGFloat = 1
        /// The affine transform's six numbers; nil for the identity, and for a view with the state
        /// "3D".
        public var transform: [CGFloat]?
        /// Any of the words "selected", "highlighted", "untouchable", "hidden", "leaving",
        /// "orphan", "prefetched" and "no data source". A recording of a device also has the words
        /// "animating" and "3D".
        public var states: [String] = []
        /// The identifier of the pool in which the view waits; nil if it is in no pool, and in the
        /// recording of a device.
        public var dormant: String?
        /// The number of times that the view was taken from a pool; 0 in the recording of a device.
        public var reuses = 0
        /// The text that the view itself shows, as a label does; nil if there is none. With the
        /// detail `elements`, a reusable view has the texts of the views in it that are not hidden.
        public var text: String?
        /// The identity of the image that the view itself shows: its name, its accessibility
        /// identifier, a digest of what was drawn into it or of its file, or a serial number; nil if
        /// there is none. With the detail `elements`, a reusable view has the images of the views
        /// in it that are not hidden, with commas between them.
        public var image: String?
        /// The view's appearance, in a recording or if the tree was read with the detail `painted`;
        /// otherwise nil. It can be nil too if the view neither paints anything itself, nor clips
        /// its subviews, nor has recorded layers.
        public var appearance: Appearance?
        /// The reason why the element or the zIndex is uncertain, in the recording of a device; nil
        /// otherwise.
        public var uncertainty: String?
        /// The subviews that the tree has, back to front.
        public var children: [Node] = []

        package static let noDataSource = "no data source"
        /// The word, in the recording of a device, for a view whose transform is not affine. The
        /// numbers of such a transform are not recorded there.
        static let spatial = "3D"

        public init(name: String, frame: CGRect) {
            self.name = name
            self.frame = frame
        }
    }

    /// The state of a scroll view. Lengths are in points.
    public struct ScrollState: Equatable, Sendable {
        public var offset: CGPoint
        public var content: CGSize
        /// The adjusted content inset: top, left, bottom and right.
        public var inset: [CGFloat]
        /// The number of items in each of a collection view's first thousand sections, in the
        /// recording of a device; nil otherwise.
        public var counts: [Int]?
    }

    /// The appearance of a view without its subviews, or of a layer without its sublayers. Lengths
    /// are in points.
    public struct Appearance: Equatable, Codable, Sendable {
        /// The background color as red, green, blue and alpha, from 0 to 1.
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
        /// The name of a label's font; nil for the regular system font.
        public var font: String?
        /// The greatest number of lines of a label, or 0 for no limit; nil for 1.
        public var lines: Int?
        /// Whether the lines of a label may end after every character; nil for false.
        public var wrapsByCharacters: Bool?
        /// Whether the text of a label has attributes, so that its parts may have several fonts; nil
        /// for false.
        public var isAttributed: Bool?
        /// The plain shape of a control, a bar or an accessory, and what it shows, such as "switch
        /// on" or "slider 0.5"; nil for other views.
        public var symbol: String?
        /// Whether contents outside of the view are clipped; nil for false.
        public var clips: Bool?
        /// The layers that show something in addition to the view's properties, each before its
        /// sublayers.
        public var layers: [Layer]?

        public init() {}
    }

    /// The amount of detail with which a tree represents views.
    public enum Detail: Sendable {
        /// A reusable view is one node, with the texts of the views in it that are not hidden.
        case elements
        /// Every view is a node, except for transparent scroll indicators.
        case everything
        /// Every node of `everything`, with the appearance that a picture needs.
        case painted
    }

    public var root: Node

    public init(root: Node) {
        self.root = root
    }

    /// Makes the tree of a view, without changing the view.
    @MainActor
    public init(of view: UIView, detail: Detail = .elements) {
        var unpacker = EventUnpacker(viewNames: view.viewWorld.viewNames)
        self.init(Scene(of: view), detail: detail, unpacker: &unpacker)
    }

    /// The first node with the given name; nil if there is none.
    public subscript(name: String) -> Node? { root.first { $0.name == name } }
}

extension ViewTree {
    /// The greatest number of levels in a tree.
    static let maximumLevelCount = CALayer.maximumDepth

    func hasAtMost(levelCount most: Int) -> Bool {
        var deepest = 0
        root.visit { _, level in deepest = max(deepest, level) }
        return deepest < most
    }

    /// Builds a tree from nodes that are added one after the other, parents before children.
    struct Builder {
        struct BuildError: Error, CustomStringConvertible {
            let description: String
        }

        /// The nodes from the root to the one added last.
        private var path: [Node] = []
        private var finished: Node?

        mutating func add(_ node: Node, level: Int) throws(BuildError) {
            guard level >= 0, level <= path.count, level > 0 || finished == nil && path.isEmpty else {
                throw BuildError(description: level == 0 ? "a second root" : "indented too far")
            }
            guard level < ViewTree.maximumLevelCount else {
                throw BuildError(description: "more than \(ViewTree.maximumLevelCount) levels")
            }
            while path.count > level { closeLastNode() }
            path.append(node)
        }

        mutating func finish() throws(BuildError) -> ViewTree {
            while !path.isEmpty { closeLastNode() }
            guard let finished else { throw BuildError(description: "no view") }
            return ViewTree(root: finished)
        }

        private mutating func closeLastNode() {
            let node = path.removeLast()
            if path.isEmpty { finished = node } else { path[path.count - 1].children.append(node) }
        }
    }
}

extension ViewTree.Node {
    /// Calls a closure with each node, parents before children, and with the number of levels above
    /// the node.
    func visit(_ body: (ViewTree.Node, Int) -> Void) {
        func visit(_ node: ViewTree.Node, level: Int) {
            body(node, level)
            for child in node.children { visit(child, level: level + 1) }
        }
        visit(self, level: 0)
    }

    /// Returns the first node that matches, parents before children; nil if there is none.
    package func first(where matches: (ViewTree.Node) -> Bool) -> ViewTree.Node? {
        if matches(self) { return self }
        for child in children {
            if let found = child.first(where: matches) { return found }
        }
        return nil
    }
}

extension Stage {
    /// The tree of the window. Reading this property changes nothing.
    public var tree: ViewTree { ViewTree(of: window) }
}
