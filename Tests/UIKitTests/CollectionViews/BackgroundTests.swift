import Offscreen
import Testing
import UIKit

@MainActor @Suite("The background of a collection view")
struct BackgroundTests {
    @Test func `A collection view made in code has the system's background on the newest system [VIEW-13]`() {
        for (behavior, expected) in [(Preset.current, UIColor.systemBackground), (.iOS11, nil)] as [(Preset, UIColor?)] {
            let stage = Stage(width: 100, height: 100, behavior: behavior)
            let made = stage.run { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
            #expect(made.backgroundColor == expected, "\(behavior)")
        }
    }

    @Test func `A background view that was moved fills the collection view again after the next layout`() {
        let stage = Stage(width: 100, height: 100)
        let view = stage.run { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        let background = UIView()
        stage.act("set") { view.backgroundView = background }
        stage.show(view)
        stage.act("move") {
            background.frame.origin.x = 20
            view.setNeedsLayout()
        }
        #expect(background.frame == CGRect(0, 0, 100, 100))
    }
}
