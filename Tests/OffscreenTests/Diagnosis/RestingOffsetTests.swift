import Dispatch
import Offscreen
import Testing
import UIKit

/// Offsets beyond the end of the content that are corrected before the recording ends, and facts
/// that a reload makes obsolete.
@MainActor struct RestingOffsetTests {
    private let stage = Stage(width: 375, height: 500)
    private var found: Bool { stage.problemLines.contains { $0.contains("points beyond the end of its content") } }

    /// Shows a list of 1,200 points.
    private func list(isHorizontal: Bool = false) -> NoteList {
        stage.run {
            let list = NoteList([20], size: CGSize(width: isHorizontal ? 60 : 375, height: isHorizontal ? 500 : 60))
            let layout = list.view.collectionViewLayout as! UICollectionViewFlowLayout
            layout.minimumLineSpacing = 0
            if isHorizontal { layout.scrollDirection = .horizontal }
            return stage.shown(list)
        }
    }

    private func put(_ list: NoteList, x: CGFloat = 0, y: CGFloat = 900) {
        stage.act("put") { list.view.contentOffset = CGPoint(x: x, y: y) }
    }

    @Test(arguments: [0.2, 0.3, 0.5, 3.0])
    func `An offset beyond the end that code corrects after four tenths of a second is reported`(seconds: Double) {
        let list = list()
        put(list)
        stage.advance(by: seconds)
        stage.act("correct") { list.view.contentOffset.y = 100 }
        stage.advance(by: 1)
        #expect(found == (seconds > 0.4))
    }

    @Test(arguments: ["tap", "touch and cancel", "scroll"])
    func `An offset beyond the end that is corrected later is reported also after a touch has ended`(step: String) {
        let list = list()
        list.setFollower { view, _ in view.contentOffset.y = 900 }
        switch step {
        case "tap": stage.tap(at: CGPoint(x: 100, y: 100))
        case "touch and cancel":
            stage.touchDown(at: CGPoint(x: 100, y: 100))
            put(list)
            stage.touchCancel()
        default:
            stage.scroll(list.view, by: 100)
            put(list)
        }
        stage.advance(by: 1)
        stage.scroll(list.view, to: 100)
        #expect(found)
    }

    @Test func `An offset beyond the end is not reported while a finger is down or the offset still changes`() {
        let list = list()
        stage.touchDown(at: CGPoint(x: 100, y: 100))
        stage.tick { list.view.contentOffset.y = 900 }
        stage.advance(by: 1)
        stage.act("correct") { list.view.contentOffset.y = 100 }
        stage.touchUp()
        for offset in stride(from: 900, to: 890, by: -1) {
            stage.tick { list.view.contentOffset.y = CGFloat(offset) }
            stage.advance(by: 0.2)
        }
        stage.act("correct") { list.view.contentOffset.y = 100 }
        #expect(!found)
    }

    @Test func `A horizontal offset beyond the end that is corrected later is reported`() {
        let list = list(isHorizontal: true)
        put(list, x: 900, y: 0)
        stage.advance(by: 1)
        stage.scroll(list.view, to: CGPoint(x: 100, y: 0))
        #expect(found)
    }

    // MARK: - A reload

    /// The ways in which the data of a list can become new.
    enum Way: CaseIterable, Sendable { case scrolled, reloaded, reloadedSection, inserted, reloadedOtherList }

    /// An item looks different after a reload because its data has changed, not because its cell was
    /// out of date before.
    @Test(arguments: Way.allCases)
    func `After a reload or an update of its list, a cell that came back with its old look is not reported`(way: Way) {
        let list = stage.run { NoteList(rows: 60, 62) }
        let other = stage.run { NoteList([3], 20, 20) }
        list.view.isPrefetchingEnabled = true
        var states: [String: String] = [:]
        list.configure = { cell, note, _ in cell.detail.text = states[note] ?? "open" }
        stage.show(list, scrolledBy: 150)
        stage.act("something else") {}
        stage.scroll(list.view, by: -150)
        if way == .reloadedOtherList {
            other.view.frame = CGRect(x: 0, y: 480, width: 375, height: 20)
            stage.window.addSubview(other.view)
        }
        // The change is part of a scroll, because an action of the app would end the search anyway.
        // The item has another cell afterwards, or after it was far off screen.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            states["note 0/0"] = "done"
            switch way {
            case .scrolled: break
            case .reloaded: list.view.reloadData()
            case .reloadedSection: list.view.reloadSections([0])
            case .inserted: list.insert(["new"], at: 5)
            case .reloadedOtherList: other.view.reloadData()
            }
        }
        stage.scroll(list.view, by: 1)
        stage.advance(by: 1)
        stage.scroll(list.view, by: 2000)
        stage.scroll(list.view, by: -2001)
        #expect(list.cell(0)?.detail.text == "done")
        let isStale = stage.problemLines.contains { $0.hasPrefix("exhibit-13") }
        #expect(isStale == (way == .scrolled || way == .reloadedOtherList), "\(stage.problemLines)")
    }
}
