/// The point sizes and the line heights of the text styles for each content size category.
/// [TEXT-04]
enum TextStyleTable {
    static func pointSize(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        value(in: sizes, for: style, category: category)
    }

    /// Returns the factor for scaled values: the line height of the style in the category, divided
    /// by that in the category `large`.
    static func scaleFactor(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        value(in: lineHeights, for: style, category: category) / value(in: lineHeights, for: style, category: .large)
    }

    /// Returns the number for a style and a category. An unknown category counts as `large`, and an
    /// unknown style as `body`.
    private static func value(in table: [[CGFloat]], for style: UIFont.TextStyle, category: UIContentSizeCategory)
        -> CGFloat
    {
        let row = categories.firstIndex(of: category) ?? categories.firstIndex(of: .large)!
        return table[row][styles.firstIndex(of: style) ?? styles.firstIndex(of: .body)!]
    }

    /// The text styles, in the order of the columns of `sizes` and `lineHeights`.
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
        .caption2,
    ]

    /// The content size categories, in the order of the rows of `sizes` and `lineHeights`.
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let sizes: [[CGFloat]] = [
        [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11],
        [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11],
        [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11],
        [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11],
        [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13],
        [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15],
        [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17],
        [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20],
        [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24],
        [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29],
        [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34],
        [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40],
    ]

    private static let lineHeights: [[CGFloat]] = [
        [38, 31, 24, 22, 19, 16, 19, 18, 16, 13, 13],
        [39, 32, 25, 23, 20, 18, 20, 19, 16, 13, 13],
        [40, 33, 26, 24, 21, 19, 21, 20, 16, 13, 13],
        [41, 34, 28, 25, 22, 20, 22, 21, 18, 16, 13],
        [43, 36, 30, 28, 24, 22, 24, 23, 20, 19, 18],
        [46, 38, 32, 30, 26, 24, 26, 25, 22, 21, 20],
        [48, 41, 34, 32, 29, 26, 29, 28, 24, 23, 22],
        [52, 46, 41, 38, 34, 31, 34, 32, 29, 27, 25],
        [57, 51, 47, 44, 40, 36, 40, 39, 33, 32, 29],
        [61, 57, 52, 51, 48, 43, 48, 46, 40, 39, 35],
        [66, 61, 59, 58, 51, 50, 56, 52, 46, 44, 41],
        [70, 68, 66, 65, 62, 58, 62, 60, 52, 51, 48],
    ]
}
