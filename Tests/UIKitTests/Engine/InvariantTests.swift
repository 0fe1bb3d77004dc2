import Foundation
import Offscreen
import Testing

@testable import UIKit

/// Breaks each part of the engine on purpose and compares the report.
@MainActor struct InvariantTests {
    @MainActor private final class Screen {
        let stage: Stage
        let source = PlainSource([4])
        let view: UICollectionView
        var engine: ListEngine { view.engine }

        init(on stage: Stage = Stage(width: 100, height: 100)) {
            self.stage = stage
            view = stage.run { [source] in source.view(flowLayout(CGSize(100, 50), lineSpacing: 0)) }
            view.isPrefetchingEnabled = false
            stage.show(view)
        }
    }

    private func key(_ item: Int) -> ElementKey { .cell(section: 0, item: item) }
    private let bogus = ElementKey(category: .decorationView, kind: 7, section: 0, item: 3)

    @Test func `Checking of invariants is enabled while these tests run`() {
        #expect(World.checksInvariants)
    }

    @Test
    func
        `After a scroll an intact collection view reports no broken invariant, and is no longer marked as changing its bounds`()
    {
        let screen = Screen()
        screen.stage.scroll(screen.view, by: 60)
        #expect(screen.engine.forObservation.invariantProblems().isEmpty)
        #expect(!screen.engine.boundsChange.isPending)
    }

    /// Expects a report that begins with a text after the engine was broken by a closure.
    private func expectReport(
        _ text: String, _ location: SourceLocation = #_sourceLocation, _ breaks: (ListEngine) -> Void
    ) {
        let screen = Screen()
        breaks(screen.engine)
        let reports = screen.engine.forObservation.invariantProblems()
        let isReported = reports.contains { $0.hasPrefix(text) }
        #expect(isReported, "\(text): \(reports)", sourceLocation: location)
    }

    private func first(_ engine: ListEngine) -> UIView { engine.state.visible.elements[0].view }

    /// Stores a cached view of one element as the prefetched view of another element.
    private func cache(
        _ view: UIView, of element: ElementKey, as other: ElementKey, in engine: ListEngine
    ) {
        (view.reuseState.state, view.reuseState.key) = (.cached, element)
        engine.state.hiddenCells.keep(HiddenCells.CachedCell(view: view, frame: .zero), for: other)
    }

    /// Returns a new cell of the first pool.
    private func newCell(in engine: ListEngine) -> UIView {
        let pool = engine.state.pools.all[0]
        let cell = engine.host.world.run { RuntimeInstantiation.make(pool.viewClass!, frame: .zero) }
        pool.adopt(cell)
        engine.journal.tally.made += 1
        return cell
    }

    /// Replaces all known attributes.
    private func know(
        _ entries: [KnownAttributes.Entry], from attributes: [UICollectionViewLayoutAttributes],
        in engine: ListEngine
    ) {
        engine.state.attributes.discardAll()
        _ = engine.state.attributes.addOrReplaceAll(
            with: ContiguousArray(entries), from: attributes, for: .zero, pageSize: .zero)
    }

    @Test
    func
        `invariantProblems() reports wrong counts, attributes, keys and views on screen with a message about each mistake`()
    {
        expectReport("section 0 has -5 items") { $0.state.counts.setItemCount(-5, inSection: 0) }
        expectReport("attributes of cell 0-0 stand after those of cell 0-1") { engine in
            let attributes = [1, 0].map { UICollectionViewLayoutAttributes(forCellWith: [0, $0]) }
            know(
                [1, 0].map { KnownAttributes.Entry(key($0), attributes[1 - $0], answerNumber: 1) }, from: attributes,
                in: engine)
        }
        expectReport("decorationView 7 0-3 is the key of an element that nobody named") { engine in
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: [0, 3])
            know([KnownAttributes.Entry(bogus, attributes, answerNumber: 1)], from: [attributes], in: engine)
        }
        expectReport("decorationView 7 0-3 is the key of an element that nobody named") {
            cache(UICollectionReusableView(frame: .zero), of: bogus, as: bogus, in: $0)
        }
        expectReport("cell 0-1 stands after cell 0-1 on screen") { engine in
            engine.state.visible.replaceAll(with: [engine.state.visible.elements[1], engine.state.visible.elements[1]])
        }
        expectReport("UICollectionViewCell#1 stands for cell 0-0 and is dormant") {
            first($0).reuseState.state = .dormant
        }
        expectReport("UICollectionViewCell#1 stands for cell 0-0 and believes in cell 0-3") {
            first($0).reuseState.key = key(3)
        }
        expectReport("UICollectionViewCell#1 stands for cell 0-0 and for cell 0-1") { engine in
            let view = first(engine)
            engine.state.visible.replaceAll(
                with: [0, 1].reduce(into: []) {
                    $0.append(VisibleElements.Element(key: key($1), view: view, answerNumber: 1))
                })
            view.reuseState.key = key(1)
        }
        expectReport("UICollectionViewCell#1 was placed with z 7 and shows z 0") { first($0).reuseState.stackingZ = 7 }
        expectReport("UICollectionViewCell#2 belongs into ElementScrollView#1, which the list does not have") {
            engine in
            let scroller = engine.host.world.run { ElementScrollView(frame: .zero) }
            engine.host.withRetainedView { $0.addSubview(scroller) }
            engine.state.visible.elements[1].view.reuseState.scroller = scroller
        }
        expectReport("ElementScrollView#1 holds elements twice") { engine in
            let scroller = engine.host.world.run { ElementScrollView(frame: .zero) }
            engine.state.scrollers = [scroller, scroller]
        }
        expectReport("UICollectionViewCell#1 waits twice to be asked for its size") {
            $0.sizing.resizedViews = [first($0), first($0)]
        }
        expectReport("UICollectionViewCell#1 was asked for its size in version 99, and this is version") {
            first($0).reuseState.sizingVersion = 99
        }
        expectReport("UICollectionViewCell#1 animates away and is live") {
            $0.state.departing = [$0.state.visible.elements[0]]
        }
    }

    @Test
    func `invariantProblems() reports each wrong selection, activity, movement and transition with its own message`() {
        expectReport("[] is selected, which is not an item") { $0.state.selection.selected.insert(IndexPath()) }
        expectReport("[0,1,2] is highlighted, which is not an item") { $0.state.selection.highlighted = [0, 1, 2] }
        expectReport("0-1 is carried to [], and one of them is not an item") {
            $0.state.carriedItem = CarriedItem(origin: [0, 1], target: IndexPath(), position: .zero)
        }
        let words =
            """
            a transition by a UICollectionViewTransitionLayout is under way, and the layout is another \
            UICollectionViewFlowLayout
            """
        expectReport(words) { engine in
            let layout = engine.layoutClient.layout
            let between = UICollectionViewTransitionLayout(currentLayout: layout, nextLayout: layout)
            engine.state.transition = InteractiveLayoutTransition(layout: between, completion: nil)
        }
        expectReport("the app reads elements that are not on screen") { $0.state.visible.setElementsSeenByApp([]) }
        let screen = Screen()
        let reports = screen.engine.state.run(.passing) { screen.engine.forObservation.invariantProblems() }
        #expect(reports == ["a pass is still running"])
    }

    @Test func `invariantProblems() reports each wrong prefetched view, pool and count of views with its own message`()
    {
        expectReport("UICollectionViewCell#1 is kept for cell 0-3 and is live") {
            $0.state.hiddenCells.keep(HiddenCells.CachedCell(view: first($0), frame: .zero), for: key(3))
        }
        expectReport("cell 0-0 is on screen and has another view kept for it") {
            cache(UICollectionViewCell(frame: .zero), of: key(0), as: key(0), in: $0)
        }
        expectReport("UICollectionViewCell#3 is kept for cell 0-3 and believes in cell 0-2") { engine in
            cache(engine.host.world.run { UICollectionViewCell(frame: .zero) }, of: key(2), as: key(3), in: engine)
        }
        expectReport("UICollectionViewCell#3 lies in pool \"cell\" and is live") { engine in
            let cell = newCell(in: engine)
            _ = engine.state.pools.all[0].putAway(cell, collectionViewArea: 10_000)
            cell.reuseState.state = .live
        }
        expectReport("UICollectionViewCell#1 lies in pool \"cell\" twice") { engine in
            for _ in 0..<2 { _ = engine.state.pools.all[0].putAway(first(engine), collectionViewArea: 10_000) }
        }
        expectReport("pool \"cell\" counts -1 live views") { engine in
            for _ in 0..<3 { engine.state.pools.all[0].discard(UICollectionViewCell(frame: .zero)) }
        }
        expectReport("the pools count 1 live views; 2 stand for elements or are kept") {
            $0.state.pools.all[0].discard(UICollectionViewCell(frame: .zero))
        }
        expectReport("the pools count 2 live views; 3 stand for elements or are kept") { engine in
            cache(newCell(in: engine), of: key(3), as: key(3), in: engine)
            engine.state.pools.all[0].discard(UICollectionViewCell(frame: .zero))
        }
        expectReport("3 views were made; the pools know of 2") { $0.journal.tally.made += 1 }
        expectReport("1 views were taken; the pools know of 0") { $0.journal.tally.taken += 1 }
        expectReport("1 views were put; the pools know of 0") { $0.journal.tally.put += 1 }
    }

    @Test
    func
        `invariantProblems() of an update plan reports an item whose new index path does not exist or does not map back to the item`()
    {
        let twice = UpdatePlan(
            [.moveItem([0, 0], to: [0, 3]), .moveItem([0, 1], to: [0, 3])], before: [4], after: [4])
        #expect(
            twice.invariantProblems().contains("item 0-0 goes to 0-3, where 0-1 comes from"),
            "\(twice.invariantProblems())")
        let beyond = UpdatePlan([.moveItem([0, 0], to: [0, 9])], before: [2], after: [2])
        #expect(beyond.invariantProblems() == ["item 0-0 goes to 0-9, which does not exist"])
        let fine = UpdatePlan(
            [.deleteItem([0, 0]), .insertItem([0, 2]), .moveItem([0, 3], to: [0, 0])], before: [4], after: [4])
        #expect(fine.firstProblem() == nil)
        #expect(fine.invariantProblems() == [])
    }

    @Test func `A broken invariant ends the process, with the tick and every report on standard error`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { World.standard.trapOnBrokenInvariants(["one", "two"]) }
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("tick 0: one\ntwo"))
    }

    @Test func `A ListAudit does not count the views of a collection view that is a subview of the audited one`() {
        let outer = Screen()
        outer.view.addSubview(Screen(on: outer.stage).view)
        #expect(ListAudit(outer.view).strayViews.isEmpty)
    }

    @Test
    func
        `A ListAudit reports unbalanced willDisplay calls, and cells that are hidden, leaving or outside the collection view`()
    {
        let screen = Screen()
        let audit = ListAudit(screen.view)
        #expect(audit.unpairedDisplays.isEmpty)
        #expect(audit.misplacedViews.isEmpty)
        screen.engine.journal.tally.willDisplays += 1
        #expect(
            audit.unpairedDisplays == [
                "willDisplay 3 times and didEndDisplaying 0 times leave 3 open; 2 elements are on screen"
            ])
        screen.engine.journal.tally.willDisplays -= 1
        let view = first(screen.engine)
        view.reuseState.state = .leaving
        #expect(audit.misplacedViews.contains { $0.hasSuffix("is on screen and marked leaving") })
        view.reuseState.state = .live
        view.isHidden = true
        #expect(audit.misplacedViews.contains { $0.hasSuffix("stands for an element and is hidden") })
        view.isHidden = false
        view.removeFromSuperview()
        #expect(audit.misplacedViews.contains { $0.hasSuffix("stands for an element outside the collection view") })
    }
}
