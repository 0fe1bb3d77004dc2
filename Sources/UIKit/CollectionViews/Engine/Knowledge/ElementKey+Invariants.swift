extension ElementKey {
    /// For messages about the engine's own faults: "cell 0-3", "supplementaryView 1 0-0". The number after the category is that of
    /// the kind.
    var text: String {
        category == .cell && kind == 0 ? "cell \(section)-\(item)" : "\(category) \(kind) \(section)-\(item)"
    }
}
