/// The lines that a label of a given size shows. They end where the label measures their ends.
///
/// Approximated: all of the text has one font. A text that is longer than the label ends with an
/// ellipsis, whatever the label's `lineBreakMode` is.
package struct LabelLines {
    package let texts: [String]
    /// The distance from one baseline to the next, in points.
    package let lineHeight: CGFloat

    /// - Parameters:
    ///   - fontName: nil for the regular system font.
    ///   - numberOfLines: the greatest number of lines; zero for as many as fit into the height.
    package init(
        _ text: String, fontName: String?, fontSize: CGFloat, size: CGSize, numberOfLines: Int, wrapsByCharacters: Bool
    ) {
        let font = UIFont(fontName: fontName ?? UIFont.regularSystemFontName, pointSize: fontSize)
        lineHeight = font.lineHeight
        guard size.width > 0, lineHeight > 0 else {
            texts = [text]
            return
        }
        let all = TextMeasure(font: font, wrapsByCharacters: wrapsByCharacters).lines(of: text, withinWidth: size.width)
        // A height that was rounded to a pixel may be a little less than that of its lines.
        let fitting = ((size.height + 0.5) / lineHeight).roundedDown(atLeast: 1, atMost: all.count)
        let limit = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
        texts = all.count > limit ? all.prefix(limit - 1) + [all[limit - 1] + "\u{2026}"] : all
    }
}
