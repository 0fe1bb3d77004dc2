import Testing

@testable import UIKit

@MainActor @Suite("Counts, selection, mirror, clock")
struct SmallValueTests {
    @Test func `Counts are known section by section, as asked`() {
        var counts = ElementCounts()
        #expect(counts.sections == nil && counts.items(inSection: 0) == nil)
        counts.setSections(3)
        counts.setItems(7, inSection: 1)
        #expect(counts.items(inSection: 0) == nil && counts.items(inSection: 1) == 7 && counts.items(inSection: 9) == nil)
        counts.setItems(2, inSection: 0)
        counts.follow(UpdatePlan(onScreen: [.moveItem([1, 6], to: [0, 2])]))
        counts.follow(UpdatePlan(onScreen: [.insertItem([0, 0]), .insertItem([2, 0])]))
        #expect(counts.items(inSection: 0) == 4 && counts.items(inSection: 1) == 6 && counts.items(inSection: 2) == nil)
        counts.forget()
        #expect(counts.sections == nil && counts.items(inSection: 1) == nil)
    }

    @Test func `Selection goes where items go`() {
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        var selection = SelectionState()
        selection.selected.insert(path(3))
        selection.selected.insert(path(1))
        selection.highlighted = path(2)
        #expect(selection.paths == [path(1), path(3)])
        selection.follow { $0.item == 3 ? nil : IndexPath(item: $0.item + 10, section: 0) }
        #expect(selection.paths == [path(11)] && selection.highlighted == path(12))
        selection.follow { _ in nil }
        #expect(selection.isEmpty)
    }

    @Test func `A mirror turns places about the middle of the content, twice is nothing`() {
        let mirror = RightToLeftFlip(width: 100)
        let rect = CGRect(10, 5, 20, 30)
        #expect(mirror.reflect(rect) == CGRect(70, 5, 20, 30))
        #expect(mirror.reflect(mirror.reflect(rect)) == rect)
        let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        a.frame = rect
        #expect(mirror.reflect(a).frame == CGRect(70, 5, 20, 30) && a.frame == rect)
        #expect(RightToLeftFlip(width: nil).reflect(a) === a)
    }

    @Test func `What is due runs in the order of its time, then of its asking`() {
        let timeline = Timeline()
        var log: [String] = []
        timeline.after(0.2, "a timer") { log.append("b") }
        timeline.after(0.1, "a timer") {
            log.append("a")
            timeline.after(0.3, "a timer") { log.append("later") }
        }
        timeline.after(0.2, "a timer") { log.append("c") }
        timeline.advance(by: 0.15)
        #expect(log == ["a"])
        timeline.advance(by: 0.1)
        #expect(log == ["a", "b", "c"])
        timeline.advance(by: 0.2)
        #expect(log == ["a", "b", "c", "later"])
        #expect(timeline.isIdle)
    }
}
