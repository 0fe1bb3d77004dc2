import Dispatch

/// What drives the default world: one turn of the main run loop lays out what asked for it and ends animations, so that
/// unit tests written for iOS run as they are.
@MainActor
final class MainLoop {
    private var isScheduled = false
    private var isTurning = false
    /// How many turns in a row were asked for by the turn before.
    private var chain = 0
    /// As many follow each other at once; what goes on for ever then leaves the processor to others.
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
    private nonisolated static let mainQueueMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether code that belongs to no actor may look at a world here: it runs on the main actor, which is not always the main
    /// thread's.
    nonisolated static var isReachable: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true }
}
