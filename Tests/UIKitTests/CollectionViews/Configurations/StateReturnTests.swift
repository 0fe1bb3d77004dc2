import Offscreen
import Testing

@testable import UIKit

/// Configurations that are adapted to a state and then back to the normal one.
@MainActor struct StateReturnTests {
    enum State: String, CaseIterable, Sendable {
        case normal, disabled, highlighted, selected

        func set(in state: inout UICellConfigurationState) {
            state.isDisabled = self == .disabled
            state.isHighlighted = self == .highlighted
            state.isSelected = self == .selected
        }
    }

    private func state(_ name: State) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        name.set(in: &state)
        return state
    }

    private static let contents: [@MainActor () -> UIListContentConfiguration] = [
        { .cell() }, { .subtitleCell() }, { .valueCell() }, { .sidebarCell() }, { .sidebarSubtitleCell() },
        { .header() },
        { .footer() }, { .plainHeader() }, { .prominentInsetGroupedHeader() },
    ]

    private static let backgrounds: [@MainActor () -> UIBackgroundConfiguration] = [
        { .clear() }, { .listPlainCell() }, { .listPlainHeaderFooter() }, { .listGroupedCell() },
        { .listSidebarCell() },
    ]

    @Test(arguments: State.allCases, State.allCases)
    func `A configuration that was adapted to one state has in another state what a new one has there`(
        first: State, second: State
    ) {
        for make in Self.contents {
            let again = make().updated(for: state(first)).updated(for: state(second))
            let new = make().updated(for: state(second))
            #expect(again == new)
            #expect(again.textProperties.color == new.textProperties.color)
            #expect(again.secondaryTextProperties.color == new.secondaryTextProperties.color)
        }
        for make in Self.backgrounds {
            let again = make().updated(for: state(first)).updated(for: state(second))
            #expect(again == make().updated(for: state(second)))
            #expect(again.backgroundColor == make().updated(for: state(second)).backgroundColor)
        }
    }

    @Test func `Insets that are greater than the cell leave a background of no size`() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 30, trailing: 40)
        let cell = CGRect(x: 0, y: 0, width: 60, height: 44)
        let frame = configuration.frame(in: cell, margins: .zero, isMirrored: false)
        #expect(frame.size == .zero)
    }

    @Test func `Only the disabled state makes the default text colours paler, and a colour that the app set stays`() {
        var own = UIListContentConfiguration.subtitleCell()
        own.textProperties.color = .systemRed
        for name in State.allCases {
            let plain = UIListContentConfiguration.subtitleCell().updated(for: state(name))
            let isPale = name == .disabled
            #expect(plain.textProperties.color == (isPale ? .tertiaryLabel : .label))
            #expect(plain.secondaryTextProperties.color == (isPale ? .tertiaryLabel : .secondaryLabel))
            #expect(own.updated(for: state(name)).textProperties.color == .systemRed)
        }
    }

    @Test func `A cell on screen that is disabled, highlighted or selected, and then normal again, looks as before`()
        throws
    {
        let stage = Stage(width: 320, height: 200, behavior: .iOS18, records: false)
        let source = PlainSource([1]) { view, _ in
            let cell = view as! UICollectionViewListCell
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("text", "more")
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listGroupedCell()
        }
        let view = stage.run {
            source.view(
                UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)),
                frame: stage.window.bounds, cell: UICollectionViewListCell.self)
        }
        stage.show(view)
        let cell = try #require(view.cellForItem(at: [0, 0]))
        func colors() -> [UIColor?] {
            cell.contentView.subviews.compactMap { ($0 as? UILabel)?.textColor }
                + [cell.backgroundConfiguration?.backgroundColor]
        }
        let normal = colors()
        #expect(normal == [.label, .secondaryLabel, .secondarySystemGroupedBackground])
        for (change, changed) in [
            (
                { cell.isUserInteractionEnabled = !$0 },
                [.tertiaryLabel, .tertiaryLabel, .secondarySystemGroupedBackground]
            ),
            ({ cell.isHighlighted = $0 }, [.label, .secondaryLabel, .systemGray4]),
            ({ cell.isSelected = $0 }, [.label, .secondaryLabel, .systemGray4]),
        ] as [((Bool) -> Void, [UIColor?])] {
            stage.act("there") {
                change(true)
                cell.setNeedsUpdateConfiguration()
            }
            #expect(colors() == changed)
            stage.act("back") {
                change(false)
                cell.setNeedsUpdateConfiguration()
            }
            #expect(colors() == normal)
        }
    }
}
