// The package's binary search.
// `WaterfallLayout` has a binary search of its own, because its code also runs on devices.
// The porter has one too, because it depends on no module of the package.
extension Range<Int> {
    /// Returns the first number for which a condition is false, or the upper bound if it is true
    /// for all numbers. The condition must be true for all numbers before the result and false for
    /// all after it.
    @inlinable @inline(__always)
    package func partitionPoint(where isBefore: (Int) throws -> Bool) rethrows -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if try isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
