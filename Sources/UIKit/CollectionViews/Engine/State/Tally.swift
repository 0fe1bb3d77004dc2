/// How often things happened in one collection view: what counts in tests are made of.
package struct Tally: Equatable, Sendable {
    /// Questions to the data source, the delegate and the layout.
    package var dataSourceAsks = 0
    package var delegateAsks = 0
    package var layoutAsks = 0
    /// Calls of `prepare()`.
    package var prepares = 0
    package var passes = 0
    /// Views made, taken from a pool, put into one, let go because it was full.
    package var made = 0
    package var taken = 0
    package var put = 0
    package var dropped = 0
    /// Calls of `prepareForReuse()`.
    package var prepareForReuses = 0
    /// Views inserted among their siblings or moved there.
    package var moved = 0
    /// Attributes applied, and found equal.
    package var applied = 0
    package var skipped = 0
    package var willDisplays = 0
    package var didEndDisplayings = 0

    package init() {}
}

extension ProbeEvent.Sum {
    init(from before: Tally, to now: Tally) {
        asks = Int32(now.dataSourceAsks - before.dataSourceAsks)
        made = Int32(now.made - before.made)
        taken = Int32(now.taken - before.taken)
        moved = Int32(now.moved - before.moved)
        applied = Int32(now.applied - before.applied)
        skipped = Int32(now.skipped - before.skipped)
    }
}
