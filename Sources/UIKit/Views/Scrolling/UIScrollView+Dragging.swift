/// Drags the content with a finger, and starts the motion that follows when the finger lifts.
extension UIScrollView {
    /// Begins a drag, and calls the delegate in the same order as UIKit. Does nothing if scrolling
    /// is disabled or a drag is under way.
    package func beginDragging() {
        guard isScrollEnabled, !isDragging else { return }
        // UNKNOWN: whether an animated scroll that a finger stops calls
        // scrollViewDidEndScrollingAnimation. Here it does not.
        motion = nil
        window?.cancelTouch(inside: self)
        if isDecelerating {
            isDecelerating = false
            callDelegate(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
        }
        dragDidBegin()
        draggedOffset = nil
        isTracking = true
        isDragging = true
        showIndicators()
        pan?.begin()
        callDelegate(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    }

    /// Returns a distance or velocity of a drag with each coordinate clamped to the range from
    /// minus to plus a billion. NaN becomes zero.
    private static func clampedToRealisticRange(_ point: CGPoint) -> CGPoint {
        CGPoint { point[$0].isNaN ? 0 : min(max(point[$0], -1e9), 1e9) }
    }

    /// Changes the content offset by a distance in points. The further the content is beyond its
    /// end, the less it follows the finger. Content that does not bounce stops at its end.
    package func drag(by distance: CGPoint) {
        guard isDragging else { return }
        let distance = UIScrollView.clampedToRealisticRange(distance)
        pan?.move(by: CGPoint(x: -distance.x, y: -distance.y))
        let (least, greatest) = offsetLimits
        let bounces = bouncingAxes
        // The finger goes on from the place where it is, and not from the rounded offset, unless
        // code has set another offset since.
        let start = draggedOffset.flatMap { $0.rounded == contentOffset ? $0.exact : nil } ?? contentOffset
        let exact = CGPoint { axis in
            let (offset, length) = (start[axis], bounds.length(along: axis))
            let edge = min(max(offset, least[axis]), greatest[axis])
            let finger = edge + UIScrollView.pull(forStretch: offset - edge, length: length) + distance[axis]
            let newEdge = min(max(finger, least[axis]), greatest[axis])
            return bounces[axis] ? newEdge + UIScrollView.stretch(pulledBy: finger - newEdge, length: length) : newEdge
        }
        // [SCROLL-10] The content moves by whole pixels. An end of the content need not be at a
        // whole pixel, and is reached exactly.
        let rounded = CGPoint { axis in
            if exact[axis] == least[axis] || exact[axis] == greatest[axis] { return exact[axis] }
            if distance[axis] == 0 { return contentOffset[axis] }
            return roundedToPixel(exact[axis])
        }
        draggedOffset = (exact, rounded)
        contentOffset = rounded
    }

    /// Whether content can move beyond its ends, along each axis. Content that fits into the view
    /// can do so only if it always bounces.
    private var bouncingAxes: AxisPair<Bool> {
        let (least, greatest) = offsetLimits
        return AxisPair(
            bouncesHorizontally && (alwaysBounceHorizontal || greatest.x > least.x),
            bouncesVertically && (alwaysBounceVertical || greatest.y > least.y))
    }

    /// The fraction of the finger's movement by which the content moves when it begins to move
    /// beyond its end.
    private static let followFactor: CGFloat = 0.55

    /// [SCROLL-02] Returns how far content moves beyond its end if a finger moves on by `distance`
    /// after the end was reached.
    ///
    /// - Parameter length: the length of the scroll view along the axis.
    private static func stretch(pulledBy distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, distance != 0 else { return 0 }
        guard length.isFinite else { return distance * followFactor }
        let stretch = (1 - 1 / (abs(distance) * followFactor / length + 1)) * length
        return distance < 0 ? -stretch : stretch
    }

    /// Returns how far a finger has pulled if the content is a distance beyond its end: the inverse
    /// of `stretch`.
    ///
    /// UNKNOWN: the pull if code has moved the content further beyond its end than a finger can.
    /// Here the content follows the finger as if the finger had moved it almost as far as possible.
    private static func pull(forStretch distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, distance != 0 else { return 0 }
        guard length.isFinite else { return distance / followFactor }
        let fraction = min(abs(distance) / length, 0.999)
        let pull = (1 / (1 - fraction) - 1) * length / followFactor
        return distance < 0 ? -pull : pull
    }

    /// Ends a drag. The content decelerates, springs back, or stays.
    ///
    /// - Parameter velocity: the velocity of the content offset, in points per second.
    package func endDragging(velocity: CGPoint) {
        guard isDragging else { return }
        let velocity = UIScrollView.clampedToRealisticRange(velocity)
        isTracking = false
        pan?.end(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        let wanted = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
        // With a rate of 1 or more the content would never come to rest, and with a rate of 0 it
        // would not move.
        let rate = wanted > 0 ? min(max(wanted, 1e-9), 0.9999) : 1e-9
        let (least, greatest) = offsetLimits
        let decelerations = AxisPair(
            Deceleration(from: contentOffset.x, velocity: velocity.x, rate: rate),
            Deceleration(from: contentOffset.y, velocity: velocity.y, rate: rate))
        // [SCROLL-10] The target and the place where the content comes to rest are whole pixels.
        func roundedPlace(_ place: KeyPath<Deceleration, CGFloat>, along axis: NSLayoutConstraint.Axis) -> CGFloat {
            let deceleration = decelerations[axis]
            return deceleration.isAtRest ? deceleration.start : roundedToPixel(deceleration[keyPath: place])
        }
        let natural =
            isPagingEnabled
            ? pageTarget(velocity: velocity) : CGPoint { roundedPlace(\.restingPlace, along: $0) }
        var target = isPagingEnabled ? natural : CGPoint { roundedPlace(\.announcedTarget, along: $0) }
        target = clampedOffset(target)
        let proposed = target
        target = adjustedTarget(target, velocity: velocity)
        let perMillisecond = CGPoint { velocity[$0] / 1000 }
        callDelegate(.willEndDragging) { delegate in
            withUnsafeMutablePointer(to: &target) {
                delegate.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
            }
        }
        isDragging = false
        // The delegate may have set an offset that is infinite or NaN, at which the content cannot
        // come to rest.
        if !target.x.isFinite || !target.y.isFinite { target = proposed }
        let bounces = bouncingAxes
        func motion(along axis: NSLayoutConstraint.Axis) -> ScrollMotion.AxisMotion {
            axisMotion(
                decelerations[axis], to: target[axis], isProposedTarget: target[axis] == proposed[axis],
                unlimitedTarget: natural[axis], leastOffset: least[axis], greatestOffset: greatest[axis],
                canBounce: bounces[axis])
        }
        let (motionX, motionY) = (motion(along: .horizontal), motion(along: .vertical))
        let decelerates = !motionX.position(at: 0).isAtRest || !motionY.position(at: 0).isAtRest
        callDelegate(.didEndDragging) { $0.scrollViewDidEndDragging(self, willDecelerate: decelerates) }
        guard decelerates else { return }
        isDecelerating = true
        callDelegate(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
        start(
            ScrollMotion(view: self, x: motionX, y: motionY, roundsToPixels: true) { view in
                view.isDecelerating = false
                view.callDelegate(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(view) }
            })
    }

    private func pageTarget(velocity: CGPoint) -> CGPoint {
        CGPoint { axis in
            let (offset, velocity, length) = (contentOffset[axis], velocity[axis], bounds.length(along: axis))
            guard length > 0 else { return offset }
            let rule: FloatingPointRoundingRule =
                if velocity > 0 { .up } else if velocity < 0 { .down } else { .toNearestOrAwayFromZero }
            return (offset / length).rounded(rule) * length
        }
    }

    /// Returns the motion along one axis after a drag.
    ///
    /// - Parameters:
    ///   - deceleration: the motion that the finger has begun.
    ///   - isProposedTarget: whether the target is the one that was proposed to the layout and the
    ///     delegate.
    ///   - unlimitedTarget: the offset at which the content would come to rest if its range were
    ///     unlimited.
    private func axisMotion(
        _ deceleration: Deceleration, to target: CGFloat, isProposedTarget: Bool, unlimitedTarget: CGFloat,
        leastOffset: CGFloat, greatestOffset: CGFloat, canBounce: Bool
    ) -> ScrollMotion.AxisMotion {
        let (offset, velocity) = (deceleration.start, deceleration.velocity)
        guard offset.isFinite else { return .still(target) }
        if offset < leastOffset || offset > greatestOffset {
            let edge = offset < leastOffset ? leastOffset : greatestOffset
            return .springing(edge: edge, distance: offset - edge, speed: velocity, since: 0)
        }
        if isProposedTarget, !isPagingEnabled {
            if unlimitedTarget >= leastOffset, unlimitedTarget <= greatestOffset {
                return deceleration.isAtRest ? .still(offset) : .decelerating(deceleration, to: unlimitedTarget)
            }
            if canBounce {
                // The content still moves when it reaches the edge, and goes beyond the edge.
                let time = deceleration.time(whenPassing: target)
                if time <= 1e-9 { return .springing(edge: target, distance: 0, speed: velocity, since: 0) }
                return .reaching(edge: target, deceleration, at: time)
            }
        }
        return target == offset
            ? .still(offset)
            : .decelerating(Deceleration(from: offset, to: target, rate: deceleration.rate), to: target)
    }

    func start(_ motion: ScrollMotion) {
        self.motion = motion
        world.timeline.add(motion)
    }
}
