/// The content and background configurations of one cell, the views that show them, and the parts
/// of the cell's state that the list and the data source set.
struct CellConfigurations<Cell: UIView> {
    var content: (any UIContentConfiguration)?
    /// The view that shows `content`; nil if there is no content configuration.
    var contentView: (any UIView & UIContentView)?
    /// The background configuration. It is stored in an object on the heap, because the value is
    /// large and most cells have none.
    var background: UIBackgroundConfiguration? {
        get { storedBackground?.value }
        set { storedBackground = newValue.map(StoredBackground.init) }
    }
    private var storedBackground: StoredBackground?
    var backgroundView: BackgroundConfigurationView?
    var updatesContent = true
    var updatesBackground = true
    var updateHandler: ((Cell, UICellConfigurationState) -> Void)?

    /// Whether an update of the configurations is requested. The value is true for a new cell,
    /// which is therefore updated before it is shown.
    var needsUpdate = true
    var isUpdating = false

    /// Whether the list is in editing mode, and its delegate allows editing the cell's
    /// item.
    var isEditing = false
    /// Whether the cell's item is being moved interactively.
    var isReordering = false
    /// Whether the cell's item is expanded in its section snapshot.
    var isExpanded = false
    var dragState = UICellConfigurationState.DragState.none
}

/// A background configuration on the heap.
private final class StoredBackground {
    let value: UIBackgroundConfiguration

    init(_ value: UIBackgroundConfiguration) {
        self.value = value
    }
}

/// A cell that shows content and background configurations.
@MainActor
protocol ConfigurableCell: UIView {
    /// The class that declares the update handler of its cells.
    associatedtype Cell: UIView

    var configurations: CellConfigurations<Cell> { get set }
    /// The cell, as an object of the class `Cell`.
    var handlerArgument: Cell { get }
    var configurationState: UICellConfigurationState { get }
    func updateConfiguration(using state: UICellConfigurationState)

    /// Replaces the view that contains the content.
    func replaceContentView(with view: UIView)
    /// Removes the background views of the app, because a background configuration replaces them.
    func removeBackgroundViews()
}

extension ConfigurableCell {
    /// Requests an update of the configurations in the next layout or measurement of the cell.
    /// Several requests lead to one update. A request during an update has no effect.
    func requestConfigurationUpdate() {
        guard !configurations.isUpdating, !configurations.needsUpdate else { return }
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the content and the background for the cell's state, unless their automatic updates
    /// are off, and then calls `updateConfiguration(using:)` and the update handler. Does nothing
    /// if no update was requested.
    ///
    /// UNKNOWN: whether UIKit calls `updateConfiguration(using:)` after updating content and
    /// background, as here, or before.
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        configurations.isUpdating = true
        let state = configurationState
        if configurations.updatesContent, let content = configurations.content { show(content.updated(for: state)) }
        if configurations.updatesBackground, let background = configurations.background {
            show(background.updated(for: state))
        }
        updateConfiguration(using: state)
        // The handler is called after `updateConfiguration(using:)`:
        // https://developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler
        configurations.updateHandler?(handlerArgument, state)
        configurations.isUpdating = false
    }

    // MARK: - Content

    /// Sets the content configuration. If the content view does not support it, a new content view
    /// replaces the old one. Nil replaces the configured content view with a plain view.
    func setContentConfiguration(_ content: (any UIContentConfiguration)?) {
        guard let content else {
            configurations.content = nil
            guard configurations.contentView != nil else { return }
            configurations.contentView = nil
            return replaceContentView(with: UIView(frame: bounds))
        }
        // UNKNOWN: whether UIKit applies the cell's state at once or at the next layout. Here it is
        // applied at once, unless the configuration is being updated or
        // `automaticallyUpdatesContentConfiguration` is false.
        show(
            configurations.updatesContent && !configurations.isUpdating
                ? content.updated(for: configurationState) : content)
        requestConfigurationUpdate()
    }

    private func show(_ content: any UIContentConfiguration) {
        let existing = configurations.content
        configurations.content = content
        if let view = configurations.contentView, view.supports(content) {
            view.configuration = content
        } else {
            if let existing { logReplacement(of: existing, by: content) }
            let view = content.makeContentView()
            configurations.contentView = view
            replaceContentView(with: view)
        }
    }

    /// [POOL-15] Logs that a new content view replaces the existing one, on systems that log this.
    /// UNKNOWN: the last line of the message, which is missing in published logs.
    private func logReplacement(of existing: any UIContentConfiguration, by new: any UIContentConfiguration) {
        guard world.logsReplacedContent else { return }
        world.log(
            """
            Warning: You are setting a new content configuration to a cell that has an existing content \
            configuration, but the existing content view does not support the new configuration. This means the \
            existing content view must be replaced with a new content view created from the new configuration, \
            instead of updating the existing content view directly, which is expensive. Use separate registrations \
            or reuse identifiers for different types of cells to avoid this. Make a symbolic breakpoint at \
            UIContentConfigurationAlertForReplacedContentView to catch this in the debugger.
            Cell: \(description);
            Existing content configuration: \(type(of: existing));
            New content configuration: \(type(of: new))
            """)
    }

    // MARK: - Background

    func setBackgroundConfiguration(_ background: UIBackgroundConfiguration?) {
        guard let background else {
            configurations.background = nil
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        // A background configuration replaces the background views:
        // https://developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundconfiguration
        removeBackgroundViews()
        show(
            configurations.updatesBackground && !configurations.isUpdating
                ? background.updated(for: configurationState) : background)
        requestConfigurationUpdate()
    }

    private func show(_ background: UIBackgroundConfiguration) {
        configurations.background = background
        if let view = configurations.backgroundView {
            view.configuration = background
        } else {
            let view = BackgroundConfigurationView(configuration: background)
            configurations.backgroundView = view
            insert(view, at: 0)
        }
        layOutBackground()
    }

    func layOutBackground() {
        guard let view = configurations.backgroundView else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = view.configuration.frame(in: bounds, margins: layoutMargins, isMirrored: isMirrored)
    }

    // MARK: - States that the list and the data source set

    /// Sets one of the values in `CellConfigurations` that the list or the data source
    /// determines. Requests an update if the value has changed.
    func setState<Value: Equatable>(_ state: WritableKeyPath<CellConfigurations<Cell>, Value>, to value: Value) {
        guard configurations[keyPath: state] != value else { return }
        configurations[keyPath: state] = value
        requestConfigurationUpdate()
    }
}
