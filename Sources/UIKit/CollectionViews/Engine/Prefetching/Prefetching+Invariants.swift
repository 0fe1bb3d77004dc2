extension Prefetching {
    /// Each cell that is kept is hidden, is marked as kept, and knows its item.
    @MainActor
    func checkInvariants() -> [String] {
        var broken: [String] = []
        for (key, kept) in cached.sorted(by: { $0.key < $1.key }) {
            let view = kept.view
            if view.standing.state != .cached {
                broken.append("\(view.viewText) is kept for \(key.text) and is \(view.standing.state)")
            }
            if view.standing.key != key {
                broken.append("\(view.viewText) is kept for \(key.text) and believes in \(view.standing.key?.text ?? "nothing")")
            }
        }
        return broken
    }
}
