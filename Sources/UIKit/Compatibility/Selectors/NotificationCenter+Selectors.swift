#if !_runtime(_ObjC)

    import Synchronization

    extension NotificationCenter {
        /// Adds an observer whose method is called on the thread that posts the notification. The
        /// observer is not kept alive.
        ///
        /// Approximated: a selector without a method calls nothing, and the trace reports this.
        /// `Selector("changed:", calls: MyView.changed(_:))` makes a selector with a method.
        public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
            guard selector.hasMethod else {
                return World.recordNotModelled("NotificationCenter.addObserver(_:selector:name:object:)")
            }
            let registration = ObserverRegistration(
                center: self, observer: observer as AnyObject, name: name, sender: object.map { $0 as AnyObject })
            registration.token = addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
                if let observer = registration.observer {
                    selector.call(on: observer, with: notification)
                } else {
                    self?.endRegistrations { $0 === registration }
                }
            }
            registrations.withLock { all in
                all.removeAll { $0.center == nil }
                all.append(registration)
            }
        }

        // Swift prefers a callable property to a function, so this property takes precedence over
        // Foundation's functions of that name.
        public var removeObserver: _ObserverRemoval { _ObserverRemoval(center: self) }

        /// Removes this center's observers that match.
        fileprivate func endRegistrations(where matches: (ObserverRegistration) -> Bool) {
            let gone = registrations.withLock { all in
                let gone = all.filter { $0.center === self && matches($0) }
                all.removeAll { entry in gone.contains { $0 === entry } }
                return gone
            }
            let remove: (Any) -> Void = self.removeObserver(_:)
            for registration in gone { if let token = registration.token { remove(token) } }
        }
    }

    /// Implements `removeObserver(_:)` and `removeObserver(_:name:object:)`, for observers with
    /// selectors and for the tokens of blocks.
    public struct _ObserverRemoval {
        fileprivate let center: NotificationCenter

        public func callAsFunction(_ observer: Any) {
            center.endRegistrations { $0.observer === observer as AnyObject }
            let remove: (Any) -> Void = center.removeObserver(_:)
            remove(observer)
        }

        public func callAsFunction(_ observer: Any, name: NSNotification.Name?, object: Any?) {
            let sender = object.map { $0 as AnyObject }
            center.endRegistrations {
                $0.observer === observer as AnyObject && (name == nil || $0.name == name)
                    && (sender == nil || $0.sender === sender)
            }
            let remove: (Any, NSNotification.Name?, Any?) -> Void = center.removeObserver(_:name:object:)
            remove(observer, name, object)
        }
    }

    // Unchecked, because the caller is responsible for the observer and the sender, and the token
    // is set before the value is shared.
    private final class ObserverRegistration: @unchecked Sendable {
        private(set) weak var center: NotificationCenter?
        private(set) weak var observer: AnyObject?
        let name: NSNotification.Name?
        private(set) weak var sender: AnyObject?
        var token: (any NSObjectProtocol)?

        init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, sender: AnyObject?) {
            (self.center, self.observer, self.name, self.sender) = (center, observer, name, sender)
        }
    }

    /// The observers with selectors of all notification centers.
    private let registrations = Mutex<[ObserverRegistration]>([])

#endif
