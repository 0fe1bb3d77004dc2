/// A view that can show a text.
@MainActor
protocol TextShowing: UIView {
    /// The text that the view shows, for scenes; nil if it shows none.
    var internedText: InternedString? { get }
}
