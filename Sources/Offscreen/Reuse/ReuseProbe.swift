import UIKit

/// Shows one item, then another, in a collection view whose layout has room for one, and reads the cell.
@MainActor
struct ReuseProbe {
    let preset: Preset
    let screen: CGSize
    let scale: CGFloat
    /// Nil for what the collection view's own layout says.
    let cell: CGSize?
    let exceptions: Set<String>
    let make: @MainActor () -> HuntSubject

    /// A layout with a place for one item and none for the others.
    private final class OneItemLayout: UICollectionViewLayout {
        var item: IndexPath?
        var size = CGSize.zero

        override var collectionViewContentSize: CGSize { size }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            item.flatMap { layoutAttributesForItem(at: $0) }.map { [$0] } ?? []
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard indexPath == item else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(origin: .zero, size: size)
            return attributes
        }
    }

    private struct Pair: Hashable {
        let before: IndexPath
        let then: IndexPath
        let isAtOnce: Bool
    }

    /// What was read of a cell, and which one it was.
    private struct Reading {
        let facts: [(path: String, value: String)]
        let isReused: Bool
    }

    func report(pairs most: Int, seed: UInt64) -> ReuseReport {
        let items = self.items
        var found: [String: ReuseReport.Difference] = [:]
        var fresh: [IndexPath: Reading] = [:]
        var withoutReuse = 0
        let pairs = chosen(of: items, most: most, seed: seed)
        /// What differs in a pair, by path; nil where no cell was reused.
        func differences(_ pair: Pair) -> [ReuseReport.Difference]? {
            guard let reused = reading(of: [pair.before, pair.then], isAtOnce: pair.isAtOnce), reused.isReused else { return nil }
            if fresh[pair.then] == nil { fresh[pair.then] = reading(of: [pair.then], isAtOnce: false) }
            guard let new = fresh[pair.then] else { return nil }
            return self.differences(reused.facts, new.facts).map {
                ReuseReport.Difference(
                    path: $0.path, reused: $0.reused, fresh: $0.fresh, before: pair.before, then: pair.then, isAtOnce: pair.isAtOnce)
            }
        }
        for pair in pairs {
            guard let here = differences(pair) else {
                withoutReuse += 1
                continue
            }
            for difference in here where found[difference.path] == nil {
                found[difference.path] = simplest(difference, pair, items) { candidate in
                    differences(candidate)?.first { $0.path == difference.path }
                }
            }
        }
        return ReuseReport(
            differences: found.values.sorted { $0.path < $1.path }, pairs: pairs.count, pairsWithoutReuse: withoutReuse)
    }

    /// Pairs by the seed, each at once and after all has settled; all of them where there are no more than that.
    private func chosen(of items: [IndexPath], most: Int, seed: UInt64) -> [Pair] {
        guard items.count > 1 else { return [] }
        var generator = SeededGenerator(seed: seed)
        let count = items.count
        var pairs: [Pair] = []
        if count <= 40, count * (count - 1) * 2 <= most {
            for before in items {
                for then in items where then != before { pairs += [false, true].map { Pair(before: before, then: then, isAtOnce: $0) } }
            }
            return pairs
        }
        var seen: Set<Pair> = []
        var tries = 0
        while pairs.count < most, tries < most * 20 {
            tries += 1
            let (a, b) = (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
            let pair = Pair(before: items[a], then: items[b], isAtOnce: Bool.random(using: &generator))
            if a != b, seen.insert(pair).inserted { pairs.append(pair) }
        }
        return pairs
    }

    /// The same difference of earlier items, and after all has settled, where it shows there as well.
    private func simplest(
        _ difference: ReuseReport.Difference, _ pair: Pair, _ items: [IndexPath], _ shows: (Pair) -> ReuseReport.Difference?
    ) -> ReuseReport.Difference {
        var (best, bestPair) = (difference, pair)
        func take(_ candidate: Pair) -> Bool {
            guard candidate != bestPair, candidate.before != candidate.then, let found = shows(candidate) else { return false }
            (best, bestPair) = (found, candidate)
            return true
        }
        if pair.isAtOnce { _ = take(Pair(before: pair.before, then: pair.then, isAtOnce: false)) }
        func simpler(_ path: IndexPath) -> [IndexPath] {
            let index = items.firstIndex(of: path) ?? 0
            return Array(items[..<min(index, 8)]) + (index > 8 ? [items[index / 2]] : [])
        }
        var rounds = 0
        while rounds < 8 {
            rounds += 1
            if simpler(bestPair.before).contains(where: { take(Pair(before: $0, then: bestPair.then, isAtOnce: bestPair.isAtOnce)) }) {
                continue
            }
            if simpler(bestPair.then).contains(where: { take(Pair(before: bestPair.before, then: $0, isAtOnce: bestPair.isAtOnce)) }) {
                continue
            }
            break
        }
        return best
    }

    private func differences(
        _ reused: [(path: String, value: String)], _ fresh: [(path: String, value: String)]
    ) -> [(path: String, reused: String, fresh: String)] {
        let (old, new) = (Dictionary(reused, uniquingKeysWith: { a, _ in a }), Dictionary(fresh, uniquingKeysWith: { a, _ in a }))
        var seen: Set<String> = []
        return (fresh + reused).map(\.path).compactMap { path in
            guard seen.insert(path).inserted, old[path] != new[path] else { return nil }
            // Of a view that is there in one of them only, its being there says enough.
            if let parent = path.range(of: ".subviews[", options: .backwards), old[path] == nil || new[path] == nil,
                path[parent.upperBound...].contains("."), !path.hasSuffix("]")
            {
                return nil
            }
            guard !exceptions.contains(where: { path == $0 || path.hasSuffix(".\($0)") }) else { return nil }
            return (path, old[path] ?? "not there", new[path] ?? "not there")
        }
    }

    // MARK: - On a stage

    private func stage() -> Stage {
        Stage(width: screen.width, height: screen.height, scale: scale, behavior: preset, records: false)
    }

    private var items: [IndexPath] {
        let stage = stage()
        let subject = stage.run { make() }
        stage.show(subject.collectionView)
        let view = subject.collectionView
        return (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    /// The cell of the last of some items, shown one after the other.
    private func reading(of items: [IndexPath], isAtOnce: Bool) -> Reading? {
        let stage = stage()
        let subject = stage.run { make() }
        let view = subject.collectionView
        let layout = stage.run { OneItemLayout() }
        let size = cell ?? ownSize(of: items[items.count - 1], of: view, on: stage) ?? CGSize(width: 160, height: 160)
        layout.size = size
        view.isPrefetchingEnabled = false
        stage.run {
            view.collectionViewLayout = layout
            view.frame = CGRect(origin: .zero, size: screen)
        }
        if view.window == nil { stage.show(view) }
        stage.settle()
        var shown: [UICollectionViewCell] = []
        for (number, item) in items.enumerated() {
            stage.act("show item", settling: !isAtOnce) {
                layout.item = item
                layout.invalidateLayout()
            }
            if !isAtOnce || number == items.count - 1 { stage.settle() }
            guard let cell = view.cellForItem(at: item) else { return nil }
            shown.append(cell)
        }
        let last = shown[shown.count - 1]
        return Reading(facts: stage.run { CellFacts(of: last).all }, isReused: shown.count > 1 && shown[0] === last)
    }

    /// What the collection view's own layout says of an item.
    private func ownSize(of item: IndexPath, of view: UICollectionView, on stage: Stage) -> CGSize? {
        stage.run {
            view.frame = CGRect(origin: .zero, size: screen)
            view.layoutIfNeeded()
            return view.layoutAttributesForItem(at: item)?.size
        }
    }
}
