extension Claim.Family {
    static let prefetching = claims(
        from: """
            PRE-01 (B) Since iOS 10, a cell that leaves the screen in a layout pass is hidden and
            kept for its index path, with its attributes, if isPrefetchingEnabled is true.
            didEndDisplaying is called at once. The cell is kept inside a larger rectangle: the
            visible rectangle, extended by 0.75 of its length in the direction of the last scroll,
            at most to the end of the content, and then by a quarter of the visible size on every
            side. A cell that is outside of this rectangle goes to its pool, and no method of the
            delegate is called for that.

            PRE-02 (B/C) A kept cell that comes back is shown again and willDisplay is called,
            without cellForItemAt and without prepareForReuse().

            PRE-03 (B/C) Cells ahead of the scroll are prepared, at most one in each pass. Dequeuing
            applies their attributes, as it does for any cell. These cells stay hidden, and
            willDisplay is called when they are displayed.

            PRE-04 (B/A) prefetchItemsAt is called with the index paths in a part of the content
            that is ahead of the visible rectangle and at most 0.75 times as long, the nearest
            first. Items that have a cell and index paths that were announced already are left out.
            Announced index paths that leave this part without coming on screen are cancelled; in
            the model not those whose cells are prepared or kept.
              apple:uicollectionviewdatasourceprefetching

            PRE-05* (A/C) visibleCells never contains cells that are only prepared or kept.
            cellForItem(at:) does not return them before iOS 15; since then it returns both kinds.
              apple:uicollectionview/cellforitem(at:)

            PRE-06 (B) Setting isPrefetchingEnabled to false puts all prepared and kept cells into
            their pools at once.

            PRE-07 (D) On iOS 10 only the visible cells are asked for at first. Cells ahead are
            prepared only after the first scroll; index paths are announced to the prefetching data
            source even before the first scroll.
              https://stackoverflow.com/questions/39135347

            PRE-08 (E) In a collection view outside a window, no index path is announced to the
            prefetching data source, and no cell is prepared ahead. A pass asks the data source for
            no cells outside of the visible bounds.

            PRE-09 (C) On iOS 10 cellForItem(at:) raises "request for number of items before section
            5 when there are only 3 sections in the collection view" for an item of a section that
            does not exist. On later systems it returns nil.
              https://github.com/Instagram/IGListKit/issues/216
              https://github.com/Instagram/IGListKit/issues/177
            """)
}
