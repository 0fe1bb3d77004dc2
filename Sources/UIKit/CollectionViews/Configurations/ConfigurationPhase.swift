/// The part of a state that changes the look of built-in configurations.
enum ConfigurationPhase: Hashable, Sendable {
    case normal
    case highlighted
    case selected
    case disabled

    init(_ state: any UIConfigurationState) {
        if let cell = state as? UICellConfigurationState {
            self.init(isDisabled: cell.isDisabled, isHighlighted: cell.isHighlighted, isSelected: cell.isSelected)
        } else if let view = state as? UIViewConfigurationState {
            self.init(isDisabled: view.isDisabled, isHighlighted: view.isHighlighted, isSelected: view.isSelected)
        } else {
            self = .normal
        }
    }

    private init(isDisabled: Bool, isHighlighted: Bool, isSelected: Bool) {
        self = isDisabled ? .disabled : isHighlighted ? .highlighted : isSelected ? .selected : .normal
    }
}
