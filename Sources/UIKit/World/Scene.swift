/// What is in a window at one moment, as plain memory: one node a view, parents before children, siblings back to front.
///
/// Taken at the end of every tick that is recorded, so it has to cost little: no strings, no objects.
package struct Scene: Sendable {
    package struct Node: Sendable, Equatable {
        package let name: ViewName
        /// Steps below the scene's root.
        package let depth: Int32
        /// In the superview, in points.
        package let frame: CGRect
        package let alpha: Float
        package let zPosition: CGFloat
        package let states: States
        /// Of a reusable view: the element it stands for, its zIndex, how often it was reused, the pool it waits in.
        package var element: ProbeEvent.Element?
        package var z = 0
        package var reuses: Int32 = 0
        package var identifier = Phrase.none
        package var text = Phrase.none
        /// Indexes into the scene's lists; -1 for none.
        package var scroll: Int32 = -1
        package var transform: Int32 = -1
        package var look: Int32 = -1
    }

    package struct States: OptionSet, Sendable, Equatable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

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
    }

    package struct Scroll: Sendable, Equatable {
        package let offset: CGPoint
        package let content: CGSize
        package let inset: UIEdgeInsets
    }

    /// How a view is painted, where it paints anything.
    package struct Look: Sendable, Equatable {
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
        package var image = Phrase.none
    }

    package struct RGBA: Sendable, Equatable {
        package let red: Float
        package let green: Float
        package let blue: Float
        package let alpha: Float

        init?(_ color: CGColor?) {
            guard let parts = color?.components, parts.count == 4 else { return nil }
            (red, green, blue, alpha) = (Float(parts[0]), Float(parts[1]), Float(parts[2]), Float(parts[3]))
        }
    }

    package struct Pool: Sendable, Equatable {
        package let owner: ViewName
        package let category: UICollectionView.ElementCategory
        package let kind: Phrase
        package let identifier: Phrase
        package let made: Int
        package let live: Int
        package let dormant: Int
        package let taken: Int
        package let put: Int
        package let capacity: Int
    }

    /// A collection view in the scene, and what its engine knows beyond its views.
    package struct Collection: Sendable, Equatable {
        package let name: ViewName
        package let prefetched: Int
        /// The rectangle for which the layout was asked.
        package let known: CGRect
    }

    package private(set) var nodes: [Node] = []
    package private(set) var scrolls: [Scroll] = []
    package private(set) var transforms: [CATransform3D] = []
    package private(set) var looks: [Look] = []
    package private(set) var pools: [Pool] = []
    package private(set) var collections: [Collection] = []

    @MainActor
    package init(of view: UIView, like last: Scene? = nil) {
        if let last { nodes.reserveCapacity(last.nodes.count + 8) }
        add(view, depth: 0)
    }

    @MainActor
    private mutating func add(_ view: UIView, depth: Int32) {
        let layer = view.layer
        var states: States = []
        if layer.isHidden { states.insert(.hidden) }
        if layer.masksToBounds { states.insert(.clips) }
        var node: Node
        if view.isReusableView {
            let reusable = unsafeDowncast(view, to: UICollectionReusableView.self)
            states.formUnion(reusable.sceneStates)
            node = Node(
                name: view.name, depth: depth, frame: layer.frame, alpha: layer.opacity, zPosition: layer.zPosition, states: states)
            node.reuses = Int32(reusable.standing.reuses)
            if states.contains(.live) || states.contains(.leaving) {
                node.element = collectionView(of: view)?.element(of: reusable)
                node.z = reusable.appliedZ
            }
            if states.contains(.dormant) { node.identifier = Phrase(reusable.reuseIdentifier ?? "") }
        } else {
            if !view.isUserInteractionEnabled { states.insert(.untouchable) }
            let says = (view as? any SaysText)?.spokenText
            if says != nil { states.insert(.saysText) }
            node = Node(
                name: view.name, depth: depth, frame: layer.frame, alpha: layer.opacity, zPosition: layer.zPosition, states: states)
            if let says { node.text = says }
            if let scroll = view as? UIScrollView {
                node.scroll = Int32(scrolls.count)
                scrolls.append(
                    Scroll(offset: scroll.contentOffset, content: scroll.contentSize, inset: scroll.adjustedContentInset))
                if let collection = scroll as? UICollectionView { add(collection) }
            }
        }
        if !layer.isUntransformed {
            node.transform = Int32(transforms.count)
            transforms.append(layer.transform)
        }
        if let look = Look(of: view, layer) {
            node.look = Int32(looks.count)
            looks.append(look)
        }
        nodes.append(node)
        for child in layer.children {
            if let view = child.view { add(view, depth: depth + 1) }
        }
    }

    @MainActor
    private func collectionView(of view: UIView) -> UICollectionView? {
        var above = view.superview
        while let current = above {
            if let found = current as? UICollectionView { return found }
            above = current.superview
        }
        return nil
    }

    @MainActor
    private mutating func add(_ view: UICollectionView) {
        collections.append(Collection(name: view.name, prefetched: view.prefetchedCount, known: view.engine.map.known ?? .null))
        for pool in view.engine.pools.all {
            pools.append(
                Pool(
                    owner: view.name, category: pool.category, kind: pool.category == .cell ? .none : Phrase(pool.kind),
                    identifier: pool.phrase, made: pool.made, live: pool.live, dormant: pool.dormant.count, taken: pool.taken,
                    put: pool.put, capacity: pool.capacity))
        }
    }
}

/// A view that shows a text.
@MainActor
protocol SaysText: UIView {
    /// Nil when it says nothing.
    var spokenText: Phrase? { get }
}

extension Scene.Look {
    /// Nil for a view that paints nothing of its own.
    @MainActor
    fileprivate init?(of view: UIView, _ layer: CALayer) {
        let label = view as? UILabel
        let image = view as? UIImageView
        let background = layer.backgroundColor
        guard background != nil || layer.borderWidth > 0 || layer.shadowOpacity > 0 || label != nil || image?.image != nil else {
            return nil
        }
        self.background = Scene.RGBA(background)
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
        if let name = image?.image?.imageName { self.image = Phrase(name) }
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
        if !isUserInteractionEnabled { states.insert(.untouchable) }
        if let cell = self as? UICollectionViewCell {
            if cell.isSelected { states.insert(.selected) }
            if cell.isHighlighted { states.insert(.highlighted) }
        }
        return states
    }
}
