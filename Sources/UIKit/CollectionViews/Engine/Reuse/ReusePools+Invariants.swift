extension ReusePools {
    /// Each pool is consistent, and all pools together account for every view that was made, taken and put.
    func checkInvariants(_ tally: ActivityCounts) -> [String] {
        var broken = all.flatMap { $0.checkInvariants() }
        func compare(_ what: String, _ told: Int, _ known: Int) {
            if known != told { broken.append("\(told) views were \(what); the pools know of \(known)") }
        }
        compare("made", tally.made, all.reduce(0) { $0 + $1.made })
        compare("taken", tally.taken, all.reduce(0) { $0 + $1.taken })
        compare("put", tally.put, all.reduce(0) { $0 + $1.put })
        return broken
    }
}
