/// The settings of an animation block. Changes that the block makes to animatable properties of
/// layers are shown gradually.
@MainActor
struct AnimationContext {
    let timeline: Timeline
    let duration: Double
    let delay: Double
    let curve: TimingCurve

    /// The settings of the current animation block. Nil outside of blocks, and in code that runs
    /// without animation. The setters of layers read this property to find out whether they
    /// animate.
    private(set) static var current: AnimationContext?

    /// Runs `body` as an animation block with the settings in `context`. If `context` is nil,
    /// `body` runs without animation.
    static func run<Result>(with context: AnimationContext?, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = context
        defer { current = outer }
        return try body()
    }
}

extension CALayer {
    /// Called before an animatable property changes. OPTIMIZATION: this check is inlined, because
    /// most changes are not animated.
    @inline(__always)
    final func willChange(_ key: LayerAnimation.Property) {
        if AnimationContext.current != nil || runningAnimations != nil { startOrEndAnimation(of: key) }
    }

    /// Starts the animation of a property that is about to change, beginning at the value that is
    /// shown now. Outside of animation blocks, ends the running animation of the property instead.
    private final func startOrEndAnimation(of key: LayerAnimation.Property) {
        guard let context = AnimationContext.current else {
            runningAnimations?[key] = nil
            return
        }
        let shown = presentedValue(of: key)
        if runningAnimations == nil { runningAnimations = [:] }
        runningAnimations![key] = LayerAnimation(
            initialValue: shown, start: context.timeline.now + context.delay, context: context)
    }

    /// Returns the value that is shown now for a property. While the property is animated, this
    /// value may differ from that of the property.
    final func presentedValue(of key: LayerAnimation.Property) -> LayerAnimation.Value {
        let model = modelValue(of: key)
        guard let animation = runningAnimations?[key] else { return model }
        return animation.context.timeline.now < animation.start
            ? animation.initialValue : animation.currentValue(towards: model)
    }

    private func modelValue(of key: LayerAnimation.Property) -> LayerAnimation.Value {
        switch key {
        case .position: [CGFloat](of: position)
        case .bounds: [CGFloat](of: bounds)
        case .opacity: [CGFloat(opacity)]
        case .transform: transform.elements
        case .zPosition: [zPosition]
        case .cornerRadius: [cornerRadius]
        }
    }

    final func setValue(_ value: LayerAnimation.Value, of key: LayerAnimation.Property) {
        switch key {
        case .position: position = value.structure()!
        case .bounds: bounds = value.structure()!
        case .opacity: opacity = Float(value[0])
        case .transform: transform = CATransform3D(elements: value)
        case .zPosition: zPosition = value[0]
        case .cornerRadius: cornerRadius = value[0]
        }
    }

    final func removeFinishedAnimations() {
        guard let all = runningAnimations else { return }
        let unfinished = all.filter { !$0.value.isOver }
        runningAnimations = unfinished.isEmpty ? nil : unfinished
    }
}
