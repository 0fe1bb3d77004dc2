import Offscreen
import Testing
import UIKit

@MainActor struct TransitionTests {
    private final class Noting: UICollectionViewFlowLayout {
        let name: String
        var log: [String] = []
        /// The offset after a change to this layout; nil for the proposed one. [OFFSET-01]
        var target: CGPoint?
        init(_ name: String, rowHeight: CGFloat) {
            self.name = name
            super.init()
            MainActor.assumeIsolated {
                itemSize = CGSize(width: 100, height: rowHeight)
                minimumLineSpacing = 0
            }
        }
        required init?(coder: NSCoder) { nil }
        static func name(_ layout: UICollectionViewLayout?) -> String { (layout as? Noting)?.name ?? "another" }
        /// Records a call, and whether this layout and the other one have a collection view at that
        /// moment.
        private func note(_ call: String, _ other: UICollectionViewLayout) {
            log.append(
                "\(call) \(Noting.name(other))" + (collectionView == nil ? ", of no view" : "")
                    + (other.collectionView == nil ? ", which has no view" : ""))
        }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { note("to", newLayout) }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { note("from", oldLayout) }
        override func finalizeLayoutTransition() { log.append("finalize") }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            target ?? proposedContentOffset
        }
    }

    private final class Cell: UICollectionViewCell {
        var log: [String] = []
        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            log.append("will go from \(Noting.name(oldLayout)) to \(Noting.name(newLayout))")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            log.append("has gone from \(Noting.name(oldLayout)) to \(Noting.name(newLayout))")
        }
    }

    private let stage = Stage(width: 100, height: 400)
    private let old = Noting("old", rowHeight: 40)
    private let new = Noting("new", rowHeight: 100)
    private let screen: GridScreen
    private var view: UICollectionView { screen.view }

    init() {
        screen = GridScreen([6], itemSize: CGSize(width: 100, height: 40), layout: old)
        screen.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        // Most tests look at the first cells after a change.
        (old.target, new.target) = (.zero, .zero)
        stage.show(screen.view)
    }

    private func cell(_ item: Int) -> Cell { view.cellForItem(at: path(item)) as! Cell }

    @Test(arguments: [true, false])
    func `After an interactive transition only the layout that is shown has a collection view`(finishes: Bool) {
        stage.act("start") { _ = view.startInteractiveTransition(to: new) }
        stage.act("end") {
            if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
        }
        stage.advance(by: 1)
        let (shown, other) = finishes ? (new, old) : (old, new)
        #expect(view.collectionViewLayout === shown)
        #expect(shown.collectionView === view)
        #expect(other.collectionView == nil)
    }

    @Test func `Assigning collectionViewLayout changes the layout at once, without a transition`() {
        stage.act("swap", settling: false) { view.collectionViewLayout = new }
        #expect(old.collectionView == nil)
        #expect(new.collectionView === view)
        #expect(cell(1).frame.minY == 100)
        #expect(old.log == [])
        #expect(new.log == [])
    }

    @Test
    func
        `An animated layout change moves each cell to its new frame, with the transition calls of cells and layouts in order`()
    {
        let moving = cell(1)
        var finished: Bool?
        stage.act("change", settling: false) { view.setCollectionViewLayout(new, animated: true) { finished = $0 } }
        #expect(cell(1) === moving)
        #expect(moving.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
        stage.advance(by: 0.1)
        let way = moving.presentedFrame
        #expect(way.minY > 40)
        #expect(way.minY < 100)
        #expect(way.height > 40)
        #expect(way.height < 100)
        #expect(finished == nil)
        #expect(moving.log == ["will go from old to new"])
        stage.settle()
        #expect(finished == true)
        #expect(moving.log == ["will go from old to new", "has gone from old to new"])
        #expect(old.log == ["to new, which has no view", "finalize"])
        #expect(new.log == ["from old, which has no view", "finalize"])
        #expect(view.visibleCells.count == 4)
        #expect(view.contentSize.height == 600)
    }

    @Test func `The delegate makes the transition layout from the old and the new layout`() {
        final class Maker: NSObject, UICollectionViewDelegate {
            var made: UICollectionViewTransitionLayout?
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout {
                made = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
                return made!
            }
        }
        let maker = Maker()
        view.delegate = maker
        stage.act("start") { _ = view.startInteractiveTransition(to: new) }
        #expect(view.collectionViewLayout === maker.made)
        #expect(maker.made?.currentLayout === old)
        #expect(maker.made?.nextLayout === new)
    }

    @Test func `The completion of a layout change without animation is called in the next tick [VIEW-10]`() {
        var finished = false
        view.setCollectionViewLayout(new, animated: false) { finished = $0 }
        #expect(!finished)
        stage.tick()
        #expect(finished)
        view.setCollectionViewLayout(old, animated: false)
        #expect(view.collectionViewLayout === old)
    }

    @Test
    func
        `An interactive transition shows interpolated frames, and finishing it gives the cells the frames of the new layout`()
    {
        var between: UICollectionViewTransitionLayout!
        stage.act("start") { between = view.startInteractiveTransition(to: new) }
        #expect(view.collectionViewLayout === between)
        #expect(between.currentLayout === old)
        #expect(between.nextLayout === new)
        #expect(between.transitionProgress == 0)
        #expect(cell(1).frame.minY == 40)
        stage.act("halfway") {
            between.transitionProgress = 0.5
            between.invalidateLayout()
        }
        #expect(cell(1).frame == CGRect(x: 0, y: 70, width: 100, height: 70))
        stage.act("finish") { view.finishInteractiveTransition() }
        #expect(cell(1).frame.minY == 100)
        #expect(old.collectionView == nil)
        #expect(between.collectionView == nil)
    }

    @Test func `A scroll during an interactive transition prepares only the layout that is invalidated by new bounds`()
    {
        final class Following: UICollectionViewFlowLayout {
            var (follows, prepared) = (false, 0)
            override func prepare() {
                super.prepare()
                prepared += 1
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
        }
        let (still, following) = (Following(), Following())
        following.follows = true
        for layout in [still, following] { layout.itemSize = CGSize(width: 100, height: 300) }
        stage.act("change") { view.setCollectionViewLayout(still, animated: false) }
        stage.act("start") { _ = view.startInteractiveTransition(to: following) }
        (still.prepared, following.prepared) = (0, 0)
        stage.scroll(view, by: -100)
        #expect(still.prepared == 0)
        #expect(following.prepared == 1)
        stage.act("reload") { view.reloadData() }
        #expect(still.prepared == 1)
        #expect(following.prepared == 2)
    }

    @Test func `Finishing a transition that was not started, or starting a second one, fails with UIKit's texts`() {
        let texts = stage.failureTexts {
            view.finishInteractiveTransition()
            for _ in 1...2 { _ = view.startInteractiveTransition(to: new) }
        }
        #expect(
            texts == [
                """
                the collection was not prepared for an interactive transition. see \
                startInteractiveTransitionToCollectionViewLayout:completion:
                """,
                "the collection is already in the middle of an interactive transition",
            ])
    }

    @Test(arguments: ["third", "old", "new"], [false, true])
    func `Setting a layout other than the transition layout ends an interactive transition`(
        name: String, isAnimated: Bool
    ) {
        let third = Noting("third", rowHeight: 60)
        let wanted = ["third": third, "old": old, "new": new][name]!
        var ends: [String] = []
        weak var gone: UICollectionViewTransitionLayout?
        stage.act("start") {
            let between = view.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
            between.transitionProgress = 0.5
            gone = between
        }
        var set = 0
        stage.act("set", settling: false) {
            view.setCollectionViewLayout(wanted, animated: isAnimated) { _ in set += 1 }
            #expect(ends.isEmpty)
        }
        stage.settle()
        #expect(view.collectionViewLayout === wanted)
        #expect(wanted.collectionView === view)
        for other in [old, new, third] where other !== wanted { #expect(other.collectionView == nil, "\(other.name)") }
        #expect(ends == ["false false"])
        #expect(set == 1)
        #expect(cell(1).frame.minY == wanted.itemSize.height)
        #expect(gone == nil)
        // The transition is over, so that another one can begin and finish.
        let next = Noting("next", rowHeight: 20)
        let failures = stage.failures {
            stage.act("start") { _ = view.startInteractiveTransition(to: next) { ends.append("\($0) \($1)") } }
            stage.act("finish") { view.finishInteractiveTransition() }
        }
        #expect(failures.count == 0)
        #expect(ends == ["false false", "true true"])
        #expect(view.collectionViewLayout === next)
    }

    @Test(arguments: [false, true])
    func
        `An interactive transition ends in the new layout, or in the old one if cancelled, with one call of each cell and layout`(
            finishes: Bool
        )
    {
        let cells = (0..<6).map { cell($0) }
        var ended: (Bool, Bool)?
        stage.act("start") { _ = view.startInteractiveTransition(to: new) { ended = ($0, $1) } }
        #expect(cells.map(\.log) == Array(repeating: ["will go from old to new"], count: 6))
        #expect([old.log, new.log] == [["to new, which has no view"], ["from old"]])
        stage.act("end") {
            if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
        }
        let words = ["will go from old to new", "has gone from old to \(finishes ? "new" : "old")"]
        #expect(view.visibleCells.map { ($0 as! Cell).log } == view.visibleCells.map { _ in words })
        #expect(finishes ? new.log == ["from old", "finalize"] : old.log == ["to new, which has no view", "finalize"])
        #expect(view.collectionViewLayout === (finishes ? new : old))
        #expect(cell(1).frame.minY == (finishes ? 100 : 40))
        #expect(ended?.0 == true)
        #expect(ended?.1 == finishes)
    }

    @Test func `An animated layout change outside a window takes place at once, without transition calls`() {
        stage.remove(view)
        var isDone = false
        view.setCollectionViewLayout(new, animated: true) { _ in isDone = true }
        #expect(view.collectionViewLayout === new)
        #expect(old.log == [])
        #expect(new.log == [])
        stage.settle()
        #expect(isDone)
    }

    @Test
    func
        `If a transition starts right after a layout was set, a pass with the set layout is performed before the transition`()
    {
        let (a, b) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        view.setCollectionViewLayout(a, animated: false)
        view.setNeedsLayout()
        #expect(view.startInteractiveTransition(to: b).currentLayout === a)
        #expect(view.visibleCells.count > 0)
    }

    @Test(arguments: [false, true], [false, true])
    func `An offset beyond the end of a new layout's content is moved to the content's end`(
        isInteractive: Bool, isAnimated: Bool
    ) {
        stage.act("to the tall one") { view.setCollectionViewLayout(new, animated: false) }
        stage.scroll(view, to: CGPoint(x: 0, y: 200))
        let short = Noting("short", rowHeight: 80)
        if isInteractive {
            stage.act("start") { view.startInteractiveTransition(to: short).transitionProgress = 0.5 }
            stage.act("finish") { view.finishInteractiveTransition() }
        } else {
            stage.act("change") { view.setCollectionViewLayout(short, animated: isAnimated) }
        }
        #expect(view.contentSize.height == 480)
        #expect(view.contentOffset.y == 80)
        #expect(cell(5).frame.maxY == view.bounds.maxY)
    }

    @Test
    func `After an animated or interactive layout change the content offset is the one that the delegate returns`() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: 123) }
        }
        let delegate = Delegate()
        view.delegate = delegate
        stage.act("change") { view.setCollectionViewLayout(new, animated: true) }
        #expect(view.contentOffset.y == 123)
        view.contentOffset.y = 0
        stage.act("start") { _ = view.startInteractiveTransition(to: old) }
        #expect(view.contentOffset.y == 0)
        stage.act("finish") { view.finishInteractiveTransition() }
        #expect(view.contentOffset.y == 123)
    }
}
