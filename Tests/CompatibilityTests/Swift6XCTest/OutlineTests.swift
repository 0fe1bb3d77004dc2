import UIKit
import XCTest

/// An outline as written for iOS 16 in Swift 6, with section snapshots, handlers and a custom
/// content view.
@MainActor
final class OutlineController: UIViewController {
    struct TitleConfiguration: UIContentConfiguration, Hashable {
        var title = ""
        var isBold = false

        func makeContentView() -> UIView & UIContentView { TitleView(self) }

        func updated(for state: any UIConfigurationState) -> TitleConfiguration {
            guard let state = state as? UICellConfigurationState else { return self }
            var updated = self
            updated.isBold = state.isExpanded
            return updated
        }
    }

    final class TitleView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration {
            didSet { show() }
        }

        init(_ configuration: TitleConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            addSubview(label)
            show()
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        private func show() {
            guard let configuration = configuration as? TitleConfiguration else { return }
            label.text = configuration.title
            label.font = configuration.isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        }
    }

    typealias Item = String
    private(set) lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Item>!
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
        cell.contentConfiguration = TitleConfiguration(title: item)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [registration] view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.title = transaction.finalSnapshot.itemIdentifiers.joined(separator: " ")
        }
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var children = children
            if children.items.isEmpty { children.append(["\(parent) 1", "\(parent) 2"]) }
            return children
        }
    }

    func expand(_ items: Item...) async {
        var snapshot = dataSource.snapshot(for: 0)
        if snapshot.items.isEmpty {
            snapshot.append(["fruit", "bread"])
            snapshot.append(["apple"], to: "fruit")
        }
        snapshot.expand(items)
        await dataSource.apply(snapshot, to: 0)
    }
}

final class OutlineTests: XCTestCase {
    @MainActor
    func testAnOutlineExpandsAndReordersItsItems() async throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = OutlineController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        await controller.expand()
        controller.collectionView.layoutIfNeeded()
        let fruit = try XCTUnwrap(controller.collectionView.cellForItem(at: [0, 0]))
        await controller.expand("fruit")
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.dataSource.snapshot().itemIdentifiers, ["fruit", "apple", "bread"])
        XCTAssertEqual((fruit.contentConfiguration as? OutlineController.TitleConfiguration)?.isBold, true)
        XCTAssertEqual((fruit.contentView as? OutlineController.TitleView)?.label.text, "fruit")

        XCTAssertTrue(controller.collectionView.beginInteractiveMovementForItem(at: [0, 2]))
        controller.collectionView.updateInteractiveMovementTargetPosition(fruit.center)
        controller.collectionView.endInteractiveMovement()
        XCTAssertEqual(controller.title, "bread fruit apple")
        XCTAssertEqual(controller.dataSource.snapshot(for: 0).rootItems, ["bread", "fruit"])
    }
}
