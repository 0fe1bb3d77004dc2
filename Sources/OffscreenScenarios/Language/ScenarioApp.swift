import Dispatch
import Offscreen
import UIKit

/// The app of a scenario on the simulated UIKit. Unlike the app on a device, it can show the
/// sliding-block puzzle and apply snapshots on two queues.
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

    /// Shows the app on the stage. With the mistake `addsSubview`, then adds a view behind the
    /// cells or, with the workaround `subviewBeside`, behind the collection view.
    func show(on stage: Stage) {
        if let controller { stage.show(controller) } else { stage.show(collectionView) }
        if mistakes.contains(.addsSubview) {
            stage.act("add a view") { addViewBehindCells(orBehindCollectionViewIn: stage.window) }
        }
    }

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>,
        to source: UICollectionViewDiffableDataSource<Int, String>,
        completion: (() -> Void)?
    ) {
        if mistakes.contains(.twoQueues), !workarounds.contains(.oneQueue) {
            ScenarioApp.applyOnBackgroundQueue(snapshot, to: source)
        }
        super.apply(snapshot, to: source, completion: completion)
    }

    /// Applies a snapshot on a background queue, and waits until the call returns. The call's work
    /// on the main queue runs after this turn.
    private static func applyOnBackgroundQueue(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>,
        to source: UICollectionViewDiffableDataSource<Int, String>
    ) {
        let isDone = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            source.apply(snapshot, animatingDifferences: false)
            isDone.signal()
        }
        isDone.wait()
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
