/// A text as a label shows it, in one font.
package struct LabelText {
    /// The distance from one baseline to the next, in points.
    package let lineHeight: CGFloat
    private let text: String
    private let measure: TextMeasure

    /// - Parameter fontName: nil for the regular system font.
    package init(_ text: String, fontName: String?, fontSize: CGFloat, wrapsByCharacters: Bool) {
        self.text = text
        let font = UIFont(fontName: fontName ?? UIFont.regularSystemFontName, pointSize: fontSize)
        lineHeight = font.lineHeight
        measure = TextMeasure(font: font, wrapsByCharacters: wrapsByCharacters)
    }

    /// Returns the number of lines that the text needs, and the width of the longest.
    ///
    /// - Parameter width: the greatest width of a line, in points.
    package func lines(withinWidth width: CGFloat) -> (count: Int, width: CGFloat) {
        let size = measure.size(of: text, withinWidth: width)
        guard lineHeight > 0 else { return (0, size.width) }
        return (Int(exactly: (size.height / lineHeight).rounded()) ?? 0, size.width)
    }
}
