import Offscreen
import OffscreenScenarios
import Testing
import UIKit

/// The hunt of README, with the screen whose bug README names.
@MainActor @Test func `The hunt of README finds the ordering bug of the card screen on iOS 10, and the finding has at most four steps`()
    throws
{
    let hunt = Hunt(behavior: .iOS10) {
        let screen = CardScreen(sections: [12, 12, 12])
        return HuntSubject(screen.collectionView, companions: [screen])
    }
    let finding = try #require(hunt.run(seeds: 1...20, steps: 50))
    #expect(finding.invariant == "order")
    #expect(finding.steps.count <= 4, "\(finding)")
}
