/// The motion of content along one axis, whose speed is multiplied by a factor every millisecond.
struct Deceleration {
    let start: CGFloat
    /// The velocity at the start, in points per second.
    let velocity: CGFloat
    /// The factor for one millisecond, above 0 and below 1.
    let rate: CGFloat

    /// [SCROLL-05] The speed below which content stops, in points per second.
    private static let leastSpeed: CGFloat = 10

    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        (self.start, self.velocity, self.rate) = (start, velocity, rate)
    }

    /// Creates the deceleration that comes to rest at a target.
    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        let velocity = (target - start) / Deceleration.reach(rate)
        let least = Deceleration.leastSpeed
        self.init(from: start, velocity: velocity + (velocity < 0 ? -least : least), rate: rate)
    }

    /// Returns the distance in points for a speed of one point per second: the sum of the speeds in all following milliseconds.
    private static func reach(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

    func speed(at time: Double) -> CGFloat { velocity * pow(rate, CGFloat(time * 1000)) }

    func position(at time: Double) -> CGFloat { start + (velocity - speed(at: time)) * Deceleration.reach(rate) }

    var restingPlace: CGFloat {
        let least = Deceleration.leastSpeed
        return start + (velocity - min(max(velocity, -least), least)) * Deceleration.reach(rate)
    }

    /// The time until the content stops, in seconds.
    var duration: Double { time(whenLeft: min(1, Deceleration.leastSpeed / abs(velocity))) }

    /// Returns the time at which the content passes a place on its way, in seconds.
    func time(at place: CGFloat) -> Double { time(whenLeft: 1 - (place - start) / (velocity * Deceleration.reach(rate))) }

    /// Returns the time at which a share of the initial speed is left, in seconds.
    private func time(whenLeft share: CGFloat) -> Double { Double(log(share) / log(rate)) / 1000 }
}
