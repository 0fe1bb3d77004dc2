import Foundation

/// A picture of curves on logarithmic axes, where a power of the size is a straight line and a
/// constant is horizontal.
@MainActor
struct GrowthPicture {
    let curves: [Growth.Curve]
    let axis: Growth.Axis

    private static let width = 732.0
    private static let height = 420.0
    private static let margin = (left: 76.0, top: 16.0, right: 208.0, bottom: 40.0)
    /// Colours that are distinguishable with every kind of colour vision. If there are more curves
    /// than colours, the colours are repeated with other dashes.
    private static let colours = [
        "#0b62a4", "#b3501b", "#2f7d32", "#7b3fa0", "#a31545", "#4a5a00", "#00707a", "#5d4037",
    ]
    private static let dashes = ["", "7 3", "2 3", "9 3 2 3"]

    var svg: String {
        let points = curves.flatMap(\.points)
        guard let most = points.map(\.size).max(), let least = points.map(\.size).min() else { return "" }
        let x = (low: log10(Double(least)).rounded(.down), high: log10(Double(most)).rounded(.up))
        let times = points.map { log10($0.time) }
        let y = (low: times.min()!.rounded(.down), high: times.max()!.rounded(.up))
        let (w, h, m) = (GrowthPicture.width, GrowthPicture.height, GrowthPicture.margin)
        func across(_ value: Double) -> Double {
            m.left + (value - x.low) / max(1, x.high - x.low) * (w - m.left - m.right)
        }
        func up(_ value: Double) -> Double {
            h - m.bottom - (value - y.low) / max(1, y.high - y.low) * (h - m.top - m.bottom)
        }
        func number(_ value: Double) -> String { String(format: "%.1f", value) }
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(w)) \(Int(h))" \
            font-family="sans-serif" font-size="12">
            """,
            "<title>Time of a step by \(axis.rawValue)</title>",
            "<rect width=\"\(Int(w))\" height=\"\(Int(h))\" fill=\"#ffffff\"/>",
        ]
        for decade in stride(from: x.low, through: x.high, by: 1) {
            let place = number(across(decade))
            lines.append("<path d=\"M\(place) \(number(m.top))V\(number(h - m.bottom))\" stroke=\"#dddddd\"/>")
            lines.append(
                """
                <text x="\(place)" y="\(number(h - m.bottom + 18))" \
                text-anchor="middle">\(Growth.text(Int(pow(10, decade))))</text>
                """
            )
        }
        for decade in stride(from: y.low, through: y.high, by: 1) {
            let place = up(decade)
            lines.append("<path d=\"M\(number(m.left)) \(number(place))H\(number(w - m.right))\" stroke=\"#dddddd\"/>")
            lines.append(
                """
                <text x="\(number(m.left - 6))" y="\(number(place + 4))" \
                text-anchor="end">\(Text.time(pow(10, decade)))</text>
                """
            )
        }
        let legend = curves.sorted { $0.points.last!.time > $1.points.last!.time }
        for (index, curve) in legend.enumerated() {
            let (colours, dashes) = (GrowthPicture.colours, GrowthPicture.dashes)
            let colour = colours[index % colours.count]
            let dash = dashes[(index + index / colours.count) % dashes.count]
            let style = "stroke=\"\(colour)\" stroke-dasharray=\"\(dash)\""
            let path = curve.points.map { "\(number(across(log10(Double($0.size))))) \(number(up(log10($0.time))))" }
            lines.append(
                "<polyline points=\"\(path.joined(separator: " "))\" fill=\"none\" stroke-width=\"2\" \(style)/>")
            let row = m.top + 14 + Double(index) * 20
            lines.append(
                """
                <path d="M\(number(w - m.right + 12)) \(number(row - 4))h24" stroke-width="2" fill="none" \
                \(style)/><text x="\(number(w - m.right + 42))" y="\(number(row))">\(curve.name)</text>
                """)
        }
        lines.append(
            """
            <text x="\(number((m.left + w - m.right) / 2))" y="\(number(h - 6))" \
            text-anchor="middle">\(axis.unit)</text>
            """
        )
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }
}
