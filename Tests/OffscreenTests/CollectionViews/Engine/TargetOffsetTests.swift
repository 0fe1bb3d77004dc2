import Offscreen
import Testing
import UIKit

/// Where the content stands after a change of the layout, a rotation, or an update.
@MainActor struct TargetOffsetTests {
    /// A flow layout of rows or a grid that records proposed offsets and the calls around them, and
    /// can return another offset.
    private final class Asking: UICollectionViewFlowLayout {
        var log: [String] = []
        var proposed: [CGPoint] = []
        var target: CGPoint?
        override func prepare() {
            super.prepare()
            log.append("prepare")
        }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            log.append("from \(Int(oldBounds.width))x\(Int(oldBounds.height))")
        }
        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            log.append("finalize")
        }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            log.append("target")
            proposed.append(proposedContentOffset)
            return target ?? proposedContentOffset
        }
    }

    /// Returns a layout of items of one size, without gaps.
    private func layout(_ width: CGFloat, _ height: CGFloat) -> Asking {
        let layout = Asking()
        layout.itemSize = CGSize(width: width, height: height)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    /// Shows items in a layout on a stage.
    private func shown(_ count: Int, _ layout: UICollectionViewLayout, on stage: Stage) -> GridScreen {
        stage.run { stage.shown(GridScreen([count], in: layout)) }
    }

    // MARK: - A change of the layout

    /// The report's figures: rows of 50 points with an estimate of 30, whose spacing changes from
    /// 20 to 50, 100 and 150. It does not name the height of the view. 465 is the only multiple of
    /// half a point up to 1,000 with which the rule gives its three offsets.
    /// https://github.com/dotnet/maui/pull/37032
    @Test func `Each new spacing of self-sizing rows centres the middle row by the estimated heights [OFFSET-01]`() {
        func column(_ spacing: CGFloat) -> UICollectionViewCompositionalLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            return UICollectionViewCompositionalLayout(section: section)
        }
        let stage = Stage(width: 320, height: 465, behavior: .iOS18)
        let screen = stage.run { GridScreen([20], in: column(20), wish: { $0.size.height = 50 }) }
        stage.show(screen.view)
        #expect(screen.view.contentOffset.y == 0)
        #expect(screen.cell(3)?.frame.minY == 210)
        var offsets: [CGFloat] = []
        for spacing in [50, 100, 150] as [CGFloat] {
            stage.act("change") {
                screen.view.setCollectionViewLayout(column(spacing), animated: false)
                offsets.append(screen.view.contentOffset.y)
            }
            #expect(screen.view.contentOffset.y == offsets.last, "measured rows do not move the content")
        }
        #expect(offsets == [22.5, 42.5, 142.5])
    }

    @Test(arguments: Preset.all, [false, true])
    func `A grid that becomes a column keeps the item in the middle of the screen there [OFFSET-01]`(
        preset: Preset, isAnimated: Bool
    ) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let screen = shown(200, layout(80, 80), on: stage)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 1000))
        // The middle is at 160, 1240: the first point of item 62, which is the third of row 15.
        let column = layout(320, 50)
        let centred: CGFloat = 62 * 50 + 25 - 240
        stage.act("change") { screen.view.setCollectionViewLayout(column, animated: isAnimated) }
        #expect(screen.view.contentOffset.y == centred)
        #expect(column.proposed == [CGPoint(x: 0, y: centred)])
        #expect(screen.cell(62).map { screen.view.convert($0.center, to: nil).y } == 240)
    }

    @Test func `A proposed offset is limited to the content, at the first and at the last items [OFFSET-01]`() {
        let stage = Stage(width: 100, height: 400)
        let screen = shown(30, layout(100, 40), on: stage)
        stage.act("change") { screen.view.collectionViewLayout = layout(100, 20) }
        #expect(screen.view.contentOffset.y == 0, "item 5 in the middle would be at -90")
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 200))
        stage.act("change") { screen.view.collectionViewLayout = layout(100, 15) }
        #expect(screen.view.contentSize.height == 450)
        #expect(screen.view.contentOffset.y == 50, "item 20 in the middle would be at 107.5")
    }

    @Test func `With content insets a proposed offset is limited to the insets [OFFSET-01]`() {
        let stage = Stage(width: 100, height: 200)
        let screen = shown(30, layout(100, 50), on: stage)
        screen.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: -40))
        // The middle is at 60, in item 1.
        stage.act("change") { screen.view.setCollectionViewLayout(layout(100, 20), animated: false) }
        #expect(screen.view.contentOffset.y == -40, "item 1 in the middle would be at -70")
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 430))
        stage.act("change") { screen.view.setCollectionViewLayout(layout(100, 10), animated: false) }
        let end: CGFloat = 300 + 30 - 200
        #expect(screen.view.contentOffset.y == end)
        // The middle is at 150, the first point of item 15.
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 50))
        stage.act("change") { screen.view.setCollectionViewLayout(layout(100, 30), animated: false) }
        let centred: CGFloat = 15 * 30 + 15 - 100
        #expect(screen.view.contentOffset.y == centred)
    }

    @Test func `A horizontal layout centres the middle item of a vertical one, along its own axis [OFFSET-01]`() {
        let stage = Stage(width: 300, height: 200)
        let screen = shown(60, layout(300, 50), on: stage)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 1000))
        let row = layout(90, 200)
        row.scrollDirection = .horizontal
        stage.act("change") { screen.view.setCollectionViewLayout(row, animated: false) }
        #expect(screen.view.contentOffset == CGPoint(x: 22 * 90 + 45 - 150, y: 0), "the middle, 1100, is in item 22")
    }

    @Test func `If the middle is in a gap, the nearest item is centred [OFFSET-01]`() {
        let stage = Stage(width: 100, height: 200)
        let wide = layout(100, 20)
        wide.minimumLineSpacing = 60
        let screen = shown(40, wide, on: stage)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 815))
        // The middle is at 915: items 11 and 12 are at 880...900 and 960...980.
        stage.act("change") { screen.view.setCollectionViewLayout(layout(100, 50), animated: false) }
        let centred: CGFloat = 11 * 50 + 25 - 100
        #expect(screen.view.contentOffset.y == centred)
    }

    @Test func `The delegate has the last word on the offset after a change of layout without animation [OFFSET-01]`() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var proposed: [CGPoint] = []
            func collectionView(
                _ collectionView: UICollectionView,
                targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
            ) -> CGPoint {
                proposed.append(proposedContentOffset)
                return CGPoint(x: 0, y: 33)
            }
        }
        let (stage, delegate) = (Stage(width: 100, height: 200), Delegate())
        let screen = shown(40, layout(100, 50), on: stage)
        screen.view.delegate = delegate
        let next = layout(100, 100)
        next.target = CGPoint(x: 0, y: 700)
        stage.act("change") {
            screen.view.setCollectionViewLayout(next, animated: false)
            #expect(screen.view.contentOffset.y == 33, "the offset is set inside the call")
        }
        #expect(delegate.proposed == [CGPoint(x: 0, y: 700)])
    }

    @Test func `A finished interactive transition centres the middle item, and a cancelled one keeps the offset`() {
        for finishes in [true, false] {
            let stage = Stage(width: 100, height: 200)
            let screen = shown(40, layout(100, 50), on: stage)
            stage.scroll(screen.view, to: CGPoint(x: 0, y: 500))
            let next = layout(100, 100)
            stage.act("start") { _ = screen.view.startInteractiveTransition(to: next) }
            stage.act("end") {
                if finishes {
                    screen.view.finishInteractiveTransition()
                } else {
                    screen.view.cancelInteractiveTransition()
                }
            }
            let wanted: CGFloat = finishes ? 12 * 100 + 50 - 100 : 500
            #expect(screen.view.contentOffset.y == wanted)
        }
    }

    @Test func `A layout that is set before the first layout pass, or without any items, proposes nothing [OFFSET-01]`()
    {
        let stage = Stage(width: 100, height: 200)
        let (first, second) = (layout(100, 50), layout(100, 100))
        let screen = stage.run { GridScreen([40], in: first) }
        screen.view.collectionViewLayout = second
        stage.show(screen.view)
        #expect(second.proposed.isEmpty)
        #expect(screen.view.contentOffset.y == 0)
        let empty = shown(0, first, on: stage)
        let next = layout(100, 10)
        stage.act("change") { empty.view.setCollectionViewLayout(next, animated: true) }
        #expect(next.proposed == [.zero])
    }

    @Test func `A change of layout whose new data lacks the middle item keeps the offset in the content [OFFSET-01]`() {
        let stage = Stage(width: 100, height: 200)
        let screen = shown(40, layout(100, 50), on: stage)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 1000))
        stage.act("change") {
            screen.counts = [6]
            screen.view.setCollectionViewLayout(layout(100, 50), animated: false)
        }
        #expect(screen.view.contentOffset.y == 100)
        #expect(screen.view.indexPathsForVisibleItems.sorted() == [path(2), path(3), path(4), path(5)])
    }

    // MARK: - A rotation

    @Test(arguments: Preset.all)
    func `A rotation asks the layout for the target offset before finalizeAnimatedBoundsChange [OFFSET-02]`(
        preset: Preset
    ) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let pages = layout(320, 480)
        pages.scrollDirection = .horizontal
        let screen = shown(10, pages, on: stage)
        stage.scroll(screen.view, to: CGPoint(x: 960, y: 0))
        (pages.log, pages.proposed) = ([], [])
        pages.itemSize = CGSize(width: 480, height: 320)
        pages.target = CGPoint(x: 3 * 480, y: 0)
        stage.rotate()
        #expect(pages.log == ["from 320x480", "prepare", "target", "finalize"])
        #expect(pages.proposed == [CGPoint(x: 960, y: 0)], "without an answer, the content stands between two pages")
        #expect(screen.view.contentOffset == CGPoint(x: 1440, y: 0))
        #expect(screen.view.indexPathsForVisibleItems == [path(3)])
    }

    @Test func `A change of size without animation does not ask for a target offset [OFFSET-02]`() {
        let stage = Stage(width: 320, height: 480)
        let rows = layout(320, 50)
        let screen = shown(40, rows, on: stage)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 700))
        stage.resize(width: 213, height: 480)
        #expect(rows.proposed.isEmpty)
        #expect(screen.view.contentOffset.y == 700)
        stage.act("scroll", settling: true) { screen.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
        #expect(rows.proposed.isEmpty, "a scroll by code does not ask either")
    }

    @Test func `A rotation proposes an offset in the new content, and one above the top as it is [OFFSET-02]`() {
        let stage = Stage(width: 200, height: 400)
        let grid = layout(100, 100)
        let screen = shown(20, grid, on: stage)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 600))
        stage.rotate()
        #expect(grid.proposed == [CGPoint(x: 0, y: 300)], "five rows of four in a view 200 high")
        screen.view.contentOffset.y = -60
        stage.rotate()
        #expect(grid.proposed.last == CGPoint(x: 0, y: -60))
    }

    @Test func `A scroll in an animation block does not ask for a target offset [OFFSET-02]`() {
        let stage = Stage(width: 100, height: 200)
        let rows = layout(100, 50)
        let screen = shown(40, rows, on: stage)
        rows.target = CGPoint(x: 0, y: 10)
        stage.act("scroll") { UIView.animate(withDuration: 0.2) { screen.view.contentOffset.y = 400 } }
        #expect(rows.proposed.isEmpty)
        #expect(screen.view.contentOffset.y == 400)
    }

    // MARK: - Updates

    @Test(arguments: Preset.all)
    func `Items inserted or deleted above the visible ones leave the offset, so other items come in view [OFFSET-03]`(
        preset: Preset
    ) {
        let stage = Stage(width: 100, height: 200, behavior: preset)
        let rows = layout(100, 50)
        let screen = shown(40, rows, on: stage)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 500))
        let cell = screen.cell(10)
        stage.batch(screen.view) { screen.insert(0, 1) }
        #expect(screen.view.contentOffset.y == 500)
        #expect(screen.cell(12) === cell)
        stage.batch(screen.view) {
            screen.counts = [39]
            screen.view.deleteItems(at: [path(0), path(1), path(2)])
        }
        #expect(rows.proposed == [CGPoint(x: 0, y: 500), CGPoint(x: 0, y: 500)])
        #expect(screen.view.contentOffset.y == 500)
    }
}
