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
    /// Whether a check that does not wait accepts work in tasks and on other queues.
    let ignoresWorkElsewhere: Bool
    let make: @MainActor () -> HuntSubject

    /// The sizes of items whose cells were measured.
    private final class MeasuredSizes {
        var sizes: [IndexPath: CGSize] = [:]
    }
    private let measured = MeasuredSizes()

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
        /// Whether the controls in the first item's cell are tapped. The new cell of the second item
        /// is then one that is shown after the same taps, while the first item keeps its cell.
        var isTapped = false
    }

    /// The readings of two cells that were shown at once.
    private struct Neighbors {
        let items: [IndexPath]
        let readings: [CellReadings]
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
        /// Whether the cell contains a control that can be tapped.
        var hasControls = false
        /// The number of times that code of the screen began work in a task or on another queue.
        var begunElsewhere = 0

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

    /// The readings of a reused cell, and those of new cells of the same item that were made before
    /// and after it. All tries can share state, such as a loader with a cache. What differs between
    /// the two new cells comes from that state, and not from the reuse.
    private struct Comparison {
        let reused: CellReadings
        let before: CellReadings
        let after: CellReadings

        /// Whether the new cells have the same value at the end, or the same successive values.
        func canCompare(at path: String, atEnd: Bool) -> Bool {
            atEnd
                ? before.lastValue(at: path) == after.lastValue(at: path)
                : before.values(at: path) == after.values(at: path)
        }
    }

    /// The most recent readings of each item's new cell; nil for an item without a cell.
    private typealias FreshReadings = [IndexPath: CellReadings?]

    /// Tries pairs of items, and reports the differences. If code of the screen begins work in
    /// tasks or on other queues, the report says that this work was not seen.
    func report(maximumTryCount limit: Int, seed: UInt64) -> ReuseReport {
        var fresh: FreshReadings = [:]
        let items = self.items
        // All other pairs come before most neighbors, so that what they load is not in a cache yet.
        var neighbors = [Self.firstNeighbors(among: items).flatMap { readings(ofNeighbors: $0) }]
        return report(maximumTryCount: limit, seed: seed, waited: false) {
            comparison(of: $0, fresh: &fresh)
        } neighbors: {
            neighbors += Self.laterNeighbors(among: items).map { readings(ofNeighbors: $0) }
            return neighbors.compactMap { $0 }
        } alone: {
            readings(of: $0)
        }
    }

    /// Tries pairs of items, and waits in each pair for work in tasks and on other queues.
    func awaitedReport(maximumTryCount limit: Int, seed: UInt64) async -> ReuseReport {
        var taken: [Pair: Comparison] = [:]
        var fresh: FreshReadings = [:]
        let items = self.items
        var neighbors: [Neighbors] = []
        if let first = Self.firstNeighbors(among: items), let readings = await awaitedReadings(ofNeighbors: first) {
            neighbors.append(readings)
        }
        let pairs = pairsToTry(of: items, limit: limit, seed: seed)
        for pair in pairs { taken[pair] = await awaitedComparison(of: pair, fresh: &fresh) }
        if taken.values.contains(where: { $0.reused.scrolls }) {
            for pair in Self.scrolledPairs(of: pairs) {
                taken[pair] = await awaitedComparison(of: pair, fresh: &fresh)
            }
        }
        if taken.values.contains(where: { $0.reused.hasControls }) {
            for pair in Self.tappedPairs(of: pairs) {
                taken[pair] = await awaitedComparison(of: pair, fresh: &fresh)
            }
        }
        for pair in Self.laterNeighbors(among: items) {
            if let readings = await awaitedReadings(ofNeighbors: pair) { neighbors.append(readings) }
        }
        var alone: [IndexPath: CellReadings] = [:]
        for item in Set(neighbors.flatMap(\.items)) { alone[item] = await awaitedReadings(of: item) }
        // A pair that simplifies a difference is one of those that were tried.
        return report(maximumTryCount: limit, seed: seed, waited: true) {
            taken[$0]
        } neighbors: {
            neighbors
        } alone: {
            alone[$0]
        }
    }

    /// Returns the readings for a pair; nil if no cell was reused.
    ///
    /// A new cell of the second item is made twice first, so that what the item loads is in the
    /// caches, and the first item may still have to load.
    private func comparison(of pair: Pair, fresh: inout FreshReadings) -> Comparison? {
        let item = pair.then
        if pair.isTapped {
            guard let before = readings(of: item, in: pair, besideFirst: true),
                let reused = readings(of: item, in: pair), reused.isReused,
                let after = readings(of: item, in: pair, besideFirst: true)
            else { return nil }
            return Comparison(reused: reused, before: before, after: after)
        }
        if fresh[item] == nil {
            _ = readings(of: item)
            fresh[item] = .some(readings(of: item))
        }
        guard let reused = readings(of: item, in: pair), reused.isReused, let before = fresh[item] ?? nil else {
            return nil
        }
        if reused.moments != before.moments { fresh[item] = .some(readings(of: item)) }
        return Comparison(reused: reused, before: before, after: (fresh[item] ?? nil) ?? before)
    }

    /// Returns what `comparison(of:fresh:)` returns, and waits for work in tasks and on other
    /// queues.
    private func awaitedComparison(of pair: Pair, fresh: inout FreshReadings) async -> Comparison? {
        let item = pair.then
        if pair.isTapped {
            guard let before = await awaitedReadings(of: item, in: pair, besideFirst: true),
                let reused = await awaitedReadings(of: item, in: pair), reused.isReused,
                let after = await awaitedReadings(of: item, in: pair, besideFirst: true)
            else { return nil }
            return Comparison(reused: reused, before: before, after: after)
        }
        if fresh[item] == nil {
            _ = await awaitedReadings(of: item)
            fresh[item] = .some(await awaitedReadings(of: item))
        }
        guard let reused = await awaitedReadings(of: item, in: pair), reused.isReused, let before = fresh[item] ?? nil
        else { return nil }
        if reused.moments != before.moments { fresh[item] = .some(await awaitedReadings(of: item)) }
        return Comparison(reused: reused, before: before, after: (fresh[item] ?? nil) ?? before)
    }

    private static func scrolledPairs(of pairs: [Pair]) -> [Pair] {
        pairs.filter { !$0.isAtOnce }.map { Pair(before: $0.before, then: $0.then, isScrolled: true) }
    }

    /// Returns at most eight of the pairs, with taps on the controls in the first item's cell.
    private static func tappedPairs(of pairs: [Pair]) -> [Pair] {
        pairs.filter { !$0.isAtOnce }.prefix(8).map { Pair(before: $0.before, then: $0.then, isTapped: true) }
    }

    /// Returns the last two items if there are at least four; otherwise nil. They are shown at once
    /// before anything else is, so that both load, although a cache may be shared by all tries.
    private static func firstNeighbors(among items: [IndexPath]) -> [IndexPath]? {
        items.count < 4 ? nil : Array(items.suffix(2))
    }

    /// Returns the first two items, and the next two, as far as there are so many.
    private static func laterNeighbors(among items: [IndexPath]) -> [[IndexPath]] {
        [0, 2].filter { $0 + 1 < items.count }.map { [items[$0], items[$0 + 1]] }
    }

    /// - Parameters:
    ///   - waited: whether the readings were taken after all work was over.
    ///   - compare: returns the readings for a pair; nil if no cell was reused.
    ///   - neighbors: returns the readings of pairs of cells that were shown at once.
    ///   - alone: returns the readings of an item's new cell that is the only one on screen.
    private func report(
        maximumTryCount limit: Int, seed: UInt64, waited: Bool, compare: (Pair) -> Comparison?,
        neighbors: () -> [Neighbors], alone: (IndexPath) -> CellReadings?
    ) -> ReuseReport {
        let items = self.items
        var found: [String: ReuseReport.Difference] = [:]
        var knownPaths: Set<String> = []
        var shared: [[IndexPath]: Set<String>] = [:]
        // The number of comparisons in which a path could not be compared.
        var uncompared: [String: Int] = [:]
        var comparisonCount = 0
        var unnamed = exceptions
        var withoutReuse = 0
        var (scrolls, hasControls) = (false, false)
        var begunElsewhere = 0
        var pairs = pairsToTry(of: items, limit: limit, seed: seed)
        /// Returns the differences for a pair; nil if no cell was reused.
        func differences(for pair: Pair) -> [ReuseReport.Difference]? {
            guard let comparison = compare(pair) else { return nil }
            comparisonCount += 1
            scrolls = scrolls || comparison.reused.scrolls
            hasControls = hasControls || comparison.reused.hasControls
            if !pair.isTapped { begunElsewhere += comparison.reused.begunElsewhere }
            unnamed = unnamed.filter { !couldName($0, in: comparison.reused) }
            knownPaths.formUnion(comparison.after.paths)
            var found = self.differences(in: comparison, for: pair)
            if found.isEmpty { return [] }
            let items = [pair.before, pair.then]
            let paths = shared[items] ?? pathsOfSharedObjects(inCellsOf: items)
            shared[items] = paths
            found.removeAll { Self.parentPaths(of: $0.difference.path).contains { paths.contains(String($0)) } }
            for entry in found where !entry.isCertain { uncompared[entry.difference.path, default: 0] += 1 }
            return found.filter(\.isCertain).map(\.difference)
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
            let scrolled = Self.scrolledPairs(of: pairs)
            for pair in scrolled { recordDifferences(for: pair) }
            pairs += scrolled
        }
        if hasControls {
            let tapped = Self.tappedPairs(of: pairs.filter { !$0.isScrolled })
            for pair in tapped { recordDifferences(for: pair) }
            pairs += tapped
        }
        for difference in differencesOfNeighbors(neighbors(), alone: alone) where found[difference.path] == nil {
            found[difference.path] = difference
        }
        return ReuseReport(
            differences: found.values.sorted { $0.path < $1.path }, pairs: pairs.count, pairsWithoutReuse: withoutReuse,
            obstacle: withoutReuse < pairs.count
                ? messageAboutException(in: unnamed, comparedPaths: knownPaths.sorted())
                : "nothing was compared: " + obstacleToReuse(itemCount: items.count),
            uncomparedPaths: uncompared.filter { $0.value == comparisonCount }.keys.sorted(),
            unseenWorkCount: waited || ignoresWorkElsewhere ? 0 : begunElsewhere)
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
            return Self.firstUsesFirst(pairs)
        }
        var seen: Set<Pair> = []
        var tries = 0
        while pairs.count < limit, tries < limit * 20 {
            tries += 1
            let (a, b) = (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
            let pair = Pair(before: items[a], then: items[b], isAtOnce: Bool.random(using: &generator))
            if a != b, seen.insert(pair).inserted { pairs.append(pair) }
        }
        return Self.firstUsesFirst(pairs)
    }

    /// Returns the pairs in another order. The pairs come first whose first item is used for the
    /// first time, and is still loading when the second is shown. A cache that all tries share
    /// would hide what arrives late from any later pair.
    private static func firstUsesFirst(_ pairs: [Pair]) -> [Pair] {
        var used: Set<IndexPath> = []
        var (first, rest): ([Pair], [Pair]) = ([], [])
        for pair in pairs {
            if pair.isAtOnce, !used.contains(pair.before) {
                used.formUnion([pair.before, pair.then])
                first.append(pair)
            } else {
                rest.append(pair)
            }
        }
        return first + rest
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
    /// temporary values of the reused cell that the new cell never has. A difference is certain if
    /// the new cells before and after the reused one do not differ from each other there.
    private func differences(
        in comparison: Comparison, for pair: Pair
    ) -> [(difference: ReuseReport.Difference, isCertain: Bool)] {
        let (reused, fresh) = (comparison.reused, comparison.after)
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
            let difference = ReuseReport.Difference(
                path: path,
                reused: isLasting
                    ? reused.lastValue(at: path) ?? "not there" : "\(strays.joined(separator: ", then ")) for a while",
                fresh: isLasting ? fresh.lastValue(at: path) ?? "not there" : ever.joined(separator: ", then "),
                before: pair.before,
                then: pair.then, isAtOnce: pair.isAtOnce, isScrolled: pair.isScrolled, isTapped: pair.isTapped)
            return (difference, comparison.canCompare(at: path, atEnd: isLasting))
        }
    }

    /// Returns the differences between cells that were shown at once, and cells of the same items
    /// that were alone on screen. A difference is a value of the neighbor that the item's own cell
    /// never has when it is alone, or a value that the cell keeps although it gets another one
    /// later when it is alone.
    private func differencesOfNeighbors(_ all: [Neighbors], alone: (IndexPath) -> CellReadings?)
        -> [ReuseReport.Difference]
    {
        var known: [IndexPath: CellReadings?] = [:]
        func readAlone(_ item: IndexPath) -> CellReadings? {
            if let readings = known[item] { return readings }
            let readings = alone(item)
            known[item] = .some(readings)
            return readings
        }
        var (foreign, missing): ([ReuseReport.Difference], [ReuseReport.Difference]) = ([], [])
        for neighbors in all {
            // Without late content, the cells have no time to disturb each other.
            guard neighbors.readings.contains(where: { $0.moments.count > 1 }) else { continue }
            let shared = pathsOfSharedObjects(inCellsOf: neighbors.items)
            for (own, other) in [(0, 1), (1, 0)] {
                let (item, otherItem) = (neighbors.items[own], neighbors.items[other])
                guard let alone = readAlone(item), let otherAlone = readAlone(otherItem) else { continue }
                let readings = neighbors.readings[own]
                for path in readings.paths {
                    guard !exceptions.contains(where: { Self.exception($0, covers: path) }),
                        !Self.parentPaths(of: path).contains(where: { shared.contains(String($0)) })
                    else { continue }
                    let (values, expected) = (readings.values(at: path), alone.values(at: path))
                    let stray = values.first {
                        !expected.contains($0) && otherAlone.values(at: path).contains($0)
                    }
                    let isMissing = expected.count > 1 && values.last == expected.first && values.last != expected.last
                    guard let value = stray ?? (isMissing ? values.last : nil) else { continue }
                    let difference = ReuseReport.Difference(
                        path: path, reused: value == values.last ? value : "\(value) for a while",
                        fresh: value == values.last ? expected.last ?? "" : expected.joined(separator: ", then "),
                        before: otherItem, then: item, isAtOnce: true, isScrolled: false, isTogether: true)
                    if stray == nil { missing.append(difference) } else { foreign.append(difference) }
                }
            }
        }
        return foreign.isEmpty ? missing : foreign
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
        let view = subject.collectionView
        // No cells are made here, so that the items still have to load when they are tried.
        stage.run { view.collectionViewLayout = ChosenItemsLayout() }
        stage.show(subject)
        return (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    /// Shows the items of a pair, and returns the values of the second item's cell; nil if one of
    /// the items has no cell, or if the first item gets another cell meanwhile. If `pair` is nil,
    /// no other item is shown before `item`, and the cell is new.
    ///
    /// - Parameter besideFirst: whether the first item keeps its cell, so that the cell of the
    ///   second item is new.
    private func readings(of item: IndexPath, in pair: Pair? = nil, besideFirst: Bool = false) -> CellReadings? {
        var showing = Showing(of: item, in: self)
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
    private func readings(ofNeighbors items: [IndexPath]) -> Neighbors? {
        var showing = Showing(of: items[0], in: self, beside: items[1])
        showing.showLast()
        showing.readUntilRest()
        return showing.finishNeighbors()
    }

    /// Returns what `readings(ofNeighbors:)` returns, but also waits for work in tasks and on other
    /// queues.
    private func awaitedReadings(ofNeighbors items: [IndexPath]) async -> Neighbors? {
        var showing = Showing(of: items[0], in: self, beside: items[1])
        showing.showLast()
        showing.readUntilRest()
        await showing.stage.settledWithWorkElsewhere { showing.read() }
        return showing.finishNeighbors()
    }

    /// Returns what `readings(of:in:)` returns, but also waits for the main queue, and for work that
    /// the cells have begun in tasks and on other queues.
    private func awaitedReadings(of item: IndexPath, in pair: Pair? = nil, besideFirst: Bool = false) async
        -> CellReadings?
    {
        var showing = Showing(of: item, in: self)
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

    /// A collection view on a stage of its own, which shows one item and then another.
    @MainActor
    private struct Showing {
        let stage: Stage
        private let subject: HuntSubject
        private let layout: ChosenItemsLayout
        private let item: IndexPath
        /// The item that is shown at once with `item`; nil if there is none.
        private let neighbor: IndexPath?
        private var first: (item: IndexPath, cell: UICollectionViewCell?)?
        private var readings = CellReadings()
        private var neighborReadings = CellReadings()

        init(of item: IndexPath, in probe: ReuseProbe, beside neighbor: IndexPath? = nil) {
            self.neighbor = neighbor
            stage = probe.makeStage()
            subject = stage.run { probe.make() }
            layout = probe.installLayout(forItem: item, in: subject.collectionView, on: stage)
            self.item = item
        }

        private func cell(of item: IndexPath) -> UICollectionViewCell? { subject.collectionView.cellForItem(at: item) }

        mutating func showFirst(of pair: Pair) {
            layout.show([pair.before], on: stage)
            first = (pair.before, cell(of: pair.before))
        }

        var firstKeepsItsCell: Bool {
            guard let first, let firstCell = first.cell else { return false }
            return cell(of: first.item) === firstCell
        }

        /// Scrolls the scroll views in the first item's cell, if the pair wants it. Returns whether
        /// it does.
        func scrollContents(ifWantedBy pair: Pair) -> Bool {
            guard pair.isScrolled, let cell = first?.cell else { return false }
            for inner in ReuseProbe.outermostScrollableViews(in: cell) {
                stage.scroll(inner, by: inner.scrollableDistance)
            }
            return true
        }

        /// Taps each control in the first item's cell. Returns whether nothing failed, and whether
        /// there are as many items as before.
        func tapControls() -> Bool {
            guard let cell = first?.cell else { return false }
            let counts = itemCounts
            let failures = stage.collectFailures {
                for control in ReuseProbe.tappableControls(in: cell) where control.window === stage.window {
                    let point = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
                    if stage.window.bounds.contains(point) { stage.tap(at: point) }
                }
            }
            return failures.isEmpty && itemCounts == counts
        }

        /// The numbers of items that the data source returns.
        private var itemCounts: [Int] {
            let view = subject.collectionView
            return stage.run {
                guard let source = view.dataSource else { return [] }
                return (0..<source.numberOfSections(in: view)).map {
                    source.collectionView(view, numberOfItemsInSection: $0)
                }
            }
        }

        mutating func showLast(besideFirst: Bool = false) {
            let others = besideFirst ? first.map { [$0.item] } ?? [] : []
            layout.show(others + [item] + (neighbor.map { [$0] } ?? []), on: stage)
            read()
        }

        mutating func read() {
            if let neighbor, let cell = cell(of: neighbor) {
                neighborReadings.add(stage.run { CellFacts(of: cell).all })
            }
            guard let cell = cell(of: item) else { return }
            readings.add(stage.run { CellFacts(of: cell).all })
        }

        /// Reads the cell while content arrives that loads on the stage's clock, possibly also
        /// content of the previous item.
        mutating func readUntilRest() {
            var (underWay, ticks) = (stage.underWay, 0)
            while !underWay.isEmpty, ticks < ReuseProbe.maximumTickCount {
                stage.tick()
                ticks += 1
                let now = stage.underWay
                if now != underWay { read() }
                underWay = now
            }
            stage.settle()
        }

        mutating func finish() -> CellReadings? {
            guard let cell = cell(of: item) else { return nil }
            read()
            readings.isReused = first?.cell === cell
            readings.scrolls = !ReuseProbe.outermostScrollableViews(in: cell).isEmpty
            readings.hasControls = !ReuseProbe.tappableControls(in: cell).isEmpty
            readings.begunElsewhere = stage.world.workElsewhere.begunCount
            return readings
        }

        mutating func finishNeighbors() -> Neighbors? {
            guard let neighbor, cell(of: item) != nil, cell(of: neighbor) != nil else { return nil }
            read()
            return Neighbors(items: [item, neighbor], readings: [readings, neighborReadings])
        }
    }

    /// Returns the paths of the objects that the cells of two items share while both are on screen,
    /// such as a loader. What changes in such an object is no difference between cells.
    private func pathsOfSharedObjects(inCellsOf items: [IndexPath]) -> Set<String> {
        let stage = makeStage()
        let subject = stage.run { make() }
        let view = subject.collectionView
        installLayout(forItem: items[0], in: view, on: stage).show(items, on: stage)
        let facts = items.compactMap { view.cellForItem(at: $0) }.map { cell in stage.run { CellFacts(of: cell) } }
        // What the cells load arrives before the stage ends, because a loader that all tries share
        // may wait for it.
        stage.settle()
        guard facts.count == 2 else { return [] }
        return Set(facts[0].objects.filter { facts[1].objects[$0.key] === $0.value }.keys)
    }

    /// Replaces the layout of a collection view by one that shows chosen items, with the size of
    /// one item, and shows the collection view. No cell is made meanwhile, so that the first cell
    /// that is shown is new.
    private func installLayout(forItem item: IndexPath, in view: UICollectionView, on stage: Stage) -> ChosenItemsLayout
    {
        let layout = stage.run { ChosenItemsLayout() }
        layout.size = cellSize ?? sizeInOwnLayout(ofItemAt: item, in: view, on: stage)
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
    private static func outermostScrollableViews(in view: UIView) -> [UIScrollView] {
        view.subviews.flatMap { child -> [UIScrollView] in
            if let scroll = child as? UIScrollView, scroll.scrollableDistance != .zero { return [scroll] }
            return outermostScrollableViews(in: child)
        }
    }

    /// Returns the controls inside a view that a tap reaches, except text fields. A tap on a text
    /// field would begin editing.
    private static func tappableControls(in view: UIView) -> [UIControl] {
        view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled }.flatMap { child in
            guard let control = child as? UIControl else { return tappableControls(in: child) }
            return control.isEnabled && !(control is UITextField) ? [control] : []
        }
    }

    /// Returns the size of an item in the collection view's own layout, or 160 by 160 points if the
    /// layout has no attributes for the item. If the layout would accept another size from the
    /// cell, another collection view is laid out to measure it.
    private func sizeInOwnLayout(ofItemAt item: IndexPath, in view: UICollectionView, on stage: Stage) -> CGSize {
        stage.run {
            view.frame = CGRect(origin: .zero, size: screen)
            guard let attributes = view.layoutAttributesForItem(at: item) else {
                return CGSize(width: 160, height: 160)
            }
            return Self.acceptsOtherSize(for: attributes, view.collectionViewLayout)
                ? measuredSize(ofItemAt: item) ?? attributes.size : attributes.size
        }
    }

    private static func acceptsOtherSize(
        for attributes: UICollectionViewLayoutAttributes, _ layout: UICollectionViewLayout
    ) -> Bool {
        guard let other = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        other.size = CGSize(width: attributes.size.width + 1, height: attributes.size.height + 1)
        return layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: other, withOriginalAttributes: attributes)
    }

    /// Returns the size of an item after its cell was measured; nil if the layout has no attributes
    /// for the item.
    private func measuredSize(ofItemAt item: IndexPath) -> CGSize? {
        if let size = measured.sizes[item] { return size }
        let stage = makeStage()
        let subject = stage.run { make() }
        let size = stage.run {
            let view = subject.collectionView
            view.frame = CGRect(origin: .zero, size: screen)
            view.layoutIfNeeded()
            return view.layoutAttributesForItem(at: item)?.size
        }
        // What the cells load arrives before the stage ends, because a loader that all tries share
        // may wait for it.
        withExtendedLifetime(subject) { stage.settle() }
        measured.sizes[item] = size
        return size
    }
}

extension UIScrollView {
    /// The distance from the first to the last content offset, without insets.
    fileprivate var scrollableDistance: CGPoint {
        CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    }
}
