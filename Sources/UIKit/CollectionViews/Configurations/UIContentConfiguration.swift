/// What a content view shows, as a value that can make the view. [api: section 5]
public protocol UIContentConfiguration {
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
    /// The same content as it looks in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Optional: whether the view can take this configuration; otherwise it is replaced by another. Without an answer, whether it
    /// is of the same type as the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
