extension Array {
    /// Removes sequences of consecutive elements. The first sequences that are tried have half of the elements, and the last ones have
    /// one. A sequence is removed if `accepts` returns true for the remaining elements.
    ///
    /// - Returns: whether an element was removed.
    package mutating func removeRuns(ifRemainderIsAccepted accepts: ([Element]) throws -> Bool) rethrows -> Bool {
        var length = Swift.max(1, count / 2)
        var hasShrunk = false
        while length >= 1 {
            var start = 0
            while start < count {
                var shorter = self
                shorter.removeSubrange(start..<Swift.min(start + length, count))
                if try accepts(shorter) {
                    (self, hasShrunk) = (shorter, true)
                } else {
                    start += length
                }
            }
            length /= 2
        }
        return hasShrunk
    }
}
