extension SelfSizing {
    /// A view waits at most once to be asked for its size again, and no view was asked in a future epoch.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        var waiting: Set<ObjectIdentifier> = []
        for view in resized where !waiting.insert(ObjectIdentifier(view)).inserted {
            broken.append("\(view.viewText) waits twice to be asked for its size")
        }
        for element in state.visible.elements where element.view.standing.sizedIn > state.sizingEpoch {
            broken.append(
                "\(element.view.viewText) was asked for its size in epoch \(element.view.standing.sizedIn), and this is epoch "
                    + "\(state.sizingEpoch)")
        }
        return broken
    }
}
