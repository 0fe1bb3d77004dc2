/// The motion of content along one axis. The speed is multiplied by a factor below 1 every
/// millisecond.
struct Deceleration {
    /// The position at the start, in points.
    let start: CGFloat
    /// The velocity at the start, in points per second.
    let velocity: CGFloat
    /// The factor by which the speed is multiplied every millisecond, above 0 and below 1.
    let rate: CGFloat

    /// [SCROLL-05] The speed below which content stops, in points per second.
    private static let leastSpeed: CGFloat = 10

    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        (self.start, self.velocity, self.rate) = (start, velocity, rate)
    }

    /// Whether the content is too slow to go on moving.
    var isAtRest: Bool { !(abs(velocity) > Deceleration.leastSpeed) }

    /// Creates the deceleration that comes to rest at a target.
    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        let velocity = (target - start) / Deceleration.distancePerSpeed(rate: rate)
        let least = Deceleration.leastSpeed
        self.init(from: start, velocity: velocity + (velocity < 0 ? -least : least), rate: rate)
    }

    /// Returns the distance, in points, that content with an initial speed of one point per second
    /// moves before it stands still. The distance is the sum of the movements in all following
    /// milliseconds.
    private static func distancePerSpeed(rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

    func velocity(at time: Double) -> CGFloat { velocity * pow(rate, CGFloat(time * 1000)) }

    func position(at time: Double) -> CGFloat {
        start + (velocity - velocity(at: time)) * Deceleration.distancePerSpeed(rate: rate)
    }

    var restingPlace: CGFloat { start + speedToLose * Deceleration.distancePerSpeed(rate: rate) }

    /// [SCROLL-10] The target that the delegate and the layout receive when the finger lifts. It is
    /// computed by an integral over time. The content itself moves by a sum over milliseconds,
    /// which is a little less.
    var announcedTarget: CGFloat { start - speedToLose / log(rate) / 1000 }

    /// The velocity that the content loses until it stops, in points per second.
    private var speedToLose: CGFloat {
        let least = Deceleration.leastSpeed
        return velocity - min(max(velocity, -least), least)
    }

    /// The time until the content stops, in seconds.
    var duration: Double { time(whenSpeedFallsToFraction: min(1, Deceleration.leastSpeed / abs(velocity))) }

    /// Returns the time, in seconds, at which the content passes a position.
    func time(whenPassing position: CGFloat) -> Double {
        time(whenSpeedFallsToFraction: 1 - (position - start) / (velocity * Deceleration.distancePerSpeed(rate: rate)))
    }

    /// Returns the time at which the speed has fallen to a fraction of the initial speed, in
    /// seconds.
    private func time(whenSpeedFallsToFraction fraction: CGFloat) -> Double { Double(log(fraction) / log(rate)) / 1000 }
}
