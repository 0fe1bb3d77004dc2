/// A line of text that can be edited by `insertText(_:)` and `deleteBackward()`. There is no
/// keyboard, no cursor and no selection.
open class UITextField: UIControl, UIKeyInput {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    private let label = UILabel(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(label)
    }

    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            updateLabel()
        }
    }
    private var content = ""

    /// The text as an attributed string. Only its string is stored, not its attributes.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: content, attributes: [.font: font as Any]) }
        set { text = newValue?.string }
    }

    /// The text shown while the field is empty.
    open var placeholder: String? {
        didSet { updateLabel() }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }

    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 17)
            updateLabel()
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

    open var borderStyle = BorderStyle.none {
        didSet { updateLabel() }
    }

    open weak var delegate: (any UITextFieldDelegate)?
    open var clearsOnBeginEditing = false
    /// Stored; no clear button is shown.
    open var clearButtonMode = ViewMode.never
    /// Stored, and not shown.
    open var leftView: UIView?
    /// Stored; has no effect.
    open var leftViewMode = ViewMode.never
    /// Stored, and not shown.
    open var rightView: UIView?
    /// Stored; has no effect.
    open var rightViewMode = ViewMode.never
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
    /// Stored; has no effect. The text is not hidden.
    open var isSecureTextEntry = false
    /// Stored; has no effect, because there is no keyboard.
    open var keyboardType = UIKeyboardType.default
    /// Stored; has no effect, because there is no keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Stored; has no effect, because there is no keyboard.
    open var returnKeyType = UIReturnKeyType.default
    /// Stored; has no effect, because there is no keyboard.
    open var enablesReturnKeyAutomatically = false
    /// Stored; has no effect, because there is no keyboard.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Stored; has no effect, because there is no keyboard.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Stored; has no effect, because there is no keyboard.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Stored; has no effect, because there is no keyboard.
    open var textContentType: UITextContentType?
    /// Stored; has no effect, because text does not shrink.
    open var adjustsFontSizeToFitWidth = false
    /// Stored; has no effect.
    open var adjustsFontForContentSizeCategory = false

    private func updateLabel() {
        label.text = content.isEmpty ? placeholder : content
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Editing

    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        if clearsOnBeginEditing { text = "" }
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        sendActions(for: .editingDidEnd)
        tellEndOfEditing()
        return true
    }

    private func tellEndOfEditing() {
        guard let delegate else { return }
        let reason = DidEndEditingReason.committed
        if OptionalMethod.answer(of: delegate, { delegate.textFieldDidEndEditing(self, reason: reason) }) == nil {
            delegate.textFieldDidEndEditing(self)
        }
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
    }

    open var hasText: Bool { !content.isEmpty }

    /// Inserts text at the end, unless the delegate refuses. A line feed acts as the return key.
    open func insertText(_ text: String) {
        if text == "\n" {
            if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
            return
        }
        performEditIfAllowed(replacing: content.typingRange, with: text) { content += text }
    }

    open func deleteBackward() {
        if let range = content.deletingRange {
            performEditIfAllowed(replacing: range, with: "") { content.removeLast() }
        }
    }

    private func performEditIfAllowed(replacing range: NSRange, with text: String, _ change: () -> Void) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            return
        }
        change()
        updateLabel()
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: - Size

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        borderStyle == .roundedRect || borderStyle == .bezel ? bounds.insetBy(dx: 7, dy: 2) : bounds
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = textRect(forBounds: bounds)
    }

    // UNKNOWN: the room around the text. Only the height of a field with a rounded border, 34
    // points, is widely reported.
    open override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        let height = max(text.height, label.font.lineHeight.rounded(.up))
        return borderStyle == .roundedRect
            ? CGSize(width: text.width + 14, height: max(34, height + 12)) : CGSize(width: text.width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Methods that decide about edits and the return key, and methods that are called when editing
/// begins and ends.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool  // default: true
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool  // default: true
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called after each change of the text. There is no selection.
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool  // default: true
    /// Not modelled: there is no clear button, so this method is never called.
    func textFieldShouldClear(_ textField: UITextField) -> Bool  // default: true
    func textFieldShouldReturn(_ textField: UITextField) -> Bool  // default: true
}
