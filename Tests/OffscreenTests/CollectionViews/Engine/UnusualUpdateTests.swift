import Offscreen
import Testing
import UIKit

/// Layout hooks in which an app may do something unexpected during an update.
private enum Hook: String, CaseIterable { case prepareUpdates, finalize, initial, final, target, paths }
private enum Action: String, CaseIterable { case layOut, invalidateAndLayOut, reload, setOffset, scroll, insert }

@MainActor
private final class HookedLayout: ListScreen.Layout {
    var hook: Hook?
    var action: (() -> Void)?
    private func performAction(in current: Hook) {
        guard hook == current, let action else { return }
        self.action = nil
        action()
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        performAction(in: .prepareUpdates)
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        performAction(in: .finalize)
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        performAction(in: .initial)
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        performAction(in: .final)
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        performAction(in: .target)
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        performAction(in: .paths)
        return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
    }
}

@MainActor struct UnusualUpdateTests {
    private let stage = Stage(width: 100, height: 200)

    @Test(arguments: Hook.allCases, Action.allCases)
    private func
        `If the app makes an unexpected call in a layout method during an update, the screen still shows the data [UPD-15]`(
            hook: Hook, action: Action
        )
    {
        let places = [.insert, .scroll].contains(action) ? [true] : [false, true]
        for hasWindow in places where action != .insert || hook != .paths { update(hook, action, hasWindow) }
    }

    private func update(_ hook: Hook, _ action: Action, _ hasWindow: Bool) {
        let (stage, layout) = (Stage(width: 100, height: 200), HookedLayout())
        let screen = ListScreen(count: 12, layout: layout)
        layout.headerReferenceSize = CGSize(width: 100, height: 10)
        screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        if hasWindow { stage.show(screen.view) } else { stage.run { screen.view.layoutIfNeeded() } }
        var finished: [Bool] = []
        layout.hook = hook
        layout.action = { [unowned screen] in
            switch action {
            case .layOut: screen.view.layoutIfNeeded()
            case .invalidateAndLayOut:
                screen.layout.invalidateLayout()
                screen.view.layoutIfNeeded()
            case .reload: screen.view.reloadData()
            case .setOffset: screen.view.contentOffset.y = 60
            case .scroll: UIView.animate(withDuration: 0.2) { screen.view.contentOffset.y = 45 }
            case .insert:
                screen.view.performBatchUpdates({ screen.insert("y", at: 0) }, completion: { finished.append($0) })
            }
        }
        let texts = stage.failureTexts {
            screen.view.performBatchUpdates {
                screen.delete(3)
                screen.insert("x", at: 1)
            } completion: {
                finished.append($0)
            }
        }
        #expect(texts.isEmpty)
        stage.settle()
        stage.run { screen.view.layoutIfNeeded() }
        stage.settle()
        if action == .insert { #expect(finished == [true, true]) }
        let shown = screen.view.indexPathsForVisibleItems
        let cells = shown.compactMap { screen.cell($0.item) }
        let place = hasWindow ? "in a window" : "outside a window"
        #expect(shown.count >= 4, "\(place)")
        #expect(cells.map(\.name) == shown.map { screen.sections[0][$0.item] }, "\(place)")
        #expect(
            cells.map(\.frame) == shown.compactMap { screen.view.layoutAttributesForItem(at: $0)?.frame }, "\(place)")
        #expect(cells.map(\.alpha) == shown.map { _ in 1 }, "\(place)")
        let seen = screen.view.seenSubviews.filter { $0 is ListScreen.Cell }
        #expect(Set(seen.map(ObjectIdentifier.init)) == Set(cells.map(ObjectIdentifier.init)), "\(place)")
    }

    @Test
    func
        `An update before the first load succeeds without a data source, with a zero frame or in a compositional layout [UPD-05]`()
    {
        let plain = stage.run { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        let screen = ListScreen("a")
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let other = ListScreen("a", "b")
        other.view.frame.size = CGSize(width: 100, height: 100)
        stage.run { other.view.setCollectionViewLayout(layout, animated: false) }
        for (number, view) in [plain, screen.view, other.view].enumerated() {
            #expect(stage.failureTexts { view.performBatchUpdates(nil) }.isEmpty, "view \(number)")
        }
        #expect(other.view.contentSize == CGSize(width: 100, height: 60))
        for view in [other.view, screen.view] { stage.show(view) }
        #expect(screen.shown == [["a"]])
        #expect(other.shown == [["a", "b"]])
    }

    @Test func `A refused update before the first load does not affect the next update [UPD-05]`() {
        let screen = stage.run { ListScreen("a") }
        let texts = stage.failureTexts {
            screen.view.performBatchUpdates { screen.view.insertItems(at: [path(0)]) }
            screen.view.performBatchUpdates {
                screen.view.deleteItems(at: [path(0)])
                screen.view.reloadItems(at: [path(0)])
            }
            screen.view.performBatchUpdates { screen.insert("b", at: 1) }
        }
        stage.show(screen.view)
        let text = "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"
        #expect(texts.count == 2)
        #expect(texts.last == text)
        #expect(screen.shown == [["a", "b"]])
    }

    @Test func `When a section is deleted, the headers of the next sections animate from their old places [UPD-03]`() {
        let screen = ListScreen([["a", "b", "c"], ["d", "e"], ["f", "g"]])
        screen.layout.headerReferenceSize = CGSize(width: 100, height: 20)
        stage.show(screen.view)
        stage.batch(screen.view, settling: false) {
            screen.sections.removeFirst()
            screen.view.deleteSections([0])
        }
        let headers = screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.presentedFrame.minY).sorted() == [140, 240])
    }
}
