import Offscreen
import Testing
import UIKit

@MainActor struct PinningTests {
    private let stage = Stage(width: 100, height: 200)

    /// Shows two sections of ten rows with pinned headers.
    private func shown() -> ListScreen {
        let screen = ListScreen([(0..<10).map(String.init), (0..<10).map(String.init)])
        (screen.layout.headerReferenceSize.height, screen.layout.sectionHeadersPinToVisibleBounds) = (20, true)
        return stage.shown(screen)
    }

    private func headerTop(_ screen: ListScreen, _ section: Int) -> CGFloat? {
        screen.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))?
            .frame.minY
    }

    @Test func `A pinned header stays at the top until its section's end pushes it out [FLOW-09]`() {
        let screen = shown()
        #expect(headerTop(screen, 0) == 0)
        stage.scroll(screen.view, by: 100)
        #expect(headerTop(screen, 0) == 100)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 410))
        #expect(headerTop(screen, 0) == 400)
        #expect(headerTop(screen, 1) == 420)
        screen.view.contentInset.top = 10
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 200))
        #expect(headerTop(screen, 0) == 210)
    }

    @Test
    func
        `Without prefetching, a scroll in the known rectangle requests no attributes except of pinned elements [FLOW-09] [FLOW-10]`()
    {
        let screen = shown()
        stage.scroll(screen.view, by: 3)
        let counts = stage.counts(of: screen.view) { stage.scroll(screen.view, by: 1) }
        #expect(counts.differences(asks: 0, applied: 1, delegateAsks: 0) == [])
        let trace = stage.recording.trace(ofTicks: stage.ticks...stage.ticks)
        #expect(trace.contains("ask layout layoutAttributesForSupplementaryView header 0"))
        #expect(!trace.contains("layoutAttributesForElements"))
    }

    @Test
    func
        `Without self-sizing, an item wider than its line is logged by the flow layout and raises no exception [FLOW-12]`()
    {
        _ = stage.shown(GridScreen([1], itemSize: CGSize(width: 200, height: 40)))
        for line in [
            "The behavior of the UICollectionViewFlowLayout is not defined because:",
            """
            the item width must be less than the width of the UICollectionView minus the section insets \
            left and right values, minus the content insets left and right values.
            """,
        ] { #expect(stage.recording.trace.contains(line), "\(line)") }
    }

    @Test(arguments: [
        (CGSize(width: -5, height: 40), 80), (CGSize(width: CGFloat.infinity, height: 40), 80),
        (CGSize(width: 50, height: -40), 0),
        (CGSize(width: 50, height: CGFloat.infinity), 0),
    ])
    func `A negative or infinite width or height of an item fails with UIKit's text and counts as zero`(
        size: CGSize, height: CGFloat
    ) {
        let screen = GridScreen([2], itemSize: size)
        #expect(
            stage.failureTexts { stage.show(screen.view) } == ["negative sizes are not supported in the flow layout"])
        #expect(screen.view.contentSize == CGSize(width: 100, height: height))
    }

    @Test
    func
        `A flow layout subclass that changes the frames of super's attributes without copying them is logged once [PASS-13]`()
    {
        let layout = EditedFlowLayout()
        layout.edit = { $0.frame.origin.x += 1 }
        let screen = stage.shown(GridScreen([200], itemSize: CGSize(width: 50, height: 40), layout: layout))
        for distance in [30, 400] as [CGFloat] { stage.scroll(screen.view, by: distance) }
        let trace = stage.recording.trace
        #expect(
            trace.components(separatedBy: "Logging only once for UICollectionViewFlowLayout cache mismatched frame")
                .count == 2)
        for line in [
            """
            UICollectionViewFlowLayout has cached frame mismatch for index path {length = 2, path = 0 - 0} \
            - cached value: {{1, 0}
            """,
            """
            the flow layout subclass EditedFlowLayout is modifying attributes returned by \
            UICollectionViewFlowLayout without copying them
            """,
        ] { #expect(trace.contains(line), "\(line)") }
    }

    @Test(arguments: [false, true])
    func `In a vertical flow layout a header or footer of infinite height is logged and left out`(isFooter: Bool) {
        let screen = GridScreen([1], itemSize: CGSize(width: 50, height: 40))
        if isFooter {
            screen.layout.footerReferenceSize.height = .infinity
        } else {
            screen.layout.headerReferenceSize.height = .infinity
        }
        stage.show(screen.view)
        #expect(stage.recording.trace.contains("insets, spacings and the sizes of headers and footers must be finite"))
        #expect(screen.view.contentSize.height == 40)
    }
}
