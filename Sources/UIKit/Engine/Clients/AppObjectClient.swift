/// What every client knows of the object that it calls.
///
/// OPTIMIZATION: a class that is not generic, so that `exists` is read without a call. It is read twice
/// for each cell. As a requirement of a protocol it made a scroll by a page 1.5 % slower.
@MainActor
class AppClient {
    /// Whether the object, or its absence, is known until `keepAlive` ends.
    fileprivate(set) final var isLoaded = false
    /// Whether `isLoaded` is true and there is an object.
    fileprivate(set) final var hasLoadedObject = false

    /// Whether there is an object.
    @inline(__always)
    final var exists: Bool { isLoaded ? hasLoadedObject : loadsObject() }

    /// Loads the object, and returns whether there is one. False in the base class.
    ///
    /// OPTIMIZATION: each client overrides this method. An override in the generic class would look up
    /// the type of its reference at each call.
    func loadsObject() -> Bool { false }
}

/// The base class of the clients of the data source and of the delegate. It keeps that object alive
/// while `keepAlive(during:)` runs, for example during a layout pass. The list
/// references both weakly.
///
/// OPTIMIZATION: a pass loads the weak reference once, when the object is first called, and stores
/// the object in a `StrongReference`. Retaining and releasing an object that is also referenced
/// weakly takes four times as long as retaining and releasing its `StrongReference`.
@MainActor
class AppObjectClient<AppObject>: AppClient {
    /// An object that references the data source or the delegate. No weak reference to the
    /// `StrongReference` itself exists.
    @MainActor
    final class StrongReference {
        let object: AppObject

        init(_ object: AppObject) { self.object = object }
    }

    private let load: @MainActor () -> AppObject?
    private final var isKeepingAlive = false
    private final var loaded: StrongReference? {
        didSet { hasLoadedObject = loaded != nil }
    }
    /// The references to objects that were replaced since `keepAlive` began. One of their methods
    /// may be running.
    private final var replaced: [StrongReference] = []
    /// The optional methods that the object is known not to implement.
    final var missingMethods = MissingMethods()

    init(_ load: @escaping @MainActor () -> AppObject?) { self.load = load }

    /// Calls `body`. The data source or delegate is loaded when it is first needed, and is then
    /// kept alive until `body` ends.
    final func keepAlive(during body: () -> Void) {
        if isKeepingAlive { return body() }
        isKeepingAlive = true
        body()
        isKeepingAlive = false
        discardLoadedObject()
        if !replaced.isEmpty { replaced = [] }
    }

    /// A reference to the data source or delegate; nil if there is none.
    @inline(__always)
    final var reference: StrongReference? {
        if isLoaded { return loaded }
        // OPTIMIZATION: `map` is not used, because its closure would check at each call that it
        // runs on the main actor.
        var reference: StrongReference?
        if let object = load() { reference = StrongReference(object) }
        if isKeepingAlive { (isLoaded, loaded) = (true, reference) }
        return reference
    }

    /// Calls `body` with the reference to the data source or delegate. Returns nil if there is
    /// none.
    ///
    /// OPTIMIZATION: a reference that `keepAlive` has loaded is not retained for the call.
    @inline(__always)
    final func withReference<Answer>(_ body: (StrongReference) -> Answer?) -> Answer? {
        if loaded != nil { return Unmanaged.passUnretained(loaded!).withoutRetaining(body) }
        guard let reference else { return nil }
        return body(reference)
    }

    /// Discards the loaded object and the list of its missing methods. Called when another data
    /// source or delegate is set.
    final func forgetObject() {
        if isKeepingAlive, let loaded { replaced.append(loaded) }
        discardLoadedObject()
        missingMethods = MissingMethods()
    }

    private func discardLoadedObject() { (isLoaded, loaded) = (false, nil) }
}
