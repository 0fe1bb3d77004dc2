import UIKit

/// Shows items in cells on stages of their own, and reads the cells.
extension ReuseProbe {
    func makeStage() -> Stage {
        Stage(width: screen.width, height: screen.height, scale: scale, behavior: preset, records: false)
    }

    func obstacleToReuse(itemCount items: Int) -> String {
        let stage = makeStage()
        let subject = stage.run { make() }
        let hasSource = withExtendedLifetime(subject) { subject.view.sourceOfData != nil }
        if !hasSource { return subject.noDataSourceMessage }
        if items < 2 { return "it takes two items, and there \(items == 1 ? "is one" : "are none")" }
        return "no two of the items that were tried have cells of one kind"
    }

    var items: [IndexPath] {
        let stage = makeStage()
        let subject = stage.run { make() }
        let view = subject.view
        // No cells are made here, so that the items still have to load when they are tried.
        stage.run { view.replaceLayout(with: ChosenItemsLayout()) }
        stage.show(subject)
        return view.itemCounts.enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(item: $0, section: section) }
        }
    }

    /// Shows the items of a pair, and returns the values of the second item's cell; nil if one of
    /// the items has no cell, or if the first item gets another cell meanwhile. If `pair` is nil,
    /// no other item is shown before `item`, and the cell is new.
    ///
    /// - Parameter besideFirst: whether the first item keeps its cell, so that the cell of the
    ///   second item is new.
    func readings(of item: IndexPath, in pair: ReusePair? = nil, besideFirst: Bool = false) -> CellReadings? {
        var showing = ShownItems(of: item, in: self)
        if let pair {
            showing.showFirst(of: pair)
            if !pair.isAtOnce { showing.stage.settle() }
            guard showing.firstKeepsItsCell else { return nil }
            if showing.scrollContents(ifWantedBy: pair) { showing.stage.settle() }
            if pair.isTapped {
                guard showing.tapControls() else { return nil }
                showing.stage.settle()
                guard showing.firstKeepsItsCell else { return nil }
            }
        }
        showing.showLast(besideFirst: besideFirst)
        showing.readUntilRest()
        return showing.finish()
    }

    /// Shows two items at once, and returns the values of their cells; nil if one has no cell, or if
    /// there are no items.
    func readings(ofNeighbors items: [IndexPath]) -> NeighborReadings? {
        var showing = ShownItems(of: items[0], in: self, beside: items[1])
        showing.showLast()
        showing.readUntilRest()
        return showing.finishNeighbors()
    }

    /// Returns what `readings(ofNeighbors:)` returns, but also waits for work in tasks and on other
    /// queues.
    func awaitedReadings(ofNeighbors items: [IndexPath]) async -> NeighborReadings? {
        var showing = ShownItems(of: items[0], in: self, beside: items[1])
        showing.showLast()
        showing.readUntilRest()
        await showing.stage.settledWithWorkElsewhere { showing.read() }
        return showing.finishNeighbors()
    }

    /// Returns what `readings(of:in:)` returns, but also waits for the main queue, and for work that
    /// the cells have begun in tasks and on other queues.
    func awaitedReadings(of item: IndexPath, in pair: ReusePair? = nil, besideFirst: Bool = false) async
        -> CellReadings?
    {
        var showing = ShownItems(of: item, in: self)
        if let pair {
            showing.showFirst(of: pair)
            if !pair.isAtOnce { await showing.stage.settledWithWorkElsewhere() }
            guard showing.firstKeepsItsCell else { return nil }
            if showing.scrollContents(ifWantedBy: pair) { await showing.stage.settledWithWorkElsewhere() }
            if pair.isTapped {
                guard showing.tapControls() else { return nil }
                await showing.stage.settledWithWorkElsewhere()
                guard showing.firstKeepsItsCell else { return nil }
            }
        }
        showing.showLast(besideFirst: besideFirst)
        showing.readUntilRest()
        await showing.stage.settledWithWorkElsewhere { showing.read() }
        return showing.finish()
    }

    /// Returns the paths of the objects that the cells of two items share while both are on screen,
    /// such as a loader. What changes in such an object is no difference between cells.
    func pathsOfSharedObjects(inCellsOf items: [IndexPath]) -> Set<String> {
        let stage = makeStage()
        let subject = stage.run { make() }
        let view = subject.view
        installLayout(forItem: items[0], in: view, on: stage).show(items, on: stage)
        let facts = items.compactMap { view.shownCell(ofItemAt: $0) }.map { cell in stage.run { CellFacts(of: cell) } }
        // What the cells load arrives before the stage ends, because a loader that all tries share
        // may wait for it.
        stage.settle()
        guard facts.count == 2 else { return [] }
        return Set(facts[0].objects.filter { facts[1].objects[$0.key] === $0.value }.keys)
    }

    /// Replaces the layout of a collection view by one that shows chosen items, with the size of
    /// one item, and shows the collection view. No cell is made meanwhile, so that the first cell
    /// that is shown is new.
    func installLayout(forItem item: IndexPath, in view: any ObservedList, on stage: Stage) -> ChosenItemsLayout {
        let layout = stage.run { ChosenItemsLayout() }
        layout.size = cellSize ?? sizeInOwnLayout(ofItemAt: item, in: view, on: stage)
        view.isPrefetchingEnabled = false
        stage.run {
            view.replaceLayout(with: layout)
            view.frame = CGRect(origin: .zero, size: screen)
        }
        if view.window == nil { stage.show(view) }
        stage.settle()
        return layout
    }

    /// Returns the size of an item in the collection view's own layout, or 160 by 160 points if the
    /// layout has no attributes for the item. If the layout would accept another size from the
    /// cell, another collection view is laid out to measure it.
    func sizeInOwnLayout(ofItemAt item: IndexPath, in view: any ObservedList, on stage: Stage) -> CGSize {
        stage.run {
            view.frame = CGRect(origin: .zero, size: screen)
            guard let attributes = view.itemAttributes(at: item) else {
                return CGSize(width: 160, height: 160)
            }
            return Self.acceptsOtherSize(for: attributes, view.layoutOfItems)
                ? measuredSize(ofItemAt: item) ?? attributes.size : attributes.size
        }
    }

    static func acceptsOtherSize(
        for attributes: UICollectionViewLayoutAttributes, _ layout: UICollectionViewLayout
    ) -> Bool {
        guard let other = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        other.size = CGSize(width: attributes.size.width + 1, height: attributes.size.height + 1)
        return layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: other, withOriginalAttributes: attributes)
    }

    /// Returns the size of an item after its cell was measured; nil if the layout has no attributes
    /// for the item.
    func measuredSize(ofItemAt item: IndexPath) -> CGSize? {
        if let size = measured.sizes[item] { return size }
        let stage = makeStage()
        let subject = stage.run { make() }
        let size = stage.run {
            let view = subject.view
            view.frame = CGRect(origin: .zero, size: screen)
            view.layoutIfNeeded()
            return view.itemAttributes(at: item)?.size
        }
        // What the cells load arrives before the stage ends, because a loader that all tries share
        // may wait for it.
        withExtendedLifetime(subject) { stage.settle() }
        measured.sizes[item] = size
        return size
    }
}
