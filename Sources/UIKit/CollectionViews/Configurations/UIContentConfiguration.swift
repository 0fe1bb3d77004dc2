/// A description of content. The description can make a view that shows the content.
public protocol UIContentConfiguration {
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns this configuration adapted to a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration. If it cannot, another content view replaces this
    /// view. By default, the view can show a configuration of the same type as its current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
