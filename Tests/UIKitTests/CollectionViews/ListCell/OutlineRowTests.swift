import Offscreen
import Testing

@testable import UIKit

/// Rows with an outline disclosure: where the arrow stands, and what a touch on the row does. Apple's
/// pages of `UICellAccessoryOutlineDisclosure` and of its styles describe both.
@MainActor struct OutlineRowTests {
    private typealias Style = UICellAccessory.OutlineDisclosureOptions.Style

    /// A list of the item "fruit" with the children "apple" and "pear".
    @MainActor private final class Outline: NSObject, UICollectionViewDelegate {
        let stage: Stage
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, String>
        var selected: [IndexPath] = []

        init(
            headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none,
            content: UIListContentConfiguration = .cell(), isMirrored: Bool = false,
            _ accessories: @escaping () -> [UICellAccessory]
        ) {
            let stage = Stage(width: 320, height: 480, behavior: .iOS18)
            if isMirrored { stage.layoutDirection = .rightToLeft }
            let view = stage.run {
                var list = UICollectionLayoutListConfiguration(appearance: .plain)
                list.headerMode = headerMode
                let layout = UICollectionViewCompositionalLayout.list(using: list)
                return UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            }
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = item == "fruit" ? content : .cell()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = item == "fruit" ? accessories() : []
            }
            source = stage.run {
                UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                    view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                }
            }
            (self.stage, self.view) = (stage, view)
            super.init()
            view.delegate = self
            stage.show(view)
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["fruit"])
            snapshot.append(["apple", "pear"], to: "fruit")
            stage.act("apply") { source.apply(snapshot, to: 0, animatingDifferences: false) }
            stage.settle()
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }

        var count: Int { view.numberOfItems(inSection: 0) }

        /// Taps in the middle of the first row, where there is no accessory.
        func tapRow() {
            if let row = view.cellForItem(at: [0, 0]) { stage.tap(row) }
            stage.settle()
        }
    }

    private func outline(
        _ style: Style, headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none,
        content: UIListContentConfiguration = .cell(), displayed: UICellAccessory.DisplayedState = .always
    ) -> Outline {
        Outline(headerMode: headerMode, content: content) {
            [.outlineDisclosure(displayed: displayed, options: .init(style: style))]
        }
    }

    @Test func `An outline disclosure is at the trailing edge, and a tap there expands its item [LIST-09]`()
        throws
    {
        let outline = outline(.cell)
        let arrow = try outline.stage.accessory(.outlineDisclosure, at: [0, 0])
        #expect(arrow.frame == CGRect(290, 0, 14, 44))
        #expect(outline.count == 1)
        outline.stage.tap(at: CGPoint(297, 22))
        outline.stage.settle()
        #expect(outline.count == 3)
        try outline.stage.tap(accessory: .outlineDisclosure, at: [0, 0])
        outline.stage.settle()
        #expect(outline.count == 1)
        #expect(outline.selected.isEmpty)
    }

    @Test func `The handlers of a section snapshot are called before its item expands or collapses`() throws {
        let outline = outline(.cell)
        var calls: [String] = []
        var handlers = outline.source.sectionSnapshotHandlers
        handlers.willExpandItem = { calls.append("expands \($0), \(outline.source.snapshot(for: 0).isExpanded($0))") }
        handlers.willCollapseItem = {
            calls.append("collapses \($0), \(outline.source.snapshot(for: 0).isExpanded($0))")
        }
        outline.source.sectionSnapshotHandlers = handlers
        for _ in 1...2 {
            try outline.stage.tap(accessory: .outlineDisclosure, at: [0, 0])
            outline.stage.settle()
        }
        #expect(calls == ["expands fruit, false", "collapses fruit, true"])
    }

    @Test func `From right to left an outline disclosure is at the left edge [LIST-09]`() throws {
        let outline = Outline(isMirrored: true) { [.outlineDisclosure(options: .init(style: .cell))] }
        #expect(try outline.stage.accessory(.outlineDisclosure, at: [0, 0]).frame == CGRect(16, 0, 14, 44))
    }

    @Test func `A tap on a row whose outline disclosure has the style of cells selects the row [LIST-10]`() {
        let outline = outline(.cell)
        outline.tapRow()
        #expect(outline.count == 1)
        #expect(outline.selected == [[0, 0]])
    }

    @Test func `A tap anywhere on a row with the style of headers expands it and does not select it [LIST-10]`() {
        let outline = outline(.header)
        outline.tapRow()
        #expect(outline.count == 3)
        #expect(outline.selected.isEmpty)
        #expect(outline.view.indexPathsForSelectedItems?.isEmpty == true)
        outline.tapRow()
        #expect(outline.count == 1)
        outline.stage.tap(at: CGPoint(297, 22))
        outline.stage.settle()
        #expect(outline.count == 3)
        outline.stage.tap(at: CGPoint(100, 66))
        #expect(outline.selected == [[0, 1]])
    }

    @Test func `A row with the style of headers is not highlighted while it is touched [LIST-10]`() {
        let outline = outline(.header)
        outline.stage.touchDown(at: CGPoint(100, 22))
        #expect(outline.view.cellForItem(at: [0, 0])?.isHighlighted == false)
        outline.stage.touchUp()
        outline.stage.settle()
        #expect(outline.count == 3)
    }

    @Test func `A touch that leaves the row, and one that becomes a drag, expand nothing [LIST-10]`() {
        let outline = outline(.header)
        outline.stage.touchDown(at: CGPoint(100, 22))
        outline.stage.touchMove(to: CGPoint(100, 300))
        outline.stage.touchUp()
        outline.stage.settle()
        #expect(outline.count == 1)
        outline.stage.touchDown(at: CGPoint(100, 22))
        outline.stage.touchCancel()
        outline.stage.settle()
        #expect(outline.count == 1)
    }

    @Test func `The automatic style is header in the header of a section, and cell elsewhere [LIST-10]`() {
        let row = outline(.automatic)
        row.tapRow()
        #expect(row.count == 1)
        #expect(row.selected == [[0, 0]])
        let headers = [
            outline(.automatic, headerMode: .firstItemInSection), outline(.automatic, content: .sidebarHeader()),
        ]
        for header in headers {
            header.tapRow()
            #expect(header.count == 3)
            #expect(header.selected.isEmpty)
        }
    }

    @Test func `A row whose disclosure is not displayed can be selected, whatever the style [LIST-10]`() {
        let outline = outline(.header, displayed: .whenEditing)
        outline.tapRow()
        #expect(outline.count == 1)
        #expect(outline.selected == [[0, 0]])
    }

    @Test func `A tap anywhere on a row with the style of headers calls its handler [LIST-10]`() {
        var calls = 0
        let outline = Outline {
            [.outlineDisclosure(options: .init(style: .header), actionHandler: { calls += 1 })]
        }
        outline.tapRow()
        #expect(calls == 1)
        #expect(outline.count == 1)
    }

    @Test func `A switch and a detail button in a row with the style of headers receive their own taps`() throws {
        var details = 0
        let control = UISwitch()
        let outline = Outline {
            [
                .outlineDisclosure(options: .init(style: .header)), .detail(actionHandler: { details += 1 }),
                .customView(configuration: .init(customView: control, placement: .trailing())),
            ]
        }
        try outline.stage.tap(accessory: .customView(control), at: [0, 0])
        try outline.stage.tap(accessory: .detail, at: [0, 0])
        outline.stage.settle()
        #expect(control.isOn)
        #expect(details == 1)
        #expect(outline.count == 1)
    }
}
