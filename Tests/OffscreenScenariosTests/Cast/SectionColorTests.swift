import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor struct SectionColorTests {
    private let stage = Stage(width: 320, height: 400)
    private let screen = SectionColorScreen(sections: [3, 2])
    private var view: UICollectionView { screen.collectionView }

    init() { stage.show(screen.collectionView) }

    private var planes: [String] {
        stage.tree.description.split(separator: "\n").filter { $0.contains("decoration") && !$0.contains("dormant") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func plane(_ section: Int) -> UIView? {
        let frame = screen.layout.layoutAttributesForDecorationView(
            ofKind: SectionColorLayout.planeKind, at: path(0, section))?.frame
        return view.subviews.first { $0 is SectionColorView && $0.frame == frame && !$0.isHidden }
    }

    private var colors: [UIColor?] { (0..<2).map { plane($0)?.backgroundColor } }

    @Test func `The attributes of an item are of the class that the section colour layout declares [APPLY-08]`() {
        #expect(view.layoutAttributesForItem(at: path(0)) is SectionColorAttributes)
    }

    @Test
    func
        `Setting a new section colour prepares the layout once, and setting the same colour again does not prepare it`()
    {
        #expect(colors == [.systemGray6, .systemGray6])
        func setYellow() -> Counts {
            stage.counts(of: view) { stage.act("colour") { screen.layout.sectionColor = .systemYellow } }
        }
        let cost = setYellow()
        #expect(cost.prepares == 1)
        #expect(cost.applied == 2, "two planes and no cell")
        #expect(colors == [.systemYellow, .systemYellow])
        #expect(setYellow().prepares == 0)
    }

    @Test
    func
        `A section has the colour that the delegate returns, or the layout's if the delegate returns nil or lacks colorForSectionAt`()
    {
        screen.colors = [1: .systemPink]
        stage.act("invalidate") { screen.layout.invalidateLayout() }
        #expect(colors == [.systemGray6, .systemPink])
        // A delegate that does not implement the method leaves the layout's colour.
        final class Plain: NSObject, SectionColorDelegate {}
        let plain = Plain()
        stage.act("delegate") {
            view.delegate = plain
            screen.layout.invalidateLayout()
        }
        #expect(colors == [.systemGray6, .systemGray6])
    }

    @Test func `A section has no colour plane if the delegate returns nil and the layout's section colour is nil`() {
        stage.act("no colour") { screen.layout.sectionColor = nil }
        #expect(planes.isEmpty)
    }

    @Test
    func
        `Inserting a first section with items makes one colour plane, and the other planes keep their views and move [UPD-04]`()
    {
        let before = plane(1)
        stage.act("insert", settling: false) {
            screen.sections.insert(["new"], at: 0)
            view.insertSections([0])
        }
        #expect(stage.counts(of: view).made == 9, "one cell and one plane more than before")
        stage.settle()
        #expect(plane(2) === before)
        #expect(
            planes == [
                "SectionColorView#1 [0,80 320x80] decoration section color 1 z -1",
                "SectionColorView#2 [0,160 320x80] decoration section color 2 z -1",
                "SectionColorView#3 [0,0 320x80] decoration section color 0 z -1",
            ])
    }

    @Test func `The colour plane of a deleted section shrinks to height 0 and goes to its reuse pool`() {
        let survivor = plane(1)
        stage.act("delete", settling: false) {
            screen.sections.remove(at: 0)
            view.deleteSections([0])
        }
        #expect(planes.contains { $0.contains("leaving") }, "\(planes)")
        let leaving = view.subviews.first { $0 is SectionColorView && $0 !== survivor }
        #expect(leaving?.frame.height == 0, "the plane's model values are the final ones during the animation")
        #expect(leaving?.alpha == 0, "the plane's model values are the final ones during the animation")
        stage.settle()
        #expect(planes == ["SectionColorView#2 [0,0 320x80] decoration section color 0 z -1"])
        #expect(stage.pools(of: view).decorationPool(kind: SectionColorLayout.planeKind)?.dormant == 1)
    }

    @Test
    func `The colour plane of the last section shrinks to its upper edge when deleted, and a new one grows from it`() {
        let plane = plane(1)
        let top = plane?.frame.minY
        stage.act("delete", settling: false) {
            screen.sections.remove(at: 1)
            view.deleteSections([1])
        }
        #expect(plane?.frame.height == 0)
        #expect(plane?.frame.minY == top)
        #expect(plane?.alpha == 0)
        stage.settle()
        stage.act("insert", settling: false) {
            screen.sections.append(["new"])
            view.insertSections([1])
        }
        let new = self.plane(1)
        #expect(new?.frame.minY == top)
        #expect(new?.frame.height == 80)
        #expect(new?.layer.presentation()?.frame.height == 0)
        #expect(new?.layer.presentation()?.frame.minY == top)
    }

    @Test func `The colour plane of a section with unequal items covers all lines and the section's insets`() {
        final class Sizes: NSObject, SectionColorDelegate {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 130, height: [20, 80, 90, 30][indexPath.item % 4]) }
        }
        let delegate = Sizes()
        stage.act("sizes") {
            screen.sections = [["a", "b", "c", "d"]]
            view.delegate = delegate
            view.reloadData()
        }
        #expect(
            planes == ["SectionColorView#2 [0,0 320x200] decoration section color 0 z -1 reused 1"],
            "10 + 80 + 10 + 90 + 10")
    }

    @Test(arguments: ["iOS6", "iOS9", "iOS10", "iOS11", "iOS18"])
    func `Colour planes lie in the same places on iOS 6, 9, 10, 11 and 18 after a section is replaced by another`(
        name: String
    ) throws {
        let stage = Stage(width: 320, height: 400, behavior: try #require(Preset.all.first { $0.name == name }))
        let screen = stage.shown(SectionColorScreen(sections: [3, 2]))
        stage.batch(screen.collectionView) {
            screen.sections = [["new"], screen.sections[1]]
            screen.collectionView.deleteSections([0])
            screen.collectionView.insertSections([0])
        }
        let frames = screen.collectionView.subviews.filter { $0 is SectionColorView && !$0.isHidden }.map(\.frame.minY)
        #expect(frames.sorted() == [0, 80])
    }
}
