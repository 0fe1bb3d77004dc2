/// The state of a view or a cell, for code that decides how it looks. [api: section 5]
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// The app's own states.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of one of the app's own states.
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
    /// Not modelled: nothing is ever focused.
    public var isFocused = false
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
    /// Not modelled: nothing is ever focused.
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    /// Whether its item is open, in a section that was applied as a tree.
    public var isExpanded = false
    /// Not modelled: nothing is ever swiped.
    public var isSwiped = false
    /// Whether a finger is carrying it.
    public var isReordering = false
    /// Where the cell is in a drag of its item.
    public var cellDragState = DragState.none
    /// Not modelled: the cells under a drag are not told of it.
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
