import Offscreen
import OffscreenScenarios
import UIKit

/// A random program of scrolls, reloads, reloads of sections and batches on a card screen, decided
/// by a seed.
@MainActor
struct CardProgram {
    enum Step {
        case scroll(CGFloat)
        case reload
        /// An invalidation of the layout by the app.
        case invalidate
        case reloadSections(Int, animated: Bool)
        /// A batch that deletes one item and inserts one.
        case batch(section: Int, delete: Int, insert: Int)
        /// A reload of a section. Its animation still runs at the next step.
        case hurriedReload(Int)
    }

    let steps: [Step]

    init(seed: UInt64, count: Int) {
        var generator = SeededGenerator(seed: seed)
        steps = (0..<count).map { _ in
            switch Int.random(in: 0..<11, using: &generator) {
            case 0...2: .scroll(CGFloat(Int.random(in: -300...300, using: &generator)))
            case 3: .reload
            case 4...6:
                .reloadSections(
                    Int.random(in: 0..<3, using: &generator), animated: Int.random(in: 0..<6, using: &generator) == 0)
            case 7, 8:
                .batch(
                    section: Int.random(in: 0..<3, using: &generator), delete: Int.random(in: 0..<4, using: &generator),
                    insert: Int.random(in: 0..<4, using: &generator))
            case 9: .invalidate
            default: .hurriedReload(Int.random(in: 0..<3, using: &generator))
            }
        }
    }

    /// Runs the program on a new stage and calls `inspect` after every step.
    ///
    /// - Returns: false as soon as `inspect` returns false.
    @discardableResult
    func run(
        on preset: Preset, _ viewClass: UICollectionView.Type = UICollectionView.self, records: Bool = false,
        cellZ: Int? = nil, inspect: (Stage, CardScreen) -> Bool
    ) -> Bool {
        let stage = Stage(width: 320, height: 260, behavior: preset, records: records)
        let screen = stage.run { CardScreen(sections: [4, 7, 5], collectionViewClass: viewClass) }
        screen.layout.cellZIndex = cellZ
        stage.show(screen.collectionView)
        for step in steps {
            perform(step, stage, screen)
            guard inspect(stage, screen) else { return false }
        }
        return true
    }

    private func perform(_ step: Step, _ stage: Stage, _ screen: CardScreen) {
        let view = screen.collectionView
        switch step {
        case .scroll(let distance): stage.scroll(view, by: distance)
        case .reload: stage.act("reload") { view.reloadData() }
        case .invalidate: stage.act("invalidate") { view.collectionViewLayout.invalidateLayout() }
        case .reloadSections(let section, true): stage.act("reload section") { view.reloadSections([section]) }
        case .reloadSections(let section, false):
            stage.act("reload section") { UIView.performWithoutAnimation { view.reloadSections([section]) } }
        case .hurriedReload(let section):
            stage.act("reload section", settling: false) { view.reloadSections([section]) }
        case .batch(let section, let delete, let insert):
            stage.act("batch") {
                UIView.performWithoutAnimation {
                    view.performBatchUpdates {
                        screen.sections[section].remove(at: delete)
                        screen.sections[section].insert("new", at: insert)
                        view.deleteItems(at: [path(delete, section)])
                        view.insertItems(at: [path(insert, section)])
                    }
                }
            }
        }
    }
}

extension StackingReport {
    /// Returns the inversions in which a decoration of a kind takes part.
    func inversions(of kind: String) -> [Inversion] {
        inversions.filter { [$0.above, $0.below].contains { $0.element?.kind == kind } }
    }

    /// Inversions in which a card takes part.
    var inversionsOfCards: [Inversion] { inversions(of: SectionCardDecorationLayout.cardKind) }

    /// Inversions in which no card takes part.
    var inversionsWithoutCards: [Inversion] {
        inversions.filter { inversion in !inversionsOfCards.contains(inversion) }
    }
}
