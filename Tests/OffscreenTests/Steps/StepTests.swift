import Foundation
import OffscreenScenarios
import Testing
import UIKit

@testable import Offscreen

/// The lines of steps, their effects and their simpler forms.
@MainActor struct StepTests {
    @Test func `A section that moves in an update takes along the items that the update leaves in it`() {
        let edits: [ModelEdit] = [.deleteItem([0, 0]), .moveItem([0, 1], [0, 0]), .moveSection(0, 1)]
        #expect(ModelEdit.applying(edits, to: [["a", "b", "c"], ["d"]]) == [["b", "d"], ["c"]])
    }

    @Test func `Steps of many kinds, written as scenario text, are read back as the same steps`() throws {
        let path = IndexPath(item: 2, section: 1)
        let steps: [Step] = [
            .scroll(-30), .scrollToItem(path, .middle, animated: true), .drag(x: 3, y: -4), .fling(x: 0, y: 500),
            .reload,
            .dragItem(path, to: .item(IndexPath(item: 0, section: 3))), .dragItem(path, to: .point(x: -4, y: 5.5)),
            .change([.insertItem(path, title: "")]), .change([.deleteSection(1)], by: .calls),
            .change(
                [.moveItem(path, path), .insertSection(0, titles: ["", ""])],
                innerEdits: [.moveSection(0, 1), .reconfigureItem(path)]),
            .change([.reloadItem(path)]), .change([.reloadSection(2)], by: .reload),
            .resize(width: 300, height: 200, seconds: 0.3),
            .tap(x: 1, y: 2), .select(path), .deselect(path), .set(ViewSettings(allowsMultipleSelection: true)),
            .set(ViewSettings(prefetches: false)), .memoryWarning, .leave, .enter, .lift(path), .carry(x: 5, y: 6),
            .drop(cancelled: true),
            .drop(cancelled: false), .progress(0.25), .endTransition(finished: true), .act("add a poster"), .tick(4),
            .settle,
            .unsettled(.reload), .scrollBy(x: 1.5, y: -2), .scrollTo(x: 0, y: 7, animated: true),
            .drag(x: 0, y: 1, seconds: 0.35),
            .invalidate, .touch(x: 3, y: 4), .touchMove(x: 5, y: 6), .touchEnd, .touchCancel,
            .select([path, path], several: true),
            .select([]), .advance(0.5),
            .change(
                ModelChange(
                    [.call([.deleteItem(path), .deleteItem(path)], changesModel: false)], changesModelFirst: false)),
            .change(
                ModelChange([.call([.insertItem(path, title: "a b")], notifiesView: false)], changesModelFirst: true)),
            .change(ModelChange([.call([.reloadSection(1), .reloadSection(2)])], isAnimated: false)),
            .change(ModelChange([.call([.deleteSection(1), .deleteSection(2)])])),
            .change(ModelChange([.reload, .batch([.call([.moveItem(path, path)]), .batch([.reload])])], by: .reload)),
        ]
        for step in steps { #expect(try Step.steps(from: step.description) == [step], "\(step)") }
        #expect(try Step.steps(from: "# found\n\n" + steps.map { "\($0)\n----\n" }.joined()) == steps)
        #expect(throws: LineError.self) { try Step.steps(from: "batch\n  dance\n") }
    }

    @Test func `The title of a tick in the recording is its step in one line, with the titles of inserted items`()
        throws
    {
        func run(_ steps: [Step]) throws -> [String] {
            let stage = Stage(width: 320, height: 400)
            let screen = stage.shown(PosterScreen(sections: 30))
            try stage.perform(steps, on: HuntSubject(screen.collectionView, model: screen, companions: [screen]))
            return stage.recording.ticks.map(\.what).filter { !$0.isEmpty && !$0.hasPrefix("show") }
        }
        let text = """
            scroll by=0,40
            drag by=0,-12.5 seconds=0.05
            insert 0-1
            resize 400x320 seconds=0.3
            touch 10,20
            touch end
            select 0-3 multiple=yes
            batch, delete 0-2, move 0-0 0-4
            carry 0-3
            carry to=50,60
            carry cancel
            warn-memory
            """
        let batch = text.replacing("batch, delete 0-2, move 0-0 0-4", with: "batch\n  delete 0-2\n  move 0-0 0-4")
        let told = try run(Step.steps(from: batch))
        #expect(told.joined(separator: "\n").replacing(" title=\"new1\"", with: "") == text)
    }

    @Test func `A step that cannot be performed throws an error with the reason`() throws {
        let stage = Stage(width: 320, height: 400)
        let screen = stage.shown(PosterScreen(sections: 3))
        for (line, reason) in [
            ("carry drop", "'carry drop' cannot be done: no item is carried; 'carry ITEM' takes one up"),
            ("deselect 0-3", "'deselect 0-3' cannot be done: there is no item 0-3; section 0 has 3"),
            ("carry 1-0", "there is no section 1; there are 1"),
            ("enter", "the collection view is in the window already"),
            ("transition finish", "no transition is under way; 'layout KIND interactive=yes' begins one"),
            ("delete 0-0", "the items of this collection view stay as they are"),
            ("drag 0-0 to=1,2", "the collection view has no drag delegate"),
            ("drag 0-3 to=1,2", "there is no item 0-3; section 0 has 3"),
            ("dance", "the app has no act 'dance'"),
        ] {
            let error = #expect(throws: StageError.self) {
                try stage.perform(Step.steps(from: line), on: HuntSubject(screen.collectionView, companions: [screen]))
            }
            #expect(error.map { "\($0)" }?.hasSuffix(reason) == true, "\(String(describing: error))")
        }
    }

    @Test(arguments: [
        ("scroll by=7", Step.scroll(7), "scroll by=3; scroll by=6"),
        ("scroll by=-7", .scroll(-7), "scroll by=-3; scroll by=-6; scroll by=7"), ("scroll by=1", .scroll(1), ""),
        (
            "scroll to=2-4 at=middle animated=yes", .scrollToItem(path(4, 2), .middle, animated: true),
            """
            scroll to=2-4 at=middle; scroll to=0-4 at=middle animated=yes; scroll to=1-4 at=middle animated=yes; \
            scroll to=1-4 at=middle animated=yes; scroll to=2-0 at=middle animated=yes; scroll to=2-2 at=middle \
            animated=yes; scroll to=2-3 at=middle animated=yes
            """
        ),
        ("drag by=4,9", .drag(x: 4, y: 9), "scroll by=9"), ("fling velocity=4,0", .fling(x: 4, y: 0), "scroll by=4"),
        ("drag by=0,0", .drag(x: 0, y: 0), ""),
        (
            "resize 300x410 seconds=0.3", .resize(width: 300, height: 410, seconds: 0.3),
            "resize 300x410; resize 320x410 seconds=0.3; resize 300x400 seconds=0.3"
        ),
        ("resize 320x400", .resize(width: 320, height: 400), ""),
        ("select 1-1", .select(path(1, 1)), "select 0-1; select 1-0"), ("carry 0-1", .lift(path(1)), "carry 0-0"),
        ("tick 5", .tick(5), "settle; tick 2; tick 4"), ("tick 1", .tick(1), "settle"), ("tick 0", .tick(0), "settle"),
        ("scroll by=0", .scroll(0), ""),
        ("unsettled scroll by=4", .unsettled(.scroll(4)), "scroll by=4; unsettled scroll by=2; unsettled scroll by=3"),
        ("reload", .reload, ""), ("tap 3,4", .tap(x: 3, y: 4), ""),
        ("set multiple=no", .set(ViewSettings(allowsMultipleSelection: false)), ""),
        ("set prefetching=yes", .set(ViewSettings(prefetches: true)), ""), ("carry drop", .drop(cancelled: false), ""),
        ("carry cancel", .drop(cancelled: true), ""), ("carry to=3,4", .carry(x: 3, y: 4), ""),
        ("transition progress=0.25", .progress(0.25), ""), ("transition cancel", .endTransition(finished: false), ""),
        ("transition finish", .endTransition(finished: true), ""), ("settle", .settle, ""),
        ("deselect 1-2", .deselect(path(2, 1)), ""),
        (
            #"insert 0-2 title="x" by=calls"#, .change([.insertItem(path(2), title: "x")], by: .calls),
            #"""
            insert 0-2 title="x"; reload; insert 0-0 title="x" by=calls; insert 0-1 title="x" by=calls; \#
            insert 0-1 title="x" by=calls
            """#
        ),
        (
            "batch, delete 0-1, reload 1-0, batch, move section=1 to=0",
            .change([.deleteItem(path(1)), .reloadItem(path(0, 1))], innerEdits: [.moveSection(1, 0)]),
            """
            batch, delete 0-1, reload 1-0, move section=1 to=0; reload; batch, reload 1-0, batch, move section=1 to=0; \
            batch, delete 0-1, batch, move section=1 to=0; batch, delete 0-0, reload 1-0, batch, move section=1 to=0; \
            batch, delete 0-1, reload 0-0, batch, move section=1 to=0
            """
        ),
        (
            "insert section=1 items=3", .change([.insertSection(1, titles: ["", "", ""])]),
            """
            reload; insert section=1 items=0; insert section=1 items=1; insert section=1 items=2; insert \
            section=0 items=3
            """
        ),
        ("move 0-1 1-0", .change([.moveItem(path(1), path(0, 1))]), "reload; move 0-0 1-0; move 0-1 0-0"),
        (
            "delete section=2", .change([.deleteSection(2)]),
            "reload; delete section=0; delete section=1; delete section=1"
        ),
        ("reconfigure 0-1", .change([.reconfigureItem(path(1))]), "reload; reconfigure 0-0"),
        ("reload section=1", .change([.reloadSection(1)]), "reload; reload section=0"),
    ])
    func `Each step is written as one line, and simplerSteps lists its simpler forms`(
        line: String, step: Step, simpler: String
    ) {
        #expect(step.singleLine == line)
        #expect(step.simplerSteps.map(\.singleLine).joined(separator: "; ") == simpler)
    }
}
