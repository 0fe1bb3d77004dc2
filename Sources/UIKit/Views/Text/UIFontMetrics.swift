/// Scales fonts and values for a content size category, in the same proportion as a text style. In
/// the category `large`, which is the category of every stage, fonts keep their size up to the
/// maximum, and values are only rounded to whole pixels.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font in its scaled size, which is at most `maximumPointSize`. [TEXT-04] A size
    /// that the category changes is rounded to whole points before it is limited.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let factor = scaleFactor(for: traitCollection)
        let size = min(factor == 1 ? font.pointSize : (font.pointSize * factor).rounded(), maximumPointSize)
        return size == font.pointSize ? font : font.withSize(size)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a value scaled and rounded to whole pixels. [TEXT-04]
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let given = traitCollection?.displayScale ?? 0
        let scale = given > 0 ? given : World.current.screen.scale
        return (value * scaleFactor(for: traitCollection) * scale).rounded() / scale
    }

    private func scaleFactor(for traits: UITraitCollection?) -> CGFloat {
        TextStyleTable.scaleFactor(of: style, in: traits?.preferredContentSizeCategory ?? .unspecified)
    }
}
