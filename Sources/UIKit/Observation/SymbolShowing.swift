/// A view that pictures show as a plain shape, because its look is not modelled.
@MainActor
protocol SymbolShowing: UIView {
    /// The name of the shape, and what it shows: "switch on", "slider 0.5", "checkmark"; nil for no
    /// shape.
    var symbol: String? { get }
}

extension UIActivityIndicatorView: SymbolShowing {
    var symbol: String? { "spinner" }
}

extension UINavigationBar: SymbolShowing {
    var symbol: String? { "bar" }
}

extension UITabBar: SymbolShowing {
    var symbol: String? { "bar" }
}

extension AccessoryView: SymbolShowing {
    /// A label and a custom view are drawn as views of their own.
    var symbol: String? {
        switch accessory?.accessoryType {
        case .disclosureIndicator: "disclosure"
        case .outlineDisclosure: isExpanded ? "outline open" : "outline closed"
        case .checkmark: "checkmark"
        case .delete: "delete"
        case .insert: "insert"
        case .reorder: "reorder"
        case .multiselect: isInSelectedCell ? "multiselect on" : "multiselect off"
        case .detail: "detail"
        case .popUpMenu: "menu"
        case .label, .customView, nil: nil
        }
    }
}

extension TableCellAccessoryView: SymbolShowing {
    var symbol: String? {
        switch type {
        case .none: nil
        case .disclosureIndicator: "disclosure"
        case .checkmark: "checkmark"
        case .detailButton: "detail"
        case .detailDisclosureButton: "detail-disclosure"
        }
    }
}

extension TableCellControl: SymbolShowing {
    var symbol: String? {
        guard kind == .edit else { return "reorder" }
        guard let cell = superview as? UITableViewCell else { return nil }
        guard cell.commitsEditing else { return cell.isSelected ? "multiselect on" : "multiselect off" }
        return cell.editingStyle == .insert ? "insert" : "delete"
    }
}
