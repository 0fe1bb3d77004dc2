/// The part of a configuration state that changes the appearance of built-in configurations.
enum ConfigurationPhase: Hashable, Sendable {
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
        self = isDisabled ? .disabled : isHighlighted ? .highlighted : isSelected ? .selected : .normal
    }
}
