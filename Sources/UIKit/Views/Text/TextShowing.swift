/// A view that can show a text.
@MainActor
protocol TextShowing: UIView {
    /// The text of the view, as recordings store it; nil if the view has no text. The text may be
    /// empty.
    var internedText: InternedString? { get }
}
