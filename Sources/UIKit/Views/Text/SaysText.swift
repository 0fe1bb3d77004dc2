/// A view that shows a text.
@MainActor
protocol SaysText: UIView {
    /// Nil when the view shows no text.
    var spokenText: InternedString? { get }
}
