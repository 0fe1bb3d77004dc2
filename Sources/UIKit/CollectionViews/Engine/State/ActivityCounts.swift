/// How often things have happened in one collection view. Tests that count read it.
package struct ActivityCounts: Equatable, Sendable {
    /// Questions to the data source, the delegate and the layout.
    package var dataSourceAsks = 0
    package var delegateAsks = 0
    package var layoutAsks = 0
    /// Calls of `prepare()`.
    package var prepares = 0
    package var passes = 0
    /// Views that were made, taken from a pool, put into one, or released because it was full.
    package var made = 0
    package var taken = 0
    package var put = 0
    package var dropped = 0
    /// Calls of `prepareForReuse()`.
    package var prepareForReuses = 0
    /// How often a view was inserted or moved among its siblings.
    package var moved = 0
    /// How often attributes were applied, and how often they were found equal.
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
