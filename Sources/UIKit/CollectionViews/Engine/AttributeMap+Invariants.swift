extension AttributeMap {
    /// Entries stand sorted, each element once, and there are none where nothing is known.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        if known == nil, !entries.isEmpty { broken.append("no rectangle is known, and \(entries.count) elements are") }
        for (lower, upper) in zip(entries, entries.dropFirst()) where lower.key >= upper.key {
            broken.append("attributes of \(upper.key.text) stand after those of \(lower.key.text)")
        }
        return broken
    }
}
