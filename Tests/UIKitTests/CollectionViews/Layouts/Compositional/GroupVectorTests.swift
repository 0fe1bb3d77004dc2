import Testing
import UIKit

/// Values measured on UIKit at two pixels per point: api-notes section 10.
@MainActor @Suite("Where the items of groups are")
struct GroupVectorTests {
    private func cells(
        _ group: NSCollectionLayoutGroup, _ count: Int, _ prepare: (NSCollectionLayoutSection) -> Void = { _ in }, width: CGFloat = 320
    ) -> [String] {
        let section = NSCollectionLayoutSection(group: group)
        prepare(section)
        return CompositionalScreen(section, [count], width: width).shown().cells()
    }

    // MARK: - Rows

    @Test(arguments: [
        (0.3, NSCollectionLayoutSpacing.fixed(0), ["0 0 96 10", "96 0 96 10", "192 0 96 10", "0 10 96 10"]),
        (1.0 / 3, .fixed(0), ["0 0 106.5 10", "106.5 0 106.5 10", "213 0 106.5 10", "0 10 106.5 10"]),
        (0.9, .fixed(0), ["0 0 288 10", "0 10 288 10", "0 20 288 10", "0 30 288 10"]),
        (0.3, .fixed(10), ["0 0 90 10", "100 0 90 10", "200 0 90 10", "0 10 90 10"]),
        (0.25, .fixed(10), ["0 0 72.5 10", "82.5 0 72.5 10", "165 0 72.5 10", "247.5 0 72.5 10"]),
        (0.5, .fixed(10), ["0 0 155 10", "165 0 155 10", "0 10 155 10", "165 10 155 10"]),
        (0.4, .fixed(10), ["0 0 124 10", "134 0 124 10", "0 10 124 10", "134 10 124 10"]),
        (0.3, .flexible(10), ["0 0 90 10", "115 0 90 10", "230 0 90 10", "0 10 90 10"]),
        (0.4, .flexible(10), ["0 0 124 10", "196 0 124 10", "0 10 124 10", "196 10 124 10"]),
        (0.3, .flexible(1), ["0 0 95 10", "112.5 0 95 10", "225 0 95 10", "0 10 95 10"]),
        (0.25, .flexible(1), ["0 0 79 10", "80.5 0 79 10", "160.5 0 79 10", "241 0 79 10"]),
        (1.0 / 3, .flexible(1), ["0 0 106 10", "107 0 106 10", "214 0 106 10", "0 10 106 10"]),
    ])
    func `Shares are of what the spacing leaves, and what is left over widens flexible spacing`(
        share: Double, spacing: NSCollectionLayoutSpacing, expected: [String]
    ) {
        #expect(
            cells(row(.fractionalWidth(1), .absolute(10), [item(.fractionalWidth(share), .absolute(10))], spacing: spacing), 4) == expected)
    }

    @Test func `A row that is not full keeps the distances of a full one`() {
        let all = cells(row(.fractionalWidth(1), .absolute(10), [item(.fractionalWidth(0.3), .absolute(10))], spacing: .flexible(1)), 8)
        #expect(all[6...] == ["0 20 95 10", "112.5 20 95 10"])
    }

    @Test(arguments: [(301, "100 0 100 20"), (300, "100 0 100 20"), (280, "93 0 93 20")])
    func `A share is rounded down to a pixel, and a hair below one counts as on it`(width: Int, second: String) {
        let group = row(.fractionalWidth(1), .absolute(20), [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
        #expect(cells(group, 2, width: CGFloat(width))[1] == second)
    }

    @Test func `The list of subitems begins again in every group`() {
        let halfAndQuarter = [item(.fractionalWidth(0.5), .fractionalHeight(1)), item(.fractionalWidth(0.25), .fractionalHeight(1))]
        #expect(
            cells(row(.fractionalWidth(1), .absolute(20), halfAndQuarter), 4)
                == ["0 0 160 20", "160 0 80 20", "0 20 160 20", "160 20 80 20"])
        let mixed = [item(.fractionalWidth(0.5), .fractionalHeight(1)), item(.absolute(50), .fractionalHeight(1))]
        #expect(
            cells(row(.fractionalWidth(1), .absolute(20), mixed, spacing: .fixed(10)), 3) == ["0 0 155 20", "165 0 50 20", "0 20 155 20"])
    }

    @Test func `An item may be taller than its row; a height may be a share of the width`() {
        let items = [item(.fractionalWidth(0.5), .absolute(100)), item(.fractionalWidth(0.5), .fractionalWidth(0.25))]
        #expect(
            cells(row(.fractionalWidth(1), .absolute(20), items, spacing: .fixed(10)), 4)
                == ["0 0 155 100", "165 0 155 77.5", "0 20 155 100", "165 20 155 77.5"])
    }

    @Test func `A counted group takes exactly that many, equal shares of its width`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitem: item(.absolute(30), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(10)
        #expect(cells(group, 4) == ["0 0 100 20", "110 0 100 20", "220 0 100 20", "0 20 100 20"])
        let tall = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .absolute(90)), subitem: item(.fractionalWidth(1), .fractionalHeight(0.1)), count: 3)
        #expect(cells(tall, 4) == ["0 0 160 30", "0 30 160 30", "0 60 160 30", "0 90 160 30"])
    }

    @Test func `The newer counted group leaves its items their own size`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), repeatingSubitem: item(.absolute(30), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(10)
        #expect(cells(group, 4) == ["0 0 30 20", "40 0 30 20", "80 0 30 20", "0 20 30 20"])
    }

    @Test func `A group in which not even one item fits lays out nothing, and says so`() {
        let section = NSCollectionLayoutSection(group: row(.absolute(50), .absolute(40), [item(.absolute(60), .absolute(10))]))
        section.contentInsets = insets(5, 5, 5, 5)
        let screen = CompositionalScreen(section, [3]).shown()
        #expect(screen.content == "320 x 0" && screen.cells() == ["nil", "nil", "nil"])
        #expect(screen.stage.recording.trace.contains("This group cannot fit even a single item."))
    }

    // MARK: - Columns

    @Test func `A column shares its height`() {
        let quarter = [item(.fractionalWidth(1), .fractionalHeight(0.25))]
        #expect(
            cells(column(.fractionalWidth(1), .absolute(100), quarter, spacing: .fixed(10)), 5)
                == ["0 0 320 17.5", "0 27.5 320 17.5", "0 55 320 17.5", "0 82.5 320 17.5", "0 100 320 17.5"])
        let third = [item(.fractionalWidth(1), .fractionalHeight(0.3))]
        #expect(
            cells(column(.fractionalWidth(0.5), .fractionalHeight(0.5), third, spacing: .fixed(10)), 4)
                == ["0 0 160 66", "0 76 160 66", "0 152 160 66", "0 240 160 66"])
    }

    @Test(arguments: [
        (NSCollectionLayoutSpacing.fixed(0), "320 x 170", "0 130 320 30"), (.fixed(10), "320 x 260", "0 200 320 30"),
        (.flexible(10), "320 x 230", "0 200 320 30"),
    ])
    func `The last group is cut where its items end, and keeps what a full one leaves over`(
        spacing: NSCollectionLayoutSpacing, content: String, last: String
    ) {
        let group = column(.fractionalWidth(1), .absolute(100), [item(.fractionalWidth(1), .absolute(30))], spacing: spacing)
        let screen = CompositionalScreen(NSCollectionLayoutSection(group: group), [5]).shown()
        #expect(screen.content == content && screen.cells()[4] == last)
    }

    // MARK: - Insets and edge spacing

    @Test func `Item insets make the frame smaller than its place, group insets the room for places`() {
        let inset = item(.fractionalWidth(0.5), .fractionalHeight(1))
        inset.contentInsets = insets(5, 6, 7, 8)
        let group = row(.fractionalWidth(1), .absolute(100), [inset])
        group.contentInsets = insets(1, 2, 3, 4)
        #expect(cells(group, 3) == ["8 6 143 84", "165 6 143 84", "8 106 143 84"])
    }

    @Test func `Insets that are too large for an item count as its size`() {
        let inset = item(.absolute(9.5), .absolute(10))
        inset.contentInsets = insets(0, 7, 0, 7)
        #expect(cells(row(.fractionalWidth(1), .absolute(10), [inset]), 1) == ["7 0 4.5 10"])
    }

    @Test func `Fixed edge spacing takes room around an item`() {
        let spaced = item(.fractionalWidth(0.5), .fractionalHeight(1))
        spaced.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
        #expect(cells(row(.fractionalWidth(1), .absolute(100), [spaced]), 2) == ["4 5 160 100", "4 105 160 100"])
    }

    @Test func `Flexible edge spacing shares what is left over`() {
        let centred = item(.fractionalWidth(0.5), .fractionalHeight(1))
        centred.edgeSpacing = edges(.flexible(4), nil, .flexible(6), .flexible(7))
        #expect(cells(row(.fractionalWidth(1), .absolute(100), [centred]), 2) == ["79 0 160 100", "79 100 160 100"])
        let pushed = item(.fractionalWidth(0.4), .fractionalHeight(0.5))
        pushed.edgeSpacing = edges(.flexible(0), .flexible(0), nil, nil)
        #expect(cells(row(.fractionalWidth(1), .absolute(100), [pushed]), 3) == ["32 50 128 50", "192 50 128 50", "32 150 128 50"])
    }

    @Test func `A group's edge spacing is room around it in its section`() {
        let group = row(.fractionalWidth(1), .absolute(30), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let screen = CompositionalScreen(section, [5]).shown()
        #expect(screen.cells() == ["4 5 160 30", "164 5 160 30", "4 55 160 30", "164 55 160 30", "4 105 160 30"])
        #expect(screen.content == "320 x 142")
    }

    @Test func `A flexible edge pushes a group to the other side, and beyond it when there is no room`() {
        for (width, x) in [(200.0, 120.0), (400, -80)] {
            let group = row(.absolute(width), .absolute(30), [item(.absolute(50), .fractionalHeight(1))])
            group.edgeSpacing = edges(.flexible(0), nil, nil, nil)
            #expect(cells(group, 1) == ["\(Int(x)) 0 50 30"])
        }
    }

    // MARK: - Nested and custom groups

    @Test func `A group in a group`() {
        let inner = column(
            .fractionalWidth(0.5), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))], spacing: .fixed(4))
        let group = row(
            .fractionalWidth(1), .absolute(100), [item(.fractionalWidth(0.5), .fractionalHeight(1)), inner], spacing: .fixed(6))
        #expect(cells(group, 5) == ["0 0 157 100", "163 0 157 48", "163 52 157 48", "0 100 157 100", "163 100 157 48"])
    }

    @Test func `A group is cut by the items of the groups in it`() {
        let inner = column(.fractionalWidth(0.5), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let screen = CompositionalScreen(NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(100), [inner])), [9]).shown()
        #expect(Array(screen.cells()[..<4]) == ["0 0 160 50", "0 50 160 50", "160 0 160 50", "160 50 160 50"])
        #expect(screen.cells()[8] == "0 200 160 50" && screen.content == "320 x 250")
    }

    @Test func `A custom group asks for frames, once for each section`() {
        var asked: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
            asked.append(environment.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(1, 2, 30, 40)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(50, 10, 60, 30), zIndex: 4),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(-5, -5, 400, 20)),
            ]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets(3, 4, 5, 6)
        let screen = CompositionalScreen(section, [4, 2]).shown()
        #expect(screen.cells() == ["5 5 30 40", "54 13 60 30", "-1 -2 400 20", "5 85 30 40"])
        #expect(screen.cells(1) == ["5 173 30 40", "54 181 60 30"])
        #expect(screen.content == "320 x 256")
        #expect(screen.view.layoutAttributesForItem(at: [0, 1])?.zIndex == 4)
        // The whole view, not the section.
        #expect(asked == [CGSize(320, 80), CGSize(320, 80)])
    }

    @Test func `A view attached to a custom group lies at the edge of the group, not of its container`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(80))) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, 30, 40))]
        }
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        ]
        let screen = CompositionalScreen(NSCollectionLayoutSection(group: group), [1], kinds: ["badge"]).shown()
        #expect(screen.extra("badge") == "140 0 20 10")
    }

    // MARK: - Estimates

    @Test func `An estimated group is as tall as its items`() {
        let rows = row(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), .estimated(30))])
        #expect(cells(rows, 3) == ["0 0 160 30", "160 0 160 30", "0 30 160 30"])
        let whole = row(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        #expect(cells(whole, 3) == ["0 0 160 44", "160 0 160 44", "0 44 160 44"])
    }

    @Test func `A group that is estimated along its own axis holds its subitems once`() {
        let items = [item(.fractionalWidth(1), .absolute(30)), item(.fractionalWidth(1), .absolute(30))]
        let group = column(.fractionalWidth(1), .estimated(200), items, spacing: .fixed(5))
        #expect(cells(group, 3) == ["0 0 320 30", "0 35 320 30", "0 65 320 30"])
    }

    // MARK: - On an iPhone

    /// 375 points at three pixels each; the expected places are read off the snapshots of iOS that CompositionalLayoutDSL publishes.
    private func onPhone(_ group: NSCollectionLayoutGroup, _ count: Int, kinds: [String] = []) -> CompositionalScreen {
        CompositionalScreen(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [count], kinds: kinds, width: 375,
            height: 812, scale: 3
        ).shown()
    }

    @Test func `Thirds with insets, groups of two and three in them, as a snapshot of iOS has them`() {
        let one = item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
        one.contentInsets.trailing = 4
        func stack(_ count: Int, leading: CGFloat, trailing: CGFloat) -> NSCollectionLayoutGroup {
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
                subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: count)
            group.interItemSpacing = .fixed(8)
            group.contentInsets = insets(0, leading, 0, trailing)
            return group
        }
        let group = row(.fractionalWidth(1), .absolute(100), [one, stack(2, leading: 4, trailing: 4), stack(3, leading: 4, trailing: 0)])
        group.contentInsets = insets(0, 16, 0, 16)
        #expect(
            onPhone(group, 6).cells() == [
                "16 0 110.333 100", "134.333 0 106.333 46", "134.333 54 106.333 46", "248.667 0 110.333 28", "248.667 36 110.333 28",
                "248.667 72 110.333 28",
            ])
    }

    @Test func `What hangs on a group hangs inside of its insets, as a snapshot of iOS has it`() {
        let dotted = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)),
            supplementaryItems: [
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size(.absolute(15), .absolute(15)), elementKind: "dot",
                    containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(0.5, -0.5)))
            ])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: dotted, count: 4)
        group.interItemSpacing = .fixed(16)
        group.contentInsets.trailing = 20
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(60)), elementKind: "side",
                containerAnchor: NSCollectionLayoutAnchor(edges: .trailing, fractionalOffset: CGPoint(1, 0)))
        ]
        let screen = onPhone(group, 4, kinds: ["dot", "side"])
        #expect(
            screen.cells() == ["0 0 76.6667 76.6667", "92.6667 0 76.6667 76.6667", "185.333 0 76.6667 76.6667", "278 0 76.6667 76.6667"])
        #expect(screen.extra("side") == "355 10 20 60" && screen.extra("dot") == "69.3333 -7.33333 15 15")
    }
}
