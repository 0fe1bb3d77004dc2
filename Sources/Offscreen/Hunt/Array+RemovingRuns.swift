extension Array {
    /// Removes runs of elements, and tries the longest runs first. A run is removed if `shows` returns true for the other elements.
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
