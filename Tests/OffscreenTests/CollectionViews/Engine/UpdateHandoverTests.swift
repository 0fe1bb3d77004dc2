import Offscreen
import Testing
import UIKit

/// The values that a layout and its cells receive during updates in which values before and after
/// differ.
@MainActor struct UpdateHandoverTests {
    private let stage = Stage(width: 100, height: 400)

    /// Returns the origins and the opacities with which a view's animation begins and ends.
    private func animationText(_ view: UIView?) -> String {
        guard let view, let start = view.layer.presentation() else { return "nil" }
        func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        return "\(number(start.frame.minX)),\(number(start.frame.minY)) \(start.opacity) to "
            + "\(number(view.frame.minX)),\(number(view.frame.minY)) \(view.layer.opacity)"
    }

    @Test
    func
        `reloadSections expects the index from before the update, even if a section is inserted too [UPD-01] [UPD-04]`()
    {
        let screen = ListScreen([["a"], ["b"]])
        screen.layout.headerReferenceSize.height = 20
        stage.show(screen.view)
        func header(_ section: Int) -> UICollectionReusableView? {
            screen.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))
        }
        let oldHeaders = (0..<2).map { header($0) }
        let oldCells = (0..<2).map { screen.cell(0, $0) }
        stage.batch(screen.view, settling: false) {
            screen.sections = [["n"], ["A"], ["b"]]
            screen.view.insertSections([0])
            screen.view.reloadSections([0])
        }
        let (headers, cells) = ((0..<3).map { header($0) }, (0..<3).map { screen.cell(0, $0) })
        #expect(headers.map(animationText) == ["0,0 0.0 to 0,0 1.0", "0,60 0.0 to 0,60 1.0", "0,60 1.0 to 0,120 1.0"])
        #expect(cells.map(animationText) == ["0,20 0.0 to 0,20 1.0", "0,80 0.0 to 0,80 1.0", "0,80 1.0 to 0,140 1.0"])
        #expect(headers[2] === oldHeaders[1], "section b keeps its views")
        #expect(cells[2] === oldCells[1], "section b keeps its views")
        let fading: [UIView?] = [oldHeaders[0], oldCells[0]]
        #expect(fading.map(animationText) == ["0,0 1.0 to 0,0 0.0", "0,20 1.0 to 0,20 0.0"])
    }

    @Test
    func
        `reloadItems expects the index path from before the batch update, even if the update inserts another item [UPD-01]`()
    {
        let screen = stage.shown(ListScreen("a", "b", "c"))
        let old = (0..<3).map { screen.cell($0) }
        screen.layout.log = []
        stage.batch(screen.view, settling: false) {
            screen.sections = [["n", "a", "B", "c"]]
            screen.view.insertItems(at: [path(0)])
            screen.view.reloadItems(at: [path(1)])
        }
        #expect(screen.layout.log.filter { $0.hasPrefix("updates") } == ["updates insert nil 0-0, reload 0-1 0-2"])
        let cells = (0..<4).map { screen.cell($0) }
        #expect(
            cells.map(animationText) == [
                "0,0 0.0 to 0,0 1.0", "0,0 1.0 to 0,40 1.0", "0,80 0.0 to 0,80 1.0", "0,80 1.0 to 0,120 1.0",
            ])
        #expect(cells.map { cell in old.firstIndex { $0 === cell } } == [nil, 0, nil, 2])
    }

    private let lastRow = [9: CGRect(x: 300, y: 360, width: 100, height: 40)]

    @Test
    func
        `An item pushed off screen by an update moves to its final attributes or, if there are none, to its new place [UPD-03]`()
    {
        let screen = stage.shown(ListScreen(count: 10))
        screen.layout.final = lastRow
        let cells = [screen.cell(8), screen.cell(9)]
        stage.batch(screen.view, settling: false) { screen.insert("x", "y", at: 0) }
        #expect(cells.map(animationText) == ["0,320 1.0 to 0,400 1.0", "0,360 1.0 to 300,360 1.0"])
    }

    @Test
    func
        `An old item that comes on screen in an update starts at its initial attributes or, if there are none, its old place [UPD-03]`()
    {
        let screen = stage.shown(ListScreen(count: 12))
        for distance in [1, -1] as [CGFloat] { stage.scroll(screen.view, by: distance) }
        screen.layout.initial = lastRow
        stage.batch(screen.view, settling: false) { screen.delete(0, 1) }
        #expect(
            [8, 9].map { animationText(screen.cell($0)) } == ["0,400 1.0 to 0,320 1.0", "300,360 1.0 to 0,360 1.0"])
    }

    @Test func `Each item that stays on screen in an update starts at its initial attributes, if it has any [UPD-03]`()
    {
        let screen = stage.shown(ListScreen(count: 4))
        let cells = (0..<4).map { screen.cell($0) }
        for item in [0, 1, 3] { screen.layout.initial[item] = CGRect(x: 300, y: 40 * item, width: 100, height: 40) }
        stage.batch(screen.view, settling: false) { screen.insert("x", at: 4) }
        #expect(
            cells.map(animationText) == [
                "300,0 1.0 to 0,0 1.0", "300,40 1.0 to 0,40 1.0", "0,80 1.0 to 0,80 1.0", "300,120 1.0 to 0,120 1.0",
            ])
    }

    @Test
    func `Final attributes are requested by old index paths, initial attributes by new index paths [UPD-02] [UPD-04]`()
    {
        final class Headed: ListScreen.Layout {
            private func note(_ what: String, _ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
                if kind == UICollectionView.elementKindSectionHeader { log.append("header \(what) \(text(path))") }
                return nil
            }
            override func initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind elementKind: String, at elementIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? { note("initial", elementKind, elementIndexPath) }
            override func finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind elementKind: String, at elementIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? { note("final", elementKind, elementIndexPath) }
        }
        let screen = ListScreen([["a"], ["b"]], layout: Headed())
        screen.layout.headerReferenceSize.height = 20
        stage.show(screen.view)
        screen.layout.log = []
        stage.batch(screen.view, settling: false) {
            screen.sections = [["b"], ["c"], ["d"]]
            screen.view.deleteSections([0])
            screen.view.insertSections([1, 2])
        }
        let log = screen.layout.log
        #expect(log.filter { $0.hasPrefix("header final") } == ["header final 0-0", "header final 1-0"])
        #expect(log.filter { $0.hasPrefix("header initial") }.sorted() == (0..<3).map { "header initial \($0)-0" })
    }

    @Test
    func `During an update a cell is asked for its size with the attributes that it has after the update [APPLY-06]`() {
        var log: [String] = []
        let layout = ListScreen.Layout()
        let screen = GridScreen([2], itemSize: CGSize(width: 100, height: 40), layout: layout) {
            log.append(
                "\($0.indexPath.section)-\($0.indexPath.item) at \($0.frame.minX),\($0.frame.minY) alpha \($0.alpha)")
        }
        stage.show(screen.view)
        log = []
        layout.initial = [3: CGRect(x: 70, y: 900, width: 100, height: 40)]
        stage.batch(screen.view) { screen.insert(2, 3) }
        #expect(
            Set(log.filter { $0.hasPrefix("0-2") }) == ["0-2 at 0.0,80.0 alpha 1.0"],
            "by default a new cell begins with alpha 0")
        #expect(Set(log.filter { $0.hasPrefix("0-3") }) == ["0-3 at 0.0,120.0 alpha 1.0"])
        log = []
        stage.batch(screen.view) {
            layout.itemSize.height = 60
            screen.insert(0)
        }
        let expected = Set((0..<5).map { "0-\($0) at 0.0,\(60.0 * Double($0)) alpha 1.0" })
        #expect(Set(log) == expected, "cells that stay are asked with their paths and places after the update")
    }
}
