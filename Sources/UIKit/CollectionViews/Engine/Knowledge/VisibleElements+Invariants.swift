extension VisibleElements {
    /// Elements are sorted, each once, and each has a live view of its own that knows its element.
    @MainActor
    func checkInvariants() -> [String] {
        var broken: [String] = []
        var last: ElementKey?
        var owners: [ObjectIdentifier: ElementKey] = [:]
        for element in elements {
            if let last, last >= element.key { broken.append("\(element.key.text) stands after \(last.text) on screen") }
            last = element.key
            let view = element.view
            if let other = owners.updateValue(element.key, forKey: ObjectIdentifier(view)) {
                broken.append("\(view.viewText) stands for \(other.text) and for \(element.key.text)")
            }
            if view.standing.state != .live {
                broken.append("\(view.viewText) stands for \(element.key.text) and is \(view.standing.state)")
            }
            if view.standing.key != element.key {
                broken.append(
                    "\(view.viewText) stands for \(element.key.text) and believes in \(view.standing.key?.text ?? "nothing")")
            }
        }
        return broken
    }
}
