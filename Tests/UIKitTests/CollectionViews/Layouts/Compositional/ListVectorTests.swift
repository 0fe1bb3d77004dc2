import Offscreen
import Testing
import UIKit

/// Lists as UIKit describes them. The figures were measured with Catalyst on macOS 27 and published in
/// https://github.com/kern0x1b/charon, `tests/backports/device/lists-expectations.h`.
///
/// A Mac's metrics differ from a phone's. The insets of grouped lists (35 above the first section, 20 below) and of sidebars
/// (10 / 0.77 at the sides, 10 below) are not those of phones [LIST-01], so the tests leave them out.
@MainActor @Suite("Lists, as measured")
struct ListVectorTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    private func section(
        _ appearance: Configuration.Appearance, _ header: Configuration.HeaderMode, _ footer: Configuration.FooterMode
    ) throws -> NSCollectionLayoutSection {
        var configuration = Configuration(appearance: appearance)
        configuration.headerMode = header
        configuration.footerMode = footer
        var made: NSCollectionLayoutSection?
        let layout = UICollectionViewCompositionalLayout { _, environment in
            made = .list(using: configuration, layoutEnvironment: environment)
            return made
        }
        let screen = CompositionalScreen(
            layout, [2], kinds: [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter],
            cell: UICollectionViewListCell.self)
        screen.shown()
        return try #require(made)
    }

    private nonisolated static let appearances: [Configuration.Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]

    @Test(arguments: appearances) func `Headers and footers are as wide as the section and in front of the rows [LIST-05]`(
        appearance: Configuration.Appearance
    ) throws {
        let isPinned = appearance == .plain || appearance == .sidebarPlain
        for header in [Configuration.HeaderMode.none, .supplementary, .firstItemInSection] {
            for footer in [Configuration.FooterMode.none, .supplementary] {
                let section = try self.section(appearance, header, footer)
                var kinds: [String] = []
                if header == .supplementary { kinds.append(UICollectionView.elementKindSectionHeader) }
                if footer == .supplementary { kinds.append(UICollectionView.elementKindSectionFooter) }
                #expect(section.boundarySupplementaryItems.map(\.elementKind) == kinds)
                #expect(section.contentInsetsReference == .none)
                for item in section.boundarySupplementaryItems {
                    #expect(item.layoutSize.widthDimension == .fractionalWidth(1))
                    #expect(item.layoutSize.heightDimension == .estimated(isPinned ? 28 : 17.5))
                    let isHeader = item.elementKind == UICollectionView.elementKindSectionHeader
                    #expect(item.alignment == (isHeader ? .top : .bottom) && item.extendsBoundary)
                    #expect(item.pinToVisibleBounds == isPinned && item.zIndex == 200)
                }
            }
        }
    }

    @Test(arguments: appearances) func `Only a plain list has 22 points above a first item that is its header [LIST-04]`(
        appearance: Configuration.Appearance
    ) throws {
        for footer in [Configuration.FooterMode.none, .supplementary] {
            let section = try self.section(appearance, .firstItemInSection, footer)
            #expect(section.contentInsets.top == (appearance == .plain ? 22 : 0))
        }
        for header in [Configuration.HeaderMode.none, .supplementary] where appearance == .plain {
            for footer in [Configuration.FooterMode.none, .supplementary] {
                #expect(try self.section(appearance, header, footer).contentInsets == .zero)
            }
        }
    }

    @Test func `The first row of a plain list with a header item begins at 22 [LIST-04]`() {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .firstItemInSection
        let screen = CompositionalScreen(.list(using: configuration), [2, 2], cell: UICollectionViewListCell.self).shown()
        #expect(screen.cells()[0].hasPrefix("0 22 320") && screen.cells(1)[0].hasPrefix("0 132 320"), "\(screen.cells(1))")
    }

    // MARK: - Accessories

    @Test func `Two accessories of one system type fail, and two custom views do not [LIST-06]`() {
        func failure(_ accessories: [UICellAccessory]) -> String? {
            Stage(width: 320, height: 480).failures {
                UICollectionViewListCell(frame: CGRect(0, 0, 320, 44)).accessories = accessories
            }.first?.text
        }
        let custom = Stage(width: 320, height: 480).run {
            UICellAccessory.customView(configuration: .init(customView: UIView(), placement: .trailing()))
        }
        let words = "Accessories array contains more than one system accessory of the same type."
        #expect(failure([.checkmark(), .checkmark()]) == words)
        #expect(failure([.checkmark(), .disclosureIndicator(), .checkmark()]) == words)
        #expect(failure([.checkmark(), .disclosureIndicator(), .delete()]) == nil)
        #expect(failure([custom, custom, .checkmark()]) == nil)
    }

    @Test func `Rows of the sidebars keep 10 points at the sides [LIST-05]`() throws {
        for appearance in [Configuration.Appearance.sidebar, .sidebarPlain] {
            let insets = try section(appearance, .none, .none).contentInsets
            #expect(insets.leading == 10)
            #expect(insets.trailing == 10)
        }
    }
}
