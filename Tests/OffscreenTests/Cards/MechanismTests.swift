import Offscreen
import OffscreenScenarios
import Testing
import UIKit

/// The changes that trigger the ordering bug, and those that do not. [STACK-15]
@MainActor struct MechanismTests {
    private let stage = Stage(width: 320, height: 260, behavior: .iOS10)
    private let screen = CardScreen(sections: [4, 6, 5])
    private var view: UICollectionView { screen.collectionView }
    private var inversions: [StackingReport.Inversion] { stage.stacking(of: view).inversions }

    private func sendCardsToBack(_ stage: Stage, _ view: UICollectionView) {
        stage.act("fix") {
            for case let card as SectionCardDecorationView in view.subviews { view.sendSubviewToBack(card) }
        }
    }

    private func show() {
        (screen.layout.cellZIndex, screen.layout.headerZIndex) = (10, 20)
        stage.show(view)
    }

    @Test
    func `A reload with the zIndexes of radar 27519174 triggers the ordering bug by mechanism front only [STACK-14]`() {
        show()
        #expect(inversions.isEmpty)
        stage.act("reload") { view.reloadData() }
        #expect(inversions.contains { $0.above.z == -1 && $0.below.element?.category == .cell })
        #expect(inversions.contains { $0.above.z == -1 && $0.below.element?.category == .supplementaryView })

        let other = Stage(width: 320, height: 260, behavior: .iOS10(mechanism: .transient))
        let cards = CardScreen(sections: [4, 6, 5])
        (cards.layout.cellZIndex, cards.layout.headerZIndex) = (10, 20)
        other.show(cards.collectionView)
        for _ in 0..<4 {
            other.act("reload") { cards.collectionView.reloadData() }
            other.act("invalidate") { cards.collectionView.collectionViewLayout.invalidateLayout() }
            #expect(other.stacking(of: cards.collectionView).inversions.isEmpty)
        }
    }

    @Test
    func
        `With mechanism front the app's invalidation of the layout triggers the ordering bug for the views on screen [STACK-15]`()
    {
        view.isPrefetchingEnabled = false
        show()
        let before = stage.counts(of: view)
        stage.act("invalidate") { view.collectionViewLayout.invalidateLayout() }
        #expect(inversions.contains { $0.above.z == -1 })
        let counts = stage.counts(of: view) - before
        #expect(counts.differences(made: 0, taken: 0) == [])
        #expect(
            view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.last is SectionCardArmbandDecorationView,
            "decorations are last")
    }

    @Test
    func
        `Reloading a section triggers the ordering bug, but an insertion that leaves the decorations on screen does not [STACK-15]`()
    {
        show()
        stage.batch(view) {
            screen.sections[0].append("new")
            view.insertItems(at: [path(4)])
        }
        #expect(inversions.isEmpty, "the decorations stayed on screen")
        stage.act("reload section") { view.reloadSections([0]) }
        #expect(inversions.contains { $0.above.z == -1 })
    }

    @Test
    func
        `If a reload puts cards in front of cells and the app sends them to the back, scrolling puts no card in front of a cell`()
    {
        show()
        stage.act("reload") { view.reloadData() }
        sendCardsToBack(stage, view)
        #expect(!inversions.contains { $0.above.z == -1 })
        for _ in 0..<4 { stage.scroll(view, by: 150) }
        #expect(!inversions.contains { $0.above.z == -1 })
    }

    @Test
    func
        `The first layout, a resize, a new line spacing and entering the window again do not trigger the ordering bug`()
    {
        screen.layout.cellZIndex = 10
        view.reloadData()
        screen.layout.invalidateLayout()
        stage.show(view)
        #expect(inversions.isEmpty)
        stage.resize(width: 300, height: 320)
        stage.act("set") { screen.layout.minimumLineSpacing = 12 }
        stage.act("leave and enter") {
            let superview = view.superview
            view.removeFromSuperview()
            superview?.addSubview(view)
        }
        #expect(inversions.isEmpty)
    }

    @Test(arguments: Preset.Mechanism.allCases)
    func `For many seeds, scrolling alone does not trigger the ordering bug [STACK-15]`(mechanism: Preset.Mechanism) {
        final class LayoutInvalidatedByScrolling: SectionCardDecorationLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            // The override makes the collection view call this method for its own invalidations
            // too. [INV-01]
            override func invalidateLayout() { super.invalidateLayout() }
        }
        for seed in seeds(20, ordinarily: 6) {
            let stage = Stage(width: 320, height: 260, behavior: .iOS10(mechanism: mechanism, seed: seed))
            let screen = CardScreen(sections: [4, 6, 5])
            screen.layout.sectionHeadersPinToVisibleBounds = true
            if seed % 2 == 0 { screen.collectionView.collectionViewLayout = LayoutInvalidatedByScrolling() }
            stage.show(screen.collectionView)
            for step in [110, 40, 300, -90, 260, -500, 37] {
                stage.scroll(screen.collectionView, by: CGFloat(step))
                #expect(stage.stacking(of: screen.collectionView).inversions.isEmpty)
            }
            stage.fling(screen.collectionView, velocity: CGPoint(x: 0, y: 1500))
            #expect(stage.stacking(of: screen.collectionView).inversions.isEmpty)
        }
    }

    @Test func `Self-sizing cells do not trigger the ordering bug [STACK-15]`() {
        final class Delegate: NSObject, SectionCardDecorationDelegate {}
        let (layout, delegate) = (SectionCardDecorationLayout(), Delegate())
        let grid = GridScreen([30], itemSize: CGSize(width: 96, height: 40), layout: layout, prefetches: true) {
            $0.size.height = 70
        }
        layout.estimatedItemSize = CGSize(width: 96, height: 40)
        let view = grid.view
        view.delegate = delegate
        stage.show(view)
        for _ in 0..<4 { stage.scroll(view, by: 90) }
        #expect(view.visibleCells.contains { $0.frame.height == 70 })
        #expect(stage.stacking(of: view).inversions.isEmpty)
    }

    @Test
    func
        `With a seed the ordering bug affects about half the cards, and for most seeds other cards at the next invalidation [STACK-14]`()
    {
        /// Returns the sections whose card lies above a cell, after each of three invalidations.
        func sectionsInFront(on preset: Preset) -> [[Int]] {
            let stage = Stage(width: 320, height: 900, behavior: preset)
            let screen = stage.shown(CardScreen(sections: Array(repeating: 2, count: 6)))
            return (0..<3).map { _ in
                stage.act("invalidate") { screen.layout.invalidateLayout() }
                let siblings = stage.stacking(of: screen.collectionView).rows
                let firstCell = siblings.firstIndex { $0.element?.category == .cell }!
                let inFront = siblings[firstCell...].compactMap(\.element).filter {
                    $0.kind == SectionCardDecorationLayout.cardKind
                }
                #expect(siblings.count > 15)
                sendCardsToBack(stage, screen.collectionView)
                return inFront.map(\.indexPath.section).sorted()
            }
        }
        let all = sectionsInFront(on: .iOS10)
        #expect(all[0].count > 3)
        #expect(all.allSatisfy { $0 == all[0] })
        var (total, changed) = (0, 0)
        for seed in 0..<30 as Range<UInt64> {
            let some = sectionsInFront(on: .iOS10(seed: seed))
            #expect(some == sectionsInFront(on: .iOS10(seed: seed)))
            total += some[0].count
            if some[0] != some[1] { changed += 1 }
        }
        let share = Double(total) / Double(30 * all[0].count)
        #expect((0.35...0.65).contains(share), "\(share) \(changed)")
        #expect(changed > 20, "\(share) \(changed)")
    }

    // MARK: - Reports

    @Test
    func
        `The stacking report groups the pairs of views in the wrong order by the misplaced view, and states the cause`()
    {
        show()
        stage.act("invalidate") { view.collectionViewLayout.invalidateLayout() }
        let report = stage.stacking(of: view)
        #expect(report.misplacements.count < report.inversions.count)
        for misplacement in report.misplacements {
            #expect(misplacement.row.element?.category == .decorationView)
            #expect(misplacement.isAbove)
            #expect(misplacement.cause.contains("was put in front of all its siblings, whatever its z"))
            #expect(misplacement.cause.contains("the bug of iOS 10, mechanism front."))
            #expect(
                misplacement.cause.contains(
                    "Its z, \(misplacement.row.z), was stored, but the view was not placed by it."))
        }
        // Views out of order for the same reason are one entry.
        #expect(report.misplacements.count > 1)
        #expect(report.description.components(separatedBy: "mechanism front").count - 1 == 1)
        #expect(
            report.description.contains(" They appeared at tick ")
                || report.description.contains("\n    They appeared at tick "))
    }

    @Test
    func
        `The stacking report names the cause of a wrong order even after scrolling away and back has reused the views [STACK-03]`()
    {
        let stage = Stage(width: 320, height: 260, behavior: .iOS10(mechanism: .transient))
        let screen = stage.shown(CardScreen(sections: [4, 30]))
        stage.act("reload") { screen.collectionView.reloadSections([0]) }
        stage.scroll(screen.collectionView, by: 700)
        stage.scroll(screen.collectionView, by: -700)
        let causes = stage.stacking(of: screen.collectionView).inversions.map(\.cause)
        #expect(!causes.isEmpty)
        #expect(causes.filter { !$0.contains("mechanism transient") } == [])
    }

    @Test func `The stacking report names a view that lies below views with a smaller zIndex`() throws {
        let text = """
            stage 320x300 behavior=iOS10 mechanism=transient seed=1
            data items=15
            layout card-flow armbands=yes item=146x96
            fix cards-to-back
            show prefetching=no
            reload section=0
            stacking
            ----
            """
        let outcome = try #require(try ScenarioRunner.run(Scenario(text: text, file: "low.scenario")).last)
        let lines = outcome.actual.joined(separator: "\n")
        #expect(lines.contains("decoration armband 0   1      4    5  <- below a smaller z"))
        #expect(
            lines.contains("(z 1) lies below ItemCell#9, ItemCell#10, ItemCell#11, ItemCell#12 (z 0), overlapping 1"))
        #expect(lines.contains("mechanism transient"))
    }
}
