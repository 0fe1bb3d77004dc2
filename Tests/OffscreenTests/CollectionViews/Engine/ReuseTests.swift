import Offscreen
import Testing
import UIKit

@MainActor struct ReuseTests {
    private let stage = Stage(width: 400, height: 400, behavior: .iOS9)

    private func shownWithFiveDormantCells() -> GridScreen {
        let screen = stage.shown(GridScreen([1000]))
        for distance in [13, 27] as [CGFloat] { stage.scroll(screen.view, by: distance) }
        return screen
    }

    @Test
    func
        `A view in the pool stays a hidden subview, and is prepared for reuse when it is taken from the pool [POOL-03] [POOL-04]`()
    {
        let screen = shownWithFiveDormantCells()
        let dormant = screen.view.subviews.filter(\.isHidden).compactMap { $0 as? GridScreen.Cell }
        #expect(dormant.map(\.prepared) == [0, 0, 0, 0, 0])
        #expect(stage.pools(of: screen.view).cellPool(identifier: "cell")?.dormant == 5)
        #expect(screen.view.visibleCells.allSatisfy { !$0.isHidden })
        stage.scroll(screen.view, by: 13)
        #expect(dormant.map(\.prepared) == [1, 1, 1, 1, 1])
    }

    @Test func `A memory warning empties the pools, and their views leave the hierarchy [POOL-06]`() {
        let screen = shownWithFiveDormantCells()
        stage.sendMemoryWarning()
        let views = screen.view.subviews
        #expect(stage.pools(of: screen.view).cellPool(identifier: "cell")?.dormant == 0)
        #expect(views.count { $0.isHidden } == 0)
        #expect(views.count { $0 is UICollectionReusableView } == 50)
    }

    @Test func `On iOS 6 decoration views are not pooled, and a new view is made at each appearance [POOL-07]`() {
        func made(_ preset: Preset) -> Int {
            let layout = EditedFlowLayout()
            let stripe = UICollectionViewLayoutAttributes(
                decoration: "stripe", frame: CGRect(x: 0, y: 0, width: 400, height: 100))
            layout.extra = { $0.minY < 100 ? [stripe] : [] }
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "stripe")
            let stage = Stage(width: 400, height: 400, behavior: preset)
            let screen = stage.shown(GridScreen([1000], layout: layout))
            for distance in [400, -400, 400, -400, 400, -400] as [CGFloat] { stage.scroll(screen.view, by: distance) }
            return stage.pools(of: screen.view).decorationPool(kind: "stripe")!.made
        }
        #expect(made(.iOS6) == 4)
        #expect(made(.iOS9) == 1)
    }

    @Test
    func
        `On iOS 9 reloadData() ends the display of all cells at once, and the next layout pass requests cells [POOL-08]`()
    {
        let screen = stage.shown(GridScreen([6]))
        screen.log = []
        stage.act("reload") {
            screen.view.reloadData()
            #expect(screen.log == (0..<6).map { "end 0-\($0)" })
            #expect(screen.view.visibleCells.isEmpty)
        }
        #expect(screen.asked.count == 6)
    }

    @Test func `Dequeuing a cell for an item on screen returns another view, except during reconfigureItems [POOL-09]`()
    {
        let screen = stage.shown(GridScreen([6]))
        let visible = screen.cell(2)!
        let cells =
            [visible] + (1...2).map { _ in screen.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(2)) }
        #expect(Set(cells).count == 3)
        #expect(screen.cell(2) === visible)
    }

    @Test(arguments: Preset.all)
    func `A dequeued cell that is not returned is hidden, and is logged or, on iOS 18, raises an exception [POOL-10]`(
        preset: Preset
    ) {
        let (stage, screen) = (Stage(width: 400, height: 400, behavior: preset), GridScreen([3]))
        screen.onCell = { view, path in
            if path.item == 1 { _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let texts = stage.failureTexts { stage.show(screen.view) }
        let words = "Expected dequeued view to be returned to the collection view in preparation for display. When"
        #expect(texts.map { $0.hasPrefix(words) } == (preset == .iOS18 ? [true] : []))
        #expect(texts.map { $0.contains("Dequeued view: <Cell#") } == (preset == .iOS18 ? [true] : []))
        if preset != .iOS18 { #expect(stage.recording.trace.contains("was dequeued but not returned")) }
        #expect(screen.view.visibleCells.count == 3)
        #expect(screen.view.seenSubviews.count == 3)
    }

    @Test
    func
        `Registering another class affects only cells made afterwards, and registering nil removes the registration [POOL-11]`()
    {
        final class Other: UICollectionViewCell {}
        let screen = stage.shown(GridScreen([1000]))
        screen.view.register(Other.self, forCellWithReuseIdentifier: "cell")
        stage.scroll(screen.view, by: 13)
        #expect(screen.view.visibleCells.count { $0 is Other } == 5)
        screen.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        let texts = stage.failureTexts { stage.act("resize") { screen.view.frame.size.height = 1000 } }
        #expect(
            texts.first?.hasPrefix("could not dequeue a view of kind: UICollectionElementKindCell with identifier cell")
                == true)
    }

    @Test
    func
        `The first dequeue of an identifier that was never registered fails with UIKit's text and returns a plain cell [POOL-12]`()
    {
        let screen = GridScreen([2])
        screen.onCell = { view, path in view.dequeueReusableCell(withReuseIdentifier: "nobody", for: path) }
        let failures = stage.failures { stage.show(screen.view) }
        let text =
            """
            could not dequeue a view of kind: UICollectionElementKindCell with identifier nobody - must \
            register a nib or a class for the identifier or connect a prototype cell in a storyboard
            """
        let hint = #"call register(_:for...WithReuseIdentifier: "nobody") before the first layout"#
        #expect(failures.map(\.text) == [text])
        #expect(failures[0].during == "layout pass, tick 1")
        #expect(failures[0].hint == hint)
        #expect(screen.view.visibleCells.map { type(of: $0) == UICollectionViewCell.self } == [true, true])
        // The text has the identifier even if another stage is running.
        let (other, view) = (Stage(width: 10, height: 10), stage.shown(GridScreen([2])).view)
        let texts = stage.failureTexts {
            other.run { _ = view.dequeueReusableCell(withReuseIdentifier: "nobody", for: path(0)) }
        }
        #expect(texts.first?.contains("with identifier nobody") == true)
    }

    private final class Named: UICollectionViewCell {
        init(name: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `A registered class without init(frame:) ends the process when a cell is made [POOL-16]`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                let (source, view) = (
                    CellSource(1), UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
                )
                source.serve(view, Named.self)
                view.layoutIfNeeded()
                _ = source
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Use of unimplemented initializer 'init(frame:)' for class"), "\(text)")
    }
}
