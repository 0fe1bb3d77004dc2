import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor struct SectionBackgroundTests {
    private let stage = Stage(width: 320, height: 300)

    @Test func `A section has a background in the colour that the delegate returns, and none if that colour is clear`()
    {
        let screen = stage.shown(SectionBackgroundScreen(sections: [1, 1]))
        #expect(
            screen.collectionView.subviews.compactMap { ($0 as? SectionBackgroundView)?.backgroundColor } == [
                .systemGray5
            ])
    }

    @Test
    func
        `If the delegate implements no method, sections have no background, which is the default of the protocol extension`()
    {
        final class Silent: NSObject, SectionBackgroundDelegate {}
        let screen = SectionBackgroundScreen(sections: [2])
        let silent = Silent()
        screen.collectionView.delegate = silent
        stage.show(screen.collectionView)
        #expect(!stage.tree.description.contains("SectionBackgroundView"))
    }

    @Test func `A layout with section cards returns the elements around an empty rectangle inside a section`() throws {
        let screen = stage.shown(CardScreen(sections: [4]))
        let first = try #require(screen.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
        let center = CGRect(origin: CGPoint(x: first.frame.midX, y: first.frame.midY), size: .zero)
        #expect(screen.layout.layoutAttributesForElements(in: center) != nil)
    }

    @Test
    func `A layout that registers its decoration view class in every prepare() makes only one view for a section`() {
        let screen = stage.shown(SectionBackgroundScreen(sections: [2]))
        for _ in 0..<5 { stage.act("invalidate") { screen.layout.invalidateLayout() } }
        #expect(
            stage.pools(of: screen.collectionView).decorationPool(kind: SectionBackgroundLayout.backgroundKind)?.made
                == 1)
    }

    @Test func `In a horizontal layout a section's background is as wide as the section and as tall as the content`() {
        let stage = Stage(width: 320, height: 80)
        let screen = SectionBackgroundScreen(sections: [3, 1])
        screen.layout.scrollDirection = .horizontal
        stage.show(screen.collectionView)
        #expect(stage.tree["SectionBackgroundView#1"]?.frame == CGRect(x: 0, y: 0, width: 220, height: 80))
    }
}
