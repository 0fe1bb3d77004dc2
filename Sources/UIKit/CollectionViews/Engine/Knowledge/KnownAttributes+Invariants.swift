extension KnownAttributes {
    /// Entries are sorted, with each element once, and there are none where nothing is known.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        if known == nil, !entries.isEmpty { broken.append("no rectangle is known, and \(entries.count) elements are") }
        var last: ElementKey?
        for entry in entries {
            if let last, last >= entry.key { broken.append("attributes of \(entry.key.text) stand after those of \(last.text)") }
            last = entry.key
        }
        return broken
    }
}
