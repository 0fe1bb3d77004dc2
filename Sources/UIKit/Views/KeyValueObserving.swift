#if !_runtime(_ObjC)

    import Synchronization

    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        /// Stored; has no effect.
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// A change of an observed value.
    public struct NSKeyValueObservedChange<Value> {
        /// The value after the change, if the observer asked for it.
        public let newValue: Value?
        /// The value before the change, if the observer asked for it.
        public let oldValue: Value?
        /// False: observers are called after a change only.
        public let isPrior = false
    }

    /// An observation that ends when it is released or invalidated.
    public final class NSKeyValueObservation: NSObject {
        deinit { invalidate() }

        public func invalidate() { KeyValueObservers.remove { $0.token == ObjectIdentifier(self) } }
    }

    /// The observers of the values of views.
    ///
    /// An observer is called after a value has changed. A value that is set again unchanged calls nobody.
    ///
    /// DIVERGES: on iOS it is called for each value that is set, and before the change too if it asks for that.
    enum KeyValueObservers {
        /// Only the main actor uses what is in one, except for the identities by which it is removed.
        struct Entry: @unchecked Sendable {
            weak var view: UIView?
            let path: String
            /// The observation of a key path; nil for an observer that is called by `observeValue`.
            let token: ObjectIdentifier?
            let observer: ObjectIdentifier?
            let context: UnsafeMutableRawPointer?
            let report: @MainActor (UIView) -> Void
        }

        private static let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])
        /// Whether a view has ever been observed, so that the setters of other programs cost nothing.
        @MainActor static var isUsed = false

        @MainActor static func add(_ entry: Entry, to view: UIView) {
            isUsed = true
            entries.withLock { table in
                // A view that is gone may have had the same address.
                table[ObjectIdentifier(view), default: []].removeAll { $0.view !== view }
                table[ObjectIdentifier(view), default: []].append(entry)
            }
        }

        static func remove(_ isGone: (Entry) -> Bool) {
            let old = entries.withLock { table in
                let old = table
                table = table.compactMapValues { list in
                    let rest = list.filter { !isGone($0) && $0.view != nil }
                    return rest.isEmpty ? nil : rest
                }
                return old
            }
            extendLifetime(old)
        }

        static func remove(from view: ObjectIdentifier, _ isGone: (Entry) -> Bool) {
            let old = entries.withLock { table in
                let old = table[view]
                let rest = old?.filter { !isGone($0) } ?? []
                table[view] = rest.isEmpty ? nil : rest
                return old
            }
            extendLifetime(old)
        }

        /// Calls the observers of a view whose values differ from those that they saw last.
        @MainActor static func valuesChanged(of view: UIView) {
            let list = entries.withLock { $0[ObjectIdentifier(view)] } ?? []
            for entry in list where entry.view === view { entry.report(view) }
        }

        /// The values that can be observed by the names of their properties in Objective-C.
        @MainActor static func value(_ path: String, of view: UIView) -> (any Equatable)? {
            switch path {
            case "bounds": view.bounds
            case "frame": view.frame
            case "center": view.center
            case "alpha": view.alpha
            case "hidden", "isHidden": view.isHidden
            case "contentOffset": (view as? UIScrollView)?.contentOffset
            case "contentSize": (view as? UIScrollView)?.contentSize
            case "text": (view as? UILabel)?.text
            case "font": (view as? UILabel)?.font
            default: nil
            }
        }

        static func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool { value == other as? Value }
    }

    /// A value that an observer saw last.
    @MainActor
    private final class SeenValue<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    public protocol NSKeyValueObservingCustomization: AnyObject {}

    extension UIView: NSKeyValueObservingCustomization {}

    extension NSKeyValueObservingCustomization where Self: UIView {
        /// Calls a closure after each change of a value, until the observation ends.
        ///
        /// Approximated: `bounds`, `frame`, `center`, `alpha`, `isHidden`, `contentOffset`, `contentSize` and a label's `text` and `font` can
        /// be observed.
        @MainActor
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            let observation = NSKeyValueObservation()
            let seen = SeenValue(self[keyPath: keyPath])
            let entry = KeyValueObservers.Entry(
                view: self, path: "", token: ObjectIdentifier(observation), observer: nil, context: nil
            ) { view in
                guard let view = view as? Self else { return }
                let (old, new) = (seen.value, view[keyPath: keyPath])
                if let old = old as? any Equatable, let new = new as? any Equatable, KeyValueObservers.isEqual(old, new) { return }
                seen.value = new
                changeHandler(
                    view,
                    NSKeyValueObservedChange(newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
            }
            KeyValueObservers.add(entry, to: self)
            if options.contains(.initial) {
                changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? seen.value : nil, oldValue: nil))
            }
            return observation
        }
    }

    extension UIView {
        /// Calls `observeValue(forKeyPath:of:change:context:)` of a view or a controller after each change of a value.
        ///
        /// Approximated: `bounds`, `frame`, `center`, `alpha`, `hidden`, `contentOffset`, `contentSize` and a label's `text` and `font` can be
        /// observed.
        public func addObserver(
            _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
        ) {
            guard let first = KeyValueObservers.value(keyPath, of: self) else {
                return world.notModelled("UIView.addObserver(_:forKeyPath: \"\(keyPath)\")")
            }
            let seen = SeenValue(first)
            func change(from old: (any Equatable)?) -> [NSKeyValueChangeKey: Any] {
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1 as UInt]
                if options.contains(.new) { change[.newKey] = seen.value }
                if options.contains(.old), let old { change[.oldKey] = old }
                return change
            }
            let entry = KeyValueObservers.Entry(
                view: self, path: keyPath, token: nil, observer: ObjectIdentifier(observer), context: context
            ) { [weak observer] view in
                guard let new = KeyValueObservers.value(keyPath, of: view), !KeyValueObservers.isEqual(new, seen.value) else { return }
                let old = seen.value
                seen.value = new
                (observer as? UIResponder)?.observeValue(forKeyPath: keyPath, of: view, change: change(from: old), context: context)
            }
            KeyValueObservers.add(entry, to: self)
            if options.contains(.initial) {
                (observer as? UIResponder)?.observeValue(forKeyPath: keyPath, of: self, change: change(from: nil), context: context)
            }
        }

        public nonisolated func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
            let id = ObjectIdentifier(observer)
            KeyValueObservers.remove(from: ObjectIdentifier(self)) { $0.observer == id && $0.path == keyPath }
        }

        public nonisolated func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
            let id = ObjectIdentifier(observer)
            KeyValueObservers.remove(from: ObjectIdentifier(self)) { $0.observer == id && $0.path == keyPath && $0.context == context }
        }
    }

#endif
