/// The state on which the appearance of built-in configurations depends. A disabled view has the
/// disabled appearance even if it is highlighted or selected. A highlighted view has the
/// highlighted appearance even if it is selected. For a state of a type that an app defines, the
/// appearance is always normal.
enum AppearanceState: Hashable, Sendable {
    case normal
    case highlighted
    case selected
    case disabled

    init(_ state: any UIConfigurationState) {
        let (isDisabled, isHighlighted, isSelected) =
            switch state {
            case let cell as UICellConfigurationState: (cell.isDisabled, cell.isHighlighted, cell.isSelected)
            case let view as UIViewConfigurationState: (view.isDisabled, view.isHighlighted, view.isSelected)
            default: (false, false, false)
            }
        self =
            if isDisabled {
                .disabled
            } else if isHighlighted {
                .highlighted
            } else if isSelected {
                .selected
            } else {
                .normal
            }
    }
}
