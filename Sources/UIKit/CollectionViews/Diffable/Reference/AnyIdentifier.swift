/// An identifier for the Objective-C classes: any value that can be compared, or an object, which is compared by identity.
package struct AnyIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
    let base: Any
    private let key: AnyHashable

    init(_ base: Any) {
        self.base = base
        if let hashable = base as? AnyHashable {
            key = hashable
        } else {
            key = AnyHashable(ObjectIdentifier(base as AnyObject))
        }
    }

    package var description: String { "\(base)" }

    package static func == (a: Self, b: Self) -> Bool { a.key == b.key }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }
}

extension [Any] {
    var asIdentifiers: [AnyIdentifier] { map(AnyIdentifier.init) }
}

extension [AnyIdentifier] {
    var bases: [Any] { map(\.base) }
}
