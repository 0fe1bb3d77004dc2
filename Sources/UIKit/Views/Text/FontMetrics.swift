/// The widths of characters and the height of lines of a font, without glyphs.
///
/// Approximated: the widths are from this project's own table, by character or by class of
/// characters. The table was fitted to published widths of labels, all in the system font at 17
/// points. It reproduces these widths within 1 % [TEXT-02]:
///
///     "This is a test string" 144.1   "Count = 1" 76.5   "Just text" 66   "CENTER" 64.3
///     "Cancel" 53.5   "point" 39   "the" 25
///
/// The widths of other weights are those of the regular weight times a factor. Below 17 points,
/// characters are a little wider in proportion to the point size, as with the system's tracking.
/// Helvetica has metrics of its own [TEXT-05], and most characters of the monospaced system font
/// are as wide as 0.6 times the point size. Fonts with other names have the metrics of the system
/// font.
struct FontMetrics {
    /// [TEXT-01] The distance from one baseline to the next, in points.
    let lineHeight: CGFloat
    /// The height above the baseline, in points.
    let ascender: CGFloat
    /// The depth below the baseline, in points, as a positive number.
    let descender: CGFloat
    private let isHelvetica: Bool
    /// The point size times the width factor of the font's weight.
    private let em: CGFloat
    /// The distance, in points, that is added to the width of a character. Nothing is added in the
    /// monospaced system font, to a character for which `isSquare` is true, or to a character
    /// without width.
    private let tracking: CGFloat
    /// The width, in points, of the characters of the monospaced system font that have a width and
    /// for which `isSquare` is false; nil for other fonts.
    private let fixedWidth: CGFloat?

    init(fontName: String, pointSize: CGFloat) {
        isHelvetica = fontName == "Helvetica" || fontName.hasPrefix("Helvetica-")
        // [TEXT-01], [TEXT-05] The parts of a line's height, and the point size, in the units of the
        // font. They are whole numbers, so that a height of whole points is computed exactly.
        // [TEXT-09]
        let (above, below): (CGFloat, CGFloat) = isHelvetica ? (920, 230) : (1950, 494)
        let unitsPerEm: CGFloat = isHelvetica ? 1000 : 2048
        (ascender, descender) = (pointSize * above / unitsPerEm, pointSize * below / unitsPerEm)
        lineHeight = pointSize * (above + below) / unitsPerEm
        em = pointSize * (FontMetrics.weightFactors.first { fontName.hasSuffix($0.suffix) }?.factor ?? 1)
        tracking = isHelvetica ? 0 : pointSize * 0.0052 * min(max(17 - pointSize, 0), 11)
        fixedWidth = fontName.hasPrefix(".SFUIMono") ? pointSize * 0.6 : nil
    }

    private static let weightFactors: [(suffix: String, factor: CGFloat)] = [
        ("-Ultralight", 0.95), ("-Thin", 0.96), ("-Light", 0.98), ("-Medium", 1.015), ("-Semibold", 1.035),
        ("-Bold", 1.05),
        ("-Heavy", 1.07), ("-Black", 1.09),
    ]

    // MARK: - Widths

    /// Returns the width of a character, in points.
    ///
    /// - Parameter asciiWidths: the font's `widths`.
    @inline(__always)
    func width(of scalar: Unicode.Scalar, asciiWidths: UnsafeBufferPointer<UInt16>) -> CGFloat {
        let value = scalar.value
        guard value < 128 else { return widthBeyondASCII(scalar) }
        let width = asciiWidths[Int(value)]
        guard width > 0 else { return 0 }
        return fixedWidth ?? em * CGFloat(width) / 1000 + tracking
    }

    private func widthBeyondASCII(_ scalar: Unicode.Scalar) -> CGFloat {
        let width = FontMetrics.widthInThousandthsOfEm(of: scalar)
        guard width > 0 else { return 0 }
        if FontMetrics.isSquare(scalar) { return em * width / 1000 }
        return fixedWidth ?? em * width / 1000 + tracking
    }

    /// Whether a character is an East Asian one that is about as wide as it is high, such as an
    /// ideograph. A line may be broken before and after such a character.
    @inline(__always)
    static func isSquare(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x2E80 && isWideEastAsian(scalar.value) }

    private static func isWideEastAsian(_ value: UInt32) -> Bool {
        switch value {
        case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    private static func widthInThousandthsOfEm(of scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.value {
        case 0x80...0x9F, 0xAD, 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
        case 0xA0, 0x2000...0x200A: 288
        case 0xC0...0x24F: scalar.properties.isUppercase ? 670 : 560
        case 0x370...0x52F: scalar.properties.isUppercase ? 680 : 580
        case 0x590...0x8FF: 500
        case 0x2018...0x201B: 290
        case 0x201C...0x201F: 480
        case 0x2014, 0x2015: 1000
        case 0x2026: 820
        case 0xAC00...0xD7A3: 940
        // Two of these characters make one flag.
        case 0x1F1E6...0x1F1FF: 625
        case 0x2600...0x27BF, 0x1F000...0x1FAFF: 1250
        case let value where isWideEastAsian(value): 1020
        default: 600
        }
    }

    /// The widths of the ASCII characters in thousandths of an em; 0 for characters without a
    /// width.
    var widths: [UInt16] { isHelvetica ? FontMetrics.helvetica : FontMetrics.system }

    /// The characters whose widths the tables list, in the same order.
    private static let characters =
        "\t !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"

    private static func widthTable(_ values: [UInt16]) -> [UInt16] {
        var widths = [UInt16](repeating: 0, count: 128)
        for (scalar, value) in zip(characters.unicodeScalars, values) { widths[Int(scalar.value)] = value }
        return widths
    }

    /// [TEXT-05] The widths of Helvetica's characters, as published by Adobe. A tab is as wide as
    /// four spaces.
    private static let helvetica = widthTable([
        1112, 278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015,
        667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667,
        944, 667, 667, 611,
        278, 278, 278, 469, 556, 333,
        556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
        722, 500, 500, 500,
        334, 260, 334, 584,
    ])

    /// The widths of the system font's characters, in the regular weight at 17 points.
    private static let system = widthTable([
        1152, 288, 300, 450, 630, 630, 820, 700, 294, 370, 370, 450, 645, 270, 450, 270, 310,
        640, 482, 610, 630, 640, 620, 640, 570, 640, 640, 270, 270, 645, 645, 645, 488, 930,
        651, 641, 703, 712, 563, 586, 733, 733, 253, 508, 641, 559, 865, 719, 763, 620, 763, 627, 635, 601, 733, 651,
        998, 661, 631, 641,
        370, 310, 370, 500, 550, 500,
        559, 632, 545, 616, 547, 325, 583, 588, 211, 223, 555, 212, 880, 570, 594, 582, 590, 342, 484, 323, 589, 518,
        763, 488, 518, 518,
        370, 280, 370, 645,
    ])
}
