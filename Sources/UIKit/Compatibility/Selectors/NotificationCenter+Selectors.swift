#if !_runtime(_ObjC)

    import Synchronization

    extension NotificationCenter {
        /// Calls a method of the observer, which is not kept alive, on the thread that posts.
        ///
        /// Approximated: a selector that carries no method calls nothing, and says so. `Selector("changed:", calls: MyView.changed(_:))` carries one.
        public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
            guard selector.carriesMethod else { return World.notModelled("NotificationCenter.addObserver(_:selector:name:object:)") }
            let registration = ObserverRegistration(observer as AnyObject, name, object.map { $0 as AnyObject })
            registration.token = addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
                guard let observer = registration.observer else {
                    self?.end([registration])
                    return
                }
                selector.call(observer, notification)
            }
            ObserverRegistrations.of(self).add(registration)
        }

        // A property that can be called is preferred to a function: this is found before Foundation's functions of the name.
        public var removeObserver: _ObserverRemoval { _ObserverRemoval(center: self) }

        fileprivate func end(_ registrations: [ObserverRegistration]) {
            let remove: (Any) -> Void = self.removeObserver(_:)
            for registration in registrations { if let token = registration.token { remove(token) } }
            ObserverRegistrations.of(self).remove(registrations)
        }
    }

    /// `removeObserver(_:)` and `removeObserver(_:name:object:)`, for observers with a selector and for those of blocks.
    public struct _ObserverRemoval {
        fileprivate let center: NotificationCenter

        public func callAsFunction(_ observer: Any) {
            center.end(ObserverRegistrations.of(center).all(of: observer as AnyObject) { _ in true })
            let remove: (Any) -> Void = center.removeObserver(_:)
            remove(observer)
        }

        public func callAsFunction(_ observer: Any, name: NSNotification.Name?, object: Any?) {
            let sender = object.map { $0 as AnyObject }
            center.end(
                ObserverRegistrations.of(center).all(of: observer as AnyObject) {
                    (name == nil || $0.name == name) && (sender == nil || $0.sender === sender)
                })
            let remove: (Any, NSNotification.Name?, Any?) -> Void = center.removeObserver(_:name:object:)
            remove(observer, name, object)
        }
    }

    // Unchecked, because the observer and the sender are the caller's, and the token is set before anybody else can see it.
    private final class ObserverRegistration: @unchecked Sendable {
        private(set) weak var observer: AnyObject?
        let name: NSNotification.Name?
        private(set) weak var sender: AnyObject?
        var token: (any NSObjectProtocol)?

        init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?) {
            (self.observer, self.name, self.sender) = (observer, name, sender)
        }
    }

    /// The observers with selectors of one center.
    private final class ObserverRegistrations: Sendable {
        /// Only its address is used.
        private nonisolated(unsafe) static var key: UInt8 = 0
        private static let making = Mutex(())
        private let entries = Mutex<[ObserverRegistration]>([])

        static func of(_ center: NotificationCenter) -> ObserverRegistrations {
            making.withLock { _ in
                if let found = objc_getAssociatedObject(center, &key) as? ObserverRegistrations { return found }
                let made = ObserverRegistrations()
                objc_setAssociatedObject(center, &key, made, .OBJC_ASSOCIATION_RETAIN)
                return made
            }
        }

        func add(_ entry: ObserverRegistration) { entries.withLock { $0.append(entry) } }

        func remove(_ gone: [ObserverRegistration]) {
            entries.withLock { $0.removeAll { entry in gone.contains { $0 === entry } } }
        }

        func all(of observer: AnyObject, _ isMeant: (ObserverRegistration) -> Bool) -> [ObserverRegistration] {
            entries.withLock { $0.filter { $0.observer === observer && isMeant($0) } }
        }
    }

#endif
