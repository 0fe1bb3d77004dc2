// The shapes by which pictures show these views.

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

private enum SymbolText {
    /// Returns a fraction with two digits at most.
    static func fraction(_ value: Float) -> String { "\((Double(value) * 100).rounded() / 100)" }
}
