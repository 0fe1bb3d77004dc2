/// The identity of a registration, and whether the registration was made while a cell was requested.
@MainActor
final class RegistrationIdentity {
    /// The number of data sources that are currently being asked for a cell.
    static var runningProviders = 0

    /// Whether the registration was made while a data source was being asked for a cell. The cells of such a registration are probably
    /// never reused, because the next request makes another registration.
    let isMadeInProvider = RegistrationIdentity.runningProviders > 0
}

/// The reuse identifiers that a collection view assigns to registrations. They are numbered, so that every run assigns the same
/// identifiers.
@MainActor
struct RegistrationIdentifiers {
    /// The identifiers by registration. The identities are retained, so that no later identity gets the same address.
    private var known: [ObjectIdentifier: (identity: RegistrationIdentity, identifier: String)] = [:]

    /// Returns the identifier of a registration, and whether it was assigned by this call.
    mutating func identifier(of identity: RegistrationIdentity, _ viewClass: AnyClass) -> (identifier: String, isNew: Bool) {
        if let (_, identifier) = known[ObjectIdentifier(identity)] { return (identifier, false) }
        let identifier = "\(viewClass) registration \(known.count + 1)"
        known[ObjectIdentifier(identity)] = (identity, identifier)
        return (identifier, true)
    }
}
