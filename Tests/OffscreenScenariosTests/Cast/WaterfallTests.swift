import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor struct WaterfallTests {
    private let stage = Stage(width: 320, height: 200)

    @Test
    func
        `A waterfall section begins below the previous section's tallest column, and an empty section takes only its insets`()
    {
        let screen = stage.shown(WaterfallScreen(sections: [2, 0, 1], columns: 2))
        #expect(screen.layout.layoutAttributesForItem(at: path(0, 2))?.frame.minY == 150, "10 + 100 + 10, 10 + 10, 10")
    }

    @Test(arguments: [1, 2, 3])
    func `The columns of a waterfall screen begin and end 10 points from the screen's edges`(columns: Int) {
        let screen = stage.shown(WaterfallScreen(sections: [columns], columns: columns))
        let frames = (0..<columns).compactMap { screen.layout.layoutAttributesForItem(at: path($0))?.frame }
        #expect(frames.map(\.minY) == Array(repeating: 10, count: columns))
        #expect(frames.first?.minX == 10)
        #expect(frames.last.map { abs($0.maxX - 310) < 0.01 } == true, "\(frames)")
    }

    @Test
    func `A waterfall layout with random heights returns attributes for exactly the items that intersect a rectangle`()
    {
        var generator = SeededGenerator(seed: 3)
        let screen = WaterfallScreen(sections: [200, 1, 0, 99], columns: 4)
        screen.heights = (0..<37).map { _ in CGFloat(Int.random(in: 1...300, using: &generator)) }
        stage.show(screen.collectionView)
        let all = screen.sections.enumerated().flatMap { section, items in
            items.indices.map { screen.layout.layoutAttributesForItem(at: path($0, section))! }
        }
        for _ in 0..<200 {
            let rect = CGRect(
                x: 0, y: CGFloat.random(in: -100...screen.collectionView.contentSize.height, using: &generator),
                width: CGFloat.random(in: 1...320, using: &generator),
                height: CGFloat.random(in: 1...900, using: &generator))
            let wanted = all.filter { $0.frame.intersects(rect) }.map(\.indexPath)
            #expect(screen.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath) == wanted)
        }
    }

    @Test func `A waterfall layout is prepared again for another width, but not for a scroll`() {
        let screen = stage.shown(WaterfallScreen(sections: [30]))
        #expect(stage.counts(of: screen.collectionView) { stage.scroll(screen.collectionView, by: 100) }.prepares == 0)
        #expect(stage.counts(of: screen.collectionView) { stage.resize(width: 200, height: 320) }.prepares == 1)
    }
}

@MainActor struct PlacedTests {
    private let stage = Stage(width: 200, height: 200)

    @Test func `PlacedItemsLayout uses given frames and zIndexes, and places all other items along the diagonal`() {
        let screen = PlacedItemsScreen(
            sections: [3],
            places: [
                path(0): PlacedItemsLayout.Place(CGRect(x: 5, y: 6, width: 70, height: 80), zIndex: 2),
                path(1): PlacedItemsLayout.Place(CGRect(x: 0, y: 0, width: 9, height: 9), isHidden: true),
            ])
        stage.show(screen.collectionView)
        #expect(
            stage.tree.description == """
                UIWindow#1 [0,0 200x200]
                  UICollectionView#1 [0,0 200x200] offset (0,0) content 144x144
                    PosterCell#2 [48,48 96x96] item 0-2 "0-2"
                    PosterCell#1 [5,6 70x80] item 0-0 z 2 "0-0"

                """)
        // Only the hidden item contains this point.
        #expect(screen.collectionView.indexPathForItem(at: CGPoint(x: 4, y: 4)) == nil)
    }
}
