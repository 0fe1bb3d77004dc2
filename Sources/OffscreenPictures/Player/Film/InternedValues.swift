/// Values that are stored once and represented by numbers.
struct InternedValues<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    /// Returns the index of a value in `values`. A value that is not there is added.
    mutating func index(addingIfNew value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
