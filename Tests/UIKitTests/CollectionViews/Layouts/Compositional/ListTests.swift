import Offscreen
import Testing

@testable import UIKit

@MainActor struct ListTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    /// A list cell whose height depends on the number of its item.
    private final class Row: UICollectionViewListCell {
        override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            given.size.height = 44 + CGFloat(given.indexPath.item) * 10
            return given
        }
    }

    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    private func shown(
        _ appearance: Configuration.Appearance = .plain, _ counts: [Int] = [3, 2],
        _ change: (inout Configuration) -> Void = { _ in }
    ) -> CompositionalScreen {
        var configuration = Configuration(appearance: appearance)
        change(&configuration)
        return CompositionalScreen(.list(using: configuration), counts, kinds: barKinds, cell: Row.self).shown()
    }

    private func row(_ screen: CompositionalScreen, _ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
        screen.view.cellForItem(at: [section, item]) as! UICollectionViewListCell
    }

    /// Returns the separators of a row, as "x y width height".
    private func lines(_ screen: CompositionalScreen, _ item: Int, _ section: Int = 0) -> [String] {
        row(screen, item, section).subviews.filter { $0.frame.height == 0.5 }.map { $0.frame.figures() }
    }

    @Test func `Rows of a list fill the width between the section's insets and are as tall as their cells prefer`() {
        #expect(shown().cells() == ["0 0 320 44", "0 44 320 54", "0 98 320 64"])
        #expect([shown(.insetGrouped), shown(.sidebar)].map { $0.cells()[1] } == ["16 61.5 288 54", "10 44 300 54"])
    }

    @Test func `A list has the headers and footers that its configuration sets, and plain lists pin them`() {
        let screen = shown(.plain, [3, 20]) { ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary) }
        let frames = [screen.supplementaryFrame(header), screen.cells()[0], screen.supplementaryFrame(footer)]
        #expect(frames == ["0 0 320 28", "0 28 320 44", "0 190 320 28"])
        screen.stage.scroll(screen.view, by: 60)
        #expect(screen.supplementaryFrame(header) == "0 60 320 28")
        // The footer of the second section is pinned as well, which puts it in front of all other
        // views.
        #expect(
            screen.layout.layoutAttributesForSupplementaryView(ofKind: footer, at: [1, 0])?.zIndex == 1_000_000_200)
        let other = shown(.grouped, [3, 20]) { $0.headerMode = .supplementary }
        other.stage.scroll(other.view, by: 60)
        #expect(other.supplementaryFrame(header) == "0 0 320 17.5")
    }

    @Test func `The header top padding of a list with supplementary headers applies in every section`() {
        let screen = shown(.plain, [1, 1]) { ($0.headerMode, $0.headerTopPadding) = (.supplementary, 12) }
        let frames = [screen.supplementaryFrame(header), screen.cells()[0], screen.supplementaryFrame(header, 0, 1)]
        #expect(frames == ["0 12 320 28", "0 40 320 44", "0 96 320 28"])
    }

    @Test
    func
        `By default a row that is no header has a separator below it, except in a sidebar or at the end of an inset grouped section`()
    {
        let (plain, inset) = (shown(), shown(.insetGrouped))
        #expect(lines(plain, 0) == ["16 43.5 304 0.5"])
        #expect(lines(plain, 2) == ["16 63.5 304 0.5"])
        #expect(lines(inset, 0) == ["16 43.5 272 0.5"])
        #expect(lines(inset, 2) == [])
        #expect(lines(shown(.sidebar), 0) == [])
        #expect(lines(shown { $0.showsSeparators = false }, 0) == [])
        let headed = shown(.insetGrouped) { $0.headerMode = .firstItemInSection }
        #expect(lines(headed, 0) == [])
        #expect(lines(headed, 1).count == 1)
    }

    @Test func `An item separator handler changes the separators of individual rows`() {
        let screen = shown {
            $0.itemSeparatorHandler = { path, separators in
                var separators = separators
                if path.item == 0 {
                    separators.topSeparatorVisibility = .visible
                    separators.topSeparatorInsets = NSDirectionalEdgeInsets(0, 5, 0, 7)
                }
                if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
                return separators
            }
        }
        #expect(lines(screen, 0) == ["5 0 308 0.5", "16 43.5 304 0.5"])
        #expect(lines(screen, 1) == [])
        #expect(lines(screen, 2).count == 1)
        #expect(row(screen, 0).separatorLayoutGuide.layoutFrame == CGRect(16, 0, 304, 44))
    }

    @Test func `A row that becomes the last row of a section in an inset grouped list loses its separator`() {
        let screen = shown(.insetGrouped)
        screen.stage.act("delete") {
            screen.counts[0] = 2
            screen.view.performBatchUpdates { screen.view.deleteItems(at: [IndexPath(item: 2, section: 0)]) }
        }
        #expect(lines(screen, 0).count == 1)
        #expect(lines(screen, 1) == [])
    }

    @Test func `A list configuration and its cells have UIKit's defaults`() {
        let configuration = Configuration(appearance: .plain)
        #expect(configuration.headerMode == .none)
        #expect(configuration.footerMode == .none)
        #expect(configuration.headerTopPadding == nil)
        #expect(configuration.showsSeparators)
        for appearance in [.plain, .grouped, .insetGrouped] as [Configuration.Appearance] {
            #expect(Configuration(appearance: appearance).showsSeparators, "\(appearance)")
        }
        for appearance in [.sidebar, .sidebarPlain] as [Configuration.Appearance] {
            #expect(!Configuration(appearance: appearance).showsSeparators, "\(appearance)")
        }
        #expect(configuration.separatorConfiguration.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(
            UIListSeparatorConfiguration(listAppearance: .plain) == UIListSeparatorConfiguration(listAppearance: .plain)
        )
        let screen = shown()
        let cell = row(screen, 0)
        #expect(cell.defaultContentConfiguration() == .cell())
        #expect(cell.defaultBackgroundConfiguration() == .listPlainCell())
        #expect(cell.indentationWidth == 10)
        #expect(cell.indentsAccessories)
        #expect(row(screen, 0).accessories.isEmpty)
    }

    /// The default contents of the cells of each section.
    private final class DefaultContents {
        var sections: [Int: Set<UIListContentConfiguration>] = [:]
    }

    @Test(arguments: [.plain, .sidebar] as [UICollectionLayoutListConfiguration.Appearance])
    func `The default content of a new cell and of a reused one is that of the section for which it is configured`(
        appearance: UICollectionLayoutListConfiguration.Appearance
    ) {
        let stage = Stage(width: 320, height: 200)
        let other: Configuration.Appearance = appearance == .plain ? .sidebar : .plain
        let layout = UICollectionViewCompositionalLayout { section, environment in
            .list(
                using: Configuration(appearance: section == 0 ? appearance : other), layoutEnvironment: environment)
        }
        let contents = DefaultContents()
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, _ in
            contents.sections[path.section, default: []].insert(cell.defaultContentConfiguration())
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(Array(0..<20), toSection: 0)
        snapshot.appendItems(Array(20..<40), toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        stage.show(view)
        stage.scroll(view, by: 800)
        stage.scroll(view, by: 800)
        stage.scroll(view, by: -1600)
        func standard(_ appearance: Configuration.Appearance) -> Set<UIListContentConfiguration> {
            [appearance == .plain ? .cell() : .sidebarCell()]
        }
        #expect(contents.sections == [0: standard(appearance), 1: standard(other)])
    }

    @Test func `Setting a list property that is not modelled is reported in the trace, unless the value is nil`() {
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

    @Test(
        arguments: [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
            as [UICollectionLayoutListConfiguration.Appearance], 0..<4)
    func `A right-to-left list is the mirror image of the left-to-right list`(
        appearance: UICollectionLayoutListConfiguration.Appearance, seed: Int
    ) {
        func list(_ direction: UISemanticContentAttribute) -> [CGRect] {
            var configuration = Configuration(appearance: appearance)
            configuration.headerMode = .firstItemInSection
            configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(0, 30, 0, 9)
            let screen = CompositionalScreen(.list(using: configuration), [4, 3], cell: UICollectionViewListCell.self)
            screen.view.semanticContentAttribute = direction
            screen.shown()
            screen.stage.act("accessories") {
                for case let cell as UICollectionViewListCell in screen.view.visibleCells {
                    cell.semanticContentAttribute = direction
                    cell.contentView.semanticContentAttribute = direction
                    let kinds: [UICellAccessory] = [
                        .disclosureIndicator(), .checkmark(), .outlineDisclosure(), .multiselect(displayed: .always),
                        .label(text: "ab"),
                        .reorder(displayed: .always), .delete(displayed: .always),
                    ]
                    cell.accessories = kinds.enumerated().filter { ($0.offset * 7 + seed) % 3 != 0 }.map(\.element)
                    cell.indentationLevel = seed
                    cell.indentsAccessories = seed % 2 == 0
                }
            }
            var frames: [CGRect] = []
            func collect(_ view: UIView, _ level: Int) {
                for child in view.subviews where !child.isHidden && child.alpha > 0 {
                    frames.append(child.convert(child.bounds, to: screen.view))
                    if level < 1 { collect(child, level + 1) }
                }
            }
            collect(screen.view, 0)
            return frames
        }
        let (left, right) = (list(.forceLeftToRight), list(.forceRightToLeft))
        #expect(left.count == right.count)
        #expect(left.count > 20)
        for frame in left {
            let mirrored = CGRect(320 - frame.maxX, frame.minY, frame.width, frame.height)
            #expect(
                right.contains {
                    abs($0.minX - mirrored.minX) < 1e-6 && $0.size == mirrored.size && $0.minY == mirrored.minY
                }, "\(frame)")
        }
    }
}

@MainActor struct AccessoryTests {
    private func cell(_ accessories: [UICellAccessory], _ prepare: (UICollectionViewListCell) -> Void = { _ in })
        -> UICollectionViewListCell
    {
        let cell = UICollectionViewListCell(frame: CGRect(0, 0, 300, 44))
        cell.accessories = accessories
        prepare(cell)
        cell.layoutIfNeeded()
        return cell
    }

    private func custom(
        _ view: UIView, _ placement: UICellAccessory.Placement, width: UICellAccessory.LayoutDimension? = nil,
        keeps: Bool? = nil
    ) -> UICellAccessory {
        .customView(
            configuration: UICellAccessory.CustomViewConfiguration(
                customView: view, placement: placement, reservedLayoutWidth: width, tintColor: .red,
                maintainsFixedSize: keeps))
    }

    /// Returns the left edge and width of every view except the content view, and then of the
    /// content view.
    private func places(_ cell: UICollectionViewListCell) -> [String] {
        (cell.subviews.filter { $0 !== cell.contentView } + [cell.contentView]).map {
            "\(Int($0.frame.minX)) \(Int($0.frame.width))"
        }
    }

    @Test
    func
        `A custom reservedLayoutWidth or a label's text sets an accessory's width, and accessories not displayed take no room`()
    {
        #expect(places(cell([.delete(), .reorder(), .checkmark(options: .init(isHidden: true))])) == ["0 300"])
        #expect(places(cell([.disclosureIndicator(displayed: .whenNotEditing)])).count == 2)
        #expect(places(cell([.checkmark(options: .init(reservedLayoutWidth: .custom(50)))])) == ["242 50", "0 242"])
        let label = UILabel(frame: .zero)
        label.text = "12"
        let width = label.intrinsicContentSize.width
        #expect(places(cell([.label(text: "12")]))[0] == "\(Int(292 - width)) \(Int(width))")
    }

    @Test func `A custom accessory is placed before or after the accessory that its position names`() {
        func order(_ position: @escaping UICellAccessory.Placement.Position) -> CGFloat {
            let view = UIView(frame: CGRect(0, 0, 10, 10))
            let cell = cell([.checkmark(), .disclosureIndicator(), custom(view, .trailing(at: position))])
            return view.convert(CGPoint(5, 5), to: cell).x
        }
        #expect(order(UICellAccessory.Placement.position(before: .checkmark())) == 226)
        #expect(order(UICellAccessory.Placement.position(after: .checkmark())) == 258)
        #expect(order(UICellAccessory.Placement.position(after: .disclosureIndicator())) == 280)
    }

    @Test func `Indentation moves the content of a row, and its leading accessories if indentsAccessories is true`() {
        let mark = UICellAccessory.multiselect(displayed: .always)
        let deep = cell([mark]) { $0.indentationLevel = 2 }
        #expect(places(deep) == ["28 24", "52 248"])
        let shallow = cell([mark]) {
            ($0.indentationLevel, $0.indentationWidth, $0.indentsAccessories) = (2, 15, false)
        }
        #expect(places(shallow) == ["8 24", "62 238"])
    }

    @Test func `A tap on a detail accessory calls its handler and does not select the row`() {
        var touched = 0
        let screen = CompositionalScreen(
            .list(using: UICollectionLayoutListConfiguration(appearance: .plain)), [1],
            cell: UICollectionViewListCell.self
        ).shown()
        let row = screen.view.cellForItem(at: [0, 0]) as! UICollectionViewListCell
        screen.stage.act("a label, whose view takes no touches") { row.accessories = [.label(text: "1")] }
        screen.stage.act("accessories") { row.accessories = [.detail(actionHandler: { touched += 1 })] }
        screen.stage.tap(at: CGPoint(290, 20))
        #expect(touched == 1)
        #expect(screen.view.indexPathsForSelectedItems == [])
        screen.stage.tap(at: CGPoint(100, 20))
        #expect(touched == 1)
        #expect(screen.view.indexPathsForSelectedItems?.count == 1)
    }

    @Test func `The accessory types of two custom views are unequal`() {
        let view = UIView(frame: .zero)
        #expect(custom(view, .leading()).accessoryType == .customView(view))
        #expect(custom(view, .leading()).accessoryType != custom(UIView(frame: .zero), .leading()).accessoryType)
        #expect(UICellAccessory.checkmark().accessoryType == .checkmark)
        #expect(UICellAccessory.reorder().accessoryType == .reorder)
    }

    @Test func `System accessories have a fixed order, whatever the order in which they are given`() {
        let always = UICellAccessory.DisplayedState.always
        let trailing: [UICellAccessory] = [
            .label(text: "1"), .checkmark(), .popUpMenu(UIMenu()), .detail(), .disclosureIndicator(),
            .outlineDisclosure(), .reorder(displayed: always),
        ]
        let leading: [UICellAccessory] = [
            .delete(displayed: always), .insert(displayed: always), .multiselect(displayed: always),
        ]
        func width(_ accessory: UICellAccessory) -> CGFloat {
            switch accessory.accessoryType {
            case .label: 31
            case .disclosureIndicator, .outlineDisclosure: 14
            default: 24
            }
        }
        for (order, isLeading) in [(trailing, false), (leading, true)] {
            for (first, second) in order.indices.flatMap({ first in
                (first + 1..<order.count).map { (order[first], order[$0]) }
            }) {
                for given in [[first, second], [second, first]] {
                    let arrangement = AccessoryArrangement(
                        given, size: CGSize(300, 44), margin: 16, indent: 0, indentsAccessories: true, isEditing: false,
                        width: { _ in 31 })
                    #expect(
                        arrangement.placedAccessories.map(\.accessory.accessoryType) == [
                            first.accessoryType, second.accessoryType,
                        ])
                    let gap: CGFloat =
                        if isLeading {
                            16
                        } else if second.accessoryType == .reorder {
                            17
                        } else {
                            8
                        }
                    let start = isLeading ? 16 : 284 - width(second) - gap - width(first)
                    let secondStart = start + width(first) + gap
                    let end = secondStart + width(second)
                    let frames = [CGRect(start, 0, width(first), 44), CGRect(secondStart, 0, width(second), 44)]
                    #expect(arrangement.placedAccessories.map(\.frame) == frames)
                    #expect(
                        arrangement.content == (isLeading ? CGRect(end, 0, 300 - end, 44) : CGRect(0, 0, start, 44)))
                }
            }
        }
    }

    @Test
    func
        `Each system accessory stores its visibility, width and tint color, and the editing states in which it is displayed`()
    {
        typealias Accessory = UICellAccessory
        let kinds:
            [(
                type: Accessory.AccessoryType, editing: Bool?,
                make: (Bool?, Accessory.LayoutDimension?, UIColor?) -> Accessory
            )] = [
                (
                    .disclosureIndicator, nil,
                    { .disclosureIndicator(options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }
                ),
                (
                    .outlineDisclosure, nil,
                    { .outlineDisclosure(options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }
                ),
                (.detail, nil, { .detail(options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }),
                (.checkmark, nil, { .checkmark(options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }),
                (.delete, true, { .delete(options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }),
                (.insert, true, { .insert(options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }),
                (.reorder, true, { .reorder(options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }),
                (
                    .multiselect, true,
                    { .multiselect(options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }
                ),
                (
                    .label, nil,
                    { .label(text: "1", options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }
                ),
                (
                    .popUpMenu, nil,
                    { .popUpMenu(UIMenu(), options: .init(isHidden: $0, reservedLayoutWidth: $1, tintColor: $2)) }
                ),
            ]
        for kind in kinds {
            let plain = kind.make(nil, nil, nil)
            #expect(plain.accessoryType == kind.type)
            #expect(!plain.isHidden)
            #expect(plain.tintColor == nil)
            #expect(plain.placement == nil)
            #expect(plain.isShown(isEditing: true))
            #expect(plain.isShown(isEditing: false) == (kind.editing == nil))
            if case .standard = plain.reservedLayoutWidth {} else { Issue.record("\(kind.type) has no standard width") }
            let set = kind.make(true, .custom(77), .red)
            #expect(set.isHidden)
            #expect(set.tintColor == .red)
            #expect(!set.isShown(isEditing: true))
            #expect(!set.isShown(isEditing: false))
            if case .custom(77) = set.reservedLayoutWidth {
            } else {
                Issue.record("\(kind.type) does not keep its width")
            }
            #expect(!kind.make(false, nil, nil).isHidden)
        }
        let cells = [UICellAccessory.DisplayedState.always, .whenEditing, .whenNotEditing].map {
            UICellAccessory.checkmark(displayed: $0)
        }
        #expect(cells.map { $0.isShown(isEditing: true) } == [true, true, false])
        #expect(cells.map { $0.isShown(isEditing: false) } == [true, false, true])
        #expect(Accessory.ReorderOptions().showsVerticalSeparator)
        #expect(!Accessory.ReorderOptions(showsVerticalSeparator: false).showsVerticalSeparator)
        #expect(Accessory.OutlineDisclosureOptions().style == .automatic)
        #expect(Accessory.OutlineDisclosureOptions(style: .cell).style == .cell)
        let label = Accessory.LabelOptions()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.adjustsFontForContentSizeCategory)
        #expect(Accessory.LabelOptions(font: .systemFont(ofSize: 9)).font.pointSize == 9)
        #expect(Accessory.DeleteOptions(backgroundColor: .red).backgroundColor == .red)
        #expect(Accessory.DeleteOptions().backgroundColor == nil)
        #expect(Accessory.InsertOptions(backgroundColor: .red).backgroundColor == .red)
        #expect(Accessory.MultiselectOptions(backgroundColor: .red).backgroundColor == .red)
    }

    @Test
    func
        `A custom accessory view has its intrinsic size, or the size of its frame if it has none or maintainsFixedSize is true`()
    {
        let label = UILabel(frame: CGRect(0, 0, 90, 70))
        label.text = "12"
        let natural = label.intrinsicContentSize
        let widths = [true, nil].map {
            AccessoryView.contentWidth(of: custom(label, .leading(), width: .actual, keeps: $0))
        }
        #expect(widths == [90, natural.width])
        let kept = cell([custom(label, .leading(), width: .actual, keeps: true)])
        #expect(label.bounds.size == CGSize(90, 70))
        #expect(places(kept) == ["8 90", "98 202"])
        #expect(label.superview?.tintColor == .red)
        #expect(label.center == CGPoint(45, 22))
        let fitted = cell([custom(label, .leading(), width: .actual, keeps: false)])
        #expect(label.bounds.size == natural)
        #expect(places(fitted)[0] == "8 \(Int(natural.width))")
        let plain = UIView(frame: CGRect(0, 0, 33, 21))
        _ = cell([custom(plain, .leading(), width: .actual, keeps: false)])
        #expect(plain.bounds.size == CGSize(33, 21))
        #expect(places(cell([custom(plain, .leading(), width: .standard, keeps: false)])) == ["8 24", "32 268"])
    }

    @Test
    func `New accessories replace the old ones, but a custom view that was moved to another superview stays there`() {
        let dot = UIView(frame: CGRect(0, 0, 10, 10))
        let accessory = custom(dot, .trailing())
        let cell = cell([.label(text: "12")])
        func shown() -> [UIView] { cell.subviews.filter { $0 !== cell.contentView }.flatMap(\.subviews) }
        #expect((shown().first as? UILabel)?.text == "12")
        let steps: [([UICellAccessory], Int)] = [
            ([accessory], 1), ([.checkmark()], 0), ([.label(text: "3")], 1), ([.label(text: "4")], 1), ([], 0),
        ]
        for (accessories, count) in steps {
            cell.accessories = accessories
            cell.layoutIfNeeded()
            #expect(shown().count == count)
            #expect((dot.superview != nil) == (accessories.first?.placement != nil))
        }
        let other = UIView(frame: .zero)
        for (accessories, superview) in [([accessory], nil), ([.checkmark()], other)] as [([UICellAccessory], UIView?)]
        {
            superview?.addSubview(dot)
            cell.accessories = accessories
            cell.layoutIfNeeded()
        }
        #expect(dot.superview === other)
    }

    @Test
    func
        `If no accessory has the given type, position(before:) is index 0, and position(after:) is the number of accessories`()
    {
        let marks: [UICellAccessory] = [.label(text: "1"), .checkmark(), .detail(), .checkmark()]
        let before = UICellAccessory.Placement.position(before:), after = UICellAccessory.Placement.position(after:)
        #expect(before(.checkmark())(marks) == 1)
        #expect(after(.checkmark())(marks) == 4)
        #expect(before(.label(text: ""))(marks) == 0)
        #expect(after(.label(text: ""))(marks) == 1)
        #expect(before(.reorder())(marks) == 0)
        #expect(after(.reorder())(marks) == 4)
    }
}
