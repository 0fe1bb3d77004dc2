import Offscreen
import UIKit

extension Picture {
    /// The screen as it is painted: in paint order, clipped, with corners and shadows. Each reusable view has its colour, its
    /// element as a label, and its serial number below.
    ///
    /// - Parameter tree: the tree of a recording's tick, or one read with `detail: .painted`. Without looks there are no corners
    ///   and shadows.
    public static func screen(_ tree: ViewTree, coloring: Coloring = .view) -> Picture {
        let size = tree.root.frame.size
        let painter = ScreenPainter(coloring: coloring)
        let frame = XML.element(
            "rect",
            [
                // The views' own colours suit a light screen.
                "class": coloring == .painted ? nil : "back", "fill": coloring == .painted ? "#ffffff" : nil,
                "width": .init(size.width), "height": .init(size.height),
            ])
        let edge = XML.element(
            "rect", ["class": "line", "x": 0.5, "y": 0.5, "width": .init(size.width - 1), "height": .init(size.height - 1)])
        return Picture(
            size: size, title: "The screen as it is painted",
            body: ([frame] + painter.contents(of: tree.root) + [edge]).map { $0 + "\n" }.joined())
    }
}

/// Paints a tree's views, one SVG line each.
struct ScreenPainter {
    let coloring: Coloring

    /// The contents of a view, in paint order. [ORDER-01]
    func contents(of node: ViewTree.Node) -> [String] {
        node.inPaintOrder.flatMap { view($0) }
    }

    private func view(_ node: ViewTree.Node) -> [String] {
        guard node.isPainted else { return [] }
        let box = node.box
        var inside = plane(node, box.size)
        if coloring == .painted || !node.isReusable {
            inside += contents(of: node)
        } else {
            // The texts of a collection view inside a cell are shown too.
            inside += node.inPaintOrder.filter { $0.scroll != nil }.flatMap { view($0) } + labels(node, box.size)
        }
        guard !inside.isEmpty else { return [] }
        return ["<g\(placement(node, box))>"] + [XML.element("title", [:], XML.escaped(node.summary))]
            + (node.clips ? clipped(inside, node, box.size) : inside) + ["</g>"]
    }

    private func placement(_ node: ViewTree.Node, _ box: CGRect) -> String {
        var text: String
        if let t = node.transform {
            // The centre of the frame includes the transform's own translation.
            let center = CGPoint(x: node.frame.midX, y: node.frame.midY)
            text = " transform=\"translate(\(center.x.text) \(center.y.text)) matrix(\(t.prefix(4).map(\.text).joined(separator: " ")) 0 0)"
            text += " translate(\((-box.width / 2).text) \((-box.height / 2).text))\""
        } else {
            text = " transform=\"translate(\(box.minX.text) \(box.minY.text))\""
        }
        if node.alpha != 1 { text += " opacity=\"\(node.alpha.text)\"" }
        return text
    }

    /// A nested `svg` clips its contents. The visible part begins at the content offset.
    private func clipped(_ inside: [String], _ node: ViewTree.Node, _ size: CGSize) -> [String] {
        let offset = node.scroll?.offset ?? .zero
        return [
            "<svg width=\"\(size.width.text)\" height=\"\(size.height.text)\" viewBox=\"\(offset.x.text) \(offset.y.text) \(size.width.text) \(size.height.text)\">"
        ] + inside + ["</svg>"]
    }

    // MARK: - Planes

    private func plane(_ node: ViewTree.Node, _ size: CGSize) -> [String] {
        let look = node.look
        let radius = CGFloat(look?.cornerRadius ?? 0)
        func rect(_ fill: String, opacity: Double = 1, grown: CGFloat = 0, by offset: CGPoint = .zero) -> String {
            XML.element(
                "rect",
                [
                    "x": offset.x - grown == 0 ? nil : .init(offset.x - grown), "y": offset.y - grown == 0 ? nil : .init(offset.y - grown),
                    "width": .init(max(0, size.width + 2 * grown)), "height": .init(max(0, size.height + 2 * grown)),
                    "rx": radius + grown > 0 ? .init(radius + grown) : nil, "fill": .init(fill),
                    "fill-opacity": opacity == 1 ? nil : .init(CGFloat(opacity)),
                ])
        }
        var result: [String] = []
        if node.isReusable, coloring != .painted {
            result += shadow(look, rect)
            let swatch = coloring.swatch(of: node)
            result.append(rect(swatch.fill))
            if node.element?.category == .decorationView {
                result.append(
                    XML.element(
                        "rect",
                        [
                            "x": 0.5, "y": 0.5, "width": .init(max(0, size.width - 1)), "height": .init(max(0, size.height - 1)),
                            "rx": radius > 0 ? .init(radius) : nil, "fill": "none", "stroke": "#000000", "stroke-opacity": 0.35,
                        ]))
            }
            if node.states.contains("selected") || node.states.contains("highlighted") {
                result.append(
                    XML.element(
                        "rect",
                        [
                            "x": 1.5, "y": 1.5, "width": .init(max(0, size.width - 3)), "height": .init(max(0, size.height - 3)),
                            "rx": radius > 0 ? .init(radius) : nil, "fill": "none", "stroke": "#000000", "stroke-width": 3,
                        ]))
            }
            return result
        }
        if let background = look?.background {
            let (fill, opacity) = Palette.color(background)
            result += shadow(look, rect)
            if opacity > 0 { result.append(rect(fill, opacity: opacity)) }
        }
        if let width = look?.borderWidth, let border = look?.border {
            let (stroke, opacity) = Palette.color(border)
            result.append(
                XML.element(
                    "rect",
                    [
                        "x": .init(CGFloat(width) / 2), "y": .init(CGFloat(width) / 2),
                        "width": .init(max(0, size.width - CGFloat(width))), "height": .init(max(0, size.height - CGFloat(width))),
                        "rx": radius > 0 ? .init(radius) : nil, "fill": "none", "stroke": .init(stroke),
                        "stroke-width": .init(CGFloat(width)), "stroke-opacity": .init(CGFloat(opacity)),
                    ]))
        }
        if let text = node.text, !node.isReusable { result.append(paintedText(text, node, size)) }
        if let image = look?.image { result.append(imageMark(image, size)) }
        return result
    }

    /// Three planes, each larger and fainter. That looks soft, and avoids filters, which every viewer draws differently.
    private func shadow(
        _ look: ViewTree.Look?, _ rect: (_ fill: String, _ opacity: Double, _ grown: CGFloat, _ by: CGPoint) -> String
    ) -> [String] {
        guard let opacity = look?.shadowOpacity, opacity > 0 else { return [] }
        let offset = CGPoint(x: look?.shadowOffset?.first ?? 0, y: look?.shadowOffset?.last ?? 0)
        let radius = CGFloat(look?.shadowRadius ?? 0)
        return [1, 0.6, 0.2].map { rect("#000000", opacity / 3, radius * $0, offset) }
    }

    // MARK: - Words

    private func labels(_ node: ViewTree.Node, _ size: CGSize) -> [String] {
        let ink: XML.Value = coloring.swatch(of: node).isInkDark ? "dark" : "light"
        let identity = ViewIdentity(node.name)
        guard size.width >= 12, size.height >= 8 else { return [] }
        if node.element?.category == .cell {
            let main = node.element?.indexPath.text ?? ""
            let large = min(18, size.height * 0.4, size.width * 1.5 / CGFloat(max(main.count, 3)))
            return shown(node, main, size, ink, above: large) + [
                XML.text(
                    main,
                    [
                        "class": ink, "x": .init(size.width / 2), "y": .init(size.height / 2 + large * 0.2), "font-size": .init(large),
                        "text-anchor": "middle", "font-weight": "bold",
                    ]),
                XML.text(
                    "#\(identity.serial)",
                    [
                        "class": ink, "x": .init(size.width / 2), "y": .init(size.height / 2 + large * 1.05),
                        "font-size": .init(large * 0.6), "text-anchor": "middle",
                    ]),
            ]
        }
        let small = min(size.height > 40 ? 8 : 10, size.height * 0.7)
        let words = "\(node.element?.short ?? identity.className) #\(identity.serial)"
        // Other views cover a plane, so its words are at its upper edge.
        let y = size.height > 40 ? 7.5 : size.height / 2 + small * 0.35
        return [XML.text(words, ["class": ink, "x": 5, "y": .init(y), "font-size": .init(small)])]
    }

    /// The texts of a cell's labels, if they are not the name of its item and there is room.
    private func shown(_ node: ViewTree.Node, _ item: String, _ size: CGSize, _ ink: XML.Value, above large: CGFloat) -> [String] {
        let text = FilmScene.texts(in: node).joined(separator: " ")
        guard !text.isEmpty, text != item, size.height >= 40 else { return [] }
        let small = min(large * 0.65, size.width * 1.7 / CGFloat(text.count))
        return [
            XML.text(
                text,
                [
                    "class": ink, "x": .init(size.width / 2), "y": .init(size.height / 2 - large * 0.75), "font-size": .init(small),
                    "text-anchor": "middle",
                ])
        ]
    }

    private func paintedText(_ text: String, _ node: ViewTree.Node, _ size: CGSize) -> String {
        let fontSize = CGFloat(node.look?.fontSize ?? 17)
        let isCentered = node.look?.isCentered ?? false
        let (fill, opacity) = Palette.color(node.look?.textColor ?? [0, 0, 0, 1])
        return XML.element(
            "text",
            [
                "x": .init(isCentered ? size.width / 2 : 0), "y": .init(size.height / 2 + fontSize * 0.35), "font-size": .init(fontSize),
                "text-anchor": isCentered ? "middle" : nil, "style": "fill:\(fill)",
                "fill-opacity": opacity == 1 ? nil : .init(CGFloat(opacity)),
            ], XML.escaped(text))
    }

    private func imageMark(_ name: String, _ size: CGSize) -> String {
        XML.element(
            "rect",
            ["width": .init(size.width), "height": .init(size.height), "fill": "#808080", "fill-opacity": 0.25]
        )
            + XML.text(
                name,
                [
                    "class": "dark", "x": .init(size.width / 2), "y": .init(size.height / 2 + 3),
                    "font-size": .init(min(10, size.height * 0.7)),
                    "text-anchor": "middle",
                ])
    }
}
