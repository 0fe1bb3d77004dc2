// The package's binary search.
// `WaterfallLayout` has a binary search of its own, because its code also runs on devices.
// The porter has one too, because it depends on no module of the package.
extension Range<Int> {
    /// Returns the first number for which a condition does not hold, or the end if it holds for all. The condition must hold for
    /// all numbers before that one and for none after it.
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
