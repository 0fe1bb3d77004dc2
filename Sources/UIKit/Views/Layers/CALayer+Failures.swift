/// Rejects positions, bounds and frames with NaN, for which Core Animation raises the exception
/// `CALayerInvalidGeometry`. If the failure does not end the process, the rejected value is not
/// stored. Infinite positions and bounds are accepted.
extension CALayer {
    @inline(__always)
    final func validate(position: CGPoint) -> Bool {
        guard position.x == position.x, position.y == position.y else {
            return reportNaN(in: "position", point: position)
        }
        return true
    }

    @inline(__always)
    final func validate(bounds: CGRect) -> Bool {
        guard bounds.isNumeric else { return reportNaN(in: "bounds", point: bounds.origin, size: bounds.size) }
        return true
    }

    /// Whether the position that results from a frame, without regard to a transform, has no NaN.
    /// Otherwise a failure is reported.
    ///
    /// UNKNOWN: which value Core Animation checks first. Here it is the position, which most
    /// reports name.
    final func validate(frame: CGRect) -> Bool {
        validate(
            position: CGPoint(
                x: frame.origin.x + frame.size.width * anchorPoint.x,
                y: frame.origin.y + frame.size.height * anchorPoint.y))
    }

    @inline(never)
    private func reportNaN(in property: String, point: CGPoint, size: CGSize? = nil) -> Bool {
        let numbers = "\(point.x.text) \(point.y.text)" + (size.map { "; \($0.width.text) \($0.height.text)" } ?? "")
        world.fail(
            "CALayer \(property) contains NaN: [\(numbers)]",
            details: owner?.viewText ?? "\(type(of: self))",
            hint: "look for a division by zero: NaN comes from 0/0 and from infinity minus infinity")
        return false
    }
}
