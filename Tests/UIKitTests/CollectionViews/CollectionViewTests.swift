import Offscreen
import Testing
import UIKit

@MainActor struct CollectionViewTests {
    private func flow(on stage: Stage) -> UICollectionView {
        stage.run { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    }

    @Test
    func
        `A collection view made in code has the system background colour on the current system and none on iOS 11 [VIEW-13]`()
    {
        for (behavior, expected) in [(Preset.current, UIColor.systemBackground), (.iOS11, nil)] as [(Preset, UIColor?)]
        {
            let stage = Stage(width: 100, height: 100, behavior: behavior)
            #expect(flow(on: stage).backgroundColor == expected, "\(behavior)")
        }
    }

    @Test func `A background view that was moved fills the collection view again after the next layout`() {
        let stage = Stage(width: 100, height: 100)
        let (view, background) = (flow(on: stage), UIView())
        stage.act("set") { view.backgroundView = background }
        stage.show(view)
        stage.act("move") {
            background.frame.origin.x = 20
            view.setNeedsLayout()
        }
        #expect(background.frame == CGRect(0, 0, 100, 100))
    }

    @Test
    func
        `A new data source is asked for its number of sections, even if the previous one lacked numberOfSections(in:)`()
    {
        final class Plain: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let stage = Stage(width: 100, height: 200)
        let (plain, sections, view) = (Plain(), PlainSource([1, 1]), flow(on: stage))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = plain
        stage.show(view)
        #expect(view.numberOfSections == 1)
        #expect(view.visibleCells.count == 1)
        stage.act("another") { view.dataSource = sections }
        #expect(view.numberOfSections == 2)
        #expect(view.visibleCells.count == 2)
        stage.act("none") { view.dataSource = nil }
        #expect(view.visibleCells.isEmpty)
    }

    // MARK: - A collection view from an archive

    @Test
    func `A collection view made by init(coder:) has a flow layout and shows as many of its items as fit on screen`()
        throws
    {
        let unarchiver = try NSKeyedUnarchiver.reading()
        let stage = Stage(width: 100, height: 100)
        let view = try #require(stage.run { UICollectionView(coder: unarchiver) })
        #expect((view.collectionViewLayout as? UICollectionViewFlowLayout)?.collectionView === view)
        let source = PlainSource([3])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        // Two items of 50 points fit, ten points apart in one column.
        #expect(view.visibleCells.count == 2)
        stage.act("insert nothing") { view.performBatchUpdates(nil) }
        #expect(view.visibleCells.allSatisfy { $0.superview === view })
    }
}
