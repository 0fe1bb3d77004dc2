import Offscreen
import Testing
import UIKit

@MainActor struct NotModelledTests {
    /// The members that are logged as not modelled, in order.
    private func notModelled(_ stage: Stage) -> [String] {
        stage.recording.trace.split(separator: "\n").compactMap { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            return text.hasPrefix("not modelled: ") ? String(text.dropFirst(14)) : nil
        }
    }

    @Test
    func
        `Setting remembersLastFocusedIndexPath or isSpringLoaded and using a nib have no effect and leave lines in the trace`()
    {
        let stage = Stage(width: 100, height: 100)
        let screen = stage.shown(GridScreen([1]))
        stage.act("try") {
            (screen.view.remembersLastFocusedIndexPath, screen.view.isSpringLoaded) = (true, true)
            screen.view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "nib")
            screen.view.register(
                UINib(nibName: "Header", bundle: nil), forSupplementaryViewOfKind: "header", withReuseIdentifier: "nib")
            #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
        #expect(!screen.view.remembersLastFocusedIndexPath)
        #expect(!screen.view.isSpringLoaded)
        #expect(
            notModelled(stage) == [
                "UICollectionView.remembersLastFocusedIndexPath", "UICollectionView.isSpringLoaded",
                "UICollectionView.register(_: UINib, forCellWithReuseIdentifier:)",
                "UICollectionView.register(_: UINib, forSupplementaryViewOfKind:withReuseIdentifier:)",
                "UINib.instantiate(withOwner:options:)",
            ])
    }

    @Test func `Registering a nil nib unregisters cells, headers and decorations`() {
        let (stage, grid) = (Stage(width: 100, height: 100), GridScreen([1]))
        grid.view.register(nil as UINib?, forCellWithReuseIdentifier: "cell")
        #expect(stage.failures { stage.show(grid.view) }.first?.text.contains("with identifier cell") == true)
        let (header, screen) = (UICollectionView.elementKindSectionHeader, ListScreen("a"))
        screen.layout.headerReferenceSize = CGSize(width: 100, height: 10)
        screen.view.register(nil as UINib?, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
        #expect(stage.failures { stage.show(screen.view) }.first?.text.contains("with identifier header") == true)
        let layout = EditedFlowLayout()
        layout.extra = { _ in
            [UICollectionViewLayoutAttributes(decoration: "card", frame: CGRect(x: 0, y: 0, width: 100, height: 100))]
        }
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
        layout.register(nil as UINib?, forDecorationViewOfKind: "card")
        let decorated = GridScreen([1], layout: layout)
        #expect(
            stage.failures { stage.show(decorated.view) }.first?.text.contains("decoration view of kind: card") == true)
    }

    @Test
    func
        `Configuration members that are not modelled log a line only if they are set to something other than nil, 0 or an empty set`()
    {
        func said(_ action: () -> Void) -> [String] {
            let stage = Stage(width: 100, height: 100)
            stage.act("set", action)
            return notModelled(stage)
        }
        func expect(_ name: String, _ sets: () -> Void, _ unsets: () -> Void) {
            #expect(said(sets) == [name], "\(name)")
            #expect(said(unsets) == [], "\(name)")
        }
        func expectOfLists(
            _ name: String, _ sets: (inout UICollectionLayoutListConfiguration) -> Void,
            _ unsets: (inout UICollectionLayoutListConfiguration) -> Void
        ) {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            expect("UICollectionLayoutListConfiguration.\(name)", { sets(&list) }, { unsets(&list) })
        }
        func background(_ change: (inout UIBackgroundConfiguration) -> Void) {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var configuration = UIBackgroundConfiguration.clear()
            change(&configuration)
            cell.backgroundConfiguration = configuration
            cell.layoutIfNeeded()
        }
        let effect = UIBlurEffect(style: .regular)
        var lines = UIListSeparatorConfiguration(listAppearance: .plain)
        expectOfLists("backgroundColor", { $0.backgroundColor = .red }, { $0.backgroundColor = nil })
        expectOfLists(
            "contentHuggingElements", { $0.contentHuggingElements = .supplementaryHeader },
            { $0.contentHuggingElements = [] })
        expectOfLists(
            "leadingSwipeActionsConfigurationProvider", { $0.leadingSwipeActionsConfigurationProvider = { _ in nil } },
            { $0.leadingSwipeActionsConfigurationProvider = nil })
        expectOfLists(
            "trailingSwipeActionsConfigurationProvider",
            { $0.trailingSwipeActionsConfigurationProvider = { _ in nil } },
            { $0.trailingSwipeActionsConfigurationProvider = nil })
        expect(
            "UIListSeparatorConfiguration.visualEffect", { lines.visualEffect = effect }, { lines.visualEffect = nil })
        expect(
            "UIBackgroundConfiguration.visualEffect", { background { $0.visualEffect = effect } },
            { background { $0.visualEffect = nil } })
        expect(
            "UIBackgroundConfiguration.strokeOutset", { background { $0.strokeOutset = 1 } },
            { background { $0.strokeOutset = 0 } })
        expect(
            "UICellAccessory.popUpMenu", { _ = UICellAccessory.popUpMenu(UIMenu()) }, { _ = UICellAccessory.detail() })
    }

    @Test func `A tap on a delete accessory without a handler logs that such an accessory is not modelled`() throws {
        let screen = GridScreen([1], itemSize: CGSize(width: 300, height: 44), cell: UICollectionViewListCell.self)
        let stage = Stage(width: 300, height: 100)
        stage.show(screen.view)
        let cell = try #require(screen.cell(0) as? UICollectionViewListCell)
        stage.act("accessory") { cell.accessories = [.delete(displayed: .always), .insert(displayed: .always)] }
        stage.tap(at: CGPoint(x: 20, y: 22))
        #expect(stage.recording.trace.contains("not modelled: UICellAccessory.delete without an actionHandler"))
        #expect(screen.view.indexPathsForSelectedItems == [])
    }
}
