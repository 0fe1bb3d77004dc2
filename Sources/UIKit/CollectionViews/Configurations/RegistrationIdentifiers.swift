/// Identifies a registration, and remembers whether it was made too late.
@MainActor
final class RegistrationIdentity {
    /// The number of data sources that are being asked for cells now.
    static var providersRunning = 0

    /// Whether it was made while a data source was asked for a cell. Then every question makes another one, and no cell is ever
    /// reused.
    let isLate = RegistrationIdentity.providersRunning > 0
}

/// The identifiers that one collection view gives its registrations. They are numbered, so that every run gives the same ones.
@MainActor
struct RegistrationIdentifiers {
    /// The identities are kept alive, so that no other gets the same address.
    private var known: [ObjectIdentifier: (identity: RegistrationIdentity, identifier: String)] = [:]

    /// The identifier, and whether the registration is new here.
    mutating func identifier(of identity: RegistrationIdentity, _ viewClass: AnyClass) -> (identifier: String, isNew: Bool) {
        if let (_, identifier) = known[ObjectIdentifier(identity)] { return (identifier, false) }
        let identifier = "\(viewClass) registration \(known.count + 1)"
        known[ObjectIdentifier(identity)] = (identity, identifier)
        return (identifier, true)
    }
}
