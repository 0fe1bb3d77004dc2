/// The settings of the current animation block. Changes that the block makes to layers are shown gradually.
@MainActor
struct AnimationContext {
    let timeline: Timeline
    let duration: Double
    let delay: Double
    let curve: AnimationPace

    /// The settings of the current block; nil outside of blocks. Reading nil costs setters a load and a branch.
    private(set) static var current: AnimationContext?

    static func run<Result>(_ context: AnimationContext?, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = context
        defer { current = outer }
        return try body()
    }
}

extension CALayer {
    /// Animates a property that is about to change, from the value shown now. Outside of animation blocks, ends its animation.
    final func noteChange(of key: LayerAnimation.Key) {
        guard let context = AnimationContext.current else {
            if running != nil { running![key] = nil }
            return
        }
        let shown = presentedValue(of: key)
        if running == nil { running = [:] }
        running![key] = LayerAnimation(
            from: shown, start: context.timeline.now + context.delay, duration: context.duration, curve: context.curve,
            timeline: context.timeline)
    }

    /// Returns the value of a property as it is shown now.
    final func presentedValue(of key: LayerAnimation.Key) -> LayerAnimation.Value {
        let model = modelValue(of: key)
        guard let animation = running?[key] else { return model }
        return animation.timeline.now < animation.start ? animation.from : animation.value(to: model)
    }

    private func modelValue(of key: LayerAnimation.Key) -> LayerAnimation.Value {
        switch key {
        case .position: [CGFloat](of: position)
        case .bounds: [CGFloat](of: bounds)
        case .opacity: [CGFloat(opacity)]
        case .transform: transform.elements
        case .zPosition: [zPosition]
        case .cornerRadius: [cornerRadius]
        }
    }

    final func setValue(_ v: LayerAnimation.Value, of key: LayerAnimation.Key) {
        switch key {
        case .position: position = v.value()!
        case .bounds: bounds = v.value()!
        case .opacity: opacity = Float(v[0])
        case .transform: transform = CATransform3D(elements: v)
        case .zPosition: zPosition = v[0]
        case .cornerRadius: cornerRadius = v[0]
        }
    }

    final func forgetFinishedAnimations() {
        guard let now = running else { return }
        let left = now.filter { !$0.value.isOver }
        running = left.isEmpty ? nil : left
    }
}
