extension Array {
    /// Leaves out runs of elements, long ones first, as long as the rest still shows the finding.
    ///
    /// - Returns: whether something was left out.
    package mutating func leaveOut(where shows: ([Element]) throws -> Bool) rethrows -> Bool {
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
