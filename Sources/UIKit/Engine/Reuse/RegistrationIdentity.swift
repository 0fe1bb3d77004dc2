/// An object that identifies a registration of cells or supplementary views, because the
/// registration itself is a value.
@MainActor
final class RegistrationIdentity {
    /// The number of registrations that were made so far.
    private(set) static var count = 0
    /// The number of this registration, in the order in which registrations were made.
    let number: Int

    init() {
        RegistrationIdentity.count += 1
        number = RegistrationIdentity.count
    }
}
