import Foundation
import Offscreen
import UIKit
import XCTest

/// A list of names that a diffable data source shows, as an app has it.
@MainActor private final class NamesController: UIViewController {
    private(set) var list: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.addSubview(list)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
        dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, _ in
            list.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
        }
    }

    func snapshot(_ names: String...) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        return snapshot
    }
}

// UIKit has no async forms of these methods, so apps declare them.
extension UIViewController {
    @MainActor fileprivate func present(_ controller: UIViewController, animated: Bool) async {
        await withCheckedContinuation { done in present(controller, animated: animated) { done.resume() } }
    }

    @MainActor fileprivate func dismiss(animated: Bool) async {
        await withCheckedContinuation { done in dismiss(animated: animated) { done.resume() } }
    }
}

extension UICollectionView {
    @MainActor fileprivate func updates(_ updates: @escaping () -> Void) async -> Bool {
        await withCheckedContinuation { done in
            performBatchUpdates(updates) { finished in done.resume(returning: finished) }
        }
    }
}

/// Ends the process if the test that made this object does not end within an hour, because a
/// task that is never resumed would stop the tests.
private final class Watchdog: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false

    init() {
        DispatchQueue.global().asyncAfter(deadline: .now() + 3600) {
            self.lock.lock()
            if !self.isOver { fatalError("the test hangs") }
            self.lock.unlock()
        }
    }

    func end() {
        lock.lock()
        isOver = true
        lock.unlock()
    }
}

final class AwaitTests: XCTestCase {
    /// An async test on a stage awaits UIKit's methods, or calls them without waiting. [VIEW-22]
    @MainActor
    func testAnAsyncTestOnAStageAwaitsUIKitsMethods() async throws {
        let watchdog = Watchdog()
        defer { watchdog.end() }
        let stage = Stage(width: 320, height: 480)
        let controller = NamesController()
        stage.show(controller)
        // Without a completion, and without waiting.
        controller.list.performBatchUpdates { controller.list.collectionViewLayout.invalidateLayout() }
        controller.list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        UIView.animate(withDuration: 0.1) { controller.view.alpha = 0.5 }
        controller.dataSource.apply(controller.snapshot("a"), animatingDifferences: false, completion: nil)
        controller.dataSource.apply(controller.snapshot("a", "b")) {}
        controller.dataSource.applySnapshotUsingReloadData(controller.snapshot("a", "b"), completion: nil)
        // With waiting.
        await controller.dataSource.apply(controller.snapshot("a", "b", "c"))
        XCTAssertEqual(controller.list.visibleCells.count, 3)
        await controller.dataSource.apply(controller.snapshot("c"), animatingDifferences: false)
        XCTAssertEqual(controller.list.visibleCells.count, 1)
        await controller.dataSource.applySnapshotUsingReloadData(controller.snapshot("c", "d"))
        XCTAssertEqual(controller.list.visibleCells.count, 2)
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["c", "d", "e"])
        await controller.dataSource.apply(tree, to: 0, animatingDifferences: false)
        XCTAssertEqual(controller.list.numberOfItems(inSection: 0), 3)
        let isFinished = await controller.list.updates { controller.list.collectionViewLayout.invalidateLayout() }
        XCTAssertTrue(isFinished)
        await controller.present(UIViewController(), animated: true)
        XCTAssertNotNil(controller.presentedViewController)
        await controller.dismiss(animated: true)
        XCTAssertNil(controller.presentedViewController)
        await UIView.animateKeyframes(withDuration: 0.2, delay: 0) { controller.view.alpha = 0 }
        XCTAssertEqual(controller.view.alpha, 0)
    }
}
