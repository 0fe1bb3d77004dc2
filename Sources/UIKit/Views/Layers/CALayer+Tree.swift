/// Changes the list of sublayers, and converts between coordinate spaces.
extension CALayer {
    func index(of layer: CALayer) -> Int? {
        // OPTIMIZATION: most layers are still at the index where they were last found.
        // The search is a loop, because a closure would check at every call that it runs on the
        // main actor.
        if layer.lastIndex < children.count, children[layer.lastIndex].layer === layer { return layer.lastIndex }
        for index in children.indices where children[index].layer === layer {
            layer.lastIndex = index
            return index
        }
        return nil
    }

    /// The greatest number of levels in a tree of layers. Recursive code could overflow the stack
    /// in a tree with more levels.
    ///
    /// DIVERGES: UIKit checks no limit. A tree that is too deep overflows the stack of 1 MB, which
    /// is a crash without a message.
    package nonisolated static let maximumDepth = 1_000

    /// Updates `levels` of this layer and its ancestors for a new child, and returns true. If the
    /// tree would become deeper than `maximumDepth`, reports a failure and returns false.
    func raiseLevels(forAdding child: CALayer) -> Bool {
        var levels = child.levels + 1
        var ancestor: CALayer? = self
        // If an ancestor's `levels` is already great enough, so are those of all ancestors above
        // it.
        while let layer = ancestor, layer.levels < levels {
            if levels > CALayer.maximumDepth, child.recountLevels() + depth > CALayer.maximumDepth {
                world.fail(
                    "A hierarchy of more than \(CALayer.maximumDepth) levels", details: owner?.viewText ?? "",
                    hint: "look for a view that is put into a new one again and again")
                return false
            }
            layer.levels = levels
            levels += 1
            ancestor = layer.parent
        }
        return true
    }

    private var depth: Int { sequence(first: self) { $0.parent }.reduce(0) { depth, _ in depth + 1 } }

    /// Corrects `levels`, which may be too great after layers were removed, and returns the number
    /// of levels from this layer down.
    private func recountLevels() -> Int {
        levels = 0
        var layers = [self]
        while !layers.isEmpty {
            levels += 1
            layers = layers.flatMap { $0.children.map(\.layer) }
        }
        return levels
    }

    /// Removes a layer from its superlayer, and inserts it before the sublayer that was at `index`
    /// before the removal. The new entry in the list has no view, even if the layer belongs to one.
    func insert(_ layer: CALayer, at index: Int) {
        guard raiseLevels(forAdding: layer) else { return }
        var index = index
        if layer.parent === self, let old = self.index(of: layer), old < index { index -= 1 }
        layer.parent?.detach(layer)
        attach(Child(layer: layer, view: nil), at: index)
    }

    /// Inserts a child that has no superlayer. `index` is clamped to the valid range.
    func attach(_ child: Child, at index: Int) {
        let index = max(0, min(index, children.count))
        children.insert(child, at: index)
        child.layer.lastIndex = index
        child.layer.parent = self
        noteChildrenChange()
    }

    @discardableResult
    func detach(_ layer: CALayer) -> Child? {
        guard let index = index(of: layer) else { return nil }
        layer.parent = nil
        noteChildrenChange()
        let child = children.remove(at: index)
        CALayer.removedChildren?.append(child)
        return child
    }

    func noteChildrenChange() {
        childrenChangeCount &+= 1
        owner?.discardCachedSubviews()
    }

    /// Moves the child at the index `old`. The index `new` is the child's index after the move.
    func moveChild(from old: Int, to new: Int) {
        guard old != new else { return }
        children.insert(children.remove(at: old), at: new)
        noteChildrenChange()
    }

    /// [ORDER-01] The children in the order of painting, by ascending zPosition. Children of equal
    /// zPosition are in sibling order.
    var paintOrder: [Child] {
        guard children.contains(where: { $0.layer.zPosition != 0 }) else { return Array(children) }
        return children.enumerated()
            .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
            .map(\.element)
    }

    // MARK: - Coordinates

    func convertPointToSuperlayer(_ p: CGPoint) -> CGPoint {
        let local = CGPoint(
            x: p.x - bounds.origin.x - anchorPoint.x * bounds.width,
            y: p.y - bounds.origin.y - anchorPoint.y * bounds.height)
        let turned = isUntransformed ? local : transform.projection(of: local)
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    func convertPointFromSuperlayer(_ p: CGPoint) -> CGPoint {
        var local = CGPoint(x: p.x - position.x, y: p.y - position.y)
        if !isUntransformed { local = transform.inverseProjection(of: local) }
        return CGPoint(
            x: local.x + bounds.origin.x + anchorPoint.x * bounds.width,
            y: local.y + bounds.origin.y + anchorPoint.y * bounds.height)
    }

    /// Converts a point between the coordinate spaces of layers. Nil represents the space in which
    /// the topmost layer is placed. The conversion goes up to the nearest common ancestor and down
    /// again, so that higher layers add no rounding errors.
    func convert(_ p: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        // OPTIMIZATION: the conversion to the superlayer is the most frequent one.
        if let source, let target, source.hasParent(target) { return source.convertPointToSuperlayer(p) }
        if source === target { return p }
        var path: [CALayer] = []
        var layer = target
        while let step = layer {
            path.append(step)
            layer = step.parent
        }
        var point = p
        layer = source
        while let step = layer {
            var common = 0
            while common < path.count, path[common] !== step { common += 1 }
            if common < path.count {
                path.removeSubrange(common...)
                break
            }
            point = step.convertPointToSuperlayer(point)
            layer = step.parent
        }
        for step in path.reversed() { point = step.convertPointFromSuperlayer(point) }
        return point
    }

    func convert(_ r: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        CGRect(around: r) { convert($0, from: source, to: target) }
    }

    func copyValuesForPresentation(from source: CALayer) {
        position = source.position
        bounds = source.bounds
        anchorPoint = source.anchorPoint
        transform = source.transform
        zPosition = source.zPosition
        opacity = source.opacity
        isHidden = source.isHidden
        masksToBounds = source.masksToBounds
        backgroundColor = source.backgroundColor
        cornerRadius = source.cornerRadius
        borderWidth = source.borderWidth
        borderColor = source.borderColor
    }
}
