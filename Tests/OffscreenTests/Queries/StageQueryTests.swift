import Foundation
import Testing
import UIKit

@testable import Offscreen
@testable import OffscreenScenarios

@MainActor struct StageQueryTests {
    private let stage = Stage(width: 320, height: 240)
    private let screen = PosterScreen(sections: 300)
    private var view: UICollectionView { screen.collectionView }

    init() { stage.show(screen.collectionView) }

    @Test func `A view tree finds views by text, class, element and predicate`() throws {
        let tree = stage.tree
        #expect(tree.nodes(text: "0-3").map(\.name) == ["PosterCell#4"])
        #expect(tree.nodes(class: "PosterCell").count > 4)
        #expect(tree.nodes(element: "item 0-2").map(\.text) == ["0-2"])
        #expect(tree.nodes { $0.scroll != nil }.map(\.className) == ["UICollectionView"])
        #expect(try tree.onlyNode(text: "0-3").element?.description == "item 0-3")
    }

    @Test
    func `A query for one view fails without a match and with several, and lists similar candidates or the matches`()
        throws
    {
        let queries: [(query: () throws -> Void, error: String)] = [
            (
                { _ = try self.stage.tree.onlyNode(element: "item 1-2") },
                "there is no view for the element item 1-2. There is: item 0-2, "
            ),
            (
                { _ = try self.stage.tree.onlyNode(class: "PosterCel") },
                "there is no view of the class PosterCel. There is: PosterCell, "
            ),
            (
                { _ = try self.stage.tree.onlyNode(class: "PosterCell") },
                "there is more than one view of the class PosterCell, "
            ),
            ({ _ = try self.stage.view(text: "0-33") }, "there is no view with the text \"0-33\". There is: \"0-3\", "),
        ]
        for (query, error) in queries { #expect(errorText(query).hasPrefix(error), "\(errorText(query))") }
        #expect(
            errorText { _ = try stage.view(identifier: "x") }
                == "there is no view with the identifier x, and no other of that kind")
    }

    @Test func `The error of a failed query, tap, scroll or wait on a stage names the file and line of the call`() {
        let (path, line) = (IndexPath(item: 999, section: 9), #line)
        let queries: [() throws -> Void] = [
            { _ = try self.stage.view(text: "?") }, { _ = try self.stage.view(identifier: "?") },
            { _ = try self.stage.view(ofClass: UISwitch.self) }, { _ = try self.stage.cell(at: path) },
            { _ = try self.stage.cell(at: path, as: PosterCell.self) }, { _ = try self.stage.header(inSection: 9) },
            { _ = try self.stage.header(inSection: 9, as: SectionHeaderView.self) },
            { _ = try self.stage.footer(inSection: 9) },
            { _ = try self.stage.supplementaryView(ofKind: "?", at: path) }, { try self.stage.tap(item: path) },
            { try self.stage.tap(text: "?") }, { try self.stage.type("?") }, { try self.stage.scroll(to: path) },
            { try self.stage.drag(item: path, to: path) }, { try self.stage.pullToRefresh() },
            { try self.stage.settle(until: { false }, seconds: 0.1) }, { _ = try self.stage.tree.onlyNode(text: "?") },
            { _ = try self.stage.tree.onlyNode(class: "?") }, { _ = try self.stage.tree.onlyNode(element: "?") },
        ]
        for query in queries {
            let error = #expect(throws: StageError.self) { try query() }
            let cited =
                error?.description.firstMatch(of: #/ \(StageQueryTests.swift:(\d+)\)$/#).flatMap { Int($0.output.1) }
                ?? 0
            #expect((line + 1...line + 12).contains(cited), "\(String(describing: error))")
        }
    }

    @Test func `A stage finds cells by their items and classes, and views by text, identifier and class`() throws {
        let cell = try stage.cell(at: path(2), as: PosterCell.self)
        #expect(cell.label.text == "0-2")
        cell.accessibilityIdentifier = "third"
        let found: [UIView] = [
            try stage.cell(at: path(2)), try stage.view(identifier: "third"), try stage.view(text: "0-2"),
            try stage.view(ofClass: UICollectionView.self),
        ]
        #expect(found == [cell, cell, cell.label, view])
    }

    @Test(arguments: [
        (path(50), "there is no cell on screen for item 0-50. There is: item 0-0, ", ". stage.scroll(to:) brings it"),
        (path(300), "there is no cell on screen for item 0-300. ", "The data source has no such item"),
        (path(0, 1), "there is no cell on screen for item 1-0. ", "The data source has no such item"),
    ])
    func `A failed query for a cell states whether a scroll would show the cell`(
        missing: IndexPath, beginning: String, end: String
    ) {
        let error = errorText { _ = try stage.cell(at: missing) }
        #expect(error.hasPrefix(beginning), "\(error)")
        #expect(error.hasSuffix(end), "\(error)")
    }

    @Test func `A query for a cell of another class fails and names both classes`() throws {
        let error = errorText { _ = try stage.cell(at: path(2), as: UICollectionViewListCell.self) }
        #expect(error == "the cell of item 0-2 is PosterCell#3, which is not a UICollectionViewListCell")
    }

    @Test func `A query for a cell right after a snapshot is applied fails with the advice to settle the stage`() throws
    {
        let empty = Stage(width: 320, height: 240)
        let screen = empty.run { DiffableScreen() }
        empty.show(screen.view)
        empty.run { screen.source.apply(DiffableScreen.snapshot(["section": ["a"]])) }
        let before = errorText { _ = try empty.cell(at: path(0)) }
        #expect(before.hasSuffix(". Apply, or an update, is not laid out yet: stage.settle() does that"), "\(before)")
        empty.settle()
        #expect(errorText { _ = try empty.cell(at: path(0)) } == "no error")
    }

    @Test
    func `After the data source's release, the tree and a failed query's message say that the view has no data source`()
        throws
    {
        let view = stage.run { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        view.dataSource = PosterScreen(sections: 3)
        let other = Stage(width: 320, height: 240)
        other.show(view)
        #expect(other.tree.nodes(class: "UICollectionView").map(\.states) == [["no data source"]])
        #expect(other.tree.description.contains("content 320x0 no data source\n"), "\(other.tree)")
        #expect(try ViewTree(text: other.tree.description) == other.tree)
        #expect(other.recording.ticks.last?.tree.nodes { $0.states == ["no data source"] }.count == 1)
        let message = errorText { _ = try other.cell(at: path(0)) }
        #expect(
            message.contains(" has no data source: it refers to it weakly, so the test has to keep it"), "\(message)")
        #expect(stage.tree.nodes { $0.states.contains("no data source") }.isEmpty)
    }

    @Test func `A button is found and tapped by its title`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setTitle("Buy", for: .normal)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.show(button)
        #expect(try stage.view(text: "Buy") === button)
        try stage.tap(text: "Buy")
        #expect(presses == 1)
    }

    @Test func `Tapping an item or a text on a stage selects its cell`() throws {
        try stage.tap(item: path(3))
        #expect(view.indexPathsForSelectedItems == [path(3)])
        try stage.tap(text: "0-1")
        #expect(view.indexPathsForSelectedItems == [path(1)])
    }

    @Test func `A button is found by the title that it shows in its state`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setTitle("Like", for: .normal)
        button.setTitle("Liked", for: .selected)
        stage.show(button)
        #expect(try stage.view(text: "Like") === button)
        button.isSelected = true
        #expect(try stage.view(text: "Liked") === button)
        #expect(throws: StageError.self) { try stage.view(text: "Like") }
    }

    @Test func `A tap on an item whose middle is outside the bounds of its list hits the visible part of the cell`()
        throws
    {
        let cell = try stage.cell(at: path(0))
        stage.scroll(view, to: cell.frame.maxY - 5)
        #expect(cell.frame.midY < view.bounds.minY)
        try stage.tap(item: path(0))
        #expect(view.indexPathsForSelectedItems == [path(0)])
    }

    @Test func `Scrolling to an item or through the content proceeds in steps that reuse cells`() throws {
        let made = stage.counts(of: view) { try? stage.scroll(to: path(255)) }
        #expect(try stage.cell(at: path(255)).frame.intersects(view.bounds))
        #expect(made.taken > 20)
        #expect(made.passes > 5)
        stage.scroll(view, to: .zero)
        var offsets: [CGFloat] = []
        stage.scroll(through: view) { offsets.append(view.contentOffset.y) }
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $1 - $0 <= 120.001 && $1 > $0 })
        #expect(offsets.last == view.contentSize.height - 240)
    }

    @Test
    func
        `settle(until:) returns when the condition holds, or fails after the time limit and names what is still under way`()
        throws
    {
        var isDone = false
        stage.run { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isDone = true } }
        try stage.settle(until: { isDone })
        #expect(isDone)
        #expect(stage.time < 3)
        stage.run { DispatchQueue.main.asyncAfter(deadline: .now() + 60) {} }
        let message = errorText { try stage.settle(until: { false }, seconds: 1) }
        #expect(message.hasPrefix("what was waited for has not come in 1.0 s of the stage's clock. Still under way: "))
    }

    @Test func `A recording's trace cites the lines of the test only on request`() throws {
        stage.scroll(view, by: 50)
        let line = #line - 1
        let recording = stage.recording
        #expect(recording.withSourceLines.trace.contains(": scroll by=0,50 (StageQueryTests.swift:\(line))\n"))
        #expect(!recording.trace.contains("StageQueryTests.swift"))
        #expect(try Recording(json: recording.json()) == recording)
        // A scenario has lines of its own.
        let runner = ScenarioRunner(file: "x")
        _ = try runner.run(Scenario(text: "stage 100x100\nshow\nscroll by=10\n", file: "x"))
        #expect(try #require(runner.recording).withSourceLines.trace == runner.recording?.trace)
        let continued = try #require(runner.stage)
        continued.advance(by: 0.05)
        #expect(continued.recording.withSourceLines.trace.contains("(StageQueryTests.swift:\(#line - 1))"))
    }

    @Test func `The ticks of a wait cite the line of the test that waits`() throws {
        stage.run { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {} }
        stage.settle()
        let line = #line - 1
        stage.advance(by: 0.05)
        try stage.settle(until: { stage.ticks > 12 })
        let trace = stage.recording.withSourceLines.trace
        for waiting in [line, line + 2, line + 3] {
            #expect(trace.contains(": (StageQueryTests.swift:\(waiting))\n"), "\(waiting)")
        }
    }

    // MARK: - Descriptions, and scrolling to items

    @Test
    func
        `The description of a preset has its name, and its seed and a mechanism other than the system's own if these were chosen`()
    {
        #expect("\(Preset.iOS10(mechanism: .transient, seed: 7))" == "iOS10 with mechanism transient, seed 7")
        #expect("\(Preset.iOS9)" == "iOS9")
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func
        `Scrolling a stage to an item far from both ends of the content centers the item along the scroll axis, within half a point`(
            direction: UICollectionView.ScrollDirection
        ) throws
    {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        let (stage, screen) = (Stage(width: 320, height: 240), PosterScreen(sections: [300], layout: layout))
        let view = screen.collectionView
        stage.show(view)
        try stage.scroll(to: path(100))
        let frame = view.layoutAttributesForItem(at: path(100))!.frame
        let distance = direction == .vertical ? frame.midY - view.bounds.midY : frame.midX - view.bounds.midX
        #expect(abs(distance) <= 0.5)
    }

    @Test func `A failed query names at most a dozen candidates, without repetitions, and counts the others`() {
        let names = (0..<30).map { "n\($0)" } + ["", "n1"]
        let text = StageError.noMatch(for: "view", named: "n1x", among: names).description
        #expect(text.hasPrefix("there is no view n1x. There is: n1, "))
        #expect(text.hasSuffix(" and 18 more"))
        #expect(text.components(separatedBy: ", ").count == 12)
        #expect(
            StageError.noMatch(for: "view", named: "x", among: [""]).description.hasSuffix("and no other of that kind"))
    }

    // MARK: - Cells, headers, rotation and scrolling

    @Test func `A stage finds a header by its section and a supplementary view by its kind`() throws {
        let other = Stage(width: 320, height: 480)
        let cards = other.shown(CardScreen(sections: [2, 2]))
        defer { withExtendedLifetime(cards) {} }
        let header = try other.header(inSection: 1)
        #expect(ViewTree(of: header).root.element?.description == "header 1")
        #expect(try other.supplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0]) === header)
        #expect(try other.header(inSection: 1, as: SectionHeaderView.self) === header)
        #expect(
            errorText { _ = try other.header(inSection: 7) }
                == "there is no view on screen for header 7. There is: header 0, header 1")
        #expect(
            errorText { _ = try other.footer(inSection: 0) }
                == "there is no view on screen for footer 0, and no other of that kind")
    }

    @Test
    func `Rotating a stage exchanges width and height, and a press on a cell lasts longer than 0.6 seconds by default`()
        throws
    {
        stage.rotate()
        #expect(stage.window.bounds.size == CGSize(width: 240, height: 320))
        let cell = try stage.cell(at: path(0))
        let before = stage.time
        #expect(stage.press(cell)?.isDescendant(of: cell) == true)
        #expect(stage.time - before > 0.6)
    }

    @Test func `A scroll distance that is a single number is vertical, unless the content overflows only in width`() {
        stage.scroll(view, to: 100)
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        stage.scroll(view, by: 20)
        #expect(view.contentOffset == CGPoint(x: 0, y: 120))
        stage.drag(view, by: 30)
        #expect(view.contentOffset.x == 0)
        let dragged = view.contentOffset.y
        #expect(dragged > 120)
        stage.fling(view, velocity: 500)
        #expect(view.contentOffset.y > dragged)
        let wide = stage.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
        wide.contentSize = CGSize(width: 300, height: 50)
        stage.window.addSubview(wide)
        stage.scroll(wide, to: 100)
        stage.scroll(wide, by: 20)
        #expect(wide.contentOffset == CGPoint(x: 120, y: 0))
    }

    private struct Refusal: Error {}

    @Test func `An error thrown in a closure that is passed to a stage's method is rethrown, and the tick ends`() {
        #expect(throws: Refusal.self) { try stage.act("act") { throw Refusal() } }
        #expect(throws: Refusal.self) { try stage.tick("tick") { throw Refusal() } }
        #expect(throws: Refusal.self) { try stage.counts(of: view) { throw Refusal() } }
        #expect(throws: Refusal.self) { try stage.failures { throw Refusal() } }
        #expect(throws: Refusal.self) { try stage.run { throw Refusal() } }
        #expect(throws: Refusal.self) { try stage.scroll(through: view) { throw Refusal() } }
        #expect(stage.recording.ticks.suffix(3).map(\.what) == ["act", "tick", "scroll to=0,120"])
        stage.scroll(through: view)
        #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
    }

    @Test func `A tree's queries leave hidden views out unless includingHidden is true`() {
        stage.scroll(through: view)
        let live = stage.tree.nodes(class: "PosterCell")
        let all = stage.tree.nodes(class: "PosterCell", includingHidden: true)
        #expect(live.count == view.visibleCells.count)
        #expect(live.filter(\.isHidden) == [])
        #expect(all.count > live.count)
        let text = live[0].text ?? ""
        view.visibleCells.forEach { $0.isHidden = true }
        #expect(stage.tree.nodes(text: text) == [])
        #expect(stage.tree.nodes(text: text, includingHidden: true).count == 1)
        #expect(stage.tree.nodes { $0.className == "PosterCell" } == [])
    }

    // MARK: - Self-sizing cells

    @Test(arguments: [false, true])
    func `Scrolling through self-sizing cells shows every cell, and scrolling to an item brings its cell on screen`(
        isList: Bool
    ) throws {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 300, height: 30)
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let layout: UICollectionViewLayout = isList ? list : flow
        let stage = Stage(width: 320, height: 480)
        let chat = GridScreen([40], in: layout, prefetches: true) {
            $0.size.height = 90 + CGFloat($0.indexPath.item % 3) * 40
        }
        let view = chat.view
        stage.show(view)
        var seen = Set(view.indexPathsForVisibleItems)
        stage.scroll(through: view) { seen.formUnion(view.indexPathsForVisibleItems) }
        #expect(seen.count == 40)
        for item in [0, 39, 20] { try stage.scroll(to: path(item)) }
        #expect(stage.views { $0 is WishingCell }.contains { view.indexPath(for: $0 as! WishingCell)?.item == 20 })
    }
}
