extension ElementCounts {
    /// There are as many item counts as sections, and no count is below zero except "unknown".
    func checkInvariants() -> [String] {
        var broken: [String] = []
        let places = itemsForChecking
        if places.count != max(0, sections ?? 0) { broken.append("counts keep \(places.count) sections of \(sections ?? 0)") }
        for (section, count) in places.enumerated() where count < -1 { broken.append("section \(section) has \(count) items") }
        return broken
    }
}
