import Foundation
import Testing

@testable import OffscreenPictures

struct PaletteTests {
    private func luminance(_ fill: String) -> Double {
        let value = UInt32(fill.dropFirst(), radix: 16)!
        func channel(_ shift: UInt32) -> Double {
            let v = Double(value >> shift & 255) / 255
            return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }

    @Test func `Labels on every fill of the palette have a contrast of at least 4.5 to 1`() {
        for swatch in (0..<21).map(Palette.swatch) + (0..<7).map(Palette.tint) {
            let light = luminance(swatch.fill)
            let contrast = swatch.isInkDark ? (light + 0.05) / 0.05 : 1.05 / (light + 0.05)
            #expect(contrast >= 4.5, "\(swatch)")
        }
    }

    @Test func `The palette has 21 different colours for views, none of them vermilion`() {
        let fills = (0..<21).map { Palette.swatch($0).fill }
        #expect(Set(fills).count == 21)
        #expect(!fills.contains("#d55e00"))
        #expect(Palette.swatch(21) == Palette.swatch(0))
        #expect(Palette.swatch(-1) == Palette.swatch(20))
    }

    @Test func `Consecutive tints of the palette have different fills`() {
        for number in 0..<30 { #expect(Palette.tint(number).fill != Palette.tint(number + 1).fill) }
    }
}
