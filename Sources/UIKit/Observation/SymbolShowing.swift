/// A view that pictures show as a plain shape, because its look is not modelled.
@MainActor
protocol SymbolShowing: UIView {
    /// The name of the shape, and what it shows: "switch on", "slider 0.5", "checkmark"; nil for no
    /// shape.
    var symbol: String? { get }
}

extension UISwitch: SymbolShowing {
    var symbol: String? { isOn ? "switch on" : "switch off" }
}

extension UISlider: SymbolShowing {
    var symbol: String? {
        let range = maximumValue - minimumValue
        return "slider \(SymbolText.fraction(range > 0 ? (value - minimumValue) / range : 0))"
    }
}

extension UIProgressView: SymbolShowing {
    var symbol: String? { "progress \(SymbolText.fraction(progress))" }
}

extension UIActivityIndicatorView: SymbolShowing {
    var symbol: String? { "spinner" }
}

extension UIStepper: SymbolShowing {
    var symbol: String? { "stepper" }
}

extension UIPageControl: SymbolShowing {
    var symbol: String? { "pages \(currentPage + 1) \(numberOfPages)" }
}

extension UISegmentedControl: SymbolShowing {
    var symbol: String? {
        let titles = (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" }
        return "segments \(selectedSegmentIndex + 1) \(titles.joined(separator: "|"))"
    }
}

extension UISearchTextField: SymbolShowing {
    var symbol: String? { "field" }
}

extension UIToolbar: SymbolShowing {
    var symbol: String? { "bar \((items ?? []).compactMap(\.title).joined(separator: "|"))" }
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

private enum SymbolText {
    /// Returns a fraction with two digits at most.
    static func fraction(_ value: Float) -> String { "\((Double(value) * 100).rounded() / 100)" }
}
