/// Keeps the collection view's partner alive during a layout pass. The partner is its data source or its delegate. The collection view
/// references both weakly.
///
/// OPTIMIZATION: a pass loads the weak reference once, at the first call to the partner, and stores the partner in a `Box`. Retaining and
/// releasing an object that is also referenced weakly takes four times as long as retaining and releasing such a box.
@MainActor
final class HeldAppObject<Partner> {
    @MainActor
    final class Box {
        let partner: Partner

        init(_ partner: Partner) { self.partner = partner }
    }

    private let load: @MainActor () -> Partner?
    /// Whether `keepAlive(during:)` is running.
    private(set) var isHeld = false
    private var isLoaded = false
    private var loaded: Box?

    init(_ load: @escaping @MainActor () -> Partner?) { self.load = load }

    /// Calls `body`. The partner is loaded when it is first needed, and is then kept alive until `body` ends.
    func keepAlive(during body: () -> Void) {
        if isHeld { return body() }
        isHeld = true
        body()
        isHeld = false
        discardLoaded()
    }

    /// The `Box` that contains the partner; nil if there is no partner.
    @inline(__always)
    var box: Box? {
        if isLoaded { return loaded }
        // OPTIMIZATION: `map` is not used, because its closure would check at each call that it runs on the main actor.
        var box: Box?
        if let partner = load() { box = Box(partner) }
        if isHeld { (isLoaded, loaded) = (true, box) }
        return box
    }

    @inline(__always)
    var exists: Bool { isLoaded ? loaded != nil : box != nil }

    /// Discards the loaded partner. Called when another partner is set, and at the end of `keepAlive(during:)`.
    func discardLoaded() { (isLoaded, loaded) = (false, nil) }
}
