#if !_runtime(_ObjC)

    extension NSObject {
        /// Calls a method now.
        ///
        /// Approximated: the answer is nil, and a selector that carries no method calls nothing.
        @discardableResult
        public func perform(_ selector: Selector!, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>? {
            if !selector.call(self, first, second) { World.notModelled("NSObject.perform(_:with:with:)") }
            return nil
        }

        /// Calls a method after a number of seconds of the stage's clock. The object is kept alive until then.
        ///
        /// Approximated: a selector that carries no method calls nothing.
        public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
            guard selector.carriesMethod else { return World.notModelled("NSObject.perform(_:with:afterDelay:)") }
            let request = DelayedRequests.Request(target: self, selector: selector, argument: argument)
            DelayedRequests.shared.add(request)
            DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
                if DelayedRequests.shared.take(request) { request.selector.call(request.target, request.argument) }
            }
        }

        /// Cancels calls that were to come after a delay.
        public class func cancelPreviousPerformRequests(withTarget target: Any) {
            DelayedRequests.shared.cancel(of: target as AnyObject) { _ in true }
        }

        /// Cancels calls that were to come after a delay.
        public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
            DelayedRequests.shared.cancel(of: target as AnyObject) {
                guard $0.selector == selector else { return false }
                guard let argument = $0.argument else { return object == nil }
                return object.map { $0 as AnyObject === argument as AnyObject || $0 as? AnyHashable == argument as? AnyHashable } ?? false
            }
        }
    }

    private final class DelayedRequests: @unchecked Sendable {
        final class Request: @unchecked Sendable {
            let target: AnyObject
            let selector: Selector
            let argument: Any?

            init(target: AnyObject, selector: Selector, argument: Any?) {
                (self.target, self.selector, self.argument) = (target, selector, argument)
            }
        }

        static let shared = DelayedRequests()
        private let lock = NSLock()
        private var waiting: [Request] = []

        func add(_ request: Request) { lock.withLock { waiting.append(request) } }

        /// Whether the request still waited.
        func take(_ request: Request) -> Bool {
            lock.withLock {
                guard let index = waiting.firstIndex(where: { $0 === request }) else { return false }
                waiting.remove(at: index)
                return true
            }
        }

        func cancel(of target: AnyObject, _ isMeant: (Request) -> Bool) {
            // Requests are released outside of the lock, because the deinit of what they hold may call this code again.
            var gone: [Request] = []
            lock.withLock {
                gone = waiting.filter { $0.target === target && isMeant($0) }
                waiting.removeAll { entry in gone.contains { $0 === entry } }
            }
            extendLifetime(gone)
        }
    }

#endif
