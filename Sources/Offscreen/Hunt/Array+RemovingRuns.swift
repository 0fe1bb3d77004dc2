extension Array {
    /// Removes sequences of consecutive elements. Sequences of about half of the elements are tried
    /// first, and single elements last. A sequence is removed if `accepts` returns true for the
    /// remaining elements.
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
