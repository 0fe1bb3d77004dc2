import UIKit

/// The numbers of calls and changes in a collection view. Subtract earlier counts from later ones
/// to get the counts in between.
public struct Counts: Equatable, Sendable, CustomStringConvertible {
    fileprivate let tally: EventCounts
    /// The number of views that were made. If the stage records, ``Stage/counts(of:during:)`` also
    /// lists these views.
    public let made: ViewCount

    init(_ tally: EventCounts, made: ViewCount? = nil) {
        self.tally = tally
        self.made = made ?? ViewCount(tally.made)
    }

    /// The number of calls of the data source's methods that return item counts, section counts or
    /// views.
    public var asks: Int { tally.dataSourceAsks }
    /// The number of calls that asked the delegate for metrics, decisions, index paths, offsets or
    /// layouts.
    public var delegateAsks: Int { tally.delegateAsks }
    /// The number of calls of most of the layout's methods that return a result, such as
    /// attributes, sizes and decisions.
    public var layoutAsks: Int { tally.layoutAsks }
    /// The number of calls of the layout's `prepare()`.
    public var prepares: Int { tally.prepares }
    /// The number of layout passes. A pass that is repeated because its layout was invalidated
    /// counts each time.
    public var passes: Int { tally.passes }
    /// The number of times that a view was taken from a pool.
    public var taken: Int { tally.taken }
    /// The number of times that a view was put into a pool.
    public var put: Int { tally.put }
    /// The number of views that were removed because no pool kept them, for example because their
    /// pool was full or was emptied.
    public var dropped: Int { tally.dropped }
    /// The number of calls of `prepareForReuse()`.
    public var prepareForReuses: Int { tally.prepareForReuses }
    /// The number of times that the collection view inserted a reusable view among its siblings, or
    /// moved it among them.
    public var moved: Int { tally.moved }
    /// The number of times that attributes were applied to a view.
    public var applied: Int { tally.applied }
    /// The number of times that no attributes were applied to a view that stays, because they were
    /// equal or were not returned again.
    public var skipped: Int { tally.skipped }
    /// The number of times that an element came on screen. Decorations count too, although
    /// `willDisplay` is not called for them.
    public var willDisplays: Int { tally.willDisplays }
    /// The number of times that an element left the screen. Decorations count too, although
    /// `didEndDisplaying` is not called for them.
    public var didEndDisplayings: Int { tally.didEndDisplayings }

    public static func - (now: Counts, before: Counts) -> Counts {
        var difference = EventCounts()
        for path in EventCounts.keyPaths {
            difference[keyPath: path] = now.tally[keyPath: path] - before.tally[keyPath: path]
        }
        return Counts(difference)
    }

    public var description: String {
        """
        asks \(asks), layout asks \(layoutAsks), prepares \(prepares), made \(made), taken \(taken), put \
        \(put), moved \(moved), applied \(applied), skipped \(skipped)
        """
    }
}

extension EventCounts {
    fileprivate static var keyPaths: [WritableKeyPath<EventCounts, Int>] {
        [
            \.dataSourceAsks, \.delegateAsks, \.layoutAsks, \.prepares, \.passes, \.made, \.taken, \.put, \.dropped,
            \.prepareForReuses,
            \.moved, \.applied, \.skipped, \.willDisplays, \.didEndDisplayings,
        ]
    }
}

extension Stage {
    /// Returns the counts of a list since it was made.
    public func counts(of view: any List) -> Counts { Counts(view.observed.tally) }

    /// Returns the counts of a list during `action`.
    public func counts(of view: any List, during action: () throws -> Void) rethrows -> Counts {
        let before = counts(of: view)
        let mark = recorder?.tape.markPosition()
        try action()
        let difference = (counts(of: view) - before).tally
        guard difference.made > 0, let recorder, let mark else { return Counts(difference) }
        var unpacker = EventUnpacker(viewNames: world.viewNames)
        let events = unpacker.makeEvents(from: recorder.events(from: mark))
        return Counts(difference, made: ViewCount(made: difference.made, in: events, of: ViewTree(of: view).root.name))
    }
}
