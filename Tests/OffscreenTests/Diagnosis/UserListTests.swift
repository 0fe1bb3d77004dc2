import Offscreen
import Testing
import UIKit

/// A screen that can be run with a mistake and without it.
struct Mistake: Sendable, CustomTestStringConvertible {
    let exhibit: Int
    let name: String
    let preset: Preset
    /// Whether the recording proves the mistake. If not, nothing is reported.
    private(set) var isProven = true
    let run: @MainActor @Sendable (_ stage: Stage, _ isWrong: Bool) -> Void

    /// The mistake, if a recording cannot prove it.
    var unproven: Mistake {
        var copy = self
        copy.isProven = false
        return copy
    }

    var testDescription: String { "exhibit \(exhibit): \(name)" }

    init(
        _ exhibit: Int, _ name: String, preset: Preset = .current,
        run: @escaping @MainActor @Sendable (Stage, Bool) -> Void
    ) {
        (self.exhibit, self.name, self.preset, self.run) = (exhibit, name, preset, run)
    }

    /// - Parameter list: makes the list of the screen.
    init(
        _ exhibit: Int, _ name: String, preset: Preset = .current, _ list: @autoclosure @escaping ListMaker,
        run: @escaping @MainActor @Sendable (_ stage: Stage, _ list: NoteList, _ isWrong: Bool) -> Void
    ) {
        self.init(exhibit, name, preset: preset) { stage, isWrong in run(stage, list(), isWrong) }
    }

    /// - Parameter list: makes the list of the screen, which is shown before `run` is called.
    init(
        _ exhibit: Int, _ name: String, preset: Preset = .current, shown list: @autoclosure @escaping ListMaker,
        run: @escaping @MainActor @Sendable (_ stage: Stage, _ list: NoteList, _ isWrong: Bool) -> Void
    ) {
        self.init(exhibit, name, preset: preset) { stage, isWrong in run(stage, stage.shown(list()), isWrong) }
    }

    @MainActor func problems(wrong: Bool) -> [Problem] {
        let stage = Stage(width: 375, height: 500, behavior: preset)
        _ = stage.failures { stage.run { run(stage, wrong) } }
        return stage.problems
    }
}

@MainActor struct UserListTests {
    @Test(arguments: Mistake.all.filter(\.isProven))
    func `For each known mistake in the list of an app, the first problem reported names the exhibit of that mistake`(
        mistake: Mistake
    ) {
        let problems = mistake.problems(wrong: true)
        #expect(problems.first?.exhibit == "exhibit-\(mistake.exhibit)", "\(problems)")
    }

    @Test(arguments: Mistake.all.filter { !$0.isProven })
    func `For a mistake that a recording cannot prove, no problem is reported`(mistake: Mistake) {
        #expect(mistake.problems(wrong: true).isEmpty)
    }

    @Test
    func `Attributes with a property that follows the offset and that isEqual ignores are reported only as exhibit 17`()
        throws
    {
        let mistake = try #require(Mistake.all.first { $0.name == "pages whose shade depends on the offset" })
        #expect(mistake.problems(wrong: true).map(\.exhibit) == ["exhibit-17"])
    }

    @Test(arguments: Thoroughness.values(Mistake.all, ordinarilyEvery: 2))
    func `For many known mistakes, no problem is reported if the screen of an app is run without the mistake`(
        mistake: Mistake
    ) {
        #expect(mistake.problems(wrong: false).isEmpty)
    }

    /// Returns a list of rows of 90 points with insets before and after its content, on a stage.
    private func shown(_ count: Int, isHorizontal: Bool, before: CGFloat, after: CGFloat = 0) -> (
        stage: Stage, list: NoteList
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        let stage = Stage(width: 375, height: 500)
        let size = isHorizontal ? CGSize(width: 90, height: 500) : CGSize(width: 375, height: 90)
        let list = stage.run { NoteList([count], layout: layout, size: size) }
        list.view.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        stage.show(list.view)
        return (stage, list)
    }

    private func offset(_ distance: CGFloat, isHorizontal: Bool) -> CGPoint {
        isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    @Test(arguments: [false, true], [0, 60, 160] as [CGFloat])
    func `An insertion before the visible items is reported only if it stays out of sight`(
        isHorizontal: Bool, distance: CGFloat
    ) {
        let (stage, list) = shown(30, isHorizontal: isHorizontal, before: 100)
        stage.scroll(list.view, to: offset(distance - 100, isHorizontal: isHorizontal))
        stage.act("add") { list.insert(["older"], at: 0) }
        #expect(stage.problems.map(\.exhibit) == (distance < 100 ? [] : ["exhibit-46"]))
    }

    @Test(arguments: [(2, 0), (2, 40), (20, 0), (20, 30)] as [(Int, CGFloat)])
    func `A list that rests beyond the end of its content and insets is reported as a problem`(
        count: Int, beyond: CGFloat
    ) {
        let text = "exhibit-59: UICollectionView#1 rests \(Int(beyond)) points beyond the end of its content: its"
        for isHorizontal in [false, true] {
            // Two rows are too short to scroll.
            let (before, after): (CGFloat, CGFloat) = count == 2 ? (40, 0) : (7, 60)
            let (stage, list) = shown(count, isHorizontal: isHorizontal, before: before, after: after)
            stage.act("move") {
                let (content, bounds) = (list.view.contentSize, list.view.bounds.size)
                let end = isHorizontal ? content.width - bounds.width : content.height - bounds.height
                list.view.contentOffset = offset(max(end + after, -before) + beyond, isHorizontal: isHorizontal)
            }
            let found = stage.problemLines
            #expect(found.count == (beyond == 0 ? 0 : 1), "horizontal: \(isHorizontal)")
            #expect(found.allSatisfy { $0.hasPrefix(text) }, "\(found)")
        }
    }

    @Test func `A scroll view that keeps its offset when its cell is reused is reported once, as exhibit 61`() {
        let stage = Stage(width: 375, height: 500)
        stage.run {
            let list = NoteList(rows: 40, 120)
            list.configure = { cell, _, _ in _ = cell.strip }
            stage.show(list.view)
            stage.act("next picture") { list.cell(0)?.strip.contentOffset.x = 130 }
            stage.scroll(list, 3, by: 480)
        }
        #expect(stage.problems.map(\.exhibit) == ["exhibit-61"])
    }

    @Test func `A scroll view in a cell that is reused for the same item may keep its offset`() throws {
        let stage = Stage(width: 375, height: 500)
        let list = stage.run { NoteList(rows: 40, 120) }
        list.view.isPrefetchingEnabled = false
        list.configure = { cell, _, path in cell.strip.contentOffset.x = path.item == 0 ? 130 : 0 }
        stage.show(list.view)
        let cell = try #require(list.cell(0))
        stage.scroll(list.view, by: 130)
        #expect(list.cell(0) == nil)
        stage.scroll(list.view, by: -130)
        try #require(list.cell(0) === cell)
        #expect(cell.strip.contentOffset.x == 130)
        #expect(stage.problems.map(\.exhibit) == [])
    }
}

extension Mistake {
    static let all: [Mistake] =
        leftovers + offsets + sizes + layouts + counts + orders + decorated + reused + turned + quiet + moved + stepped

    /// Returns a mistake in the configuration of cells. It becomes visible when the list is
    /// scrolled down and then back.
    static func cells(
        _ exhibit: Int, _ name: String, _ list: @autoclosure @escaping ListMaker, prefetches: Bool = false,
        scrolls: Int, by distance: CGFloat, back: Int = 0,
        _ configure: @escaping @MainActor @Sendable (_ cell: NoteCell, _ path: IndexPath, _ isWrong: Bool) -> Void
    ) -> Mistake {
        Mistake(exhibit, name, list()) { stage, list, isWrong in
            list.view.isPrefetchingEnabled = prefetches
            list.configure = { cell, _, path in configure(cell, path, isWrong) }
            stage.show(list.view)
            stage.scroll(list, scrolls, by: distance)
            stage.scroll(list, back, by: -distance)
        }
    }

    // MARK: - Reuse

    @MainActor private static func tintFifth(_ cell: NoteCell, _ path: IndexPath, _ isWrong: Bool) {
        if path.item % 5 == 0 { cell.backgroundColor = .systemYellow } else if !isWrong { cell.backgroundColor = nil }
    }

    private static let leftovers: [Mistake] = [
        cells(
            16, "a background for every fifth note, seen when scrolled back", NoteList(rows: 80, 44), scrolls: 5,
            by: 450, back: 5
        ) {
            tintFifth($0, $1, $2)
        },
        cells(
            16, "a background for every fifth note, whose cells are prefetched", NoteList(rows: 80, 44),
            prefetches: true, scrolls: 30, by: 100, back: 30
        ) { tintFifth($0, $1, $2) },
        cells(
            16, "a large font, seen when scrolled back", NoteList([61], 110, 90), scrolls: 3, by: 410, back: 3
        ) { cell, path, isWrong in
            if path.item < 4 || !isWrong { cell.title.font = .systemFont(ofSize: path.item < 4 ? 30 : 17) }
        },
        cells(57, "a badge that is added and never taken away", NoteList(rows: 90, 50), scrolls: 6, by: 380, back: 6) {
            cell, path, isWrong in
            let badge = cell.contentView.subviews.first { $0 is UIImageView }
            if path.item % 7 == 0 {
                if badge == nil {
                    cell.contentView.addSubview(UIImageView(frame: CGRect(x: 300, y: 5, width: 20, height: 20)))
                }
            } else if !isWrong {
                badge?.removeFromSuperview()
            }
        },
        Mistake(61, "a strip of pictures in a cell", NoteList(rows: 40, 120)) { stage, list, isWrong in
            list.configure = { cell, _, _ in if !isWrong { cell.strip.contentOffset = .zero } else { _ = cell.strip } }
            stage.show(list.view)
            if let strip = list.cell(0)?.strip { stage.scroll(strip, by: CGPoint(x: 130, y: 0)) }
            stage.scroll(list, 3, by: 480)
        },
        Mistake(15, "subtitles that are loaded late", NoteList(rows: 60, 100)) { stage, list, isWrong in
            list.configure = { cell, note, _ in
                let expected = note
                later(0.4) {
                    if !isWrong, cell.title.text != expected, cell.title.text != "\(expected) loaded" { return }
                    cell.title.text = "\(expected) loaded"
                }
            }
            stage.show(list.view)
            stage.scroll(list, pausing: 0.2, by: 500)
            stage.scroll(list, pausing: 1, by: 500, -500, -500)
        },
    ]

    // MARK: - Offsets

    private static let offsets: [Mistake] = [
        Mistake(46, "older messages are inserted above") { stage, isWrong in
            let list = stage.shown(NoteList([50], layout: RowsLayout { $0.height = { _ in 55 } }))
            stage.scroll(list.view, by: 600)
            stage.act("older") {
                list.insert(["a", "b", "c"], at: 0)
                if !isWrong { list.view.contentOffset.y += 165 }
            }
        },
        Mistake(59, "an offset kept over a rotation", NoteList([30], 120, 80)) { stage, list, isWrong in
            stage.show(ListController(list))
            stage.scroll(list.view, by: 390)
            let offset = list.view.contentOffset
            stage.resize(width: 800, height: 375)
            stage.act("restore") {
                let most = list.view.contentSize.height - list.view.bounds.height
                list.view.contentOffset.y = isWrong ? offset.y : min(offset.y, most)
            }
        },
        Mistake(54, "a reload under the finger", shown: NoteList([20], 170, 70)) { stage, list, isWrong in
            stage.touchDown(at: CGPoint(x: 40, y: 30))
            stage.act("poll") {
                if isWrong { list.view.reloadData() } else { list.view.reconfigureItems(at: [path(1)]) }
            }
            stage.touchUp()
        },
    ]

    // MARK: - Sizes

    @MainActor private static func selfSizing(_ counts: [Int], estimate: CGFloat, height: CGFloat, isWrong: Bool)
        -> NoteList
    {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 4
        let list = NoteList(counts, layout: layout, size: CGSize(width: 360, height: isWrong ? estimate : height))
        if isWrong {
            layout.estimatedItemSize = CGSize(width: 360, height: estimate)
            list.configure = { cell, _, _ in cell.wanted = { CGSize(width: 360, height: height) } }
        }
        return list
    }

    private static let sizes: [Mistake] = [
        Mistake(44, "a jump to an item in the middle, under estimates") { stage, isWrong in
            let list = selfSizing([120], estimate: 40, height: 95, isWrong: isWrong)
            stage.show(list.view)
            stage.act("jump") { list.view.scrollToItem(at: path(70), at: .centeredVertically, animated: false) }
        },
        Mistake(45, "a note is added at the end, under estimates") { stage, isWrong in
            let list = selfSizing([3], estimate: 44, height: 81, isWrong: isWrong)
            stage.show(list.view)
            stage.act("add") { list.insert(["new"], at: 3) }
        }.unproven,
        Mistake(53, "a note is carried over others of other sizes", NoteList([6])) { stage, list, isWrong in
            let sizes = [120, 200, 90, 160, 70, 140].map { CGSize(width: 375, height: CGFloat($0) / 2) }
            let heights = Dictionary(uniqueKeysWithValues: zip(list.notes[0], sizes))
            list.size = { view, path in
                isWrong
                    ? sizes[path.item]
                    : heights[
                        list.notes[0][view.dataSourceIndexPath(forPresentationIndexPath: path)?.item ?? path.item]]!
            }
            stage.show(list.view)
            stage.act("lift") { _ = list.view.beginInteractiveMovementForItem(at: path(0)) }
            stage.act("carry") { list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 180, y: 130)) }
        }.unproven,
        Mistake(22, "an item that is too wide") { stage, isWrong in
            let list = stage.shown(NoteList([4], size: CGSize(width: isWrong ? 400 : 300, height: 40)))
            stage.scroll(list.view, by: 0)
        },
    ]

    // MARK: - Layouts

    @MainActor private static func scrolledRows(on stage: Stage, preparesInEachStep: Bool) -> NoteList {
        let list = stage.shown(NoteList([33, 40], layout: RowsLayout { $0.alwaysInvalidates = preparesInEachStep }))
        stage.scroll(list, 4, by: 7)
        return list
    }

    /// Returns a mistake in which a new row keeps the attributes with which its animation begins.
    static func appearing(
        _ name: String, _ change: @escaping @MainActor @Sendable (UICollectionViewLayoutAttributes) -> Void
    ) -> Mistake {
        Mistake(48, name) { stage, isWrong in
            let layout = RowsLayout()
            layout.fades = { row in
                let start = isWrong ? row : row.copy() as! UICollectionViewLayoutAttributes
                change(start)
                return start
            }
            let list = stage.shown(NoteList([7], layout: layout))
            stage.act("add") { list.insert(["new"], at: 2) }
        }
    }

    private static let layouts: [Mistake] = [
        Mistake(52, "rows that are prepared in each scroll step") { stage, isWrong in
            _ = scrolledRows(on: stage, preparesInEachStep: isWrong)
        },
        Mistake(52, "rows that are prepared in each scroll step, and later a rotation") { stage, isWrong in
            let list = scrolledRows(on: stage, preparesInEachStep: isWrong)
            stage.scroll(list.view, to: 10_000)
            stage.resize(width: 500, height: 375)
        },
        appearing("a new row that stays invisible") { $0.alpha = 0 },
        Mistake(58, "rows that are kept over a reload") { stage, isWrong in
            let list = stage.shown(NoteList([6], layout: RowsLayout { $0.keepsRows = isWrong }))
            stage.act("more") { list.reload(inserting: ["x", "y"], at: 6) }
        },
        Mistake(42, "a layout that has attributes for visible rows only") { stage, isWrong in
            let list = stage.shown(NoteList([40], layout: RowsLayout { if isWrong { $0.knows = { $0.minY < 500 } } }))
            stage.act("add") { list.insert(["new"], at: 0) }
        },
    ]

    // MARK: - Counts and requests

    private static let counts: [Mistake] = [
        Mistake(23, "an insertion that the model did not make", shown: NoteList([5, 5])) { stage, list, isWrong in
            stage.batch(list.view) {
                if !isWrong { list.notes[1].append("new") }
                list.view.insertItems(at: [path(5, 1)])
            }
        },
        Mistake(23, "a deletion that the model did not make", preset: .iOS13, shown: NoteList([5, 5])) {
            stage, list, isWrong in
            stage.batch(list.view) {
                if !isWrong { list.notes[1].removeFirst() }
                list.view.deleteItems(at: [path(0, 1)])
            }
        },
        Mistake(39, "a model that changes before anything was counted", NoteList([5])) { stage, list, isWrong in
            list.view.frame = stage.window.bounds
            stage.window.addSubview(list.view)
            stage.act("add") {
                if isWrong { list.notes[0].append("new") }
                list.view.performBatchUpdates {
                    if !isWrong { list.notes[0].append("new") }
                    list.view.insertItems(at: [path(5)])
                }
            }
        },
        Mistake(40, "a reload in a batch", preset: .iOS15, shown: NoteList([12])) { stage, list, isWrong in
            stage.act("add") {
                @MainActor func shorten() {
                    list.notes[0].removeLast()
                    list.view.reloadData()
                }
                if isWrong { list.view.performBatchUpdates(shorten) } else { shorten() }
            }
        },
        Mistake(28, "a second cell to measure, before iOS 18", preset: .iOS15, NoteList([7])) { stage, list, isWrong in
            list.configure = { _, _, path in
                if isWrong { _ = list.view.dequeueReusableCell(withReuseIdentifier: "note", for: path) }
            }
            stage.show(list.view)
        },
        Mistake(34, "a cell dequeued for a size, before iOS 18", preset: .iOS15, NoteList([7])) {
            stage, list, isWrong in
            list.size = { view, path in
                if isWrong { _ = view.dequeueReusableCell(withReuseIdentifier: "note", for: path) }
                return CGSize(width: 140, height: 55)
            }
            stage.show(list.view)
        },
    ]

    // MARK: - Orders

    private static let orders: [Mistake] = [
        Mistake(7, "rows that overlap, with one zIndex") { stage, isWrong in
            stage.showCards([9]) { isWrong ? 0 : $0.item }
        },
        Mistake(12, "an app that sends a row to the back", preset: .iOS15) { stage, isWrong in
            stage.showCards([9], sinks: isWrong) { $0.item }
        },
    ]
}
