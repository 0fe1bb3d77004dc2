import Offscreen
import Testing
import UIKit

@MainActor struct ConfigurationTests {
    private let stage = Stage(width: 200, height: 400)

    /// A content configuration with a text and a height. `isLoud` is true if its cell is selected.
    private struct Caption: UIContentConfiguration {
        var text = ""
        var isLoud = false
        var height: CGFloat = 30

        func makeContentView() -> any UIView & UIContentView { CaptionView(self) }
        func updated(for state: any UIConfigurationState) -> Caption {
            Caption(text: text, isLoud: (state as? UICellConfigurationState)?.isSelected == true, height: height)
        }
    }

    private final class CaptionView: UIView, UIContentView {
        var caption: Caption
        var configuration: any UIContentConfiguration {
            get { caption }
            set {
                caption = newValue as! Caption
                invalidateIntrinsicContentSize()
            }
        }
        init(_ caption: Caption) {
            self.caption = caption
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: caption.height) }
    }

    private struct Picture: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
        func updated(for state: any UIConfigurationState) -> Picture { self }
    }

    /// https://github.com/kiwix/kiwix-apple/issues/831, on iOS 17.
    @Test(arguments: Preset.all)
    func `From iOS 16 on, replacing a content view that does not support a new configuration logs a warning [POOL-15]`(
        preset: Preset
    ) {
        let stage = Stage(width: 200, height: 400, behavior: preset)
        let cell = stage.run { UICollectionViewCell(frame: CGRect(x: 116, y: 248.5, width: 288, height: 44)) }
        func warnings() -> Int {
            stage.recording.trace.components(separatedBy: "Warning: You are setting a new content").count - 1
        }
        stage.act("same kind") {
            for caption in [Caption(text: "a"), Caption(text: "b"), nil, Caption(text: "c")] {
                cell.contentConfiguration = caption
            }
        }
        #expect(warnings() == 0)
        stage.act("another kind") { cell.contentConfiguration = Picture() }
        guard [Preset.iOS16, .iOS18].contains(preset) else { return #expect(warnings() == 0) }
        #expect(warnings() == 1)
        for part in [
            """
            content configuration to a cell that has an existing content configuration, but the existing \
            content view does not support the new configuration. This means the existing content view must \
            be replaced with a new content view created from the new configuration, instead of updating \
            the existing content view directly, which is expensive. Use separate registrations or reuse \
            identifiers for different types of cells to avoid this. Make a symbolic breakpoint at \
            UIContentConfigurationAlertForReplacedContentView to catch this in the debugger.
            """,
            "Cell: <UICollectionViewCell: UICollectionViewCell#1; frame = (116 248.5; 288 44);",
            "Existing content configuration: Caption",
        ] { #expect(stage.recording.trace.contains(part), "\(part)") }
    }

    private final class Cell: UICollectionViewCell {
        var states: [UICellConfigurationState] = []
        var custom = 0 { didSet { setNeedsUpdateConfiguration() } }
        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[UIConfigurationStateCustomKey("custom")] = custom
            return state
        }
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state)
        }
    }

    /// Shows two cells, of an estimated size if they are self-sizing.
    private func show(
        selfSizing: Bool = false, _ configure: @escaping (Cell, IndexPath) -> Void = { _, _ in }
    ) -> (GridScreen, Cell) {
        let screen = GridScreen([2], itemSize: CGSize(width: 200, height: 40), cell: Cell.self)
        if selfSizing { screen.layout.estimatedItemSize = screen.layout.itemSize }
        screen.configure = { configure($0 as! Cell, $1) }
        stage.show(screen.view)
        return (screen, screen.cell(0) as! Cell)
    }

    private func select(in screen: GridScreen) {
        stage.act("select") { screen.view.selectItem(at: path(0), animated: false, scrollPosition: []) }
    }

    // MARK: - States

    @Test func `A new cell updates its configuration once before it is shown, and once after its state changes`() {
        let (screen, cell) = show()
        #expect(cell.states.map(\.isSelected) == [false])
        select(in: screen)
        #expect(cell.states.map(\.isSelected) == [false, true])
        stage.act("several") {
            (cell.isHighlighted, cell.custom) = (true, 7)
            cell.setNeedsUpdateConfiguration()
            #expect(cell.states.count == 2)
        }
        #expect(cell.states.count == 3)
        #expect(cell.states[2].isHighlighted)
        #expect(cell.states[2][UIConfigurationStateCustomKey(rawValue: "custom")] == AnyHashable(7))
        stage.settle()
        #expect(cell.states.count == 3)
    }

    @Test func `The configuration state of a cell has isReordering true while the cell is moved interactively`() {
        let (screen, cell) = show()
        #expect(stage.carry(path(0), of: screen.view, to: CGPoint(x: 100, y: 60)))
        #expect(cell.states.last?.isReordering == true)
        stage.act("cancel") { screen.view.cancelInteractiveMovement() }
        #expect(cell.states.last?.isReordering == false)
    }

    @Test
    func
        `The configuration update handler runs after updateConfiguration, with the state that updateConfiguration received`()
    {
        let (_, cell) = show()
        var updates: [(Int, UICellConfigurationState)] = []
        stage.act("handler") { cell.configurationUpdateHandler = { updates.append((($0 as! Cell).states.count, $1)) } }
        #expect(updates.map(\.0) == [2])
        #expect(updates.map(\.1) == [cell.states[1]])
        stage.act("none") { cell.configurationUpdateHandler = nil }
        #expect(updates.count == 1)
        #expect(cell.states.count == 3)
    }

    // MARK: - Content

    @Test
    func
        `A content configuration creates the content view, and another configuration of the same type updates that view`()
        throws
    {
        let (screen, cell) = show { cell, path in cell.contentConfiguration = Caption(text: "\(path.item)") }
        let view = try #require(cell.contentView as? CaptionView)
        #expect(view.frame == cell.bounds)
        #expect(view.superview === cell)
        #expect(view.caption.text == "0")
        #expect(!view.caption.isLoud)
        let size = cell.bounds.size
        stage.act("other size") { cell.frame.size = CGSize(width: size.width + 7, height: size.height + 3) }
        #expect(view.frame == cell.bounds, "both lengths follow those of the cell")
        stage.act("first size") { cell.frame.size = size }
        select(in: screen)
        #expect(view.caption.isLoud)
        #expect((cell.contentConfiguration as? Caption)?.isLoud == true)
        stage.act("change") { cell.contentConfiguration = Caption(text: "new") }
        #expect(cell.contentView === view)
        #expect(view.caption.text == "new")
        #expect(view.caption.isLoud)
        stage.act("other") { cell.contentConfiguration = UIListContentConfiguration.cell() }
        #expect(cell.contentView is UIListContentView)
        #expect(view.superview == nil)
        stage.act("none") { cell.contentConfiguration = nil }
        #expect(type(of: cell.contentView) == UIView.self)
        #expect(cell.contentView.superview === cell)
    }

    @Test
    func
        `If automaticallyUpdatesContentConfiguration is false, selecting a cell does not change its content configuration`()
    {
        let (screen, cell) = show { cell, _ in
            (cell.automaticallyUpdatesContentConfiguration, cell.contentConfiguration) = (false, Caption(text: "a"))
        }
        select(in: screen)
        #expect((cell.contentView as! CaptionView).caption.isLoud == false)
    }

    @Test func `Configurations set in the configuration update handler do not cause another update`() {
        let (_, cell) = show()
        var runs = 0
        stage.act("handler") {
            cell.configurationUpdateHandler = { cell, state in
                runs += 1
                cell.contentConfiguration = Caption(text: "run \(runs)").updated(for: state)
                cell.backgroundConfiguration = .listPlainCell().updated(for: state)
            }
        }
        stage.settle()
        #expect(runs == 1)
        #expect((cell.contentView as! CaptionView).caption.text == "run 1")
    }

    // MARK: - Background

    @Test
    func `A background configuration removes the background views, and a new backgroundView removes the configuration`()
        throws
    {
        let (screen, cell) = show()
        (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
        var background = UIBackgroundConfiguration.listPlainCell()
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        stage.act("background") { cell.backgroundConfiguration = background }
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        let view = try #require(cell.subviews.first)
        #expect(view !== cell.contentView)
        #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 36))
        #expect(view.layer.cornerRadius == 8)
        #expect(view.backgroundColor == .systemBackground)
        select(in: screen)
        #expect(view.backgroundColor == .systemGray4)
        stage.act("colour") { cell.backgroundConfiguration?.backgroundColor = .red }
        #expect(view.backgroundColor == .red)
        #expect(cell.subviews.first === view)
        stage.act("view") { cell.backgroundView = UIView() }
        #expect(cell.backgroundConfiguration == nil)
        #expect(view.superview == nil)
    }

    @Test
    func `A background configuration shows its image in its content mode, and a stroke in its transformed colour`()
        throws
    {
        let (_, cell) = show()
        var background = UIBackgroundConfiguration.clear()
        (background.image, background.imageContentMode) = (UIImage(named: "paper"), .center)
        (background.strokeWidth, background.strokeColor) = (2, .green)
        background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        stage.act("background") { cell.backgroundConfiguration = background }
        let view = try #require(cell.subviews.first)
        #expect(
            view.subviews.contains {
                ($0 as? UIImageView)?.image == UIImage(named: "paper") && $0.contentMode == .center
            })
        #expect(view.layer.borderColor == UIColor.blue.cgColor)
    }

    @Test func `Updating a background configuration for a state keeps the colours that the app has set`() {
        let plain = UICellConfigurationState(traitCollection: UITraitCollection())
        var state = plain
        state.isHighlighted = true
        for background in [
            UIBackgroundConfiguration.clear(), .listCell(), .listHeader(), .listFooter(), .listPlainCell(),
            .listPlainHeaderFooter(),
            .listGroupedCell(), .listGroupedHeaderFooter(), .listSidebarHeader(), .listSidebarCell(),
            .listAccompaniedSidebarCell(),
        ] {
            var own = background
            (own.backgroundColor, own.backgroundColorTransformer) = (nil, .grayscale)
            #expect(own != background)
            #expect(own.updated(for: state).backgroundColor == nil)
            #expect(own.resolvedBackgroundColor(for: .white) == UIColor(white: 1, alpha: 1))
            #expect(background.updated(for: state).updated(for: plain) == background)
        }
        #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
        let grey = UIConfigurationColorTransformer.monochromeTint(.red)
        #expect(grey.getWhite(nil, alpha: nil))
    }

    // MARK: - Sizes

    @Test
    func
        `A self-sizing cell has the height of its content, and of new content unless selfSizingInvalidation is disabled`()
        throws
    {
        let (screen, cell) = show { cell, path in cell.contentConfiguration = Caption(height: path.item == 0 ? 70 : 40)
        }
        #expect(cell.frame.height == 40)
        screen.layout.estimatedItemSize = CGSize(width: 200, height: 40)
        stage.act("again") { screen.view.reloadData() }
        let (first, second) = (screen.cell(0) as! Cell, screen.cell(1)!)
        #expect(first.frame.height == 70)
        #expect(second.frame.minY == 70)
        stage.act("change") { first.contentConfiguration = Caption(height: 50) }
        #expect(first.frame.height == 50)
        #expect(second.frame.minY == 50)
        screen.view.selfSizingInvalidation = .disabled
        stage.act("change") { first.contentConfiguration = Caption(height: 90) }
        #expect(first.frame.height == 50)
    }

    @Test func `A changed subview resizes a cell only if selfSizingInvalidation is enabledIncludingConstraints`() {
        let (screen, cell) = show(selfSizing: true) { cell, _ in cell.contentConfiguration = Caption(height: 60) }
        let (label, content) = (UILabel(frame: .zero), cell.contentView as! CaptionView)
        content.addSubview(label)
        content.caption.height = 80
        stage.act("label") { label.text = "a" }
        #expect(cell.frame.height == 60)
        screen.view.selfSizingInvalidation = .enabledIncludingConstraints
        stage.act("label") { label.text = "b" }
        #expect(cell.frame.height == 80)
        stage.act("cell") {
            (content.caption.height, screen.view.selfSizingInvalidation) = (20, .enabled)
            cell.invalidateIntrinsicContentSize()
        }
        #expect(cell.frame.height == 20)
    }

    @Test func `A changed constraint resizes a cell only if selfSizingInvalidation is enabledIncludingConstraints`()
        throws
    {
        var heights: [NSLayoutConstraint] = []
        let (screen, _) = show(selfSizing: true) { cell, _ in
            let (content, box) = (cell.contentView, UIView())
            box.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 60)
            heights.append(height)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: content.topAnchor),
                box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 200), height,
            ])
        }
        let cells = screen.view.visibleCells
        #expect(cells.map(\.frame.height) == [60, 60])
        stage.act("constraint") { for height in heights { height.constant = 80 } }
        #expect(cells.map(\.frame.height) == [60, 60])
        screen.view.selfSizingInvalidation = .enabledIncludingConstraints
        stage.act("constraint") { for height in heights { height.constant = 90 } }
        #expect(cells.map(\.frame.height) == [90, 90])
    }

    // MARK: - List content

    @Test func `Updating a list content configuration for a state keeps the properties that the app has set`() throws {
        var disabled = UICellConfigurationState(traitCollection: UITraitCollection())
        disabled.isDisabled = true
        for style in [
            UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .sidebarSubtitleCell(),
            .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(), .header(), .footer(), .plainHeader(),
            .plainFooter(),
            .groupedHeader(), .groupedFooter(), .sidebarHeader(), .prominentInsetGroupedHeader(),
            .extraProminentInsetGroupedHeader(),
        ] {
            var configuration = style
            configuration.text = "a"
            #expect(configuration != style)
            #expect(configuration.updated(for: disabled).textProperties.color == .tertiaryLabel)
            (configuration.textProperties.color, configuration.directionalLayoutMargins.top) = (.red, 1)
            let updated = configuration.updated(for: disabled)
            #expect(updated.textProperties.color == .red)
            #expect(updated.directionalLayoutMargins.top == 1)
            #expect(updated != configuration)
        }
        var configuration = UIListContentConfiguration.cell()
        configuration.attributedText = NSAttributedString(string: "rich")
        configuration.secondaryAttributedText = NSAttributedString(string: "small")
        (configuration.textProperties.transform, configuration.alpha) = (.uppercase, 0.5)
        let view = UIListContentView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.layoutIfNeeded()
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["RICH", "small"])
        #expect(view.alpha == 0.5)
        #expect(view.supports(UIListContentConfiguration.header()))
        #expect(!view.supports(Caption()))
    }

    // MARK: - Editing and primary actions

    @Test
    func `While a collection view is editing, its cells have the editing state unless canEditItemAt returns false`() {
        final class DelegateWithoutMethods: NSObject, UICollectionViewDelegate {}
        final class FirstItemEditor: NSObject, UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
                indexPath.item == 0
            }
        }
        let delegates: [(any UICollectionViewDelegate)?] = [nil, DelegateWithoutMethods(), FirstItemEditor()]
        for (delegate, expected) in zip(delegates, [[true, true], [true, true], [true, false]] as [[Bool?]]) {
            let (screen, cell) = show()
            let cells = [cell, screen.cell(1) as! Cell]
            screen.view.delegate = delegate
            stage.act("edit") { screen.view.isEditing = true }
            #expect(cells.map { $0.states.last?.isEditing } == expected)
            stage.act("done") { screen.view.isEditing = false }
            #expect(cells.map { $0.states.last?.isEditing } == [false, false])
        }
    }

    @Test(arguments: [false, true])
    func `After editing no cell has the editing state, wherever it was when the editing began and ended`(
        prefetches: Bool
    ) {
        let stage = Stage(width: 200, height: 200)
        for (begin, end) in [(0, 0), (0, 800), (800, 0), (0, 160), (400, 1000)] as [(CGFloat, CGFloat)] {
            let screen = GridScreen(
                [40], itemSize: CGSize(width: 200, height: 40), cell: Cell.self, prefetches: prefetches)
            stage.show(screen.view)
            func scroll(to offset: CGFloat) { stage.act("scroll") { screen.view.contentOffset.y = offset } }
            func editing() -> Set<Bool> { Set(screen.view.visibleCells.map { $0.configurationState.isEditing }) }
            scroll(to: begin)
            stage.act("edit") { screen.view.isEditing = true }
            for offset in [0, 400, 80, 1000, end] as [CGFloat] {
                scroll(to: offset)
                #expect(editing() == [true], "at \(offset)")
            }
            stage.act("done") { screen.view.isEditing = false }
            for offset in [end, 0, 400, 80, 1000, 600] as [CGFloat] {
                scroll(to: offset)
                #expect(editing() == [false], "at \(offset) after \(begin) and \(end)")
                #expect(screen.view.visibleCells.allSatisfy { ($0 as! Cell).states.last?.isEditing == false })
            }
        }
    }

    @Test func `An update calls updateConfiguration(using:), and then the handler, with content of the same state`() {
        final class Noting: UICollectionViewCell {
            var calls: [String] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                calls.append("update \(state.isSelected) \((contentConfiguration as? Caption)?.isLoud == true)")
            }
        }
        let screen = GridScreen([2], itemSize: CGSize(width: 200, height: 40), cell: Noting.self)
        screen.configure = { cell, _ in
            cell.contentConfiguration = Caption(text: "a")
            cell.configurationUpdateHandler = { cell, state in
                let isLoud = (cell.contentConfiguration as? Caption)?.isLoud == true
                (cell as! Noting).calls.append("handler \(state.isSelected) \(isLoud)")
            }
        }
        stage.show(screen.view)
        let cell = screen.cell(0) as! Noting
        #expect(cell.calls == ["update false false", "handler false false"])
        cell.calls = []
        select(in: screen)
        #expect(cell.calls == ["update true true", "handler true true"])
    }

    @Test
    func
        `In an editing collection view taps select nothing, or several items with allowsMultipleSelectionDuringEditing`()
    {
        let (screen, cell) = show()
        screen.view.isEditing = true
        stage.tap(cell)
        #expect(screen.view.indexPathsForSelectedItems == [])
        screen.view.allowsMultipleSelectionDuringEditing = true
        #expect(screen.view.allowsSelectionDuringEditing)
        for item in 0...1 { stage.tap(screen.cell(item)!) }
        #expect(screen.view.indexPathsForSelectedItems == [path(0), path(1)])
    }

    @Test
    func
        `Outside editing a tap selects an item, then does its action unless the delegate refuses or another item stays selected`()
    {
        final class Diary: NSObject, UICollectionViewDelegate {
            var (log, allows): ([String], Bool) = ([], true)
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                log.append("select")
            }
            func collectionView(
                _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
            ) -> Bool {
                log.append("can")
                return allows
            }
            func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
            {
                log.append("action \(indexPath.item)")
            }
        }
        let delegate = Diary()
        let (screen, cell) = show()
        screen.view.delegate = delegate
        stage.tap(cell)
        #expect(delegate.log == ["select", "can", "action 0"])
        (delegate.allows, delegate.log) = (false, [])
        stage.tap(cell)
        #expect(delegate.log.last == "can")
        (screen.view.allowsMultipleSelection, delegate.log) = (true, [])
        stage.tap(screen.cell(1)!)
        #expect(delegate.log == ["select"])
    }
}
