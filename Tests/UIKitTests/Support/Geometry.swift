import UIKit

/// Initialisers without labels, so that tests can write the numbers of published measurements in
/// UIKit's order.
extension CGPoint {
    init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

extension CGSize {
    init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension UIEdgeInsets {
    init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
        self.init(top: top, left: left, bottom: bottom, right: right)
    }
}

extension NSDirectionalEdgeInsets {
    init(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
        self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
