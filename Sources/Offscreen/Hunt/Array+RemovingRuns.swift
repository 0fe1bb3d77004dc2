extension Array {
    /// Removes runs of elements, the longest first, as long as `shows` returns true for the rest.
    ///
    /// - Returns: whether an element was removed.
    package mutating func removeRuns(while shows: ([Element]) throws -> Bool) rethrows -> Bool {
        var length = Swift.max(1, count / 2)
        var hasShrunk = false
        while length >= 1 {
            var start = 0
            while start < count {
                var shorter = self
                shorter.removeSubrange(start..<Swift.min(start + length, count))
                if try shows(shorter) {
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
