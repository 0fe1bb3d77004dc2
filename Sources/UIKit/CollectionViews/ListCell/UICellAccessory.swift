/// A small view at an edge of a list cell, such as an arrow, a check mark or a custom view.
public struct UICellAccessory {
    public typealias ActionHandler = () -> Void
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// The editing modes in which an accessory is shown.
    public enum DisplayedState: Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// The width that a list cell reserves for an accessory.
    public enum LayoutDimension: Sendable {
        /// The width of the label or custom view. Other accessories have the standard width of
        /// their type.
        case actual
        /// The standard width of the accessory's type, so that the contents of several cells are
        /// aligned. A label has the width of its text instead.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    public enum AccessoryType: Hashable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case customView(UIView)
        case detail
        case popUpMenu
    }

    /// The edge of the row at which a custom view is placed.
    public enum Placement {
        /// A closure that returns the index at which a custom view is inserted among the
        /// accessories that are already at its edge.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(
            displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { $0.count })
        case trailing(
            displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { _ in 0 })

        var isLeading: Bool { if case .leading = self { true } else { false } }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }

        /// Returns a position before the first accessory of the same type as `accessory`, or before
        /// all accessories if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// Returns a position after the last accessory of the same type as `accessory`, or after
        /// all accessories if there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? accessories.count
            }
        }
    }

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension
    let tintColor: UIColor?
    /// The edge and position of a custom view; nil for system accessories, whose edge and order are
    /// fixed.
    let placement: Placement?
    let text: String?
    let font: UIFont?
    let action: ActionHandler?
    /// Whether a custom view keeps its size instead of being resized to its intrinsic size.
    let keepsSize: Bool
    /// Whether a vertical line separates the accessory from the accessory before it.
    let showsSeparator: Bool
    /// The style of an outline disclosure; nil for other accessories.
    let outlineStyle: OutlineDisclosureOptions.Style?

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ options: some AccessoryOptions,
        placement: Placement? = nil,
        text: String? = nil, font: UIFont? = nil, keepsSize: Bool = false, showsSeparator: Bool = false,
        outlineStyle: OutlineDisclosureOptions.Style? = nil, action: ActionHandler? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        isHidden = options.isHidden
        reservedLayoutWidth = options.reservedLayoutWidth
        tintColor = options.tintColor
        self.placement = placement
        self.text = text
        self.font = font
        self.keepsSize = keepsSize
        self.showsSeparator = showsSeparator
        self.outlineStyle = outlineStyle
        self.action = action
    }

    // MARK: - Kinds of accessories

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options)
    }

    /// Returns an arrow that expands or collapses an item of a section snapshot when touched. If
    /// there is a handler, a touch calls the handler instead.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, displayed, options, outlineStyle: options.style, action: actionHandler)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, options, action: actionHandler)
    }

    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions())
        -> UICellAccessory
    {
        UICellAccessory(.checkmark, displayed, options)
    }

    /// Returns a control that calls the handler when touched. Approximated: a control without a
    /// handler shows no swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, displayed, options, action: actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, displayed, options, action: actionHandler)
    }

    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions())
        -> UICellAccessory
    {
        UICellAccessory(.reorder, displayed, options, showsSeparator: options.showsVerticalSeparator)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, options)
    }

    /// Returns a control that occupies space in the list cell. Not modelled: the menu is never
    /// shown, and the handler is never called.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        MainActor.assumeIsolated { World.current.recordNotModelled("UICellAccessory.popUpMenu") }
        return UICellAccessory(.popUpMenu, displayed, options)
    }

    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions())
        -> UICellAccessory
    {
        UICellAccessory(.label, displayed, options, text: text, font: options.font)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView(configuration.customView), configuration.placement.displayed, configuration,
            placement: configuration.placement,
            keepsSize: configuration.maintainsFixedSize)
    }

    /// A custom view, and its position and options.
    public struct CustomViewConfiguration: AccessoryOptions {
        public let customView: UIView
        public let placement: Placement
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.maintainsFixedSize = maintainsFixedSize ?? false
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
