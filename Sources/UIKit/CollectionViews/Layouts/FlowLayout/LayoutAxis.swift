/// A conversion between the x and y axes and two other axes: along a direction, such as the scroll
/// direction, and across it. [FLOW-14]
struct LayoutAxis: Equatable {
    let direction: UICollectionView.ScrollDirection

    func length(of size: CGSize) -> CGFloat { direction == .vertical ? size.height : size.width }
    func breadth(of size: CGSize) -> CGFloat { direction == .vertical ? size.width : size.height }

    func range(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        direction == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    func rect(start: CGFloat, crossStart: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        CGRect(
            origin: point(coordinate: start, crossCoordinate: crossStart), size: size(length: length, breadth: breadth))
    }

    func moved(_ rect: CGRect, toStart along: CGFloat) -> CGRect {
        var rect = rect
        if direction == .vertical { rect.origin.y = along } else { rect.origin.x = along }
        return rect
    }

    func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        direction == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func ends(of insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
        direction == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    }
}
