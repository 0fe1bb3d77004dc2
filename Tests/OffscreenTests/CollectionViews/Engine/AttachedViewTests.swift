import Offscreen
import Testing
import UIKit

/// A supplementary view that shows the name of an item.
private final class Badge: UICollectionReusableView { var name = "" }

/// Named cells with a badge each, in one column of rows of 40 points.
@MainActor
private final class BadgeScreen: NSObject, UICollectionViewDataSource {
    nonisolated static let kind = "badge"
    var sections: [[String]]
    /// The requests for badges, such as "badge a".
    var asked: [String] = []
    let view: UICollectionView

    init(_ sections: [[String]], layout: UICollectionViewLayout) {
        self.sections = sections
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.isPrefetchingEnabled = false
        view.register(ListScreen.Cell.self, forCellWithReuseIdentifier: "c")
        for kind in [Self.kind, "group"] {
            view.register(Badge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "b")
        }
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path) as! ListScreen.Cell
        cell.name = sections[path.section][path.item]
        return cell
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let badge = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "b", for: path) as! Badge
        badge.name = kind == "group" ? "group \(path.item)" : sections[path.section][path.item]
        asked.append(badge.name)
        return badge
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
    func collectionView(_ view: UICollectionView, moveItemAt path: IndexPath, to target: IndexPath) {
        sections[target.section].insert(sections[path.section].remove(at: path.item), at: target.item)
    }

    func badge(_ item: Int, _ section: Int = 0, kind: String = BadgeScreen.kind) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: kind, at: path(item, section))
    }

    /// The names of the badges on screen, in the order of their paths.
    var badges: [String] { names(ofKind: Self.kind) }

    func names(ofKind kind: String) -> [String] {
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
            (view.supplementaryView(forElementKind: kind, at: $0) as? Badge)?.name
        }
    }

    /// The names of the badges of the items on screen, by frame: a badge belongs to the cell that
    /// contains its center.
    var badgesByCell: [String] {
        view.indexPathsForVisibleItems.sorted().map { path in
            let cell = view.cellForItem(at: path) as! ListScreen.Cell
            let inside = view.visibleSupplementaryViews(ofKind: Self.kind).filter { cell.frame.contains($0.center) }
            return "\(cell.name): \(inside.map { ($0 as! Badge).name }.sorted().joined(separator: " "))"
        }
    }
}

extension BadgeScreen: TestScreen {}

/// A section of rows of 40 points with equal columns. Items have badges, groups have others.
@MainActor
private func badgeLayout(columns: Int = 1, badges: Bool = true, groupBadges: Bool = false)
    -> UICollectionViewCompositionalLayout
{
    UICollectionViewCompositionalLayout(
        section: badgeSection(columns: columns, badges: badges, groupBadges: groupBadges))
}

private func dot(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
}

private func badgeSection(columns: Int, badges: Bool, groupBadges: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
        supplementaryItems: badges ? [dot(BadgeScreen.kind)] : [])
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        subitem: item, count: columns)
    if groupBadges { group.supplementaryItems = [dot("group")] }
    return NSCollectionLayoutSection(group: group)
}

/// Rows of 40 points with a tag beside each cell. The layout names the tags of inserted and deleted
/// items if `namesTags` is true.
private final class TagLayout: UICollectionViewLayout {
    var namesTags = true
    private(set) var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []
    private func count(_ section: Int) -> Int { collectionView!.numberOfItems(inSection: section) }
    private func attributes(_ attributes: UICollectionViewLayoutAttributes, x: CGFloat)
        -> UICollectionViewLayoutAttributes?
    {
        let path = attributes.indexPath
        guard path.section < collectionView!.numberOfSections, path.item < count(path.section) else { return nil }
        let before = (0..<path.section).reduce(0) { $0 + count($1) }
        attributes.frame = CGRect(x: x, y: 40 * CGFloat(before + path.item), width: 50, height: 40)
        return attributes
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 800) }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(UICollectionViewLayoutAttributes(forCellWith: path), x: 0)
    }
    override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path), x: 50) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let paths = (0..<collectionView!.numberOfSections).flatMap { section in
            (0..<count(section)).map { path($0, section) }
        }
        return
            (paths.compactMap(layoutAttributesForItem)
            + paths.compactMap { layoutAttributesForSupplementaryView(ofKind: BadgeScreen.kind, at: $0) })
            .filter { $0.frame.intersects(rect) }
    }
    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: items)
        deleted = items.compactMap { [.delete, .move].contains($0.updateAction) ? $0.indexPathBeforeUpdate : nil }
        inserted = items.compactMap { [.insert, .move].contains($0.updateAction) ? $0.indexPathAfterUpdate : nil }
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
        namesTags ? deleted.filter { $0.item != NSNotFound } : []
    }
    override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
        namesTags ? inserted.filter { $0.item != NSNotFound } : []
    }
}

@MainActor struct AttachedViewTests {
    private let stage = Stage(width: 320, height: 480, behavior: .iOS18)
    private let names = ["a", "b", "c", "d"]

    // MARK: - Views of a compositional layout

    /// Kodeco's tutorial about diffable data sources deletes items with badges.
    @Test(arguments: Preset.all)
    func `A deleted item of a compositional layout takes its badge along, and the others keep theirs [UPD-18]`(
        preset: Preset
    ) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let screen = stage.shown(BadgeScreen([names], layout: badgeLayout()))
        let before = (0..<4).map { screen.badge($0) }
        screen.asked = []
        let texts = stage.failureTexts {
            stage.act("delete") {
                screen.sections = [["b", "c", "d"]]
                screen.view.deleteItems(at: [path(0)])
            }
        }
        #expect(texts == [])
        #expect(screen.badges == ["b", "c", "d"])
        #expect((0..<3).map { screen.badge($0) } == Array(before[1...]))
        #expect(screen.asked == [], "no badge is requested again")
        #expect(screen.view.visibleSupplementaryViews(ofKind: BadgeScreen.kind).count == 3)
    }

    @Test func `An item inserted before others gets a badge, and the others keep theirs and move [UPD-18]`() {
        let screen = stage.shown(BadgeScreen([names], layout: badgeLayout()))
        let first = screen.badge(0)
        screen.asked = []
        stage.batch(screen.view, settling: false) {
            screen.sections = [["n"] + names]
            screen.view.insertItems(at: [path(0)])
        }
        #expect(screen.badges == ["n", "a", "b", "c", "d"])
        #expect(screen.asked == ["n"])
        #expect(screen.badge(1) === first)
        #expect(first?.presentedFrame.minY == 0, "it begins at its old place")
        #expect(first?.frame.minY == 40)
        stage.settle()
        #expect(screen.badges == ["n", "a", "b", "c", "d"])
    }

    @Test func `A badge that comes on screen with its item in an update begins at its old place [UPD-18] [UPD-03]`() {
        let screen = stage.shown(BadgeScreen([(0..<20).map(String.init)], layout: badgeLayout()))
        stage.batch(screen.view, settling: false) {
            screen.sections[0].removeFirst(2)
            screen.view.deleteItems(at: [path(0), path(1)])
        }
        #expect(screen.badges == (2..<14).map(String.init))
        #expect(screen.badge(11)?.presentedFrame.minY == 520)
        #expect(screen.badge(11)?.frame.minY == 440)
    }

    @Test func `If an update removes the last group, its attached view leaves without an exception [UPD-18]`() {
        let screen = stage.shown(
            BadgeScreen([names], layout: badgeLayout(columns: 2, badges: false, groupBadges: true)))
        let first = screen.badge(0, kind: "group")
        #expect(screen.names(ofKind: "group") == ["group 0", "group 1"])
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["c", "d"]]
                screen.view.deleteItems(at: [path(0), path(1)])
            }
        }
        #expect(texts == [])
        #expect(screen.names(ofKind: "group") == ["group 0"])
        #expect(screen.badge(0, kind: "group") === first)
        stage.batch(screen.view) {
            screen.sections = [["c", "d", "e"]]
            screen.view.insertItems(at: [path(2)])
        }
        #expect(screen.names(ofKind: "group") == ["group 0", "group 1"])
    }

    @Test func `A badge moves with its item inside a section and into another section [UPD-18]`() {
        let screen = stage.shown(BadgeScreen([names, ["e", "f"]], layout: badgeLayout()))
        let (a, d) = (screen.badge(0), screen.badge(3))
        screen.asked = []
        stage.batch(screen.view) {
            screen.sections = [["b", "a", "c"], ["e", "d", "f"]]
            screen.view.moveItem(at: path(0), to: path(1))
            screen.view.moveItem(at: path(3), to: path(1, 1))
        }
        #expect(screen.badgesByCell == ["b: b", "a: a", "c: c", "e: e", "d: d", "f: f"])
        #expect(screen.badge(1) === a)
        #expect(screen.badge(1, 1) === d)
        #expect(screen.asked == [])
    }

    @Test func `Badges move with sections that are inserted, deleted and moved before them [UPD-18]`() {
        let screen = stage.shown(BadgeScreen([["a"], ["b", "c"], ["d"]], layout: badgeLayout()))
        let b = screen.badge(0, 1)
        stage.batch(screen.view) {
            screen.sections = [["n", "m"], ["d"], ["x", "b"]]
            screen.view.deleteSections([0])
            screen.view.insertSections([0])
            screen.view.moveSection(1, toSection: 2)
            screen.view.deleteItems(at: [path(1, 1)])
            screen.view.insertItems(at: [path(0, 2)])
        }
        #expect(screen.badgesByCell == ["n: n", "m: m", "d: d", "x: x", "b: b"])
        #expect(screen.badge(1, 2) === b)
    }

    @Test
    func `If only the second item of each group has a badge, badges stay with items that keep that place [UPD-18]`() {
        let plain = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)))
        let dotted = NSCollectionLayoutItem(layoutSize: plain.layoutSize, supplementaryItems: [dot(BadgeScreen.kind)])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            subitems: [plain, dotted])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let screen = stage.shown(BadgeScreen([["a", "b", "c", "d", "e", "f"]], layout: layout))
        let old = (0..<3).map { screen.badge($0) }
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["c", "d", "e", "f"]]
                screen.view.deleteItems(at: [path(0), path(1)])
            }
            #expect((0..<2).map { screen.badge($0) } == Array(old[1...]))
            screen.asked = []
            stage.batch(screen.view) {
                screen.sections = [["d", "e", "f"]]
                screen.view.deleteItems(at: [path(0)])
            }
        }
        #expect(texts == [])
        #expect(screen.view.visibleSupplementaryViews(ofKind: BadgeScreen.kind).count == 1)
        #expect(screen.asked.count == 1, "the badge of e is requested")
    }

    @Test func `The badges of a reloaded section are requested again [UPD-18]`() {
        let screen = stage.shown(BadgeScreen([["a"], ["b"]], layout: badgeLayout()))
        screen.asked = []
        stage.batch(screen.view) {
            screen.sections = [["A"], ["b"]]
            screen.view.reloadSections([0])
        }
        #expect(screen.badges == ["A", "b"])
        #expect(screen.asked == ["A"])
    }

    @Test func `A badge stays with its item while the item is moved by a finger, and afterwards [UPD-18]`() {
        let screen = stage.shown(BadgeScreen([names], layout: badgeLayout()))
        screen.asked = []
        #expect(stage.carry(path(0), of: screen.view, to: CGPoint(x: 20, y: 60), CGPoint(x: 20, y: 100)))
        #expect(screen.badges == ["b", "c", "a", "d"])
        stage.act("drop") { screen.view.endInteractiveMovement() }
        #expect(screen.badgesByCell == ["b: b", "c: c", "a: a", "d: d"])
        #expect(screen.asked == [])
    }

    @Test
    func `A badge that is requested while an item is carried is requested for its item's path in the data [UPD-18]`() {
        let screen = stage.shown(BadgeScreen([(0..<20).map(String.init)], layout: badgeLayout()))
        stage.carry(path(0), of: screen.view, to: CGPoint(x: 20, y: 460))
        stage.scroll(screen.view, by: 80)
        #expect(screen.badges == (3..<12).map(String.init) + ["0", "12", "13"])
        stage.act("drop") { screen.view.cancelInteractiveMovement() }
        #expect(screen.badges == (2..<14).map(String.init))
    }

    @Test(arguments: Preset.all, [true, false])
    func `A snapshot deletes items with badges on every system, with and without animation [UPD-18]`(
        preset: Preset, isAnimated: Bool
    ) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let screen = stage.run { BadgeScreen([names], layout: badgeLayout()) }
        let source = stage.run {
            UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.view) { view, path, name in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path) as! ListScreen.Cell
                cell.name = name
                return cell
            }
        }
        source.supplementaryViewProvider = { [unowned source] view, kind, path in
            let badge =
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "b", for: path) as! Badge
            badge.name = source.itemIdentifier(for: path)!
            return badge
        }
        stage.show(screen.view)
        func apply(_ items: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            stage.act("apply") { source.apply(snapshot, animatingDifferences: isAnimated) }
        }
        let texts = stage.failureTexts {
            apply(names)
            apply(["n", "d", "b"])
        }
        #expect(texts == [])
        #expect(screen.badges == ["n", "d", "b"])
    }

    @Test func `The badge of a deleted item of an orthogonal section is removed with the item [UPD-18]`() {
        let section = badgeSection(columns: 4, badges: true, groupBadges: false)
        section.orthogonalScrollingBehavior = .continuous
        let screen = stage.shown(BadgeScreen([names], layout: UICollectionViewCompositionalLayout(section: section)))
        screen.asked = []
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["a", "c", "d"]]
                screen.view.deleteItems(at: [path(1)])
            }
        }
        #expect(texts == [])
        #expect(screen.asked == [])
        #expect(screen.badgesByCell == ["a: a", "c: c", "d: d"])
    }

    @Test func `An item that moves to a section without badges loses its badge, and gets one when it returns [UPD-18]`()
    {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            badgeSection(columns: 1, badges: section == 0, groupBadges: false)
        }
        let screen = stage.shown(BadgeScreen([["a", "b"], ["c"]], layout: layout))
        screen.asked = []
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["b"], ["a", "c"]]
                screen.view.moveItem(at: path(0), to: path(0, 1))
            }
            #expect(screen.badgesByCell == ["b: b", "a: ", "c: "])
            #expect(screen.asked == [])
            stage.batch(screen.view) {
                screen.sections = [["b", "a"], ["c"]]
                screen.view.moveItem(at: path(0, 1), to: path(1))
            }
        }
        #expect(texts == [])
        #expect(screen.badgesByCell == ["b: b", "a: a", "c: "])
        #expect(screen.asked == ["a"])
    }

    @Test func `Each of two views of one item moves with the item, also without animation [UPD-18]`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [dot(BadgeScreen.kind), dot("group")])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let screen = stage.shown(BadgeScreen([names], layout: layout))
        let (first, second) = ((0..<4).map { screen.badge($0) }, (0..<4).map { screen.badge($0, kind: "group") })
        screen.asked = []
        let texts = stage.failureTexts {
            stage.act("delete") {
                UIView.performWithoutAnimation {
                    screen.sections = [["b", "d", "c"]]
                    screen.view.performBatchUpdates {
                        screen.view.deleteItems(at: [path(0)])
                        screen.view.moveItem(at: path(3), to: path(1))
                    }
                }
            }
        }
        #expect(texts == [])
        #expect(screen.asked == [])
        #expect((0..<3).map { screen.badge($0) } == [first[1], first[3], first[2]])
        #expect((0..<3).map { screen.badge($0, kind: "group") } == [second[1], second[3], second[2]])
    }

    @Test func `Reconfigured items keep their badges, which are not requested again [UPD-18] [POOL-13]`() {
        let screen = stage.shown(BadgeScreen([names], layout: badgeLayout()))
        let before = (0..<4).map { screen.badge($0) }
        screen.asked = []
        stage.act("reconfigure") { screen.view.reconfigureItems(at: [path(1), path(2)]) }
        #expect(screen.asked == [])
        #expect((0..<4).map { screen.badge($0) } == before)
    }

    @Test func `The view of a nested group leaves with the last items of that group [UPD-18]`() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
            subitem: NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))), count: 2)
        column.supplementaryItems = [dot("group")]
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            subitem: column, count: 2)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let screen = stage.shown(BadgeScreen([["a", "b", "c", "d", "e", "f"]], layout: layout))
        let before = (0..<3).map { screen.badge($0, kind: "group") }
        #expect(before.allSatisfy { $0 != nil })
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["a", "b", "c", "d"]]
                screen.view.deleteItems(at: [path(4), path(5)])
            }
        }
        #expect(texts == [])
        #expect(screen.view.visibleSupplementaryViews(ofKind: "group").count == 2)
        #expect((0..<2).map { screen.badge($0, kind: "group") } == Array(before[..<2]))
    }

    /// A list that can be dragged and dropped, and the badges that it shows meanwhile.
    private final class BadgeDrag: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        let screen: BadgeScreen
        /// The badges on screen after each change of the destination, without repetitions.
        var seen: [[String]] = []
        var operation = UIDropOperation.move
        var insertsPlaceholder = true
        var placeholder: (any UICollectionViewDropPlaceholderContext)?

        init(_ screen: BadgeScreen) {
            self.screen = screen
            super.init()
            (screen.view.dragDelegate, screen.view.dropDelegate) = (self, self)
        }

        func collectionView(
            _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item")))] }

        func collectionView(
            _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath path: IndexPath?
        ) -> UICollectionViewDropProposal {
            view.layoutIfNeeded()
            if seen.last != screen.badges { seen.append(screen.badges) }
            return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard insertsPlaceholder else { return }
            placeholder = coordinator.drop(
                coordinator.items[0].dragItem,
                to: UICollectionViewDropPlaceholder(insertionIndexPath: path(1), reuseIdentifier: "c"))
        }
    }

    @Test(arguments: [UIDropOperation.move, .copy])
    func `The gap under a drag has no badge of its own, and the badges of the items move with them [UPD-18]`(
        operation: UIDropOperation
    ) {
        let screen = stage.shown(BadgeScreen([names], layout: badgeLayout()))
        let drag = BadgeDrag(screen)
        drag.operation = operation
        drag.insertsPlaceholder = false
        screen.asked = []
        let texts = stage.failureTexts {
            stage.drag(item: screen.view.cellForItem(at: path(0))!, to: CGPoint(x: 50, y: 100), seconds: 1)
        }
        #expect(texts == [])
        let moved = [names, ["b", "a", "c", "d"], ["b", "c", "a", "d"]]
        #expect(drag.seen == (operation == .move ? moved : [names]))
        #expect(screen.asked == [])
        #expect(screen.badgesByCell == ["a: a", "b: b", "c: c", "d: d"], "nothing was dropped")
    }

    @Test func `A placeholder of a drop has no badge until an item replaces it [UPD-18]`() {
        let screen = stage.shown(BadgeScreen([names], layout: badgeLayout()))
        let drag = BadgeDrag(screen)
        drag.operation = .copy
        let texts = stage.failureTexts {
            stage.drag(item: screen.view.cellForItem(at: path(0))!, to: CGPoint(x: 50, y: 100))
        }
        #expect(texts == [])
        #expect(screen.view.numberOfItems(inSection: 0) == 5)
        #expect(screen.badges == names)
        stage.act("commit") {
            _ = drag.placeholder?.commitInsertion { screen.sections[0].insert("n", at: $0.item) }
        }
        #expect(screen.badgesByCell == ["a: a", "n: n", "b: b", "c: c", "d: d"])
    }

    @Test func `During a transition to a layout with badges a deleted item takes its badge along [UPD-18]`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 40)
        flow.minimumLineSpacing = 0
        let screen = stage.shown(BadgeScreen([names], layout: flow))
        #expect(screen.badges == [])
        stage.act("transition") { _ = screen.view.startInteractiveTransition(to: badgeLayout(), completion: nil) }
        let before = (0..<4).map { screen.badge($0) }
        #expect(screen.badges == names)
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["b", "c", "d"]]
                screen.view.deleteItems(at: [path(0)])
            }
        }
        #expect(texts == [])
        #expect(screen.badges == ["b", "c", "d"])
        #expect((0..<3).map { screen.badge($0) } == Array(before[1...]))
    }

    @Test
    func `The badge of a last item that comes on screen begins at the place of its number before the update [UPD-18]`()
    {
        let half = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)))
        let dotted = NSCollectionLayoutItem(layoutSize: half.layoutSize, supplementaryItems: [dot(BadgeScreen.kind)])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            subitems: [half, dotted])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let screen = stage.shown(BadgeScreen([(0..<26).map(String.init)], layout: layout))
        stage.batch(screen.view, settling: false) {
            screen.sections[0].removeFirst(2)
            screen.view.deleteItems(at: [path(0), path(1)])
        }
        #expect(screen.badge(11)?.presentedFrame.minY == 480)
        #expect(screen.badge(11)?.frame.minY == 440)
    }

    /// A compositional layout that names badges as deleted and inserted in each update.
    private final class NamingBadgeLayout: UICollectionViewCompositionalLayout {
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { deleted }
        override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { inserted }
    }

    @Test func `A badge that a compositional layout of the app names as deleted and inserted is new [UPD-17] [UPD-18]`()
    {
        let layout = NamingBadgeLayout(section: badgeSection(columns: 1, badges: true, groupBadges: false))
        let screen = stage.shown(BadgeScreen([names], layout: layout))
        let before = (0..<4).map { screen.badge($0) }
        screen.asked = []
        (layout.deleted, layout.inserted) = ([path(1)], [path(1)])
        stage.batch(screen.view, settling: false) {
            screen.sections = [["a", "b", "c", "e"]]
            screen.view.reloadItems(at: [path(3)])
        }
        #expect(screen.badge(1)?.layer.presentation()?.opacity == 0, "it appears")
        #expect(screen.badge(0)?.layer.presentation()?.opacity == 1)
        stage.settle()
        #expect(screen.asked == ["b"])
        #expect(screen.badge(1) !== before[1])
        #expect([0, 2, 3].map { screen.badge($0) } == [0, 2, 3].map { before[$0] })
        #expect(screen.view.visibleSupplementaryViews(ofKind: BadgeScreen.kind).count == 4)
    }

    @Test func `A badge that a compositional layout of the app names only as inserted replaces the one there [UPD-17]`()
    {
        let layout = NamingBadgeLayout(section: badgeSection(columns: 1, badges: true, groupBadges: false))
        let screen = stage.shown(BadgeScreen([names], layout: layout))
        let before = (0..<4).map { screen.badge($0) }
        screen.asked = []
        layout.inserted = [path(1)]
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["a", "b", "c", "e"]]
                screen.view.reloadItems(at: [path(3)])
            }
        }
        #expect(texts == [])
        #expect(screen.asked == ["b"])
        #expect(screen.badge(1) !== before[1])
        #expect([0, 2, 3].map { screen.badge($0) } == [0, 2, 3].map { before[$0] })
        #expect(screen.view.visibleSupplementaryViews(ofKind: BadgeScreen.kind).count == 4)
    }

    // MARK: - Views that the layout names

    /// radar 30510010, https://stackoverflow.com/questions/41820776
    @Test(arguments: [Preset.iOS9, .iOS13, .iOS18])
    func `Supplementary views that a layout names as deleted leave, and later ones of the kind move down [UPD-17]`(
        preset: Preset
    ) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let screen = stage.shown(BadgeScreen([["a", "b", "c"]], layout: TagLayout()))
        let old = (0..<3).map { screen.badge($0) }
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["b", "c"]]
                screen.view.deleteItems(at: [path(0)])
            }
        }
        #expect(texts == [])
        #expect(screen.badgesByCell.count == 2)
        #expect(screen.badges == ["b", "c"])
        #expect((0..<2).map { screen.badge($0) } == Array(old[1...]))
    }

    @Test func `Supplementary views that a layout names as inserted are new, and later ones move up [UPD-17]`() {
        let screen = stage.shown(BadgeScreen([["a", "b", "c"]], layout: TagLayout()))
        screen.asked = []
        stage.batch(screen.view, settling: false) {
            screen.sections = [["n", "a", "b", "c"]]
            screen.view.insertItems(at: [path(0)])
        }
        #expect(screen.badges == ["n", "a", "b", "c"])
        #expect(screen.asked == ["n"])
        #expect(screen.badge(0)?.layer.presentation()?.opacity == 0)
        #expect(screen.badge(1)?.presentedFrame.minY == 0)
    }

    @Test func `A named list's view that comes on screen begins at the place of its item before the update [UPD-17]`() {
        let screen = stage.shown(BadgeScreen([(0..<20).map(String.init)], layout: TagLayout()))
        // After a scroll the attributes of the next items are known.
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 200))
        stage.scroll(screen.view, to: .zero)
        stage.batch(screen.view, settling: false) {
            screen.sections[0].removeFirst(2)
            screen.view.deleteItems(at: [path(0), path(1)])
        }
        #expect(screen.badge(11)?.presentedFrame.minY == 520)
        #expect(screen.badge(11)?.frame.minY == 440)
    }

    @Test func `Named views are counted in the section that moves, and in each section and kind alone [UPD-17]`() {
        let screen = stage.shown(BadgeScreen([["a", "b"], ["c", "d", "e"]], layout: TagLayout()))
        let (b, e) = (screen.badge(1), screen.badge(2, 1))
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["x"], ["d", "e", "y"], ["a", "b"]]
                screen.view.insertSections([0])
                screen.view.moveSection(0, toSection: 2)
                screen.view.deleteItems(at: [path(0, 1)])
                screen.view.insertItems(at: [path(2, 1)])
            }
        }
        #expect(texts == [])
        #expect(screen.badges == ["x", "d", "e", "y", "a", "b"])
        #expect(screen.badge(1, 2) === b)
        #expect(screen.badge(1, 1) === e)
    }

    /// radar 21401502: iOS 8.3 and 9
    @Test func `Supplementary views of items keep paths and content if the layout names none of them [UPD-17]`() {
        let layout = TagLayout()
        layout.namesTags = false
        let screen = stage.shown(BadgeScreen([["a", "b", "c"]], layout: layout))
        stage.batch(screen.view) {
            screen.sections = [["n", "a", "b", "c"]]
            screen.view.insertItems(at: [path(0)])
        }
        #expect(screen.badges == ["a", "b", "c", "c"])
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.sections = [["a", "b", "c"]]
                screen.view.deleteItems(at: [path(0)])
            }
        }
        #expect(
            texts == [
                """
                no UICollectionViewLayoutAttributes instance for \
                -layoutAttributesForSupplementaryElementOfKind: badge at path {length = 2, path = 0 - 3}
                """
            ])
    }
}
