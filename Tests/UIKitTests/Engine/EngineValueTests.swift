import Testing

@testable import UIKit

@MainActor struct EngineValueTests {
    @Test
    func
        `The item count of a section is unknown until it is set, and changes with items that move or appear only on screen`()
    {
        var counts = ElementCounts()
        #expect(counts.sectionCount == nil)
        #expect(counts.itemCount(inSection: 0) == nil)
        counts.reset(sectionCount: 3)
        counts.setItemCount(7, inSection: 1)
        #expect(counts.itemCount(inSection: 0) == nil)
        #expect(counts.itemCount(inSection: 1) == 7)
        #expect(counts.itemCount(inSection: 9) == nil)
        counts.setItemCount(2, inSection: 0)
        counts.update(by: UpdatePlan(onScreen: [.moveItem([1, 6], to: [0, 2])]))
        counts.update(by: UpdatePlan(onScreen: [.insertItem([0, 0]), .insertItem([2, 0])]))
        #expect(counts.itemCount(inSection: 0) == 4)
        #expect(counts.itemCount(inSection: 1) == 6)
        #expect(counts.itemCount(inSection: 2) == nil)
        counts.discardAll()
        #expect(counts.sectionCount == nil)
        #expect(counts.itemCount(inSection: 1) == nil)
    }

    @Test func `Selected and highlighted index paths follow their items in an update`() {
        var selection = SelectionState()
        for item in [3, 1] { selection.selected.insert([0, item]) }
        selection.highlighted = [0, 2]
        #expect(selection.paths == [[0, 1], [0, 3]])
        selection.updatePaths { $0.item == 3 ? nil : IndexPath(item: $0.item + 10, section: 0) }
        #expect(selection.paths == [[0, 11]])
        #expect(selection.highlighted == [0, 12])
        selection.updatePaths { _ in nil }
        #expect(selection == SelectionState())
    }

    @Test func `A right-to-left flip mirrors frames in the given width, and changes no attributes if the width is nil`()
    {
        let mirror = RightToLeftFlip(width: 100)
        let rect = CGRect(10, 5, 20, 30)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = rect
        #expect(mirror.mirrored(rect) == CGRect(70, 5, 20, 30))
        #expect(mirror.mirrored(mirror.mirrored(rect)) == rect)
        #expect(mirror.mirrored(attributes).frame == CGRect(70, 5, 20, 30))
        #expect(attributes.frame == rect)
        #expect(RightToLeftFlip(width: nil).mirrored(attributes) === attributes)
    }

    @Test
    func `Scheduled work runs in the order of due times, and at equal times in the order in which it was scheduled`() {
        let timeline = Timeline()
        var log: [String] = []
        timeline.schedule(after: 0.2, named: "a timer") { log.append("b") }
        timeline.schedule(after: 0.1, named: "a timer") {
            log.append("a")
            timeline.schedule(after: 0.3, named: "a timer") { log.append("later") }
        }
        timeline.schedule(after: 0.2, named: "a timer") { log.append("c") }
        for (time, expected) in [(0.15, "a"), (0.1, "abc"), (0.2, "abclater")] {
            timeline.advance(by: time)
            #expect(log.joined() == expected)
        }
        #expect(timeline.isIdle)
    }

    // MARK: - Prefetching

    private let visible = CGRect(0, 1000, 100, 400)
    private let content = CGSize(100, 5000)

    @Test
    func
        `The prefetch region is the content ahead in the scroll direction, up to 3 quarters of the visible length [PRE-04]`()
    {
        var region = PrefetchRegion()
        func ahead(_ y: CGFloat) -> CGRect? {
            region.rectAhead(of: visible.offsetBy(dx: 0, dy: y), contentSize: content)
        }
        #expect(ahead(0) == CGRect(0, 1400, 100, 300))
        region.noteScroll(from: CGPoint(0, 1100), to: CGPoint(0, 1000))
        #expect([0, -900, -1000].map { ahead($0) } == [CGRect(0, 700, 100, 300), CGRect(0, 0, 100, 100), nil])
        #expect(region.rectAhead(of: visible, contentSize: CGSize(100, 300)) == nil)
    }

    @Test
    func `Views are kept in the visible and the prefetch region, enlarged by a quarter of the visible size [PRE-01]`() {
        #expect(PrefetchRegion().rectOfKeptCells(around: visible, contentSize: content) == CGRect(-25, 900, 150, 900))
    }

    @Test
    func
        `Prefetching an item is announced once, and cancelled if the item is not ahead, is not shown and has no prefetched cell`()
    {
        var announced = PrefetchingItems()
        func keys(_ items: Int...) -> [ElementKey] { items.map { .cell(section: 0, item: $0) } }
        var result = announced.update(to: keys(3, 4, 5)) { _ in false }
        #expect(result.fetch == keys(3, 4, 5))
        #expect(result.cancel == keys())
        result = announced.update(to: keys(3, 4, 5)) { _ in false }
        #expect(result.fetch == keys())
        #expect(result.cancel == keys())
        result = announced.update(to: keys(2, 5, 6)) { $0.item == 3 }
        #expect(result.fetch == keys(2, 6))
        #expect(result.cancel == keys(4))
        announced.removeShownItem(keys(3)[0])
        result = announced.update(to: keys(2, 5, 6)) { _ in false }
        #expect(result.fetch == keys())
        #expect(result.cancel == keys())
        #expect(announced.keys == keys(2, 5, 6))
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
        #expect(readiness.isLayoutInvalid)
        #expect(!readiness.isLoaded)
        readiness.invalidate()
        readiness.invalidate(replacesData: true)
        #expect(readiness == LayoutReadiness())
        let isFirst = readiness.beginPreparing()
        #expect(isFirst)
        #expect(readiness.isLoaded)
        #expect(!readiness.isLayoutInvalid)
        #expect(readiness.isDataNew)
        readiness.noteDataLoaded()
        #expect(!readiness.isDataNew)
        #expect(!readiness.isLayoutInvalid)
    }

    @Test
    func
        `Replaced data counts as new until it is loaded, and data that is replaced during a preparation is still new afterwards`()
    {
        var readiness = prepared
        readiness.invalidate(replacesData: true)
        readiness.invalidate()
        #expect(readiness.isDataNew)
        #expect(readiness.isLayoutInvalid)
        let isFirst = readiness.beginPreparing()
        #expect(!isFirst)
        #expect(readiness.isDataNew)
        #expect(!readiness.isLayoutInvalid)
        readiness.noteDataLoaded()
        #expect(readiness == prepared)
        _ = readiness.beginPreparing()
        readiness.invalidate(replacesData: true)
        readiness.noteDataLoaded()
        #expect(readiness.isDataNew)
        #expect(readiness.isLayoutInvalid)
    }

    @Test(arguments: [false, true])
    func `A layout that is invalidated during its own preparation is invalid afterwards [PASS-08]`(data: Bool) {
        var readiness = prepared
        readiness.invalidate(replacesData: data)
        _ = readiness.beginPreparing()
        readiness.invalidate()
        #expect(readiness.isLayoutInvalid)
        #expect(readiness.isDataNew == data)
        readiness.noteDataLoaded()
        #expect(readiness.isLayoutInvalid)
        #expect(!readiness.isDataNew)
    }

    @Test func `Removing one of the engine's activities keeps the others in the set`() {
        var activities: Activities = [.passing, .preparing]
        #expect(activities.includesAny(of: [.passing, .planning]))
        #expect(!activities.includesAny(of: .planning))
        activities.remove(.preparing)
        #expect(activities == .passing)
    }

    // MARK: - Paths while an item is carried

    @Test
    func
        `For every possible move of a carried item, each index path on screen maps to the data source's index path, and back`()
    {
        let items: [[IndexPath]] = [[[0, 0], [0, 1], [0, 2]], [[1, 0], [1, 1]]]
        for origin in items.joined() {
            var remaining = items
            remaining[origin.section].remove(at: origin.item)
            for target in (0..<2).flatMap({ section in
                (0...remaining[section].count).map { IndexPath(item: $0, section: section) }
            }) {
                let state = EngineState(table: ElementTable())
                state.carriedItem = CarriedItem(origin: origin, target: target, position: .zero)
                var moved = remaining
                moved[target.section].insert(origin, at: target.item)
                #expect(
                    (0..<2).map { items[$0].count + state.itemCountDifference(inSection: $0) } == moved.map(\.count))
                for (section, originals) in moved.enumerated() {
                    let shown = originals.indices.map { IndexPath(item: $0, section: section) }
                    #expect(shown.compactMap { state.dataSourcePath(of: $0) } == originals, "\(origin) to \(target)")
                    #expect(originals.map { state.presentationPath(of: $0) } == shown, "\(origin) to \(target)")
                }
            }
        }
    }
}
