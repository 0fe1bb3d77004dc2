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
    final class MeasuredSizes {
        var sizes: [IndexPath: CGSize] = [:]
    }
    let measured = MeasuredSizes()

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
        var taken: [ReusePair: ReuseComparison] = [:]
        var fresh: FreshReadings = [:]
        let items = self.items
        var neighbors: [NeighborReadings] = []
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
    private func comparison(of pair: ReusePair, fresh: inout FreshReadings) -> ReuseComparison? {
        let item = pair.then
        if pair.isTapped {
            guard let before = readings(of: item, in: pair, besideFirst: true),
                let reused = readings(of: item, in: pair), reused.isReused,
                let after = readings(of: item, in: pair, besideFirst: true)
            else { return nil }
            return ReuseComparison(reused: reused, before: before, after: after)
        }
        if fresh[item] == nil {
            _ = readings(of: item)
            fresh[item] = .some(readings(of: item))
        }
        guard let reused = readings(of: item, in: pair), reused.isReused, let before = fresh[item] ?? nil else {
            return nil
        }
        if reused.moments != before.moments { fresh[item] = .some(readings(of: item)) }
        return ReuseComparison(reused: reused, before: before, after: (fresh[item] ?? nil) ?? before)
    }

    /// Returns what `comparison(of:fresh:)` returns, and waits for work in tasks and on other
    /// queues.
    private func awaitedComparison(of pair: ReusePair, fresh: inout FreshReadings) async -> ReuseComparison? {
        let item = pair.then
        if pair.isTapped {
            guard let before = await awaitedReadings(of: item, in: pair, besideFirst: true),
                let reused = await awaitedReadings(of: item, in: pair), reused.isReused,
                let after = await awaitedReadings(of: item, in: pair, besideFirst: true)
            else { return nil }
            return ReuseComparison(reused: reused, before: before, after: after)
        }
        if fresh[item] == nil {
            _ = await awaitedReadings(of: item)
            fresh[item] = .some(await awaitedReadings(of: item))
        }
        guard let reused = await awaitedReadings(of: item, in: pair), reused.isReused, let before = fresh[item] ?? nil
        else { return nil }
        if reused.moments != before.moments { fresh[item] = .some(await awaitedReadings(of: item)) }
        return ReuseComparison(reused: reused, before: before, after: (fresh[item] ?? nil) ?? before)
    }

    private static func scrolledPairs(of pairs: [ReusePair]) -> [ReusePair] {
        pairs.filter { !$0.isAtOnce }.map { ReusePair(before: $0.before, then: $0.then, isScrolled: true) }
    }

    /// Returns at most eight of the pairs, with taps on the controls in the first item's cell.
    private static func tappedPairs(of pairs: [ReusePair]) -> [ReusePair] {
        pairs.filter { !$0.isAtOnce }.prefix(8).map { ReusePair(before: $0.before, then: $0.then, isTapped: true) }
    }

    /// Returns the last two items if there are at least four; otherwise nil. They are shown at once
    /// before anything else is, so that both load, although a cache may be shared by all tries.
    private static func firstNeighbors(among items: [IndexPath]) -> [IndexPath]? {
        items.count < 4 ? nil : Array(items.suffix(2))
    }

    /// Returns the first and the second item, and the third and the fourth, if there are such items.
    private static func laterNeighbors(among items: [IndexPath]) -> [[IndexPath]] {
        [0, 2].filter { $0 + 1 < items.count }.map { [items[$0], items[$0 + 1]] }
    }

    /// - Parameters:
    ///   - waited: whether the readings were taken after all work was over.
    ///   - compare: returns the readings for a pair; nil if no cell was reused.
    ///   - neighbors: returns the readings of pairs of cells that were shown at once.
    ///   - alone: returns the readings of an item's new cell that is the only one on screen.
    private func report(
        maximumTryCount limit: Int, seed: UInt64, waited: Bool, compare: (ReusePair) -> ReuseComparison?,
        neighbors: () -> [NeighborReadings], alone: (IndexPath) -> CellReadings?
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
        func differences(for pair: ReusePair) -> [ReuseReport.Difference]? {
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
        func recordDifferences(for pair: ReusePair) {
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
    private func pairsToTry(of items: [IndexPath], limit: Int, seed: UInt64) -> [ReusePair] {
        guard items.count > 1 else { return [] }
        var generator = SeededGenerator(seed: seed)
        let count = items.count
        var pairs: [ReusePair] = []
        if count - 1 <= limit / (2 * count) {
            for before in items {
                for then in items where then != before {
                    pairs += [false, true].map { ReusePair(before: before, then: then, isAtOnce: $0) }
                }
            }
            return Self.firstUsesFirst(pairs)
        }
        var seen: Set<ReusePair> = []
        var tries = 0
        while pairs.count < limit, tries < limit * 20 {
            tries += 1
            let (a, b) = (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
            let pair = ReusePair(before: items[a], then: items[b], isAtOnce: Bool.random(using: &generator))
            if a != b, seen.insert(pair).inserted { pairs.append(pair) }
        }
        return Self.firstUsesFirst(pairs)
    }

    /// Returns the pairs in another order. The pairs come first whose first item is used for the
    /// first time, and is still loading when the second is shown. A cache that all tries share
    /// would hide what arrives late from any later pair.
    private static func firstUsesFirst(_ pairs: [ReusePair]) -> [ReusePair] {
        var used: Set<IndexPath> = []
        var (first, rest): ([ReusePair], [ReusePair]) = ([], [])
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
        of difference: ReuseReport.Difference, startingFrom pair: ReusePair, among items: [IndexPath],
        _ shows: (ReusePair) -> ReuseReport.Difference?
    ) -> ReuseReport.Difference {
        var (best, bestPair) = (difference, pair)
        func adoptIfItShowsDifference(_ candidate: ReusePair) -> Bool {
            guard candidate != bestPair, candidate.before != candidate.then, let found = shows(candidate) else {
                return false
            }
            (best, bestPair) = (found, candidate)
            return true
        }
        func changedPair(_ change: (inout ReusePair) -> Void) -> ReusePair {
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
        in comparison: ReuseComparison, for pair: ReusePair
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
    /// never has when it is alone; or a value that the cell keeps, although it gets another value
    /// later when it is alone.
    private func differencesOfNeighbors(_ all: [NeighborReadings], alone: (IndexPath) -> CellReadings?)
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
    static func parentPaths(of path: String) -> [Substring] {
        path.indices.filter { path[$0] == "." }.map { path[..<$0] }
    }
}
