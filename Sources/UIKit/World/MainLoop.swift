import Dispatch

/// What drives the default world: one turn of the main run loop lays out what asked for it and ends animations, so that
/// unit tests written for iOS run as they are.
@MainActor
final class MainLoop {
    private var isScheduled = false

    func schedule(_ world: World) {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.isScheduled = false
                world.layOutWindows()
                world.run { world.timeline.finishAll() }
                world.layOutWindows()
            }
        }
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
