/// Scrolling to items.
final class ItemScrolling: EnginePart {
    private let counts: CountQuestions
    private let elements: AttributeQuestions
    private let offset: ContentOffset
    private let preparation: LayoutPreparation

    init(
        _ base: EnginePart, counts: CountQuestions, elements: AttributeQuestions, offset: ContentOffset,
        preparation: LayoutPreparation
    ) {
        self.counts = counts
        self.elements = elements
        self.offset = offset
        self.preparation = preparation
        super.init(base)
    }

    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        if let problem = problem(path, position) { return host.world.fail(problem) }
        preparation.prepareIfNeeded()
        guard let wanted = elements.attributes(for: table.key(.cell, kind: nil, path)) else { return }
        clients.layout.innerScrolling?.scroll(to: wanted, at: position, animated: animated)
        let frame = wanted.frame
        let inset = host.peek { $0.adjustedContentInset }
        let bounds = host.bounds
        func axis(
            _ start: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ visible: CGFloat, _ before: CGFloat, _ after: CGFloat,
            _ wanted: (start: Bool, middle: Bool, end: Bool)
        ) -> CGFloat {
            if wanted.start { return start - before }
            if wanted.end { return start + length - visible + after }
            if wanted.middle { return start + length / 2 - before - (visible - before - after) / 2 }
            return offset
        }
        let target = CGPoint(
            x: axis(
                frame.minX, frame.width, bounds.minX, bounds.width, inset.left, inset.right,
                (position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right))),
            y: axis(
                frame.minY, frame.height, bounds.minY, bounds.height, inset.top, inset.bottom,
                (position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom))))
        offset.scroll(to: target, animated: animated)
    }

    private func problem(_ path: IndexPath, _ position: UICollectionView.ScrollPosition) -> Failure? {
        let vertical: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
        let horizontal: [UICollectionView.ScrollPosition] = [.left, .centeredHorizontally, .right]
        for (group, name) in [(vertical, "vertical"), (horizontal, "horizontal")] where group.filter(position.contains).count > 1 {
            return Failure(
                "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(name) positioning styles",
                hint: "use one of the \(name) positions")
        }
        guard !counts.isValidItem(path) else { return nil }
        let section = path.first ?? 0
        return host.policies.scrolling.failureNamesBounds
            ? Failure(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? 0)) when there are only "
                    + "\(counts.numberOfItems(inSection: section)) items in section \(section). Collection view: \(host.description).",
                hint: "scroll after the data source has the item")
            : Failure("attempt to scroll to invalid index path: \(path.inFailures)", hint: "scroll after the data source has the item")
    }
}
