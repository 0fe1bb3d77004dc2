import OffscreenScenarios
import Testing
import UIKit

@testable import Offscreen

/// Queries of reports that return one value.
@MainActor struct ReportQuestionTests {
    @Test
    func
        `Preset.presets(namedBy:) returns the presets of a phrase such as iOS9 to iOS11, and nil for an invalid phrase`()
    {
        let names = Preset.all.map(\.name)
        func named(_ phrase: String) -> [String]? { Preset.presets(namedBy: phrase)?.map(\.name) }
        #expect(named("all systems") == names)
        #expect(named("iOS10") == ["iOS10"])
        #expect(named("iOS9 to iOS11") == ["iOS9", "iOS10", "iOS11"])
        #expect(named("iOS9 to iOS9") == ["iOS9"])
        #expect(named("iOS13 and later") == Array(names[names.firstIndex(of: "iOS13")!...]))
        #expect(named("all systems but iOS13") == names.filter { $0 != "iOS13" })
        let invalid = [
            "all systems but iOS99", "all systems but", "all systems but ", "iOS9 until iOS11", "iOS11 to iOS9",
            "iOS9 to", "iOS9 to iOS99",
            "iOS9 and earlier", "iOS9 to iOS11 now", "iOS99", "",
        ]
        #expect(invalid.filter { named($0) != nil }.isEmpty)
    }

    @Test
    func
        `The phrase about the presence of a view in a cell says that the cell has the view, or has no view of the class`()
    {
        let key = CellAppearance.Key(path: "/UIView:0/UIImageView:1", property: .presence)
        let node = ViewTree.Node(name: "Cell#1", frame: .zero)
        let scroll = ViewTree.ScrollState(offset: .zero, content: .zero, inset: [])
        let list = CollectionViewNode(node: node, origin: .zero, views: [], scroll: scroll, tick: 1, events: [])
        let cell = CellAppearance(node, in: list)
        #expect(key.phrase(about: "yes", in: cell) == "has the UIImageView")
        #expect(key.phrase(about: CellAppearance.none, in: cell) == "has no UIImageView")
    }

    @Test func `ItemCounts leaves out the sections that the data source no longer has`() throws {
        let stage = Stage(width: 320, height: 400)
        let screen = stage.shown(PosterScreen(sections: 3, 4))
        var counts = ItemCounts()
        counts.read(stage.recording.ticks.flatMap(\.events))
        #expect(counts.latest == [0: 3, 1: 4])
        #expect(counts.total == 7)
        try stage.perform(Step.steps(from: "delete section=1"), on: HuntSubject(screen.collectionView, model: screen))
        counts.read(stage.recording.ticks.flatMap(\.events))
        #expect(counts.latest == [0: 3])
        #expect(counts.total == 3)
    }

    @Test func `A reuse pool is found only by its own category, kind and identifier`() {
        let stage = Stage(width: 100, height: 400)
        let layout = ListScreen.Layout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let screen = ListScreen([["a", "b"]], layout: layout)
        screen.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "row"
        )
        stage.show(screen.view)
        let pools = stage.pools(of: screen.view)
        #expect(pools.cellPool(identifier: "row")?.category == .cell)
        #expect(pools.cellPool(identifier: "row")?.live == 2)
        #expect(pools.cellPool(identifier: "header") == nil)
        #expect(
            pools.supplementaryPool(kind: UICollectionView.elementKindSectionHeader, identifier: "header")?.live == 1)
        #expect(pools.supplementaryPool(kind: UICollectionView.elementKindSectionFooter, identifier: "header") == nil)
        #expect(pools.decorationPool(kind: "row") == nil)
    }

    @Test func `Of pools that agree in kind or identifier, each is found only by its own category`() {
        func pool(_ category: UICollectionView.ElementCategory, _ kind: String, _ identifier: String, _ made: Int)
            -> PoolsReport.Pool
        {
            PoolsReport.Pool(
                category: category, kind: kind, identifier: identifier, made: made, live: made + 1, dormant: made + 2,
                taken: made + 3, put: made + 4, capacity: made + 5)
        }
        let pools = [
            pool(.supplementaryView, "a", "a", 10), pool(.cell, "a", "a", 20), pool(.decorationView, "a", "a", 30),
            pool(.supplementaryView, "b", "a", 40), pool(.supplementaryView, "a", "b", 50), pool(.cell, "a", "b", 60),
            pool(.decorationView, "b", "a", 70),
        ]
        for order in [pools, pools.reversed()] {
            let report = PoolsReport(view: "V", pools: order, prefetched: 7)
            #expect(report.cellPool(identifier: "a")?.made == 20)
            #expect(report.cellPool(identifier: "b")?.made == 60)
            #expect(report.supplementaryPool(kind: "a", identifier: "a")?.made == 10)
            #expect(report.supplementaryPool(kind: "b", identifier: "a")?.made == 40)
            #expect(report.supplementaryPool(kind: "a", identifier: "b")?.made == 50)
            #expect(report.supplementaryPool(kind: "b", identifier: "b") == nil)
            #expect(report.decorationPool(kind: "a")?.made == 30)
            #expect(report.decorationPool(kind: "b")?.made == 70)
            #expect(report.cellPool(identifier: "c") == nil)
            #expect(report.decorationPool(kind: "c") == nil)
        }
        #expect(PoolsReport(view: "V", pools: [pools[0]], prefetched: 7).counts == [7, 10, 11, 12, 13, 14, 15])
    }

    @Test func `A point report names only a reusable view that is shown at the point`() {
        let stage = Stage(width: 100, height: 400)
        let screen = ListScreen("a", "b")
        screen.view.isPrefetchingEnabled = false
        stage.show(screen.view)
        let (low, high) = (screen.cell(0)!, screen.cell(1)!)
        func report() -> [String] {
            let found = stage.pointReport(of: screen.view, at: CGPoint(x: 50, y: 30))
            return [found.painted, found.hit, found.snapshot].map { String($0.prefix(8)) }
        }
        stage.act("overlap") { high.frame = low.frame }
        #expect(report() == ["item 0-1", "item 0-1", "item 0-1"])
        for (name, change) in [
            ("hidden", { high.isHidden = $0 }), ("transparent", { high.alpha = $0 ? 0 : 1 }),
            ("beside the point", { high.frame.origin.x = $0 ? 60 : 0 }),
        ] as [(String, (Bool) -> Void)] {
            stage.act(name) { change(true) }
            #expect(report() == ["item 0-0", "item 0-0", "item 0-0"], "\(name)")
            stage.act("back") { change(false) }
            #expect(report() == ["item 0-1", "item 0-1", "item 0-1"], "\(name)")
        }
        stage.act("a view that is not of the list") {
            let other = UIView(frame: low.frame)
            other.isUserInteractionEnabled = false
            screen.view.addSubview(other)
        }
        #expect(report() == ["item 0-1", "item 0-1", "item 0-1"])
        stage.act("untouchable") { high.isUserInteractionEnabled = false }
        #expect(report() == ["item 0-1", "item 0-0", "item 0-1"])
    }

    @Test func `Only a person's steps and ticks without a step count as scrolling`() {
        let stage = Stage(width: 100, height: 100)
        stage.show(UIView())
        for (verb, isByPerson, isOnlyScrolled) in [
            ("scroll", true, true), ("drag", true, true), ("fling", true, true), ("touch", true, false),
            ("tap", false, false), ("scrolled", false, false), ("insert", false, false),
        ] {
            stage.act("\(verb) something") {}
            let ticks = stage.recording.ticks
            let context = TickContext(ticks.lastIndex { $0.what.hasPrefix(verb) }!, of: stage.recording)
            #expect(String(context.verb) == verb)
            #expect(context.isByPerson == isByPerson, "\(verb)")
            #expect(context.isOnlyScrolled == isOnlyScrolled, "\(verb)")
            #expect(context.isTouch == (verb == "touch"))
            #expect(context.lastAction == (isOnlyScrolled ? 0 : context.tick.number), "\(verb)")
        }
        stage.advance(by: 0.1)
        let rest = TickContext(stage.recording.ticks.count - 1, of: stage.recording)
        #expect(rest.isByPerson && rest.isOnlyScrolled && !rest.beginsStep)
    }

    @Test func `ItemCounts reads only the answer that follows a question, and once`() {
        func event(_ verb: Event.Verb, _ name: String = "", _ text: String = "", number: Int? = nil) -> Event {
            var event = Event(verb)
            (event.name, event.text, event.number) = (name, text, number)
            return event
        }
        let sections = [event(.ask, "numberOfSections"), event(.answer, "", "2")]
        func items(_ count: Int, section: Int) -> [Event] {
            [event(.ask, "numberOfItemsInSection", number: section), event(.answer, "", "\(count)")]
        }
        func read(_ events: [Event]) -> ItemCounts {
            var counts = ItemCounts()
            counts.read(events)
            return counts
        }
        #expect(read(sections + items(3, section: 0) + items(4, section: 1)).latest == [0: 3, 1: 4])
        let stray = read(sections + items(3, section: 0) + [event(.answer, "", "9")])
        #expect(stray.latest == [0: 3], "an answer without a question")
        #expect(stray.earlier == [:])
        #expect(read([event(.answer, "", "9")] + items(3, section: 0)).latest == [0: 3])
        #expect(read(items(3, section: 0) + [event(.tell, "x", "8")] + items(5, section: 0)).earlier == [0: 3])
        #expect(read(items(3, section: 0) + items(3, section: 0)).earlier == [:])
        let fewer = items(3, section: 0) + items(4, section: 1) + items(5, section: 1)
        #expect(read(fewer + [event(.ask, "numberOfSections"), event(.answer, "", "1")]).earlier == [:])
        #expect(read(fewer + [event(.ask, "cellForItem"), event(.answer, "", "7")]).latest == [0: 3, 1: 5])
        #expect(read(fewer).total == 8)
    }

    @Test func `A stacking report finds inversions only between two views that stay, and ranks only touchable views`() {
        func node(_ name: String, z: Int, _ states: String..., alpha: CGFloat = 1) -> ViewTree.Node {
            var node = ViewTree.Node(name: name, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            (node.z, node.states, node.alpha) = (z, states, alpha)
            node.element = ElementName(category: .cell, indexPath: [0, 0])
            return node
        }
        func report(_ children: ViewTree.Node...) -> StackingReport {
            var root = ViewTree.Node(name: "V", frame: .zero)
            root.children = children
            return StackingReport(of: root)
        }
        func inversions(_ below: ViewTree.Node, _ above: ViewTree.Node) -> [String] {
            report(below, above).inversions.map { "\($0.above.view) over \($0.below.view)" }
        }
        #expect(inversions(node("a", z: 1), node("b", z: 0)) == ["b over a"])
        #expect(inversions(node("a", z: 0), node("b", z: 0)) == [])
        #expect(inversions(node("a", z: 0), node("b", z: 1)) == [])
        #expect(inversions(node("a", z: 1, "leaving"), node("b", z: 0)) == [])
        #expect(inversions(node("a", z: 1), node("b", z: 0, "leaving")) == [])
        #expect(inversions(node("a", z: 1, "selected"), node("b", z: 0, "highlighted")) == ["b over a"])
        let ranked = report(
            node("a", z: 0), node("b", z: 0, "hidden"), node("c", z: 0, "untouchable"), node("d", z: 0, alpha: 0.001),
            node("e", z: 0, "selected"))
        #expect(ranked.rows.map(\.hit) == [2, nil, nil, nil, 1])
        #expect(ranked.rows.map(\.paint) == [1, 2, 3, 4, 5])
    }

    @Test
    func
        `If zPosition paints a cell over another one, a point report states that the painted view is not the view that a touch hits`()
    {
        let stage = Stage(width: 100, height: 400)
        let screen = stage.shown(ListScreen("a", "b"))
        #expect(!stage.pointReport(of: screen.view, at: CGPoint(x: 50, y: 30)).isMisleading)
        stage.act("overlap") {
            screen.cell(0)!.frame.size.height = 80
            screen.cell(0)!.layer.zPosition = 1
        }
        let probe = stage.pointReport(of: screen.view, at: CGPoint(x: 50, y: 60))
        #expect(probe.isMisleading)
        #expect(probe.painted.prefix(8) == "item 0-0")
        #expect(probe.hit.prefix(8) == "item 0-1")
        #expect(probe.item == "0-1")
        // Dormant and hidden views are neither painted nor hit.
        stage.act("fewer") {
            screen.sections = [[]]
            screen.view.reloadData()
        }
        #expect(stage.pointReport(of: screen.view, at: CGPoint(x: 50, y: 30)).painted == "nothing")
    }

    @Test
    func `If a mechanism is added to a system, the recording's stacking report of the last tick equals the stage's`()
        throws
    {
        let stage = Stage(width: 320, height: 260, behavior: .current.with(.front))
        let screen = stage.shown(CardScreen(sections: [4, 6]))
        stage.act("invalidate") { screen.layout.invalidateLayout() }
        let name = try #require(stage.tree.root.children.first).name
        #expect(stage.recording.stacking(of: name, atTick: stage.ticks) == stage.stacking(of: screen.collectionView))
        #expect(stage.recording.stacking(of: name, atTick: 10_000) == nil)
    }

    @Test
    func `The origin of a collection view in a recorded tick is in window coordinates, even inside a scrolled view`() {
        let stage = Stage(width: 375, height: 500)
        let list = stage.run { NoteList([3]) }
        stage.run {
            list.view.frame = CGRect(x: 20, y: 300, width: 300, height: 200)
            let outer = UIScrollView(frame: CGRect(x: 5, y: 10, width: 370, height: 490))
            outer.contentSize = CGSize(width: 900, height: 900)
            outer.addSubview(list.view)
            stage.show(outer)
            stage.scroll(outer, by: CGPoint(x: 7, y: 40))
        }
        let moment = TickContext(stage.recording.ticks.count - 1, of: stage.recording)
        #expect(moment.lists.map(\.origin) == [CGPoint(x: 18, y: 270)])
    }
}
