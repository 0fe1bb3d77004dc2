/// Properties that few layers use. They are stored separately, so that other layers take half the
/// memory.
@MainActor
final class RareLayerProperties {
    /// The default values, for a layer on which none of the properties was set.
    static let defaults = RareLayerProperties()

    var anchorPointZ: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var borderColor: CGColor? = RareLayerProperties.black
    var shadowColor: CGColor? = RareLayerProperties.black
    private static let black = UIColor.black.cgColor
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contents: Any?
    var name: String?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var cornerCurve = CALayerCornerCurve.circular
    var rasterizationScale: CGFloat = 1
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var beginTime: CFTimeInterval = 0
    var sublayerTransform = CATransform3DIdentity
    var actions: [String: any CAAction]?
    var addedAnimations: [String: AddedAnimation] = [:]
    weak var delegate: (any CALayerDelegate)?
}
