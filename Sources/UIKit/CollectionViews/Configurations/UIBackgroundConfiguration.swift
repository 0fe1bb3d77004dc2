/// The appearance of the background of a cell.
///
/// Each method that makes a configuration, such as `listGroupedCell()`, chooses a style. The style
/// determines the colour for each state. A property that the app has set keeps its value in every
/// state.
///
/// UNKNOWN: the colours of the styles on iOS, which were measured only on a Mac. Here they are
/// clear or common system colours.
public struct UIBackgroundConfiguration: Hashable {
    private var style: Style
    private var appearanceState = AppearanceState.normal
    /// The colour that the app has set. The outer optional is nil if the app has set none, so that
    /// the colour of the style applies. The inner one is nil if the app has set nil.
    private var ownColor: UIColor??
    /// The radius that the app has set; nil for the radius of the style.
    private var ownCornerRadius: CGFloat?
    /// The insets that the app has set; nil for no insets.
    private var ownInsets: NSDirectionalEdgeInsets?

    /// A view that fills the background.
    public var customView: UIView?
    /// The edges at which the cell's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Not modelled: effects are not drawn.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points; zero for no stroke.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke from the edge of the background, in points. Not modelled: the
    /// stroke lies on the edge.
    public var strokeOutset: CGFloat = 0
    public var shadowProperties = UIShadowProperties()

    /// The colour of the background. Nil means the tint colour.
    public var backgroundColor: UIColor? {
        get { ownColor ?? style.color(in: appearanceState) }
        set { ownColor = .some(newValue) }
    }

    /// Whether the app has set the colour.
    var hasOwnColor: Bool { ownColor != nil }

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat {
        get { ownCornerRadius ?? style.cornerRadius }
        set { ownCornerRadius = newValue }
    }

    public var backgroundInsets: NSDirectionalEdgeInsets {
        get { ownInsets ?? .zero }
        set { ownInsets = newValue }
    }

    private init(_ style: Style) {
        self.style = style
    }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }

    /// Returns this configuration with the appearance that its style has in a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var configuration = self
        configuration.appearanceState = AppearanceState(state)
        return configuration
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration {
    enum Style: Hashable, Sendable {
        case clear, plainCell, plainHeader, groupedCell, sidebarCell

        func color(in appearanceState: AppearanceState) -> UIColor? {
            switch (self, appearanceState) {
            case (.clear, _): .clear
            case (.plainHeader, _): .systemGray6
            case (_, .highlighted), (_, .selected): .systemGray4
            case (.plainCell, _): .systemBackground
            case (.groupedCell, _): .secondarySystemGroupedBackground
            case (.sidebarCell, _): .clear
            }
        }

        var cornerRadius: CGFloat { self == .sidebarCell ? 10 : 0 }
    }

    /// Returns the frame of the background in a cell.
    ///
    /// - Parameter margins: the cell's layout margins.
    func frame(in bounds: CGRect, margins: UIEdgeInsets, isMirrored: Bool) -> CGRect {
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        let insets = backgroundInsets
        let (leadingMargin, trailingMargin) = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
        let top = insets.top + (edges.contains(.top) ? margins.top : 0)
        let bottom = insets.bottom + (edges.contains(.bottom) ? margins.bottom : 0)
        let leading = insets.leading + (edges.contains(.leading) ? leadingMargin : 0)
        let trailing = insets.trailing + (edges.contains(.trailing) ? trailingMargin : 0)
        return CGRect(
            x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY + top,
            width: max(0, bounds.width - leading - trailing), height: max(0, bounds.height - top - bottom))
    }
}

extension UIBackgroundConfiguration {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(appearanceState)
        hasher.combine(ownColor)
        hasher.combine(ownCornerRadius)
        hasher.combine(strokeWidth)
    }
}

/// The shadow of a background.
public struct UIShadowProperties: Hashable {
    public var color = UIColor.black
    /// The opacity, from 0 to 1.
    public var opacity: CGFloat = 0
    /// The blur radius, in points.
    public var radius: CGFloat = 0
    /// The offset of the shadow from the background, in points.
    public var offset = CGSize.zero

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(radius)
    }
}
