/// A row of segments, one of which can be selected. A tap selects an enabled segment. The look of
/// the control is not modelled.
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
    }

    private var segments: [Segment] = [] {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Creates a control with one segment for each item: a text or an image. Any other item gives
    /// an empty segment.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        frame.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment; ``noSegment`` if none is selected. Setting the index
    /// sends no action.
    open var selectedSegmentIndex: Int {
        get { selected }
        set { selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
    }
    private var selected = UISegmentedControl.noSegment

    /// Whether a tapped segment is deselected after the control's action.
    open var isMomentary = false
    /// Stored; has no effect.
    open var apportionsSegmentWidthsByContent = false
    /// Stored; has no effect.
    open var selectedSegmentTintColor: UIColor?

    /// Sets the attributes of titles in a state. Stored; pictures do not show them, and the size of
    /// the titles is that of the usual font.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    // MARK: - Segments

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if selected >= place { selected += 1 }
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selected == segment { selected = UISegmentedControl.noSegment } else if selected > segment { selected -= 1 }
    }

    open func removeAllSegments() {
        segments = []
        selected = UISegmentedControl.noSegment
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        changeSegment(at: segment) { ($0.title, $0.image) = (title, nil) }
    }

    open func titleForSegment(at segment: Int) -> String? { existingSegment(at: segment)?.title }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        changeSegment(at: segment) { ($0.title, $0.image) = (nil, image) }
    }

    open func imageForSegment(at segment: Int) -> UIImage? { existingSegment(at: segment)?.image }

    /// Sets the width of a segment, in points; zero for a width that follows from the content.
    ///
    /// Approximated: all segments have the same width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        changeSegment(at: segment) { $0.width = width }
    }

    open func widthForSegment(at segment: Int) -> CGFloat { existingSegment(at: segment)?.width ?? 0 }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        changeSegment(at: segment) { $0.isEnabled = enabled }
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { existingSegment(at: segment)?.isEnabled ?? false }

    private func existingSegment(at segment: Int) -> Segment? {
        segments.indices.contains(segment) ? segments[segment] : nil
    }

    private func changeSegment(at segment: Int, _ action: (inout Segment) -> Void) {
        if segments.indices.contains(segment) { action(&segments[segment]) }
    }

    // MARK: - Touches and size

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event), !segments.isEmpty, bounds.width > 0
        else { return }
        let touched = min(Int(touch.location(in: self).x / bounds.width * CGFloat(segments.count)), segments.count - 1)
        guard segments[touched].isEnabled, touched != selected || isMomentary else { return }
        selected = touched
        sendActions(for: .valueChanged)
        if isMomentary { selected = UISegmentedControl.noSegment }
    }

    // UNKNOWN: the room beside a segment's text. Here it is ten points on each side, and all
    // segments are as wide as the widest.
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13)
        let widest = segments.map { segment in
            if segment.width > 0 { return segment.width }
            return (segment.title?.size(withAttributes: [.font: font]).width ?? segment.image?.size.width ?? 0) + 20
        }.max()
        return CGSize(width: (widest ?? 0).rounded(.up) * CGFloat(segments.count), height: 32)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
