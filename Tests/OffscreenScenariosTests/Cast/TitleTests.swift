import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor struct TitleTests {
    private let stage = Stage(width: 320, height: 200)
    private let screen = TitleScreen(sections: [2], title: "Posters")
    private var view: UICollectionView { screen.collectionView }

    init() { stage.show(screen.collectionView) }

    @Test func `After a batch deletes all items, a title stays on screen, and the content is as high as the title`() {
        stage.batch(view) {
            screen.sections[0] = []
            view.deleteItems(at: [path(0), path(1)])
        }
        #expect(stage.tree["TitleView#1"]?.element?.description == "decoration title 1000-42")
        #expect(view.contentSize.height == 44)
    }
}
