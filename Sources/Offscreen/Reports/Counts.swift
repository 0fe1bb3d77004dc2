import UIKit

/// How often things happened in a collection view. Two readings can be subtracted.
public struct Counts: Equatable, Sendable, CustomStringConvertible {
    fileprivate let tally: ActivityCounts
    /// Views made. The counts of an action say which ones.
    public let made: ViewCount

    init(_ tally: ActivityCounts, made: ViewCount? = nil) {
        self.tally = tally
        self.made = made ?? ViewCount(tally.made)
    }

    /// Questions to the data source.
    public var asks: Int { tally.dataSourceAsks }
    /// Questions of a flow layout to its delegate.
    public var delegateAsks: Int { tally.delegateAsks }
    /// Questions to the layout.
    public var layoutAsks: Int { tally.layoutAsks }
    /// Calls of `prepare()` on the layout.
    public var prepares: Int { tally.prepares }
    /// Layout passes.
    public var passes: Int { tally.passes }
    /// Views taken from a pool.
    public var taken: Int { tally.taken }
    /// Views put into a pool.
    public var put: Int { tally.put }
    /// Views released because their pool was full or was emptied.
    public var dropped: Int { tally.dropped }
    /// Calls of `prepareForReuse()`.
    public var prepareForReuses: Int { tally.prepareForReuses }
    /// Views inserted among their siblings, or moved there.
    public var moved: Int { tally.moved }
    /// Attributes applied.
    public var applied: Int { tally.applied }
    /// Attributes found equal and not applied.
    public var skipped: Int { tally.skipped }
    /// Elements that came on screen, and that left it.
    public var willDisplays: Int { tally.willDisplays }
    public var didEndDisplayings: Int { tally.didEndDisplayings }

    public static func - (now: Counts, before: Counts) -> Counts {
        var difference = ActivityCounts()
        for path in ActivityCounts.all { difference[keyPath: path] = now.tally[keyPath: path] - before.tally[keyPath: path] }
        return Counts(difference)
    }

    public var description: String {
        "asks \(asks), layout asks \(layoutAsks), prepares \(prepares), made \(made), taken \(taken), put \(put), moved \(moved), "
            + "applied \(applied), skipped \(skipped)"
    }
}

extension ActivityCounts {
    fileprivate static var all: [WritableKeyPath<ActivityCounts, Int>] {
        [
            \.dataSourceAsks, \.delegateAsks, \.layoutAsks, \.prepares, \.passes, \.made, \.taken, \.put, \.dropped, \.prepareForReuses,
            \.moved, \.applied, \.skipped, \.willDisplays, \.didEndDisplayings,
        ]
    }
}

extension Stage {
    /// The counts of a collection view since it was made.
    public func counts(of view: UICollectionView) -> Counts { Counts(view.tally) }

    /// The counts of a collection view during `action`.
    public func counts(of view: UICollectionView, during action: () throws -> Void) rethrows -> Counts {
        let before = counts(of: view)
        let mark = recorder?.tape.mark()
        try action()
        let difference = (counts(of: view) - before).tally
        guard difference.made > 0, let recorder, let mark else { return Counts(difference) }
        var words = EventNaming(registry: world.registry)
        let events = words.events(recorder.events(from: mark))
        return Counts(difference, made: ViewCount(made: difference.made, in: events, of: ViewTree(of: view).root.name))
    }
}
