import Dispatch

/// Drives the default world. In each turn of the main run loop it lays out the views that need layout and ends animations, so that
/// unit tests written for iOS run unchanged.
@MainActor
final class MainLoop {
    private var isScheduled = false
    private var isTurning = false
    /// The number of consecutive turns of which each was requested by the turn before.
    private var chain = 0
    /// This many turns follow each other at once. Work that never ends then leaves the processor to others in between.
    private static let longestChain = 100

    func schedule(_ world: World) {
        guard !isScheduled else { return }
        isScheduled = true
        chain = isTurning ? chain + 1 : 0
        let pause = chain > MainLoop.longestChain ? 1.0 / 60 : 0
        DispatchQueue.main.asyncAfter(deadline: .now() + pause, qos: .unspecified) {
            MainActor.assumeIsolated { self.turn(world) }
        }
    }

    private func turn(_ world: World) {
        isScheduled = false
        isTurning = true
        defer { isTurning = false }
        world.layOutWindows()
        world.run { world.timeline.finishAll() }
        world.layOutWindows()
    }
}

extension World {
    /// Whether nonisolated code may use a world here, that is, whether it runs on the main actor. On Linux the main actor is not
    /// always on the main thread.
    nonisolated static var isReachable: Bool { Thread.isMainThread || MainQueue.isCurrent }
}
