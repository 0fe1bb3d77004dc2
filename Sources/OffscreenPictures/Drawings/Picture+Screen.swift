import Offscreen
import UIKit

extension Picture {
    /// Returns a picture of the screen: the views in paint order, clipped, with corners and
    /// shadows. Unless `coloring` is `.painted`, each reusable view has a colour and, if there is
    /// room for them, labels with its element and serial number.
    ///
    /// - Parameter tree: the tree of a recording's tick, or a tree that was read with `detail:
    ///   .painted`. Other trees have no corners and shadows.
    public static func screen(_ tree: ViewTree, coloring: Coloring = .view) -> Picture {
        let size = tree.root.frame.size
        let painter = ScreenPainter(coloring: coloring)
        let frame = XML.element(
            "rect",
            [
                // If the views are painted in their own colours, the background is white.
                "class": coloring == .painted ? nil : "back", "fill": coloring == .painted ? "#ffffff" : nil,
                "width": .init(size.width), "height": .init(size.height),
            ])
        let edge = XML.element(
            "rect",
            ["class": "line", "x": 0.5, "y": 0.5, "width": .init(size.width - 1), "height": .init(size.height - 1)])
        return Picture(
            size: size, title: "The screen as it is painted",
            body: ([frame] + painter.contents(of: tree.root) + [edge]).map { $0 + "\n" }.joined())
    }
}

/// Paints the views of a tree as lines of SVG.
struct ScreenPainter {
    let coloring: Coloring
    /// Whether each view has a title with its name, which a viewer shows under the pointer.
    var includesTitles = true

    // OPTIMIZATION: the next three functions call each other for each level of a tree, which may
    // have a thousand levels. All other work is in separate functions, because larger stack frames
    // could overflow the stack.

    /// Returns the SVG of a view's contents in paint order: its subviews, and its layers without a
    /// view. [ORDER-01]
    func contents(of node: ViewTree.Node) -> [String] {
        let subviews = node.childrenInPaintOrder
        return hasLayers(node)
            ? drawingsOfSubviewsAndLayers(of: node, subviewsInPaintOrder: subviews)
            : subviews.flatMap { placedDrawing(of: $0, among: subviews) }
    }

    /// Returns the SVG of a view in the coordinates of its superview; empty for a view that is not
    /// painted.
    ///
    /// - Parameter siblings: the view and its siblings, in paint order.
    private func placedDrawing(of node: ViewTree.Node, among siblings: [ViewTree.Node]) -> [String] {
        node.isPainted ? group(localDrawing(of: node, among: siblings), placedLike: node) : []
    }

    /// Returns the SVG of a view, relative to the view's upper left corner.
    func localDrawing(of node: ViewTree.Node, among siblings: [ViewTree.Node] = []) -> [String] {
        if coloring == .painted || !node.isReusable { return addingOwnDrawing(of: node, behind: contents(of: node)) }
        // Of a reusable view's subviews only scroll views are painted, such as a collection view
        // inside a cell.
        let inner = node.childrenInPaintOrder.filter { $0.scroll != nil }
        return addingColorAndLabels(
            of: node, among: siblings, to: inner.flatMap { placedDrawing(of: $0, among: inner) })
    }

    private func hasLayers(_ node: ViewTree.Node) -> Bool { node.appearance?.layers?.isEmpty == false }

    /// Returns the SVG of subviews and layers in paint order. A layer's `subviewsBelow` is the
    /// number of subviews behind it.
    private func drawingsOfSubviewsAndLayers(of node: ViewTree.Node, subviewsInPaintOrder subviews: [ViewTree.Node])
        -> [String]
    {
        let views = node.children.enumerated().map { place, child in
            (z: child.zPosition, place: 2 * place + 1, draw: { placedDrawing(of: child, among: subviews) })
        }
        let others = NestedLayer.LayersByUse(node.appearance).sublayers.map { nested in
            let below = min(max(0, nested.layer.subviewsBelow ?? 0), node.children.count)
            return (z: nested.zPosition, place: 2 * below, draw: { drawing(of: nested) })
        }
        return (views + others).sorted { ($0.z, $0.place) < ($1.z, $1.place) }.flatMap { $0.draw() }
    }

    /// Returns `contents` with the view's own background, layer, text and image behind them,
    /// clipped and masked.
    private func addingOwnDrawing(of node: ViewTree.Node, behind contents: [String]) -> [String] {
        let size = node.box.size
        var inside = backgroundAndBorder(of: node, size: size)
        if let own = NestedLayer.LayersByUse(node.appearance).own { inside += shapeAndGradient(of: own, size: size) }
        return clippedAndMasked(inside + textAndImage(of: node, size: size) + contents, by: node, size: size)
    }

    /// Returns `contents` with a rectangle in the view's colour behind them and the view's labels
    /// in front of them, clipped and masked.
    private func addingColorAndLabels(of node: ViewTree.Node, among siblings: [ViewTree.Node], to contents: [String])
        -> [String]
    {
        let size = node.box.size
        let all = backgroundAndBorder(of: node, size: size) + contents + labels(of: node, size: size, among: siblings)
        return clippedAndMasked(all, by: node, size: size)
    }

    private func clippedAndMasked(_ inside: [String], by node: ViewTree.Node, size: CGSize) -> [String] {
        guard !inside.isEmpty else { return [] }
        // In a scroll view the visible part begins at the content offset.
        let offset = node.scroll?.offset ?? .zero
        let clipped =
            node.clips ? clipped(inside, to: size, from: offset, radius: node.appearance?.cornerRadius ?? 0) : inside
        return hasLayers(node) ? masked(clipped, by: NestedLayer.LayersByUse(node.appearance).mask) : clipped
    }

    private func group(_ inside: [String], placedLike node: ViewTree.Node) -> [String] {
        guard !inside.isEmpty else { return [] }
        return [
            """
            <g\(placementAttributes(box: node.box, frame: node.frame, transform: node.transform, opacity: node.alpha))>
            """
        ]
            + (includesTitles ? [XML.title(node.summary)] : []) + inside + ["</g>"]
    }

    /// Returns the part of a view's drawing that is not in its subviews: with `inFrontOfSubviews`
    /// the layers in front of all subviews, and otherwise the view itself and all other layers. A
    /// layer between two subviews is therefore drawn behind all subviews.
    func ownDrawing(of node: ViewTree.Node, inFrontOfSubviews: Bool) -> [String] {
        let layers = NestedLayer.LayersByUse(node.appearance)
        let front = layers.sublayers.filter {
            !node.children.isEmpty && $0.layer.subviewsBelow ?? 0 >= node.children.count
        }
        if inFrontOfSubviews { return moved(front.flatMap { drawing(of: $0) }, byContentOffsetOf: node) }
        let size = node.box.size
        let behind = layers.sublayers.filter {
            node.children.isEmpty || $0.layer.subviewsBelow ?? 0 < node.children.count
        }
        return backgroundAndBorder(of: node.appearance, size: size)
            + (layers.own.map { shapeAndGradient(of: $0, size: size) } ?? [])
            + textAndImage(of: node, size: size)
            + moved(behind.flatMap { drawing(of: $0) }, byContentOffsetOf: node)
    }

    /// Returns a drawing, moved by the content offset if the view is a scroll view.
    private func moved(_ inside: [String], byContentOffsetOf node: ViewTree.Node) -> [String] {
        guard let offset = node.scroll?.offset, offset != .zero, !inside.isEmpty else { return inside }
        return ["<g transform=\"translate(\((-offset.x).text) \((-offset.y).text))\">"] + inside + ["</g>"]
    }

    /// Returns the attributes that give an SVG group the place, the transform and the opacity of a
    /// view or layer.
    func placementAttributes(box: CGRect, frame: CGRect, transform: [CGFloat]?, opacity: CGFloat) -> String {
        var text: String
        if let t = transform {
            // The centre of the frame includes the transform's translation, so only the matrix's
            // other four numbers are written.
            let center = CGPoint(x: frame.midX, y: frame.midY)
            text =
                """
                 transform="translate(\(center.x.text) \(center.y.text)) \
                matrix(\(t.prefix(4).map(\.text).joined(separator: " ")) 0 0)
                """
            text += " translate(\((-box.width / 2).text) \((-box.height / 2).text))\""
        } else {
            text = " transform=\"translate(\(box.minX.text) \(box.minY.text))\""
        }
        if opacity != 1 { text += " opacity=\"\(opacity.text)\"" }
        return text
    }

    /// Returns the contents clipped to a size by a nested `svg` element and, if `radius` is
    /// positive, to its rounded corners.
    func clipped(_ inside: [String], to size: CGSize, from offset: CGPoint = .zero, radius: Double) -> [String] {
        let part = "\(offset.x.text) \(offset.y.text) \(size.width.text) \(size.height.text)"
        let nested =
            ["<svg width=\"\(size.width.text)\" height=\"\(size.height.text)\" viewBox=\"\(part)\">"] + inside + [
                "</svg>"
            ]
        return radius > 0
            ? clipped(nested, toShape: roundedRect(CGRect(origin: .zero, size: size), radius: CGFloat(radius))) : nested
    }

    // MARK: - Backgrounds and contents

    private func backgroundAndBorder(of node: ViewTree.Node, size: CGSize) -> [String] {
        guard node.isReusable, coloring != .painted else { return backgroundAndBorder(of: node.appearance, size: size) }
        return plate(of: node, size: size)
    }

    /// Returns the shadow, the background and the border of an appearance. Without a background
    /// there is no shadow.
    func backgroundAndBorder(of appearance: ViewTree.Appearance?, size: CGSize) -> [String] {
        let radius = CGFloat(appearance?.cornerRadius ?? 0)
        var result: [String] = []
        if let background = appearance?.background {
            let (fill, opacity) = Palette.color(background)
            result += shadow(of: appearance, size: size)
            if opacity > 0 { result.append(rect(size: size, fill: fill, radius: radius, opacity: opacity)) }
        }
        if let width = appearance?.borderWidth, let border = appearance?.border {
            let (stroke, opacity) = Palette.color(border)
            result.append(
                outline(
                    size: size, radius: radius, inset: width / 2,
                    ["stroke": .init(stroke), "stroke-width": .init(width), "stroke-opacity": .init(opacity)]))
        }
        return result
    }

    private func outline(size: CGSize, radius: CGFloat, inset: CGFloat, _ attributes: KeyValuePairs<String, XML.Value?>)
        -> String
    {
        XML.element(
            "rect",
            [
                "x": .init(inset), "y": .init(inset), "width": .init(max(0, size.width - 2 * inset)),
                "height": .init(max(0, size.height - 2 * inset)), "rx": .radius(radius), "fill": "none",
            ], attributes)
    }

    /// Returns the text and the image of a view. The text of a reusable view is left out, because
    /// its labels show it.
    private func textAndImage(of node: ViewTree.Node, size: CGSize) -> [String] {
        var result: [String] = []
        if let symbol = node.appearance?.symbol { result += drawing(ofSymbol: symbol, size: size) }
        if let text = node.text, !node.isReusable { result += textElements(for: text, of: node, size: size) }
        if let image = node.image { result.append(placeholder(forImageNamed: image, size: size)) }
        return result
    }

    /// - Parameter outset: the distance by which the rectangle is larger than `size` at each edge.
    private func rect(
        size: CGSize, fill: String, radius: CGFloat, opacity: Double = 1, outset: CGFloat = 0, offset: CGPoint = .zero
    ) -> String {
        let box = CGRect(
            x: offset.x - outset, y: offset.y - outset, width: max(0, size.width + 2 * outset),
            height: max(0, size.height + 2 * outset))
        return roundedRect(box, radius: radius + outset, ["fill": .init(fill), "fill-opacity": .opacity(opacity)])
    }

    /// Returns a reusable view as a rectangle in the colour that `coloring` determines, with its
    /// shadow and outlines.
    private func plate(of node: ViewTree.Node, size: CGSize) -> [String] {
        let radius = CGFloat(node.appearance?.cornerRadius ?? 0)
        var result = shadow(of: node.appearance, size: size)
        result.append(rect(size: size, fill: coloring.swatch(of: node).fill, radius: radius))
        if node.element?.category == .decorationView {
            result.append(
                outline(size: size, radius: radius, inset: 0.5, ["stroke": "#000000", "stroke-opacity": 0.35]))
        }
        if node.states.contains("selected") || node.states.contains("highlighted") {
            result.append(outline(size: size, radius: radius, inset: 1.5, ["stroke": "#000000", "stroke-width": 3]))
        }
        return result
    }

    /// Returns a shadow as three overlapping rectangles, which together fade towards the edge. An
    /// SVG filter is not used, because viewers draw filters differently.
    private func shadow(of appearance: ViewTree.Appearance?, size: CGSize) -> [String] {
        guard let opacity = appearance?.shadowOpacity, opacity > 0 else { return [] }
        let offset = CGPoint(x: appearance?.shadowOffset?.first ?? 0, y: appearance?.shadowOffset?.last ?? 0)
        let radius = CGFloat(appearance?.shadowRadius ?? 0)
        return [1, 0.6, 0.2].map {
            rect(
                size: size, fill: "#000000", radius: CGFloat(appearance?.cornerRadius ?? 0), opacity: opacity / 3,
                outset: radius * $0,
                offset: offset)
        }
    }

    // MARK: - Texts and placeholders for images

    private func labels(of node: ViewTree.Node, size: CGSize, among siblings: [ViewTree.Node]) -> [String] {
        let ink: XML.Value = coloring.swatch(of: node).isInkDark ? "dark" : "light"
        let identity = ViewNameParts(node.name)
        guard size.width >= 12, size.height >= 8 else { return [] }
        if node.element?.category == .cell {
            let main = node.element?.indexPath.text ?? ""
            let large = min(18, size.height * 0.4, size.width * 1.5 / CGFloat(max(main.count, 3)))
            return cellText(of: node, unlessEqualTo: main, size: size, ink: ink, itemFontSize: large) + [
                centeredText(main, in: size, down: large * 0.2, ink: ink, fontSize: large, weight: "bold"),
                centeredText("#\(identity.serial)", in: size, down: large * 1.05, ink: ink, fontSize: large * 0.6),
            ]
        }
        let small = min(size.height > 40 ? 8 : 10, size.height * 0.7)
        let words = "\(node.element?.shortName ?? identity.className) #\(identity.serial)"
        // In a view taller than 40 points, which is often a section's background, the label is at
        // the top edge. In the middle, the section's cells would cover it.
        let y = size.height > 40 ? 7.5 : size.height / 2 + small * 0.35
        // A decoration's label is left out if a reusable view in front of the decoration overlaps
        // or touches the label.
        let place = CGRect(
            x: node.frame.minX + 5, y: node.frame.minY + y - small,
            width: min(size.width, CGFloat(words.count) * small * 0.6),
            height: small)
        if node.element?.category == .decorationView, node.isOverlappedOrAdjoined(among: siblings, at: place) {
            return []
        }
        return [XML.text(words, ["class": ink, "x": 5, "y": .init(y), "font-size": .init(small)])]
    }

    /// - Parameter down: the distance from the middle of the view to the line below the text.
    private func centeredText(
        _ text: String, in size: CGSize, down: CGFloat, ink: XML.Value, fontSize: CGFloat, weight: XML.Value? = nil
    ) -> String {
        XML.text(
            text,
            [
                "class": ink, "x": .init(size.width / 2), "y": .init(size.height / 2 + down),
                "font-size": .init(fontSize),
                "text-anchor": "middle", "font-weight": weight,
            ])
    }

    /// Returns the texts of a cell's labels as one element above the name of the item, unless they
    /// equal that name or there is no room.
    ///
    /// - Parameter large: the font size of the item's name.
    private func cellText(
        of node: ViewTree.Node, unlessEqualTo item: String, size: CGSize, ink: XML.Value, itemFontSize large: CGFloat
    ) -> [String] {
        let text = FilmScene.ShownContent(of: node).texts.joined(separator: " ")
        guard !text.isEmpty, text != item, size.height >= 40 else { return [] }
        let small = min(large * 0.65, size.width * 1.7 / CGFloat(text.count))
        return [centeredText(text, in: size, down: -large * 0.75, ink: ink, fontSize: small)]
    }

    /// Returns one element for each line of a text. The lines of a label end where the label
    /// measures their ends. Together they are in the middle of its height.
    private func textElements(for text: String, of node: ViewTree.Node, size: CGSize) -> [String] {
        let appearance = node.appearance
        let fontSize = CGFloat(appearance?.fontSize ?? 17)
        let isCentered = appearance?.isCentered ?? false
        let (fill, opacity) = Palette.color(appearance?.textColor ?? [0, 0, 0, 1])
        let lines =
            appearance?.fontSize.map {
                LabelLines(
                    text, fontName: appearance?.font, fontSize: CGFloat($0), size: size,
                    numberOfLines: appearance?.lines ?? 1, wrapsByCharacters: appearance?.wrapsByCharacters ?? false)
            }
        let texts = lines?.texts ?? [text]
        let isBold = ["-Semibold", "-Bold", "-Heavy", "-Black"].contains { appearance?.font?.hasSuffix($0) == true }
        return texts.enumerated().filter { !$0.element.isEmpty }.map { number, line in
            let down = (CGFloat(number) - CGFloat(texts.count - 1) / 2) * (lines?.lineHeight ?? 0)
            return XML.text(
                line,
                [
                    "x": .init(isCentered ? size.width / 2 : 0),
                    "y": .init(size.height / 2 + down + fontSize * 0.35),
                    "font-size": .init(fontSize), "font-weight": isBold ? "bold" : nil,
                    "text-anchor": isCentered ? "middle" : nil, "style": "fill:\(fill)",
                    "fill-opacity": .opacity(opacity),
                ])
        }
    }

    /// Returns a grey rectangle with the name of an image, because images have no pixels.
    private func placeholder(forImageNamed name: String, size: CGSize) -> String {
        XML.element(
            "rect", ["width": .init(size.width), "height": .init(size.height), "fill": "#808080", "fill-opacity": 0.25])
            + centeredText(name, in: size, down: 3, ink: "dark", fontSize: min(10, size.height * 0.7))
    }
}
