/// Lines of text that can be edited by `insertText(_:)` and `deleteBackward()`. There is no
/// keyboard, no cursor and no selection.
open class UITextView: UIScrollView, UIKeyInput {
    private let label = UILabel(frame: .zero)

    /// Creates a text view with a text container of its own. Approximated: the given container has
    /// no effect.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        addLabel()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLabel()
    }

    private func addLabel() {
        label.numberOfLines = 0
        label.font = .ofTextWithoutFont
        addSubview(label)
    }

    /// Whether `textStorage` was read.
    final var hasTextStorage = false

    public let textContainer = NSTextContainer()
    /// The layout manager. Approximated: its results are empty.
    public let layoutManager = NSLayoutManager()

    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            textLayoutDidChange()
        }
    }

    open var attributedText: NSAttributedString! {
        get { label.attributedText ?? NSAttributedString(string: "") }
        set {
            label.attributedText = newValue
            textLayoutDidChange()
        }
    }

    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .ofTextWithoutFont
            textLayoutDidChange()
        }
    }

    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue ?? .label }
    }

    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textLayoutDidChange() }
    }

    open var isEditable = true
    /// Stored; has no effect, because text cannot be selected.
    open var isSelectable = true
    /// Stored; has no effect, because there is no keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }
    private var accessoryView: UIView?
    /// Stored; has no effect, because there is no keyboard.
    open override var inputView: UIView? {
        get { keyboardView }
        set { keyboardView = newValue }
    }
    private var keyboardView: UIView?
    /// Stored; has no effect, because there is no keyboard.
    open var keyboardType = UIKeyboardType.default
    /// Stored; has no effect, because there is no keyboard.
    open var returnKeyType = UIReturnKeyType.default
    /// Stored; has no effect, because there is no keyboard.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Stored; has no effect, because there is no keyboard.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Stored; has no effect.
    open var adjustsFontForContentSizeCategory = false

    /// The delegate, if it conforms to `UITextViewDelegate`; nil otherwise.
    private var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    /// The text with its attributes. A change of the storage is a change of the text view, and the
    /// other way round.
    open private(set) lazy var textStorage = NSTextStorage(of: self)

    private func textLayoutDidChange() {
        if hasTextStorage { textStorage.copyText(from: label.attributedText) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Editing

    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard editor?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        editor?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        editor?.textViewDidEndEditing(self)
        return true
    }

    // UNKNOWN: whether the next responders of an editable text view receive its touches. Here they
    // receive neither `touchesBegan` nor `touchesEnded`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesBegan(touches, with: event) }
    }

    /// Begins editing if a touch ends inside an editable text view.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEditable else { return super.touchesEnded(touches, with: event) }
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
    }

    open var hasText: Bool { !text.isEmpty }

    /// Inserts text at the end, unless the delegate refuses.
    open func insertText(_ text: String) {
        performEditIfAllowed(replacing: self.text.typingRange, with: text) { self.text += text }
    }

    open func deleteBackward() {
        if let range = text.deletingRange { performEditIfAllowed(replacing: range, with: "") { text.removeLast() } }
    }

    private func performEditIfAllowed(replacing range: NSRange, with text: String, _ change: () -> Void) {
        guard editor?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        change()
        editor?.textViewDidChange(self)
    }

    // MARK: - Size

    /// The margins around the text, in points.
    private var margins: UIEdgeInsets {
        var margins = textContainerInset
        margins.left += textContainer.lineFragmentPadding
        margins.right += textContainer.lineFragmentPadding
        return margins
    }

    private func size(withinWidth width: CGFloat) -> CGSize {
        let margins = margins
        let (across, along) = (margins.left + margins.right, margins.top + margins.bottom)
        let size =
            text.isEmpty
            ? .zero : label.sizeThatFits(CGSize(width: max(1, width - across), height: .greatestFiniteMagnitude))
        // [TEXT-07] A text view without text has the height of one line.
        let line = TextMeasure.roundedUp(CGSize(width: 0, height: label.font.lineHeight), scale: world.screen.scale)
        return CGSize(width: size.width + across, height: max(size.height, line.height) + along)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(withinWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    /// The size of the text with its margins if the text view does not scroll. A text view that
    /// scrolls has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return size(withinWidth: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = size(withinWidth: bounds.width).height
        label.frame = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: height)).inset(by: margins)
        let content = CGSize(width: bounds.width, height: height)
        if contentSize != content { contentSize = content }
    }
}

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The padding at both ends of every line, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// Stored; has no effect, because text views show all lines.
    open var maximumNumberOfLines = 0
    /// Stored; has no effect.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Stored; has no effect, because lines are as wide as the text view allows.
    open var size = CGSize.zero
    /// Stored; has no effect.
    open var widthTracksTextView = true
    /// Stored; has no effect.
    open var heightTracksTextView = false

    public override init() {}
}

/// Methods that decide about editing, and methods that are called when editing begins and ends and
/// when the text changes.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool  // default: true
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool  // default: true
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool  // default: true
    func textViewDidChange(_ textView: UITextView)
    /// Not modelled: there is no selection, so this method is never called.
    func textViewDidChangeSelection(_ textView: UITextView)
}
