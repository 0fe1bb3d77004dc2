/// The data source or the delegate, which the collection view references weakly. It is kept alive while a pass runs.
///
/// OPTIMIZATION: a pass loads the weak reference once, and only when there is something to ask or to tell. Counting references to
/// an object that is also referenced weakly takes four times as long as to the box that it is kept in here.
@MainActor
final class HeldPartner<Partner> {
    @MainActor
    final class Box {
        let partner: Partner

        init(_ partner: Partner) { self.partner = partner }
    }

    private let load: @MainActor () -> Partner?
    /// Whether something runs that may ask several times.
    private(set) var isHeld = false
    private var isLoaded = false
    private var loaded: Box?

    init(_ load: @escaping @MainActor () -> Partner?) { self.load = load }

    /// Keeps the partner alive, and loaded once, while `body` runs.
    func holding(_ body: () -> Void) {
        if isHeld { return body() }
        isHeld = true
        body()
        isHeld = false
        changed()
    }

    /// The box of the partner; nil when there is none.
    @inline(__always)
    var box: Box? {
        if isLoaded { return loaded }
        // OPTIMIZATION: not by `map`, which would check each time that this is the main actor.
        var box: Box?
        if let partner = load() { box = Box(partner) }
        if isHeld { (isLoaded, loaded) = (true, box) }
        return box
    }

    @inline(__always)
    var exists: Bool { isLoaded ? loaded != nil : box != nil }

    /// Another partner was set.
    func changed() { (isLoaded, loaded) = (false, nil) }
}
