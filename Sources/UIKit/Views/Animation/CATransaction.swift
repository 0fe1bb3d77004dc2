/// A group of animations that end together. Changes to a layer outside of animation blocks are not animated.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Group {
        var duration: CFTimeInterval = 0.25
        var disablesActions = false
        var completion: (() -> Void)?
        var end = 0.0
        let timeline: Timeline
    }

    private static var groups: [Group] = []

    open class func begin() {
        var group = Group(timeline: World.current.timeline)
        group.duration = groups.last?.duration ?? group.duration
        group.disablesActions = groups.last?.disablesActions ?? false
        groups.append(group)
    }

    /// Ends the group. Its completion block runs when the last animation block that began in the group has ended.
    open class func commit() {
        guard let group = groups.popLast() else { return }
        if !groups.isEmpty { groups[groups.count - 1].end = max(groups[groups.count - 1].end, group.end) }
        guard let completion = group.completion else { return }
        // [VIEW-10] The completion runs in a later turn, even if nothing was animated.
        group.timeline.schedule(after: group.end - group.timeline.now, named: "a transaction", completion)
    }

    /// Lays out every window of the world at once.
    open class func flush() {
        World.current.layOutWindows()
    }

    /// Returns the duration of the group's animations, in seconds.
    open class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }

    /// Sets the duration of the group. Stored; has no effect, because only animation blocks animate.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        change { $0.duration = dur }
    }

    open class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

    open class func setDisableActions(_ flag: Bool) {
        change { $0.disablesActions = flag }
    }

    open class func completionBlock() -> (() -> Void)? { groups.last?.completion }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        change { $0.completion = block }
    }

    /// Sets the course of the group's animations. Not modelled: only animation blocks animate.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    /// Changes the innermost group, if there is one. UIKit's implicit group would end with this turn of the loop.
    private static func change(_ body: (inout Group) -> Void) {
        guard !groups.isEmpty else { return }
        body(&groups[groups.count - 1])
    }

    /// Extends the innermost group to the end of an animation block, on the clock of its timeline.
    static func note(end: Double, on timeline: Timeline) {
        guard let last = groups.indices.last, groups[last].timeline === timeline else { return }
        groups[last].end = max(groups[last].end, end)
    }
}
