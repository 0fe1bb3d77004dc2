#if !_runtime(_ObjC)

    import Synchronization

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
            DelayedRequests.add(request)
            DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
                if DelayedRequests.take(request) { request.selector.call(request.target, request.argument) }
            }
        }

        /// Cancels calls that were to come after a delay.
        public class func cancelPreviousPerformRequests(withTarget target: Any) {
            DelayedRequests.cancel(of: target as AnyObject) { _ in true }
        }

        /// Cancels calls that were to come after a delay.
        public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
            DelayedRequests.cancel(of: target as AnyObject) {
                guard $0.selector == selector else { return false }
                guard let argument = $0.argument else { return object == nil }
                return object.map { $0 as AnyObject === argument as AnyObject || $0 as? AnyHashable == argument as? AnyHashable } ?? false
            }
        }
    }

    private enum DelayedRequests {
        // Unchecked, because the target and the argument are the caller's, as in Objective-C.
        final class Request: @unchecked Sendable {
            let target: AnyObject
            let selector: Selector
            let argument: Any?

            init(target: AnyObject, selector: Selector, argument: Any?) {
                (self.target, self.selector, self.argument) = (target, selector, argument)
            }
        }

        private static let waiting = Mutex<[Request]>([])

        static func add(_ request: Request) { waiting.withLock { $0.append(request) } }

        /// Whether the request still waited.
        static func take(_ request: Request) -> Bool {
            waiting.withLock { waiting in
                guard let index = waiting.firstIndex(where: { $0 === request }) else { return false }
                waiting.remove(at: index)
                return true
            }
        }

        static func cancel(of target: AnyObject, _ isMeant: (Request) -> Bool) {
            // Requests are released outside of the lock, because the deinit of what they hold may call this code again.
            let gone = waiting.withLock { waiting in
                let gone = waiting.filter { $0.target === target && isMeant($0) }
                waiting.removeAll { entry in gone.contains { $0 === entry } }
                return gone
            }
            extendLifetime(gone)
        }
    }

#endif
