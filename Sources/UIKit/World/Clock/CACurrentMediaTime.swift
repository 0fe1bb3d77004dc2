#if !canImport(Darwin)

    /// Returns the time of the stage's clock in seconds. Outside of stages and off the main actor,
    /// returns the seconds since the machine was started.
    public func CACurrentMediaTime() -> CFTimeInterval {
        guard let stage = World.stage else { return ProcessInfo.processInfo.systemUptime }
        return MainActor.assumeIsolated { stage.timeline.now }
    }
#endif
