import Offscreen
import Testing
import UIKit

/// Sizes of text styles that others measured on an iOS 26 simulator at a scale of 3: a row for each category of content sizes, from
/// the smallest, and a column for each style.
///
/// https://github.com/Vercantez/openuikit/blob/main/fixtures/realapp/dynamic_type_ios.json
@MainActor @Suite("Dynamic type that others measured")
struct DynamicTypeTests {
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption1, .caption2,
    ]
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    private static func table(_ text: String) -> [[CGFloat]] {
        text.split(separator: "\n").map { $0.split(separator: " ").map { CGFloat(Double($0)!) } }
    }

    private static let pointSizes = table(
        """
        31 25 19 17 14 12 14 13 12 11 11
        32 26 20 18 15 13 15 14 12 11 11
        33 27 21 19 16 14 16 15 12 11 11
        34 28 22 20 17 15 17 16 13 12 11
        36 30 24 22 19 17 19 18 15 14 13
        38 32 26 24 21 19 21 20 17 16 15
        40 34 28 26 23 21 23 22 19 18 17
        44 38 34 31 28 25 28 26 23 22 20
        48 43 39 37 33 30 33 32 27 26 24
        52 48 44 43 40 36 40 38 33 32 29
        56 53 50 49 47 42 47 44 38 37 34
        60 58 56 55 53 49 53 51 44 43 40
        """)
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
    /// Of 17 points in the style body: the scaled value, and the size of a scaled font.
    private static let body17 = table(
        """
        14.667 15
        15.333 15
        16.333 16
        17 17
        18.667 19
        20 20
        22.333 22
        26.333 26
        31 31
        37 37
        43.333 43
        48 48
        """)

    private func traits(_ row: Int) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: Self.categories[row]),
            UITraitCollection(displayScale: 3),
        ])
    }

    @Test(arguments: 0..<12)
    func `A text style has its size in each category, and only headlines are semibold [TEXT-04]`(
        row: Int
    ) {
        for (column, style) in Self.styles.enumerated() {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(row))
            #expect(font.pointSize == Self.pointSizes[row][column], "\(style)")
            #expect(font.fontName == (style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular"))
        }
    }

    @Test(arguments: 0..<12)
    func `Metrics scale by the line heights of their style, to whole pixels [TEXT-04]`(row: Int) {
        for (column, style) in Self.styles.enumerated() {
            let value = UIFontMetrics(forTextStyle: style).scaledValue(
                for: 64, compatibleWith: traits(row))
            #expect(abs(value - Self.scaled64[row][column]) < 0.001, "\(style): \(value)")
        }
        let metrics = UIFontMetrics.default
        #expect(
            abs(metrics.scaledValue(for: 17, compatibleWith: traits(row)) - Self.body17[row][0]) < 0.001)
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let scaled = metrics.scaledFont(for: font, compatibleWith: traits(row))
        #expect(scaled.pointSize == Self.body17[row][1] && scaled.fontName == font.fontName)
        #expect(
            metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits(row)).pointSize
                == min(20, scaled.pointSize))
    }

    /// Category, style, value, scaled value.
    @Test(
        arguments: [
            (0, .body, 18, 15.667), (6, .body, 18, 23.667), (6, .footnote, 18, 24),
            (6, .caption2, 18, 30.333), (8, .body, 18, 32.667),
            (8, .caption2, 8, 18), (11, .title2, 18, 42.333), (10, .headline, 34, 78.667),
            (10, .body, 34, 86.667),
        ] as [(Int, UIFont.TextStyle, CGFloat, CGFloat)])
    func `Any value is scaled [TEXT-04]`(
        row: Int, style: UIFont.TextStyle, value: CGFloat, wanted: CGFloat
    ) {
        #expect(
            abs(
                UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits(row))
                    - wanted) < 0.001)
    }

    @Test func `On a stage the category is large, in which nothing is scaled [TEXT-04]`() {
        let stage = Stage(width: 100, height: 100, scale: 2)
        stage.run {
            for (column, style) in Self.styles.enumerated() {
                let font = UIFont.preferredFont(forTextStyle: style)
                #expect(font.pointSize == Self.pointSizes[3][column])
                let metrics = UIFontMetrics(forTextStyle: style)
                #expect(metrics.scaledFont(for: font) === font && metrics.scaledValue(for: 18) == 18)
                #expect(
                    metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == min(12, font.pointSize))
            }
        }
    }
}
