/// The contents of a window or another view at one time, as plain values. There is one node for
/// each view, except for transparent scroll indicators. Parents come before children, and siblings
/// are in the sibling order.
///
/// A scene contains no strings and no objects, because recording a scene in every turn of the clock
/// must be fast.
package struct Scene: Sendable {
    package struct Node: Equatable, Sendable {
        package let name: ViewName
        /// The number of levels below the scene's root.
        package let depth: Int32
        /// The frame in the superview, in points.
        package let frame: CGRect
        package let alpha: Float
        package let zPosition: CGFloat
        package internal(set) var states: States
        /// The zIndex of a reusable view that represents an element or is being animated away; 0
        /// for other views.
        package var z = 0
        var elementBits = UInt64.max
        package var reuses: Int32 = 0
        /// The text of a label or of another view that shows text, or the reuse identifier of a
        /// dormant view.
        package var text = InternedString.none
        /// The index of the view's scroll values in the scene's list; -1 if the view is not a
        /// scroll view.
        package var scroll: Int32 = -1
        /// The index of the view's transform in the scene's list; -1 for the identity.
        package var transform: Int32 = -1
        /// The index of the view's appearance in the scene's list; -1 if the view has no background
        /// color, border, shadow or image, is not a label, and does not clip at rounded corners.
        package var appearance: Int32 = -1

        // OPTIMIZATION: the operator that the compiler would write copies both nodes, and calls a
        // function to compare the frames.
        @inline(__always)
        package static func == (a: Node, b: Node) -> Bool {
            a.name == b.name && a.depth == b.depth && a.frame.origin.x == b.frame.origin.x
                && a.frame.origin.y == b.frame.origin.y
                && a.frame.size.width == b.frame.size.width && a.frame.size.height == b.frame.size.height
                && a.alpha == b.alpha
                && a.zPosition == b.zPosition && a.states.rawValue == b.states.rawValue && a.z == b.z
                && a.elementBits == b.elementBits
                && a.reuses == b.reuses && a.text == b.text && a.scroll == b.scroll && a.transform == b.transform
                && a.appearance == b.appearance
        }

        /// The element of a reusable view that represents it or is being animated away; nil for
        /// other views, and outside of collection views. `elementBits` then has a value that no key
        /// has.
        package var element: PackedEvent.Element? {
            elementBits == .max ? nil : PackedEvent.Element(key: ElementKey(bits: elementBits))
        }
    }

    package struct States: OptionSet, Sendable {
        package var rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        // OPTIMIZATION: in a debug build, the generic methods of `OptionSet` would take a third of
        // the time for recording a scene.
        package init() { rawValue = 0 }
        package mutating func insert(_ other: States) { rawValue |= other.rawValue }
        package mutating func formUnion(_ other: States) { rawValue |= other.rawValue }
        package func contains(_ other: States) -> Bool { rawValue & other.rawValue == other.rawValue }

        package static let hidden = States(rawValue: 1)
        package static let selected = States(rawValue: 2)
        package static let highlighted = States(rawValue: 4)
        package static let live = States(rawValue: 8)
        package static let leaving = States(rawValue: 16)
        package static let orphan = States(rawValue: 32)
        package static let cached = States(rawValue: 64)
        package static let dormant = States(rawValue: 128)
        package static let reusable = States(rawValue: 256)
        package static let untouchable = States(rawValue: 512)
        package static let showsText = States(rawValue: 1024)
        package static let clips = States(rawValue: 2048)
        /// The view is a collection view without a data source: none is set, or the data source no
        /// longer exists.
        package static let hasNoDataSource = States(rawValue: 4096)
    }

    package struct ScrollValues: Equatable, Sendable {
        package let offset: CGPoint
        package let content: CGSize
        package let inset: UIEdgeInsets
    }

    /// The colors, border, shadow, text properties and image of a view or layer.
    package struct Appearance: Equatable, Sendable {
        package var background: RGBA?
        package var cornerRadius: CGFloat = 0
        package var borderWidth: CGFloat = 0
        package var border: RGBA?
        package var shadowOpacity: Float = 0
        package var shadowRadius: CGFloat = 0
        package var shadowOffset = CGSize.zero
        package var textColor: RGBA?
        package var fontSize: CGFloat = 0
        package var isCentered = false
        /// The name of a label's font; empty for the regular system font.
        package var font = InternedString.none
        /// The greatest number of lines of a label; zero for no limit.
        package var numberOfLines = 1
        package var wrapsByCharacters = false
        /// Whether a label's text has attributes.
        package var isAttributed = false
        /// The plain shape of a view whose look is not modelled.
        package var symbol = InternedString.none
        package var image = InternedString.none
    }

    package struct RGBA: Equatable, Sendable {
        package let red: Float
        package let green: Float
        package let blue: Float
        package let alpha: Float

        init?(_ color: CGColor?) {
            // A color with one component is a pattern, which has no RGBA value. The component is
            // the alpha.
            guard let parts = color?.components, parts.count > 1 else { return nil }
            let isGrey = parts.count == 2
            (red, green) = (Float(parts[0]), Float(parts[isGrey ? 0 : 1]))
            (blue, alpha) = (Float(parts[isGrey ? 0 : 2]), Float(parts[isGrey ? 1 : 3]))
        }
    }

    package struct Pool: Equatable, Sendable {
        package let owner: ViewName
        package let category: UICollectionView.ElementCategory
        package let kind: InternedString
        package let identifier: InternedString
        package let made: Int
        package let live: Int
        package let dormant: Int
        package let taken: Int
        package let put: Int
        package let capacity: Int
    }

    /// A collection view in the scene, with values of its engine that its views do not show.
    package struct CollectionViewValues: Equatable, Sendable {
        package let name: ViewName
        package let prefetched: Int
        /// The rectangle for which the layout has returned attributes; null if there is none.
        package let known: CGRect
    }

    package internal(set) var nodes: ContiguousArray<Node> = []
    package internal(set) var scrolls: ContiguousArray<ScrollValues> = []
    package internal(set) var transforms: ContiguousArray<CATransform3D> = []
    package internal(set) var appearances: ContiguousArray<Appearance> = []
    /// Masks, sublayers that show something themselves or by their sublayers, and own layers of
    /// views with a shape or gradient. Each layer comes before its mask and sublayers.
    package internal(set) var layers: ContiguousArray<Layer> = []
    package internal(set) var points: ContiguousArray<Point> = []
    package internal(set) var stops: ContiguousArray<GradientStop> = []
    package internal(set) var pools: ContiguousArray<Pool> = []
    package internal(set) var collections: ContiguousArray<CollectionViewValues> = []

    init() {}
}

extension Scene.Appearance {
    /// Creates the appearance of a layer; nil for a layer without visible background, border,
    /// shadow and clipping at rounded corners.
    @MainActor
    init?(of layer: CALayer) {
        self.init(copying: layer)
        if background?.alpha == 0 { background = nil }
        guard background != nil || borderWidth > 0 || shadowOpacity > 0 || layer.masksToBounds && cornerRadius > 0
        else { return nil }
    }

    /// Creates the appearance of a layer, whether or not it paints anything.
    @MainActor
    init(copying layer: CALayer) {
        background = Scene.RGBA(layer.backgroundColor)
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        if borderWidth > 0 { border = Scene.RGBA(layer.borderColor) }
        shadowOpacity = layer.shadowOpacity
        if shadowOpacity > 0 { (shadowRadius, shadowOffset) = (layer.shadowRadius, layer.shadowOffset) }
    }
}
