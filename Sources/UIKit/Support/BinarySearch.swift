// The one search of the package. `WaterfallLayout` has its own, because it is code for a device as well, and so has the porter, which
// depends on no module.
extension Range<Int> {
    /// The first number for which a condition does not hold that holds for all numbers before it, and for none after it; the end if it holds
    /// for all.
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
