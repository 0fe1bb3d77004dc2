import Offscreen
import UIKit

// The plain shapes of controls, bars and accessories, whose looks are not modelled.
extension ScreenPainter {
    private static let (blue, green, red, grey, pale) = ("#007aff", "#34c759", "#ff3b30", "#8e8e93", "#e5e5ea")

    /// Returns the shape of a symbol such as "switch on"; empty for an unknown name.
    func drawing(ofSymbol symbol: String, size: CGSize) -> [String] {
        let words = symbol.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let state = words.count > 1 ? words[1] : ""
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        switch words[0] {
        case "switch": return switchDrawing(isOn: state == "on", size: size)
        case "slider":
            let x = 14 + fraction(state) * max(0, size.width - 28)
            return track(size: size, filledTo: x) + [
                disc(CGPoint(x: x, y: middle.y), radius: min(14, size.height / 2), fill: "#ffffff", stroke: Self.grey)
            ]
        case "progress": return track(size: size, filledTo: fraction(state) * size.width)
        case "spinner": return spinner(middle: middle, radius: min(size.width, size.height) / 2)
        case "stepper":
            return [box(size, fill: Self.pale, radius: 8)]
                + lines([[(middle.x, 6), (middle.x, size.height - 6)]], color: Self.grey)
                + sign(at: CGPoint(x: size.width / 4, y: middle.y), isPlus: false, color: "#000000")
                + sign(at: CGPoint(x: size.width * 3 / 4, y: middle.y), isPlus: true, color: "#000000")
        case "pages": return dots(state, middle: middle)
        case "segments": return segments(state, size: size)
        case "field": return [box(size, fill: Self.pale, radius: 10)]
        case "bar": return bar(titles: state, size: size)
        case "detail-disclosure":
            return drawing(ofAccessory: "detail", isOn: false, middle: CGPoint(x: 12.5, y: middle.y))
                + drawing(ofAccessory: "disclosure", isOn: false, middle: CGPoint(x: size.width - 5, y: middle.y))
        default: return drawing(ofAccessory: words[0], isOn: ["open", "on"].contains(state), middle: middle)
        }
    }

    private func drawing(ofAccessory name: String, isOn: Bool, middle: CGPoint) -> [String] {
        let (x, y) = (middle.x, middle.y)
        switch name {
        case "disclosure": return lines([[(x - 3, y - 6), (x + 3, y), (x - 3, y + 6)]], color: Self.grey)
        case "outline":
            let points =
                isOn ? [(x - 6, y - 3), (x, y + 3), (x + 6, y - 3)] : [(x - 3, y - 6), (x + 3, y), (x - 3, y + 6)]
            return lines([points], color: Self.blue)
        case "checkmark": return lines([[(x - 6, y), (x - 2, y + 5), (x + 6, y - 6)]], color: Self.blue)
        case "delete", "insert":
            return [disc(middle, radius: 10, fill: name == "delete" ? Self.red : Self.green)]
                + sign(at: middle, isPlus: name == "insert", color: "#ffffff")
        case "reorder":
            return lines([-5, 0, 5].map { [(x - 9, y + $0), (x + 9, y + $0)] }, color: Self.grey)
        case "multiselect":
            guard isOn else { return [disc(middle, radius: 10, fill: "none", stroke: Self.grey)] }
            return [disc(middle, radius: 10, fill: Self.blue)]
                + lines([[(x - 4, y), (x - 1, y + 4), (x + 5, y - 4)]], color: "#ffffff")
        case "detail":
            return [disc(middle, radius: 10, fill: "none", stroke: Self.blue)]
                + lines([[(x, y - 6), (x, y - 4)], [(x, y - 1), (x, y + 6)]], color: Self.blue)
        case "menu":
            return lines(
                [[(x - 4, y - 2), (x, y - 6), (x + 4, y - 2)], [(x - 4, y + 2), (x, y + 6), (x + 4, y + 2)]],
                color: Self.grey)
        default: return []
        }
    }

    // MARK: - Controls and bars

    private func switchDrawing(isOn: Bool, size: CGSize) -> [String] {
        let radius = size.height / 2
        let middle = CGPoint(x: isOn ? size.width - radius : radius, y: radius)
        return [
            box(size, fill: isOn ? Self.green : Self.pale, radius: radius),
            disc(middle, radius: max(0, radius - 2), fill: "#ffffff"),
        ]
    }

    /// Returns a thin bar over the width, whose part up to `end` is blue.
    private func track(size: CGSize, filledTo end: CGFloat) -> [String] {
        let y = size.height / 2 - 2
        return [(size.width, Self.pale), (end, Self.blue)].map { width, fill in
            roundedRect(CGRect(x: 0, y: y, width: width, height: 4), radius: 2, ["fill": .init(fill)])
        }
    }

    private func spinner(middle: CGPoint, radius: CGFloat) -> [String] {
        let directions: [(CGFloat, CGFloat)] = [
            (0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71),
        ]
        return lines(
            directions.map { x, y in
                [0.5, 0.9].map { (middle.x + x * radius * $0, middle.y + y * radius * $0) }
            }, color: Self.grey)
    }

    /// - Parameter state: the number of the current page, and the number of pages: "2 5".
    private func dots(_ state: String, middle: CGPoint) -> [String] {
        let numbers = state.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0 else { return [] }
        return (1...min(numbers[1], 100)).map { page in
            disc(
                CGPoint(x: middle.x + (CGFloat(page) - CGFloat(numbers[1] + 1) / 2) * 16, y: middle.y), radius: 3.5,
                fill: page == numbers[0] ? "#000000" : Self.grey)
        }
    }

    /// - Parameter state: the number of the selected segment, and the titles: "1 Day|Week".
    private func segments(_ state: String, size: CGSize) -> [String] {
        let parts = state.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let titles = parts.count > 1 ? parts[1].split(separator: "|", omittingEmptySubsequences: false) : []
        let width = size.width / CGFloat(max(1, titles.count))
        let selected = (Int(parts.first ?? "") ?? 0) - 1
        var result = [box(size, fill: Self.pale, radius: 8)]
        if titles.indices.contains(selected) {
            result.append(
                roundedRect(
                    CGRect(x: CGFloat(selected) * width + 2, y: 2, width: width - 4, height: size.height - 4),
                    radius: 7,
                    ["fill": "#ffffff"]))
        }
        return result + evenlySpaced(titles, size: size, color: "#000000")
    }

    private func bar(titles: String, size: CGSize) -> [String] {
        [box(size, fill: "#f2f2f7", radius: 0)]
            + lines([[(0, 0), (size.width, 0)], [(0, size.height), (size.width, size.height)]], color: Self.pale)
            + evenlySpaced(titles.split(separator: "|"), size: size, color: Self.blue)
    }

    private func evenlySpaced(_ titles: [Substring], size: CGSize, color: String) -> [String] {
        let width = size.width / CGFloat(max(1, titles.count))
        return titles.enumerated().map { number, title in
            XML.text(
                String(title),
                [
                    "x": .init((CGFloat(number) + 0.5) * width), "y": .init(size.height / 2 + 13 * 0.35),
                    "font-size": 13, "text-anchor": "middle", "style": "fill:\(color)",
                ])
        }
    }

    // MARK: - Shapes

    private func fraction(_ text: String) -> CGFloat { CGFloat(min(max(Double(text) ?? 0, 0), 1)) }

    private func box(_ size: CGSize, fill: String, radius: CGFloat) -> String {
        roundedRect(CGRect(origin: .zero, size: size), radius: radius, ["fill": .init(fill)])
    }

    private func disc(_ middle: CGPoint, radius: CGFloat, fill: String, stroke: String? = nil) -> String {
        XML.element(
            "circle",
            [
                "cx": .init(middle.x), "cy": .init(middle.y), "r": .init(radius), "fill": .init(fill),
                "stroke": stroke.map { .init($0) },
            ])
    }

    private func sign(at middle: CGPoint, isPlus: Bool, color: String) -> [String] {
        let across = [(middle.x - 5, middle.y), (middle.x + 5, middle.y)]
        let down = [(middle.x, middle.y - 5), (middle.x, middle.y + 5)]
        return lines(isPlus ? [across, down] : [across], color: color)
    }

    private func lines(_ lines: [[(CGFloat, CGFloat)]], color: String) -> [String] {
        let data = lines.map { points in
            "M" + points.map { "\($0.text) \($1.text)" }.joined(separator: "L")
        }.joined()
        return [
            XML.element(
                "path",
                [
                    "d": .init(data), "fill": "none", "stroke": .init(color), "stroke-width": 2,
                    "stroke-linecap": "round", "stroke-linejoin": "round",
                ])
        ]
    }
}
