extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element that satisfies `isReached`; the end index if none
    /// does. All elements after the first one must satisfy `isReached` too.
    func firstPosition(where isReached: (Element) -> Bool) -> Int {
        (startIndex..<endIndex).partitionPoint(where: { !isReached(self[$0]) })
    }

    /// Whether an element is in this sorted collection.
    func containsByBinarySearch(_ element: Element) -> Bool where Element: Comparable {
        let position = firstPosition { $0 >= element }
        return position < endIndex && self[position] == element
    }
}

extension Sequence where Element: Comparable {
    func sortedWithoutDuplicates() -> ContiguousArray<Element> {
        var result: ContiguousArray<Element> = []
        for element in sorted() where result.last != element { result.append(element) }
        return result
    }
}
