import Testing
import UIKit

/// Values measured on UIKit at two pixels per point: api-notes section 10.
@MainActor @Suite("Sections, and what stands around them")
struct SectionVectorTests {
    private func halves(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(height), [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    }

    /// With insets all different.
    private func inset(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
        let section = halves(height)
        section.contentInsets = insets(3, 4, 5, 6)
        return section
    }

    private func bars() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: row(.absolute(100), .fractionalHeight(1), [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
        section.contentInsets = insets(3, 4, 5, 6)
        return section
    }

    private func spaced(_ spacing: CGFloat) -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = spacing
        return configuration
    }

    // MARK: - Sections

    @Test func `The list view of a public backport: 94 rows of 44`() {
        let section = NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), .absolute(44), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        #expect(CompositionalScreen(section, [94]).shown().content == "320 x 4136")
    }

    @Test func `Insets go off the width of the groups, and off their place along the way only`() {
        let section = NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), .fractionalHeight(0.5), [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
        section.contentInsets = insets(10, 20, 30, 40)
        let screen = CompositionalScreen(section, [4]).shown()
        #expect(screen.cells() == ["20 10 130 240", "150 10 130 240", "20 250 130 240", "150 250 130 240"])
        #expect(screen.content == "320 x 520")
    }

    @Test func `Sections stand apart, empty ones too, which have no size`() {
        let screen = CompositionalScreen(inset(30), [3, 0, 4], configuration: spaced(12)).shown()
        #expect(screen.cells(0) == ["4 3 155 30", "159 3 155 30", "4 33 155 30"])
        #expect(screen.cells(2)[0] == "4 95 155 30" && screen.content == "320 x 160")
    }

    @Test func `Sideways, the height is shared`() {
        let section = NSCollectionLayoutSection(
            group: column(.absolute(100), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.25))]))
        section.interGroupSpacing = 5
        section.contentInsets = insets(3, 4, 5, 6)
        let screen = CompositionalScreen(section, [6, 5], configuration: sideways(12)).shown()
        #expect(screen.cells(0)[4] == "109 3 100 118" && screen.cells(1)[0] == "231 3 100 118" && screen.content == "442 x 480")
        let half = NSCollectionLayoutSection(
            group: row(.fractionalWidth(0.5), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.25))]))
        half.contentInsets = insets(3, 4, 5, 6)
        let wide = CompositionalScreen(half, [5], configuration: sideways()).shown()
        #expect(wide.cells()[1] == "164 3 160 118" && wide.content == "810 x 480")
    }

    @Test func `A provider is asked once for each section, and again after an invalidation`() {
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            asked.append(index)
            #expect(environment.container.effectiveContentSize == CGSize(200, 300))
            #expect(environment.traitCollection.displayScale == 2)
            let share: CGFloat = environment.container.contentSize.width > 250 ? 0.25 : 0.5
            return NSCollectionLayoutSection(
                group: row(.fractionalWidth(1), .absolute(30), [item(.fractionalWidth(share), .fractionalHeight(1))]))
        }
        let screen = CompositionalScreen(layout, [5, 3], width: 200, height: 300).shown()
        #expect(screen.cells(1) == ["0 90 100 30", "100 90 100 30", "0 120 100 30"] && asked == [0, 1])
        screen.stage.act("layout") { screen.view.setNeedsLayout() }
        #expect(asked == [0, 1])
        screen.stage.act("invalidate") { layout.invalidateLayout() }
        #expect(asked == [0, 1, 0, 1])
        screen.stage.act("configuration") { layout.configuration = spaced(10) }
        #expect(asked.count == 6 && screen.cells(1)[0] == "0 100 100 30")
    }

    @Test func `A section that has items needs a description`() {
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.halves() : nil }
        #expect(CompositionalScreen(layout, [1, 0]).shown().content == "320 x 40")
        let screen = CompositionalScreen(UICollectionViewCompositionalLayout { _, _ in nil }, [1])
        let failures = screen.stage.failures { screen.shown() }
        #expect(
            failures.first?.text
                == "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
                + "This is a client error.")
    }

    // MARK: - Boundary items

    /// Where an item of 60x30 comes to stand, and where the first cell.
    private func around(
        _ alignment: NSRectAlignment, follows: Bool = true, sideways isSideways: Bool = false, extends: Bool = true, offset: CGPoint = .zero
    ) -> [String] {
        let section = isSideways ? bars() : inset()
        section.supplementariesFollowContentInsets = follows
        section.boundarySupplementaryItems = [boundary("h", .absolute(60), .absolute(30), alignment, offset: offset, extends: extends)]
        let screen = CompositionalScreen(
            section, [3, 2], kinds: ["h"],
            configuration: isSideways ? sideways() : UICollectionViewCompositionalLayoutConfiguration()
        ).shown()
        return [screen.extra("h"), screen.extra("h", 0, 1), screen.cells()[0], screen.content]
    }

    @Test(arguments: [
        (NSRectAlignment.top, ["129 0 60 30", "129 118 60 30", "4 33 155 40", "320 x 196"]),
        (.bottom, ["129 88 60 30", "129 166 60 30", "4 3 155 40", "320 x 196"]),
        (.leading, ["4 29 60 30", "4 97 60 30", "4 3 155 40", "320 x 136"]),
        (.trailing, ["254 29 60 30", "254 97 60 30", "4 3 155 40", "320 x 136"]),
        (.topLeading, ["4 0 60 30", "4 118 60 30", "4 33 155 40", "320 x 196"]),
        (.topTrailing, ["254 0 60 30", "254 118 60 30", "4 33 155 40", "320 x 196"]),
        (.bottomLeading, ["4 88 60 30", "4 166 60 30", "4 3 155 40", "320 x 196"]),
        (.bottomTrailing, ["254 88 60 30", "254 166 60 30", "4 3 155 40", "320 x 196"]),
    ])
    func `A boundary item stands where its alignment says, and makes room along the way`(alignment: NSRectAlignment, expected: [String]) {
        #expect(around(alignment) == expected)
    }

    @Test(arguments: [
        (NSRectAlignment.top, ["50 3 60 30", "185 3 60 30", "4 3 50 472", "270 x 480"]),
        (.bottom, ["50 445 60 30", "185 445 60 30", "4 3 50 472", "270 x 480"]),
        (.leading, ["0 224 60 30", "220 224 60 30", "64 3 50 472", "390 x 480"]),
        (.trailing, ["160 224 60 30", "330 224 60 30", "4 3 50 472", "390 x 480"]),
        (.topLeading, ["0 3 60 30", "220 3 60 30", "64 3 50 472", "390 x 480"]),
        (.bottomTrailing, ["160 445 60 30", "330 445 60 30", "4 3 50 472", "390 x 480"]),
    ])
    func `Sideways, the leading and the trailing side make room`(alignment: NSRectAlignment, expected: [String]) {
        #expect(around(alignment, sideways: true) == expected)
    }

    @Test func `Without following the insets it has the whole width`() {
        #expect(around(.top, follows: false)[0] == "130 0 60 30" && around(.topTrailing, follows: false)[0] == "260 0 60 30")
        #expect(around(.bottomLeading, follows: false, sideways: true)[0] == "0 450 60 30")
    }

    @Test func `An offset moves it, and counts for the room it needs; without extending it needs none`() {
        let offset = CGPoint(5, 7)
        #expect(around(.top, offset: offset) == ["134 0 60 30", "134 111 60 30", "4 26 155 40", "320 x 182"])
        #expect(around(.leading, offset: offset)[0] == "9 36 60 30")
        #expect(around(.bottom, extends: false, offset: CGPoint(-5, -7)) == ["124 51 60 30", "124 99 60 30", "4 3 155 40", "320 x 136"])
    }

    @Test(arguments: [
        (NSRectAlignment.top, false, "143.5 0 33 200", "0 0 160 40", "320 x 80"),
        (.top, true, "143.5 0 33 200", "0 200 160 40", "320 x 280"), (.bottom, false, "143.5 -120 33 200", "0 0 160 40", "320 x 80"),
        (.leading, false, "0 -60 33 200", "0 0 160 40", "320 x 80"), (.leading, true, "0 0 33 200", "0 0 160 40", "320 x 200"),
        (.bottomTrailing, true, "287 80 33 200", "0 0 160 40", "320 x 280"),
    ])
    func `An item taller than its section sticks out, or the section grows`(
        alignment: NSRectAlignment, extends: Bool, expected: String, cell: String, content: String
    ) {
        let section = halves()
        section.boundarySupplementaryItems = [boundary("h", .absolute(33), .absolute(200), alignment, extends: extends)]
        let screen = CompositionalScreen(section, [4], kinds: ["h"]).shown()
        #expect(screen.extra("h") == expected && screen.cells()[0] == cell && screen.content == content)
    }

    @Test func `Shares are of the width within the insets and of the whole height`() {
        let section = inset()
        section.boundarySupplementaryItems = [
            boundary("h", .fractionalWidth(1), .fractionalHeight(0.1), .top), boundary("f", .fractionalWidth(0.5), .estimated(20), .bottom),
        ]
        let screen = CompositionalScreen(section, [3, 2], kinds: ["h", "f"]).shown()
        #expect(screen.extra("h") == "4 0 310 48" && screen.extra("f") == "81.5 136 155 20" && screen.extra("h", 0, 1) == "4 156 310 48")
    }

    @Test func `Items of one side do not stack`() {
        let section = inset()
        section.boundarySupplementaryItems = [
            boundary("h", .fractionalWidth(1), .absolute(30), .top), boundary("t", .fractionalWidth(1), .absolute(10), .top),
            boundary("f", .fractionalWidth(1), .absolute(7), .bottom), boundary("g", .fractionalWidth(1), .absolute(5), .bottom),
        ]
        let screen = CompositionalScreen(section, [3, 2], kinds: ["h", "t", "f", "g"]).shown()
        #expect(screen.extra("h") == "4 0 310 30" && screen.extra("t") == "4 20 310 10")
        #expect(screen.extra("f") == "4 118 310 7" && screen.extra("g") == "4 118 310 5" && screen.content == "320 x 210")
    }

    @Test func `Boundary items of the layout stand around all sections; they are the greatest item of section 0`() {
        let section = inset()
        section.boundarySupplementaryItems = [boundary("l", .fractionalWidth(1), .absolute(10), .top)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            boundary("h", .fractionalWidth(1), .absolute(30), .top), boundary("f", .fractionalWidth(1), .absolute(20), .bottom),
        ]
        let screen = CompositionalScreen(section, [3, 2], kinds: ["l", "h", "f"], configuration: configuration).shown()
        #expect(screen.extra("h", Int.max) == "0 0 320 30" && screen.extra("f", Int.max) == "0 186 320 20")
        #expect(screen.extra("l") == "4 30 310 10" && screen.cells()[0] == "4 43 155 40" && screen.content == "320 x 206")
        #expect(screen.view.supplementaryView(forElementKind: "h", at: [0, Int.max]) != nil)
        let empty = CompositionalScreen(section, [0, 2, 0], kinds: ["l", "h", "f"], configuration: configuration).shown()
        #expect(empty.extra("l") == "4 30 310 10" && empty.extra("l", 0, 1) == "4 48 310 10" && empty.cells(1)[0] == "4 61 155 40")
    }

    @Test func `At the sides of the layout they make it as long as they are`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            boundary("h", .absolute(30), .fractionalHeight(1), .leading), boundary("f", .absolute(20), .fractionalHeight(1), .trailing),
        ]
        let screen = CompositionalScreen(inset(), [3, 2], kinds: ["h", "f"], configuration: configuration).shown()
        #expect(screen.content == "320 x 480" && screen.extra("f", Int.max) == "300 0 20 480" && screen.cells()[0] == "4 3 155 40")
        let wide = sideways()
        wide.boundarySupplementaryItems = [
            boundary("h", .fractionalWidth(1), .absolute(30), .top), boundary("f", .absolute(20), .fractionalHeight(1), .trailing),
        ]
        let other = CompositionalScreen(bars(), [3, 2], kinds: ["h", "f"], configuration: wide).shown()
        #expect(other.content == "340 x 480" && other.extra("h", Int.max) == "0 0 320 30" && other.extra("f", Int.max) == "320 0 20 480")
    }

    @Test func `Two boundary items of one kind fail`() {
        let section = halves()
        section.boundarySupplementaryItems = [
            boundary("h", .fractionalWidth(1), .absolute(10), .top), boundary("h", .fractionalWidth(1), .absolute(10), .bottom),
        ]
        let screen = CompositionalScreen(section, [1], kinds: ["h"])
        let failures = screen.stage.failures { screen.shown() }
        #expect(failures.first?.text == "Error: Every supplementary must have a unique elementKind: duplicates detected: (h)")
    }

    // MARK: - Pinning

    private func pinned(_ screen: CompositionalScreen, _ kind: String, _ section: Int) -> (String, Int?) {
        let attributes = screen.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])
        return (screen.text(attributes?.frame), attributes?.zIndex)
    }

    @Test func `A pinned header stays in sight until its section's end stops it, in front of everything`() {
        let section = inset()
        section.boundarySupplementaryItems = [
            boundary("h", .fractionalWidth(1), .absolute(30), .top, pins: true),
            boundary("f", .fractionalWidth(1), .absolute(20), .bottom, pins: true),
        ]
        let screen = CompositionalScreen(section, [3, 12], kinds: ["h", "f"], height: 100).shown()
        screen.stage.scroll(screen.view, to: CGPoint(0, 100))
        #expect(screen.content == "320 x 436")
        #expect(pinned(screen, "h", 0) == ("4 88 310 30", 1_000_000_001) && pinned(screen, "f", 0) == ("4 118 310 20", 1_000_000_001))
        #expect(pinned(screen, "h", 1) == ("4 138 310 30", 1_000_000_001) && pinned(screen, "f", 1) == ("4 180 310 20", 1_000_000_001))
        screen.stage.scroll(screen.view, to: CGPoint(0, 250))
        #expect(screen.view.supplementaryView(forElementKind: "h", at: [1, 0])?.frame.minY == 250)
        #expect(pinned(screen, "h", 0).1 == 1)
    }

    @Test func `Pinned sideways`() {
        let section = bars()
        section.boundarySupplementaryItems = [boundary("h", .absolute(60), .fractionalHeight(1), .leading, pins: true)]
        let screen = CompositionalScreen(section, [8, 4], kinds: ["h"], configuration: sideways(), width: 200, height: 300).shown()
        screen.stage.scroll(screen.view, to: CGPoint(120, 0))
        #expect(pinned(screen, "h", 0).0 == "120 3 60 292" && screen.content == "740 x 300")
    }

    @Test func `A scroll asks for what is pinned and nothing else, and without anything pinned for nothing`() {
        let section = inset()
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(30), .top, pins: true)]
        var asked = 0
        let layout = UICollectionViewCompositionalLayout { _, _ in
            asked += 1
            return section
        }
        let screen = CompositionalScreen(layout, [30], kinds: ["h"], height: 100).shown()
        screen.stage.scroll(screen.view, by: 20)
        #expect(screen.stage.counts(of: screen.view) { screen.stage.scroll(screen.view, by: 1) }.applied == 1 && asked == 1)
        section.boundarySupplementaryItems = []
        screen.stage.act("invalidate") { layout.invalidateLayout() }
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: screen.view.bounds.offsetBy(dx: 0, dy: 1)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: screen.view.bounds.insetBy(dx: 1, dy: 0)))
    }

    // MARK: - Badges

    private func badge(
        _ kind: String, _ container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor? = nil,
        _ width: NSCollectionLayoutDimension = .absolute(40), _ height: NSCollectionLayoutDimension = .absolute(20)
    ) -> NSCollectionLayoutSupplementaryItem {
        item.map {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(width, height), elementKind: kind, containerAnchor: container, itemAnchor: $0)
        } ?? NSCollectionLayoutSupplementaryItem(layoutSize: size(width, height), elementKind: kind, containerAnchor: container)
    }

    @Test(
        arguments: [
            (.top, "140 50 40 20", "160 30 40 20"), (.leading, "50 140 40 20", "50 130 40 20"),
            (.bottom, "140 230 40 20", "160 230 40 20"), (.trailing, "230 140 40 20", "270 130 40 20"),
            ([.top, .leading], "50 50 40 20", "50 30 40 20"), ([.bottom, .trailing], "230 230 40 20", "270 230 40 20"),
            ([.top, .bottom], "140 140 40 20", "160 130 40 20"), ([], "140 140 40 20", "160 130 40 20"),
        ] as [(NSDirectionalRectEdge, String, String)])
    func `A badge hangs on an item or a group by points that edges name`(edges: NSDirectionalRectEdge, onItem: String, onGroup: String) {
        let anchor = NSCollectionLayoutAnchor(edges: edges)
        let one = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge("badge", anchor)])
        let group = row(.fractionalWidth(1), .absolute(200), [one])
        group.supplementaryItems = [badge("other", anchor, NSCollectionLayoutAnchor(edges: [.bottom, .leading]))]
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets(50, 50, 50, 50)
        let screen = CompositionalScreen(section, [1], kinds: ["badge", "other"]).shown()
        #expect(screen.extra("badge") == onItem && screen.extra("other") == onGroup)
    }

    @Test func `Offsets of both anchors add; fractional ones are of the badge's own size`() {
        let corner: NSDirectionalRectEdge = [.top, .trailing]
        let low: NSDirectionalRectEdge = [.bottom, .leading]
        let far = badge("six", NSCollectionLayoutAnchor(edges: .bottom), nil, .estimated(33), .estimated(17))
        far.zIndex = 5
        let one = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
            supplementaryItems: [
                badge("one", NSCollectionLayoutAnchor(edges: corner, absoluteOffset: CGPoint(7, 9))),
                badge("two", NSCollectionLayoutAnchor(edges: corner, fractionalOffset: CGPoint(0.5, 0.25))),
                badge(
                    "three", NSCollectionLayoutAnchor(edges: corner),
                    NSCollectionLayoutAnchor(edges: low, fractionalOffset: CGPoint(0.5, 0.25))),
                badge("four", NSCollectionLayoutAnchor(edges: corner), NSCollectionLayoutAnchor(edges: low, absoluteOffset: CGPoint(3, 4))),
                badge("five", NSCollectionLayoutAnchor(edges: corner), nil, .fractionalWidth(0.5), .fractionalHeight(0.25)),
                far,
            ])
        one.contentInsets = insets(2, 3, 4, 5)
        let section = NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(200), [one]))
        section.contentInsets = insets(50, 50, 50, 50)
        let kinds = ["one", "two", "three", "four", "five", "six"]
        let screen = CompositionalScreen(section, [1], kinds: kinds).shown()
        #expect(
            kinds.map { screen.extra($0) }
                == ["232 61 40 20", "245 57 40 20", "285 37 40 20", "268 36 40 20", "159 52 106 48.5", "142.5 229 33 17"])
        #expect(screen.layout.layoutAttributesForSupplementaryView(ofKind: "six", at: [0, 0])?.zIndex == 5)
    }

    @Test func `Badges are numbered by kind in each section, those of groups too`() {
        let inner = column(.fractionalWidth(0.5), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        inner.supplementaryItems = [badge("g", NSCollectionLayoutAnchor(edges: .bottom), nil, .fractionalWidth(1), .absolute(4))]
        let dotted = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            supplementaryItems: [badge("dot", NSCollectionLayoutAnchor(edges: [.top, .leading]), nil, .absolute(10), .absolute(10))])
        let section = NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(100), [dotted, inner]))
        let screen = CompositionalScreen(section, [7, 1], kinds: ["g", "dot"]).shown()
        #expect((0..<3).map { screen.extra("g", $0) } == ["80 96 320 4", "80 196 320 4", "nil"])
        #expect((0..<4).map { screen.extra("dot", $0) } == ["0 0 10 10", "0 100 10 10", "0 200 10 10", "nil"])
        #expect(screen.extra("dot", 0, 1) == "0 300 10 10" && screen.extra("g", 0, 1) == "nil")
        #expect(screen.view.visibleSupplementaryViews(ofKind: "dot").count == 4)
    }

    // MARK: - Decorations

    @Test func `A background reaches as far as its section with headers; cells of its section have zIndex 1 [COMP-01]`() {
        let section = inset()
        section.interGroupSpacing = 4
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
        background.contentInsets = insets(1, 2, 3, 4)
        background.zIndex = -3
        section.decorationItems = [background]
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(30), .top)]
        let screen = CompositionalScreen(section, [3, 0, 2], kinds: ["h"], decorations: ["bg"]).shown()
        #expect((0..<3).map { screen.decoration("bg", $0) } == ["2 1 314 118", "2 123 314 34", "2 161 314 74"])
        let cell = screen.view.layoutAttributesForItem(at: [0, 0])
        let header = screen.view.layoutAttributesForSupplementaryElement(ofKind: "h", at: [0, 0])
        #expect(cell?.zIndex == 1 && header?.zIndex == 1 && screen.content == "320 x 238")
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "x").zIndex == 0)
    }

    @Test func `Only sections that have decorations have their cells raised, and one without size has none`() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = self.halves()
            if index == 0 { section.decorationItems = [.background(elementKind: "bg")] }
            return section
        }
        let screen = CompositionalScreen(layout, [3, 2], decorations: ["bg"]).shown()
        #expect(screen.decoration("bg") == "0 0 320 80" && screen.decoration("bg", 1) == "nil")
        #expect((0..<2).map { screen.view.layoutAttributesForItem(at: [$0, 0])?.zIndex } == [1, 0])
        screen.counts = [0, 2]
        screen.stage.act("reload") { screen.view.reloadData() }
        #expect(screen.decoration("bg") == "nil")
    }

    // MARK: - Insets references

    @Test(arguments: [UIContentInsetsReference.automatic, .none, .safeArea, .layoutMargins, .readableContent], [true, false])
    func `Sections keep clear of what their reference says, across the way`(reference: UIContentInsetsReference, ofSection: Bool) {
        let section = halves()
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(20), .top)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        if ofSection { section.contentInsetsReference = reference } else { configuration.contentInsetsReference = reference }
        let screen = CompositionalScreen(section, [3], kinds: ["h"], configuration: configuration)
        screen.view.layoutMargins = UIEdgeInsets(10, 20, 30, 40)
        screen.shown()
        let clears = reference == .layoutMargins || reference == .readableContent
        #expect(screen.cells()[0] == (clears ? "20 20 130 40" : "0 20 160 40"))
        #expect(screen.extra("h") == (clears ? "20 0 260 20" : "0 0 320 20") && screen.content == "320 x 100")
    }

    @Test func `Boundary items of a section may refer to something else, those of the layout are not moved`() {
        let section = halves()
        section.contentInsetsReference = .layoutMargins
        section.supplementaryContentInsetsReference = .none
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(20), .top)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [boundary("l", .fractionalWidth(1), .absolute(20), .top)]
        let screen = CompositionalScreen(section, [1], kinds: ["h", "l"], configuration: configuration)
        screen.view.layoutMargins = UIEdgeInsets(10, 20, 30, 40)
        screen.shown()
        #expect(screen.extra("h") == "0 20 320 20" && screen.extra("l", Int.max) == "0 0 320 20" && screen.cells()[0] == "20 40 130 40")
    }

    // MARK: - Questions

    @Test func `Elements are answered for where their group is, and only inside the content`() {
        let group = row(
            .fractionalWidth(1), .absolute(20), [item(.fractionalWidth(0.5), .absolute(100)), item(.fractionalWidth(0.5), .absolute(10))])
        let screen = CompositionalScreen(NSCollectionLayoutSection(group: group), [4]).shown()
        #expect(screen.asked(0, 0, 320, 50) == "0.0, 0.1, 0.2, 0.3")
        // The first item reaches as far as this, its group does not.
        #expect(screen.asked(0, 33, 320, 0.5) == "0.2")
        #expect(screen.asked(320, 0, 50, 480) == "" && screen.asked(0, 40, 320, 20) == "" && screen.asked(-20, -20, 30, 30) == "0.0")
    }

    @Test func `A background is answered for when its section only touches`() {
        let section = halves()
        section.decorationItems = [.background(elementKind: "bg")]
        let screen = CompositionalScreen(section, [2], decorations: ["bg"]).shown()
        #expect(screen.asked(320, 0, 50, 480) == "bg 0.0" && screen.asked(0, 40, 320, 10) == "bg 0.0" && screen.asked(400, 0, 10, 10) == "")
    }
}
