/// Computes the parts of the content in which cells are prefetched or kept. They depend on the
/// direction of the last scroll. [PRE-01]
struct PrefetchRegion {
    /// The direction of the last scroll along each axis: 1 for forward, -1 for backward. It is 0
    /// along an axis that was never scrolled, which counts as forward.
    private var direction = CGPoint.zero

    var hasScrolled: Bool { direction != .zero }

    /// The length of the area ahead of the visible rectangle in which cells are prefetched, as a
    /// fraction of that rectangle's length.
    /// [PRE-01], [PRE-04]
    static let aheadFraction: CGFloat = 0.75
    /// The margin, around the visible rectangle and the part ahead of it, in which cells are kept.
    /// It is a fraction of the visible rectangle's size. [PRE-01]
    static let marginFraction: CGFloat = 0.25

    mutating func noteScroll(from old: CGPoint, to new: CGPoint) {
        if new.x != old.x { direction.x = new.x > old.x ? 1 : -1 }
        if new.y != old.y { direction.y = new.y > old.y ? 1 : -1 }
    }

    /// Returns the part of the content in which cells are prefetched, ahead of the visible
    /// rectangle: above or below it if the content is higher than it, otherwise at its left or
    /// right. Nil if no content is left there, and for content that is neither higher nor wider
    /// than the visible rectangle.
    func rectAhead(of visible: CGRect, contentSize: CGSize) -> CGRect? {
        var rect = visible
        if contentSize.height > visible.height {
            rect.size.height = visible.height * Self.aheadFraction
            rect.origin.y = direction.y < 0 ? visible.minY - rect.height : visible.maxY
        } else if contentSize.width > visible.width {
            rect.size.width = visible.width * Self.aheadFraction
            rect.origin.x = direction.x < 0 ? visible.minX - rect.width : visible.maxX
        } else {
            return nil
        }
        return rect.overlap(with: CGRect(origin: .zero, size: contentSize))
    }

    /// Returns the rectangle in which cells are kept: the visible rectangle and the part ahead of
    /// it, with a margin on all sides.
    func rectOfKeptCells(around visible: CGRect, contentSize: CGSize) -> CGRect {
        let rect = rectAhead(of: visible, contentSize: contentSize).map(visible.union) ?? visible
        return rect.insetBy(dx: -visible.width * Self.marginFraction, dy: -visible.height * Self.marginFraction)
    }
}

/// The items for which `prefetchItemsAt` of the prefetching data source was called. [PRE-04]
struct PrefetchingItems {
    /// The keys of these items, sorted. Items are removed when they come on screen and when their
    /// prefetching is cancelled.
    private(set) var keys: [ElementKey] = []

    /// Updates the list. Returns the items for which to call `prefetchItemsAt`, and those for which
    /// to call `cancelPrefetchingForItemsAt`.
    ///
    /// - Parameters:
    ///   - wanted: the items ahead of the visible rectangle that have no cell yet, sorted.
    ///   - hasCell: returns whether an item is on screen or has a hidden cell. The prefetching of
    ///     such an item is not cancelled.
    mutating func update(to wanted: [ElementKey], hasCell: (ElementKey) -> Bool) -> (
        fetch: [ElementKey], cancel: [ElementKey]
    ) {
        // OPTIMIZATION: if the items ahead without a cell are exactly those in `keys`, no lists are
        // made. The two differ while an item in `keys` has a cell.
        guard wanted != keys else { return ([], []) }
        let fetch = wanted.filter { !keys.containsByBinarySearch($0) }
        let cancel = keys.filter { !wanted.containsByBinarySearch($0) && !hasCell($0) }
        keys.removeAll(where: cancel.containsByBinarySearch)
        keys += fetch
        keys.sort()
        return (fetch, cancel)
    }

    mutating func removeShownItem(_ key: ElementKey) {
        let index = keys.firstPosition { $0 >= key }
        if index < keys.count, keys[index] == key { keys.remove(at: index) }
    }
}
