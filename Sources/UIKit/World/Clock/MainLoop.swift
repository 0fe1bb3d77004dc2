import Dispatch

/// Drives `World.standard`: in turns of the main run loop, lays out the windows that need layout,
/// runs all waiting actions and ends animations. Unit tests written for iOS therefore need no
/// stage.
@MainActor
final class MainLoop {
    private var isScheduled = false
    private var isTurning = false
    /// The number of consecutive turns that were each requested by the previous turn.
    private var chainLength = 0
    /// The greatest `chainLength` without a pause. Before each further turn, other work can run for
    /// a sixtieth of a second.
    private static let longestChain = 100

    /// - Parameter endsWaits: whether the next tick of a stage performs a turn too.
    func scheduleTurn(of world: World, endingWaits endsWaits: Bool) {
        #if !canImport(Darwin)
            if endsWaits { OutsideWork.post(turn: { self.performTurn(of: world) }) }
        #endif
        guard !isScheduled else { return }
        isScheduled = true
        chainLength = isTurning ? chainLength + 1 : 0
        let pause = chainLength > MainLoop.longestChain ? 1.0 / 60 : 0
        DispatchQueue.main.asyncAfter(deadline: .now() + pause, qos: .unspecified) {
            MainActor.assumeIsolated { self.performTurn(of: world) }
        }
    }

    private func performTurn(of world: World) {
        isScheduled = false
        #if !canImport(Darwin)
            OutsideWork.discardTurns()
        #endif
        isTurning = true
        defer { isTurning = false }
        world.layOutWindowsIfNeeded()
        world.run { world.timeline.finishAll() }
        world.layOutWindowsIfNeeded()
    }
}

extension World {
    /// Whether nonisolated code may use the current world, because the code runs on the main actor.
    /// On Linux the main actor is not always on the main thread.
    nonisolated static var isReachable: Bool { Thread.isMainThread || MainQueue.isCurrent }
}
