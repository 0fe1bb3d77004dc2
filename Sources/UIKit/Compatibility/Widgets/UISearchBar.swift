/// A text field for searching. The look of the bar, its buttons and its scopes are not modelled.
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    public let searchTextField = UISearchTextField(frame: .zero)
    open weak var delegate: (any UISearchBarDelegate)?
    /// The controller that the bar belongs to, which is called before the delegate.
    final weak var controller: UISearchController?

    /// Stored; has no effect.
    open var prompt: String?
    /// Stored; has no effect.
    open var searchBarStyle = Style.default
    /// Stored; no button is shown.
    open var showsCancelButton = false
    /// Stored; has no effect.
    open var barTintColor: UIColor?
    /// Stored; has no effect.
    open var isTranslucent = true
    /// Stored; no scopes are shown.
    open var scopeButtonTitles: [String]?
    /// Stored; no scopes are shown.
    open var selectedScopeButtonIndex = 0
    /// Stored; no scopes are shown.
    open var showsScopeBar = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addField()
    }

    private func addField() {
        searchTextField.bar = self
        addSubview(searchTextField)
    }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// Stored; has no effect, because there is no keyboard.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Stored; has no effect, because there is no keyboard.
    open var keyboardType = UIKeyboardType.default
    /// Stored; has no effect, because there is no keyboard.
    open var returnKeyType = UIReturnKeyType.search
    /// Stored; has no effect, because there is no keyboard.
    open var enablesReturnKeyAutomatically = true
    /// Stored; no button is shown.
    open var showsBookmarkButton = false
    /// Stored; pictures do not show the image.
    open var backgroundImage: UIImage?

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: - Size

    // [VIEW-35] The height of a search bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // [VIEW-35] The frame of the text field in a search bar.
        searchTextField.frame = CGRect(x: 8, y: (bounds.height - 44) / 2, width: bounds.width - 16, height: 36)
    }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {
    fileprivate final weak var bar: UISearchBar?

    // The bar's delegate is asked, because the delegate of the field is that of the app.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder, let bar else { return super.becomeFirstResponder() }
        guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true, super.becomeFirstResponder() else { return false }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.controller?.searchTextDidBeginEditing()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, let bar else { return super.resignFirstResponder() }
        guard bar.delegate?.searchBarShouldEndEditing(bar) ?? true, super.resignFirstResponder() else { return false }
        bar.delegate?.searchBarTextDidEndEditing(bar)
        return true
    }

    open override func insertText(_ text: String) {
        if text == "\n", let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        super.insertText(text)
    }

    open override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        guard controlEvents == .editingChanged, let bar else { return }
        bar.delegate?.searchBar(bar, textDidChange: text ?? "")
        bar.controller?.searchTextDidChange()
    }
}

/// Methods that are called when the text of a search bar is edited.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool  // default: true
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool  // default: true
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Not modelled: never called, because the bar shows no buttons.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Not modelled: never called, because the bar shows no scopes.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
