import Testing

@testable import UIKit

@MainActor @Suite("Small values of the engine")
struct EngineValueTests {
    @Test func `The item count of a section is unknown until it is set, and changes with batch updates`() {
        var counts = ElementCounts()
        #expect((counts.sections, counts.items(inSection: 0)) == (nil, nil))
        counts.setSections(3)
        counts.setItems(7, inSection: 1)
        #expect((counts.items(inSection: 0), counts.items(inSection: 1), counts.items(inSection: 9)) == (nil, 7, nil))
        counts.setItems(2, inSection: 0)
        counts.follow(UpdatePlan(onScreen: [.moveItem([1, 6], to: [0, 2])]))
        counts.follow(UpdatePlan(onScreen: [.insertItem([0, 0]), .insertItem([2, 0])]))
        #expect((counts.items(inSection: 0), counts.items(inSection: 1), counts.items(inSection: 2)) == (4, 6, nil))
        counts.forget()
        #expect((counts.sections, counts.items(inSection: 1)) == (nil, nil))
    }

    @Test func `Selected and highlighted index paths follow their items in an update`() {
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        var selection = SelectionState()
        selection.selected.insert(path(3))
        selection.selected.insert(path(1))
        selection.highlighted = path(2)
        #expect(selection.paths == [path(1), path(3)])
        selection.follow { $0.item == 3 ? nil : IndexPath(item: $0.item + 10, section: 0) }
        #expect((selection.paths, selection.highlighted) == ([path(11)], path(12)))
        selection.follow { _ in nil }
        #expect(selection.isEmpty)
    }

    @Test func `A right-to-left flip mirrors frames within the content's width, and flipping twice restores them`() {
        let mirror = RightToLeftFlip(width: 100)
        let rect = CGRect(10, 5, 20, 30)
        #expect((mirror.reflect(rect), mirror.reflect(mirror.reflect(rect))) == (CGRect(70, 5, 20, 30), rect))
        let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        a.frame = rect
        #expect((mirror.reflect(a).frame, a.frame) == (CGRect(70, 5, 20, 30), rect))
        #expect(RightToLeftFlip(width: nil).reflect(a) === a)
    }

    @Test func `Scheduled work runs in the order of due times, and at equal times in the order in which it was scheduled`() {
        let timeline = Timeline()
        var log: [String] = []
        timeline.schedule(after: 0.2, named: "a timer") { log.append("b") }
        timeline.schedule(after: 0.1, named: "a timer") {
            log.append("a")
            timeline.schedule(after: 0.3, named: "a timer") { log.append("later") }
        }
        timeline.schedule(after: 0.2, named: "a timer") { log.append("c") }
        timeline.advance(by: 0.15)
        #expect(log == ["a"])
        timeline.advance(by: 0.1)
        #expect(log == ["a", "b", "c"])
        timeline.advance(by: 0.2)
        #expect(log == ["a", "b", "c", "later"])
        #expect(timeline.isIdle)
    }

    // MARK: - Prefetching

    private let visible = CGRect(0, 1000, 100, 400)
    private let content = CGSize(100, 5000)

    @Test func `The prefetch region covers three quarters of a screen ahead in the scroll direction, within the content [PRE-04]`() {
        var region = PrefetchRegion()
        #expect(region.rectAhead(of: visible, content: content) == CGRect(0, 1400, 100, 300))
        region.noteScroll(from: CGPoint(0, 1100), to: CGPoint(0, 1000))
        #expect(region.rectAhead(of: visible, content: content) == CGRect(0, 700, 100, 300))
        #expect(region.rectAhead(of: visible.offsetBy(dx: 0, dy: -900), content: content) == CGRect(0, 0, 100, 100))
        #expect(region.rectAhead(of: visible.offsetBy(dx: 0, dy: -1000), content: content) == nil)
        #expect(region.rectAhead(of: visible, content: CGSize(100, 300)) == nil)
    }

    @Test func `Views are kept in the visible and the prefetch region, enlarged by a quarter of the visible size [PRE-01]`() {
        let region = PrefetchRegion()
        #expect(region.rectKept(around: visible, content: content) == CGRect(-25, 900, 150, 900))
    }

    @Test func `An item is announced for prefetching once, and cancelled if it is not ahead, not on screen and has no prefetched cell`() {
        var announced = AnnouncedItems()
        func keys(_ items: Int...) -> ContiguousArray<ElementKey> { ContiguousArray(items.map { .cell(section: 0, item: $0) }) }
        var result = announced.update(keys(3, 4, 5)) { _ in false }
        #expect((result.fetch, result.cancel.isEmpty) == (keys(3, 4, 5), true))
        result = announced.update(keys(3, 4, 5)) { _ in false }
        #expect((result.fetch.isEmpty, result.cancel.isEmpty) == (true, true))
        result = announced.update(keys(2, 5, 6)) { $0.item == 3 }
        #expect((result.fetch, result.cancel) == (keys(2, 6), keys(4)))
        announced.noteShown(keys(3)[0])
        result = announced.update(keys(2, 5, 6)) { _ in false }
        #expect((result.fetch.isEmpty, result.cancel.isEmpty, announced.keys) == (true, true, keys(2, 5, 6)))
    }

    // MARK: - The readiness of a layout

    /// The readiness of a layout that has been prepared and shown.
    private var prepared: LayoutReadiness {
        var readiness = LayoutReadiness()
        _ = readiness.beginPreparing()
        readiness.noteDataLoaded()
        return readiness
    }

    @Test func `Invalidating a layout before its first preparation does not change its LayoutReadiness [UPD-05]`() {
        var readiness = LayoutReadiness()
        #expect((readiness.isLayoutInvalid, readiness.isLoaded) == (true, false))
        readiness.invalidate()
        readiness.invalidate(data: true)
        #expect(readiness == LayoutReadiness())
        let isFirst = readiness.beginPreparing()
        #expect(isFirst)
        #expect((readiness.isLoaded, readiness.isLayoutInvalid, readiness.isDataNew) == (true, false, true))
        readiness.noteDataLoaded()
        #expect((readiness.isDataNew, readiness.isLayoutInvalid) == (false, false))
    }

    @Test func `New data stays marked as new until it is loaded, even if the layout is invalidated in between`() {
        var readiness = prepared
        readiness.invalidate(data: true)
        readiness.invalidate()
        #expect((readiness.isDataNew, readiness.isLayoutInvalid) == (true, true))
        let isFirst = readiness.beginPreparing()
        #expect(!isFirst)
        #expect((readiness.isDataNew, readiness.isLayoutInvalid) == (true, false))
        readiness.noteDataLoaded()
        #expect(readiness == prepared)
    }

    @Test func `If the data is replaced while the layout is being prepared, the data still counts as new after the preparation`() {
        var readiness = prepared
        _ = readiness.beginPreparing()
        readiness.invalidate(data: true)
        readiness.noteDataLoaded()
        #expect((readiness.isDataNew, readiness.isLayoutInvalid) == (true, true))
    }

    @Test(arguments: [false, true])
    func `A layout that is invalidated during its own preparation is invalid afterwards [PASS-08]`(data: Bool) {
        var readiness = prepared
        readiness.invalidate(data: data)
        _ = readiness.beginPreparing()
        readiness.invalidate()
        #expect((readiness.isLayoutInvalid, readiness.isDataNew) == (true, data))
        readiness.noteDataLoaded()
        #expect((readiness.isLayoutInvalid, readiness.isDataNew) == (true, false))
    }

    @Test func `Removing one of the engine's activities keeps the others in the set`() {
        var activities: Activities = []
        activities.insert(.passing)
        activities.insert(.preparing)
        #expect((activities.includesAny([.passing, .sizing]), activities.includesAny(.sizing)) == (true, false))
        activities.remove(.preparing)
        #expect(activities == .passing)
    }

    // MARK: - Paths while an item is carried

    /// Returns the names of items by section after one item was moved between arrays, as a reference.
    private func reference(_ counts: [Int], from: IndexPath, to: IndexPath) -> [[String]] {
        var names = counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
        let name = names[from.section].remove(at: from.item)
        names[to.section].insert(name, at: to.item)
        return names
    }

    @Test
    func `While an item is carried, index paths on screen map to data source index paths as if it had moved, for every possible move`() {
        let counts = [3, 2]
        let origins = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)].map { IndexPath(item: $0.1, section: $0.0) }
        for from in origins {
            for toSection in 0..<2 {
                for toItem in 0..<(counts[toSection] + (toSection == from.section ? 0 : 1)) {
                    checkPaths(counts: counts, from: from, to: IndexPath(item: toItem, section: toSection))
                }
            }
        }
    }

    private func checkPaths(counts: [Int], from: IndexPath, to: IndexPath) {
        let state = EngineState()
        state.carriedItem = CarriedItem(origin: from, target: to, position: .zero)
        for (section, names) in reference(counts, from: from, to: to).enumerated() {
            #expect(names.count == counts[section] + state.surplus(inSection: section))
            for (item, name) in names.enumerated() {
                let parts = name.split(separator: "-").map { Int($0)! }
                let shown = IndexPath(item: item, section: section)
                let original = IndexPath(item: parts[1], section: parts[0])
                #expect((state.dataSourcePath(of: shown), state.presentationPath(of: original)) == (original, shown))
            }
        }
    }
}
