extension SiblingPlacement {
    /// A view on screen was placed by the z it shows, as a child of the collection view or of one of its own scroll views.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        for (number, scroller) in state.scrollers.enumerated() where state.scrollers[..<number].contains(where: { $0 === scroller }) {
            broken.append("\(scroller.viewText) holds elements twice")
        }
        for element in state.visible.elements {
            let (view, standing) = (element.view, element.view.standing)
            if standing.applied.isCurrent, standing.applied.values.zIndex != standing.stackingZ {
                broken.append(
                    "\(view.viewText) was placed with z \(standing.stackingZ) and shows z \(standing.applied.values.zIndex)")
            }
            if let scroller = view.scroller, !state.scrollers.contains(where: { $0 === scroller }) {
                broken.append("\(view.viewText) belongs into \(scroller.viewText), which the collection view does not have")
            }
        }
        return broken
    }
}
