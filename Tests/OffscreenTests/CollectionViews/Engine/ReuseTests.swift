import Offscreen
import Testing
import UIKit

@MainActor @Suite("Registering, dequeuing, pools")
struct ReuseTests {
    private let stage = Stage(width: 400, height: 400, behavior: .iOS9)

    @Test func `A view in the pool stays a hidden subview, and is prepared for reuse when it is taken from the pool [POOL-03] [POOL-04]`() {
        let screen = stage.shown(GridScreen([1000]))
        stage.scroll(screen.view, by: 13)
        stage.scroll(screen.view, by: 27)
        let dormant = screen.view.subviews.filter(\.isHidden).compactMap { $0 as? GridScreen.Cell }
        #expect(dormant.map(\.prepared) == [0, 0, 0, 0, 0])
        #expect(stage.pools(of: screen.view).cell("cell")?.dormant == 5)
        #expect(screen.view.visibleCells.allSatisfy { !$0.isHidden })
        stage.scroll(screen.view, by: 13)
        #expect(dormant.map(\.prepared) == [1, 1, 1, 1, 1])
    }

    @Test func `A memory warning empties the pools, and their views leave the hierarchy [POOL-06]`() {
        let screen = stage.shown(GridScreen([1000]))
        stage.scroll(screen.view, by: 13)
        stage.scroll(screen.view, by: 27)
        stage.sendMemoryWarning()
        #expect(stage.pools(of: screen.view).cell("cell")?.dormant == 0)
        #expect(screen.view.subviews.allSatisfy { !$0.isHidden })
        #expect(screen.view.subviews.filter { $0 is UICollectionReusableView }.count == 50)
    }

    @Test func `On iOS 6 decoration views are not pooled, and a new view is made at each appearance [POOL-07]`() {
        func made(_ preset: Preset) -> Int {
            let layout = EditedFlowLayout()
            let stripe = UICollectionViewLayoutAttributes(decoration: "stripe", frame: CGRect(x: 0, y: 0, width: 400, height: 100))
            layout.extra = { $0.minY < 100 ? [stripe] : [] }
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "stripe")
            let screen = GridScreen([1000], layout: layout)
            let stage = Stage(width: 400, height: 400, behavior: preset)
            stage.show(screen.view)
            for _ in 0..<3 {
                stage.scroll(screen.view, by: 400)
                stage.scroll(screen.view, by: -400)
            }
            return stage.pools(of: screen.view).decoration("stripe")!.made
        }
        #expect((made(.iOS6), made(.iOS9)) == (4, 1))
    }

    @Test func `reloadData() ends the display of every visible cell at once and requests cells in the next layout pass [POOL-08]`() {
        let screen = stage.shown(GridScreen([6]))
        screen.log = []
        stage.act("reload") {
            screen.view.reloadData()
            #expect((screen.log, screen.view.visibleCells.isEmpty) == ((0..<6).map { "end 0-\($0)" }, true))
        }
        #expect(screen.log.filter { $0.hasPrefix("ask") }.count == 6)
    }

    @Test func `Dequeuing a cell for an item on screen returns another view [POOL-09]`() {
        let screen = stage.shown(GridScreen([6]))
        let path = IndexPath(item: 2, section: 0)
        let visible = screen.view.cellForItem(at: path)!
        let cells = [visible] + (1...2).map { _ in screen.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
        #expect(Set(cells).count == 3)
        #expect(screen.view.cellForItem(at: path) === visible)
    }

    @Test func `A dequeued cell that is not returned is hidden, with a log line before iOS 18 and an exception on iOS 18 [POOL-10]`() {
        for preset in Preset.all {
            let raises = preset == .iOS18
            let stage = Stage(width: 400, height: 400, behavior: preset)
            let screen = GridScreen([3])
            screen.onCell = { view, path in
                if path.item == 1 { _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
                return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            let failures = stage.failures { stage.show(screen.view) }
            #expect(failures.count == (raises ? 1 : 0))
            if raises {
                #expect(
                    failures[0].text.hasPrefix(
                        "Expected dequeued view to be returned to the collection view in preparation for display. When"))
                #expect(failures[0].text.contains("Dequeued view: <Cell#"))
            } else {
                #expect(stage.recording.trace.contains("was dequeued but not returned"))
            }
            #expect(screen.view.visibleCells.count == 3)
            #expect(screen.view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.count == 3)
        }
    }

    @Test func `Registering another class affects only cells made afterwards, and registering nil removes the registration [POOL-11]`() {
        final class Other: UICollectionViewCell {}
        let screen = stage.shown(GridScreen([1000]))
        screen.view.register(Other.self, forCellWithReuseIdentifier: "cell")
        stage.scroll(screen.view, by: 13)
        #expect(screen.view.visibleCells.filter { $0 is Other }.count == 5)
        screen.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        let failures = stage.failures { stage.act("resize") { screen.view.frame.size.height = 1000 } }
        #expect(
            failures.first?.text.hasPrefix("could not dequeue a view of kind: UICollectionElementKindCell with identifier cell") == true)
    }

    @Test func `Dequeuing an unregistered identifier fails with UIKit's text and returns a plain cell [POOL-12]`() {
        let screen = GridScreen([2])
        screen.onCell = { view, path in view.dequeueReusableCell(withReuseIdentifier: "nobody", for: path) }
        let failures = stage.failures { stage.show(screen.view) }
        #expect(
            failures.map(\.text) == [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier nobody - must register a nib or a class for "
                    + "the identifier or connect a prototype cell in a storyboard"
            ])
        #expect(failures[0].during == "layout pass, tick 1")
        #expect(failures[0].hint == #"call register(_:for...WithReuseIdentifier: "nobody") before the first layout"#)
        #expect(screen.view.visibleCells.count == 2)
        #expect(type(of: screen.view.visibleCells[0]) == UICollectionViewCell.self)
    }

    @Test func `The failure about an unregistered reuse identifier names the identifier, even if another stage is running [POOL-12]`() {
        let (view, other) = (GridScreen([2]).view, Stage(width: 10, height: 10))
        stage.show(view)
        let failures = stage.failures {
            other.run { _ = view.dequeueReusableCell(withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0)) }
        }
        #expect(failures.first?.text.contains("with identifier nobody") == true)
    }

    private final class Named: UICollectionViewCell {
        init(name: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `A registered class without init(frame:) ends the process when a cell is made [POOL-16]`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: UICollectionViewFlowLayout())
                let source = CellSource(1)
                source.serve(view, Named.self)
                view.layoutIfNeeded()
                _ = source
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Use of unimplemented initializer 'init(frame:)' for class"), "\(text)")
    }

    @Test func `If cellForItemAt returns a cell that was not dequeued, it fails with UIKit's text, and a cell is still shown`() {
        let screen = GridScreen([1])
        screen.onCell = { _, _ in UICollectionViewCell(frame: .zero) }
        let failures = stage.failures { stage.show(screen.view) }
        #expect(failures.count == 1)
        #expect(
            failures[0].text.hasPrefix("the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"))
        #expect(screen.view.visibleCells.count == 1)
        #expect(screen.view.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test func `Each stage numbers its views from one`() {
        func tree() -> String {
            let stage = Stage(width: 400, height: 400)
            let screen = stage.shown(GridScreen([3]))
            return stage.tree.description
        }
        #expect(tree() == tree())
        #expect(tree().contains("Cell#3 [160,0 80x40] item 0-2"))
    }
}
