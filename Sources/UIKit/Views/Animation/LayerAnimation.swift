/// A gradual change of one property of a layer. The property has its new value at once. Only the value that is shown changes gradually.
struct LayerAnimation {
    /// The properties that can be animated.
    enum Property: String, CaseIterable {
        case position, bounds, opacity, transform, zPosition, cornerRadius
    }

    /// The value that is shown at the start.
    let initialValue: LayerAnimation.Value
    /// The time at which the animation starts, in seconds on the clock of `timeline`.
    let start: Double
    let duration: Double
    let curve: TimingCurve
    let timeline: Timeline

    /// The numbers that a property consists of, in a fixed order.
    typealias Value = [CGFloat]

    @MainActor var isOver: Bool { timeline.now >= start + duration - 1e-6 }

    /// Returns the value that is shown now, between `initialValue` and `target`.
    @MainActor func currentValue(towards target: Value) -> Value {
        guard !isOver else { return target }
        let progress = curve.progress(atTimeFraction: (timeline.now - start) / duration)
        return zip(initialValue, target).map { $0 + ($1 - $0) * progress }
    }
}

/// The timing curve of an animation.
enum TimingCurve: UInt {
    case easeInOut, easeIn, easeOut, linear

    /// Returns the completed fraction of the change after a fraction of the duration. Both fractions are from 0 to 1.
    func progress(atTimeFraction time: Double) -> CGFloat {
        let t = min(max(time, 0), 1)
        // UNKNOWN: the exact curves. UIKit's are cubic Béziers. These are simple polynomials of a similar shape.
        switch self {
        case .linear: return CGFloat(t)
        case .easeIn: return CGFloat(t * t)
        case .easeOut: return CGFloat(t * (2 - t))
        case .easeInOut: return CGFloat(t * t * (3 - 2 * t))
        }
    }
}
