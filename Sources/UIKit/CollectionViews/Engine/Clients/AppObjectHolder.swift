/// Keeps the data source or the delegate of a collection view alive while `keepAlive(during:)` runs, for example during a layout pass. The
/// collection view references both weakly.
///
/// OPTIMIZATION: a pass loads the weak reference once, when the object is first called, and stores the object in a `StrongReference`. Retaining
/// and releasing an object that is also referenced weakly takes four times as long as retaining and releasing its `StrongReference`.
@MainActor
final class AppObjectHolder<AppObject> {
    /// An object that references the data source or the delegate. No weak reference to the `StrongReference` itself exists.
    @MainActor
    final class StrongReference {
        let object: AppObject

        init(_ object: AppObject) { self.object = object }
    }

    private let load: @MainActor () -> AppObject?
    private var isKeepingAlive = false
    private var isLoaded = false
    private var loaded: StrongReference?

    init(_ load: @escaping @MainActor () -> AppObject?) { self.load = load }

    /// Calls `body`. The data source or delegate is loaded when it is first needed, and is then kept alive until `body` ends or another
    /// one is set.
    func keepAlive(during body: () -> Void) {
        if isKeepingAlive { return body() }
        isKeepingAlive = true
        body()
        isKeepingAlive = false
        discardLoadedObject()
    }

    /// A reference to the data source or delegate; nil if there is none.
    @inline(__always)
    var reference: StrongReference? {
        if isLoaded { return loaded }
        // OPTIMIZATION: `map` is not used, because its closure would check at each call that it runs on the main actor.
        var reference: StrongReference?
        if let object = load() { reference = StrongReference(object) }
        if isKeepingAlive { (isLoaded, loaded) = (true, reference) }
        return reference
    }

    @inline(__always)
    var exists: Bool { reference != nil }

    /// Discards the loaded data source or delegate. Called when another one is set, and at the end of `keepAlive(during:)`.
    func discardLoadedObject() { (isLoaded, loaded) = (false, nil) }
}
