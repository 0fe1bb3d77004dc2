internal import Foundation

/// A lock and the state that it guards. The type does not use `Mutex`, which has no `lock()` and
/// `unlock()`.
// The conformance is unchecked as in Apple's module, because the lock may also guard a state that
// is not Sendable.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    public enum Ownership: Hashable, Sendable {
        case owner
        case notOwner
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    public init(initialState: State) where State: Sendable {
        storage = Storage(initialState)
    }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs `body` while holding the lock. If the lock is already held, returns nil without running
    /// `body`.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() {
        self.init(uncheckedState: ())
    }

    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
