import Offscreen
import UIKit

/// The SVG of one view, its clip shape and the cells inside it. The script of the player's page
/// adds them to the view's HTML element.
///
/// For a reusable view the SVG contains everything in the view, and the page shows it only with the
/// colouring `painted`. For any other view the SVG contains the view's own background, text, image
/// and layers, without its subviews. A view that is not painted has no SVG.
struct FilmDrawings {
    /// The SVG behind the subviews. For a reusable view it also contains the subviews.
    var behind = ""
    /// The SVG in front of the subviews; empty for a reusable view.
    var front = ""
    /// The visible cells and other views with an element inside a reusable view; empty for any
    /// other view.
    var inner: [NestedView] = []
    /// The shape of the view's mask, as a value for CSS; nil if the view has no mask or is not
    /// painted.
    var clip: String?

    init() {}

    init(of node: ViewTree.Node) {
        guard node.isPainted else { return }
        let painter = ScreenPainter(coloring: .painted, includesTitles: false)
        if node.isReusable {
            behind = painter.localDrawing(of: node).joined()
            inner = NestedView.all(in: node)
        } else {
            behind = painter.ownDrawing(of: node, inFrontOfSubviews: false).joined()
            front = painter.ownDrawing(of: node, inFrontOfSubviews: true).joined()
        }
        if let mask = NestedLayer.LayersByUse(node.appearance).mask {
            clip = FilmDrawings.clipPath(of: mask, viewSize: node.box.size)
        }
    }

    /// Returns a value for the CSS property `clip-path`.
    private static func clipPath(of mask: ViewTree.Layer, viewSize size: CGSize) -> String {
        let box = mask.box
        if let outline = mask.outline, mask.hasVisibleFill {
            var moved = mask
            moved.outline = outline.map { piece in
                piece.enumerated().map { $1 + Double($0 % 2 == 0 ? box.minX : box.minY) }
            }
            return "path('\(moved.pathData ?? "")')"
        }
        guard mask.hasGradientOrBackground else { return "inset(50%)" }
        let insets = [box.minY, size.width - box.maxX, size.height - box.maxY, box.minX].map { "\($0.text)px" }
        return "inset(\(insets.joined(separator: " ")) round \(CGFloat(mask.appearance?.cornerRadius ?? 0).text)px)"
    }
}
