extension ReusePools {
    /// Each pool holds, and all pools together know of every view that was made, taken and put.
    func checkInvariants(_ tally: Tally) -> [String] {
        var broken = all.flatMap { $0.checkInvariants() }
        func compare(_ what: String, _ told: Int, _ count: (ReusePool) -> Int) {
            let known = all.reduce(0) { $0 + count($1) }
            if known != told { broken.append("\(told) views were \(what); the pools know of \(known)") }
        }
        compare("made", tally.made) { $0.made }
        compare("taken", tally.taken) { $0.taken }
        compare("put", tally.put) { $0.put }
        return broken
    }
}
