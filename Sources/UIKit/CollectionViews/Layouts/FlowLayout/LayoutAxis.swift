/// A conversion between the x and y axes and two other axes: along a direction, such as the scroll direction, and across it. [FLOW-14]
struct LayoutAxis: Equatable {
    let direction: UICollectionView.ScrollDirection

    /// Returns the length of a size along `direction`.
    func length(of size: CGSize) -> CGFloat { direction == .vertical ? size.height : size.width }
    /// Returns the length of a size across `direction`.
    func breadth(of size: CGSize) -> CGFloat { direction == .vertical ? size.width : size.height }

    func range(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        direction == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    func crossRange(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        direction == .vertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }

    func rect(start: CGFloat, crossStart: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        direction == .vertical
            ? CGRect(x: crossStart, y: start, width: breadth, height: length)
            : CGRect(x: start, y: crossStart, width: length, height: breadth)
    }

    func moved(_ rect: CGRect, toStart along: CGFloat) -> CGRect {
        var rect = rect
        if direction == .vertical { rect.origin.y = along } else { rect.origin.x = along }
        return rect
    }

    func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        direction == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func startInset(of insets: UIEdgeInsets) -> CGFloat { direction == .vertical ? insets.top : insets.left }
    func endInset(of insets: UIEdgeInsets) -> CGFloat { direction == .vertical ? insets.bottom : insets.right }
    func crossStartInset(of insets: UIEdgeInsets) -> CGFloat { direction == .vertical ? insets.left : insets.top }
    func crossEndInset(of insets: UIEdgeInsets) -> CGFloat { direction == .vertical ? insets.right : insets.bottom }
}
