import Foundation
import Offscreen
import Testing

@testable import UIKit

/// Breaks each part of the engine on purpose and reads the report.
@MainActor @Suite("Invariants of the engine")
struct InvariantTests {
    @MainActor private final class Screen {
        let stage = Stage(width: 100, height: 100)
        let source = PlainSource([4])
        let view: UICollectionView
        var engine: CollectionEngine { view.engine }

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(100, 50)
            layout.minimumLineSpacing = 0
            view = stage.run { UICollectionView(frame: .zero, collectionViewLayout: layout) }
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.isPrefetchingEnabled = false
            stage.show(view)
        }
    }

    private func key(_ item: Int) -> ElementKey { .cell(section: 0, item: item) }
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `Checking of invariants is enabled while these tests run`() {
        #expect(World.checksInvariants)
    }

    @Test func `An intact collection view reports no broken invariant`() {
        let screen = Screen()
        screen.stage.scroll(screen.view, by: 60)
        #expect(screen.engine.checkInvariants() == [])
    }

    @Test func `checkInvariants() reports each inconsistency of the engine's state with its own message`() {
        let cases: [(report: String, breaks: (CollectionEngine) -> Void)] = [
            ("section 0 has -5 items", { $0.state.counts.setItems(-5, inSection: 0) }),
            (
                "attributes of cell 0-0 stand after those of cell 0-1",
                { engine in
                    let attributes = [1, 0].map { UICollectionViewLayoutAttributes(forCellWith: path($0)) }
                    let entries = [1, 0].map { KnownAttributes.Entry(key($0), attributes[1 - $0], answer: 1) }
                    engine.state.attributes.forget()
                    _ = engine.state.attributes.add(ContiguousArray(entries), from: attributes, for: .zero, page: .zero)
                }
            ),
            (
                "UICollectionViewCell#1 stands for cell 0-0 and is dormant",
                { $0.state.visible.elements[0].view.reuseState.state = .dormant }
            ),
            (
                "UICollectionViewCell#1 stands for cell 0-0 and believes in cell 0-3",
                { $0.state.visible.elements[0].view.reuseState.key = key(3) }
            ),
            (
                "UICollectionViewCell#1 stands for cell 0-0 and for cell 0-1",
                { engine in
                    let view = engine.state.visible.elements[0].view
                    engine.state.visible.replaceAll(
                        with: [0, 1].reduce(into: []) { $0.append(VisibleElements.Element(key: key($1), view: view, answer: 1)) })
                    view.reuseState.key = key(1)
                }
            ),
            (
                "UICollectionViewCell#1 is kept for cell 0-3 and is live",
                { engine in
                    engine.state.prefetched.keep(
                        key(3), PrefetchedCells.CachedCell(view: engine.state.visible.elements[0].view, frame: .zero))
                }
            ),
            (
                "cell 0-0 is on screen and has another view kept for it",
                { engine in
                    let cell = UICollectionViewCell(frame: .zero)
                    (cell.reuseState.state, cell.reuseState.key) = (.cached, key(0))
                    engine.state.prefetched.keep(key(0), PrefetchedCells.CachedCell(view: cell, frame: .zero))
                }
            ),
            (
                "UICollectionViewCell#3 lies in pool \"cell\" and is live",
                { engine in
                    let pool = engine.state.pools.all[0]
                    let cell = engine.host.world.run { RuntimeInstantiation.make(pool.viewClass!, frame: .zero) }
                    pool.adopt(cell)
                    engine.journal.tally.made += 1
                    _ = pool.putAway(cell, area: 10_000)
                    cell.reuseState.state = .live
                }
            ),
            ("3 views were made; the pools know of 2", { $0.journal.tally.made += 1 }),
            ("UICollectionViewCell#1 was placed with z 7 and shows z 0", { $0.state.visible.elements[0].view.reuseState.stackingZ = 7 }),
            (
                "UICollectionViewCell#2 belongs into ElementScrollView#1, which the collection view does not have",
                { engine in
                    let scroller = engine.host.world.run { ElementScrollView(frame: .zero) }
                    engine.host.withRetainedView { $0.addSubview(scroller) }
                    engine.state.visible.elements[1].view.scroller = scroller
                }
            ), ("[] is selected, which is no item", { $0.state.selection.selected.insert(IndexPath()) }),
            ("[0,1,2] is highlighted, which is no item", { $0.state.selection.highlighted = IndexPath(indexes: [0, 1, 2]) }),
            (
                "UICollectionViewCell#1 waits twice to be asked for its size",
                { engine in engine.sizing.resizedViews = [0, 0].map { engine.state.visible.elements[$0].view } }
            ),
            (
                "UICollectionViewCell#1 was asked for its size in version 99, and this is version",
                { $0.state.visible.elements[0].view.reuseState.sizingVersion = 99 }
            ),
            (
                "0-1 is carried to [], and one of them is no item",
                { $0.state.carriedItem = CarriedItem(origin: path(1), target: IndexPath(), position: .zero) }
            ),
            (
                "a transition by a UICollectionViewTransitionLayout is under way, and the layout is another UICollectionViewFlowLayout",
                { engine in
                    let layout = engine.clients.layout.layout
                    let between = UICollectionViewTransitionLayout(currentLayout: layout, nextLayout: layout)
                    engine.state.transition = LayoutTransition(layout: between, completion: nil)
                }
            ),
            (
                "decorationView 7 0-3 is the key of an element that nobody named",
                { engine in
                    let bogus = ElementKey(category: .decorationView, kind: 7, section: 0, item: 3)
                    let attributes = [UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: path(3))]
                    engine.state.attributes.forget()
                    _ = engine.state.attributes.add(
                        [KnownAttributes.Entry(bogus, attributes[0], answer: 1)], from: attributes, for: .zero, page: .zero)
                }
            ), ("UICollectionViewCell#1 animates away and is live", { $0.state.departing = [$0.state.visible.elements[0]] }),
            ("1 views were taken; the pools know of 0", { $0.journal.tally.taken += 1 }),
            ("1 views were put; the pools know of 0", { $0.journal.tally.put += 1 }),
            (
                "ElementScrollView#1 holds elements twice",
                { engine in
                    let scroller = engine.host.world.run { ElementScrollView(frame: .zero) }
                    engine.state.scrollers = [scroller, scroller]
                }
            ),
            (
                "UICollectionViewCell#3 is kept for cell 0-3 and believes in cell 0-2",
                { engine in
                    let cell = engine.host.world.run { UICollectionViewCell(frame: .zero) }
                    (cell.reuseState.state, cell.reuseState.key) = (.cached, key(2))
                    engine.state.prefetched.keep(key(3), PrefetchedCells.CachedCell(view: cell, frame: .zero))
                }
            ),
            (
                "UICollectionViewCell#1 lies in pool \"cell\" twice",
                { engine in
                    for _ in 0..<2 { _ = engine.state.pools.all[0].putAway(engine.state.visible.elements[0].view, area: 10_000) }
                }
            ),
            (
                "pool \"cell\" counts -1 live views",
                { engine in
                    for _ in 0..<3 { engine.state.pools.all[0].discard(UICollectionViewCell(frame: .zero)) }
                }
            ),
            (
                "the pools count 1 live views; 2 stand for elements or are kept",
                { $0.state.pools.all[0].discard(UICollectionViewCell(frame: .zero)) }
            ),
            (
                "the pools count 2 live views; 3 stand for elements or are kept",
                { engine in
                    let pool = engine.state.pools.all[0]
                    let cell = engine.host.world.run { RuntimeInstantiation.make(pool.viewClass!, frame: .zero) }
                    pool.adopt(cell)
                    engine.journal.tally.made += 1
                    (cell.reuseState.state, cell.reuseState.key) = (.cached, key(3))
                    engine.state.prefetched.keep(key(3), PrefetchedCells.CachedCell(view: cell, frame: .zero))
                    pool.discard(UICollectionViewCell(frame: .zero))
                }
            ), ("a pass is still running", { $0.state.activities.insert(.passing) }),
            (
                "cell 0-1 stands after cell 0-1 on screen",
                { engine in
                    let elements = engine.state.visible.elements
                    engine.state.visible.replaceAll(with: [elements[1], elements[1]])
                }
            ),
            (
                "decorationView 7 0-3 is the key of an element that nobody named",
                { engine in
                    let view = UICollectionReusableView(frame: .zero)
                    let bogus = ElementKey(category: .decorationView, kind: 7, section: 0, item: 3)
                    (view.reuseState.state, view.reuseState.key) = (.cached, bogus)
                    engine.state.prefetched.keep(bogus, PrefetchedCells.CachedCell(view: view, frame: .zero))
                }
            ),
        ]
        for (report, breaks) in cases {
            let screen = Screen()
            breaks(screen.engine)
            let reports = screen.engine.checkInvariants()
            let isNamed = reports.contains { $0.hasPrefix(report) }
            #expect(isNamed, "\(report): \(reports)")
        }
    }

    @Test
    func `checkInvariants() of an update plan reports an item whose new index path does not exist or does not map back to the item`() {
        let twice = UpdatePlan([.moveItem(path(0), to: path(3)), .moveItem(path(1), to: path(3))], before: [4], after: [4])
        #expect(twice.checkInvariants().contains("item 0-0 goes to 0-3, where 0-1 comes from"), "\(twice.checkInvariants())")
        let beyond = UpdatePlan([.moveItem(path(0), to: path(9))], before: [2], after: [2])
        #expect(beyond.checkInvariants() == ["item 0-0 goes to 0-9, which does not exist"])
        let fine = UpdatePlan([.deleteItem(path(0)), .insertItem(path(2)), .moveItem(path(3), to: path(0))], before: [4], after: [4])
        #expect((fine.problem() == nil, fine.checkInvariants()) == (true, []))
    }

    @Test func `A broken invariant ends the process, with the tick and every report on standard error`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { World.standard.trapIfBroken(["one", "two"]) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("tick 0: one\ntwo"))
    }

    @Test
    func `A CollectionAudit reports unbalanced willDisplay calls, and cells that are hidden, leaving or outside the collection view`() {
        let screen = Screen()
        let audit = CollectionAudit(screen.view)
        #expect((audit.unpairedDisplays.isEmpty, audit.misplacedViews.isEmpty) == (true, true))
        screen.engine.journal.tally.willDisplays += 1
        #expect(audit.unpairedDisplays == ["willDisplay 3 times and didEndDisplaying 0 times leave 3 open; 2 elements are on screen"])
        screen.engine.journal.tally.willDisplays -= 1
        let view = screen.engine.state.visible.elements[0].view
        view.reuseState.state = .leaving
        #expect(audit.misplacedViews.contains { $0.hasSuffix("is on screen and marked leaving") })
        view.reuseState.state = .live
        view.isHidden = true
        #expect(audit.misplacedViews.contains { $0.hasSuffix("stands for an element and is hidden") })
        view.isHidden = false
        view.removeFromSuperview()
        #expect(audit.misplacedViews.contains { $0.hasSuffix("stands for an element outside the collection view") })
    }

    @Test func `After a scroll the engine is no longer marked as changing its bounds`() {
        let screen = Screen()
        screen.stage.scroll(screen.view, by: 30)
        #expect(!screen.engine.state.activities.includesAny(.changingBounds))
    }
}
