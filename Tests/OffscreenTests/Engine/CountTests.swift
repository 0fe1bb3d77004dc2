import Offscreen
import Testing
import UIKit

/// What a step costs, in numbers that a test can hold: a 1,000-item grid, 5 columns of 40-point rows in 400x400.
@MainActor @Suite("Counts per step")
struct CountTests {
    private let stage = Stage(width: 400, height: 400, behavior: .current)
    private let screen = GridScreen([1000])
    private var view: UICollectionView { screen.view }

    init() {
        stage.show(screen.view)
    }

    private func scroll(by distance: CGFloat) -> Counts {
        stage.counts(of: view) { stage.scroll(view, by: distance) }
    }

    @Test func `The first layout asks each count once and makes what is on screen`() {
        let counts = stage.counts(of: view)
        #expect(counts.asks == 1 + 1 + 50)
        #expect(counts.made == 50 && counts.taken == 0 && counts.applied == 50 && counts.moved == 50)
        #expect(counts.passes == 1 && counts.prepares == 1)
    }

    @Test func `One point further applies to the newly visible row only`() {
        let counts = scroll(by: 1)
        #expect(counts.asks == 5 && counts.made == 5 && counts.applied == 5 && counts.moved == 5)
        #expect(counts.skipped == 50, "equal attributes are not applied again")
        #expect(counts.prepares == 0 && counts.passes == 1)
        let next = scroll(by: 1)
        #expect(next.asks == 0 && next.made == 0 && next.applied == 0 && next.moved == 0 && next.layoutAsks == 1)
    }

    @Test func `One row further binds one row`() {
        _ = scroll(by: 1)
        let counts = scroll(by: 40)
        #expect(counts.asks == 5 && counts.made == 0 && counts.taken == 5 && counts.put == 5 && counts.applied == 5 && counts.moved == 0)
    }

    @Test func `A page makes no view once the pools are full, forward and back`() {
        for step in 1...6 {
            let counts = scroll(by: step <= 3 ? 400 : -400)
            #expect(counts.asks == 50 && counts.taken == 50 && counts.put == 50 && counts.applied == 50, "step \(step)")
            #expect(counts.made == 0 && counts.moved == 0, "step \(step)")
            #expect(counts.prepareForReuses == counts.taken)
        }
    }

    @Test func `A reload brings every view back, the last one first [POOL-08]`() {
        let before = view.visibleCells
        let counts = stage.counts(of: view) { stage.act("reload") { view.reloadData() } }
        #expect(counts.asks == 52 && counts.made == 0 && counts.taken == 50 && counts.put == 50 && counts.prepares == 1)
        #expect(view.visibleCells == before.reversed())
    }

    @Test func `prepareForReuse is called once per taking and never for a new view [POOL-03]`() {
        var taken = 0
        for distance in [1, 40, 400, 400, -400, 37, -3] as [CGFloat] {
            let counts = scroll(by: distance)
            #expect(counts.prepareForReuses == counts.taken)
            taken += counts.taken
        }
        let cells = view.subviews.compactMap { $0 as? GridScreen.Cell }
        #expect(cells.reduce(0) { $0 + $1.prepared } == taken)
    }

    @Test func `Everything that comes on screen leaves it [PASS-09]`() {
        for distance in [40, 400, 13, -200] as [CGFloat] { _ = scroll(by: distance) }
        let counts = stage.counts(of: view)
        #expect(counts.willDisplays - counts.didEndDisplayings == view.visibleCells.count)
        stage.act("empty") {
            screen.counts = [0]
            view.reloadData()
        }
        #expect(stage.counts(of: view).willDisplays == stage.counts(of: view).didEndDisplayings)
    }
}
