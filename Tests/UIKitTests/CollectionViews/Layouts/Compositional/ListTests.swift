import Offscreen
import Testing
import UIKit

@MainActor @Suite("Lists")
struct ListTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    /// A list cell that is as tall as its item's number says.
    private final class Row: UICollectionViewListCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 44 + CGFloat(layoutAttributes.indexPath.item) * 10
            return layoutAttributes
        }
    }

    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    private func shown(_ configuration: UICollectionLayoutListConfiguration, _ counts: [Int] = [3, 2]) -> CompositionalScreen {
        CompositionalScreen(
            UICollectionViewCompositionalLayout.list(using: configuration), counts, kinds: [header, footer], cell: Row.self
        ).shown()
    }

    private func row(_ screen: CompositionalScreen, _ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
        screen.view.cellForItem(at: IndexPath(item: item, section: section)) as! UICollectionViewListCell
    }

    /// Separators of a row, as "x y width height".
    private func lines(_ screen: CompositionalScreen, _ item: Int, _ section: Int = 0) -> [String] {
        row(screen, item, section).subviews.filter { $0.frame.height == 0.5 }.map { screen.text($0.frame) }
    }

    @Test func `Rows are as wide as their list and as tall as their cells ask for`() {
        #expect(shown(Configuration(appearance: .plain)).cells() == ["0 0 320 44", "0 44 320 54", "0 98 320 64"])
        #expect(shown(Configuration(appearance: .insetGrouped)).cells()[1] == "16 44 288 54")
        #expect(shown(Configuration(appearance: .sidebar)).cells()[1] == "10 44 300 54")
    }

    @Test func `Headers and footers are where the configuration asks for them; those of plain lists stay in sight`() {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let screen = shown(configuration, [3, 20])
        #expect(screen.extra(header) == "0 0 320 28" && screen.cells()[0] == "0 28 320 44" && screen.extra(footer) == "0 190 320 28")
        screen.stage.scroll(screen.view, by: 60)
        #expect(screen.extra(header) == "0 60 320 28")
        let attributes = screen.layout.layoutAttributesForSupplementaryView(ofKind: footer, at: IndexPath(item: 0, section: 1))
        #expect(attributes?.zIndex == 200 || attributes?.zIndex == 1_000_000_200)
        var grouped = Configuration(appearance: .grouped)
        grouped.headerMode = .supplementary
        let other = shown(grouped, [3, 20])
        other.stage.scroll(other.view, by: 60)
        #expect(other.extra(header) == "0 0 320 17.5")
    }

    @Test func `Padding above a header is above it in every section`() {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = 12
        let screen = shown(configuration, [1, 1])
        #expect(screen.extra(header) == "0 12 320 28" && screen.cells()[0] == "0 40 320 44" && screen.extra(header, 0, 1) == "0 96 320 28")
    }

    @Test func `Rows have a line below, from their content to the edge`() {
        let plain = shown(Configuration(appearance: .plain))
        #expect(lines(plain, 0) == ["16 43.5 304 0.5"] && lines(plain, 2) == ["16 63.5 304 0.5"])
        let inset = shown(Configuration(appearance: .insetGrouped))
        #expect(lines(inset, 0) == ["16 43.5 272 0.5"] && lines(inset, 2) == [])
        #expect(lines(shown(Configuration(appearance: .sidebar)), 0) == [])
        var none = Configuration(appearance: .plain)
        none.showsSeparators = false
        #expect(lines(shown(none), 0) == [])
    }

    @Test func `A handler changes the lines of single rows`() {
        var configuration = Configuration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 {
                separators.topSeparatorVisibility = .visible
                separators.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7)
            }
            if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            return separators
        }
        let screen = shown(configuration)
        #expect(lines(screen, 0) == ["5 0 308 0.5", "16 43.5 304 0.5"] && lines(screen, 1) == [] && lines(screen, 2).count == 1)
        #expect(row(screen, 0).separatorLayoutGuide.layoutFrame == CGRect(x: 16, y: 0, width: 304, height: 44))
    }

    @Test func `The first item may be the header, which has no line`() {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let screen = shown(configuration)
        #expect(lines(screen, 0) == [] && lines(screen, 1).count == 1)
    }

    @Test func `A new last row loses its line to the list's end`() {
        let screen = shown(Configuration(appearance: .insetGrouped))
        screen.stage.act("delete") {
            screen.counts[0] = 2
            screen.view.performBatchUpdates { screen.view.deleteItems(at: [IndexPath(item: 2, section: 0)]) }
        }
        #expect(lines(screen, 0).count == 1 && lines(screen, 1) == [])
    }

    @Test func `Defaults are the list's`() {
        let configuration = Configuration(appearance: .plain)
        #expect(configuration.headerMode == .none && configuration.footerMode == .none && configuration.headerTopPadding == nil)
        #expect(configuration.showsSeparators && !Configuration(appearance: .sidebar).showsSeparators)
        #expect(configuration.separatorConfiguration.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(UIListSeparatorConfiguration(listAppearance: .plain) == UIListSeparatorConfiguration(listAppearance: .plain))
        let screen = shown(configuration)
        #expect(
            row(screen, 0).defaultContentConfiguration() == .cell() && row(screen, 0).defaultBackgroundConfiguration() == .listPlainCell())
        #expect(row(screen, 0).indentationWidth == 10 && row(screen, 0).indentsAccessories && row(screen, 0).accessories.isEmpty)
    }

    @Test func `What is not modelled says so`() {
        let stage = Stage(width: 10, height: 10)
        stage.act("configure") {
            var configuration = Configuration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: []) }
            configuration.backgroundColor = .red
            configuration.backgroundColor = nil
        }
        let trace = stage.recording.trace
        #expect(trace.contains("UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider"))
        #expect(trace.components(separatedBy: "UICollectionLayoutListConfiguration.backgroundColor").count == 2)
    }
}

@MainActor @Suite("Accessories of rows")
struct AccessoryTests {
    private func cell(_ accessories: [UICellAccessory], _ prepare: (UICollectionViewListCell) -> Void = { _ in })
        -> UICollectionViewListCell
    {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.accessories = accessories
        prepare(cell)
        cell.layoutIfNeeded()
        return cell
    }

    /// Start and width of everything beside the content, then the content's.
    private func places(_ cell: UICollectionViewListCell) -> [String] {
        (cell.subviews.filter { $0 !== cell.contentView } + [cell.contentView]).map { "\(Int($0.frame.minX)) \(Int($0.frame.width))" }
    }

    @Test func `Trailing ones stand from the edge: custom view, label, check mark, arrow`() {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let custom = UICellAccessory.customView(
            configuration: UICellAccessory.CustomViewConfiguration(customView: dot, placement: .trailing()))
        // In any order; margins of 8 outside of lists.
        let cell = cell([.disclosureIndicator(), .checkmark(), custom])
        #expect(places(cell) == ["214 24", "246 24", "278 14", "0 214"])
        #expect(dot.center == CGPoint(x: 12, y: 22))
    }

    @Test func `Leading ones are wider apart`() {
        let cell = cell([.outlineDisclosure(), .multiselect(displayed: .always)])
        #expect(places(cell) == ["8 24", "48 14", "62 238"])
    }

    @Test func `Some are only there while editing, hidden ones take no room`() {
        var options = UICellAccessory.CheckmarkOptions()
        options.isHidden = true
        #expect(places(cell([.delete(), .reorder(), .checkmark(options: options)])) == ["0 300"])
        #expect(places(cell([.disclosureIndicator(displayed: .whenNotEditing)])).count == 2)
    }

    @Test func `Widths can be reserved`() {
        var options = UICellAccessory.CheckmarkOptions()
        options.reservedLayoutWidth = .custom(50)
        #expect(places(cell([.checkmark(options: options)])) == ["242 50", "0 242"])
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 10))
        let custom = UICellAccessory.customView(
            configuration: UICellAccessory.CustomViewConfiguration(
                customView: view, placement: .leading(), reservedLayoutWidth: .actual, maintainsFixedSize: true))
        #expect(places(cell([custom])) == ["8 33", "41 259"])
    }

    @Test func `A view of one's own stands before or behind another`() {
        func order(_ position: @escaping UICellAccessory.Placement.Position) -> CGFloat {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let custom = UICellAccessory.customView(
                configuration: UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing(at: position)))
            let cell = cell([.checkmark(), .disclosureIndicator(), custom])
            return view.convert(CGPoint(x: 5, y: 5), to: cell).x
        }
        #expect(order(UICellAccessory.Placement.position(before: .checkmark())) == 226)
        #expect(order(UICellAccessory.Placement.position(after: .checkmark())) == 258)
        #expect(order(UICellAccessory.Placement.position(after: .disclosureIndicator())) == 280)
    }

    @Test func `A label is as wide as its text`() {
        let cell = cell([.label(text: "12")])
        let label = UILabel(frame: .zero)
        label.text = "12"
        #expect(places(cell)[0] == "\(Int(292 - label.intrinsicContentSize.width)) \(Int(label.intrinsicContentSize.width))")
    }

    @Test func `Indentation moves the content, and the accessories with it if asked`() {
        let deep = cell([.outlineDisclosure()]) { $0.indentationLevel = 2 }
        #expect(places(deep) == ["28 14", "42 258"])
        let shallow = cell([.outlineDisclosure()]) {
            $0.indentationLevel = 2
            $0.indentationWidth = 15
            $0.indentsAccessories = false
        }
        #expect(places(shallow) == ["8 14", "52 248"])
    }

    @Test func `A touch on a detail button calls its handler and does not select the row`() {
        var touched = 0
        let screen = CompositionalScreen(
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)), [1],
            cell: UICollectionViewListCell.self
        ).shown()
        let row = screen.view.cellForItem(at: IndexPath(item: 0, section: 0)) as! UICollectionViewListCell
        screen.stage.act("accessories") { row.accessories = [.detail(actionHandler: { touched += 1 })] }
        screen.stage.tap(at: CGPoint(x: 290, y: 20))
        #expect(touched == 1 && screen.view.indexPathsForSelectedItems == [])
        screen.stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(touched == 1 && screen.view.indexPathsForSelectedItems?.count == 1)
    }

    @Test func `Types of accessories tell views apart`() {
        let view = UIView(frame: .zero)
        func custom(_ view: UIView) -> UICellAccessory {
            .customView(configuration: UICellAccessory.CustomViewConfiguration(customView: view, placement: .leading()))
        }
        #expect(custom(view).accessoryType == .customView(view) && custom(view).accessoryType != custom(UIView(frame: .zero)).accessoryType)
        #expect(UICellAccessory.checkmark().accessoryType == .checkmark && UICellAccessory.reorder().accessoryType == .reorder)
    }
}
