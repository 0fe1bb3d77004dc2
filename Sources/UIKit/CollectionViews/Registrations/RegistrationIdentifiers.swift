/// An object that identifies a registration of cells or supplementary views, because the
/// registration itself is a value.
@MainActor
final class RegistrationIdentity {
    /// The collection view for which a data source provides a cell now: the innermost one, if a
    /// cell contains another collection view. Nil outside of such calls.
    // OPTIMIZATION: the reference is not counted, and is valid during the call.
    nonisolated(unsafe) static unowned(unsafe) var askingView: UICollectionView?

    /// The collection view for which a data source was providing a cell when the registration was
    /// made. The cells of such a registration are probably never reused there, because the next
    /// call makes another registration.
    private(set) weak var askingView: UICollectionView? = RegistrationIdentity.askingView
}

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
