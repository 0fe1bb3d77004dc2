import Offscreen
import UIKit

/// The property that determines the colour of a view in a picture.
public enum Coloring: String, CaseIterable, Sendable {
    /// The view itself. When a view is reused, it keeps its colour.
    case view
    /// The element that the view represents.
    case item
    /// The kind of the element, such as cell, header or decoration.
    case kind
    /// The element's zIndex.
    case z
    /// The colours that the app gave the view.
    case painted
}

extension Coloring {
    func swatch(of node: ViewTree.Node) -> Palette.Swatch {
        Palette.swatches[
            Palette.index(ofNumber: colorNumber(of: node), isTint: node.element?.category == .decorationView)]
    }

    private func colorNumber(of node: ViewTree.Node) -> Int {
        switch self {
        case .view, .painted: return ViewNameParts(node.name).colorNumber
        case .item: return node.element?.itemColorNumber ?? 6
        case .kind: return node.element?.kindColorNumber ?? 6
        case .z: return node.z
        }
    }
}

extension ElementName {
    var itemColorNumber: Int { (indexPath.first ?? 0) &* 5 &+ (indexPath.last ?? 0) }
    var kindColorNumber: Int { ViewNameParts.hueNumber(of: "\(category.rawValue) \(kind)") }
}

/// The parts of a view's name.
struct ViewNameParts {
    let className: String
    /// The number after the `#`; 0 if there is none.
    let serial: Int

    /// - Parameter name: a name such as "PosterCell#3".
    init(_ name: String) {
        let parts = name.split(separator: "#")
        className = parts.first.map(String.init) ?? name
        serial = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    }

    /// The number of the view's colour. Consecutive serials have different colours. The first views
    /// of two classes usually do, too.
    var colorNumber: Int { serial &- 1 &+ ViewNameParts.hueNumber(of: className) }

    /// Returns a number from 0 to 6 by an FNV-1a hash of a text, so that a class or a kind has the
    /// same colours in every picture.
    static func hueNumber(of text: String) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash % 7)
    }
}
