/// The state of a view or a cell. Configurations derive their appearance from it.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// The value of a custom state that the app defines.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom state that an app defines.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view, such as a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Stored; false unless code sets it, because focus is not modelled.
    public var isFocused = false
    /// Stored; false unless code sets it, also for a pinned view.
    public var isPinned = false
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Stored; false unless code sets it, because focus is not modelled.
    public var isFocused = false
    /// Stored; false unless code sets it, also for a pinned view.
    public var isPinned = false
    public var isEditing = false
    /// Whether the cell's item is expanded. Only items of a section snapshot can be expanded.
    public var isExpanded = false
    /// Stored; false unless code sets it, because swipes are not modelled.
    public var isSwiped = false
    /// Whether the cell's item is being moved interactively.
    public var isReordering = false
    /// The progress of a drag of the cell's item.
    public var cellDragState = DragState.none
    /// Stored; a drag over a cell does not change this value.
    public var cellDropState = DropState.none
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public enum DragState: Hashable, Sendable {
        case none
        case lifting
        case dragging
    }

    public enum DropState: Hashable, Sendable {
        case none
        case notTargeted
        case targeted
    }

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}
