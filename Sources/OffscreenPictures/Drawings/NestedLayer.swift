import Offscreen
import UIKit

/// A layer with its sublayers, made from the flat list of layers in an appearance.
struct NestedLayer {
    let layer: ViewTree.Layer
    /// The layer's mask; nil for none.
    var mask: ViewTree.Layer?
    var sublayers: [NestedLayer] = []

    var zPosition: CGFloat { layer.zPosition ?? 0 }

    /// The sublayers by ascending `zPosition`. Sublayers with equal values keep their order.
    /// [ORDER-01]
    var sublayersInPaintOrder: [NestedLayer] {
        sublayers.sorted { $0.zPosition < $1.zPosition }
    }

    /// The layers of an appearance: the view's own layer, its mask, and the other layers, each with
    /// its sublayers.
    struct LayersByUse {
        /// The view's own layer, if it is a shape or a gradient.
        var own: ViewTree.Layer?
        var mask: ViewTree.Layer?
        var sublayers: [NestedLayer] = []

        init(_ appearance: ViewTree.Appearance?) {
            // The layers to which sublayers may still be added, outermost first. Each is the parent
            // of the next.
            var path: [NestedLayer] = []
            for layer in appearance?.layers ?? [] {
                let level = min(max(0, layer.level ?? 0), path.count)
                while path.count > level { moveLastLayerIntoParent(inPath: &path) }
                switch layer.use {
                case .own: own = layer
                case .mask where level == 0: mask = layer
                case .mask: path[level - 1].mask = layer
                case nil: path.append(NestedLayer(layer: layer))
                }
            }
            while !path.isEmpty { moveLastLayerIntoParent(inPath: &path) }
        }

        private mutating func moveLastLayerIntoParent(inPath path: inout [NestedLayer]) {
            let last = path.removeLast()
            if path.isEmpty { sublayers.append(last) } else { path[path.count - 1].sublayers.append(last) }
        }
    }
}

extension ViewTree.Layer {
    /// The layer's rectangle before its transform.
    var box: CGRect { frame.undoing(transform) }

    /// Whether the layer has a fill colour that is not transparent.
    var hasVisibleFill: Bool { fill.map { $0.count < 4 || $0[3] > 0 } ?? false }

    var hasGradientOrBackground: Bool { colors != nil || appearance?.background != nil }

    /// The layer's outline as path data of SVG; nil for none.
    var pathData: String? {
        guard let pieces = outline?.filter({ $0.count > 1 }), !pieces.isEmpty else { return nil }
        return pieces.map { piece in
            let points = stride(from: 0, to: piece.count - 1, by: 2).map {
                "\(CGFloat(piece[$0]).text) \(CGFloat(piece[$0 + 1]).text)"
            }
            let isClosed = piece.count > 4 && piece.prefix(2) == piece.suffix(2)
            return "M" + points.joined(separator: "L") + (isClosed ? "Z" : "")
        }.joined()
    }
}

extension CGRect {
    /// Returns the rectangle that has this rectangle as its bounding box after a transform around
    /// the centre. Returns this rectangle if there is no transform, or if the bounding box does not
    /// determine the size well, as after an eighth of a turn.
    func undoing(_ transform: [CGFloat]?) -> CGRect {
        guard let t = transform, t.count == 6 else { return self }
        let (a, b, c, d) = (abs(t[0]), abs(t[1]), abs(t[2]), abs(t[3]))
        let determinant = a * d - b * c
        guard abs(determinant) > 0.001 else { return self }
        let size = CGSize(width: (width * d - height * c) / determinant, height: (height * a - width * b) / determinant)
        guard size.width >= 0, size.height >= 0 else { return self }
        return CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
