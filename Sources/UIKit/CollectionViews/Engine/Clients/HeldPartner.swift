/// The data source or the delegate, which the collection view references weakly. It is kept alive while a pass runs.
///
/// OPTIMIZATION: a pass loads the weak reference once, and only when there is something to ask or to tell. Counting references to
/// an object that is also referenced weakly takes four times as long as to the box that it is kept in here.
@MainActor
struct HeldPartner<Partner> {
    @MainActor
    final class Box {
        let partner: Partner

        init(_ partner: Partner) {
            self.partner = partner
        }
    }

    /// Whether something runs that may ask several times.
    private(set) var isHeld = false
    private var isLoaded = false
    private var box: Box?

    /// What is held when that begins: nothing is loaded yet.
    static var empty: HeldPartner { HeldPartner(isHeld: true) }

    private init(isHeld: Bool) {
        self.isHeld = isHeld
    }

    init() {}

    /// The box of the partner that `load` returns; nil when there is none.
    @inline(__always)
    mutating func box(_ load: () -> Partner?) -> Box? {
        if isLoaded { return box }
        var loaded: Box?
        if let partner = load() { loaded = Box(partner) }
        if isHeld { (isLoaded, box) = (true, loaded) }
        return loaded
    }

    /// Whether there is one.
    @inline(__always)
    mutating func exists(_ load: () -> Partner?) -> Bool {
        isLoaded ? box != nil : isHeld ? box(load) != nil : load() != nil
    }

    /// Another partner was set.
    mutating func changed() {
        (isLoaded, box) = (false, nil)
    }
}
