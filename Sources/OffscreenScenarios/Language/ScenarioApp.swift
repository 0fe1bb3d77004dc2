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
        var change = AppChange(changeModel: { $0.apply(edits) }, announce: { _ in announcing() })
        for edit in edits {
            switch edit {
            case .reloadItem(let path) where model.hasItem(at: path): change.reloaded.append(model[path])
            case .reloadSection(let section) where model.sections.indices.contains(section):
                change.reloaded += model.sections[section]
            case .reconfigureItem(let path) where model.hasItem(at: path): change.reconfigured.append(model[path])
            default: break
            }
        }
        update(by: change)
    }

    func apply(_ edits: [ModelEdit]) {
        model.apply(edits)
        applySnapshotIfDiffable()
    }
}

extension AppModel {
    fileprivate mutating func apply(_ edits: [ModelEdit]) {
        names = ModelEdit.applyingSectionEdits(in: edits, toSectionNumbers: names)
        sections = ModelEdit.applying(edits, to: sections)
    }
}
