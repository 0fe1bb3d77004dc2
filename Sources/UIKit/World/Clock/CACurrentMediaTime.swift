#if !canImport(Darwin)

    /// Returns the seconds on the clock of animations: the stage's clock, or outside of stages the machine's.
    public func CACurrentMediaTime() -> CFTimeInterval {
        guard World.isReachable else { return ProcessInfo.processInfo.systemUptime }
        return MainActor.assumeIsolated {
            World.current === World.standard ? ProcessInfo.processInfo.systemUptime : World.current.timeline.now
        }
    }
#endif
