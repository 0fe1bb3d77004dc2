/// A view that can show a text.
@MainActor
protocol TextShowing: UIView {
    /// The text that the view shows, as recordings store it; nil if the view shows no text.
    var internedText: InternedString? { get }
}
