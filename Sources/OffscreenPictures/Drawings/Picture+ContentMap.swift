import Offscreen
import UIKit

extension Picture {
    /// Returns a map of a collection view's whole content: its reusable views, the visible
    /// rectangle, the rectangle for which the layout has returned attributes, and the prefetched
    /// cells.
    ///
    /// - Parameters:
    ///   - collection: the collection view's node in a tree.
    ///   - knownRect: the rectangle for which the layout has returned attributes, or nil for none.
    ///   - side: the longer side of the mapped area, without the margins and the legend, in points.
    public static func contentMap(
        _ collection: ViewTree.Node, knownRect: CGRect? = nil, coloring: Coloring = .view, side: CGFloat = 420
    ) -> Picture {
        let content = CGRect(origin: .zero, size: collection.scroll?.content ?? collection.frame.size)
        let visible = CGRect(origin: collection.scroll?.offset ?? .zero, size: collection.frame.size)
        let prefetched = collection.children.filter { $0.states.contains("prefetched") }
        let ahead = prefetched.reduce(CGRect.null) { $0.union($1.frame) }
        let all = [knownRect ?? .null, ahead].filter { !$0.isNull && !$0.isInfinite }.reduce(content.union(visible)) {
            $0.union($1)
        }
        let scale = side / max(all.width, all.height, 1)
        let margin: CGFloat = 10
        let width = max(all.width * scale + 2 * margin, 320)
        let legendTop = all.height * scale + 2 * margin
        var body = ""
        func add(_ line: String) { body += line + "\n" }
        func rectOnMap(for rect: CGRect) -> CGRect {
            let x: CGFloat = margin + (rect.minX - all.minX) * scale
            let y: CGFloat = margin + (rect.minY - all.minY) * scale
            return CGRect(x: x, y: y, width: rect.width * scale, height: rect.height * scale)
        }
        func addRect(_ rect: CGRect, attributes: KeyValuePairs<String, XML.Value?>) {
            add(
                XML.element(
                    "rect",
                    [
                        "x": .init(rect.minX), "y": .init(rect.minY), "width": .init(rect.width),
                        "height": .init(rect.height),
                    ], attributes))
        }
        add(XML.element("rect", ["class": "back", "width": .init(width), "height": .init(legendTop + 66)]))
        addRect(rectOnMap(for: content), attributes: ["class": "screen"])
        for node in collection.childrenInPaintOrder
        where node.isReusable && (node.isPainted || node.states.contains("prefetched")) {
            let place = rectOnMap(for: node.frame)
            let swatch = coloring.swatch(of: node)
            let isPrefetched = node.states.contains("prefetched")
            add("<g>" + XML.title(node.summary + (isPrefetched ? " prefetched" : "")))
            addRect(
                place,
                attributes: [
                    "fill": .init(swatch.fill), "fill-opacity": isPrefetched ? 0.3 : nil, "stroke": "#000000",
                    "stroke-opacity": 0.3,
                ])
            if node.element?.category == .cell, place.width > 14, place.height > 9 {
                let ink = swatch.isInkDark ? "dark" : "light"
                add(
                    XML.text(
                        node.element?.shortName ?? "",
                        [
                            "class": isPrefetched ? nil : .init(ink), "x": .init(place.midX),
                            "y": .init(place.midY + 3), "font-size": .init(min(10, place.height * 0.6)),
                            "text-anchor": "middle",
                        ]))
            }
            add("</g>")
        }
        if let knownRect, !knownRect.isNull, !knownRect.isInfinite {
            addRect(rectOnMap(for: knownRect), attributes: ["class": "known"])
        }
        if !ahead.isNull { addRect(rectOnMap(for: ahead).insetBy(dx: -3, dy: -3), attributes: ["class": "ahead"]) }
        addRect(rectOnMap(for: visible), attributes: ["class": "visible"])
        let legend: [(String, String)] =
            [("visible", "visible \(visible.text)")] + (knownRect.map { [("known", "asked \($0.text)")] } ?? [])
            + (ahead.isNull ? [] : [("ahead", "\(prefetched.count) ready, not shown")])
        for (index, (name, words)) in legend.enumerated() {
            let y = legendTop + 8 + CGFloat(index) * 17
            add(XML.element("path", ["class": .init(name), "d": "M\(margin.text) \(y.text)h28"]))
            add(XML.text(words, ["x": .init(margin + 36), "y": .init(y + 4), "font-size": 11]))
        }
        return Picture(
            size: CGSize(width: width.rounded(.up), height: (legendTop + 66).rounded(.up)),
            title: "The content of \(collection.name): \(content.size.text) points", body: body)
    }
}
