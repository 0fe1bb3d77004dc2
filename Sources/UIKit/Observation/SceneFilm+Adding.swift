/// Creates a scene from a view and its subviews.
extension Scene {
    @MainActor
    package init(of view: UIView) {
        var film = SceneFilm()
        film.addScene(of: view)
        self = film.scene(advancingTo: 0)
    }
}

extension SceneFilm {
    /// Adds a scene that shows a view and its subviews.
    package mutating func addScene(of view: UIView) {
        var above = view.superview
        while let current = above, (current as? UIScrollView)?.observedList == nil { above = current.superview }
        CALayer.withRemovedLayersKeptAlive {
            add(
                view, layer: view.layer, depth: 0,
                engine: (above as? UIScrollView)?.observedList?.engineForObservation)
        }
        endScene()
    }

    /// Adds a view, its layers and its subviews to the scene that is being added.
    ///
    /// - Parameter engine: the engine of the nearest list among the superviews of the view.
    private mutating func add(_ view: UIView, layer: CALayer, depth: Int32, engine: EngineForObservation?) {
        if layer.opacity == 0, view is ScrollIndicator { return }
        var states = Scene.States()
        if layer.isHidden { states.insert(.hidden) }
        if layer.masksToBounds { states.insert(.clips) }
        if !view.isUserInteractionEnabled { states.insert(.untouchable) }
        var node: Scene.Node
        var role = Role.plain
        if view.isReusableView {
            states.formUnion(view.reusableSceneStates)
            node = Scene.Node(view, layer, depth, states)
            node.reuses = Int32(view.reuseState.reuses)
            if states.contains(.live) || states.contains(.leaving) {
                if let engine, let key = view.reuseState.key {
                    // OPTIMIZATION: the element table is not read for items, because nearly all
                    // elements are items. The key of an item differs only by the kind between lists.
                    node.elementBits =
                        key.isItem ? key.bits | engine.itemKindBits : engine.sharedKey(of: key).bits
                }
                node.z = view.reuseState.currentZIndex
            }
            if states.contains(.dormant) { node.text = InternedString(view.identifierForReuse ?? "") }
        } else {
            role = .role(of: view)
            let shownText = role == .plain ? nil : (view as? any TextShowing)?.internedText
            if shownText != nil { states.insert(.showsText) }
            node = Scene.Node(view, layer, depth, states)
            if let shownText { node.text = shownText }
            if role == .scroll {
                let scroll = unsafeDowncast(view, to: UIScrollView.self)
                node.scroll = Int32(lists.scrolls.count)
                lists.scrolls.append(
                    Scene.ScrollValues(
                        offset: scroll.contentOffset, content: scroll.contentSize, inset: scroll.adjustedContentInset))
                if let list = scroll.observedList {
                    addList(list)
                    if list.sourceOfData == nil { node.states.insert(.hasNoDataSource) }
                }
            }
        }
        if !layer.isUntransformed {
            node.transform = Int32(lists.transforms.count)
            lists.transforms.append(layer.transform)
        }
        if Scene.Appearance.isNeeded(for: view, layer: layer, role: role, masksToBounds: states.contains(.clips)) {
            node.appearance = Int32(lists.appearances.count)
            lists.appearances.append(Scene.Appearance(of: view, layer, role))
        }
        let place = Int32(nodes.position)
        nodes.put(node)
        if !layer.isPlain { lists.add(layer, as: .own, ofNode: place, level: 0, subviewsBelow: 0, shift: .zero) }
        if layer.hasMask, let mask = layer.mask {
            lists.add(mask, as: .mask, ofNode: place, level: 0, subviewsBelow: 0, shift: layer.bounds.origin)
        }
        guard !layer.children.isEmpty else { return }
        if role == .scroll, let list = unsafeDowncast(view, to: UIScrollView.self).observedList {
            addChildren(of: layer, node: place, depth: depth + 1, engine: list.engineForObservation)
        } else {
            addChildren(of: layer, node: place, depth: depth + 1, engine: engine)
        }
    }

    private mutating func addChildren(of layer: CALayer, node: Int32, depth: Int32, engine: EngineForObservation?) {
        var subviews: Int32 = 0
        var index = 0
        while index < layer.children.count {
            let count = nodes.position
            layer.withChild(at: index) { view, child in
                add(view, layer: child, depth: depth, engine: engine)
            } visitLayer: { child in
                lists.add(child, as: .sublayer, ofNode: node, level: 0, subviewsBelow: subviews, shift: .zero)
            }
            if nodes.position > count { subviews += 1 }
            index += 1
        }
    }

    private mutating func addList(_ view: any ObservedList) {
        let engine = view.engineForObservation
        lists.collections.append(
            Scene.CollectionViewValues(
                name: view.name, prefetched: engine.hiddenCellCount, known: engine.knownRect ?? .null))
        engine.forEachPool { pool in
            lists.pools.append(
                Scene.Pool(
                    owner: view.name, category: pool.category,
                    kind: pool.category == .cell ? .none : InternedString(pool.kind),
                    identifier: pool.identifier, made: pool.made, live: pool.inUse, dormant: pool.dormant,
                    taken: pool.taken, put: pool.put, capacity: pool.capacity))
        }
    }
}

extension Scene.Node {
    @MainActor
    fileprivate init(_ view: UIView, _ layer: CALayer, _ depth: Int32, _ states: Scene.States) {
        self.init(
            name: view.name, depth: depth,
            frame: layer.isPlain && layer.isUntransformed ? layer.plainFrame : layer.frame,
            alpha: layer.opacity, zPosition: layer.zPosition, states: states)
    }
}

/// The kind of a view, by the content that it shows; `plain` for a view without such content.
private enum Role {
    case plain, label, image, scroll, symbol, other

    /// Returns the role of a view.
    ///
    /// OPTIMIZATION: the roles are stored by class. Most views below cells are of few classes, and
    /// four casts cost 60 ns.
    @MainActor
    @inline(__always)
    static func role(of view: UIView) -> Role {
        let viewClass: UIView.Type = type(of: view)
        return viewClass == UIView.self
            ? .plain : rolesByClass[ObjectIdentifier(viewClass)] ?? determineRole(of: view, viewClass)
    }

    @MainActor
    private static func determineRole(of view: UIView, _ viewClass: UIView.Type) -> Role {
        let role: Role =
            if view is UILabel {
                .label
            } else if view is UIImageView {
                .image
            } else if view is UIScrollView {
                .scroll
            } else if view is any SymbolShowing {
                .symbol
            } else if view is any TextShowing {
                .other
            } else {
                .plain
            }
        rolesByClass[ObjectIdentifier(viewClass)] = role
        return role
    }

    @MainActor private static var rolesByClass: [ObjectIdentifier: Role] = [:]
}

extension Scene.Appearance {
    /// Whether a view has a background color, border, shadow or image, is a label, or clips at
    /// rounded corners. Labels without text and clear backgrounds count too.
    @MainActor
    fileprivate static func isNeeded(for view: UIView, layer: CALayer, role: Role, masksToBounds: Bool) -> Bool {
        layer.hasBackgroundColor || layer.borderWidth > 0 || layer.shadowOpacity > 0 || role == .label
            || role == .symbol
            || masksToBounds && layer.cornerRadius > 0
            || role == .image && unsafeDowncast(view, to: UIImageView.self).image != nil
    }

    @MainActor
    fileprivate init(of view: UIView, _ layer: CALayer, _ role: Role) {
        self.init(copying: layer)
        if role == .label {
            let label = unsafeDowncast(view, to: UILabel.self)
            textColor = Scene.RGBA(label.textColor?.cgColor)
            fontSize = label.font?.pointSize ?? 17
            isCentered = label.textAlignment == .center
            if let font = label.font { self.font = font.internedName }
            numberOfLines = label.numberOfLines
            wrapsByCharacters = label.lineBreakMode == .byCharWrapping
            isAttributed = label.hasAttributes
        }
        if role == .image, let shown = unsafeDowncast(view, to: UIImageView.self).image {
            image = shown.identity(in: view.world)
        }
        if role == .symbol, let symbol = (view as? any SymbolShowing)?.symbol { self.symbol = InternedString(symbol) }
    }
}

extension UIView {
    @inline(__always)
    fileprivate var reusableSceneStates: Scene.States {
        var states: Scene.States = .reusable
        switch reuseState.state {
        case .foreign: break
        case .orphan: states.insert(.orphan)
        case .live: states.insert(.live)
        case .leaving: states.insert(.leaving)
        case .cached: states.insert(.cached)
        case .dormant: states.insert(.dormant)
        }
        if reuseState.isCell {
            let (isSelected, isHighlighted) = shownAppearance
            if isSelected { states.insert(.selected) }
            if isHighlighted { states.insert(.highlighted) }
        }
        return states
    }
}
