import Offscreen
import UIKit

/// Colours made from grey and six hues that Okabe and Ito chose for people with colour blindness:
/// three tones of each, and their tints.
///
/// Another hue of Okabe and Ito, vermilion, marks mistakes and is not used for views.
struct Palette: Sendable {
    /// A fill colour, and whether the text on it is dark.
    struct Swatch: Equatable, Sendable {
        let fill: String
        let isInkDark: Bool
    }

    private static let hues: [(Double, Double, Double)] = [
        (86, 180, 233), (230, 159, 0), (0, 158, 115), (240, 228, 66), (0, 114, 178), (204, 121, 167), (153, 153, 153),
    ]

    /// The 21 colours of views, which begin with the seven hues, and then the seven tints for
    /// decoration views.
    static let swatches =
        hues.map { mixedSwatch($0, with: 0, fraction: 0) } + hues.map { mixedSwatch($0, with: 255, fraction: 0.5) }
        + hues.map { mixedSwatch($0, with: 0, fraction: 0.4) } + hues.map { mixedSwatch($0, with: 255, fraction: 0.72) }

    /// Returns the index in `swatches` of the colour or tint of a number. Colours repeat after 21,
    /// and tints after 7.
    static func index(ofNumber number: Int, isTint: Bool) -> Int {
        isTint ? 21 + ((number % 7) + 7) % 7 : ((number % 21) + 21) % 21
    }

    /// Returns the colour of a number. Consecutive numbers have different hues.
    static func swatch(_ number: Int) -> Swatch { swatches[index(ofNumber: number, isTint: false)] }

    /// Returns the tint of a number, for decoration views.
    static func tint(_ number: Int) -> Swatch { swatches[index(ofNumber: number, isTint: true)] }

    private static func mixedSwatch(_ hue: (Double, Double, Double), with end: Double, fraction: Double) -> Swatch {
        let mixed = [hue.0, hue.1, hue.2].map { $0 + (end - $0) * fraction }
        func linearComponent(ofSRGB value: Double) -> Double {
            let v = value / 255
            return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
        }
        let luminance =
            0.2126 * linearComponent(ofSRGB: mixed[0]) + 0.7152 * linearComponent(ofSRGB: mixed[1]) + 0.0722
            * linearComponent(ofSRGB: mixed[2])
        // From this luminance on, black has more contrast than white.
        return Swatch(fill: hex(mixed), isInkDark: luminance > 0.179)
    }

    private static func hex(_ components: [Double]) -> String {
        let bytes = components.map { String(CGFloat($0.rounded()).roundedDown(atLeast: 0, atMost: 255), radix: 16) }
        return "#" + bytes.map { $0.count == 1 ? "0" + $0 : $0 }.joined()
    }

    static func color(_ components: [Double]) -> (fill: String, opacity: Double) {
        (hex(components.prefix(3).map { min(max($0, 0), 1) * 255 }), components.count > 3 ? components[3] : 1)
    }
}
