import Offscreen
import UIKit

extension ScreenPainter {
    /// Returns the drawing of a layer that belongs to no view, with its sublayers.
    func drawing(of nested: NestedLayer) -> [String] {
        let layer = nested.layer
        let box = layer.box
        let inside =
            backgroundAndBorder(of: layer.appearance, size: box.size) + shapeAndGradient(of: layer, size: box.size)
            + nested.sublayersInPaintOrder.flatMap { drawing(of: $0) }
        guard !inside.isEmpty, box.width >= 0, box.height >= 0 else { return [] }
        let contents =
            layer.clips == true ? clipped(inside, to: box.size, radius: layer.appearance?.cornerRadius ?? 0) : inside
        let placement = placementAttributes(
            box: box, frame: layer.frame, transform: layer.transform, opacity: CGFloat(layer.opacity ?? 1))
        return ["<g\(placement)>"] + masked(contents, by: nested.mask) + ["</g>"]
    }

    /// Returns the outline and the gradient of a layer; empty if it has neither.
    func shapeAndGradient(of layer: ViewTree.Layer, size: CGSize) -> [String] {
        var result: [String] = []
        if let path = layer.pathData {
            let (fill, fillOpacity) = layer.fill.map(Palette.color) ?? ("none", 1)
            let (stroke, strokeOpacity) = layer.stroke.map(Palette.color) ?? ("none", 1)
            let isStroked = layer.stroke != nil
            result.append(
                XML.element(
                    "path",
                    [
                        "d": .init(path), "fill": .init(fill), "fill-opacity": .opacity(fillOpacity),
                        "stroke": isStroked ? .init(stroke) : nil,
                        "stroke-width": isStroked ? .init(layer.lineWidth ?? 1) : nil,
                        "stroke-opacity": .opacity(strokeOpacity),
                    ]))
        }
        if let colors = layer.colors, !colors.isEmpty {
            let direction = (layer.direction ?? []) + Array(repeating: 0, count: 4)
            let stops = colors.map { color in
                let (fill, opacity) = Palette.color(color)
                return XML.element(
                    "stop",
                    [
                        "offset": .init(color.count > 4 ? color[4] : 0), "stop-color": .init(fill),
                        "stop-opacity": .opacity(opacity),
                    ])
            }.joined()
            let ends = direction.prefix(4).map { CGFloat($0).text }
            let id = id(of: stops + ends.joined(separator: " "))
            result.append(
                XML.element(
                    "linearGradient",
                    [
                        "id": .init(id), "x1": .init(ends[0]), "y1": .init(ends[1]), "x2": .init(ends[2]),
                        "y2": .init(ends[3]),
                    ],
                    content: stops))
            result.append(
                XML.element(
                    "rect",
                    [
                        "width": .init(max(0, size.width)), "height": .init(max(0, size.height)),
                        "rx": (layer.appearance?.cornerRadius).map { .init($0) }, "fill": "url(#\(id))",
                    ]))
        }
        return result
    }

    /// Returns the part of a drawing inside the shape of a mask; the whole drawing if `mask` is
    /// nil. Approximated: a half-transparent mask has the effect of an opaque one.
    func masked(_ inside: [String], by mask: ViewTree.Layer?) -> [String] {
        guard let mask else { return inside }
        let box = mask.box
        var shape: String?
        if let path = mask.pathData, mask.hasVisibleFill {
            shape = XML.element(
                "path", ["d": .init(path), "transform": .init("translate(\(box.minX.text) \(box.minY.text))")])
        } else if mask.hasGradientOrBackground {
            shape = roundedRect(box, radius: CGFloat(mask.appearance?.cornerRadius ?? 0))
        }
        // A mask that paints nothing hides everything.
        return clipped(inside, toShape: shape ?? roundedRect(.zero, radius: 0))
    }

    func clipped(_ inside: [String], toShape shape: String) -> [String] {
        let id = id(of: shape)
        return [XML.element("clipPath", ["id": .init(id)], content: shape), "<g clip-path=\"url(#\(id))\">"] + inside
            + ["</g>"]
    }

    func roundedRect(_ box: CGRect, radius: CGFloat, _ attributes: KeyValuePairs<String, XML.Value?> = [:]) -> String {
        XML.element(
            "rect",
            [
                "x": box.minX == 0 ? nil : .init(box.minX), "y": box.minY == 0 ? nil : .init(box.minY),
                "width": .init(max(0, box.width)),
                "height": .init(max(0, box.height)), "rx": .radius(radius),
            ], attributes)
    }

    /// Returns an id for a part of the picture. Equal parts have the same id, which may therefore
    /// occur twice.
    private func id(of content: String) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in content.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        return "part-" + String(hash, radix: 36)
    }
}
