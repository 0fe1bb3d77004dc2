/// The number of times that each kind of event has happened in one collection view. Tests compare these counts.
package struct ActivityCounts: Equatable, Sendable {
    /// The numbers of questions to the data source, the delegate and the layout.
    package var dataSourceAsks = 0
    package var delegateAsks = 0
    package var layoutAsks = 0
    /// The number of calls of `prepare()`.
    package var prepares = 0
    package var passes = 0
    /// The numbers of views that were made, taken from a pool, put into a pool, and removed because no pool kept them.
    package var made = 0
    package var taken = 0
    package var put = 0
    package var dropped = 0
    /// The number of calls of `prepareForReuse()`.
    package var prepareForReuses = 0
    /// The number of times that a view was inserted or moved among its siblings.
    package var moved = 0
    /// The numbers of times that attributes were applied, and that attributes were skipped because the view had them already.
    package var applied = 0
    package var skipped = 0
    package var willDisplays = 0
    package var didEndDisplayings = 0

    package init() {}
}

extension PackedEvent.Sum {
    init(from before: ActivityCounts, to now: ActivityCounts) {
        asks = Int32(now.dataSourceAsks - before.dataSourceAsks)
        made = Int32(now.made - before.made)
        taken = Int32(now.taken - before.taken)
        moved = Int32(now.moved - before.moved)
        applied = Int32(now.applied - before.applied)
        skipped = Int32(now.skipped - before.skipped)
    }
}
