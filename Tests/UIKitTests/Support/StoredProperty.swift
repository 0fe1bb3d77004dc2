import Testing

/// A property with its default and another value.
@MainActor
struct StoredProperty<Root: AnyObject> {
    fileprivate let expect: (Root, SourceLocation) -> Void

    /// Returns a property that begins with the first value and returns the value that it is set to.
    static func value<Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>, _ first: Value, _ second: Value)
        -> StoredProperty
    {
        StoredProperty { object, location in
            #expect(first != second, "\(path)", sourceLocation: location)
            for value in [first, second, first] {
                #expect(object[keyPath: path] == value, "\(path)", sourceLocation: location)
                object[keyPath: path] = value == first ? second : first
            }
            object[keyPath: path] = first
        }
    }

    /// Returns a property of any type that begins with nil and returns the object that it is set
    /// to.
    static func nilByDefault<Value>(_ path: ReferenceWritableKeyPath<Root, Value?>, _ value: Value) -> StoredProperty {
        StoredProperty { object, location in
            for wanted in [nil, value, nil] {
                if wanted != nil || object[keyPath: path] != nil { object[keyPath: path] = wanted }
                #expect(
                    object[keyPath: path].map { "\($0)" } == wanted.map { "\($0)" }, "\(path)", sourceLocation: location
                )
            }
        }
    }
}

/// Expects that each property has its default, and afterwards the value that it is set to.
@MainActor
func expectStored<Root: AnyObject>(
    _ object: Root, _ properties: StoredProperty<Root>..., sourceLocation: SourceLocation = #_sourceLocation
) {
    for property in properties { property.expect(object, sourceLocation) }
}
