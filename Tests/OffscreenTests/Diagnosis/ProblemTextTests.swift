import Testing
import UIKit

@testable import Offscreen

/// Statements of problems that are true to the recording: which view, which item, which tick, and a
/// fix for the case in the recording.
@MainActor struct ProblemTextTests {
    private let stage = Stage(width: 375, height: 500)

    /// Returns the only problem of a stage.
    private func problem(of stage: Stage) throws -> Problem {
        let problems = stage.problems
        #expect(problems.count == 1, "\(problems)")
        return try #require(problems.first)
    }

    // MARK: - Kept looks

    /// Returns a list whose cells have a second label from the start, which is hidden.
    private func listWithBadges(
        configure: @escaping (_ badge: UILabel, _ item: Int) -> Void
    ) -> NoteList {
        let list = stage.run { NoteList(rows: 60, 62) }
        list.configure = { cell, _, path in
            if cell.contentView.subviews.count == 1 {
                cell.detail.text = "NEW"
                cell.detail.isHidden = true
            }
            configure(cell.detail, path.item)
        }
        return list
    }

    @Test
    func `A label that was hidden, and stays visible in a reused cell, is named by its text, and only as exhibit 16`()
        throws
    {
        let list = listWithBadges { badge, item in if [0, 3, 5].contains(item) { badge.isHidden = false } }
        stage.show(list, scrolls: 4, by: 450)
        stage.scroll(list, 4, by: -450)
        let found = try problem(of: stage)
        #expect(found.exhibit == "exhibit-16")
        #expect(found.text.contains("has a visible UILabel \"NEW\" as for its previous item; for item 0-"), "\(found)")
        #expect(found.text.contains(" it was hidden in tick "), "\(found)")
        let fix =
            "set the visibility of the UILabel \"NEW\" for every item in cellForItemAt, or reset it in prepareForReuse"
        #expect(found.fix == fix)
    }

    @Test
    func `A label that other cells do not have, and that a reused cell keeps, is named by its text as exhibit 57`()
        throws
    {
        let list = stage.run { NoteList(rows: 60, 62) }
        list.configure = { cell, _, path in if path.item == 2 { cell.detail.text = "SALE" } }
        stage.show(list, scrolls: 4, by: 450)
        stage.scroll(list, 4, by: -450)
        let found = try problem(of: stage)
        #expect(found.exhibit == "exhibit-57")
        #expect(found.text.contains("keeps the UILabel \"SALE\" of its previous item; item 0-"), "\(found)")
    }

    @Test func `A problem that several cells show ends with the number of the others`() throws {
        let list = listWithBadges { badge, item in if [0, 3, 5].contains(item) { badge.isHidden = false } }
        stage.show(list, scrolls: 4, by: 450)
        stage.scroll(list, 4, by: -450)
        #expect(try problem(of: stage).text.hasSuffix("; 2 more cells show this sign"), "\(stage.problems)")
    }

    @Test
    func `A mark from a tap that a reused cell keeps is reported for an item that another cell showed without it`()
        throws
    {
        let list = listWithBadges { _, _ in }
        list.setFollower { view, path in (view.cellForItem(at: path) as? NoteCell)?.detail.isHidden = false }
        stage.show(list.view)
        stage.tap(at: CGPoint(x: 50, y: 100))
        stage.scroll(list, 4, by: 450)
        stage.scroll(list, 4, by: -450)
        let found = try problem(of: stage)
        let pattern =
            #/
                reused\ for\ (item\ 0-\d+),\ still\ has\ a\ visible\ UILabel\ "NEW"\ .*\ as\ item\ 0-1;\ (\S+)\ showed
                \ (item\ 0-\d+)\ without\ it\ in\ tick\ (\d+)
            /#
        let match = try #require(found.text.firstMatch(of: pattern)?.output, "\(found)")
        #expect(match.1 == match.3)
        let tree = try #require(stage.recording[tick: Int(match.4) ?? 0]?.tree)
        #expect(tree[String(match.2)]?.element?.description == String(match.3))
    }

    // MARK: - Calls

    @Test func `A cell dequeued after a tap is reported with the delegate's call, and with a fix for it`() throws {
        let stage = Stage(width: 375, height: 500, behavior: .iOS15)
        let list = stage.run { NoteList(rows: 5, 60) }
        list.setFollower { view, path in
            _ = list.collectionView(view, cellForItemAt: path)
        }
        stage.show(list.view)
        stage.tap(at: CGPoint(x: 20, y: 150))
        let found = try problem(of: stage)
        #expect(found.exhibit == "exhibit-34")
        let moment =
            "is dequeued while the data source is not asked for a view, after the call of didSelectItemAt of item 0-2"
        #expect(found.text.hasSuffix(moment), "\(found)")
        #expect(found.fix?.contains("cellForItem(at:)") == true)
    }

    @Test
    func
        `A cell dequeued while its size is asked for is reported without a call, because the recording has no event for it`()
        throws
    {
        let stage = Stage(width: 375, height: 500, behavior: .iOS15)
        let list = stage.run { NoteList(rows: 5, 60) }
        var isFirst = true
        list.size = { view, path in
            if isFirst, path.item == 3 {
                isFirst = false
                _ = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
            }
            return CGSize(width: 375, height: 60)
        }
        stage.show(list.view)
        // Among the problems, UIKit's own message about the view takes the place of this finding.
        var signs = WastedWorkSigns()
        let findings = signs.read(TickContext(0, of: stage.recording), after: nil)
        let found = try #require(findings.first { $0.exhibit == 34 })
        #expect(found.text == "NoteCell#1 is dequeued while the data source is not asked for a view")
        #expect(found.fix?.hasPrefix("dequeue a view only where the data source is asked for it") == true)
    }

    @Test func `Counts that are only logged are reported with their numbers and the reload, and with a fix for them`()
        throws
    {
        let stage = Stage(width: 375, height: 500, behavior: .iOS13)
        let list = stage.run { NoteList([5]) }
        stage.show(list.view)
        stage.act("two arrive") {
            list.notes[0] += ["a", "b"]
            list.view.performBatchUpdates { list.view.insertItems(at: [path(5)]) }
        }
        let found = try problem(of: stage)
        let words =
            """
            UIKit says: Invalid update: invalid number of items in section 0. It had 5 items and has 7 after the \
            update, with 1 inserted and 0 deleted. This is only logged, and the list is reloaded in the same tick
            """
        #expect(found.text == words)
        #expect(found.fix?.hasSuffix("here it has 1 item more than the batch says") == true, "\(found.fix ?? "none")")
    }

    @Test func `Counts that raise an exception are reported without a reload`() throws {
        let stage = Stage(width: 375, height: 500, behavior: .iOS10)
        let list = stage.run { NoteList([5]) }
        stage.show(list.view)
        _ = stage.failures { list.view.performBatchUpdates { list.view.deleteItems(at: [path(4), path(3)]) } }
        let found = try #require(stage.problems.first)
        #expect(
            found.text.hasSuffix("It had 5 items and has 5 after the update, with 0 inserted and 2 deleted"), "\(found)"
        )
        #expect(found.fix?.hasSuffix("here it has 2 items more than the batch says") == true, "\(found.fix ?? "none")")
    }

    // MARK: - Offsets and order

    @Test func `An offset beyond the end is reported with the reload that made the content shorter`() throws {
        let list = stage.run { NoteList(rows: 60, 62) }
        stage.show(list.view)
        stage.scroll(list.view, by: 1500)
        stage.act("filter") {
            list.notes[0].removeLast(56)
            list.view.reloadData()
            list.view.layoutIfNeeded()
            list.view.contentOffset = CGPoint(x: 0, y: 1500)
        }
        let found = try problem(of: stage)
        #expect(found.exhibit == "exhibit-59")
        let change =
            """
            In tick 3, its content became smaller in a reload, from 375x4310, and then its offset went from (0,0) to \
            (0,1500)
            """
        #expect(found.text.hasSuffix(change), "\(found)")
    }

    @Test func `For a cell with a transform that overlaps a neighbor, the fix is a greater zIndex for this cell`()
        throws
    {
        let list = stage.run { NoteList([12], size: CGSize(width: 115, height: 100)) }
        stage.show(list.view)
        stage.act("grow") { list.cell(4)?.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
        let found = try problem(of: stage)
        let cell = try #require(stage.recording.ticks.last?.tree.nodes(class: "NoteCell").first { $0.transform != nil })
        #expect(found.exhibit == "exhibit-7")
        #expect(found.fix?.hasPrefix("\(cell.name) has a transform: while it has one, give its element") == true)
        #expect(found.text.contains(": their order is undetermined, as is that of "), "\(found)")
    }

    @Test func `A problem names its exhibit as a similar case`() throws {
        let list = stage.run { NoteList([12], size: CGSize(width: 115, height: 100)) }
        stage.show(list.view)
        stage.act("grow") { list.cell(4)?.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
        #expect("\(try problem(of: stage))".hasSuffix("; exhibit-7 is a similar case"))
    }
}
