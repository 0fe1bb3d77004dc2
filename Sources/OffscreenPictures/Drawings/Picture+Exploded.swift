import Offscreen
import UIKit

extension Picture {
    /// A collection view's siblings drawn apart, on one plate each, with the backmost at the bottom. Pairs that lie the wrong way
    /// round are outlined and named.
    ///
    /// - Parameters:
    ///   - collection: the collection view's node in a tree.
    ///   - report: its stacking report.
    ///   - spacing: the distance between two plates, in points.
    public static func exploded(
        _ collection: ViewTree.Node, _ report: StackingReport, coloring: Coloring = .view, spacing: CGFloat = 22
    ) -> Picture {
        let nodes = Dictionary(collection.children.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let plates = report.rows.compactMap { row in nodes[row.view].map { (row, $0) } }
        let above = Set(report.inversions.map(\.above.view))
        let below = Set(report.inversions.map(\.below.view))
        let words = plates.enumerated().map { level, plate in
            "\(level)  \(plate.0.view)  \(plate.0.element?.description ?? "")  z \(plate.0.z)"
                + (above.contains(plate.0.view) ? "  above a greater z" : "")
        }
        let view = Oblique(
            size: collection.frame.size, offset: collection.scroll?.offset ?? .zero, levels: plates.count, spacing: spacing,
            letters: words.map(\.count).max() ?? 0)
        var body = ""
        func add(_ line: String) { body += line + "\n" }
        add(XML.element("rect", ["class": "back", "width": .init(view.width), "height": .init(view.height)]))
        add(view.plate(CGRect(origin: view.offset, size: view.size), level: 0, ["class": "line"]))
        for (level, plate) in plates.enumerated() {
            let (row, node) = plate
            let swatch = coloring.swatch(of: node)
            let shown =
                node.frame.common(with: CGRect(origin: view.offset, size: view.size)) ?? CGRect(origin: view.offset, size: .zero)
            let wrong = above.contains(row.view) ? "wrong" : below.contains(row.view) ? "buried" : nil
            let edge = view.corner(shown, level: level + 1)
            let text = view.label(level)
            add("<g>" + XML.element("title", [:], XML.escaped(node.summary)))
            add(
                view.plate(
                    shown, level: level + 1,
                    ["fill": .init(swatch.fill), "fill-opacity": 0.85, "stroke": "#000000", "stroke-opacity": 0.5]))
            if let wrong { add(view.plate(shown, level: level + 1, ["class": .init(wrong)])) }
            add(
                XML.element(
                    "path",
                    [
                        "class": "line", "stroke-opacity": 0.6,
                        "d": "M\(edge.x.text) \(edge.y.text)L\((text.x - 18).text) \((text.y - 4).text)",
                    ]))
            add(
                XML.element(
                    "rect", ["x": .init(text.x - 16), "y": .init(text.y - 9), "width": 10, "height": 10, "fill": .init(swatch.fill)]))
            add(
                XML.text(
                    words[level],
                    [
                        "class": wrong == "wrong" ? "wrong" : nil, "x": .init(text.x), "y": .init(text.y), "font-size": 11,
                        "xml:space": "preserve",
                    ]))
            add("</g>")
        }
        let visibleInversions = report.inversions.filter(\.overlaps).count
        add(
            XML.text(
                "\(report.view): \(plates.count) siblings, backmost at the bottom; "
                    + (report.inversions.isEmpty
                        ? "no inversions" : "inversions \(report.inversions.count), overlapping \(visibleInversions)"),
                ["class": "soft", "x": 12, "y": .init(view.height - 10), "font-size": 11]))
        return Picture(
            size: CGSize(width: view.width, height: view.height), title: "The siblings of \(report.view), drawn apart", body: body)
    }
}

/// An oblique view of a stack of plates, from above.
private struct Oblique {
    let size: CGSize
    let offset: CGPoint
    let levels: Int
    let spacing: CGFloat
    /// The width of the longest words beside the plates.
    let letters: Int

    private static let xAxis = CGPoint(x: 0.62, y: 0.16)
    private static let yAxis = CGPoint(x: -0.42, y: 0.3)
    private static let margin: CGFloat = 12

    private var left: CGFloat { Oblique.margin - Oblique.yAxis.x * size.height }
    private var top: CGFloat { Oblique.margin + CGFloat(levels) * spacing }
    private var drawingWidth: CGFloat { left + Oblique.xAxis.x * size.width }
    var width: CGFloat { (drawingWidth + 46 + CGFloat(letters) * 7).rounded(.up) }
    var height: CGFloat {
        max(top + Oblique.xAxis.y * size.width + Oblique.yAxis.y * size.height + 36, CGFloat(levels) * 15 + 54).rounded(.up)
    }

    private func point(_ point: CGPoint, level: Int) -> CGPoint {
        let (x, y) = (point.x - offset.x, point.y - offset.y)
        return CGPoint(
            x: left + x * Oblique.xAxis.x + y * Oblique.yAxis.x,
            y: top + x * Oblique.xAxis.y + y * Oblique.yAxis.y - CGFloat(level) * spacing)
    }

    /// The right corner of a plate.
    func corner(_ rect: CGRect, level: Int) -> CGPoint { point(CGPoint(x: rect.maxX, y: rect.minY), level: level) }

    func plate(_ rect: CGRect, level: Int, _ attributes: KeyValuePairs<String, XML.Value?>) -> String {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ].map { point($0, level: level) }
        var text = "<polygon points=\"" + corners.map { "\($0.x.text),\($0.y.text)" }.joined(separator: " ") + "\""
        for case (let key, let value?) in attributes { text += " \(key)=\"\(XML.escaped(value.text))\"" }
        return text + "/>"
    }

    /// The place of the words for a level: in a column on the right, with the frontmost on top.
    func label(_ level: Int) -> CGPoint {
        let step = min(max(15, spacing), (height - 54) / CGFloat(max(levels, 1)))
        return CGPoint(x: drawingWidth + 34, y: 20 + CGFloat(levels - 1 - level) * step)
    }
}
