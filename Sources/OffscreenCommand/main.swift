import Offscreen
import OffscreenScenarios
import UIKit
MainActor.assumeIsolated {
for preset in [Preset.iOS9, .iOS10, .iOS10(seed: 1), .current] {
let stage = Stage(width: 320, height: 480, behavior: preset)
let screen = stage.run { CardScreen(sections: [5, 4, 7]) }
let cv = screen.collectionView
stage.show(cv)
if preset == .iOS9 { print(stage.tree) }
stage.scroll(cv, by: 110)
stage.act("reload section 0") { cv.reloadSections([0]) }
print(preset.name, stage.stacking(of: cv).text(mostInversions: 3))
if preset == .iOS9 { print(stage.pools(of: cv)); print(stage.recording.trace(ofTicks: 1...3)) }
let t = stage.tree
precondition((try! ViewTree(text: t.description)) == t)
}
}
