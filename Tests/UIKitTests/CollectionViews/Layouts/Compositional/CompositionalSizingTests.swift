import Offscreen
import Testing
import UIKit

@MainActor struct CompositionalSizingTests {
    private final class Log {
        /// The items whose cells were asked for their sizes.
        var items: [Int] = []
    }
    private let asked = Log()

    private func shown(_ section: NSCollectionLayoutSection, _ count: Int) -> CompositionalScreen {
        setPreferredSizes()
        return CompositionalScreen(section, [count], cell: PreferredSizeCell.self, header: PreferredSizeBar.self)
            .shown()
    }

    private func setPreferredSizes() {
        PreferredSizeCell.setPreferredSize = { [asked] given in
            asked.items.append(given.indexPath.item)
            given.size.height = 20 + 10 * CGFloat(given.indexPath.item % 3)
        }
        PreferredSizeBar.setPreferredSize = { $0.size.height = 33 }
    }

    private func list(_ share: CGFloat = 1, _ height: NSCollectionLayoutDimension = .estimated(40))
        -> NSCollectionLayoutSection
    {
        layoutSection(row(height: .estimated(40), [item(.fractionalWidth(share), height)]))
    }

    /// A label of any number of lines, pinned on all sides.
    private final class Note: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "words that wrap ", count: 10)
            contentView.addSubview(label)
            label.fill(contentView)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Reported by the tests of SSCollectionViewPresenter, bb1e850.
    @Test func `A label wraps in a cell of a fixed width, and takes one line in a cell of an estimated width`() throws {
        func size(_ width: NSCollectionLayoutDimension) throws -> CGSize {
            let section = layoutSection(row(height: .estimated(40), [item(width, .estimated(40))]))
            let screen = CompositionalScreen(section, [1], cell: Note.self).shown()
            return try #require(screen.view.visibleCells.first).frame.size
        }
        let (wrapped, narrow, wide) = try (size(.fractionalWidth(1)), size(.absolute(160)), size(.estimated(100)))
        #expect(wrapped.width == 320)
        #expect(wrapped.height > 60)
        #expect(wrapped.height < 200)
        #expect(narrow.width == 160)
        #expect(narrow.height > wrapped.height)
        #expect(wide.width > 1000)
        #expect(wide.height < 30)
    }

    @Test func `Items that are uniform across siblings are as tall as the tallest in their row`() {
        let screen = shown(list(0.5, .uniformAcrossSiblings(estimate: 40)), 5)
        #expect(screen.cells() == ["0 0 160 30", "160 0 160 30", "0 30 160 40", "160 30 160 40", "0 70 160 30"])
        #expect(asked.items == [0, 1, 2, 3, 4])
    }

    @Test func `The content insets of an item have no effect along an estimated axis`() {
        let inset = item(.fractionalWidth(1), .estimated(40))
        inset.contentInsets = insets(5, 6, 7, 8)
        let screen = shown(layoutSection(row(height: .estimated(40), [inset])), 2)
        #expect(screen.cells() == ["6 0 306 20", "6 20 306 30"])
    }

    @Test
    func `After a rotation, off-screen headers of a section and of the layout have their estimated heights again`() {
        let configuration = layoutConfiguration(boundaries: [
            boundary("whole", .fractionalWidth(1), .estimated(10), .top)
        ])
        let section = layoutSection(
            row(height: .absolute(100), [item(.fractionalWidth(1), .absolute(100))]),
            boundaries: [boundary("h", .fractionalWidth(1), .estimated(10), .top)])
        let screen = CompositionalScreen(section, [30], configuration: configuration, header: PreferredSizeBar.self)
        setPreferredSizes()
        func heights() -> [String] {
            [screen.supplementaryFrame("whole", Int.max), screen.supplementaryFrame("h"), screen.content]
        }
        screen.shown().stage.scroll(screen.view, to: CGPoint(0, 1500))
        #expect(heights() == ["0 0 320 33", "0 33 320 33", "320 x 3066"])
        screen.stage.resize(width: 480, height: 320)
        screen.stage.act("rotate") { screen.view.frame = screen.stage.window.bounds }
        #expect(heights() == ["0 0 480 10", "0 10 480 10", "480 x 3020"])
    }

    @Test func `An item with an absolute height keeps that height, whatever its cell prefers`() {
        let screen = shown(list(1, .absolute(44)), 2)
        #expect(screen.cells() == ["0 0 320 44", "0 44 320 44"])
        let attributes = screen.layout.layoutAttributesForItem(at: [0, 0])!
        let preferred = attributes.copy() as! UICollectionViewLayoutAttributes
        preferred.size.height = 50
        #expect(
            !screen.layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    @Test
    func
        `Cells are measured again after a reload or a change of width, and measuring does not call the section provider`()
    {
        setPreferredSizes()
        var provided = 0
        let section = list()
        let layout = UICollectionViewCompositionalLayout { _, _ in
            provided += 1
            return section
        }
        let screen = CompositionalScreen(layout, [4], cell: PreferredSizeCell.self).shown()
        #expect(provided == 1)
        asked.items = []
        screen.stage.act("reload") { screen.view.reloadData() }
        #expect(asked.items == [0, 1, 2, 3])
        #expect(provided == 2)
        asked.items = []
        screen.stage.act("wider") { screen.view.frame.size.width = 300 }
        #expect(asked.items == [0, 1, 2, 3])
        #expect(screen.cells()[3] == "0 90 300 20")
    }

    /// The ways in which a layout comes to compute all its sections again.
    enum Recomputation: CaseIterable {
        case invalidation, sectionInserted, sectionReloaded, itemsInserted, itemsReconfigured

        @MainActor func run(on screen: CompositionalScreen) {
            let view = screen.view
            screen.stage.act("\(self)") {
                switch self {
                case .invalidation: screen.layout.invalidateLayout()
                case .sectionInserted:
                    screen.counts.append(3)
                    view.insertSections([2])
                case .sectionReloaded: view.reloadSections([1])
                case .itemsInserted:
                    screen.counts = [4, 4]
                    view.insertItems(at: [[0, 3], [1, 3]])
                case .itemsReconfigured: view.reconfigureItems(at: [[0, 0], [1, 0]])
                }
            }
        }
    }

    @Test(arguments: Recomputation.allCases, [false, true])
    func `Sections with one description keep the sizes that their own views prefer when the layout is computed again`(
        recomputation: Recomputation, isOnlyHeaderEstimated: Bool
    ) {
        PreferredSizeCell.setPreferredSize = { $0.size.height = $0.indexPath.section == 1 ? 80 : 60 }
        PreferredSizeBar.setPreferredSize = { $0.size.height = $0.indexPath.section == 1 ? 15 : 10 }
        let height: NSCollectionLayoutDimension = isOnlyHeaderEstimated ? .absolute(44) : .estimated(44)
        let section = layoutSection(
            row(height: height, [item(.fractionalWidth(1), height)]),
            boundaries: [boundary("head", .fractionalWidth(1), .estimated(20), .top)])
        let screen = CompositionalScreen(
            section, [3, 3], size: CGSize(320, 1000), cell: PreferredSizeCell.self, header: PreferredSizeBar.self
        ).shown()
        func sizes() -> [[CGFloat?]] {
            (0..<2).map { section in
                [screen.view.layoutAttributesForSupplementaryElement(ofKind: "head", at: [section, 0])?.size.height]
                    + (0..<3).map { screen.view.layoutAttributesForItem(at: [section, $0])?.size.height }
            }
        }
        let expected: [[CGFloat?]] =
            isOnlyHeaderEstimated ? [[10, 44, 44, 44], [15, 44, 44, 44]] : [[10, 60, 60, 60], [15, 80, 80, 80]]
        #expect(sizes() == expected)
        for _ in 0..<2 {
            recomputation.run(on: screen)
            #expect(sizes() == expected)
            if recomputation == .sectionInserted || recomputation == .itemsInserted { break }
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `The preferred size of a view is used only along its estimated axes [APPLY-06]`(
        asksWidth: Bool, asksHeight: Bool
    ) {
        PreferredSizeCell.setPreferredSize = { $0.size = CGSize(77, 33) }
        PreferredSizeBar.setPreferredSize = PreferredSizeCell.setPreferredSize
        let width: NSCollectionLayoutDimension = asksWidth ? .estimated(50) : .absolute(50)
        let height: NSCollectionLayoutDimension = asksHeight ? .estimated(20) : .absolute(20)
        let expected = "\(asksWidth ? 77 : 50) \(asksHeight ? 33 : 20)"
        let section = layoutSection(
            row(height: height, [item(width, height)]),
            boundaries: [boundary("h", width, height, .topLeading), boundary("f", width, height, .bottomLeading)])
        let screen = CompositionalScreen(
            section, [2], configuration: layoutConfiguration(boundaries: [boundary("top", width, height, .topLeading)]),
            cell: PreferredSizeCell.self, header: PreferredSizeBar.self
        ).shown()
        let bars = [
            screen.supplementaryFrame("top", Int.max), screen.supplementaryFrame("h"), screen.supplementaryFrame("f"),
        ]
        #expect((bars + screen.cells()).filter { !$0.hasSuffix(expected) } == [], "expected \(expected)")
    }

    @Test func `A group that is wider than the collection view widens the content`() {
        let screen = CompositionalScreen(
            layoutSection(row(.absolute(500), height: .absolute(40), [fillingItem()])), [3]
        ).shown()
        #expect(screen.content == "500 x 120")
    }
}
