/// The text of a text view, with its attributes. Approximated: a storage has no layout managers and
/// no delegate.
open class NSTextStorage: NSMutableAttributedString {
    /// Gives the text to the text view.
    private var showText: () -> Void = {}
    /// Whether a change comes from the text view, or is part of another change.
    private var isUpdating = false

    @MainActor
    convenience init(of view: UITextView) {
        self.init(string: "")
        copyText(from: view.attributedText)
        view.hasTextStorage = true
        showText = { [weak self, weak view] in
            if let self, let view { view.attributedText = NSAttributedString(attributedString: self) }
        }
    }

    /// Replaces the text by that of the text view.
    @MainActor
    func copyText(from text: NSAttributedString?) {
        guard !isUpdating else { return }
        isUpdating = true
        super.setAttributedString(text ?? NSAttributedString(string: ""))
        isUpdating = false
    }

    /// Makes a change, and then gives the text to the text view, unless this change is part of
    /// another one.
    private func change(_ change: () -> Void) {
        guard !isUpdating else { return change() }
        isUpdating = true
        change()
        showText()
        isUpdating = false
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change { super.replaceCharacters(in: range, with: attrString) }
    }

    open override func deleteCharacters(in range: NSRange) {
        change { super.deleteCharacters(in: range) }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change { super.removeAttribute(name, range: range) }
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        change { super.setAttributedString(attrString) }
    }

    /// Adds a layout manager. Not modelled: a text view measures its text as a label does.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        World.recordNotModelled("NSTextStorage.addLayoutManager(_:)")
    }
}
