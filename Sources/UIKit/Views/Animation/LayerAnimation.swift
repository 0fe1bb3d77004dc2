/// A gradual change of one property of a layer. The property has its new value at once. Only the
/// value that is shown changes gradually.
struct LayerAnimation {
    enum Property: String, CaseIterable { case position, bounds, opacity, transform, zPosition, cornerRadius }

    let initialValue: LayerAnimation.Value
    /// The time at which the animation starts, in seconds on the clock of the block.
    let start: Double
    /// The settings of the animation block.
    let context: AnimationContext

    /// The numbers that a property consists of, in a fixed order.
    typealias Value = [CGFloat]

    @MainActor var isOver: Bool { context.timeline.now >= start + context.duration - 1e-6 }

    /// Returns the value that is shown now, between `initialValue` and `target`.
    @MainActor func currentValue(towards target: Value) -> Value {
        guard !isOver else { return target }
        let progress = context.curve.progress(atTimeFraction: (context.timeline.now - start) / context.duration)
        return zip(initialValue, target).map { $0 + ($1 - $0) * progress }
    }
}

enum TimingCurve: UInt {
    case easeInOut, easeIn, easeOut, linear

    /// Returns the completed fraction of the change after a fraction of the duration. Both
    /// fractions are from 0 to 1.
    func progress(atTimeFraction time: Double) -> CGFloat {
        let t = min(max(time, 0), 1)
        // UNKNOWN: the exact curves. UIKit's are cubic Béziers. These are simple polynomials of a
        // similar shape.
        switch self {
        case .linear: return CGFloat(t)
        case .easeIn: return CGFloat(t * t)
        case .easeOut: return CGFloat(t * (2 - t))
        case .easeInOut: return CGFloat(t * t * (3 - 2 * t))
        }
    }
}
