/// A motion of content that no finger moves: an animated scroll to an offset that code has set, or
/// the motion after a drag.
///
/// The content offset is a function of the time since the start, and is set again whenever the
/// clock has advanced.
@MainActor
final class ScrollMotion: Motion {
    enum AxisMotion {
        case still(CGFloat)
        /// A motion that eases in and out over a duration, in seconds.
        case eased(from: CGFloat, to: CGFloat, duration: Double)
        /// A deceleration that comes to rest at a target.
        case decelerating(Deceleration, to: CGFloat)
        /// A deceleration that reaches an edge after `at` seconds. From then on, a spring moves the
        /// content.
        case reaching(edge: CGFloat, Deceleration, at: Double)
        /// A spring that pulls back to an edge. At the time `since`, the content is `distance`
        /// beyond the edge and moves at `speed` points per second.
        case springing(edge: CGFloat, distance: CGFloat, speed: CGFloat, since: Double)

        func position(at time: Double) -> (offset: CGFloat, isAtRest: Bool) {
            switch self {
            case .still(let offset):
                return (offset, true)
            case .eased(let from, let to, let duration):
                guard time < duration - 1e-6 else { return (to, true) }
                return (from + (to - from) * TimingCurve.easeInOut.progress(atTimeFraction: time / duration), false)
            case .decelerating(let deceleration, let to):
                return time >= deceleration.duration ? (to, true) : (deceleration.position(at: time), false)
            case .reaching(let edge, let deceleration, let arrival):
                if time < arrival { return (deceleration.position(at: time), false) }
                let speed = deceleration.velocity(at: arrival)
                return AxisMotion.springing(edge: edge, distance: 0, speed: speed, since: arrival).position(at: time)
            case .springing(let edge, let distance, let speed, let since):
                let t = CGFloat(max(0, time - since))
                let d = AxisMotion.distanceFromEdge(startingAt: distance, speed: speed, after: t)
                return t > 0.1 && abs(d) < 0.5 ? (edge, true) : (edge + d, false)
            }
        }

        /// [SCROLL-06] Returns the distance from the edge after `t` seconds. The spring is
        /// critically damped if the content began with a speed, and overdamped if it began at rest.
        private static func distanceFromEdge(startingAt distance: CGFloat, speed: CGFloat, after t: CGFloat) -> CGFloat
        {
            guard speed == 0 else { return (distance + (speed + 11 * distance) * t) * exp(-11 * t) }
            let (slow, fast): (CGFloat, CGFloat) = (9, 46)
            return distance * (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
        }
    }

    private weak var view: UIScrollView?
    private let start: Double
    private let x: AxisMotion
    let y: AxisMotion
    private let roundsToPixels: Bool
    private let finish: (UIScrollView) -> Void

    /// - Parameter roundsToPixels: whether the offsets on the way are rounded to whole pixels. The
    ///   offset at the end is not rounded again.
    init(
        view: UIScrollView, x: AxisMotion, y: AxisMotion, roundsToPixels: Bool,
        finish: @escaping (UIScrollView) -> Void
    ) {
        self.view = view
        self.x = x
        self.y = y
        self.roundsToPixels = roundsToPixels
        self.finish = finish
        start = view.world.timeline.now
    }

    /// The name of the motion in a list of unfinished work.
    var name: String { view.map { "a scroll of \($0.viewText)" } ?? "a scroll" }

    func step(to now: Double) -> Bool {
        guard let view, view.motion === self else { return true }
        let (x, y) = (x.position(at: now - start), y.position(at: now - start))
        func offset(at position: (offset: CGFloat, isAtRest: Bool)) -> CGFloat {
            roundsToPixels && !position.isAtRest ? view.roundedToPixel(position.offset) : position.offset
        }
        view.contentOffset = CGPoint(x: offset(at: x), y: offset(at: y))
        guard x.isAtRest, y.isAtRest else { return false }
        end()
        return true
    }

    /// Moves the content to the offset at which it would come to rest, and ends the motion.
    func jumpToEnd() {
        guard let view, view.motion === self else { return }
        view.contentOffset = CGPoint(x: x.position(at: 1e6).offset, y: y.position(at: 1e6).offset)
        end()
    }

    private func end() {
        guard let view else { return }
        view.motion = nil
        view.limitOffsetToEndIfNeeded()
        finish(view)
    }

    /// [SCROLL-09] Ends the motion where the content is now, because another scroll begins. Calls
    /// the delegate as at the end of the motion.
    func endEarly() {
        guard let view, view.motion === self else { return }
        view.motion = nil
        finish(view)
    }
}
