/// The bar at the edge of a scroll view that shows how far it is scrolled. It is transparent until it is first shown.
final class ScrollIndicator: UIView {
    enum Axis {
        case vertical, horizontal
    }

    let axis: Axis

    init(axis: Axis) {
        self.axis = axis
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = UIColor(white: 0, alpha: 0.35)
        layer.cornerRadius = 1.5
    }

    required init?(coder: NSCoder) {
        axis = .vertical
        super.init(coder: coder)
    }

    /// Whether it was ever shown. Before that it is only a subview without a place, and pictures and trees leave it out.
    var isSeen: Bool { alpha > 0 }

    /// A bar 3 points thick, 3 points from the edge, as long as the visible share of the content but at least 36 points.
    func place(in view: UIScrollView, isShown: Bool) {
        isHidden = !isShown
        guard isSeen else { return }
        let bounds = view.bounds
        let (least, greatest) = view.offsetLimits
        func bar(_ offset: CGFloat, _ visible: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> (start: CGFloat, length: CGFloat) {
            let track = max(0, visible - 6)
            guard greatest > least else { return (offset + 3, track) }
            let length = min(track, max(36, (track * visible / (greatest - least + visible)).rounded()))
            let progress = min(max((offset - least) / (greatest - least), 0), 1)
            return (offset + 3 + (track - length) * progress, length)
        }
        switch axis {
        case .vertical:
            let (start, length) = bar(bounds.minY, bounds.height, least.y, greatest.y)
            frame = CGRect(x: bounds.maxX - 6, y: start, width: 3, height: length)
        case .horizontal:
            let (start, length) = bar(bounds.minX, bounds.width, least.x, greatest.x)
            frame = CGRect(x: start, y: bounds.maxY - 6, width: length, height: 3)
        }
    }
}
