import Testing
import UIKit

/// Values measured on UIKit at two pixels per point, and failures. Other measured frames are in
/// `CompositionalVectorTests`.
@MainActor struct GroupAndSectionTests {
    private func halves(_ boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []) -> NSCollectionLayoutSection {
        layoutSection(tiles(0.5, 40), boundaries: boundaries)
    }

    private func cells(_ group: NSCollectionLayoutGroup, _ count: Int) -> [String] {
        CompositionalScreen(layoutSection(group), [count]).shown().cells()
    }

    // MARK: - Groups

    @Test func `A group with a repeating subitem keeps the subitem's own size`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)),
            repeatingSubitem: item(.absolute(30), .fractionalHeight(1)), count: 3)
        #expect(cells(group.spaced(.fixed(10)), 4) == ["0 0 30 20", "40 0 30 20", "80 0 30 20", "0 20 30 20"])
    }

    @Test func `A group that no item fits into lays out nothing and logs UIKit's message`() {
        let group = row(.absolute(50), height: .absolute(40), [item(.absolute(60), .absolute(10))])
        let screen = CompositionalScreen(layoutSection(group, insets: insets(5, 5, 5, 5)), [3]).shown()
        #expect(screen.content == "320 x 0")
        #expect(screen.cells() == ["nil", "nil", "nil"])
        #expect(screen.stage.recording.trace.contains("This group cannot fit even a single item."))
    }

    @Test func `An item whose insets exceed its width is as wide as the excess`() {
        let inset = item(.absolute(9.5), .absolute(10))
        inset.contentInsets = insets(0, 7, 0, 7)
        #expect(cells(row(height: .absolute(10), [inset]), 1) == ["7 0 4.5 10"])
    }

    @Test
    func
        `A group whose only flexible edge is the leading one is at the trailing side, even if it is wider than the layout`()
    {
        for (width, x) in [(200.0, 120.0), (400, -80)] {
            let group = row(.absolute(width), height: .absolute(30), [item(.absolute(50), .fractionalHeight(1))])
            group.edgeSpacing = edges(.flexible(0), nil, nil, nil)
            #expect(cells(group, 1) == ["\(Int(x)) 0 50 30"])
        }
    }

    @Test
    func
        `A custom group's itemProvider is called once per section, and section insets do not reduce the group's fractional width`()
    {
        var asked: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) {
            environment in
            asked.append(environment.container.contentSize)
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(1, 2, 30, 40))]
        }
        CompositionalScreen(layoutSection(group, insets: insets(3, 4, 5, 6)), [4, 2]).shown()
        #expect(asked == [CGSize(320, 80), CGSize(320, 80)])
    }

    @Test func `A supplementary view of a custom group is at the edge of the group, not of its container`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(80))) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, 30, 40))]
        }
        group.supplementaryItems = [badge("badge", NSCollectionLayoutAnchor(edges: [.top, .trailing]))]
        let screen = CompositionalScreen(layoutSection(group), [1], kinds: ["badge"]).shown()
        #expect(screen.supplementaryFrame("badge") == "120 0 40 20")
    }

    @Test func `A group with an estimated length along its own axis and without a count contains each subitem once`() {
        let one = item(.fractionalWidth(1), .absolute(30))
        let group = column(height: .estimated(200), [one, one], spacing: .fixed(5))
        #expect(cells(group, 3) == ["0 0 320 30", "0 35 320 30", "0 65 320 30"])
    }

    // MARK: - Sections

    @Test
    func `A section provider is called once for each section, and again after invalidateLayout or a new configuration`()
    {
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            asked.append(index)
            #expect(environment.container.effectiveContentSize == CGSize(200, 300))
            #expect(environment.traitCollection.displayScale == 2)
            let share: CGFloat = environment.container.contentSize.width > 250 ? 0.25 : 0.5
            return layoutSection(tiles(share, 30))
        }
        let screen = CompositionalScreen(layout, [5, 3], size: CGSize(200, 300)).shown()
        #expect(screen.cells(1) == ["0 90 100 30", "100 90 100 30", "0 120 100 30"])
        #expect(asked == [0, 1])
        screen.stage.act("layout") { screen.view.setNeedsLayout() }
        #expect(asked == [0, 1])
        screen.stage.act("invalidate") { layout.invalidateLayout() }
        #expect(asked == [0, 1, 0, 1])
        screen.stage.act("configuration") { layout.configuration = layoutConfiguration(spacing: 10) }
        #expect(asked == [0, 1, 0, 1, 0, 1])
        #expect(screen.cells(1)[0] == "0 100 100 30")
    }

    @Test func `A section provider that returns nil for a section with items fails with UIKit's message`() {
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.halves() : nil }
        #expect(CompositionalScreen(layout, [1, 0]).shown().content == "320 x 40")
        let screen = CompositionalScreen(UICollectionViewCompositionalLayout { _, _ in nil }, [1])
        let failures = screen.stage.failures { screen.shown() }
        let text =
            """
            Invalid section definition. Please specify a valid section definition when content is to be \
            rendered for a section.
            """
        #expect(failures.first?.text == "\(text) This is a client error.")
    }

    @Test func `Two boundary items of one kind in a section fail with UIKit's message`() {
        let screen = CompositionalScreen(halves([bar("h", 10, .top), bar("h", 10, .bottom)]), [1])
        let failures = screen.stage.failures { screen.shown() }
        #expect(
            failures.first?.text
                == "Error: Every supplementary must have a unique elementKind: duplicates detected: (h)")
    }

    @Test
    func
        `Without visible items handlers, a scroll that shows no new view updates only pinned boundary items, if there are any`()
    {
        let section = halves([bar("h", 30, .top, pins: true)])
        var asked = 0
        let layout = UICollectionViewCompositionalLayout { _, _ in
            asked += 1
            return section
        }
        let screen = CompositionalScreen(layout, [30], kinds: ["h"], size: CGSize(320, 100)).shown()
        screen.stage.scroll(screen.view, by: 20)
        let counts = screen.stage.counts(of: screen.view) { screen.stage.scroll(screen.view, by: 1) }
        #expect(counts.applied == 1)
        #expect(asked == 1)
        section.boundarySupplementaryItems = []
        screen.stage.act("invalidate") { layout.invalidateLayout() }
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: screen.view.bounds.offsetBy(dx: 0, dy: 1)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: screen.view.bounds.insetBy(dx: 1, dy: 0)))
    }

    @Test
    func
        `A section's boundary items follow supplementaryContentInsetsReference, and the layout's boundary items have no insets`()
    {
        let section = halves([bar("h", 20, .top)])
        section.contentInsetsReference = .layoutMargins
        section.supplementaryContentInsetsReference = .none
        let screen = CompositionalScreen(
            section, [1], configuration: layoutConfiguration(boundaries: [bar("l", 20, .top)]))
        screen.view.layoutMargins = UIEdgeInsets(10, 20, 30, 40)
        screen.shown()
        let bars = [screen.supplementaryFrame("h"), screen.supplementaryFrame("l", Int.max)]
        #expect(bars == ["0 20 320 20", "0 0 320 20"])
        #expect(screen.cells()[0] == "20 40 130 40")
    }

    @Test func `A compositional section without items and boundary items has no background decoration view`() {
        let section = layoutSection(tiles(0.5, 40), decorations: [.background(elementKind: "bg")])
        let screen = CompositionalScreen(section, [0, 2]).shown()
        #expect(screen.layout.layoutAttributesForDecorationView(ofKind: "bg", at: [0, 0]) == nil)
    }

    // MARK: - On an iPhone

    /// Returns a screen of 375 points at three pixels each, to compare with iOS snapshots that
    /// CompositionalLayoutDSL publishes.
    private func onPhone(_ group: NSCollectionLayoutGroup, _ count: Int, kinds: [String] = []) -> CompositionalScreen {
        CompositionalScreen(layoutSection(group), [count], kinds: kinds, size: CGSize(375, 812), scale: 3).shown()
    }

    @Test func `A row of thirds with insets and nested columns has the frames of a published iOS snapshot`() {
        let one = slice(1.0 / 3)
        one.contentInsets.trailing = 4
        func stack(_ count: Int, leading: CGFloat, trailing: CGFloat) -> NSCollectionLayoutGroup {
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitem: fillingItem(), count: count)
            group.contentInsets = insets(0, leading, 0, trailing)
            return group.spaced(.fixed(8))
        }
        let group = row(
            height: .absolute(100), [one, stack(2, leading: 4, trailing: 4), stack(3, leading: 4, trailing: 0)])
        group.contentInsets = insets(0, 16, 0, 16)
        let expected = [
            "16 0 110.333 100", "134.333 0 106.333 46", "134.333 54 106.333 46", "248.667 0 110.333 28",
            "248.667 36 110.333 28",
            "248.667 72 110.333 28",
        ]
        #expect(onPhone(group, 6).cells() == expected)
    }

    @Test
    func
        `Supplementary views of a group are anchored to the area inside the group's insets, as in a published iOS picture`()
    {
        let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(0.5, -0.5))
        let dotted = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)),
            supplementaryItems: [badge("dot", corner, nil, .absolute(15), .absolute(15))])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: dotted, count: 4)
        group.interItemSpacing = .fixed(16)
        group.contentInsets.trailing = 20
        let edge = NSCollectionLayoutAnchor(edges: .trailing, fractionalOffset: CGPoint(1, 0))
        group.supplementaryItems = [badge("side", edge, nil, .absolute(20), .absolute(60))]
        let screen = onPhone(group, 4, kinds: ["dot", "side"])
        let expected = [
            "0 0 76.6667 76.6667", "92.6667 0 76.6667 76.6667", "185.333 0 76.6667 76.6667", "278 0 76.6667 76.6667",
        ]
        #expect(screen.cells() == expected)
        #expect(screen.supplementaryFrame("side") == "355 10 20 60")
        #expect(screen.supplementaryFrame("dot") == "69.3333 -7.33333 15 15")
    }
}
