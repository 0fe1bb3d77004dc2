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
