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

    /// A delegate of a flow layout that returns no sizes, and one that does.
    private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
    private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 40, height: 500) }
    }

    /// Shows items that are too high for a horizontal layout. Returns the lines of the log after
    /// the first two.
    private func linesAboutTooHighItems(_ delegate: (any UICollectionViewDelegate)?, on preset: Preset) -> [String] {
        let stage = Stage(width: 100, height: 200, behavior: preset)
        let screen = stage.run { GridScreen([1], itemSize: CGSize(width: 40, height: 500)) }
        screen.layout.scrollDirection = .horizontal
        screen.view.delegate = delegate
        stage.show(screen.view)
        let trace = stage.recording.trace
        let start =
            trace.range(of: "minus the content insets top and bottom values.")
            ?? trace.range(of: "minus the section insets top and bottom values.")
        let end = trace.range(of: "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes")
        guard let start, let end else { return ["no such lines"] }
        return trace[start.upperBound..<end.lowerBound].split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test(arguments: Preset.all)
    func `The log about too high items names the delegate if it returned their sizes, and the layout [FLOW-12]`(
        preset: Preset
    ) {
        let relevant =
            "The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout>, and it is attached to "
            + "<UICollectionView#1>"
        let isOld = ["iOS6", "iOS9", "iOS10", "iOS11"].contains(preset.name)
        let instance = relevant + (isOld ? " collection view layout: <UICollectionViewFlowLayout>." : ".")
        #expect(linesAboutTooHighItems(nil, on: preset) == [instance])
        #expect(linesAboutTooHighItems(SilentDelegate(), on: preset) == [instance])
        #expect(
            linesAboutTooHighItems(SizingDelegate(), on: preset) == [
                "Please check the values returned by the delegate.", instance,
            ])
    }

    /// https://github.com/terminatorover/RGCardViewLayout/issues/9 and
    /// https://github.com/gsdios/SDCycleScrollView/issues/19 (iOS 8),
    /// https://github.com/ResearchKit/ResearchKit/issues/492 (iOS 9),
    /// https://github.com/uxmstudio/UXMPDFKit/issues/11 (iOS 10)
    @Test(arguments: Preset.all)
    func `The log about too wide items begins in lower case up to iOS 9, and names the content insets since [FLOW-12]`(
        preset: Preset
    ) {
        let stage = Stage(width: 100, height: 200, behavior: preset)
        _ = stage.run { stage.shown(GridScreen([1], itemSize: CGSize(width: 200, height: 40))) }
        let lines = stage.recording.trace.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let first = lines.firstIndex { $0.hasSuffix("of the UICollectionViewFlowLayout is not defined because:") }
        let isOld = ["iOS6", "iOS9"].contains(preset.name)
        let article = isOld ? "the" : "The"
        let end = preset == .iOS6 ? "." : ", minus the content insets left and right values."
        guard let first else {
            Issue.record("no log")
            return
        }
        #expect(lines[first].hasSuffix("\(article) behavior of the UICollectionViewFlowLayout is not defined because:"))
        let second =
            "the item width must be less than the width of the UICollectionView minus the section insets left and "
            + "right values"
        #expect(lines[first + 1] == second + end)
    }

    @Test(arguments: [Preset.iOS11, .iOS13])
    func `The description of a collection view is followed by its layout, and contains it since iOS 13 [FLOW-12]`(
        preset: Preset
    ) {
        let stage = Stage(width: 100, height: 200, behavior: preset)
        let text = stage.run { GridScreen([0]).view.description }
        let layout = "layout: <UICollectionViewFlowLayout>"
        #expect(text.hasSuffix("> collection view \(layout)") == (preset == .iOS11))
        #expect(text.contains("; \(layout); dataSource: ") == (preset == .iOS13))
    }

    @Test func `An item size of zero is logged when it is set, with the text of the system [FLOW-21]`() {
        let short = "negative or zero item sizes are not supported in the flow layout"
        let long =
            "Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at "
            + "UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. Invalid size: {0, 0}; "
            + "collection view: "
        for preset in Preset.all {
            let isNew = ["iOS16", "iOS18"].contains(preset.name)
            let stage = Stage(width: 100, height: 200, behavior: preset)
            stage.act("alone") { UICollectionViewFlowLayout().itemSize = .zero }
            #expect(stage.recording.trace.contains(isNew ? long + "(null)" : short), "\(preset.name)")
            let screen = stage.run { GridScreen([0]) }
            stage.act("in a view") { screen.layout.itemSize = .zero }
            if isNew { #expect(stage.recording.trace.contains(long + "<UICollectionView: UICollectionView#1; frame")) }
        }
        let stage = Stage(width: 100, height: 200, behavior: .iOS9)
        func isLogged(_ size: CGSize) -> Bool {
            let tick = stage.ticks + 1
            stage.act("set") { UICollectionViewFlowLayout().itemSize = size }
            return stage.recording.trace(ofTicks: tick...tick).contains(short)
        }
        #expect(isLogged(CGSize(width: 0, height: 10)))
        #expect(isLogged(CGSize(width: 10, height: -1)))
        #expect(!isLogged(CGSize(width: 0.5, height: 0.5)))
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

    @Test func `Frames that differ from those of super by rounding only are not logged as changed [PASS-13]`() {
        let layout = EditedFlowLayout()
        layout.minimumLineSpacing = 20
        let screen = stage.shown(GridScreen([12], itemSize: CGSize(width: 100, height: 235.2), layout: layout))
        for _ in 1...4 { stage.scroll(screen.view, by: 150) }
        #expect(!stage.recording.trace.contains("cached frame mismatch"))
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
