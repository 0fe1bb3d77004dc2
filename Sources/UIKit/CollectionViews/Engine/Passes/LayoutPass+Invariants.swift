extension LayoutPass {
    /// Where the steady region holds, a comparison finds nothing to do.
    func checkInvariants() -> [String] {
        guard let steady else { return [] }
        var broken: [String] = []
        for rect in steady.corners where steady.holds(for: rect, state.map, state.visible) {
            let change = ScreenChange(from: state.visible.elements, to: state.map.entries, in: rect)
            if !change.isEmpty || change.untouched != steady.count { broken.append("the screen is not steady at \(rect)") }
        }
        return broken
    }
}
