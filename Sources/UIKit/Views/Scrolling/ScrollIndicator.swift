/// The bar at the edge of a scroll view that shows how far the content is scrolled. It is
/// transparent until it is first shown.
final class ScrollIndicator: UIView {
    let axis: NSLayoutConstraint.Axis

    init(axis: NSLayoutConstraint.Axis) {
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

    /// Whether the bar has been shown. Until then it is a transparent subview without a frame,
    /// which recordings leave out.
    var hasBeenShown: Bool { alpha > 0 }

    /// Shows or hides the bar, and sets its frame once it has been shown: 3 points thick and 3
    /// points from the edge. The length corresponds to the visible fraction of the content, and is
    /// at least 36 points if the view has room for them.
    func update(in view: UIScrollView, isEnabled: Bool) {
        isHidden = !isEnabled
        guard hasBeenShown else { return }
        let bounds = view.bounds
        let (least, greatest) = view.offsetLimits
        let (first, last, visible) = (least[axis], greatest[axis], bounds.length(along: axis))
        let track = max(0, visible - 6)
        var (start, length) = (bounds.start(along: axis) + 3, track)
        if last > first {
            length = min(track, max(36, (track * visible / (last - first + visible)).rounded()))
            start += (track - length) * min(max((bounds.start(along: axis) - first) / (last - first), 0), 1)
        }
        frame =
            axis == .vertical
            ? CGRect(x: bounds.maxX - 6, y: start, width: 3, height: length)
            : CGRect(x: start, y: bounds.maxY - 6, width: length, height: 3)
    }
}
