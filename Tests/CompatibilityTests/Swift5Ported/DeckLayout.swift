// swift-format-ignore-file
import UIKit; import Foundation

extension Deck {
    // Its class is in another file.
    func layoutSubviewsInExtension() {
        super.layoutSubviews()
        setLaidOut()
    }

    public func hitTestInExtension(_ point: CGPoint,
                                 with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

    public var intrinsicContentSizeInExtension: CGSize { CGSize(width: 33, height: 44) }

    public class var layerClassInExtension: AnyClass { CAGradientLayer.self }

    func setLaidOut() { tag += 1 }
}

final class DeckHolder: UIView {
    func closeDeck(_ sender: UIButton) { tag = 5 }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
}

/* extension UIColorWell {
    func dequeue() {}
} */

extension Deck {
    func overlaps(_ other: Deck) -> Bool { frame.intersects(other.frame) }
}

final class Maker<Part: UIView> {
    func make() -> [Part] { [Part(), Part(frame: CGRect(x: 1, y: 2, width: 3, height: 4))] }
}

/// Apple's rule: rectangles that only touch do not intersect. In Foundation on Linux they do.
extension CGRect {
    fileprivate func intersects(_ other: CGRect) -> Bool {
        func rangesOverlap(_ a: CGFloat, _ aEnd: CGFloat, _ b: CGFloat, _ bEnd: CGFloat) -> Bool {
            a < bEnd && b < aEnd || a == aEnd && b <= a && a < bEnd || b == bEnd && a <= b && b < aEnd
        }
        return rangesOverlap(minX, maxX, other.minX, other.maxX) && rangesOverlap(minY, maxY, other.minY, other.maxY)
    }
}