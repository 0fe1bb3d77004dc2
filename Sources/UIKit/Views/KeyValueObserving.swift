#if !_runtime(_ObjC)

    import Synchronization

    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        /// Has no effect, because no observer is called before a change.
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// A change of an observed value.
    public struct NSKeyValueObservedChange<Value> {
        /// The value after the change; nil if the options do not contain `new`.
        public let newValue: Value?
        /// The value before the change; nil if the options do not contain `old`, and in the call
        /// for the option `initial`.
        public let oldValue: Value?
        /// Always false, because no observer is called before a change.
        public let isPrior = false
    }

    /// An observation that ends when it is released or invalidated.
    public final class NSKeyValueObservation: NSObject {
        deinit { invalidate() }

        public func invalidate() { KeyValueObservers.removeEntries { $0.token == ObjectIdentifier(self) } }
    }

    /// The observers of properties of views.
    ///
    /// An observer is called after the value of a property has changed. Setting an equal value
    /// calls no observer.
    ///
    /// DIVERGES: on iOS an observer is called each time the property is set, and also before the
    /// change if its options contain `prior`.
    enum KeyValueObservers {
        // Entries must be Sendable, because any thread may remove one. The conformance is
        // unchecked, because the compiler cannot verify these properties. It is safe, because only
        // the main actor adds entries and calls `report`.
        struct Entry: @unchecked Sendable {
            weak var view: UIView?
            let path: String
            /// The identity of the `NSKeyValueObservation`; nil for an observer that was added by
            /// key path string.
            let token: ObjectIdentifier?
            let observer: ObjectIdentifier?
            let context: UnsafeMutableRawPointer?
            let report: @MainActor (UIView) -> Void
        }

        private static let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])
        /// Whether any view has ever been observed. While this is false, setters do not look for
        /// observers.
        @MainActor private static var isUsed = false

        @MainActor static func add(_ entry: Entry, to view: UIView) {
            isUsed = true
            entries.withLock { table in
                // Removes the observers of a released view that had the same address.
                table[ObjectIdentifier(view), default: []].removeAll { $0.view !== view }
                table[ObjectIdentifier(view), default: []].append(entry)
            }
        }

        static func removeEntries(where isRemoved: (Entry) -> Bool) {
            let old = entries.withLock { table in
                let old = table
                table = table.compactMapValues { list in
                    let remaining = list.filter { !isRemoved($0) && $0.view != nil }
                    return remaining.isEmpty ? nil : remaining
                }
                return old
            }
            extendLifetime(old)
        }

        static func removeEntries(of view: ObjectIdentifier, where isRemoved: (Entry) -> Bool) {
            let old = entries.withLock { table in
                let old = table[view]
                let remaining = old?.filter { !isRemoved($0) } ?? []
                table[view] = remaining.isEmpty ? nil : remaining
                return old
            }
            extendLifetime(old)
        }

        /// Runs `report` of each observer of `view`, which compares the observed property with the
        /// value that was last reported.
        @MainActor @inline(__always)
        static func valuesChanged(of view: UIView) {
            if isUsed { callObservers(of: view) }
        }

        @MainActor private static func callObservers(of view: UIView) {
            let list = entries.withLock { $0[ObjectIdentifier(view)] } ?? []
            for entry in list where entry.view === view { entry.report(view) }
        }

        /// Returns the value of a property by its name in Objective-C; nil if the value is nil or
        /// the property cannot be observed by name.
        @MainActor static func value(named path: String, of view: UIView) -> (any Equatable)? {
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

        static func areEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
            value == other as? Value
        }
    }

    /// The value of an observed property when its observer was added or last called.
    @MainActor
    private final class ReportedValue<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    public protocol NSKeyValueObservingCustomization: AnyObject {}

    extension UIView: NSKeyValueObservingCustomization {}

    extension NSKeyValueObservingCustomization where Self: UIView {
        /// Calls a closure after each change of a property's value, until the observation ends.
        ///
        /// Approximated: a change is noticed only when `bounds`, `frame`, `center`, `alpha`,
        /// `isHidden`, `contentOffset`, `contentSize`, or the `text` or `font` of a label is set.
        /// Other changes, such as that of `frame` by a transform, are reported later.
        @MainActor
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            let observation = NSKeyValueObservation()
            let reported = ReportedValue(self[keyPath: keyPath])
            let entry = KeyValueObservers.Entry(
                view: self, path: "", token: ObjectIdentifier(observation), observer: nil, context: nil
            ) { view in
                guard let view = view as? Self else { return }
                let (old, new) = (reported.value, view[keyPath: keyPath])
                if let old = old as? any Equatable, let new = new as? any Equatable,
                    KeyValueObservers.areEqual(old, new)
                {
                    return
                }
                reported.value = new
                changeHandler(
                    view,
                    NSKeyValueObservedChange(
                        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
            }
            KeyValueObservers.add(entry, to: self)
            if options.contains(.initial) {
                changeHandler(
                    self,
                    NSKeyValueObservedChange(newValue: options.contains(.new) ? reported.value : nil, oldValue: nil))
            }
            return observation
        }
    }

    extension UIView {
        /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` after each change of
        /// a property's value. The observer must be a responder, such as a view or a controller.
        /// Another object is not called.
        ///
        /// Approximated: only `bounds`, `frame`, `center`, `alpha`, `hidden`, `contentOffset`,
        /// `contentSize` and the `text` and `font` of a label can be observed. The text must not be
        /// nil when the observer is added, and a change of the text to nil is not reported.
        public func addObserver(
            _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
            context: UnsafeMutableRawPointer?
        ) {
            guard let first = KeyValueObservers.value(named: keyPath, of: self) else {
                return world.recordNotModelled("UIView.addObserver(_:forKeyPath: \"\(keyPath)\")")
            }
            let reported = ReportedValue(first)
            func changeDictionary(oldValue old: (any Equatable)?) -> [NSKeyValueChangeKey: Any] {
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1 as UInt]
                if options.contains(.new) { change[.newKey] = reported.value }
                if options.contains(.old), let old { change[.oldKey] = old }
                return change
            }
            let entry = KeyValueObservers.Entry(
                view: self, path: keyPath, token: nil, observer: ObjectIdentifier(observer), context: context
            ) { [weak observer] view in
                guard let new = KeyValueObservers.value(named: keyPath, of: view),
                    !KeyValueObservers.areEqual(new, reported.value)
                else {
                    return
                }
                let old = reported.value
                reported.value = new
                (observer as? UIResponder)?.observeValue(
                    forKeyPath: keyPath, of: view, change: changeDictionary(oldValue: old), context: context)
            }
            KeyValueObservers.add(entry, to: self)
            if options.contains(.initial) {
                (observer as? UIResponder)?.observeValue(
                    forKeyPath: keyPath, of: self, change: changeDictionary(oldValue: nil), context: context)
            }
        }

        public nonisolated func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
            let id = ObjectIdentifier(observer)
            KeyValueObservers.removeEntries(of: ObjectIdentifier(self)) { $0.observer == id && $0.path == keyPath }
        }

        public nonisolated func removeObserver(
            _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
        ) {
            let id = ObjectIdentifier(observer)
            KeyValueObservers.removeEntries(of: ObjectIdentifier(self)) {
                $0.observer == id && $0.path == keyPath && $0.context == context
            }
        }
    }

#endif
