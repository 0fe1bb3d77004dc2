extension Behavior {
    /// iOS 6: attributes are always applied [APPLY-01], decorations are not pooled [POOL-07], and an app's own subview
    /// ends the walk among the siblings (exhibit 30, "the oldest rule").
    package static let iOS6: Behavior = {
        var behavior = Behavior(name: "iOS6")
        behavior.skipsEqualAttributes = false
        behavior.poolsDecorations = false
        behavior.arrival = .byZIndex
        behavior.placement = .walkUntilForeignView
        behavior.prefetches = false
        behavior.leavesDecorationsBehind = true
        return behavior
    }()

    /// iOS 9: the last system before the ordering bug; newcomers arrive sorted by zIndex [STACK-12].
    package static let iOS9: Behavior = {
        var behavior = Behavior(name: "iOS9")
        behavior.arrival = .byZIndex
        behavior.prefetches = false
        return behavior
    }()

    /// iOS 10, every appearing decoration and supplementary view hit: the deterministic form of the bug. [STACK-05]
    ///
    /// A reproduction of a reported symptom by a plausible mechanism, not Apple's code.
    package static let iOS10: Behavior = {
        var behavior = Behavior(name: "iOS10")
        behavior.appearingZ = .zero
        return behavior
    }()

    /// iOS 10 with the luck of one run: the seed decides which appearing views are hit, and all orders that the system
    /// leaves undetermined. [STACK-05], [STACK-12]
    ///
    /// A reproduction of a reported symptom by a plausible mechanism, not Apple's code.
    package static func iOS10(seed: UInt64) -> Behavior {
        var behavior = iOS10
        behavior.seed = seed
        behavior.arrival = .seeded
        behavior.updateArrival = .seeded
        behavior.appearingZ = .zeroBySeed
        return behavior
    }

    /// iOS 11: the bug is gone, section headers have a `zPosition` of 1. [STACK-11]
    package static let iOS11: Behavior = {
        var behavior = Behavior(name: "iOS11")
        behavior.headerZPosition = 1
        return behavior
    }()

    /// Today's system: one run of siblings per zIndex [STACK-10], and a dequeued view must be returned [POOL-10].
    package static let current: Behavior = {
        var behavior = Behavior(name: "current")
        behavior.placement = .runs
        behavior.raisesOnOrphans = true
        behavior.raisesOnLateRegistrations = true
        behavior.raisesOnInvalidAttributes = false
        behavior.scrollFailureNamesBounds = true
        behavior.reloadsUnanimated = false
        return behavior
    }()

    /// This behavior with another seed: what it leaves undetermined falls out differently.
    package func seeded(_ seed: UInt64) -> Behavior {
        var behavior = self
        behavior.seed = seed
        if behavior.arrival == .byIndexPath { behavior.arrival = .seeded }
        return behavior
    }
}
