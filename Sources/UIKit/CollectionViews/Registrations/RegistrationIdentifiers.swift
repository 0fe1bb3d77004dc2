/// The reuse identifiers that a collection view assigns to registrations. The identifiers are
/// numbered, so that they are the same in every run of a program.
@MainActor
struct RegistrationIdentifiers {
    /// The identifiers by registration. The identities are retained, so that no later identity gets
    /// the same address.
    private var known: [ObjectIdentifier: (identity: RegistrationIdentity, identifier: String)] = [:]

    /// Returns the identifier of a registration, and whether this call has assigned it.
    mutating func identifier(for identity: RegistrationIdentity, viewClass: AnyClass) -> (
        identifier: String, isNew: Bool
    ) {
        if let (_, identifier) = known[ObjectIdentifier(identity)] { return (identifier, false) }
        let identifier = "\(viewClass) registration \(known.count + 1)"
        known[ObjectIdentifier(identity)] = (identity, identifier)
        return (identifier, true)
    }
}
