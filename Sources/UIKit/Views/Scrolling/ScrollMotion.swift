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
        case decelerating(from: CGFloat, to: CGFloat, rate: CGFloat)
        /// Slows down towards a place beyond the edge. At the edge a spring takes over.
        indirect case reaching(edge: CGFloat, from: CGFloat, natural: CGFloat, rate: CGFloat, at: Double, speed: CGFloat)
        /// A critically damped spring that pulls back to an edge: at time `since` it is `distance` beyond the edge and moves at
        /// `speed` points per second.
        case springing(edge: CGFloat, distance: CGFloat, speed: CGFloat, since: Double)

        private static let stiffness: CGFloat = 12

        /// The position at a time, and whether it is at rest.
        func position(at time: Double) -> (offset: CGFloat, rests: Bool) {
            switch self {
            case .still(let offset):
                return (offset, true)
            case .eased(let from, let to, let duration):
                guard time < duration - 1e-6 else { return (to, true) }
                return (from + (to - from) * AnimationPace.easeInOut.progress(at: time / duration), false)
            case .decelerating(let from, let to, let rate):
                let left = (to - from) * pow(rate, CGFloat(time * 1000))
                return abs(left) < 0.5 ? (to, true) : (to - left, false)
            case .reaching(let edge, let from, let natural, let rate, let arrival, let speed):
                if time < arrival { return (natural - (natural - from) * pow(rate, CGFloat(time * 1000)), false) }
                return Course.springing(edge: edge, distance: 0, speed: speed, since: arrival).position(at: time)
            case .springing(let edge, let distance, let speed, let since):
                let t = CGFloat(max(0, time - since))
                let w = Course.stiffness
                let d = (distance + (speed + w * distance) * t) * exp(-w * t)
                return t > 0.1 && abs(d) < 0.5 ? (edge, true) : (edge + d, false)
            }
        }
    }

    private weak var view: UIScrollView?
    private let start: Double
    private let x: Course
    private let y: Course
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
