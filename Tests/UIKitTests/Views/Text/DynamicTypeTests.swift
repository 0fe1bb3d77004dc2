import Offscreen
import Testing
import UIKit

/// Sizes of text styles that others measured on an iOS 26 simulator at a scale of 3.
///
/// https://github.com/Vercantez/openuikit/blob/main/fixtures/realapp/dynamic_type_ios.json
@MainActor struct DynamicTypeTests {
    /// The text styles, in the order of the columns of `scaled64`.
    private let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
        .caption2,
    ]
    private let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    private static func table(_ text: String) -> [[CGFloat]] {
        text.split(separator: "\n").map { $0.split(separator: " ").map { CGFloat(Double($0)!) } }
    }

    /// The scaled values of 64 points: a row for each category, a column for each style.
    private static let scaled64 = table(
        """
        59.333 58.333 55 56.333 55.333 51.333 55.333 55 57 52 64
        61 60.333 57 59 58.333 57.667 58.333 58 57 52 64
        62.333 62 59.333 61.333 61 60.667 61 61 57 52 64
        64 64 64 64 64 64 64 64 64 64 64
        67 67.667 68.667 71.667 69.667 70.333 69.667 70 71 76 88.667
        71.667 71.667 73 76.667 75.667 76.667 75.667 76.333 78.333 84 98.333
        75 77.333 77.667 82 84.333 83.333 84.333 85.333 85.333 92 108.333
        81.333 86.667 93.667 97.333 99 99.333 99 97.667 103 108 123
        89 96 107.333 112.667 116.333 115.333 116.333 119 117.333 128 142.667
        95.333 107.333 119 130.667 139.667 137.667 139.667 140.333 142.333 156 172.333
        103 114.667 135 148.333 148.333 160 163 158.333 163.667 176 202
        109.333 128 151 166.333 180.333 185.667 180.333 183 185 204 236.333
        """)
    /// The body in each category: its point size, and the scaled value and font size of 17 points.
    private static let body = table(
        """
        14 14.667 15
        15 15.333 15
        16 16.333 16
        17 17 17
        19 18.667 19
        21 20 20
        23 22.333 22
        28 26.333 26
        33 31 31
        40 37 37
        47 43.333 43
        53 48 48
        """)

    private func traits(_ row: Int, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: categories[row]), UITraitCollection(displayScale: scale),
        ])
    }

    private func size(_ style: UIFont.TextStyle, _ row: Int) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(row)).pointSize
    }

    // MARK: - Sizes

    /// The row of a category, a style, and the point size of the style.
    @Test(
        arguments: [
            (0, .largeTitle, 31), (0, .headline, 14), (0, .caption2, 11), (3, .largeTitle, 34), (3, .title1, 28),
            (3, .title2, 22),
            (3, .title3, 20), (3, .callout, 16), (3, .subheadline, 15), (3, .footnote, 13), (3, .caption1, 12),
            (3, .caption2, 11),
            (11, .largeTitle, 60), (11, .title1, 58), (11, .title2, 56), (11, .title3, 55), (11, .callout, 51),
            (11, .subheadline, 49),
            (11, .footnote, 44), (11, .caption1, 43), (11, .caption2, 40),
        ] as [(Int, UIFont.TextStyle, CGFloat)])
    func
        `A text style has its published size in the smallest, the default and the largest content size category [TEXT-04]`(
            row: Int, style: UIFont.TextStyle, wanted: CGFloat
        )
    {
        #expect(size(style, row) == wanted)
    }

    @Test
    func
        `In each content size category body text has its published size, and a headline is as large but semibold [TEXT-04]`()
    {
        for row in categories.indices {
            #expect(size(.body, row) == Self.body[row][0])
            for style in styles {
                let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(row))
                #expect(font.fontName == (style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular"))
            }
            #expect(size(.headline, row) == size(.body, row))
        }
    }

    @Test
    func
        `No text style shrinks in a larger content size category, and no category reverses the order of two styles by size [TEXT-04]`()
    {
        let order: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
        ]
        for row in categories.indices {
            let sizes = order.map { size($0, row) }
            #expect(sizes == sizes.sorted(by: >), "\(categories[row])")
        }
        for style in styles {
            let sizes = categories.indices.map { size(style, $0) }
            #expect(sizes == sizes.sorted(), "\(style)")
        }
    }

    @Test(
        arguments: [
            (.largeTitle, 17, 0), (.title1, 11, 0), (.title2, 5, 0), (.title3, 3, 0), (.callout, -1, 0),
            (.subheadline, -2, 0),
            (.footnote, -4, 3), (.caption1, -5, 3), (.caption2, -6, 3),
        ] as [(UIFont.TextStyle, CGFloat, Int)])
    func
        `Below the accessibility categories a style's size minus the body's is constant, or the size is 11 or 12 points [TEXT-04]`(
            style: UIFont.TextStyle, distance: CGFloat, first: Int
        )
    {
        for row in first...6 { #expect(size(style, row) - size(.body, row) == distance, "\(categories[row])") }
        for row in 0..<first { #expect(11...12 ~= size(style, row), "\(categories[row])") }
    }

    // MARK: - Metrics

    @Test(arguments: 0..<12)
    func
        `In each content size category UIFontMetrics scales 64 points for each text style to the measured value [TEXT-04]`(
            row: Int
        )
    {
        for (column, style) in styles.enumerated() {
            let value = UIFontMetrics(forTextStyle: style).scaledValue(for: 64, compatibleWith: traits(row))
            #expect(abs(value - Self.scaled64[row][column]) < 0.001, "\(style): \(value)")
        }
        let metrics = UIFontMetrics.default
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits(row)) - Self.body[row][1]) < 0.001)
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let scaled = metrics.scaledFont(for: font, compatibleWith: traits(row))
        #expect(scaled.pointSize == Self.body[row][2])
        #expect(scaled.fontName == font.fontName)
        let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits(row))
        #expect(limited.pointSize == min(20, scaled.pointSize))
    }

    /// The row of a category, a style, a value, and the scaled value.
    @Test(
        arguments: [
            (0, .body, 18, 15.667), (6, .body, 18, 23.667), (6, .footnote, 18, 24), (6, .caption2, 18, 30.333),
            (8, .body, 18, 32.667),
            (8, .caption2, 8, 18), (11, .title2, 18, 42.333), (10, .headline, 34, 78.667), (10, .body, 34, 86.667),
        ] as [(Int, UIFont.TextStyle, CGFloat, CGFloat)])
    func `UIFontMetrics scales 8, 18 and 34 points to the measured values [TEXT-04]`(
        row: Int, style: UIFont.TextStyle, value: CGFloat, wanted: CGFloat
    ) {
        let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits(row))
        #expect(abs(scaled - wanted) < 0.001)
    }

    @Test
    func
        `A scaled value is rounded to pixels of the traits' display scale, or of the stage's scale if the traits have none [TEXT-04]`()
    {
        let extraSmall = [traits(0, scale: 1), traits(0, scale: 3), traits(0, scale: 0)]
        let values = Stage(width: 100, height: 100, scale: 2).run {
            extraSmall.map { UIFontMetrics.default.scaledValue(for: 17, compatibleWith: $0) }
        }
        let thousandths: [CGFloat] = values.map { ($0 * 1000).rounded() }
        #expect(thousandths == [15000, 14667, 14500])
    }

    @Test func `The content size category of a stage is large, in which nothing is scaled [TEXT-04]`() {
        let stage = Stage(width: 100, height: 100, scale: 2)
        stage.run {
            for style in styles {
                let font = UIFont.preferredFont(forTextStyle: style)
                #expect(font.pointSize == size(style, 3))
                let metrics = UIFontMetrics(forTextStyle: style)
                #expect(metrics.scaledFont(for: font) === font)
                #expect(metrics.scaledValue(for: 18) == 18)
                #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == min(12, font.pointSize))
            }
        }
    }
}
