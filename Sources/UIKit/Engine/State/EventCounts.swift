/// The number of times that each kind of event has happened in one list. Tests compare
/// these counts.
package struct EventCounts: Equatable, Sendable {
    /// The number of calls by which the engine asked the data source for counts and views.
    package var dataSourceAsks = 0
    /// The number of calls by which the engine asked the delegate. Calls of methods without a
    /// result, and of methods that the delegate does not implement, do not count.
    package var delegateAsks = 0
    /// The number of calls by which the engine asked the layout for attributes, for its content
    /// size, for the views that it inserts or deletes itself, and whether bounds or preferred sizes
    /// invalidate it. Calls of `layoutAttributesForInteractivelyMovingItem` do not count.
    package var layoutAsks = 0
    /// The number of calls of `prepare()`.
    package var prepares = 0
    /// The number of rounds of layout passes.
    package var passes = 0
    /// The number of views that were made.
    package var made = 0
    /// The number of times that a view was taken from a reuse pool.
    package var taken = 0
    /// The number of times that a view was put into a reuse pool.
    package var put = 0
    /// The number of views that were removed from the hierarchy because their reuse pool did not
    /// keep them.
    package var dropped = 0
    /// The number of calls of `prepareForReuse()`.
    package var prepareForReuses = 0
    /// The number of times that the engine inserted or moved a reusable view among its siblings.
    package var moved = 0
    /// The number of times that attributes were applied to a view.
    package var applied = 0
    /// The number of times that no attributes were applied to a view, because they equalled the
    /// last ones, or the layout had not returned them again.
    package var skipped = 0
    /// The number of views that came on screen. Decoration views count too, although `willDisplay`
    /// is not called for them.
    package var willDisplays = 0
    /// The number of views that left the screen. Decoration views count too, although
    /// `didEndDisplaying` is not called for them.
    package var didEndDisplayings = 0

    package init() {}
}

extension PackedEvent.RoundCounts {
    init(from before: EventCounts, to now: EventCounts) {
        asks = Int32(now.dataSourceAsks - before.dataSourceAsks)
        made = Int32(now.made - before.made)
        taken = Int32(now.taken - before.taken)
        moved = Int32(now.moved - before.moved)
        applied = Int32(now.applied - before.applied)
        skipped = Int32(now.skipped - before.skipped)
    }
}
