/// A view that shows a text.
@MainActor
protocol SaysText: UIView {
    /// Nil when it says nothing.
    var spokenText: InternedString? { get }
}
