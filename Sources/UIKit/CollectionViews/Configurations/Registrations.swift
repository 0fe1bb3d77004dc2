/// Tells one registration from another, and one made too late from one made in time.
@MainActor
final class RegistrationIdentity {
    /// How many data sources are being asked for cells now.
    @exclusivity(unchecked) static var providersRunning = 0

    /// Made while a data source was asked for a cell: then every question makes another one, and nothing is ever used again.
    let isLate = RegistrationIdentity.providersRunning > 0
}

/// The identifiers under which one collection view knows its registrations. They are counted, so that every run gives the same.
@MainActor
struct Registrations {
    /// Held, so that no other identity gets the same address.
    private var known: [RegistrationIdentity] = []
    private var identifiers: [ObjectIdentifier: String] = [:]

    /// The identifier, and whether the registration is seen for the first time.
    mutating func identifier(of identity: RegistrationIdentity, _ viewClass: AnyClass) -> (identifier: String, isNew: Bool) {
        if let identifier = identifiers[ObjectIdentifier(identity)] { return (identifier, false) }
        known.append(identity)
        let identifier = "\(viewClass) registration \(known.count)"
        identifiers[ObjectIdentifier(identity)] = identifier
        return (identifier, true)
    }
}
