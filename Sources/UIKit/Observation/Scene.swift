/// The contents of a window at one moment, as plain memory: one node for each view, parents before children, siblings back to
/// front.
///
/// A scene is taken at the end of every recorded tick, so it has to be cheap: no strings, no objects.
package struct Scene: Sendable {
    package struct Node: Equatable, Sendable {
        package let name: ViewName
        /// The number of levels below the scene's root.
        package let depth: Int32
        /// The frame in the superview, in points.
        package let frame: CGRect
        package let alpha: Float
        package let zPosition: CGFloat
        package fileprivate(set) var states: States
        /// For a reusable view: its zIndex, the element it stands for, and how often it was reused.
        package var z = 0
        fileprivate var elementBits = UInt64.max
        package var reuses: Int32 = 0
        /// The text of a label, or the pool in which a dormant view waits.
        package var text = InternedString.none
        /// Indexes into the scene's lists; -1 for none.
        package var scroll: Int32 = -1
        package var transform: Int32 = -1
        package var look: Int32 = -1

        /// No key has all bits set.
        package var element: PackedEvent.Element? {
            elementBits == .max ? nil : PackedEvent.Element(key: ElementKey(bits: elementBits))
        }
    }

    package struct States: OptionSet, Sendable {
        package var rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        // OPTIMIZATION: the standard library's are generic, which is a third of a scene's time in a debug build.
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
        package static let saysText = States(rawValue: 1024)
        package static let clips = States(rawValue: 2048)
        /// A collection view whose data source was never set, or has gone.
        package static let sourceless = States(rawValue: 4096)
    }

    package struct Scroll: Equatable, Sendable {
        package let offset: CGPoint
        package let content: CGSize
        package let inset: UIEdgeInsets
    }

    /// How a view is painted, for views that paint something.
    package struct Look: Equatable, Sendable {
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
        package var image = InternedString.none
    }

    package struct RGBA: Equatable, Sendable {
        package let red: Float
        package let green: Float
        package let blue: Float
        package let alpha: Float

        init?(_ color: CGColor?) {
            guard let parts = color?.components else { return nil }
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

    /// A collection view in the scene, and what its engine knows beyond its views.
    package struct Collection: Equatable, Sendable {
        package let name: ViewName
        package let prefetched: Int
        /// The rectangle for which the layout was asked.
        package let known: CGRect
    }

    package internal(set) var nodes: ContiguousArray<Node> = []
    package internal(set) var scrolls: ContiguousArray<Scroll> = []
    package internal(set) var transforms: ContiguousArray<CATransform3D> = []
    package internal(set) var looks: ContiguousArray<Look> = []
    /// The layers of a view one after the other, those above before those below.
    package internal(set) var layers: ContiguousArray<Layer> = []
    package internal(set) var points: ContiguousArray<Point> = []
    package internal(set) var stops: ContiguousArray<Stop> = []
    package internal(set) var pools: ContiguousArray<Pool> = []
    package internal(set) var collections: ContiguousArray<Collection> = []

    init() {}

    @MainActor
    package init(of view: UIView) {
        take(view)
    }

    /// Fills the scene from a view. The lists keep their capacity.
    @MainActor
    mutating func take(_ view: UIView) {
        nodes.removeAll(keepingCapacity: true)
        scrolls.removeAll(keepingCapacity: true)
        transforms.removeAll(keepingCapacity: true)
        looks.removeAll(keepingCapacity: true)
        layers.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        stops.removeAll(keepingCapacity: true)
        pools.removeAll(keepingCapacity: true)
        collections.removeAll(keepingCapacity: true)
        var above = view.superview
        while let current = above, !(current is UICollectionView) { above = current.superview }
        add(view, view.layer, depth: 0, inside: (above as? UICollectionView).map { .passUnretained($0) })
    }

    /// - Parameter inside: the nearest collection view above.
    @MainActor
    private mutating func add(_ view: UIView, _ layer: CALayer, depth: Int32, inside: Unmanaged<UICollectionView>?) {
        if layer.opacity == 0, view is ScrollIndicator { return }
        var inside = inside
        var states = States()
        if layer.isHidden { states.insert(.hidden) }
        if layer.masksToBounds { states.insert(.clips) }
        if !view.isUserInteractionEnabled { states.insert(.untouchable) }
        var node: Node
        var role = Role.plain
        if view.isReusableView {
            let reusable = unsafeDowncast(view, to: UICollectionReusableView.self)
            states.formUnion(reusable.sceneStates)
            node = Node(view, layer, depth, states)
            node.reuses = Int32(reusable.standing.reuses)
            if states.contains(.live) || states.contains(.leaving) {
                if let element = inside?.borrowed({ $0.element(of: reusable) }) ?? nil { node.elementBits = element.key.bits }
                node.z = reusable.appliedZ
            }
            if states.contains(.dormant) { node.text = InternedString(reusable.reuseIdentifier ?? "") }
        } else {
            role = Role(of: view)
            let says = role == .plain ? nil : (view as? any SaysText)?.spokenText
            if says != nil { states.insert(.saysText) }
            node = Node(view, layer, depth, states)
            if let says { node.text = says }
            if role == .scroll {
                let scroll = unsafeDowncast(view, to: UIScrollView.self)
                node.scroll = Int32(scrolls.count)
                scrolls.append(
                    Scroll(offset: scroll.contentOffset, content: scroll.contentSize, inset: scroll.adjustedContentInset))
                if let collection = scroll as? UICollectionView {
                    add(collection)
                    if collection.dataSource == nil { node.states.insert(.sourceless) }
                    inside = .passUnretained(collection)
                }
            }
        }
        if !layer.isUntransformed {
            node.transform = Int32(transforms.count)
            transforms.append(layer.transform)
        }
        if let look = Look(of: view, layer, role) {
            node.look = Int32(looks.count)
            looks.append(look)
        }
        let place = Int32(nodes.count)
        nodes.append(node)
        if !layer.isPlain { add(layer, as: .own, ofNode: place, level: 0, subviewsBelow: 0, shift: .zero) }
        if layer.hasMask, let mask = layer.mask {
            add(mask, as: .mask, ofNode: place, level: 0, subviewsBelow: 0, shift: layer.bounds.origin)
        }
        // OPTIMIZATION: counting references to every child is a third of the time.
        var index = 0
        var subviews: Int32 = 0
        while index < layer.children.count {
            let child = layer.borrowedChild(index)
            if let view = child.view {
                let count = nodes.count
                view.borrowed { view in child.layer.borrowed { add(view, $0, depth: depth + 1, inside: inside) } }
                if nodes.count > count { subviews += 1 }
            } else {
                child.layer.borrowed { _ = add($0, as: .sublayer, ofNode: place, level: 0, subviewsBelow: subviews, shift: .zero) }
            }
            index += 1
        }
    }

    @MainActor
    private mutating func add(_ view: UICollectionView) {
        collections.append(Collection(name: view.name, prefetched: view.prefetchedCount, known: view.engine.state.map.known ?? .null))
        for pool in view.engine.state.pools.all {
            pools.append(
                Pool(
                    owner: view.name, category: pool.category, kind: pool.category == .cell ? .none : InternedString(pool.kind),
                    identifier: pool.phrase, made: pool.made, live: pool.live, dormant: pool.dormant.count, taken: pool.taken,
                    put: pool.put, capacity: pool.capacity))
        }
    }
}

extension Scene.Node {
    @MainActor
    fileprivate init(_ view: UIView, _ layer: CALayer, _ depth: Int32, _ states: Scene.States) {
        self.init(
            name: view.name, depth: depth, frame: layer.frame, alpha: layer.opacity, zPosition: layer.zPosition, states: states)
    }
}

/// The kinds of views that show something of their own.
private enum Role {
    case plain, label, image, scroll, other

    /// OPTIMIZATION: most views below cells are of few classes; four casts cost 60 ns.
    @MainActor
    init(of view: UIView) {
        let viewClass: UIView.Type = type(of: view)
        if viewClass == UIView.self {
            self = .plain
        } else if let known = Role.known[ObjectIdentifier(viewClass)] {
            self = known
        } else {
            self =
                view is UILabel
                ? .label : view is UIImageView ? .image : view is UIScrollView ? .scroll : view is any SaysText ? .other : .plain
            Role.known[ObjectIdentifier(viewClass)] = self
        }
    }

    @MainActor private static var known: [ObjectIdentifier: Role] = [:]
}

extension Scene.Look {
    /// Nil for a view that paints nothing of its own.
    @MainActor
    fileprivate init?(of view: UIView, _ layer: CALayer, _ role: Role) {
        let label = role == .label ? unsafeDowncast(view, to: UILabel.self) : nil
        let image = role == .image ? unsafeDowncast(view, to: UIImageView.self) : nil
        guard
            layer.hasBackgroundColor || layer.borderWidth > 0 || layer.shadowOpacity > 0 || label != nil || image?.image != nil
                || layer.masksToBounds && layer.cornerRadius > 0
        else { return nil }
        background = Scene.RGBA(layer.backgroundColor)
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        if borderWidth > 0 { border = Scene.RGBA(layer.borderColor) }
        shadowOpacity = layer.shadowOpacity
        if shadowOpacity > 0 { (shadowRadius, shadowOffset) = (layer.shadowRadius, layer.shadowOffset) }
        if let label {
            textColor = Scene.RGBA(label.textColor?.cgColor)
            fontSize = label.font?.pointSize ?? 17
            isCentered = label.textAlignment == .center
        }
        if let name = image?.image?.imageName { self.image = InternedString(name) }
    }
}

extension Scene.Look {
    /// Nil for a layer that paints nothing of its own.
    @MainActor
    init?(of layer: CALayer) {
        background = Scene.RGBA(layer.backgroundColor)
        if background?.alpha == 0 { background = nil }
        borderWidth = layer.borderWidth
        shadowOpacity = layer.shadowOpacity
        guard background != nil || borderWidth > 0 || shadowOpacity > 0 || layer.masksToBounds && layer.cornerRadius > 0 else { return nil }
        cornerRadius = layer.cornerRadius
        if borderWidth > 0 { border = Scene.RGBA(layer.borderColor) }
        if shadowOpacity > 0 { (shadowRadius, shadowOffset) = (layer.shadowRadius, layer.shadowOffset) }
    }
}

extension UICollectionReusableView {
    fileprivate var sceneStates: Scene.States {
        var states: Scene.States = .reusable
        switch standing.state {
        case .foreign: break
        case .orphan: states.insert(.orphan)
        case .live: states.insert(.live)
        case .leaving: states.insert(.leaving)
        case .cached: states.insert(.cached)
        case .dormant: states.insert(.dormant)
        }
        if isCell {
            let cell = unsafeDowncast(self, to: UICollectionViewCell.self)
            if cell.isSelected { states.insert(.selected) }
            if cell.isHighlighted { states.insert(.highlighted) }
        }
        return states
    }
}
