#if !_runtime(_ObjC)

    import Synchronization

    extension NSObject {
        /// Calls a method at once.
        ///
        /// Approximated: the result is always nil, and a selector without a method calls nothing.
        @discardableResult
        public func perform(_ selector: Selector!, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<
            AnyObject
        >? {
            if !selector.call(on: self, with: first, second) {
                World.recordNotModelled("NSObject.perform(_:with:with:)")
            }
            return nil
        }

        /// Calls a method after a number of seconds of the stage's clock, or of real time outside
        /// of stages. The object is kept alive until then, even if the call is cancelled.
        ///
        /// Approximated: a selector without a method calls nothing.
        public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
            guard selector.hasMethod else { return World.recordNotModelled("NSObject.perform(_:with:afterDelay:)") }
            let request = DelayedRequest(target: self, selector: selector, argument: argument)
            delayedRequests.withLock { $0.append(request) }
            DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
                if !removeRequests(where: { $0 === request }).isEmpty {
                    request.selector.call(on: request.target, with: request.argument)
                }
            }
        }

        /// Cancels the delayed calls on a target.
        public class func cancelPreviousPerformRequests(withTarget target: Any) {
            _ = removeRequests { $0.target === target as AnyObject }
        }

        /// Cancels the delayed calls of a method on a target, if their argument equals `object`.
        public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
            _ = removeRequests {
                guard $0.target === target as AnyObject, $0.selector == selector else { return false }
                guard let argument = $0.argument else { return object == nil }
                return object.map {
                    $0 as AnyObject === argument as AnyObject || $0 as? AnyHashable == argument as? AnyHashable
                } ?? false
            }
        }
    }

    // Unchecked, because the caller is responsible for the target and the argument, as in
    // Objective-C.
    private final class DelayedRequest: @unchecked Sendable {
        let target: AnyObject
        let selector: Selector
        let argument: Any?

        init(target: AnyObject, selector: Selector, argument: Any?) {
            (self.target, self.selector, self.argument) = (target, selector, argument)
        }
    }

    private let delayedRequests = Mutex<[DelayedRequest]>([])

    /// Removes the requests that match.
    ///
    /// - Returns: the removed requests. The caller releases them after the lock is unlocked,
    ///   because the `deinit` of a target or an argument may call this code again.
    private func removeRequests(where matches: (DelayedRequest) -> Bool) -> [DelayedRequest] {
        delayedRequests.withLock { all in
            let gone = all.filter(matches)
            all.removeAll { entry in gone.contains { $0 === entry } }
            return gone
        }
    }

#endif
