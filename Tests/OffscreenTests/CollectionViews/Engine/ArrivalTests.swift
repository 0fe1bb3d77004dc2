import Offscreen
import Testing
import UIKit

/// The calls that one view receives from its arrival on screen to the end of its display.
@MainActor struct ArrivalTests {
    private let stage = Stage(width: 80, height: 40, behavior: .iOS9)

    /// A cell that records the calls that it receives, and prefers a height.
    private final class NotingCell: UICollectionViewCell {
        static var notes: [String] = []
        static var height: CGFloat = 40
        override func prepareForReuse() { NotingCell.notes.append("prepare") }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            NotingCell.notes.append(
                "apply \(Int(layoutAttributes.size.height)), above \(superview!.subviews.firstIndex(of: self)!)")
        }
        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            NotingCell.notes.append("ask size")
            let wish = attributes.copy() as! UICollectionViewLayoutAttributes
            wish.size.height = NotingCell.height
            return wish
        }
    }

    @Test(arguments: [40, 60])
    func
        `A cell from the pool is prepared for reuse, placed, given attributes, configured, measured, then displayed [PASS-06]`(
            height: CGFloat
        )
    {
        (NotingCell.notes, NotingCell.height) = ([], 40)
        let screen = GridScreen(
            [9], itemSize: CGSize(width: 80, height: 40), layout: LayeredFlowLayout(), cell: NotingCell.self)
        screen.layout.estimatedItemSize = CGSize(width: 80, height: 40)
        screen.configure = { _, _ in NotingCell.notes.append("configure") }
        let delegate = DisplayDelegate()
        delegate.onDisplay = { _, _ in NotingCell.notes.append("will") }
        screen.view.delegate = delegate
        stage.show(screen.view)
        #expect(
            NotingCell.notes == ["apply 40, above 0", "configure", "ask size", "will"],
            "a new cell is not prepared for reuse")
        // A second dormant cell with the first z lies in front, so that the place among the
        // siblings is seen.
        stage.act("a second dormant cell") { screen.view.reloadData() }
        stage.scroll(screen.view, by: 20)
        stage.scroll(screen.view, by: 20)
        (NotingCell.notes, NotingCell.height) = ([], height)
        stage.scroll(screen.view, by: 40)
        let again = height == 40 ? [] : ["apply 60, above 1"]
        #expect(NotingCell.notes == ["prepare", "apply 40, above 1", "configure", "ask size"] + again + ["will"])
    }

    @Test
    func
        `Without prefetching, a cell is hidden in its pool, or removed if the pool is full, before didEndDisplaying [PASS-10]`()
    {
        let (stage, screen, delegate) = (Stage(width: 400, height: 400), GridScreen([1000]), DisplayDelegate())
        screen.view.delegate = delegate
        var states: [String] = []
        delegate.onEnd = { _, cell in
            states.append("hidden \(cell.isHidden), in the view \(cell.superview === screen.view)")
        }
        stage.show(screen.view)
        stage.scroll(screen.view, by: 40)
        #expect(states == Array(repeating: "hidden true, in the view true", count: 5))
        #expect(stage.pools(of: screen.view).cellPool(identifier: "cell")!.put == 5)
        // The pool holds nine cells, and 45 leave.
        stage.scroll(screen.view, by: -40)
        let dormant = stage.pools(of: screen.view).cellPool(identifier: "cell")!.dormant
        states = []
        stage.act("flat") { screen.view.frame.size.height = 40 }
        let pool = stage.pools(of: screen.view).cellPool(identifier: "cell")!
        let inView = states.count { $0 == "hidden true, in the view true" }
        #expect([pool.capacity, pool.dormant, states.count, inView] == [9, 9, 45, 9 - dormant] as [Int?])
        #expect(states.count { $0.hasSuffix("in the view false") } == 45 - 9 + dormant)
    }

    /// Records a fault for a view that is announced twice, or whose display ends without an
    /// announcement.
    private final class DisplayLedger: NSObject, UICollectionViewDelegate {
        var shown: Set<ObjectIdentifier> = []
        var displayCount = 0
        var faults: [String] = []
        private func begins(_ view: UIView, _ path: IndexPath) {
            displayCount += 1
            if !shown.insert(ObjectIdentifier(view)).inserted { faults.append("shown twice: \(path)") }
        }
        private func ends(_ view: UIView, _ path: IndexPath) {
            if shown.remove(ObjectIdentifier(view)) == nil { faults.append("was not shown: \(path)") }
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            begins(cell, indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { ends(cell, indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind kind: String,
            at indexPath: IndexPath
        ) { begins(view, indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind kind: String, at indexPath: IndexPath
        ) { ends(view, indexPath) }
    }

    @Test(arguments: [Preset.iOS6, .iOS9, .iOS10, .current])
    func
        `Each cell and header gets one willDisplay when it appears and one didEndDisplaying when it disappears [PASS-09]`(
            preset: Preset
        )
    {
        let stage = Stage(width: 100, height: 200, behavior: preset)
        let (ledger, kind) = (DisplayLedger(), UICollectionView.elementKindSectionHeader)
        let screen = ListScreen([30, 20, 30].map { (0..<$0).map(String.init) }, rowHeight: 30)
        let view = screen.view
        (screen.layout.headerReferenceSize.height, screen.layout.sectionHeadersPinToVisibleBounds) = (20, true)
        (view.isPrefetchingEnabled, view.delegate) = (true, ledger)
        func check(_ step: String) {
            let visible = view.visibleCells as [UIView] + view.visibleSupplementaryViews(ofKind: kind)
            #expect(ledger.faults == [], "after \(step)")
            #expect(ledger.shown == Set(visible.map(ObjectIdentifier.init)), "after \(step)")
        }
        stage.show(view)
        check("the first layout")
        var random = SeededGenerator(seed: 9)
        for step in 1...60 {
            switch step % 6 {
            case 0: stage.act("reload") { view.reloadData() }
            case 1:
                stage.batch(view) {
                    screen.insert("new", at: 3)
                    screen.delete(0, section: 1)
                }
            case 2: stage.act("a section") { view.reloadSections([1]) }
            default: stage.scroll(view, by: CGFloat(Int.random(in: -300...400, using: &random)))
            }
            check("step \(step)")
            if screen.sections[1].count < 2 { break }
        }
        #expect(ledger.displayCount > 200)
        stage.act("empty") {
            screen.sections = []
            view.reloadData()
        }
        check("all is gone")
    }
}
