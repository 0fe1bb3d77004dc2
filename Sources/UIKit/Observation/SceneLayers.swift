/// The layers that the nodes of a scene do not describe: sublayers without views, shapes, gradients
/// and masks.
///
/// A view without such layers takes no additional time, because its children are visited for its
/// subviews anyway.
extension Scene {
    package struct Layer: Equatable, Sendable {
        package enum Kind: UInt8, Sendable {
            case plain, shape, gradient
        }

        /// The role of a layer in its view.
        package enum Role: UInt8, Sendable {
            /// A sublayer of the view's own layer or of another sublayer.
            case sublayer
            /// The view's own layer, stored only for its shape or gradient.
            case own
            /// A mask, which hides what lies outside its shape.
            case mask
        }

        /// The index of the view's node in the scene.
        package let node: Int32
        /// The number of layers between this layer and the view's own layer.
        package let level: Int32
        /// The number of subviews with nodes behind the layer, for a direct sublayer of the view's
        /// own layer; 0 for other layers.
        package let subviewsBelow: Int32
        package let kind: Kind
        package let role: Role
        package let clips: Bool
        /// The frame in the superlayer, in points. For a direct sublayer of the view's own layer,
        /// the frame is in the coordinates of the view's bounds. The own layer has the origin zero.
        /// The coordinates of other frames are measured from the upper left corner of the
        /// superlayer, wherever its bounds begin.
        package let frame: CGRect
        package let zPosition: CGFloat
        package let opacity: Float
        package fileprivate(set) var transform: Int32 = -1
        package fileprivate(set) var appearance: Int32 = -1
        package fileprivate(set) var fill: RGBA?
        package fileprivate(set) var stroke: RGBA?
        package fileprivate(set) var lineWidth: CGFloat = 0
        /// The points of a shape, as indices of the scene's list of points.
        package fileprivate(set) var points = 0..<0
        /// The colors of a gradient, as indices of the scene's list of stops.
        package fileprivate(set) var stops = 0..<0
        /// The point at which a gradient begins, as fractions of the layer's size.
        package fileprivate(set) var start = CGPoint.zero
        /// The point at which a gradient ends, as fractions of the layer's size.
        package fileprivate(set) var end = CGPoint.zero
    }

    /// A point of an outline, in points from the upper left corner of its layer.
    package struct Point: Equatable, Sendable {
        package let x: CGFloat
        package let y: CGFloat
        /// Whether a subpath of the outline begins here.
        package let begins: Bool
    }

    /// A color of a gradient, and its position along the gradient, from 0 to 1.
    package struct GradientStop: Equatable, Sendable {
        package let color: RGBA
        package let place: Float
    }
}

extension Scene {
    /// Adds a layer if necessary, and returns whether it was added. A layer with the role `own` is
    /// added if it shows a shape or gradient. A sublayer is added if it shows anything itself or by
    /// its sublayers. A mask is always added.
    @MainActor
    @discardableResult
    mutating func add(
        _ layer: CALayer, as role: Layer.Role, ofNode node: Int32, level: Int32, subviewsBelow: Int32, shift: CGPoint
    ) -> Bool {
        guard role != .sublayer || !layer.isHidden && layer.opacity > 0 else { return false }
        let shape = layer.isPlain ? nil : layer as? CAShapeLayer
        let gradient = layer.isPlain ? nil : layer as? CAGradientLayer
        let origin = layer.bounds.origin
        let frame =
            role == .own
            ? CGRect(origin: .zero, size: layer.bounds.size) : layer.frame.offsetBy(dx: -shift.x, dy: -shift.y)
        let kind: Layer.Kind = if shape != nil { .shape } else if gradient != nil { .gradient } else { .plain }
        var entry = Layer(
            node: node, level: level, subviewsBelow: subviewsBelow, kind: kind, role: role, clips: layer.masksToBounds,
            frame: frame, zPosition: layer.zPosition, opacity: layer.opacity)
        var shows = role == .mask
        if role != .own {
            if !layer.isUntransformed {
                entry.transform = Int32(transforms.count)
                transforms.append(layer.transform)
            }
            if let appearance = Appearance(of: layer) {
                entry.appearance = Int32(appearances.count)
                appearances.append(appearance)
                shows = true
            }
        }
        if let shape, add(shape, to: &entry, origin: origin) { shows = true }
        if let gradient, add(gradient, to: &entry) { shows = true }
        guard role != .own else {
            if shows { layers.append(entry) }
            return shows
        }
        let place = layers.count
        layers.append(entry)
        if layer.hasMask, let mask = layer.mask {
            add(mask, as: .mask, ofNode: node, level: level + 1, subviewsBelow: 0, shift: origin)
        }
        guard role == .sublayer else { return true }
        for child in layer.children where child.view == nil {
            if add(child.layer, as: .sublayer, ofNode: node, level: level + 1, subviewsBelow: 0, shift: origin) {
                shows = true
            }
        }
        if !shows { layers.removeSubrange(place...) }
        return shows
    }

    @MainActor
    private mutating func add(_ shape: CAShapeLayer, to entry: inout Layer, origin: CGPoint) -> Bool {
        guard let path = shape.path, !path.isEmpty else { return false }
        entry.fill = RGBA(shape.fillColor)
        entry.stroke = shape.lineWidth > 0 ? RGBA(shape.strokeColor) : nil
        guard entry.fill != nil || entry.stroke != nil || entry.role == .mask else { return false }
        entry.lineWidth = shape.lineWidth
        let first = points.count
        for subpath in path.subpaths {
            for (index, point) in subpath.enumerated() {
                points.append(Point(x: point.x - origin.x, y: point.y - origin.y, begins: index == 0))
            }
        }
        entry.points = first..<points.count
        return true
    }

    @MainActor
    private mutating func add(_ gradient: CAGradientLayer, to entry: inout Layer) -> Bool {
        let colors = (gradient.colors ?? []).compactMap { any in RGBA((any as? UIColor)?.cgColor ?? any as? CGColor) }
        guard !colors.isEmpty else { return false }
        (entry.start, entry.end) = (gradient.startPoint, gradient.endPoint)
        let first = stops.count
        for (index, color) in colors.enumerated() {
            let even = colors.count > 1 ? Float(index) / Float(colors.count - 1) : 0
            let locations = gradient.locations ?? []
            stops.append(
                GradientStop(color: color, place: index < locations.count ? locations[index].floatValue : even))
        }
        entry.stops = first..<stops.count
        return true
    }
}
