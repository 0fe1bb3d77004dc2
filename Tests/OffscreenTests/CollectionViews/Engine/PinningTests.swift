import Offscreen
import Testing
import UIKit

@MainActor @Suite("Pinned headers, and failures and logs of the flow layout")
struct PinningTests {
    private let stage = Stage(width: 100, height: 200)
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    private func shown(_ layout: ListScreen.Layout = ListScreen.Layout()) -> ListScreen {
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let screen = ListScreen([(0..<10).map(String.init), (0..<10).map(String.init)], layout: layout)
        screen.view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: footer, withReuseIdentifier: "header")
        stage.show(screen.view)
        return screen
    }

    private func y(_ screen: ListScreen, _ kind: String, _ section: Int) -> CGFloat? {
        screen.view.supplementaryView(forElementKind: kind, at: path(0, section))?.frame.minY
    }

    @Test func `A pinned header stays at the top until its section's end pushes it out [FLOW-09]`() {
        let layout = ListScreen.Layout()
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = shown(layout)
        #expect(y(screen, header, 0) == 0)
        stage.scroll(screen.view, by: 100)
        #expect(y(screen, header, 0) == 100)
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 410))
        #expect((y(screen, header, 0), y(screen, header, 1)) == (400, 420))
        screen.view.contentInset.top = 10
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 200))
        #expect(y(screen, header, 0) == 210)
    }

    @Test func `Scrolling with pinned headers requests attributes of the pinned header and of no other element [FLOW-09] [FLOW-10]`() {
        let layout = ListScreen.Layout()
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = shown(layout)
        stage.scroll(screen.view, by: 3)
        let counts = stage.counts(of: screen.view) { stage.scroll(screen.view, by: 1) }
        #expect((counts.delegateAsks, counts.asks, counts.applied) == (0, 0, 1))
        #expect(
            stage.recording.trace(ofTicks: stage.ticks...stage.ticks).contains("ask layout layoutAttributesForSupplementaryView header 0"))
        #expect(!stage.recording.trace(ofTicks: stage.ticks...stage.ticks).contains("layoutAttributesForElements"))
    }

    @Test func `An item wider than its line is logged by the flow layout and raises no exception [FLOW-12]`() {
        let screen = stage.shown(GridScreen([1], itemSize: CGSize(width: 200, height: 40)))
        let trace = stage.recording.trace
        #expect(trace.contains("The behavior of the UICollectionViewFlowLayout is not defined because:"))
        #expect(
            trace.contains(
                "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the "
                    + "content insets left and right values."))
    }

    @Test(arguments: [
        (CGSize(width: -5, height: 40), 80), (CGSize(width: CGFloat.infinity, height: 40), 80), (CGSize(width: 50, height: -40), 0),
        (CGSize(width: 50, height: CGFloat.infinity), 0),
    ])
    func `A negative or infinite width or height of an item fails with UIKit's text and counts as zero`(size: CGSize, height: CGFloat) {
        let screen = GridScreen([2], itemSize: size)
        let failures = stage.failures { stage.show(screen.view) }
        #expect(failures.map(\.text) == ["negative sizes are not supported in the flow layout"])
        #expect(screen.view.contentSize == CGSize(width: 100, height: height))
    }

    @Test func `A flow layout subclass that changes super's attributes without copying is logged once [PASS-13]`() {
        let layout = EditedFlowLayout()
        layout.edit = { $0.frame.origin.x += 1 }
        let screen = stage.shown(GridScreen([200], itemSize: CGSize(width: 50, height: 40), layout: layout))
        stage.scroll(screen.view, by: 30)
        stage.scroll(screen.view, by: 400)
        let trace = stage.recording.trace
        #expect(trace.components(separatedBy: "Logging only once for UICollectionViewFlowLayout cache mismatched frame").count == 2)
        #expect(
            trace.contains(
                "UICollectionViewFlowLayout has cached frame mismatch for index path {length = 2, path = 0 - 0} - cached value: {{1, 0}"))
        #expect(
            trace.contains(
                "the flow layout subclass EditedFlowLayout is modifying attributes returned by UICollectionViewFlowLayout without copying them"
            ))
    }

    @Test func `A flow layout header or footer of infinite height is logged and left out`() {
        for change in [
            { $0.headerReferenceSize.height = .infinity }, { $0.footerReferenceSize.height = .infinity },
        ] as [(UICollectionViewFlowLayout) -> Void] {
            let (stage, screen) = (Stage(width: 100, height: 100), GridScreen([1], itemSize: CGSize(width: 50, height: 40)))
            change(screen.layout)
            stage.show(screen.view)
            #expect(stage.recording.trace.contains("insets, spacings and the sizes of headers and footers must be finite"))
            #expect(screen.view.contentSize.height == 40)
        }
    }
}
