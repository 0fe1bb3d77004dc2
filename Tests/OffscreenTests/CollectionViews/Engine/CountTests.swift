import Offscreen
import Testing
import UIKit

/// The cost of a step in counts, in a grid of 1,000 items with 5 columns of 40-point rows in
/// 400x400 points.
@MainActor struct CountTests {
    private let stage = Stage(width: 400, height: 400, behavior: .current)
    private let screen = GridScreen([1000])
    private var view: UICollectionView { screen.view }

    init() { stage.show(screen.view) }

    private func scroll(by distance: CGFloat) -> Counts { stage.counts(of: view) { stage.scroll(view, by: distance) } }

    @Test
    func `Without prefetching, the first layout asks for each item count once and makes only the cells on screen`() {
        let counts = stage.counts(of: view)
        #expect(counts.differences(asks: 1 + 1 + 50, made: 50, taken: 0, applied: 50, moved: 50) == [])
        #expect(counts.differences(prepares: 1, passes: 1) == [])
    }

    @Test func `Counts.differences names each count that differs from the count of the test, with both numbers`() {
        let counts = scroll(by: 1)
        #expect(counts.differences(asks: 5, made: 5, taken: 0) == [])
        #expect(counts.differences(asks: 5, taken: 2, moved: 4) == ["taken: 0 instead of 2", "moved: 5 instead of 4"])
        #expect(counts.differences(made: 4)[0].hasPrefix("made: 5"))
        #expect(counts.differences(made: 4)[0].hasSuffix(" instead of 4"))
    }

    @Test
    func
        `Without prefetching, a short scroll requests cells only for the row that appears, from the pool if the pool has some`()
    {
        let counts = scroll(by: 1)
        #expect(counts.differences(asks: 5, made: 5, applied: 5, moved: 5) == [])
        #expect(counts.skipped == 50, "equal attributes are not applied again")
        #expect(counts.differences(prepares: 0, passes: 1) == [])
        let next = scroll(by: 1)
        #expect(next.differences(asks: 0, made: 0, applied: 0, moved: 0, layoutAsks: 1) == [])
        let row = scroll(by: 39)
        #expect(row.differences(asks: 5, made: 0, taken: 5, put: 5, applied: 5, moved: 0) == [])
    }

    @Test
    func
        `Without prefetching, a scroll by a whole screen of rows, forward or back, takes all cells from the pool and makes none`()
    {
        for step in 1...6 {
            let counts = scroll(by: step <= 3 ? 400 : -400)
            #expect(counts.differences(asks: 50, taken: 50, put: 50, applied: 50) == [], "step \(step)")
            #expect(counts.differences(made: 0, moved: 0, prepareForReuses: 50) == [], "step \(step)")
        }
    }

    @Test
    func `A reload takes every cell from the pool again, and the last one put into the pool is taken first [POOL-08]`()
    {
        let before = view.visibleCells
        let counts = stage.counts(of: view) { stage.act("reload") { view.reloadData() } }
        #expect(counts.differences(asks: 52, made: 0, taken: 50, put: 50, prepares: 1) == [])
        #expect(view.visibleCells == before.reversed())
    }

    @Test
    func
        `Without prefetching, a scroll in the known rectangle without invalidation or new elements makes no views or attributes`()
    {
        final class Counted: UICollectionViewLayoutAttributes {
            nonisolated(unsafe) static var made = 0
            override init() {
                super.init()
                Counted.made += 1
            }
        }
        final class Layout: UICollectionViewFlowLayout {
            override class var layoutAttributesClass: AnyClass { Counted.self }
        }
        let screen = stage.shown(GridScreen([1000], layout: Layout()))
        stage.scroll(screen.view, by: 1)
        let attributesBefore = Counted.made
        let countsBefore = stage.counts(of: screen.view)
        let subviewsBefore = screen.view.subviews.count
        #expect(attributesBefore > 0)
        for step in 0..<30 { stage.scroll(screen.view, by: step % 10 < 5 ? 3 : -3) }
        let counts = stage.counts(of: screen.view) - countsBefore
        #expect(Counted.made == attributesBefore)
        #expect(screen.view.subviews.count == subviewsBefore)
        #expect(counts.differences(skipped: 30 * 55, passes: 30) == [])
        #expect(counts.differences(asks: 0, made: 0, taken: 0, put: 0, applied: 0, moved: 0) == [])
    }

    @Test func `Attributes that a cell stores in apply do not change when the view scrolls on`() {
        final class Keeper: UICollectionViewCell {
            static var kept: [(UICollectionViewLayoutAttributes, IndexPath, CGRect)] = []
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                Keeper.kept.append((layoutAttributes, layoutAttributes.indexPath, layoutAttributes.frame))
            }
        }
        let screen = stage.shown(GridScreen([1000], cell: Keeper.self))
        for _ in 0..<12 { stage.scroll(screen.view, by: 400) }
        #expect(Keeper.kept.count > 500)
        for (attributes, path, frame) in Keeper.kept {
            #expect(attributes.indexPath == path)
            #expect(attributes.frame == frame)
        }
        Keeper.kept = []
    }

    @Test func `The item counts of 20,000 sections are requested once each, and not again by a scroll`() {
        let screen = GridScreen(Array(repeating: 3, count: 20_000))
        screen.layout.headerReferenceSize = .zero
        stage.show(screen.view)
        let first = stage.counts(of: screen.view)
        #expect(first.asks == 1 + 20_000 + first.made.number)
        for distance in [1, 40, 400, 40_000] as [CGFloat] {
            let counts = stage.counts(of: screen.view) { stage.scroll(screen.view, by: distance) }
            #expect(counts.asks == counts.made.number + counts.taken, "only cells are asked for")
            #expect(counts.differences(prepares: 0, delegateAsks: 0) == [])
        }
        let update = stage.counts(of: screen.view) {
            stage.act("insert") { screen.insert(0, section: 7) }
        }
        #expect(update.asks <= 1 + 20_000 + 100, "a batch asks for the counts again, once each")
    }

    @Test func `In its first pass a flow layout asks the delegate once for the size of each item`() {
        let list = stage.shown(NoteList([5, 3, 1]))
        #expect(stage.counts(of: list.view).delegateAsks == 9)
    }

    @Test func `A call to the delegate is counted only if the delegate implements the method`() {
        final class Asked: NSObject, UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
            { true }
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
                true
            }
        }
        let asked = Asked()
        view.delegate = asked
        #expect(stage.counts(of: view) { stage.tap(view.visibleCells[3]) }.delegateAsks == 2)
        view.delegate = nil
        #expect(stage.counts(of: view) { stage.tap(view.visibleCells[4]) }.delegateAsks == 0)
    }
}
