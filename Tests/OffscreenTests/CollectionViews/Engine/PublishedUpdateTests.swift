import Offscreen
import Testing
import UIKit

/// Updates that people reported from devices, with the numbers of the reports.
@MainActor struct PublishedUpdateTests {
    private func delete(item: Int, of count: Int, on preset: Preset) -> (
        stage: Stage, screen: ListScreen, failures: [StageFailure]
    ) {
        let stage = Stage(width: 414, height: 483, behavior: preset)
        let screen = stage.run { stage.shown(ListScreen(count: count)) }
        screen.log = []
        let failures = stage.failures { stage.act("delete") { screen.view.deleteItems(at: [path(item)]) } }
        return (stage, screen, failures)
    }

    /// In https://github.com/JoniVR/VerticalCardSwiper/issues/62 item 18 of 20 is deleted, and the
    /// data source still returns 20.
    @Test
    func
        `On iOS 13 an update with wrong item counts is logged with the view's description and reloads everything [UPD-10]`()
    {
        let (stage, screen, failures) = delete(item: 18, of: 20, on: .iOS13)
        #expect(failures.isEmpty)
        let logged = """
            Invalid update: invalid number of items in section 0.  The number of items contained in an existing \
            section after the update (20) must be equal to the number of items contained in that section before \
            the update (20), plus or minus the number of items inserted or deleted from that section (0 inserted, \
            1 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 \
            moved out). - will perform reloadData. UICollectionView instance: <UICollectionView: \
            UICollectionView#1; frame = (0 0; 414 483); clipsToBounds = YES;
            """
        #expect(stage.recording.trace.contains(logged))
        let shown = (0..<screen.view.visibleCells.count).map(String.init)
        #expect(screen.asked == shown)
        #expect(!shown.isEmpty)
    }

    @Test(arguments: Preset.all.filter { $0 != .iOS13 })
    func `On systems other than iOS 13 an update with wrong item counts raises an exception [UPD-10]`(preset: Preset) {
        #expect(delete(item: 18, of: 20, on: preset).failures.map { $0.text.hasPrefix("Invalid ") } == [true])
    }

    @Test func `On iOS 13 an update that names a missing item raises UIKit's exception [UPD-10]`() {
        let failures = delete(item: 20, of: 20, on: .iOS13).failures
        #expect(
            failures.map(\.text) == [
                "attempt to delete item 20 from section 0 which only contains 20 items before the update"
            ])
    }

    /// https://github.com/TextureGroup/Texture/issues/107, whose author saw it with Apple's sample
    /// on iOS 9.
    @Test(arguments: [Preset.iOS9, .current])
    func
        `In an animated update willDisplay sees the old indexPathsForVisibleItems, and didEndDisplaying the new [UPD-11]`(
            preset: Preset
        )
    {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.run { ListScreen("a", "b") }
        let delegate = DisplayDelegate()
        var seen: [String] = []
        func note(_ call: String, _ view: UICollectionView) {
            seen.append(call + view.indexPathsForVisibleItems.map { " \($0.item)" }.joined())
        }
        delegate.onDisplay = { view, _ in note("will", view) }
        delegate.onEnd = { view, _ in note("end", view) }
        stage.show(screen.view)
        screen.view.delegate = delegate
        stage.batch(screen.view) {
            screen.sections = [["x", "y", "b"]]
            screen.view.deleteItems(at: [path(0)])
            screen.view.insertItems(at: [path(0), path(1)])
        }
        #expect(seen == ["will 0 1", "will 0 1", "end 0 1 2"])
        #expect(screen.view.indexPathsForVisibleItems.count == 3)
    }

    private func rows(_ counts: [Int]) -> [[String]] { counts.map { (0..<$0).map(String.init) } }

    /// Returns the failures and the names on screen of a batch update that reloads sections, whose
    /// counts change.
    private func reload(_ sections: [Int], _ before: [Int], _ after: [Int], on preset: Preset) -> (
        failures: [String], shown: [[String]]
    ) {
        let stage = Stage(width: 100, height: 600, behavior: preset)
        let screen = stage.run { stage.shown(ListScreen(rows(before))) }
        let failures = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = rows(after)
                screen.view.reloadSections(IndexSet(sections))
                if !sections.contains(1), after[1] > before[1] { screen.view.insertItems(at: [path(0, 1)]) }
            }
        }
        return (failures, screen.shown)
    }

    /// https://github.com/lionheart/openradar-mirror/issues/15767 has sections of 4 and 0 items,
    /// then of 5 and 0.
    @Test(arguments: Preset.all)
    func
        `Only iOS 9 fails if a growing non-empty section and a section that stays empty are reloaded together [UPD-12]`(
            preset: Preset
        )
    {
        let failures = preset == .iOS9 ? ["attempt to create view animation for nil view"] : []
        let reloaded = reload([0, 1], [4, 0], [5, 0], on: preset)
        #expect(reloaded.failures == failures)
        #expect(reloaded.shown == rows([5, 0]))
    }

    @Test(
        arguments: [
            ([4, 0], [5, 0], [0]), ([4, 1], [5, 1], [0, 1]), ([4, 0], [4, 0], [0, 1]), ([4, 0], [5, 1], [0, 1]),
            ([0, 0], [5, 0], [0, 1]),
        ])
    func
        `On iOS 9 a reload succeeds unless a growing non-empty section and a section that stays empty are reloaded together [UPD-12]`(
            before: [Int], after: [Int], reloaded: [Int]
        )
    {
        let reloaded = reload(reloaded, before, after, on: .iOS9)
        #expect(reloaded.failures == [])
        #expect(reloaded.shown == rows(after))
    }

    /// In https://github.com/Instagram/IGListKit/issues/920 and 1034 a footer gets size zero in a
    /// batch.
    @Test(arguments: Preset.all, ["zero", "invalidated", "small"])
    func
        `Before iOS 13 a footer that an update shrinks to zero raises an exception, unless the block invalidates the layout [UPD-14]`(
            preset: Preset, how: String
        )
    {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            var height: CGFloat = 40
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                referenceSizeForFooterInSection section: Int
            ) -> CGSize { height == 0 ? .zero : CGSize(width: 100, height: height) }
        }
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.run { ListScreen("a", "b") }
        let (sizes, footer) = (Sizes(), UICollectionView.elementKindSectionFooter)
        screen.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: footer, withReuseIdentifier: "header")
        screen.view.delegate = sizes
        stage.show(screen.view)
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.delete(1)
                sizes.height = how == "small" ? 0.01 : 0
                if how == "invalidated" { screen.layout.invalidateLayout() }
            }
        }
        let raises = how == "zero" && [Preset.iOS6, .iOS9, .iOS10, .iOS11].contains(preset)
        let text =
            "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: "
            + "UICollectionElementKindSectionFooter at path {length = 2, path = 0 - 0}"
        #expect(texts == (raises ? [text] : []))
        #expect(screen.view.visibleSupplementaryViews(ofKind: footer).count == (how == "small" ? 1 : 0))
        #expect(screen.shown == [["a"]])
    }

    /// http://openradar.appspot.com/31748196
    @Test(arguments: Preset.all)
    func
        `Only on iOS 10 reloadData right after a batch update requests no cell and leaves the old data on screen [UPD-13]`(
            preset: Preset
        )
    {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.run { stage.shown(ListScreen(count: 9)) }
        screen.log = []
        stage.act("batch, then reload") {
            screen.view.performBatchUpdates({}, completion: nil)
            screen.sections = [(10..<19).map(String.init)]
            screen.view.reloadData()
        }
        let names = preset == .iOS10 ? (0..<9).map(String.init) : screen.sections[0]
        let asked = screen.log.filter { preset == .iOS10 || $0.hasPrefix("ask") }
        #expect(asked == (preset == .iOS10 ? [] : names.map { "ask \($0)" }))
        #expect(screen.shown == [names])
        // A reload after the next pass asks for the cells.
        stage.act("reload") { screen.view.reloadData() }
        #expect(screen.shown == screen.sections)
    }

    @Test(arguments: Preset.all)
    func `Two updates that fail by faults of UIKit succeed in the model on every system [UPD-22]`(preset: Preset) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.run { stage.shown(ListScreen("a")) }
        let insertions = stage.failures {
            stage.act("insert", settling: false) { screen.insert("b", at: 1) }
            stage.advance(by: 0.1)
            stage.act("reload", settling: false) { screen.view.reloadData() }
            stage.advance(by: 0.1)
            stage.act("insert") { screen.insert("c", at: 2) }
        }
        #expect(insertions.isEmpty)
        #expect(screen.shown == [["a", "b", "c"]])

        let empty = stage.run { ListScreen("a", "b") }
        let asks = stage.failures { stage.act("insert") { empty.insert("c", at: 0) } }
        #expect(
            asks.isEmpty == (preset == .iOS13), "the counts of a view without a layout are asked for twice [UPD-05]")
        #expect(empty.asked.isEmpty)
    }

    /// https://github.com/lionheart/openradar-mirror/issues/21097: one item in section 1, iOS 12.2
    @Test(arguments: Preset.all)
    func `Only on iOS 11 and 12 moving a section to its own place and an item out of it raises an exception [UPD-22]`(
        preset: Preset
    ) {
        func texts(
            _ sections: [[String]], after: [[String]], _ move: @escaping (UICollectionView) -> Void
        ) -> [String] {
            let stage = Stage(width: 100, height: 400, behavior: preset)
            let screen = stage.run { stage.shown(ListScreen(sections)) }
            let texts = stage.failureTexts {
                stage.batch(screen.view) {
                    screen.sections = after
                    move(screen.view)
                }
            }
            #expect(screen.shown == after)
            return texts
        }
        let raised = texts([[], ["a"]], after: [["a"], []]) {
            $0.moveSection(1, toSection: 1)
            $0.moveItem(at: path(0, 1), to: path(0))
        }
        let text = "request for index path for global index 1 when there are only 1 items in the collection view"
        #expect(raised == (preset == .iOS11 ? [text] : []))
        let sameItem = texts([["a"], ["b", "c"]], after: [["a"], ["c", "b"]]) {
            $0.moveSection(1, toSection: 1)
            $0.moveItem(at: path(0, 1), to: path(1, 1))
        }
        #expect(sameItem == [], "the item stays in the section")
        let otherSection = texts([["a"], ["b"]], after: [["b", "a"], []]) {
            $0.moveSection(0, toSection: 0)
            $0.moveItem(at: path(0, 1), to: path(0))
        }
        #expect(otherSection == [], "the item leaves another section")
        let thirdSection = texts([["a"], ["b"], ["c"]], after: [["a"], [], ["b", "c"]]) {
            $0.moveSection(0, toSection: 0)
            $0.moveItem(at: path(0, 1), to: path(0, 2))
        }
        #expect(thirdSection == [], "the item has nothing to do with the section")
        let moved = texts([["a", "x"], ["b"]], after: [["b", "a"], ["x"]]) {
            $0.moveSection(0, toSection: 1)
            $0.moveItem(at: path(0), to: path(1))
        }
        #expect(moved == [], "the section has another place")
    }

    /// https://dev.to/jacoli/testing-uicollectionviewcell-reuse-behavior-26n3
    @Test(arguments: Preset.all, [true, false])
    func `reloadData in a batch update asks for no cell and keeps the cells [UPD-24]`(
        preset: Preset, isAnimated: Bool
    ) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.run { stage.shown(ListScreen("a", "b", "c", "d", "e", "f")) }
        let cells = (0..<6).map { screen.cell($0) }
        screen.log = []
        var completed: Bool?
        func update() {
            screen.view.performBatchUpdates {
                screen.sections = [["A", "B", "C", "D", "E", "F"]]
                screen.view.reloadData()
            } completion: {
                completed = $0
            }
        }
        stage.act("reload") { if isAnimated { update() } else { UIView.performWithoutAnimation(update) } }
        #expect(completed == true)
        #expect(screen.asked == [])
        #expect((0..<6).map { screen.cell($0) } == cells)
        #expect(screen.shown == [["a", "b", "c", "d", "e", "f"]])
        stage.act("reload") { screen.view.reloadData() }
        #expect(screen.shown == screen.sections)
    }

    @Test func `reloadData in a batch update that cannot be animated reloads at once [UPD-24]`() {
        let stage = Stage(width: 100, height: 400)
        let screen = stage.run { stage.shown(ListScreen("a", "b")) }
        stage.act("leave") { screen.view.removeFromSuperview() }
        stage.run {
            screen.view.reloadData()
            screen.view.performBatchUpdates {
                screen.sections = [["c", "d", "e"]]
                screen.view.reloadData()
            }
        }
        stage.show(screen.view)
        #expect(screen.shown == [["c", "d", "e"]])
    }

    @Test func `reloadData in an inner batch update, and with a selection, waits for the outer one [UPD-24]`() {
        let stage = Stage(width: 100, height: 400)
        let screen = stage.run { stage.shown(ListScreen("a", "b", "c")) }
        stage.act("select") { screen.view.selectItem(at: path(1), animated: false, scrollPosition: []) }
        let b = screen.cell(1)
        screen.log = []
        stage.batch(screen.view) {
            screen.view.performBatchUpdates { screen.view.reloadData() }
            screen.insert("n", at: 0)
        }
        #expect(screen.asked == ["n"])
        #expect(screen.shown == [["n", "a", "b", "c"]])
        #expect(screen.cell(2) === b)
        #expect(screen.view.indexPathsForSelectedItems == [], "a reload clears the selection [SEL-05]")
    }

    /// https://github.com/airbnb/MagazineLayout/pull/107
    @Test(arguments: Preset.all)
    func `Since iOS 15 a layout that keeps returned attributes finds them renamed by an update [UPD-23]`(preset: Preset)
    {
        final class Keeping: UICollectionViewLayout {
            var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]
            var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 20 * CGFloat(count)) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<count).map { layoutAttributesForItem(at: path($0))! }.filter { $0.frame.intersects(rect) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let y = 20 * CGFloat(indexPath.item)
                let made = UICollectionViewLayoutAttributes(
                    cell: indexPath, frame: CGRect(x: 0, y: y, width: 100, height: 20))
                if kept[indexPath] == nil { kept[indexPath] = made }
                return made
            }
        }
        let (stage, layout) = (Stage(width: 100, height: 200, behavior: preset), Keeping())
        let screen = stage.run { stage.shown(GridScreen([3], in: layout)) }
        let first = layout.kept
        stage.act("insert") { screen.insert(0) }
        let renames = ["iOS15", "iOS16", "iOS18"].contains(preset.name)
        #expect(first[path(0)]?.indexPath == path(renames ? 1 : 0))
        #expect(first[path(2)]?.indexPath == path(renames ? 3 : 2))
        #expect(screen.view.indexPathsForVisibleItems.sorted() == (0..<4).map { path($0) })
        #expect(screen.cell(1).flatMap { screen.view.indexPath(for: $0) } == path(1))
        // A reload of the data and a move of an item out of sight rename nothing that is deleted.
        let second = layout.kept[path(3)]
        stage.act("delete") {
            screen.counts = [3]
            screen.view.deleteItems(at: [path(3)])
        }
        #expect(second?.indexPath == path(3))
    }

    @Test func `On iOS 10 reloadSections right after a batch update shows the new data [UPD-13]`() {
        let stage = Stage(width: 100, height: 400, behavior: .iOS10)
        let screen = stage.run { stage.shown(ListScreen("a", "b")) }
        stage.act("batch, then reload") {
            screen.view.performBatchUpdates({}, completion: nil)
            screen.sections = [["c", "d"]]
            screen.view.reloadSections([0])
        }
        #expect(screen.shown == [["c", "d"]])
    }
}
