/// A layer that shows an outline. Kept; pictures do not show it.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    /// Kept: nothing reads it.
    open var fillColor: CGColor? = UIColor.black.cgColor
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
}

/// A layer that shows a gradient of colours. Kept; pictures do not show it.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    /// Kept: nothing reads it.
    open var locations: [NSNumber]?
    /// Kept: nothing reads it.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}
