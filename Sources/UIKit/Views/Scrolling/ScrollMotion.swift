/// The motion of a scroll view without a finger: to an offset that code has set, or slowing down after a finger has let go.
///
/// Each position is a closed formula of the time since the start, so the host's ticks only sample it.
@MainActor
final class ScrollMotion: Motion {
    /// The motion along one axis.
    enum Course {
        case still(CGFloat)
        /// Moves with an ease-in and ease-out over a duration.
        case eased(from: CGFloat, to: CGFloat, duration: Double)
        /// Slows down by a factor every millisecond until it rests at a target.
        case decelerating(Deceleration, to: CGFloat)
        /// Slows down, and reaches an edge at a time. There a spring takes over.
        case reaching(edge: CGFloat, Deceleration, at: Double)
        /// A spring that pulls back to an edge: at time `since` it is `distance` beyond the edge and moves at `speed` points per
        /// second.
        case springing(edge: CGFloat, distance: CGFloat, speed: CGFloat, since: Double)

        /// The position at a time, and whether it is at rest.
        func position(at time: Double) -> (offset: CGFloat, rests: Bool) {
            switch self {
            case .still(let offset):
                return (offset, true)
            case .eased(let from, let to, let duration):
                guard time < duration - 1e-6 else { return (to, true) }
                return (from + (to - from) * AnimationPace.easeInOut.progress(at: time / duration), false)
            case .decelerating(let deceleration, let to):
                return time >= deceleration.duration ? (to, true) : (deceleration.position(at: time), false)
            case .reaching(let edge, let deceleration, let arrival):
                if time < arrival { return (deceleration.position(at: time), false) }
                let speed = deceleration.speed(at: arrival)
                return Course.springing(edge: edge, distance: 0, speed: speed, since: arrival).position(at: time)
            case .springing(let edge, let distance, let speed, let since):
                let t = CGFloat(max(0, time - since))
                let d = Course.distance(from: distance, speed: speed, after: t)
                return t > 0.1 && abs(d) < 0.5 ? (edge, true) : (edge + d, false)
            }
        }

        /// [SCROLL-06] How far from the edge the spring is after some seconds: critically damped where it began with a speed,
        /// overdamped where it began at rest.
        private static func distance(from distance: CGFloat, speed: CGFloat, after t: CGFloat) -> CGFloat {
            guard speed == 0 else { return (distance + (speed + 11 * distance) * t) * exp(-11 * t) }
            let (slow, fast): (CGFloat, CGFloat) = (9, 46)
            return distance * (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
        }
    }

    private weak var view: UIScrollView?
    private let start: Double
    private let x: Course
    let y: Course
    private let finish: (UIScrollView) -> Void

    init(view: UIScrollView, x: Course, y: Course, finish: @escaping (UIScrollView) -> Void) {
        self.view = view
        self.x = x
        self.y = y
        self.finish = finish
        start = view.world.timeline.now
    }

    /// The name does not say when it ends, because the app may change the content meanwhile.
    var what: String { view.map { "a scroll of \($0.viewText)" } ?? "a scroll" }

    func step(to now: Double) -> Bool {
        guard let view, view.motion === self else { return true }
        let (x, restsX) = x.position(at: now - start)
        let (y, restsY) = y.position(at: now - start)
        view.contentOffset = CGPoint(x: x, y: y)
        guard restsX, restsY else { return false }
        end()
        return true
    }

    /// Moves to the place where it comes to rest.
    func jumpToEnd() {
        guard let view, view.motion === self else { return }
        view.contentOffset = CGPoint(x: x.position(at: 1e6).offset, y: y.position(at: 1e6).offset)
        end()
    }

    private func end() {
        guard let view else { return }
        view.motion = nil
        view.stayInRange()
        finish(view)
    }
}
