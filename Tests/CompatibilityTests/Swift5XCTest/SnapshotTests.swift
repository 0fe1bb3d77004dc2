import UIKit
import XCTest

/// A screen as written for iOS 15, with snapshots, registrations and configurations, and without
/// actor annotations.
final class ContactsViewController: UIViewController {
    enum Section: Int, CaseIterable {
        case favorites, everybody
    }

    struct Contact: Hashable {
        let id = UUID()
        var name: String
        static func == (a: Contact, b: Contact) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    class DataSource: UICollectionViewDiffableDataSource<Section, Contact> {
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            itemIdentifier(for: indexPath)?.name != "Ada"
        }
    }

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: DataSource!
    var contacts = ["Ada", "Grace", "Edsger"].map { Contact(name: $0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 40)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Contact> { cell, _, contact in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = contact.name
            content.secondaryText = "\(contact.name.count) letters"
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell()
            background.cornerRadius = 8
            cell.backgroundConfiguration = background
            cell.configurationUpdateHandler = { cell, state in
                guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
                content.textProperties.color = state.isSelected ? .systemBlue : .label
                cell.contentConfiguration = content
            }
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, indexPath in
            header.tag = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].rawValue ?? -1
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, contact in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: contact)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        update(animated: false)
    }

    func update(animated: Bool, completion: (() -> Void)? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Contact>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(contacts.filter { $0.name == "Grace" }, toSection: .favorites)
        snapshot.appendItems(contacts.filter { $0.name != "Grace" }, toSection: .everybody)
        dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
    }
}

final class SnapshotTests: XCTestCase {
    private func makeScreen() -> ContactsViewController {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = ContactsViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.layoutIfNeeded()
        addTeardownBlock { _ = window }
        return controller
    }

    func testCellsShowContactsAndSizeThemselves() {
        let controller = makeScreen()
        XCTAssertEqual(controller.collectionView.numberOfSections, 2)
        let texts = controller.collectionView.visibleCells.compactMap {
            ($0.contentConfiguration as? UIListContentConfiguration)?.text
        }
        XCTAssertEqual(Set(texts), ["Ada", "Grace", "Edsger"])
        XCTAssertTrue(controller.collectionView.visibleCells.allSatisfy { $0.frame.height > 44 })
        XCTAssertFalse(controller.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)))
    }

    func testApplyingASnapshotKeepsCellsAndCallsTheCompletion() {
        let controller = makeScreen()
        let grace = controller.dataSource.indexPath(for: controller.contacts[1])!
        let cell = controller.collectionView.cellForItem(at: grace)
        controller.contacts.removeFirst()
        let completed = expectation(description: "completed")
        controller.update(animated: true) { completed.fulfill() }
        wait(for: [completed], timeout: 5)
        XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 1), 1)
        XCTAssertTrue(controller.collectionView.cellForItem(at: grace) === cell)
    }

    func testASnapshotCanBeAppliedFromABackgroundQueue() {
        let controller = makeScreen()
        let completed = expectation(description: "completed")
        let dataSource = controller.dataSource!
        var snapshot = dataSource.snapshot()
        snapshot.deleteSections([.everybody])
        DispatchQueue.global().async { [snapshot] in
            dataSource.apply(snapshot, animatingDifferences: false) { completed.fulfill() }
        }
        wait(for: [completed], timeout: 5)
        XCTAssertEqual(controller.collectionView.numberOfSections, 1)
    }
}
