import Offscreen
import UIKit

/// Writes a recording as JSON for the player's page: moments (lines of the trace), with the scene,
/// the pools and the inversions (pairs of views in the wrong order) of each as differences from the
/// previous moment. Every 32nd moment also has the complete values.
///
/// The page only draws what the JSON contains. `json(title:scenario:)` explains its members.
struct FilmWriter {
    static let version = 2
    /// The number of moments from one moment with complete values to the next.
    static let keyDistance = 32

    private let recording: Recording
    private var words = InternedValues<String>()
    private var lines = InternedValues<[Int]>()
    private var verbs = InternedValues<String>()
    private var views = InternedValues<String>()
    private var planes: Set<Int> = []
    private var elements = InternedValues<ElementName>()
    private var zs = InternedValues<Int>()
    private var states = InternedValues<String>()
    private var inversions = InternedValues<[[Int]]>()
    private var notes = InternedValues<String>()
    private var transforms = InternedValues<String>()
    private var clips = InternedValues<String>()
    private var inners = InternedValues<[Int]>()
    private var innerPlates = InternedValues<[String]>()
    /// The node of each view when it was last drawn, with its drawings, by the name of the view.
    private var drawingsByView: [String: (whole: ViewTree.Node, drawings: FilmDrawings)] = [:]

    private var moments: [Int] = []
    private var deltas: [String] = []
    private var keys: [String] = []
    private var ticks: [String] = []
    private var passes: [[Int]] = []
    private var violations: [String] = []
    private var bars = FilmElementBars()

    private var scene = FilmScene()
    private var writtenScene: [Int] = []
    private var pools = FilmPools()
    private var writtenPools = FilmPools()
    private var inversionsNow = 0
    private var writtenInversions = 0
    private var ruleChecker: FilmRuleChecker
    private var entering: [ElementName] = []
    private var openPass = 0
    /// For each tick that has moments: its number, its line in the scenario (0 for none), and its
    /// last moment.
    private(set) var ends: [(tick: Int, line: Int, moment: Int)] = []
    /// The first moment at which a view lies above an overlapping or adjoining view of greater z;
    /// nil if there is none.
    private(set) var firstInversion: Int?

    init(_ recording: Recording) {
        self.recording = recording
        ruleChecker = FilmRuleChecker(recording)
        _ = inversions.index(addingIfNew: [])
        for tick in recording.ticks { add(tick) }
    }

    private var count: Int { moments.count / 5 }

    // MARK: - Ticks

    private mutating func add(_ tick: Recording.Tick) {
        let end = FilmScene(tick.tree)
        let isSilent = tick.what.isEmpty && tick.events.isEmpty
        // A later tick with neither a step, an event nor a change on screen gets no moments. The
        // trace leaves such a tick out, too.
        if isSilent, count > 0, stateNumbers(of: end).numbers == writtenScene { return }
        pools.addPools(from: tick.pools)
        if scene.entries.isEmpty { scene = initialScene(from: end) }
        let known = tick.pools.first.flatMap { tick.known[$0.view] }
        let rect = known.map { ScriptJSON.array(ScriptJSON.numbers(of: $0)) } ?? "0"
        ticks.append(
            ScriptJSON.array([
                "\(tick.number)", ScriptJSON.number(tick.time), ScriptJSON.string(tick.what), "\(tick.line ?? 0)",
                "\(count)", rect,
            ]))
        let all = FilmMoment.moments(of: tick)
        for (index, moment) in all.enumerated() {
            for event in moment.events { apply(event) }
            add(violations: moment.events.flatMap { ruleChecker.check($0) })
            if index == all.count - 1 {
                scene = end
                pools.setCountsAndDormantViews(from: tick.pools, scene: scene)
                entering = []
                add(violations: ruleChecker.checkEnd(of: tick))
            }
            add(moment, tick: tick, isLast: index == all.count - 1)
        }
        ends.append((tick.number, tick.line ?? 0, count - 1))
    }

    /// Returns the window of a scene and the subviews and scroll views that follow it in the scene,
    /// up to the first other view, such as a reusable view. The film begins with this scene.
    private func initialScene(from scene: FilmScene) -> FilmScene {
        var alone = FilmScene()
        alone.entries = Array(
            scene.entries.prefix { $0.depth == 0 || $0.node.scroll != nil || $0.depth == 1 && !$0.node.isReusable })
        return alone
    }

    private mutating func apply(_ event: Event) {
        if event.verb == .enter, event.extent == .begin, let element = event.element { entering.append(element) }
        if event.verb == .enter, event.extent == .end { _ = entering.popLast() }
        scene.apply(event, enteringElement: entering.last)
        pools.apply(event, enteringElement: entering.last)
    }

    private mutating func add(violations found: [FilmRuleChecker.Violation]) {
        for violation in found {
            violations.append("[\(count),\(violation.rule.rawValue),\(ScriptJSON.string(violation.text))]")
        }
    }

    // MARK: - Moments

    private mutating func add(_ moment: FilmMoment, tick: Recording.Tick, isLast: Bool) {
        let event = moment.event
        let verb = event.map { $0.extent == .end ? "end" : $0.verb.rawValue } ?? "tick"
        let view = views.number(addingIfNew: event?.view)
        let element = elements.number(addingIfNew: event?.element)
        if let event, event.verb == .pass {
            if event.extent == .begin { openPass = count }
            if let sum = event.sum {
                passes.append([openPass, count, sum.asks, sum.made, sum.taken, sum.moved, sum.applied, sum.skipped])
            }
        }
        moments += [indexOfLine(addingIfNew: moment.line), moment.depth, verbs.index(addingIfNew: verb), view, element]

        let (numbers, known) = stateNumbers(of: scene)
        let isChanged = numbers != writtenScene
        scene = known
        if isChanged {
            var represented: [(view: Int, element: Int)] = []
            for entry in scene.entries where entry.node.dormant == nil {
                guard let element = entry.node.element else { continue }
                represented.append((views.index(addingIfNew: entry.node.name), elements.index(addingIfNew: element)))
            }
            bars.record(represented, moment: count - 1)
        }
        if isChanged || isLast { inversionsNow = indexOfInversionList(in: tick, isLast: isLast) }
        if firstInversion == nil, inversions.values[inversionsNow].contains(where: { $0[2] == 1 }) {
            firstInversion = count - 1
        }
        let sceneDelta = isChanged ? FilmWriter.difference(from: writtenScene, to: numbers) : []
        let (dormantDelta, poolDelta) = poolDifferences()
        let inversionDelta = inversionsNow == writtenInversions ? 0 : inversionsNow + 1
        if sceneDelta.isEmpty, dormantDelta.isEmpty, poolDelta.isEmpty, inversionDelta == 0 {
            deltas.append("0")
        } else {
            func listOrZero(_ values: [Int]) -> String { values.isEmpty ? "0" : ScriptJSON.numbers(values) }
            deltas.append(
                "[\(listOrZero(sceneDelta)),\(listOrZero(dormantDelta)),\(listOrZero(poolDelta)),\(inversionDelta)]")
        }
        writtenScene = numbers
        writtenPools = pools
        writtenInversions = inversionsNow
        if (count - 1) % FilmWriter.keyDistance == 0 { addCompleteMoment() }
    }

    private mutating func addCompleteMoment() {
        let dormantViews = pools.pools.map { pool in
            ScriptJSON.numbers(pool.dormantViews.map { views.index(addingIfNew: $0) })
        }
        let counts = pools.pools.map { ScriptJSON.numbers($0.counts) }
        let lists = [ScriptJSON.numbers(writtenScene), ScriptJSON.array(dormantViews), ScriptJSON.array(counts)]
        keys.append("[\(lists.joined(separator: ",")),\(inversionsNow)]")
    }

    /// Returns the index in `lines` of a text, which is stored as the indexes of its words.
    private mutating func indexOfLine(addingIfNew text: String) -> Int {
        lines.index(
            addingIfNew: text.split(separator: " ", omittingEmptySubsequences: false).map {
                words.index(addingIfNew: String($0))
            })
    }

    // MARK: - Scenes

    /// Returns the indexes of the states of a scene's views, and the scene in which the entries
    /// know them.
    private mutating func stateNumbers(of scene: FilmScene) -> (numbers: [Int], scene: FilmScene) {
        var scene = scene
        var numbers: [Int] = []
        numbers.reserveCapacity(scene.entries.count)
        for index in scene.entries.indices {
            let number = scene.entries[index].state ?? states.index(addingIfNew: stateJSON(of: scene.entries[index]))
            scene.entries[index].state = number
            numbers.append(number)
        }
        return (numbers, scene)
    }

    /// Returns the state of a view as JSON. The values are: view, depth, x, y, width, height,
    /// element + 1, line, flags, z, zPosition, 1 - alpha, corner radius, content offset x and y,
    /// content width and height, the text of its labels + 1, its own colour + 1 (both 0 for a view
    /// that is not reusable), its transform + 1, the drawings behind and in front of its subviews +
    /// 1, its clip shape + 1, the cells of collection views in it + 1, the identity of its images +
    /// 1. A value with "+ 1" is 0 if there is none. Zeros at the end are left out.
    private mutating func stateJSON(of entry: FilmScene.Entry) -> String {
        let node = entry.node
        let view = views.index(addingIfNew: node.name)
        if node.element?.category == .decorationView { planes.insert(view) }
        _ = zs.index(addingIfNew: node.z)
        let drawings = drawings(of: entry)
        let radius: CGFloat = node.appearance?.cornerRadius ?? 0
        let offset = node.scroll?.offset ?? .zero
        let content = node.scroll?.content ?? .zero
        let transform = node.transform.flatMap { t in
            t.count == 6
                ? ScriptJSON.array((t.prefix(4) + [node.box.width, node.box.height]).map(ScriptJSON.number)) : nil
        }
        var values = ["\(view)", "\(entry.depth)"] + ScriptJSON.numbers(of: node.frame)
        values += [
            elements.number(addingIfNew: node.element), indexOfLine(addingIfNew: node.line), FilmWriter.flags(of: node),
            node.z,
        ]
        .map(String.init)
        values += [node.zPosition, 1 - node.alpha, radius, offset.x, offset.y, content.width, content.height].map(
            ScriptJSON.number)
        values += [
            node.isReusable ? node.text.map { indexOfLine(addingIfNew: $0) + 1 } ?? 0 : 0,
            node.isReusable ? FilmWriter.colorNumber(of: node.appearance?.background) : 0,
            transforms.number(addingIfNew: transform),
            drawings.behind.isEmpty ? 0 : indexOfLine(addingIfNew: drawings.behind) + 1,
            drawings.front.isEmpty ? 0 : indexOfLine(addingIfNew: drawings.front) + 1,
            clips.number(addingIfNew: drawings.clip),
            drawings.inner.isEmpty
                ? 0 : inners.index(addingIfNew: drawings.inner.map { indexOfNestedView(addingIfNew: $0) }) + 1,
            node.image.map { indexOfLine(addingIfNew: $0) + 1 } ?? 0,
        ].map(String.init)
        while values.last == "0" { values.removeLast() }
        return ScriptJSON.array(values)
    }

    private mutating func indexOfNestedView(addingIfNew plate: NestedView) -> Int {
        _ = zs.index(addingIfNew: plate.z)
        let numbers = [views.index(addingIfNew: plate.view), elements.index(addingIfNew: plate.element), plate.z].map(
            String.init)
        return innerPlates.index(addingIfNew: numbers + ScriptJSON.numbers(of: plate.frame))
    }

    private mutating func drawings(of entry: FilmScene.Entry) -> FilmDrawings {
        guard let whole = entry.whole else { return FilmDrawings() }
        if let last = drawingsByView[whole.name], last.whole == whole { return last.drawings }
        let drawings = FilmDrawings(of: whole)
        drawingsByView[whole.name] = (whole, drawings)
        return drawings
    }

    /// Returns red, green and blue in one byte each, plus 1; 0 for no colour or a transparent one.
    private static func colorNumber(of rgba: [Double]?) -> Int {
        guard let rgba, rgba.count == 4, rgba[3] > 0 else { return 0 }
        let bytes = rgba.prefix(3).map { Int(max(0, min(1, $0.isFinite ? $0 : 0)) * 255 + 0.5) }
        return bytes.reduce(0) { $0 << 8 | $1 } + 1
    }

    /// Returns the states of a view as bits, the lowest first, which `film.js` reads.
    private static func flags(of node: ViewTree.Node) -> Int {
        let states = ["leaving", "prefetched", "selected", "highlighted", "untouchable"].map(node.states.contains)
        let bits =
            [!node.isPainted, node.dormant != nil] + states
            + [node.isReusable, node.element?.category == .decorationView, node.clips, node.scroll != nil]
        return bits.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }

    /// Returns the differences between two lists as pieces of `[position, number removed, number
    /// inserted, the inserted values]`, from the front. Positions are those after the previous
    /// pieces were applied.
    static func difference(from old: [Int], to new: [Int]) -> [Int] {
        if old.count == new.count {
            let changed = old.indices.filter { old[$0] != new[$0] }
            if changed.count * 3 <= (changed.last ?? 0) - (changed.first ?? 0) + 3 {
                return changed.flatMap { [$0, 1, 1, new[$0]] }
            }
        }
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let come = new[start..<new.count - end]
        return [start, old.count - start - end, come.count] + come
    }

    // MARK: - Pools

    /// Returns the changed lists of dormant views as `[pool, number of views, the views]`, and the
    /// changed counts as `[pool, made, live, dormant, taken, put, capacity]`.
    private mutating func poolDifferences() -> (dormantViews: [Int], pools: [Int]) {
        var dormantViews: [Int] = []
        var counts: [Int] = []
        for (index, pool) in pools.pools.enumerated() {
            let before = index < writtenPools.pools.count ? writtenPools.pools[index] : nil
            if before?.dormantViews ?? [] != pool.dormantViews {
                dormantViews +=
                    [index, pool.dormantViews.count] + pool.dormantViews.map { views.index(addingIfNew: $0) }
            }
            if before?.counts != pool.counts { counts += [index] + pool.counts }
        }
        return (dormantViews, counts)
    }

    // MARK: - Inversions

    /// Returns the number of the list of the current inversions. An inversion, which is a pair of
    /// views in the wrong order, is stored as `[above, below, whether they overlap or adjoin, note
    /// + 1]`. The note is the inversion's cause; the cause may be known only at the end of the
    /// tick.
    private mutating func indexOfInversionList(in tick: Recording.Tick, isLast: Bool) -> Int {
        var list: [[Int]] = []
        for position in scene.entries.indices where scene.entries[position].node.scroll != nil {
            let siblings = scene.childPositions(ofEntryAt: position).filter { index in
                let node = scene.entries[index].node
                return node.element != nil && node.dormant == nil && !node.states.contains("leaving")
            }
            let heights = siblings.map { scene.entries[$0].node.z }
            if zip(heights, heights.dropFirst()).allSatisfy({ $0 <= $1 }) { continue }
            let collection = scene.node(at: position)
            var moment = tick
            moment.tree = ViewTree(root: collection)
            let report =
                isLast
                ? recording.stacking(of: collection.name, atTick: tick.number) ?? moment.stacking(of: collection.name)
                : moment.stacking(of: collection.name)
            for inversion in report?.inversions ?? [] {
                list.append([
                    views.index(addingIfNew: inversion.above.view), views.index(addingIfNew: inversion.below.view),
                    inversion.overlaps ? 1 : 0,
                    notes.number(addingIfNew: inversion.cause.isEmpty ? nil : inversion.cause),
                ])
            }
        }
        return inversions.index(addingIfNew: list)
    }

    // MARK: - The film as JSON

    func json(title: String, scenario: String?) -> String {
        let ranks = elements.values.indices.sorted {
            let (a, b) = (elements.values[$0], elements.values[$1])
            return (a.indexPath, a.kind) < (b.indexPath, b.kind)
        }
        var rank = Array(repeating: 0, count: ranks.count)
        for (place, index) in ranks.enumerated() { rank[index] = place }
        return ScriptJSON.object([
            "format": "\"offscreen-film\"", "version": "\(FilmWriter.version)",
            "title": ScriptJSON.string(title), "behavior": ScriptJSON.string(recording.behavior),
            "seed": "\(recording.seed)",
            "device": "\(recording.device != nil)",
            "screen": ScriptJSON.array([
                ScriptJSON.number(recording.screen.width), ScriptJSON.number(recording.screen.height),
            ]),
            "keyDistance": "\(FilmWriter.keyDistance)",
            // Columns: fill colour, whether text on it is dark. The tints for decorations follow
            // the 21 swatches.
            "swatches": ScriptJSON.array(
                Palette.swatches.map { "[\(ScriptJSON.string($0.fill)),\($0.isInkDark ? 1 : 0)]" }),
            "words": ScriptJSON.strings(words.values),
            "lines": ScriptJSON.array(lines.values.map(ScriptJSON.numbers)),
            "verbs": ScriptJSON.strings(verbs.values),
            // Columns: name, serial, number of its swatch.
            "views": ScriptJSON.array(
                views.values.enumerated().map { index, name in
                    let identity = ViewNameParts(name)
                    let swatch = Palette.index(ofNumber: identity.colorNumber, isTint: planes.contains(index))
                    return "[\(ScriptJSON.string(name)),\(identity.serial),\(swatch)]"
                }),
            // Columns: name, short name, category (0 item, 1 supplementary, 2 decoration), rank by
            // index path and kind. The last two columns are the numbers of the swatches for
            // colouring by item and for colouring by kind.
            "elements": ScriptJSON.array(
                elements.values.enumerated().map { index, element in
                    let isPlane = element.category == .decorationView
                    let swatches = [element.itemColorNumber, element.kindColorNumber].map {
                        Palette.index(ofNumber: $0, isTint: isPlane)
                    }
                    return ScriptJSON.array(
                        [element.description, element.shortName].map(ScriptJSON.string)
                            + ([element.category.rawValue, rank[index]] + swatches).map { "\($0)" })
                }),
            // Columns: z, index of its color in "swatches", index of its color for decorations.
            "zs": ScriptJSON.array(
                zs.values.map { z in
                    ScriptJSON.numbers(
                        [z] + [false, true].map { isTint in Palette.index(ofNumber: z, isTint: isTint) })
                }),
            "states": ScriptJSON.array(states.values),
            // Columns: index of the line, depth, index of the verb, index of the view + 1, index of
            // the element + 1. The last two are 0 if the moment has no view or no element.
            "moments": ScriptJSON.numbers(moments),
            // Columns: changes of the scene, of the pools' dormant views and of the pools' counts,
            // and the index of the list of inversions + 1. A value is 0 if nothing changed, and so
            // is a moment without changes.
            "deltas": ScriptJSON.array(deltas),
            // The complete values at every `keyDistance`-th moment, in the order of the columns of
            // "deltas". The last value is the index of the list of inversions, without the 1 that
            // "deltas" adds.
            "keys": ScriptJSON.array(keys),
            // Columns: number of the tick, time, text of the step, line of the scenario (0 for
            // none), index of the first moment, and the rectangle for which the layout of the first
            // collection view has returned attributes (0 for none).
            "ticks": ScriptJSON.array(ticks),
            // Columns: first moment, last moment, asks, made, taken, moved, applied, skipped.
            "passes": ScriptJSON.array(passes.map(ScriptJSON.numbers)),
            "pools": ScriptJSON.strings(pools.pools.map { PoolsReport.name(of: $0.report) }),
            "inversions": ScriptJSON.array(inversions.values.map { ScriptJSON.array($0.map(ScriptJSON.numbers)) }),
            // Columns: a, b, c and d of a view's transform, and the view's width and height before
            // the transform. The transform is applied around the view's centre.
            "transforms": ScriptJSON.array(transforms.values),
            // Values of the CSS property `clip-path`.
            "clips": ScriptJSON.strings(clips.values),
            // A nested cell in "innerPlates" is view, element, z, x, y, width and height.
            // A list in "inners" has the indexes of a view's nested cells.
            "inners": ScriptJSON.array(inners.values.map(ScriptJSON.numbers)),
            "innerPlates": ScriptJSON.array(innerPlates.values.map(ScriptJSON.array)),
            "notes": ScriptJSON.strings(notes.values),
            "rules": ScriptJSON.strings(FilmRule.allCases.map(\.name)),
            // Columns: moment, number of the rule, text.
            "violations": ScriptJSON.array(violations),
            // A list for each view: the view's index and, for each element that it represented, the
            // first moment, the end moment and the element's index.
            "lanes": ScriptJSON.array(bars.numbersPerView(closingBarsAt: count).map(ScriptJSON.numbers)),
            "scenario": ScriptJSON.strings(
                scenario.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } ?? []),
        ])
    }
}

extension InternedValues {
    /// Returns the index of a value plus 1; 0 for nil.
    fileprivate mutating func number(addingIfNew value: Value?) -> Int { value.map { index(addingIfNew: $0) + 1 } ?? 0 }
}
