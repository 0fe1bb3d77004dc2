/// The motion of content that slows down by a factor every millisecond, along one axis.
struct Deceleration {
    let start: CGFloat
    /// At the start, in points per second.
    let velocity: CGFloat
    /// The factor, above 0 and below 1.
    let rate: CGFloat

    /// [SCROLL-05] Content that moves slower than this stops, in points per second.
    private static let leastSpeed: CGFloat = 10

    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        (self.start, self.velocity, self.rate) = (start, velocity, rate)
    }

    /// The deceleration that comes to rest at a target.
    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        let velocity = (target - start) / Deceleration.reach(rate)
        let least = Deceleration.leastSpeed
        self.init(from: start, velocity: velocity + (velocity < 0 ? -least : least), rate: rate)
    }

    /// The way in points for a speed of one point per second: the sum of what is left of it in every following millisecond.
    private static func reach(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

    func speed(at time: Double) -> CGFloat { velocity * pow(rate, CGFloat(time * 1000)) }

    func position(at time: Double) -> CGFloat { start + (velocity - speed(at: time)) * Deceleration.reach(rate) }

    var restingPlace: CGFloat {
        let least = Deceleration.leastSpeed
        return start + (velocity - min(max(velocity, -least), least)) * Deceleration.reach(rate)
    }

    /// In seconds.
    var duration: Double { time(whenLeft: min(1, Deceleration.leastSpeed / abs(velocity))) }

    /// When the content passes a place on its way, in seconds.
    func time(at place: CGFloat) -> Double { time(whenLeft: 1 - (place - start) / (velocity * Deceleration.reach(rate))) }

    /// When this share of the speed is left, in seconds.
    private func time(whenLeft share: CGFloat) -> Double { Double(log(share) / log(rate)) / 1000 }
}
