import UIKit

/// Shows one item and then another in a collection view whose layout contains only the items that
/// are to be shown, and reads the values of the second item's cell.
@MainActor
struct ReuseProbe {
    let preset: Preset
    let screen: CGSize
    let scale: CGFloat
    /// The size of the cell, in points; nil for the size that the collection view's own layout
    /// returns.
    let cellSize: CGSize?
    /// The properties that may differ, with what belongs to them. Each is given by the end of its
    /// path, such as "label.text".
    let exceptions: Set<String>
    let make: @MainActor () -> HuntSubject

    private final class ChosenItemsLayout: UICollectionViewLayout {
        var items: [IndexPath] = []
        var size = CGSize.zero

        override var collectionViewContentSize: CGSize { size }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            items.compactMap { layoutAttributesForItem(at: $0) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard items.contains(indexPath) else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(origin: .zero, size: size)
            return attributes
        }

        func show(_ items: [IndexPath], on stage: Stage) {
            stage.act("show item", settling: false) {
                self.items = items
                invalidateLayout()
            }
        }
    }

    /// Two items that are shown one after the other.
    private struct Pair: Hashable {
        var before: IndexPath
        var then: IndexPath
        var isAtOnce = false
        var isScrolled = false
    }

    /// The values of a cell. The cell is read several times, from the tick in which it is shown
    /// until the stage is at rest.
    private struct CellReadings {
        /// The paths in the order in which they were first read.
        var paths: [String] = []
        /// The values by path, for each reading that differs from the one before. The cell is read
        /// when it is shown, whenever work or an animation begins or ends in the first two seconds,
        /// and at the end.
        var moments: [[String: String]] = []
        /// Whether the cell also showed the first item.
        var isReused = false
        /// Whether the cell contains a scroll view that can be scrolled.
        var scrolls = false

        mutating func add(_ facts: [(path: String, value: String)]) {
            let moment = Dictionary(facts, uniquingKeysWith: { a, _ in a })
            guard moment != moments.last else { return }
            moments.append(moment)
            var known = Set(paths)
            for fact in facts where known.insert(fact.path).inserted { paths.append(fact.path) }
        }

        func wasNil(at path: some StringProtocol) -> Bool { moments.contains { $0[String(path)] == "nil" } }

        func lastValue(at path: String) -> String? { moments.last?[path] }

        /// Returns the successive values of the property at a path such as "label.text".
        func values(at path: String) -> [String] {
            var values: [String] = []
            for moment in moments {
                let value = moment[path] ?? "not there"
                if values.last != value { values.append(value) }
            }
            return values
        }

        /// Returns whether the view or layer at a path was there at some time, was missing at some
        /// time, and was there at the end.
        func presence(at path: Substring) -> (occurred: Bool, wasMissing: Bool, isThereAtEnd: Bool) {
            let here = moments.map { $0["\(path).class"] != nil }
            return (here.contains(true), here.contains(false), here.last ?? false)
        }
    }

    func report(maximumTryCount limit: Int, seed: UInt64) -> ReuseReport {
        let items = self.items
        var found: [String: ReuseReport.Difference] = [:]
        var fresh: [IndexPath: CellReadings] = [:]
        var shared: [[IndexPath]: Set<String>] = [:]
        var unnamed = exceptions
        var withoutReuse = 0
        var scrolls = false
        var pairs = pairsToTry(of: items, limit: limit, seed: seed)
        /// Returns the differences for a pair; nil if no cell was reused.
        func differences(for pair: Pair) -> [ReuseReport.Difference]? {
            guard let reused = readings(of: pair.then, in: pair), reused.isReused else { return nil }
            scrolls = scrolls || reused.scrolls
            unnamed = unnamed.filter { !couldName($0, in: reused) }
            if fresh[pair.then] == nil { fresh[pair.then] = readings(of: pair.then) }
            guard let found = fresh[pair.then].map({ self.differences(of: reused, from: $0, for: pair) }),
                !found.isEmpty
            else { return [] }
            let items = [pair.before, pair.then]
            let paths = shared[items] ?? pathsOfSharedObjects(inCellsOf: items)
            shared[items] = paths
            return found.filter { !Self.parentPaths(of: $0.path).contains { paths.contains(String($0)) } }
        }
        func recordDifferences(for pair: Pair) {
            guard let differencesOfPair = differences(for: pair) else {
                withoutReuse += 1
                return
            }
            for difference in differencesOfPair where found[difference.path] == nil {
                found[difference.path] = simplestCase(of: difference, startingFrom: pair, among: items) { candidate in
                    differences(for: candidate)?.first { $0.path == difference.path }
                }
            }
        }
        for pair in pairs { recordDifferences(for: pair) }
        if scrolls {
            let scrolled = pairs.filter { !$0.isAtOnce }.map {
                Pair(before: $0.before, then: $0.then, isScrolled: true)
            }
            for pair in scrolled { recordDifferences(for: pair) }
            pairs += scrolled
        }
        return ReuseReport(
            differences: found.values.sorted { $0.path < $1.path }, pairs: pairs.count, pairsWithoutReuse: withoutReuse,
            obstacle: withoutReuse < pairs.count
                ? messageAboutException(in: unnamed, comparedPaths: fresh.values.flatMap(\.paths))
                : "nothing was compared: " + obstacleToReuse(itemCount: items.count))
    }

    /// Returns random pairs of items. If the limit and the number of items allow it, returns all
    /// pairs, each of them twice: with `isAtOnce` false and true.
    private func pairsToTry(of items: [IndexPath], limit: Int, seed: UInt64) -> [Pair] {
        guard items.count > 1 else { return [] }
        var generator = SeededGenerator(seed: seed)
        let count = items.count
        var pairs: [Pair] = []
        if count - 1 <= limit / (2 * count) {
            for before in items {
                for then in items where then != before {
                    pairs += [false, true].map { Pair(before: before, then: then, isAtOnce: $0) }
                }
            }
            return pairs
        }
        var seen: Set<Pair> = []
        var tries = 0
        while pairs.count < limit, tries < limit * 20 {
            tries += 1
            let (a, b) = (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
            let pair = Pair(before: items[a], then: items[b], isAtOnce: Bool.random(using: &generator))
            if a != b, seen.insert(pair).inserted { pairs.append(pair) }
        }
        return pairs
    }

    /// Returns the difference as it occurs for the simplest pair of items found. A pair is simpler
    /// if its items come earlier, or if the second item is shown after the stage is at rest.
    private func simplestCase(
        of difference: ReuseReport.Difference, startingFrom pair: Pair, among items: [IndexPath],
        _ shows: (Pair) -> ReuseReport.Difference?
    ) -> ReuseReport.Difference {
        var (best, bestPair) = (difference, pair)
        func adoptIfItShowsDifference(_ candidate: Pair) -> Bool {
            guard candidate != bestPair, candidate.before != candidate.then, let found = shows(candidate) else {
                return false
            }
            (best, bestPair) = (found, candidate)
            return true
        }
        func changedPair(_ change: (inout Pair) -> Void) -> Pair {
            var pair = bestPair
            change(&pair)
            return pair
        }
        if pair.isAtOnce { _ = adoptIfItShowsDifference(changedPair { $0.isAtOnce = false }) }
        func someItems(earlierThan path: IndexPath) -> [IndexPath] {
            let index = items.firstIndex(of: path) ?? 0
            return Array(items[..<min(index, 8)]) + (index > 8 ? [items[index / 2]] : [])
        }
        for _ in 0..<8 {
            let isSimplified =
                someItems(earlierThan: bestPair.before).contains { path in
                    adoptIfItShowsDifference(changedPair { $0.before = path })
                }
                || someItems(earlierThan: bestPair.then).contains { path in
                    adoptIfItShowsDifference(changedPair { $0.then = path })
                }
            if !isSimplified { break }
        }
        return best
    }

    /// Returns the differences between a reused and a new cell: values that differ at the end, and
    /// temporary values of the reused cell that the new cell never has.
    private func differences(of reused: CellReadings, from fresh: CellReadings, for pair: Pair) -> [ReuseReport
        .Difference]
    {
        // OPTIMIZATION: the reused and the new cell nearly always have equal values. Their values
        // are then not compared one by one.
        if reused.moments == fresh.moments { return [] }
        let known = Set(fresh.paths)
        return (fresh.paths + reused.paths.filter { !known.contains($0) }).compactMap { path in
            let ever = fresh.values(at: path)
            let strays = reused.values(at: path).filter { !ever.contains($0) }
            let isLasting = reused.lastValue(at: path) != fresh.lastValue(at: path)
            guard isLasting || !strays.isEmpty else { return nil }
            // If a view or a layer exists in only one of the cells, only the list of subviews or
            // sublayers is reported. The values of that view or layer are left out.
            guard !Self.parentPaths(of: path).contains(where: { reused.presence(at: $0) != fresh.presence(at: $0) })
            else { return nil }
            guard !exceptions.contains(where: { Self.exception($0, covers: path) }) else { return nil }
            return ReuseReport.Difference(
                path: path,
                reused: isLasting
                    ? reused.lastValue(at: path) ?? "not there" : "\(strays.joined(separator: ", then ")) for a while",
                fresh: isLasting ? fresh.lastValue(at: path) ?? "not there" : ever.joined(separator: ", then "),
                before: pair.before,
                then: pair.then, isAtOnce: pair.isAtOnce, isScrolled: pair.isScrolled)
        }
    }

    // MARK: - Exceptions

    /// Whether an exception names the end of a path, or the end of a path that encloses it.
    private static func exception(_ exception: String, covers path: String) -> Bool {
        ".\(path).".contains(".\(exception).")
    }

    /// Whether an exception covers a property of a cell, or a property of an object that is nil
    /// there.
    private func couldName(_ exception: String, in readings: CellReadings) -> Bool {
        readings.paths.contains { Self.exception(exception, covers: $0) }
            || Self.parentPaths(of: exception).contains { parent in
                readings.paths.contains { ".\($0)".hasSuffix(".\(parent)") && readings.wasNil(at: $0) }
            }
    }

    /// Returns a message about an exception that names no property; empty if there is none.
    private func messageAboutException(in unnamed: Set<String>, comparedPaths paths: [String]) -> String {
        unnamed.min().map {
            StageError.noMatch(for: "property for the exception", named: "\"\($0)\"", among: paths).description
        } ?? ""
    }

    /// Returns the paths that enclose a path: "a" and "a.b" for "a.b.c".
    private static func parentPaths(of path: String) -> [Substring] {
        path.indices.filter { path[$0] == "." }.map { path[..<$0] }
    }

    // MARK: - Cells on a stage

    private func makeStage() -> Stage {
        Stage(width: screen.width, height: screen.height, scale: scale, behavior: preset, records: false)
    }

    private func obstacleToReuse(itemCount items: Int) -> String {
        let stage = makeStage()
        let subject = stage.run { make() }
        let hasSource = withExtendedLifetime(subject) { subject.collectionView.dataSource != nil }
        if !hasSource { return HuntSubject.noDataSourceMessage }
        if items < 2 { return "it takes two items, and there \(items == 1 ? "is one" : "are none")" }
        return "no two of the items that were tried have cells of one kind"
    }

    private var items: [IndexPath] {
        let stage = makeStage()
        let subject = stage.run { make() }
        stage.show(subject)
        let view = subject.collectionView
        return (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    /// Shows the items of a pair, and returns the values of the second item's cell; nil if one of
    /// the items has no cell, or if the first item gets another cell meanwhile. If `pair` is nil,
    /// no other item is shown before `item`, and the cell is new.
    private func readings(of item: IndexPath, in pair: Pair? = nil) -> CellReadings? {
        let stage = makeStage()
        let subject = stage.run { make() }
        let view = subject.collectionView
        let layout = installLayout(forItem: item, in: view, on: stage)
        func show(_ item: IndexPath) -> UICollectionViewCell? {
            layout.show([item], on: stage)
            return view.cellForItem(at: item)
        }
        var first: UICollectionViewCell?
        if let pair {
            first = show(pair.before)
            if !pair.isAtOnce { stage.settle() }
            guard let first, view.cellForItem(at: pair.before) === first else { return nil }
            if pair.isScrolled {
                for inner in outermostScrollableViews(in: first) { stage.scroll(inner, by: inner.scrollableDistance) }
                stage.settle()
            }
        }
        _ = show(item)
        var reading = CellReadings()
        func read() {
            guard let cell = view.cellForItem(at: item) else { return }
            reading.add(stage.run { CellFacts(of: cell).all })
        }
        read()
        // Content that loads asynchronously arrives during these ticks, possibly also content of
        // the previous item.
        var (underWay, ticks) = (stage.underWay, 0)
        while !underWay.isEmpty, ticks < Self.maximumTickCount {
            stage.tick()
            ticks += 1
            let now = stage.underWay
            if now != underWay { read() }
            underWay = now
        }
        stage.settle()
        guard let cell = view.cellForItem(at: item) else { return nil }
        read()
        reading.isReused = first === cell
        reading.scrolls = !outermostScrollableViews(in: cell).isEmpty
        return reading
    }

    /// Returns the paths of the objects that the cells of two items share while both are on screen,
    /// such as a loader. What changes in such an object is no difference between cells.
    private func pathsOfSharedObjects(inCellsOf items: [IndexPath]) -> Set<String> {
        let stage = makeStage()
        let subject = stage.run { make() }
        let view = subject.collectionView
        installLayout(forItem: items[0], in: view, on: stage).show(items, on: stage)
        let facts = items.compactMap { view.cellForItem(at: $0) }.map { cell in stage.run { CellFacts(of: cell) } }
        guard facts.count == 2 else { return [] }
        return Set(facts[0].objects.filter { facts[1].objects[$0.key] === $0.value }.keys)
    }

    /// Replaces the layout of a collection view by one that shows chosen items, with the size of
    /// one item, and shows the collection view.
    private func installLayout(forItem item: IndexPath, in view: UICollectionView, on stage: Stage) -> ChosenItemsLayout
    {
        let layout = stage.run { ChosenItemsLayout() }
        layout.size =
            cellSize ?? sizeInOwnLayout(ofItemAt: item, in: view, on: stage) ?? CGSize(width: 160, height: 160)
        view.isPrefetchingEnabled = false
        stage.run {
            view.collectionViewLayout = layout
            view.frame = CGRect(origin: .zero, size: screen)
        }
        if view.window == nil { stage.show(view) }
        stage.settle()
        return layout
    }

    /// The number of ticks in which changes are read as they happen: two seconds. Later changes are
    /// read only at the end.
    private static let maximumTickCount = 120

    /// Returns the scroll views inside a view that have content to scroll. Scroll views inside
    /// these are left out.
    private func outermostScrollableViews(in view: UIView) -> [UIScrollView] {
        view.subviews.flatMap { child -> [UIScrollView] in
            if let scroll = child as? UIScrollView, scroll.scrollableDistance != .zero { return [scroll] }
            return outermostScrollableViews(in: child)
        }
    }

    /// Returns the size of an item in the collection view's own layout; nil if the layout has no
    /// attributes for the item.
    private func sizeInOwnLayout(ofItemAt item: IndexPath, in view: UICollectionView, on stage: Stage) -> CGSize? {
        stage.run {
            view.frame = CGRect(origin: .zero, size: screen)
            view.layoutIfNeeded()
            return view.layoutAttributesForItem(at: item)?.size
        }
    }
}

extension UIScrollView {
    /// The distance from the first to the last content offset, without insets.
    fileprivate var scrollableDistance: CGPoint {
        CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    }
}
