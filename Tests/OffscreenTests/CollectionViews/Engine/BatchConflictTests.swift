import Offscreen
import Testing
import UIKit

/// The checks of changes within one batch.
@MainActor struct BatchConflictTests {
    private func shown(_ sections: [[String]], on preset: Preset = .iOS18) -> (Stage, ListScreen) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let list = stage.run { ListScreen(sections) }
        return (stage, stage.shown(list))
    }

    private func texts(
        _ sections: [[String]], on preset: Preset, _ change: @escaping (ListScreen) -> Void
    ) -> [String] {
        let (stage, list) = shown(sections, on: preset)
        return stage.failureTexts { stage.batch(list.view) { change(list) } }
    }

    // MARK: - Twice the same index path

    /// Instagram/IGListKit#689: its own test inserts at one index path twice, on iOS 10.3 and 18.2.
    @Test(arguments: Preset.all)
    func `Inserting at one index path twice inserts two items there [UPD-19]`(preset: Preset) {
        let (stage, list) = shown([["a", "b"]], on: preset)
        let a = list.cell(0)
        let texts = stage.failureTexts {
            stage.batch(list.view) {
                list.sections = [["x", "y", "a", "b"]]
                list.view.insertItems(at: [path(0), path(0)])
            }
        }
        #expect(texts == [])
        #expect(list.shown == [["x", "y", "a", "b"]])
        #expect(list.cell(2) === a)
    }

    /// lionheart/openradar-mirror#17301, iOS 10.3.1
    @Test(arguments: Preset.all)
    func `Deleting one index path twice deletes two items [UPD-19]`(preset: Preset) {
        let (stage, list) = shown([["a", "b", "c"]], on: preset)
        let c = list.cell(2)
        let texts = stage.failureTexts {
            stage.batch(list.view) {
                list.sections = [["c"]]
                list.view.deleteItems(at: [path(0), path(0)])
            }
        }
        #expect(texts == [])
        #expect(list.shown == [["c"]])
        #expect(list.cell(0) === c)
    }

    @Test
    func `Two deletions of the last item delete the two last items, and two insertions at the end append [UPD-19]`() {
        let (stage, list) = shown([["a", "b", "c"]])
        let texts = stage.failureTexts {
            stage.batch(list.view) {
                list.sections = [["a"]]
                list.view.deleteItems(at: [path(2), path(2)])
            }
            stage.batch(list.view) {
                list.sections = [["a", "x", "y"]]
                list.view.insertItems(at: [path(1), path(1)])
            }
        }
        #expect(texts == [])
        #expect(list.shown == [["a", "x", "y"]])
    }

    @Test func `A section that a batch deletes or inserts twice counts twice [UPD-19]`() {
        let (stage, list) = shown([["a"], ["b"], ["c"]])
        let texts = stage.failureTexts {
            stage.batch(list.view) {
                list.sections = [["c"]]
                list.view.deleteSections([0])
                list.view.deleteSections([0])
            }
            stage.batch(list.view) {
                list.sections = [["x"], ["y"], ["c"]]
                list.view.insertSections([0])
                list.view.insertSections([0])
            }
        }
        #expect(texts == [])
        #expect(list.shown == [["x"], ["y"], ["c"]])
    }

    @Test func `A repeated insertion passes the targets of moves, and a repeated deletion their sources [UPD-19]`() {
        let (stage, list) = shown([["a", "b", "c", "d"]])
        let texts = stage.failureTexts {
            stage.batch(list.view) {
                list.sections = [["x", "b", "y"]]
                list.view.insertItems(at: [path(0), path(0)])
                list.view.moveItem(at: path(1), to: path(1))
                list.view.deleteItems(at: [path(0), path(0), path(3)])
            }
        }
        #expect(texts == [])
        #expect(list.shown == [["x", "b", "y"]])
    }

    @Test func `The exception for wrong counts counts repeated index paths [UPD-19]`() {
        let all = texts([["a", "b"]], on: .iOS10) {
            $0.sections = [["x", "a", "b"]]
            $0.view.insertItems(at: [path(0), path(0)])
        }
        #expect(all.first?.contains("(2 inserted, 0 deleted)") == true, "\(all)")
    }

    // MARK: - Reloads and moves

    private let five = [["a"], ["b"], ["c"], ["d"], ["e"]]

    /// Instagram/IGListKit#690, iOS 10.3
    @Test(arguments: Preset.all)
    func `A reloaded section clashes with a move to the place where deletions and insertions put it [UPD-20]`(
        preset: Preset
    ) {
        let all = texts(five, on: preset) {
            $0.sections = [["a"], ["b"], ["n"], ["d"], ["c"]]
            $0.view.moveSection(2, toSection: 4)
            $0.view.reloadSections([3])
            $0.view.deleteSections([4])
            $0.view.insertSections([2])
        }
        #expect(all == ["attempt to perform an insert and a move to the same section (4)"])
    }

    /// iOS 11
    @Test(arguments: Preset.all)
    func `A reloaded item clashes with a move to the place where deletions and insertions put it [UPD-20]`(
        preset: Preset
    ) {
        let all = texts([["a", "b", "c", "d"]], on: preset) {
            $0.sections = [["d", "a", "c"]]
            $0.view.deleteItems(at: [path(1)])
            $0.view.moveItem(at: path(0), to: path(1))
            $0.view.moveItem(at: path(3), to: path(0))
            $0.view.reloadItems(at: [path(2)])
        }
        #expect(
            all == [
                "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
            ])
    }

    @Test func `A reloaded item clashes with a move from another section, if deletions of sections shift it [UPD-20]`()
    {
        let all = texts([["a"], ["b", "c"], ["d", "e"]], on: .iOS11) {
            $0.sections = [["d", "b", "c"], ["e"]]
            $0.view.deleteSections([0])
            $0.view.moveItem(at: path(0, 2), to: path(0))
            $0.view.reloadItems(at: [path(0, 1)])
        }
        #expect(
            all == [
                "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})"
            ])
    }

    @Test func `A reload and moves to other places do not clash, and the screen shows the data [UPD-20]`() {
        let (stage, list) = shown([["a", "b", "c", "d"]])
        let texts = stage.failureTexts {
            stage.batch(list.view) {
                list.sections = [["A", "c", "b", "d"]]
                list.view.moveItem(at: path(2), to: path(1))
                list.view.reloadItems(at: [path(0)])
            }
        }
        #expect(texts == [])
        #expect(list.shown == [["A", "c", "b", "d"]])
    }

    /// Instagram/IGListKit#948
    @Test func `An item or a section that is reloaded and moved clashes as a deleted one [UPD-20]`() {
        let items = texts([["a", "b"]], on: .iOS11) {
            $0.sections = [["b", "a"]]
            $0.view.moveItem(at: path(0), to: path(1))
            $0.view.reloadItems(at: [path(0)])
        }
        #expect(
            items == [
                "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"
            ])
        let sections = texts([["a"], ["b"], ["c"]], on: .iOS11) {
            $0.sections = [["b"], ["c"], ["a"]]
            $0.view.moveSection(0, toSection: 2)
            $0.view.reloadSections([0])
        }
        #expect(sections == ["attempt to perform a delete and a move from the same section (0)"])
    }

    // MARK: - Index paths without an item

    /// DeclarativeHub/Bond#282
    @Test func `An index path with one index is taken for a section in an insertion and a deletion [UPD-21]`() {
        let inserted = texts([["a"]], on: .iOS10) {
            $0.sections = [["a", "b"]]
            $0.view.insertItems(at: [IndexPath(index: 1)])
        }
        #expect(inserted == ["attempt to insert section 1 but there are only 1 sections after the update"])
        let deleted = texts([["a", "b"]], on: .iOS10) {
            $0.sections = [["a"]]
            $0.view.deleteItems(at: [IndexPath(index: 0)])
        }
        #expect(
            deleted == [
                """
                Invalid update: invalid number of sections.  The number of sections contained in the \
                collection view after the update (1) must be equal to the number of sections contained \
                in the collection view before the update (1), plus or minus the number of sections \
                inserted or deleted (0 inserted, 1 deleted).
                """
            ])
    }

    @Test func `Index paths with one index insert, delete, reload and move sections that exist [UPD-21]`() {
        let (stage, list) = shown([["a"], ["b"]])
        let texts = stage.failureTexts {
            stage.batch(list.view) {
                list.sections = [["n"], ["A"], ["b"]]
                list.view.insertItems(at: [IndexPath(index: 0)])
                list.view.reloadItems(at: [IndexPath(index: 0)])
            }
            #expect(list.shown == [["n"], ["A"], ["b"]])
            stage.batch(list.view) {
                list.sections = [["b"], ["n"]]
                list.view.deleteItems(at: [IndexPath(index: 1)])
                list.view.moveItem(at: IndexPath(index: 0), to: IndexPath(index: 1))
            }
        }
        #expect(texts == [])
        #expect(list.shown == [["b"], ["n"]])
    }

    // MARK: - Sections that do not exist

    /// Instagram/IGListKit#216, #177
    @Test func `On iOS 10 cellForItem(at:) fails for a section that does not exist [PRE-09]`() {
        let (stage, list) = shown([["a"], ["b"], ["c"]], on: .iOS10)
        let texts = stage.failureTexts { #expect(list.view.cellForItem(at: path(0, 5)) == nil) }
        #expect(
            texts == [
                "request for number of items before section 5 when there are only 3 sections in the collection view"
            ])
        let others = stage.failureTexts { #expect(list.view.cellForItem(at: path(7, 2)) == nil) }
        #expect(others == [])
    }

    @Test(arguments: [Preset.iOS9, .iOS11, .iOS18])
    func `On other systems cellForItem(at:) returns nil for a section that does not exist [PRE-09]`(preset: Preset) {
        let (stage, list) = shown([["a"]], on: preset)
        let texts = stage.failureTexts { #expect(list.view.cellForItem(at: path(0, 5)) == nil) }
        #expect(texts == [])
    }
}
