/// A color: red, green, blue and alpha, or white and alpha, or the alpha of a pattern, or a closure
/// that returns a color for traits. Numbers are normally between 0 and 1. Other values are not
/// clamped.
///
/// A gray, a color of three components, a P3 color and a named system color are never equal to one
/// another. No color is converted: the components of a P3 color are taken as sRGB.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let components: Components
    private var provider: ((UITraitCollection) -> UIColor)?

    private struct Components: Hashable {
        var model = Model.rgb
        let red, green, blue, alpha: CGFloat
        /// The name of a system color, such as "labelColor"; nil for other colors.
        var name: String?
    }

    private enum Model { case rgb, displayP3, grey, pattern }

    private init(_ components: Components) { self.components = components }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = Components(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a named system color with the components of `color`.
    convenience init(named name: String, like color: UIColor) {
        var components = color.components
        components.name = name
        self.init(components)
    }

    /// Creates a color that depends on traits. Unless the color is resolved for given traits, the
    /// current traits apply.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        components = Components(red: 0, green: 0, blue: 0, alpha: 0)
        provider = dynamicProvider
    }

    /// Returns nil. Not modelled: there is no asset catalog that could have the color.
    public convenience init?(named name: String) {
        World.recordNotModelled("UIColor.init(named:)")
        return nil
    }

    /// Returns nil. Not modelled: there is no asset catalog that could have the color.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        World.recordNotModelled("UIColor.init(named:in:compatibleWith:)")
        return nil
    }

    /// Creates a clear color. Not modelled: an image has no pixels to repeat.
    public convenience init(patternImage image: UIImage) {
        World.recordNotModelled("UIColor.init(patternImage:)")
        self.init(Components(model: .pattern, red: 0, green: 0, blue: 0, alpha: 0))
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if let provider { return provider(traitCollection) }
        guard components.name != nil else { return self }
        var plain = components
        plain.name = nil
        return UIColor(plain)
    }

    private var resolved: Components { provider.map { $0(UITraitCollection.current).resolved } ?? components }
    private var red: CGFloat { resolved.red }
    private var green: CGFloat { resolved.green }
    private var blue: CGFloat { resolved.blue }
    private var alphaComponent: CGFloat { resolved.alpha }

    /// Sets the fill and stroke colors of the image that is being drawn. Approximated: does nothing
    /// if no image is being drawn.
    open func set() {
        if !Canvas.changeColorsOfInnermostCanvas({ ($0.fill, $0.stroke) = (self, self) }) {
            World.recordNotModelled("UIColor.set()")
        }
    }

    /// Sets the fill color of the image that is being drawn. Approximated: does nothing if no image
    /// is being drawn.
    open func setFill() {
        if !Canvas.changeColorsOfInnermostCanvas({ $0.fill = self }) { World.recordNotModelled("UIColor.setFill()") }
    }

    /// Sets the stroke color of the image that is being drawn. Stored; has no effect, because lines
    /// are not drawn.
    open func setStroke() {
        if !Canvas.changeColorsOfInnermostCanvas({ $0.stroke = self }) {
            World.recordNotModelled("UIColor.setStroke()")
        }
    }

    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Components(model: .displayP3, red: displayP3Red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Components(model: .grey, red: white, green: white, blue: white, alpha: alpha))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(sectorOffset n: CGFloat) -> CGFloat {
            let k = (n + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(
            red: channel(sectorOffset: 5), green: channel(sectorOffset: 3), blue: channel(sectorOffset: 1), alpha: alpha
        )
    }

    public convenience init(cgColor: CGColor) {
        let c = cgColor.components!
        if c.count == 1 {
            self.init(Components(model: .pattern, red: 0, green: 0, blue: 0, alpha: c[0]))
        } else if c.count == 2 {
            self.init(white: c[0], alpha: c[1])
        } else {
            self.init(red: c[0], green: c[1], blue: c[2], alpha: c[3])
        }
    }

    /// The color for layers, with one component for a pattern [VIEW-17], two for a gray, and four
    /// for other colors.
    open var cgColor: CGColor {
        let c = resolved
        switch c.model {
        case .pattern: return .pattern(alpha: c.alpha)
        case .grey: return CGColor(gray: c.red, alpha: c.alpha)
        case .rgb, .displayP3: return CGColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
        }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let c = resolved
        return UIColor(Components(model: c.model, red: c.red, green: c.green, blue: c.blue, alpha: alpha))
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = alphaComponent
        return true
    }

    /// Stores the white component and alpha. Returns false, and stores nothing, if red, green and
    /// blue are not equal, and for a pattern.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard resolved.model != .pattern, red == green, green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = alphaComponent
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let top = max(red, green, blue)
        let spread = top - min(red, green, blue)
        var turn: CGFloat = 0
        if spread > 0 {
            if top == red {
                turn = (green - blue) / spread
            } else if top == green {
                turn = (blue - red) / spread + 2
            } else {
                turn = (red - green) / spread + 4
            }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = top == 0 ? 0 : spread / top
        brightness?.pointee = top
        alpha?.pointee = alphaComponent
        return true
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if provider != nil || other.provider != nil { return self === other }
        return components == other.components
    }

    open override var hash: Int { provider == nil ? components.hashValue : ObjectIdentifier(self).hashValue }

    /// [VIEW-04] The description that devices print, but without addresses. A system color has its
    /// name in place of the address.
    open override var description: String {
        if provider != nil { return "<UIDynamicProviderColor>" }
        if let name = components.name { return "<UIDynamicSystemColor: \(name); name = \(name)>" }
        func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        let c = components
        if c.model == .grey { return "UIExtendedGrayColorSpace \(text(c.red)) \(text(c.alpha))" }
        let space = c.model == .rgb ? "UIExtendedSRGBColorSpace" : "UIDisplayP3ColorSpace"
        return "\(space) \(text(c.red)) \(text(c.green)) \(text(c.blue)) \(text(c.alpha))"
    }
}
