import Testing

/// Expects the raw values of some values of one type, in their order.
func expectRawValues<Value: RawRepresentable>(
    _ raw: [Value.RawValue], of values: Value..., sourceLocation: SourceLocation = #_sourceLocation
) where Value.RawValue: Equatable {
    #expect(values.map(\.rawValue) == raw, "\(Value.self)", sourceLocation: sourceLocation)
}
