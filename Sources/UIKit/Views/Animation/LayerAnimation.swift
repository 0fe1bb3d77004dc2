/// A change to one property of a layer that is shown gradually. The layer itself has the new value at once; only the values that
/// are shown take time.
struct LayerAnimation {
    /// The properties that can be animated.
    enum Key: String, CaseIterable {
        case position, bounds, opacity, transform, zPosition, cornerRadius
    }

    let from: LayerAnimation.Value
    /// The time at which the animation starts, in seconds on the world's clock.
    let start: Double
    let duration: Double
    let curve: AnimationPace
    let timeline: Timeline

    /// The numbers of a property, in a fixed order.
    typealias Value = [CGFloat]

    @MainActor var isOver: Bool { timeline.now >= start + duration - 1e-6 }

    /// Returns the value shown now on the way to `target`.
    @MainActor func value(to target: Value) -> Value {
        guard !isOver else { return target }
        let progress = curve.progress(at: (timeline.now - start) / duration)
        return zip(from, target).map { $0 + ($1 - $0) * progress }
    }
}

/// The way in which the speed of an animation varies.
enum AnimationPace: UInt {
    case easeInOut, easeIn, easeOut, linear

    /// Returns the share of the change that is complete after a share of the time, both from 0 to 1.
    func progress(at time: Double) -> CGFloat {
        let t = min(max(time, 0), 1)
        // UNKNOWN: the exact curves. UIKit's are cubic Béziers; these are the simplest polynomials of the same shape.
        switch self {
        case .linear: return CGFloat(t)
        case .easeIn: return CGFloat(t * t)
        case .easeOut: return CGFloat(t * (2 - t))
        case .easeInOut: return CGFloat(t * t * (3 - 2 * t))
        }
    }
}
