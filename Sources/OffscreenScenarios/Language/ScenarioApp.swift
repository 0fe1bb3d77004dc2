import Offscreen
import UIKit

/// The app of a scenario on the simulated UIKit. Unlike the app on a device, it can show the
/// sliding-block puzzle.
final class ScenarioApp: ItemApp {
    let notices = ScenarioAppWatcher()
    /// The screen with the sliding-block puzzle; nil if the layout is not `klotski`.
    let puzzle: KlotskiScreen?

    init(_ setting: AppSetting) {
        let choice = setting.layout
        let board: KlotskiPuzzle = choice.board == .small ? .small : .classic
        puzzle = choice.kind == .klotski ? KlotskiScreen(puzzle: board) : nil
        super.init(setting, watcher: notices, own: puzzle?.collectionView)
        guard puzzle == nil else { return }
        notices.collectionView = collectionView
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
    }
}

/// The methods by which hunts and commands change the items.
extension ScenarioApp: EditableScreen {
    func perform(_ edits: [ModelEdit], in view: UICollectionView, announcing: @escaping () -> Void) {
        let titles = model.titlesOfReloads(in: edits)
        let change = AppChange(
            changeModel: { $0.apply(edits) }, announce: { _ in announcing() }, reloaded: titles.reloaded,
            reconfigured: titles.reconfigured)
        update(by: change)
    }

    func apply(_ edits: [ModelEdit]) {
        model.apply(edits)
        applySnapshotIfDiffable()
    }
}
