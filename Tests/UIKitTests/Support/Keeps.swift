import Testing

/// Expects that a property has a value by default, and gives back what it is set to.
@MainActor
func keeps<Root: AnyObject, Value: Equatable>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ first: Value, _ second: Value,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(first != second, sourceLocation: sourceLocation)
    for value in [first, second, first] {
        #expect(object[keyPath: path] == value, sourceLocation: sourceLocation)
        object[keyPath: path] = value == first ? second : first
    }
    object[keyPath: path] = first
}

/// Expects that a property of any type is nil by default, and gives back the object it is set to.
@MainActor
func keepsNothing<Root: AnyObject, Value>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value?>, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(object[keyPath: path] == nil, sourceLocation: sourceLocation)
    object[keyPath: path] = value
    #expect(object[keyPath: path].map { "\($0)" } == "\(value)", sourceLocation: sourceLocation)
    object[keyPath: path] = nil
    #expect(object[keyPath: path] == nil, sourceLocation: sourceLocation)
}
