import Offscreen
import Testing
import UIKit

@MainActor struct RegistrationTests {
    private let stage = Stage(width: 100, height: 200)
    private let screen = DiffableScreen()

    final class Header: UICollectionReusableView { var title = "" }

    private func apply(_ items: [String]) { screen.apply(["A": items], on: stage) }

    @Test
    func
        `A cell registration's handler receives the cell, index path and item, and the registration has its own reuse pool`()
    {
        var configured: [String] = []
        let registration = UICollectionView.CellRegistration<DiffableScreen.Cell, String> { cell, path, item in
            configured.append("\(item) at \(path.item)")
            cell.name = item
        }
        screen.provide = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        stage.show(screen.view)
        apply(["a", "b"])
        #expect(configured == ["a at 0", "b at 1"])
        #expect(screen.shown == [["a", "b"]])
        for items in [["b"], ["c", "b"]] { apply(items) }
        #expect(screen.cell("c")!.prepared == 1)
        #expect(stage.pools(of: screen.view).cellPool(identifier: "Cell registration 1")?.made == 2)
    }

    @Test
    func `Two registrations of one cell class have separate reuse pools, numbered from 1 in each collection view`() {
        for _ in 0..<2 {
            let (screen, stage) = (DiffableScreen(), Stage(width: 100, height: 200))
            let registrations = (0..<2).map { _ in
                UICollectionView.CellRegistration<DiffableScreen.Cell, String> { cell, _, item in cell.name = item }
            }
            screen.provide = {
                $0.dequeueConfiguredReusableCell(using: registrations[1 - $1.item % 2], for: $1, item: $2)
            }
            stage.show(screen.view)
            screen.apply(["A": ["a", "b", "c"]], on: stage)
            #expect(
                screen.view.visibleCells.compactMap(\.reuseIdentifier) == [1, 2, 1].map { "Cell registration \($0)" })
        }
    }

    @Test func `Dequeuing a configured cell with a nil item does not call the registration's handler`() {
        let registration = UICollectionView.CellRegistration<DiffableScreen.Cell, String> { cell, _, _ in
            cell.name = "configured"
        }
        screen.provide = { view, path, _ in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: nil)
        }
        stage.show(screen.view)
        apply(["a"])
        #expect(screen.shown == [[""]])
    }

    @Test func `A supplementary registration's handler gets the view, its kind and its index path`() {
        let kind = UICollectionView.elementKindSectionHeader
        let registration = UICollectionView.SupplementaryRegistration<Header>(elementKind: kind) { view, kind, path in
            view.title = "\(kind) \(path.section)"
        }
        screen.layout.headerReferenceSize = CGSize(width: 0, height: 20)
        screen.source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        stage.show(screen.view)
        apply(["a"])
        let header = screen.view.supplementaryView(forElementKind: kind, at: path(0)) as! Header
        #expect(header.title == "UICollectionElementKindSectionHeader 0")
        #expect(
            [header, Header(frame: .zero)].map { screen.view.indexPath(forSupplementaryView: $0) } == [path(0), nil])
    }

    @Test
    func
        `On the current system dequeuing with a registration that was created in the cell provider fails with UIKit's text [POOL-19]`()
    {
        screen.provide = { view, path, item in
            let registration = UICollectionView.CellRegistration<DiffableScreen.Cell, String> { cell, _, item in
                cell.name = item
            }
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        stage.show(screen.view)
        #expect(
            stage.failureTexts { apply(["a"]) } == [
                """
                Attempted to dequeue a cell using a registration that was created inside \
                -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource \
                cell provider. Creating a new registration each time a cell is requested will prevent \
                reuse and cause created cells to remain inaccessible in memory for the lifetime of the \
                collection view. Registrations should be created up front and reused. Registration: \
                <UICollectionViewCellRegistration>
                """
            ])
        #expect(screen.shown == [["a"]])
    }

    @Test
    func
        `A registration that was made when the data source was asked fails also if it is used for a later cell [POOL-19]`()
    {
        var registrations: [UICollectionView.CellRegistration<DiffableScreen.Cell, String>] = []
        screen.provide = { view, path, item in
            registrations.append(.init { cell, _, item in cell.name = item })
            return view.dequeueConfiguredReusableCell(
                using: registrations[max(0, path.item - 1)], for: path, item: item)
        }
        stage.show(screen.view)
        // The first registration is used for items 0 and 1, and the second for item 2.
        #expect(stage.failureTexts { apply(["a", "b", "c"]) }.count == 2)
    }

    @Test func `A cell may make a collection view and its registrations [POOL-19]`() throws {
        screen.view.register(ShelfCell.self, forCellWithReuseIdentifier: "shelf")
        screen.provide = { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "shelf", for: path) }
        stage.show(screen.view)
        #expect(stage.failureTexts { apply(["a"]) } == [])
        let shelf = try #require(screen.view.cellForItem(at: path(0)) as? ShelfCell)
        #expect(shelf.inner.shown == [["book"]])
    }

    /// A cell that contains a collection view of its own.
    private final class ShelfCell: UICollectionViewCell {
        let inner = DiffableScreen()

        override init(frame: CGRect) {
            super.init(frame: frame)
            let registration = UICollectionView.CellRegistration<DiffableScreen.Cell, String> { cell, _, item in
                cell.name = item
            }
            inner.provide = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
            inner.view.frame = contentView.bounds
            contentView.addSubview(inner.view)
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["A"])
            snapshot.appendItems(["book"])
            inner.source.apply(snapshot, animatingDifferences: false)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `Registrations with nibs log that nibs are not modelled`() {
        let nib = UINib(nibName: "Cell", bundle: nil)
        stage.act("nibs") {
            _ = UICollectionView.CellRegistration<DiffableScreen.Cell, String>(cellNib: nib) { _, _, _ in }
            _ = UICollectionView.SupplementaryRegistration<Header>(supplementaryNib: nib, elementKind: "header") {
                _, _, _ in
            }
        }
        for member in [
            "CellRegistration.init(cellNib:handler:)",
            "SupplementaryRegistration.init(supplementaryNib:elementKind:handler:)",
        ] {
            #expect(stage.recording.trace.contains("not modelled: UICollectionView.\(member)"), "\(member)")
        }
    }

    // MARK: - Reconfiguring [POOL-13]

    private func start() -> ListScreen {
        let list = stage.shown(ListScreen("a", "b", "c"))
        list.log = []
        return list
    }

    @Test func `Reconfiguring an item dequeues its existing cell`() {
        let list = start()
        let cell = list.cell(1)
        list.sections[0][1] = "new"
        stage.act("reconfigure") { list.view.reconfigureItems(at: [path(1), path(9)]) }
        #expect(list.log == ["ask new"])
        #expect(list.cell(1) === cell)
        #expect(list.shown == [["a", "new", "c"]])
    }

    @Test
    func `reconfigureItems expects index paths from before a batch update, and requests the cells after the block`() {
        let list = start()
        let cell = list.cell(2)
        stage.batch(list.view) {
            list.view.reconfigureItems(at: [path(2), path(0)])
            list.delete(0)
            list.log.append("block")
        }
        #expect(list.log.prefix(2) == ["block", "ask c"])
        #expect(list.cell(1) === cell)
    }

    @Test
    func
        `Reconfiguring an item by a cell of another identifier or index path, or one not dequeued, fails and keeps the old cell`()
    {
        let list = GridScreen([2])
        list.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
        stage.show(list.view)
        let cell = list.cell(0)
        let wrong: [(String, (UICollectionView, IndexPath) -> UICollectionViewCell)] = [
            (
                """
                Attempted to dequeue a cell for a different registration or reuse identifier than the \
                existing cell when reconfiguring an item, which is not allowed. Dequeued reuse identifier: \
                other; Original reuse identifier: cell
                """,
                { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
            ),
            (
                """
                Attempted to dequeue a cell at a different index path than the existing cell when \
                reconfiguring an item, which is not allowed. Dequeued index path: {length = 2, path = 0 - \
                1}; Original index path: {length = 2, path = 0 - 0}
                """,
                { view, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(1)) }
            ),
            (
                """
                the collection view's data source did not return a valid cell from \
                -collectionView:cellForItemAtIndexPath: for index path {length = 2, path = 0 - 0}
                """, { _, _ in UICollectionViewCell(frame: .zero) }
            ),
        ]
        for (text, answer) in wrong {
            list.onCell = answer
            var texts: [String] = []
            let counts = stage.counts(of: list.view) {
                texts = stage.failureTexts { stage.act("reconfigure") { list.view.reconfigureItems(at: [path(0)]) } }
            }
            let visible = list.view.subviews.count { !$0.isHidden && $0 is UICollectionViewCell }
            #expect(texts == [text])
            #expect(list.cell(0) === cell)
            #expect(visible == 2)
            // After the failure dequeuing returns another cell, which then goes to the pool.
            #expect(counts.made.number + counts.taken == (text.hasPrefix("Attempted") ? 1 : 0))
        }
    }
}
