/// Scrolls to items.
@MainActor
final class ItemScrolling {
    private let host: Host
    private let state: EngineState
    private let layoutClient: LayoutClient
    private let counts: CountLoader
    private let preparation: LayoutPreparation
    private let elements: AttributeLoader

    init(
        host: Host, state: EngineState, layoutClient: LayoutClient, counts: CountLoader, preparation: LayoutPreparation,
        elements: AttributeLoader
    ) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
        self.counts = counts
        self.preparation = preparation
        self.elements = elements
    }

    /// The vertical scroll positions, in the order start, middle, end, as are `horizontal`. A
    /// position may contain at most one of each.
    static let vertical: [ItemScrollPosition] = [.top, .centeredVertically, .bottom]
    static let horizontal: [ItemScrollPosition] = [.left, .centeredHorizontally, .right]

    func scroll(to path: IndexPath, at position: ItemScrollPosition, animated: Bool) {
        if let problem = failure(scrollingAt: position) { return host.world.fail(problem) }
        guard counts.isValidItem(path) else { return reportOutOfRange(path) }
        guard let wanted = elements.attributes(for: state.table.key(ofItemAt: path)) else { return }
        layoutClient.innerScrolling?.scroll(to: wanted, at: position, animated: animated)
        let frame = wanted.frame
        let inset = host.withView { $0.adjustedContentInset }
        let bounds = host.bounds
        func targetOffset(
            forPositions positions: [ItemScrollPosition], itemStart start: CGFloat,
            itemLength length: CGFloat,
            currentOffset: CGFloat, visibleLength visible: CGFloat, insetBefore before: CGFloat,
            insetAfter after: CGFloat
        ) -> CGFloat {
            switch positions.firstIndex(where: position.contains) {
            case 0: start - before
            case 1: start + length / 2 - before - (visible - before - after) / 2
            case 2: start + length - visible + after
            default: currentOffset
            }
        }
        let target = CGPoint(
            x: targetOffset(
                forPositions: Self.horizontal, itemStart: frame.minX, itemLength: frame.width,
                currentOffset: bounds.minX,
                visibleLength: bounds.width, insetBefore: inset.left, insetAfter: inset.right),
            y: targetOffset(
                forPositions: Self.vertical, itemStart: frame.minY, itemLength: frame.height,
                currentOffset: bounds.minY,
                visibleLength: bounds.height, insetBefore: inset.top, insetAfter: inset.bottom))
        preparation.scroll(to: target, animated: animated)
    }

    private func failure(scrollingAt position: ItemScrollPosition) -> Failure? {
        for (group, name) in [(Self.vertical, "vertical"), (Self.horizontal, "horizontal")]
        where group.filter(position.contains).count > 1 {
            return Failure(
                """
                UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(name) \
                positioning styles
                """,
                hint: "use one of the \(name) positions")
        }
        return nil
    }

    /// [SCROLL-07] Reports that an item does not exist: as a failure, or on iOS 13 as a log line.
    ///
    /// UNKNOWN: the words of the log line. Here they are those of the exception of older systems.
    private func reportOutOfRange(_ path: IndexPath) {
        let section = path.first ?? 0
        let text =
            host.policies.scrollFailureNamesBounds
            ? """
            Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? 0)) when \
            there are only \(counts.numberOfItems(inSection: section)) items in section \(section). \
            Collection view: \(host.description).
            """
            : "attempt to scroll to invalid index path: \(path.failureText)"
        guard host.policies.raisesOnScrollOutOfRange else { return host.world.log(text) }
        host.world.fail(Failure(text, hint: "scroll after the data source has the item"))
    }
}
