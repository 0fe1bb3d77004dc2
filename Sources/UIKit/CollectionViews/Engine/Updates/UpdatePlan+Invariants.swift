extension UpdatePlan {
    /// Every item that stays goes to a place that exists, and the way back from there leads to the same item. Every other place is
    /// filled by an insertion or a reload.
    ///
    /// It checks every item, so it is meant for tests.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        for (section, count) in before.enumerated() where !sorted.reloadedSections.contains(section) {
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                guard let target = self.item(after: path) else { continue }
                guard after.indices.contains(target.section), target.item < after[target.section] else {
                    broken.append("item \(path.text) goes to \(target.text), which does not exist")
                    continue
                }
                let source = self.item(before: target)
                if source != path {
                    broken.append("item \(path.text) goes to \(target.text), where \(source?.text ?? "nothing") comes from")
                }
            }
        }
        return broken
    }
}
