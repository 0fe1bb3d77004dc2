import Offscreen
import Testing
import UIKit

@MainActor @Suite("Views that size themselves in a compositional layout [APPLY-06]")
struct CompositionalSizingTests {
    /// As tall as its item's number says.
    private final class Tall: UICollectionViewCell {
        static var asked: [Int] = []
        override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            Tall.asked.append(given.indexPath.item)
            given.size.height = 20 + 10 * CGFloat(given.indexPath.item % 3)
            return given
        }
    }

    private final class Title: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            given.size.height = 33
            return given
        }
    }

    private func list(_ share: CGFloat = 1, _ height: NSCollectionLayoutDimension = .estimated(40)) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: row(.fractionalWidth(1), .estimated(40), [item(.fractionalWidth(share), height)]))
    }

    private func shown(_ section: NSCollectionLayoutSection, _ count: Int, height: CGFloat = 480) -> CompositionalScreen {
        Tall.asked = []
        return CompositionalScreen(section, [count], kinds: ["h"], height: height, cell: Tall.self, header: Title.self).shown()
    }

    /// A label of any number of lines, pinned on all sides.
    private final class Note: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "words that wrap ", count: 10)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Reported by the tests of SSCollectionViewPresenter, bb1e850.
    @Test func `A text wraps in a cell whose width is not estimated, and takes one line where it is`() throws {
        func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) throws -> CGSize {
            let section = NSCollectionLayoutSection(group: row(.fractionalWidth(1), .estimated(40), [item(width, height)]))
            let screen = CompositionalScreen(section, [1], kinds: [], cell: Note.self, header: Title.self).shown()
            return try #require(screen.view.visibleCells.first).frame.size
        }
        let wrapped = try size(.fractionalWidth(1), .estimated(40))
        #expect((wrapped.width, wrapped.height > 60, wrapped.height < 200) == (320, true, true))
        let narrow = try size(.absolute(160), .estimated(40))
        #expect((narrow.width, narrow.height > wrapped.height) == (160, true))
        let wide = try size(.estimated(100), .estimated(40))
        #expect((wide.width > 1000, wide.height < 30) == (true, true))
    }

    @Test func `Rows are as tall as their cells ask for, and each is asked once`() {
        let screen = shown(list(), 4)
        #expect((screen.cells(), screen.content) == (["0 0 320 20", "0 20 320 30", "0 50 320 40", "0 90 320 20"], "320 x 110"))
        #expect(Tall.asked == [0, 1, 2, 3])
    }

    @Test func `Uniform siblings are as tall as the tallest of them`() {
        let screen = shown(list(0.5, .uniformAcrossSiblings(estimate: 40)), 5)
        #expect(screen.cells() == ["0 0 160 30", "160 0 160 30", "0 30 160 40", "160 30 160 40", "0 70 160 30"])
        #expect(Tall.asked == [0, 1, 2, 3, 4])
    }

    @Test func `Insets do not count along an estimated axis`() {
        let inset = item(.fractionalWidth(1), .estimated(40))
        inset.contentInsets = insets(5, 6, 7, 8)
        let screen = shown(NSCollectionLayoutSection(group: row(.fractionalWidth(1), .estimated(40), [inset])), 2)
        #expect(screen.cells() == ["6 0 306 20", "6 20 306 30"])
    }

    @Test func `What was measured and is out of sight goes back to its estimate on rotation, a header of the whole layout too`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [boundary("whole", .fractionalWidth(1), .estimated(10), .top)]
        let section = NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), .absolute(100), [item(.fractionalWidth(1), .absolute(100))]))
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .estimated(10), .top)]
        let screen = CompositionalScreen(section, [30], kinds: ["h", "whole"], configuration: configuration, header: Title.self).shown()
        func heights() -> [String] { [screen.extra("whole", Int.max), screen.extra("h"), screen.content] }
        screen.stage.scroll(screen.view, to: CGPoint(0, 1500))
        #expect(heights() == ["0 0 320 33", "0 33 320 33", "320 x 3066"])
        screen.stage.resize(width: 480, height: 320)
        screen.stage.act("rotate") { screen.view.frame = screen.stage.window.bounds }
        #expect(heights() == ["0 0 480 10", "0 10 480 10", "480 x 3020"])
    }

    @Test func `Absolute sizes are kept, whatever a cell asks for`() {
        let screen = shown(list(1, .absolute(44)), 2)
        #expect(screen.cells() == ["0 0 320 44", "0 44 320 44"])
        let layout = screen.layout
        let attributes = layout.layoutAttributesForItem(at: [0, 0])!
        let wish = attributes.copy() as! UICollectionViewLayoutAttributes
        wish.size.height = 50
        #expect(!layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes))
    }

    @Test func `Measured sizes go with a reload and with another width, and the provider is not asked for them`() {
        Tall.asked = []
        var asked = 0
        let section = list()
        let screen = CompositionalScreen(
            UICollectionViewCompositionalLayout { _, _ in
                asked += 1
                return section
            }, [4], cell: Tall.self
        ).shown()
        #expect(asked == 1)
        Tall.asked = []
        screen.stage.act("reload") { screen.view.reloadData() }
        #expect((Tall.asked, asked) == ([0, 1, 2, 3], 2))
        Tall.asked = []
        screen.stage.act("wider") { screen.view.frame.size.width = 300 }
        #expect((Tall.asked, screen.cells()[3]) == ([0, 1, 2, 3], "0 90 300 20"))
    }

    /// Asks for 77 by 33.
    private final class Wish: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            given.size = CGSize(77, 33)
            return given
        }
    }

    private final class TitleWish: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            given.size = CGSize(77, 33)
            return given
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `What a view asks for counts along the axes that are estimated, and along no other`(asksWidth: Bool, asksHeight: Bool) {
        let width: NSCollectionLayoutDimension = asksWidth ? .estimated(50) : .absolute(50)
        let height: NSCollectionLayoutDimension = asksHeight ? .estimated(20) : .absolute(20)
        let expected = "\(asksWidth ? 77 : 50) \(asksHeight ? 33 : 20)"
        let section = NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), asksHeight ? .estimated(20) : .absolute(20), [item(width, height)]))
        section.boundarySupplementaryItems = [boundary("h", width, height, .topLeading), boundary("f", width, height, .bottomLeading)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [boundary("top", width, height, .topLeading)]
        let screen = CompositionalScreen(
            section, [2], kinds: ["h", "f", "top"], configuration: configuration, cell: Wish.self, header: TitleWish.self
        ).shown()
        #expect(screen.extra("top", Int.max).hasSuffix(expected), "\(screen.extra("top", Int.max))")
        #expect((screen.extra("h").hasSuffix(expected), screen.extra("f").hasSuffix(expected)) == (true, true), "\(screen.extra("h"))")
        #expect(screen.cells().allSatisfy { $0.hasSuffix(expected) }, "\(screen.cells())")
    }

    @Test func `A group that is broader than the view makes the content as broad`() {
        let screen = CompositionalScreen(NSCollectionLayoutSection(group: row(.absolute(500), .absolute(40), [whole()])), [3])
        screen.stage.show(screen.view)
        #expect(screen.view.contentSize == CGSize(500, 120))
    }
}
