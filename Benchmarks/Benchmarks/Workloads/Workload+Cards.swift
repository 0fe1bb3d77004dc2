import Offscreen
import OffscreenScenarios
import UIKit

extension Workload {
    /// The ordering bug of iOS 10, on the system of each preset: posters on a card are scrolled,
    /// and their section is reloaded.
    static let cards = Preset.all.map { preset in
        Workload("cards-\(preset.name)", "scroll by 12, reload section 0, scroll back, all settled") { cards(preset) }
    }

    /// Returns a trial with a new screen for each sample, because the effects of the bug
    /// accumulate.
    static func cards(_ preset: Preset, sections: [Int] = [4, 6]) -> Trial {
        var screen: (stage: Stage, cards: CardScreen)!
        var binds = 0
        let steps = 10
        return Trial(
            steps: steps,
            prepare: {
                let stage = Stage(width: 320, height: 260, behavior: preset, records: false)
                screen = (stage, stage.run { CardScreen(sections: sections) })
                screen.cards.configure = { _, _ in binds += 1 }
                stage.show(screen.cards.collectionView)
            },
            run: {
                let (stage, view) = (screen.stage, screen.cards.collectionView)
                for _ in 0..<steps {
                    stage.scroll(view, by: 12)
                    stage.act("reload") { view.reloadSections([0]) }
                    stage.scroll(view, by: -12)
                }
            },
            tallies: { Tallies(screen.stage.counts(of: screen.cards.collectionView), binds: binds) })
    }
}
