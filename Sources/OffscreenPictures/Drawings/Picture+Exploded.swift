import Offscreen
import UIKit

extension Picture {
    /// Returns an exploded view of the views in a stacking report, each drawn as a plate, with the
    /// backmost at the bottom. No plate covers another one. A plate has the height of the one
    /// behind it, unless it overlaps a plate of that height. If a view is above one with a greater
    /// zIndex, both are outlined, and the label of the upper one is marked.
    ///
    /// - Parameters:
    ///   - collection: the collection view's node in a tree.
    ///   - report: the collection view's stacking report.
    ///   - preferredMaximumHeight: the height, in points, above which the stack of plates is drawn
    ///     flatter.
    ///   - labelsPlates: whether each plate has a short name of its element, such as "0-4" or "card
    ///     0", instead of a line in a column of labels. The picture is then narrow enough for a
    ///     phone.
    public static func explodedView(
        _ collection: ViewTree.Node, report: StackingReport, coloring: Coloring = .view,
        preferredMaximumHeight: CGFloat = 700, labelsPlates: Bool = false
    ) -> Picture {
        let nodes = Dictionary(collection.children.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let plates = report.rows.compactMap { row in nodes[row.view].map { (row, $0) } }
        let above = Set(report.inversions.map(\.above.view))
        let below = Set(report.inversions.map(\.below.view))
        let words = plates.enumerated().map { rank, plate in
            "\(rank)  \(plate.0.view)  \(plate.0.element?.description ?? "")  z \(plate.0.z)"
                + (above.contains(plate.0.view) ? "  above a greater z" : "")
        }
        let visible = CGRect(origin: collection.scroll?.offset ?? .zero, size: collection.frame.size)
        let shown = plates.map {
            $0.1.frame.intersectionIncludingEdges(with: visible) ?? CGRect(origin: visible.origin, size: .zero)
        }
        let levels = PlateLevels(shown, along: ObliqueProjection.down, gap: 24)
        let projection = ObliqueProjection(
            size: visible.size, offset: visible.origin, count: plates.count, highest: levels.rises.last ?? 0,
            longestLabelLength: labelsPlates ? nil : words.map(\.count).max() ?? 0,
            maximumHeight: preferredMaximumHeight)
        var body = ""
        func add(_ line: String) { body += line + "\n" }
        add(
            XML.element(
                "rect", ["class": "back", "width": .init(projection.width), "height": .init(projection.height)]))
        add(projection.plate(visible, rise: 0, attributes: ["class": "line"]))
        for (rank, plate) in plates.enumerated() {
            let (row, node) = plate
            let (swatch, shown, rise) = (coloring.swatch(of: node), shown[rank], levels.rise(ofPlateAt: rank))
            let wrong: String? =
                if above.contains(row.view) {
                    "wrong"
                } else if below.contains(row.view) {
                    "buried"
                } else {
                    nil
                }
            let edge = projection.rightCorner(of: shown, rise: rise)
            let text = projection.labelPosition(forRank: rank)
            add("<g>" + XML.title(node.summary))
            add(
                projection.plate(
                    shown, rise: rise,
                    attributes: [
                        "fill": .init(swatch.fill), "fill-opacity": 0.85, "stroke": "#000000", "stroke-opacity": 0.5,
                    ]))
            if let wrong { add(projection.plate(shown, rise: rise, attributes: ["class": .init(wrong)])) }
            if labelsPlates {
                add(projection.label(row.element?.shortName ?? row.view, on: shown, rise: rise) + "</g>")
                continue
            }
            add(
                XML.element(
                    "path",
                    [
                        "class": "line", "stroke-opacity": 0.6,
                        "d": "M\(edge.x.text) \(edge.y.text)L\((text.x - 18).text) \((text.y - 4).text)",
                    ]))
            add(
                XML.element(
                    "rect",
                    [
                        "x": .init(text.x - 16), "y": .init(text.y - 9), "width": 10, "height": 10,
                        "fill": .init(swatch.fill),
                    ]))
            add(
                XML.text(
                    words[rank],
                    [
                        "class": wrong == "wrong" ? "wrong" : nil, "x": .init(text.x), "y": .init(text.y),
                        "font-size": 11,
                        "xml:space": "preserve",
                    ]))
            add("</g>")
        }
        let title = "The siblings of \(report.view), drawn apart"
        if labelsPlates {
            return Picture(size: CGSize(width: projection.width, height: projection.height), title: title, body: body)
        }
        let visibleInversions = report.inversions.filter(\.overlaps).count
        add(
            XML.text(
                "\(report.view): \(plates.count) siblings, backmost at the bottom; "
                    + (report.inversions.isEmpty
                        ? "no inversions" : "inversions \(report.inversions.count), overlapping \(visibleInversions)"),
                ["class": "soft", "x": 12, "y": .init(projection.height - 10), "font-size": 11]))
        return Picture(
            size: CGSize(width: projection.width, height: projection.height),
            title: title,
            body: body)
    }
}

/// The oblique projection in which a stack of plates is seen from above.
private struct ObliqueProjection {
    let size: CGSize
    let offset: CGPoint
    /// The number of plates.
    let count: Int
    /// The height of the highest plate above the base plane.
    let highest: CGFloat
    /// The number of characters of the longest label in the column on the right; nil without a
    /// column.
    let longestLabelLength: Int?
    /// The vertical scale; 1 if the plates need no more than the allowed height.
    let flatness: CGFloat

    /// The vector in the base plane of the plates that points straight down in the picture.
    static let down = CGPoint(x: 0.42, y: 0.62)
    private static let xAxis = CGPoint(x: 0.62, y: 0.16)
    private static let yAxis = CGPoint(x: -0.42, y: 0.3)
    private static let margin: CGFloat = 12
    /// The length of `down` in the picture.
    private static let lift = down.x * xAxis.y + down.y * yAxis.y

    init(size: CGSize, offset: CGPoint, count: Int, highest: CGFloat, longestLabelLength: Int?, maximumHeight: CGFloat)
    {
        (self.size, self.offset, self.count, self.highest, self.longestLabelLength) = (
            size, offset, count, highest, longestLabelLength
        )
        let height =
            highest * ObliqueProjection.lift + ObliqueProjection.xAxis.y * size.width + ObliqueProjection.yAxis.y
            * size.height
        flatness = height > maximumHeight ? max(0.1, maximumHeight / height) : 1
    }

    private var left: CGFloat { ObliqueProjection.margin - ObliqueProjection.yAxis.x * size.height }
    private var top: CGFloat { ObliqueProjection.margin + highest * ObliqueProjection.lift * flatness }
    private var drawingWidth: CGFloat { left + ObliqueProjection.xAxis.x * size.width }
    var width: CGFloat {
        (drawingWidth + (longestLabelLength.map { 46 + CGFloat($0) * 7 } ?? ObliqueProjection.margin)).rounded(.up)
    }
    var height: CGFloat {
        let plates = top + (ObliqueProjection.xAxis.y * size.width + ObliqueProjection.yAxis.y * size.height) * flatness
        guard longestLabelLength != nil else { return (plates + ObliqueProjection.margin).rounded(.up) }
        return max(plates + 36, CGFloat(count) * 15 + 54).rounded(.up)
    }

    private func projectedPoint(of point: CGPoint, rise: CGFloat) -> CGPoint {
        let (x, y) = (point.x - offset.x, point.y - offset.y)
        return CGPoint(
            x: left + x * ObliqueProjection.xAxis.x + y * ObliqueProjection.yAxis.x,
            y: top + (x * ObliqueProjection.xAxis.y + y * ObliqueProjection.yAxis.y - rise * ObliqueProjection.lift)
                * flatness)
    }

    func rightCorner(of rect: CGRect, rise: CGFloat) -> CGPoint {
        projectedPoint(of: CGPoint(x: rect.maxX, y: rect.minY), rise: rise)
    }

    /// Returns a plate as an SVG polygon.
    func plate(_ rect: CGRect, rise: CGFloat, attributes: KeyValuePairs<String, XML.Value?>) -> String {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ].map { projectedPoint(of: $0, rise: rise) }
        let points = corners.map { "\($0.x.text),\($0.y.text)" }.joined(separator: " ")
        return XML.element("polygon", ["points": .init(points)], attributes)
    }

    /// Returns a text that lies in the middle of a plate.
    func label(_ text: String, on rect: CGRect, rise: CGFloat) -> String {
        let middle = projectedPoint(of: CGPoint(x: rect.midX, y: rect.midY), rise: rise)
        let size = min(26, rect.height * 0.6, rect.width * 1.4 / CGFloat(max(text.count, 1)))
        let (x, y) = (ObliqueProjection.xAxis, ObliqueProjection.yAxis)
        let matrix = [x.x, x.y * flatness, y.x, y.y * flatness, middle.x, middle.y].map(\.text).joined(separator: " ")
        return XML.text(
            text,
            [
                "class": "dark", "transform": "matrix(\(matrix))", "font-size": .init(size),
                "text-anchor": "middle", "dominant-baseline": "central", "font-weight": "bold",
            ]) + "\n"
    }

    /// Returns the position of the label of a view's plate. The labels form a column on the right,
    /// with the label of the frontmost plate at the top.
    func labelPosition(forRank rank: Int) -> CGPoint {
        let step = min(22, (height - 54) / CGFloat(max(count, 1)))
        return CGPoint(x: drawingWidth + 34, y: 20 + CGFloat(count - 1 - rank) * step)
    }
}
