extension CollectionEngine {
    /// Returns a description of each broken invariant of the engine. A broken invariant is a fault
    /// of the engine, whatever the app has done. The invariants hold whenever no code of the engine
    /// is running. The check calls no code of the app.
    func invariantProblems() -> [String] {
        var broken =
            state.counts.invariantProblems() + state.attributes.invariantProblems() + state.visible.invariantProblems()
            + state.prefetched.invariantProblems() + state.pools.invariantProblems(comparedWith: journal.tally)
            + placement.invariantProblems()
            + state.selection.invariantProblems() + sizing.invariantProblems()
            + (state.carriedItem?.invariantProblems() ?? [])
            + state.dropPlaces.invariantProblems()
            + (state.transition?.invariantProblems(installedLayout: layoutClient.layout) ?? [])
            + pass.invariantProblems()
        if state.activities.includesAny(of: .passing) { broken.append("a pass is still running") }
        if provider.isAsking { broken.append("the data source is still being asked for a view") }
        if state.carriedItem != nil, !state.dropPlaces.isEmpty {
            broken.append("places are held while an item is carried")
        }
        if state.batch != nil { broken.append("an update block is still running") }
        let kept = state.prefetched.cached.keys.sorted()
        for key in state.visible.elements.map(\.key) + state.attributes.entries.map(\.key) + kept
        where !state.table.contains(key) {
            broken.append("\(key.text) is the key of an element that nobody named")
        }
        for element in state.departing where element.view.reuseState.state != .leaving {
            broken.append("\(element.view.viewText) animates away and is \(element.view.reuseState.state)")
        }
        for key in kept where state.visible.contains(key) {
            broken.append("\(key.text) is on screen and has another view kept for it")
        }
        let views = state.visible.elements.map(\.view) + state.prefetched.cached.values.map(\.view)
        let pooled = views.count { state.pools.pool(of: $0) != nil }
        let checkedOut = state.pools.all.reduce(0) { $0 + $1.checkedOut }
        if checkedOut < pooled {
            broken.append("the pools count \(checkedOut) live views; \(pooled) stand for elements or are kept")
        }
        return broken
    }
}
