/// Distinct values, numbered in the order in which they were added.
package struct InternedValues<Value: Hashable> {
    package private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    package init() {}

    /// Returns the index of a value in `values`. A value that is not in `values` yet is added.
    package mutating func index(addingIfNew value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
