/// A view that can show a text.
@MainActor
protocol TextShowing: UIView {
    /// The text that the view shows, for the scenes of recordings; nil if the view shows no text.
    var internedText: InternedString? { get }
}
