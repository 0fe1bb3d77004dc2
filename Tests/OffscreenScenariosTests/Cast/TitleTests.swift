import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor @Suite("Cast: a title whose text travels in the attributes")
struct TitleTests {
    private let stage = Stage(width: 320, height: 200)
    private let screen = TitleScreen(sections: [2], title: "Posters")
    private var view: UICollectionView { screen.collectionView }

    init() {
        stage.show(screen.collectionView)
    }

    @Test func `It stands above everything, at an index path that no item has`() {
        #expect(
            stage.tree.description == """
                UIWindow#1 [0,0 320x200]
                  UICollectionView#1 [0,0 320x200] offset (0,0) content 320x104
                    PosterCell#1 [0,44 60x60] item 0-0 "0-0"
                    PosterCell#2 [86.5,44 60x60] item 0-1 "0-1"
                    TitleView#1 [0,0 320x44] decoration title 1000-42 "Posters"

                """)
    }

    @Test func `Another text is applied to the same view`() {
        let cost = stage.counts(of: view) { stage.act("rename") { screen.layout.title = "Films" } }
        #expect(cost.made == 0)
        #expect(cost.applied == 1)
        #expect(stage.tree["TitleView#1"]?.text == "Films")
    }

    @Test func `Without a text the items move up`() {
        stage.act("no title") { screen.layout.title = nil }
        #expect(stage.tree["PosterCell#1"]?.frame.minY == 0)
        #expect(stage.tree["TitleView#1"]?.dormant != nil)
        #expect(view.contentSize.height == 60)
    }

    @Test func `It outlives a batch that empties the section, and there is room for it without any item`() {
        stage.batch(view) {
            screen.sections[0] = []
            view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        }
        #expect(stage.tree["TitleView#1"]?.element?.description == "decoration title 1000-42")
        #expect(view.contentSize.height == 44)
    }
}
