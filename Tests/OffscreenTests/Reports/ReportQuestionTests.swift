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
        #expect(key.phrase(about: "yes") == "has the UIImageView")
        #expect(key.phrase(about: CellAppearance.none) == "has no UIImageView")
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
