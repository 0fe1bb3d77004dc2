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
}
