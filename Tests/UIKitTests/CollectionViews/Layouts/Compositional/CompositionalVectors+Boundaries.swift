import Testing
import UIKit

/// Headers, footers, badges, backgrounds and insets references.
extension CompositionalVectorTests {
    // MARK: - Boundary items

    /// The cells of two sections with a boundary item: `under` and `above` the item, `after` and
    /// `before` it in horizontal scrolling, and `free` where the item takes no room. If the item
    /// has an offset, the cells are `closer` to it or the sections `farther` apart.
    nonisolated static let under = Cells("320 196", "4 33 155 40, 159 33, 4 73; 4 151, 159 151")
    nonisolated static let above = Cells("320 196", "4 3 155 40, 159 3, 4 43; 4 121, 159 121")
    nonisolated static let free = Cells("320 136", "4 3 155 40, 159 3, 4 43; 4 91, 159 91")
    nonisolated static let closer = Cells("320 182", "4 26 155 40, 159 26, 4 66; 4 137, 159 137")
    nonisolated static let farther = Cells("320 210", "4 3 155 40, 159 3, 4 43; 4 128, 159 128")
    nonisolated static let freeSideways = Cells("270 480", "4 3 50 472, 54 3, 104 3; 164 3, 214 3")
    nonisolated static let after = Cells("390 480", "64 3 50 472, 114 3, 164 3; 284 3, 334 3")
    nonisolated static let before = Cells("390 480", "4 3 50 472, 54 3, 104 3; 224 3, 274 3")

    struct Alignment: Sendable {
        let value: NSRectAlignment
        /// The cells if the layout scrolls vertically, if it scrolls horizontally, and with an
        /// offset.
        let down, sideways, moved: Cells
        /// Five texts with the places of the item in both sections. The first two are for vertical
        /// scrolling, outside and inside of the content insets. The next two are the same for
        /// horizontal scrolling. In the last one the item has an offset.
        let places: [String]
    }

    nonisolated static let alignments: [Alignment] = [
        Alignment(
            value: .top, down: under, sideways: freeSideways, moved: closer,
            places: ["130 0, 130 118", "129 0, 129 118", "50 0, 185 0", "50 3, 185 3", "134 0, 134 111"]),
        Alignment(
            value: .bottom, down: above, sideways: freeSideways, moved: free,
            places: ["130 88, 130 166", "129 88, 129 166", "50 450, 185 450", "50 445, 185 445", "124 51, 124 99"]),
        Alignment(
            value: .leading, down: free, sideways: after, moved: free,
            places: ["0 29, 0 97", "4 29, 4 97", "0 225, 220 225", "0 224, 220 224", "9 36, 9 104"]),
        Alignment(
            value: .trailing, down: free, sideways: before, moved: free,
            places: ["260 29, 260 97", "254 29, 254 97", "160 225, 330 225", "160 224, 330 224", "249 22, 249 90"]),
        Alignment(
            value: .topLeading, down: under, sideways: after, moved: closer,
            places: ["0 0, 0 118", "4 0, 4 118", "0 0, 220 0", "0 3, 220 3", "9 0, 9 111"]),
        Alignment(
            value: .topTrailing, down: under, sideways: before, moved: free,
            places: ["260 0, 260 118", "254 0, 254 118", "160 0, 330 0", "160 3, 330 3", "249 -7, 249 81"]),
        Alignment(
            value: .bottomLeading, down: above, sideways: after, moved: farther,
            places: ["0 88, 0 166", "4 88, 4 166", "0 450, 220 450", "0 445, 220 445", "9 95, 9 180"]),
        Alignment(
            value: .bottomTrailing, down: above, sideways: before, moved: free,
            places: ["260 88, 260 166", "254 88, 254 166", "160 450, 330 450", "160 445, 330 445", "249 51, 249 99"]),
    ]

    /// Returns a list of places, each followed by the size.
    nonisolated static func sized(_ places: String, _ size: String) -> String {
        places.split(separator: ",").map { "\($0) \(size)" }.joined(separator: ",")
    }

    nonisolated static let boundaries: [Vector] = alignments.enumerated().flatMap { index, alignment in
        (0..<4).map { variant in
            let (isSideways, follows) = (variant > 1, variant % 2 == 1)
            let name =
                """
                an item of 60 by 30 at \(alignment.value), \(isSideways ? "sideways" : "down"), inside of \
                the insets \(follows)
                """
            return Vector(
                name, [3, 2], isSideways ? alignment.sideways : alignment.down,
                ["h": sized(alignment.places[variant], "60 30")]
            ) {
                layout(
                    isSideways ? uprightGroup() : halves(), layoutConfiguration(isSideways ? .horizontal : .vertical),
                    insets: odd,
                    boundaries: [boundary("h", .absolute(60), .absolute(30), alignment.value)]
                ) { $0.supplementariesFollowContentInsets = follows }
            }
        } + [
            Vector(
                "an item of 60 by 30 at \(alignment.value), moved", [3, 2], alignment.moved,
                ["h": sized(alignment.places[4], "60 30")]
            ) {
                let extends = index % 2 == 0
                let offset = extends ? CGPoint(5, 7) : CGPoint(-5, -7)
                let moved = boundary(
                    "h", .absolute(60), .absolute(30), alignment.value, offset: offset, extends: extends)
                return layout(halves(), insets: odd, boundaries: [moved])
            }
        ]
    }

    // MARK: - Boundary items higher than their section

    nonisolated static let two = "0 0 160 40, 160 0, 0 40, 160 40"
    nonisolated static let four = "0 0 100 240, 100 0, 200 0, 300 0"
    nonisolated static let low = Cells("320 280", "0 200 160 40, 160 200, 0 240, 160 240")
    nonisolated static let moved = Cells("433 480", "33 0 100 240, 133 0, 233 0, 333 0")

    /// The place of an item of 33 by 200 that does not extend the boundary, for vertical and for
    /// horizontal scrolling. Then the place and the cells if the item extends the boundary, for
    /// vertical and for horizontal scrolling.
    nonisolated static let heights: [(NSRectAlignment, String, String, (String, Cells), (String, Cells))] = [
        (.top, "143.5 0", "183.5 0", ("143.5 0", low), ("183.5 0", Cells("400 480", four))),
        (
            .bottom, "143.5 -120", "183.5 280", ("143.5 80", Cells("320 280", two)),
            ("183.5 280", Cells("400 480", four))
        ),
        (.leading, "0 -60", "0 140", ("0 0", Cells("320 200", two)), ("0 140", moved)),
        (.trailing, "287 -60", "367 140", ("287 0", Cells("320 200", two)), ("400 140", Cells("433 480", four))),
        (.topLeading, "0 0", "0 0", ("0 0", low), ("0 0", moved)),
        (.topTrailing, "287 0", "367 0", ("287 0", low), ("400 0", Cells("433 480", four))),
        (.bottomLeading, "0 -120", "0 280", ("0 80", Cells("320 280", two)), ("0 280", moved)),
        (
            .bottomTrailing, "287 -120", "367 280", ("287 80", Cells("320 280", two)),
            ("400 280", Cells("433 480", four))
        ),
    ]

    nonisolated static let tall: [Vector] = heights.flatMap {
        alignment, inside, insideSideways, extending, extendingSideways in
        [
            (false, false, inside, Cells("320 80", two)), (false, true, insideSideways, Cells("400 480", four)),
            (true, false, extending.0, extending.1), (true, true, extendingSideways.0, extendingSideways.1),
        ].map { extends, isSideways, place, cells in
            let name =
                """
                an item of 33 by 200 at \(alignment), \(extends ? "extending" : "inside"), \
                \(isSideways ? "sideways" : "down")
                """
            return Vector(name, [4], cells, ["h": place + " 33 200"]) {
                layout(
                    isSideways ? row(.absolute(100), height: .fractionalHeight(1), [stripe(0.5)]) : halves(),
                    layoutConfiguration(isSideways ? .horizontal : .vertical),
                    boundaries: [boundary("h", .absolute(33), .absolute(200), alignment, extends: extends)])
            }
        }
    }

    // MARK: - Headers and footers of sections and of the layout

    nonisolated static let bars: [Vector] = [
        Vector(
            "a share of the height, an estimate", [3, 2], Cells("320 272", "4 51 155 40, 159 51, 4 91; 4 207, 159 207"),
            ["h": "4 0 310 48, 4 156", "f": "81.5 136 155 20, 81.5 252"]
        ) {
            let header = boundary("h", .fractionalWidth(1), .fractionalHeight(0.1), .top)
            return layout(
                halves(), insets: odd,
                boundaries: [header, boundary("f", .fractionalWidth(0.5), .estimated(20), .bottom)])
        },
        Vector(
            "two on a side", [3, 2], Cells("320 210", "4 33 155 40, 159 33, 4 73; 4 158, 159 158"),
            ["h": "4 0 310 30, 4 125", "t": "4 20 310 10, 4 145", "f": "4 118 310 7, 4 203", "g": "4 118 310 5, 4 203"]
        ) {
            let bars = [bar("h", 30, .top), bar("t", 10, .top), bar("f", 7, .bottom), bar("g", 5, .bottom)]
            return layout(halves(), insets: odd, boundaries: bars)
        },
        Vector(
            "of the layout", [3, 2], Cells("320 206", "4 43 155 40, 159 43, 4 83; 4 141, 159 141"),
            ["l": "4 30 310 10, 4 128", "h": "0 0 320 30", "f": "0 186 320 20"]
        ) {
            let ends = [bar("h", 30, .top), bar("f", 20, .bottom)]
            return layout(
                halves(), layoutConfiguration(boundaries: ends), insets: odd, boundaries: [bar("l", 10, .top)])
        }.with(\.paths, ["h": "0.MAX", "f": "0.MAX"]),
        Vector(
            "of the layout, on its sides", [3, 2], Cells("320 480", free.frames),
            ["h": "0 0 30 480", "f": "300 0 20 480"]
        ) {
            let sides = [
                boundary("h", .absolute(30), .fractionalHeight(1), .leading),
                boundary("f", .absolute(20), .fractionalHeight(1), .trailing),
            ]
            return layout(halves(), layoutConfiguration(boundaries: sides), insets: odd)
        }.with(\.paths, ["h": "0.MAX", "f": "0.MAX"]),
        Vector(
            "of the layout, sideways", [3, 2], Cells("340 480", freeSideways.frames),
            ["h": "0 0 320 30", "f": "320 0 20 480"]
        ) {
            let ends = [bar("h", 30, .top), boundary("f", .absolute(20), .fractionalHeight(1), .trailing)]
            return layout(uprightGroup(), layoutConfiguration(.horizontal, boundaries: ends), insets: odd)
        }.with(\.paths, ["h": "0.MAX", "f": "0.MAX"]),
        Vector(
            "of sections without items", [0, 2, 0], Cells("320 124", "4 61 155 40, 159 61"),
            ["l": "4 30 310 10, 4 48, 4 106", "h": "0 0 320 30"]
        ) {
            let ofLayout = layoutConfiguration(boundaries: [bar("h", 30, .top)])
            return layout(halves(), ofLayout, insets: odd, boundaries: [bar("l", 10, .top)])
        }.with(\.paths, ["h": "0.MAX"]),
    ]

    // MARK: - Pinned headers

    /// Elements off screen are not compared, though some of their frames are listed.
    nonisolated static let pins: [Vector] = [
        Vector(
            "a header at the top", [3, 12],
            Cells(
                "320 396", "4 33 155 40, 159 33, 4 73; 4 151, 159 151, 4 191, 159 191, 4 231, 159 231, 4 271, 159 271"),
            ["h": "4 88 310 30, 4 130"]
        ) { layout(halves(), insets: odd, boundaries: [bar("h", 30, .top, pins: true)]) }
        .with(\.zIndex, ["h": 1_000_000_001]).with(\.size, CGSize(320, 100)).with(\.offset, CGPoint(0, 130)),
        Vector(
            "a header at the end of its section, a footer", [3, 12],
            Cells("320 436", "4 33 155 40, 159 33, 4 73; 4 171, 159 171, 4 211, 159 211, 4 251, 159 251"),
            ["h": "4 88 310 30, 4 138", "f": "4 118 310 20, 4 180"]
        ) {
            layout(
                halves(), insets: odd, boundaries: [bar("h", 30, .top, pins: true), bar("f", 20, .bottom, pins: true)])
        }
        .with(\.zIndex, ["h": 1_000_000_001, "f": 1_000_000_001]).with(\.size, CGSize(320, 100))
        .with(\.offset, CGPoint(0, 100)),
        Vector(
            "sideways", [8, 4],
            Cells("740 300", "64 3 50 292, 114 3, 164 3, 214 3, 264 3, 314 3, 364 3, 414 3; 534 3, 584 3, 634 3"),
            ["h": "120 3 60 292"]
        ) {
            let header = boundary("h", .absolute(60), .fractionalHeight(1), .leading, pins: true)
            return layout(uprightGroup(), layoutConfiguration(.horizontal), insets: odd, boundaries: [header])
        }.with(\.zIndex, ["h": 1_000_000_001]).with(\.size, CGSize(200, 300)).with(\.offset, CGPoint(120, 0)),
    ]

    // MARK: - Badges

    static func badgedItem(_ width: CGFloat, _ badges: [NSCollectionLayoutSupplementaryItem]) -> NSCollectionLayoutItem
    {
        NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)), supplementaryItems: badges)
    }

    /// The places of two badges of 40 by 20. One is on the item. The other is on the group, and its
    /// item anchor is at the bottom leading corner.
    nonisolated static let anchors: [(NSDirectionalRectEdge, String, String)] = [
        ([.top], "140 50", "160 30"), ([.leading], "50 140", "50 130"), ([.bottom], "140 230", "160 230"),
        ([.trailing], "230 140", "270 130"), ([.top, .leading], "50 50", "50 30"),
        ([.bottom, .trailing], "230 230", "270 230"),
        ([.top, .bottom], "140 140", "160 130"), ([], "140 140", "160 130"),
    ]

    nonisolated static let ofGroups = "0.0 0.1 0.2 1.0 1.1"

    nonisolated static let badges: [Vector] =
        [
            Vector(
                "one on each item", [3], Cells("320 160", "20 20 140 60, 160 20, 20 80"),
                ["badge": "140 20 20 10, 280 20, 140 80"]
            ) {
                let corner = badge(
                    "badge", NSCollectionLayoutAnchor(edges: [.top, .trailing]), nil, .absolute(20), .absolute(10))
                return layout(row(height: .absolute(60), [badgedItem(0.5, [corner])]), insets: insets(20, 20, 20, 20))
            }.with(\.paths, ["badge": "0.0 0.1 0.2"])
        ]
        + anchors.map { edges, ofItem, ofGroup in
            let vector = Vector(
                "one on the item and one on the group, edges \(edges.rawValue)", [1], Cells("320 300", "50 50 220 200"),
                ["badge": ofItem + " 40 20", "other": ofGroup + " 40 20"]
            ) {
                let anchor = NSCollectionLayoutAnchor(edges: edges)
                let group = row(height: .absolute(200), [badgedItem(1, [badge("badge", anchor)])])
                group.supplementaryItems = [
                    badge("other", anchor, NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
                ]
                return layout(group, insets: insets(50, 50, 50, 50))
            }
            // A badge is in the answer if its group intersects the rectangle.
            return edges == [.top] || edges == [.top, .leading]
                ? vector.with(\.answers, ["top": "", "thin": ""]) : vector
        }
        + [
            Vector(
                "with offsets, anchors of its own and shares", [1], Cells("320 300", "53 52 212 194"),
                [
                    "one": "232 61 40 20", "two": "245 57 40 20", "three": "285 37 40 20", "four": "268 36 40 20",
                    "five": "159 52 106 48.5", "six": "142.5 229 33 17",
                ]
            ) {
                let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing])
                let low: NSDirectionalRectEdge = [.bottom, .leading]
                let six = badge("six", NSCollectionLayoutAnchor(edges: .bottom), nil, .estimated(33), .estimated(17))
                six.zIndex = 5
                let one = badgedItem(
                    1,
                    [
                        badge(
                            "one", NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(7, 9))),
                        badge(
                            "two",
                            NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(0.5, 0.25))),
                        badge(
                            "three", corner,
                            NSCollectionLayoutAnchor(edges: low, fractionalOffset: CGPoint(0.5, 0.25))),
                        badge("four", corner, NSCollectionLayoutAnchor(edges: low, absoluteOffset: CGPoint(3, 4))),
                        badge("five", corner, nil, .fractionalWidth(0.5), .fractionalHeight(0.25)), six,
                    ])
                one.contentInsets = insets(2, 3, 4, 5)
                return layout(row(height: .absolute(200), [one]), insets: insets(50, 50, 50, 50))
            }.with(\.zIndex, ["six": 5]).with(\.answers, ["top": "", "thin": ""]),
            Vector(
                "on a group in a group", [6],
                Cells("320 200", "0 0 160 100, 160 0 160 50, 160 50, 0 100 160 100, 160 100 160 50, 160 150"),
                ["g": "80 96 320 4, 80 196"]
            ) {
                let inner = column(.fractionalWidth(0.5), height: .fractionalHeight(1), [stripe(0.5)])
                inner.supplementaryItems = [
                    badge("g", NSCollectionLayoutAnchor(edges: .bottom), nil, .fractionalWidth(1), .absolute(4))
                ]
                return layout(row(height: .absolute(100), [slice(0.5), inner]))
            }.with(\.paths, ["g": "0.0 0.1"]),
            Vector(
                "two on each group", [5, 3],
                Cells("320 300", "0 0 160 60, 160 0, 0 60, 160 60, 0 120; 0 180, 160 180, 0 240"),
                ["g": "0 56 320 4, 0 116, 0 176, 0 236, 0 296", "g2": "0 0 320 5, 0 60, 0 120, 0 180, 0 240"]
            ) {
                let group = halves(60)
                group.supplementaryItems = [
                    badge("g", NSCollectionLayoutAnchor(edges: .bottom), nil, .fractionalWidth(1), .absolute(4)),
                    badge("g2", NSCollectionLayoutAnchor(edges: .top), nil, .fractionalWidth(1), .absolute(5)),
                ]
                return layout(group)
            }.with(\.paths, ["g": ofGroups, "g2": ofGroups]),
            Vector(
                "two on each item", [2], Cells("320 60", "0 0 160 60, 160 0"),
                ["badge": "0 0 10 10, 160 0", "badge2": "0 50 10 10, 160 50"]
            ) {
                let both = badgedItem(
                    0.5,
                    [
                        badge(
                            "badge", NSCollectionLayoutAnchor(edges: [.top, .leading]), nil, .absolute(10),
                            .absolute(10)),
                        badge(
                            "badge2", NSCollectionLayoutAnchor(edges: [.bottom, .leading]), nil, .absolute(10),
                            .absolute(10)),
                    ])
                return layout(row(height: .absolute(60), [both]))
            }.with(\.paths, ["badge": "0.0 0.1", "badge2": "0.0 0.1"]),
        ]

    // MARK: - Backgrounds

    nonisolated static let backgrounds: [Vector] = [
        Vector(
            "with insets, behind a section without items too", [3, 0, 2],
            Cells("320 238", "4 33 155 40, 159 33, 4 77; ; 4 193, 159 193"),
            ["h": "4 0 310 30, 4 122, 4 160", "bg": "2 1 314 118, 2 123 314 34, 2 161 314 74"]
        ) {
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
            background.contentInsets = insets(1, 2, 3, 4)
            background.zIndex = -3
            return layout(
                halves(), insets: odd, spacing: 4, boundaries: [bar("h", 30, .top)], decorations: [background])
        }.with(\.zIndex, ["cell": 1, "bg": -3]).with(\.answers, ["beside": "bg 0.0, bg 1.0, bg 2.0"]),
        Vector(
            "sideways", [3, 2], Cells("820 480", "4 3 160 40, 164 3, 324 3; 494 3, 654 3"),
            ["h": "85 3 320 30, 495 3", "bg": "0 0 490 480, 490 0 330 480"]
        ) {
            layout(
                halves(), layoutConfiguration(.horizontal), insets: odd, boundaries: [bar("h", 30, .top)],
                decorations: [.background(elementKind: "bg")])
        }.with(\.zIndex, ["cell": 1, "bg": 0]),
        Vector(
            "behind the first section only", [3, 2], Cells("320 120", "0 0 160 40, 160 0, 0 40; 0 80, 160 80"),
            ["bg": "0 0 320 80"]
        ) {
            Layout { index, _ in
                layoutSection(halves(), decorations: index == 0 ? [.background(elementKind: "bg")] : [])
            }
        }.with(\.zIndex, ["cell": 1, "bg": 0]).with(\.zIndexes, ["1.0": 0, "1.1": 0]).with(
            \.answers, ["beside": "bg 0.0"]),
    ]

    // MARK: - Insets references

    /// Layouts with each insets reference, in a view with margins of 10, 20, 30 and 40 points.
    nonisolated static let references: [Vector] =
        [UIContentInsetsReference.automatic, .none, .safeArea, .layoutMargins, .readableContent].flatMap { reference in
            [false, true].flatMap { ofSection in
                [false, true].map { isSideways in
                    let clears = reference == .layoutMargins || reference == .readableContent
                    let cells =
                        switch (clears, isSideways) {
                        case (false, false): Cells("320 160", "0 20 160 40, 160 20, 0 60; 0 120, 160 120")
                        case (false, true): Cells("290 480", "20 0 50 480, 70 0, 120 0; 190 0, 240 0")
                        case (true, false): Cells("320 160", "20 20 130 40, 150 20, 20 60; 20 120, 150 120")
                        case (true, true): Cells("290 480", "20 10 50 440, 70 10, 120 10; 190 10, 240 10")
                        }
                    let header =
                        switch (clears, isSideways) {
                        case (false, false): "0 0 320 20, 0 100"
                        case (false, true): "0 0 20 480, 170 0"
                        case (true, false): "20 0 260 20, 20 100"
                        case (true, true): "0 10 20 440, 170 10"
                        }
                    let name =
                        "\(reference) of the \(ofSection ? "section" : "layout"), \(isSideways ? "sideways" : "down")"
                    return Vector(name, [3, 2], cells, ["h": header]) {
                        let configuration = layoutConfiguration(isSideways ? .horizontal : .vertical)
                        if !ofSection { configuration.contentInsetsReference = reference }
                        let header =
                            isSideways
                            ? boundary("h", .absolute(20), .fractionalHeight(1), .leading) : bar("h", 20, .top)
                        return layout(isSideways ? uprightGroup() : halves(), configuration, boundaries: [header]) {
                            if ofSection { $0.contentInsetsReference = reference }
                        }
                    }.with(\.margins, UIEdgeInsets(10, 20, 30, 40))
                }
            }
        }
        + [
            Vector(
                "margins and a header of the layout", [3], Cells("320 100", "20 20 130 40, 150 20, 20 60"),
                ["h": "0 0 320 20"]
            ) {
                let configuration = layoutConfiguration(boundaries: [bar("h", 20, .top)])
                configuration.contentInsetsReference = .layoutMargins
                return layout(halves(), configuration)
            }.with(\.paths, ["h": "0.MAX"]).with(\.margins, UIEdgeInsets(10, 20, 30, 40))
        ]
}
