extension ReusePool {
    /// Each dormant view is in the pool once and is marked as dormant. No more views are counted than were made.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        var seen: Set<ObjectIdentifier> = []
        for view in dormant {
            if !seen.insert(ObjectIdentifier(view)).inserted {
                broken.append("\(view.viewText) lies in pool \"\(identifier)\" twice")
            }
            if view.standing.state != .dormant {
                broken.append("\(view.viewText) lies in pool \"\(identifier)\" and is \(view.standing.state)")
            }
        }
        if live < 0 { broken.append("pool \"\(identifier)\" counts \(live) live views") }
        if live + dormant.count > made {
            broken.append("pool \"\(identifier)\" made \(made) views and counts \(live) live and \(dormant.count) dormant")
        }
        return broken
    }
}
