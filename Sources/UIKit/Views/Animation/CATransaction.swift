/// A group of animations with a common completion block. Only animation blocks are animated, not
/// other changes to layers.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Group {
        var duration: CFTimeInterval
        var disablesActions: Bool
        var completion: (() -> Void)?
        /// The time at which the last animation block of the group ends, in seconds on the clock of
        /// `timeline`; 0 if there is no block.
        var end = 0.0
        let timeline: Timeline
    }

    private static var groups: [Group] = []

    open class func begin() {
        groups.append(
            Group(
                duration: CATransaction.animationDuration(), disablesActions: CATransaction.disableActions(),
                timeline: World.current.timeline))
    }

    /// Closes the innermost group. Its completion block is called when all animation blocks that
    /// began in the group have ended.
    open class func commit() {
        guard let group = groups.popLast() else { return }
        changeInnermostGroup { $0.end = max($0.end, group.end) }
        guard let completion = group.timeline.awaited(group.completion) else { return }
        // [VIEW-10] The completion is called in a later turn of the run loop, even if nothing was
        // animated.
        group.timeline.schedule(after: group.end - group.timeline.now, named: "a transaction", completion)
    }

    /// Lays out all windows that need layout, without waiting for the next turn of the run loop.
    open class func flush() { World.current.layOutWindowsIfNeeded() }

    /// Returns the duration of the innermost group, in seconds. The default is 0.25.
    open class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }

    /// Sets the duration of the innermost group, in seconds. Stored; has no effect, because only
    /// animation blocks animate.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        changeInnermostGroup { $0.duration = dur }
    }

    open class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

    /// Sets whether changes in the innermost group run no actions. Stored; has no effect, because
    /// actions never run.
    open class func setDisableActions(_ flag: Bool) {
        changeInnermostGroup { $0.disablesActions = flag }
    }

    open class func completionBlock() -> (() -> Void)? { groups.last?.completion }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        changeInnermostGroup { $0.completion = block }
    }

    /// Sets the timing function of the group's animations. Not modelled: only animation blocks
    /// animate.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        World.recordNotModelled("CATransaction.setAnimationTimingFunction(_:)")
    }

    /// Applies `body` to the innermost group. Does nothing outside of `begin()` and `commit()`,
    /// where UIKit has an implicit group.
    private static func changeInnermostGroup(_ body: (inout Group) -> Void) {
        guard !groups.isEmpty else { return }
        body(&groups[groups.count - 1])
    }

    /// Extends the innermost group to the end of an animation block, in seconds. Does nothing if
    /// the group has another timeline.
    static func extendInnermostGroup(to end: Double, on timeline: Timeline) {
        changeInnermostGroup { if $0.timeline === timeline { $0.end = max($0.end, end) } }
    }
}
