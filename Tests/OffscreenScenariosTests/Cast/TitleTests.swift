import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor @Suite("Cast: a title whose text is stored in its layout attributes")
struct TitleTests {
    private let stage = Stage(width: 320, height: 200)
    private let screen = TitleScreen(sections: [2], title: "Posters")
    private var view: UICollectionView { screen.collectionView }

    init() { stage.show(screen.collectionView) }

    @Test func `A title is a decoration view at the top of the content, at an index path that no item has`() {
        #expect(
            stage.tree.description == """
                UIWindow#1 [0,0 320x200]
                  UICollectionView#1 [0,0 320x200] offset (0,0) content 320x104
                    PosterCell#1 [0,44 60x60] item 0-0 "0-0"
                    PosterCell#2 [86.5,44 60x60] item 0-1 "0-1"
                    TitleView#1 [0,0 320x44] decoration title 1000-42 "Posters"

                """)
    }

    @Test func `A new title text is applied to the title view that is on screen`() {
        let cost = stage.counts(of: view) { stage.act("rename") { screen.layout.title = "Films" } }
        #expect((cost.made, cost.applied, stage.tree["TitleView#1"]?.text) == (0, 1, "Films"))
    }

    @Test func `A title text of nil sends the title view to its reuse pool and moves the items up`() {
        stage.act("no title") { screen.layout.title = nil }
        #expect(stage.tree["PosterCell#1"]?.frame.minY == 0)
        #expect(stage.tree["TitleView#1"]?.dormant != nil)
        #expect(view.contentSize.height == 60)
    }

    @Test func `After a batch deletes all items, a title stays on screen, and the content is as high as the title`() {
        stage.batch(view) {
            screen.sections[0] = []
            view.deleteItems(at: [path(0), path(1)])
        }
        #expect((stage.tree["TitleView#1"]?.element?.description, view.contentSize.height) == ("decoration title 1000-42", 44))
    }
}
