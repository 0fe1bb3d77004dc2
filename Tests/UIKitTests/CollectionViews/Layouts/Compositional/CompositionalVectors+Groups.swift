import Testing
import UIKit

/// Rows, columns and groups, with insets, spacing and estimates. The parts that all vectors use
/// come first.
extension CompositionalVectorTests {
    // MARK: - Parts of layouts

    static func layout(
        _ group: NSCollectionLayoutGroup, _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
        insets: NSDirectionalEdgeInsets = .zero, spacing: CGFloat = 0,
        boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = [],
        decorations: [NSCollectionLayoutDecorationItem] = [], _ prepare: (Section) -> Void = { _ in }
    ) -> Layout {
        let section = layoutSection(
            group, insets: insets, spacing: spacing, boundaries: boundaries, decorations: decorations)
        prepare(section)
        return Layout(section: section, configuration: configuration)
    }

    nonisolated static let odd = insets(3, 4, 5, 6)

    /// Returns a row of two items that are half as wide as the container.
    static func halves(_ height: CGFloat = 40) -> NSCollectionLayoutGroup { tiles(0.5, height) }

    /// Returns a group 100 wide with two items of full height, for horizontal scrolling.
    static func uprightGroup() -> NSCollectionLayoutGroup {
        row(.absolute(100), height: .fractionalHeight(1), [slice(0.5)])
    }

    // MARK: - Rows

    nonisolated static func words(_ spacing: NSCollectionLayoutSpacing?) -> String {
        spacing.map { "\($0.isFlexible ? "flexible" : "fixed") \($0.spacing)" } ?? "none"
    }

    /// Rows of eight items that are 10 points high and have a share of 320 points. The width of the
    /// items, and their left edges in a row.
    nonisolated static let shares: [(NSCollectionLayoutSpacing?, share: Double, width: Double, [Double])] = [
        (nil, 0.3, 96, [0, 96, 192]), (nil, 0.25, 80, [0, 80, 160, 240]), (nil, 0.5, 160, [0, 160]),
        (nil, 1.0 / 3, 106.5, [0, 106.5, 213]), (nil, 0.4, 128, [0, 128]), (nil, 0.9, 288, [0]),
        (.fixed(10), 0.3, 90, [0, 100, 200]), (.fixed(10), 0.25, 72.5, [0, 82.5, 165, 247.5]),
        (.fixed(10), 0.5, 155, [0, 165]),
        (.fixed(10), 1.0 / 3, 100, [0, 110, 220]), (.fixed(10), 0.4, 124, [0, 134]), (.fixed(10), 0.9, 288, [0]),
        (.flexible(10), 0.3, 90, [0, 115, 230]), (.flexible(10), 0.25, 72.5, [0, 82.5, 165, 247.5]),
        (.flexible(10), 0.5, 155, [0, 165]),
        (.flexible(10), 1.0 / 3, 100, [0, 110, 220]), (.flexible(10), 0.4, 124, [0, 196]),
        (.flexible(10), 0.9, 288, [0]),
        (.flexible(1), 0.3, 95, [0, 112.5, 225]), (.flexible(1), 0.25, 79, [0, 80.5, 160.5, 241]),
        (.flexible(1), 0.5, 159.5, [0, 160.5]),
        (.flexible(1), 1.0 / 3, 106, [0, 107, 214]), (.flexible(1), 0.4, 127.5, [0, 192.5]),
        (.flexible(1), 0.9, 288, [0]),
    ]

    nonisolated static let rows: [Vector] =
        shares.map { spacing, share, width, starts in
            let frames = (0..<8).map { "\(starts[$0 % starts.count]) \($0 / starts.count * 10) \(width) 10" }
            let lines = (8 + starts.count - 1) / starts.count
            return Vector(
                "a row of \(share), spacing \(words(spacing))", [8],
                Cells("320 \(lines * 10)", frames.joined(separator: ","))
            ) {
                layout(row(height: .absolute(10), [item(.fractionalWidth(share), .absolute(10))], spacing: spacing))
            }
        }
        + [(301, 100), (300, 100), (280, 93)].map { whole, third in
            let frames = (0..<7).map { "\($0 % 3 * third) \($0 / 3 * 20) \(third) 20" }
            return Vector("thirds of \(whole)", [7], Cells("\(Int(whole)) 60", frames.joined(separator: ","))) {
                layout(tiles(1.0 / 3, 20))
            }.with(\.size, CGSize(whole, 480))
        }
        + [
            Vector(
                "a share and an absolute width", [6],
                Cells("320 60", "0 0 155 20, 165 0 50 20, 0 20 155 20, 165 20 50 20, 0 40 155 20, 165 40 50 20")
            ) {
                layout(
                    row(
                        height: .absolute(20), [slice(0.5), item(.absolute(50), .fractionalHeight(1))],
                        spacing: .fixed(10)))
            },
            Vector(
                "a half and a quarter", [8],
                Cells(
                    "320 80",
                    """
                    0 0 160 20, 160 0 80 20, 0 20 160 20, 160 20 80 20, 0 40 160 20, 160 40 80 20, 0 60 160 20, \
                    160 60 80 20
                    """)
            ) {
                layout(row(height: .absolute(20), [slice(0.5), slice(0.25)]))
            },
            Vector(
                "absolute widths, flexible spacing", [8],
                Cells("320 60", "0 0 100 20, 110 0, 220 0, 0 20, 110 20, 220 20, 0 40, 110 40")
            ) {
                layout(row(height: .absolute(20), [item(.absolute(100), .fractionalHeight(1))], spacing: .flexible(4)))
            },
            Vector(
                "items higher than their row", [4],
                Cells("320 40", "0 0 155 100, 165 0 155 77.5, 0 20 155 100, 165 20 155 77.5")
            ) {
                let (high, wide) = (
                    item(.fractionalWidth(0.5), .absolute(100)), item(.fractionalWidth(0.5), .fractionalWidth(0.25))
                )
                return layout(row(height: .absolute(20), [high, wide], spacing: .fixed(10)))
            }.with(\.answers, ["thin": "0.2, 0.3"]),
            Vector("a height that is a share of the width", [4], Cells("320 128", "0 0 160 64, 160 0, 0 64, 160 64")) {
                layout(row(height: .fractionalWidth(0.2), [slice(0.5)]))
            },
            Vector("half the height of the container", [4], Cells("320 520", "20 10 130 240, 150 10, 20 250, 150 250"))
            {
                layout(row(height: .fractionalHeight(0.5), [slice(0.5)]), insets: insets(10, 20, 30, 40))
            },
        ]

    // MARK: - Columns and groups that are not full

    nonisolated static let groups: [Vector] =
        [
            Vector(
                "a column of quarters", [9],
                Cells("320 225", "0 0 320 25, 0 25, 0 50, 0 75, 0 100, 0 125, 0 150, 0 175, 0 200")
            ) { layout(column(height: .absolute(100), [stripe(0.25)])) },
            Vector(
                "a column of quarters, 10 apart", [9],
                Cells("320 217.5", "0 0 320 17.5, 0 27.5, 0 55, 0 82.5, 0 100, 0 127.5, 0 155, 0 182.5, 0 200")
            ) { layout(column(height: .absolute(100), [stripe(0.25)], spacing: .fixed(10))) },
            Vector(
                "a column of half the width and height", [9],
                Cells("320 720", "0 0 160 66, 0 76, 0 152, 0 240, 0 316, 0 392, 0 480, 0 556, 0 632")
            ) {
                layout(
                    column(.fractionalWidth(0.5), height: .fractionalHeight(0.5), [stripe(0.3)], spacing: .fixed(10)))
            },
            Vector("thirds by count", [7], Cells("320 60", "0 0 100 20, 110 0, 220 0, 0 20, 110 20, 220 20, 0 40")) {
                let thirds = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(20)),
                    subitem: item(.absolute(30), .fractionalHeight(1)), count: 3)
                return layout(thirds.spaced(.fixed(10)))
            },
            Vector("a column by count", [7], Cells("320 210", "0 0 160 30, 0 30, 0 60, 0 90, 0 120, 0 150, 0 180")) {
                layout(
                    .vertical(layoutSize: size(.fractionalWidth(0.5), .absolute(90)), subitem: stripe(0.1), count: 3))
            },
        ]
        + [
            (nil, Cells("320 170", "0 0 320 30, 0 30, 0 60, 0 100, 0 130")),
            (.fixed(10), Cells("320 260", "0 0 320 30, 0 40, 0 100, 0 140, 0 200")),
            (.flexible(10), Cells("320 230", "0 0 320 30, 0 70, 0 100, 0 170, 0 200")),
        ].map { (spacing: NSCollectionLayoutSpacing?, cells: Cells) in
            Vector("a column that is not full, spacing \(words(spacing))", [5], cells) {
                layout(column(height: .absolute(100), [item(.fractionalWidth(1), .absolute(30))], spacing: spacing))
            }
        }
        + [
            (nil, Cells("270 480", "0 0 30 480, 30 0, 60 0, 100 0, 130 0; 170 0, 200 0, 230 0")),
            (.fixed(10), Cells("420 480", "0 0 30 480, 40 0, 100 0, 140 0, 200 0; 260 0, 300 0, 360 0")),
            (.flexible(10), Cells("360 480", "0 0 30 480, 70 0, 100 0, 170 0, 200 0; 230 0, 300 0, 330 0")),
        ].map { (spacing: NSCollectionLayoutSpacing?, cells: Cells) in
            Vector("sideways groups that are not full, spacing \(words(spacing))", [5, 3], cells) {
                layout(
                    row(
                        .absolute(100), height: .fractionalHeight(1), [item(.absolute(30), .fractionalHeight(1))],
                        spacing: spacing),
                    layoutConfiguration(.horizontal))
            }
        }

    // MARK: - Insets, spacing, nesting, estimates

    nonisolated static let insides: [Vector] = [
        Vector(
            "insets of the section, spacing of groups", [7],
            Cells("320 170", "6 5 95 50, 111 5, 216 5, 6 59, 111 59, 216 59, 6 113")
        ) {
            layout(tiles(1.0 / 3, 50, spacing: .fixed(10)), insets: insets(5, 6, 7, 8), spacing: 4)
        },
        Vector("insets of group and item", [4], Cells("320 200", "8 6 143 84, 165 6, 8 106, 165 106")) {
            let half = slice(0.5)
            half.contentInsets = insets(5, 6, 7, 8)
            let group = row(height: .absolute(100), [half])
            group.contentInsets = insets(1, 2, 3, 4)
            return layout(group)
        },
        Vector("fixed edges of an item", [4], Cells("320 400", "4 5 160 100, 4 105, 4 205, 4 305")) {
            let half = slice(0.5)
            half.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
            return layout(row(height: .absolute(100), [half]))
        },
        Vector("flexible edges of an item", [4], Cells("320 400", "79 0 160 100, 79 100, 79 200, 79 300")) {
            let half = slice(0.5)
            half.edgeSpacing = edges(.flexible(4), nil, .flexible(6), .flexible(7))
            return layout(row(height: .absolute(100), [half]))
        },
        Vector("flexible edges at the start of an item", [4], Cells("320 200", "32 50 128 50, 192 50, 32 150, 192 150"))
        {
            let part = item(.fractionalWidth(0.4), .fractionalHeight(0.5))
            part.edgeSpacing = edges(.flexible(0), .flexible(0), nil, nil)
            return layout(row(height: .absolute(100), [part]))
        },
        Vector("edges of a group, spacing of groups", [5], Cells("320 142", "4 5 160 30, 164 5, 4 55, 164 55, 4 105")) {
            let group = halves(30)
            group.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
            return layout(group, spacing: 8)
        },
        Vector("a narrow group", [5], Cells("320 106", "0 0 96 30, 96 0, 0 38, 96 38, 0 76")) {
            layout(row(.fractionalWidth(0.6), height: .absolute(30), [slice(0.5)]), spacing: 8)
        },
        Vector(
            "three sections", [3, 0, 4], Cells("320 160", "4 3 155 30, 159 3, 4 33; ; 4 95, 159 95, 4 125, 159 125")
        ) {
            layout(halves(30), layoutConfiguration(spacing: 12), insets: odd)
        },
        Vector(
            "columns sideways", [6, 5],
            Cells(
                "442 480", "4 3 100 118, 4 121, 4 239, 4 357, 109 3, 109 121; 231 3, 231 121, 231 239, 231 357, 336 3")
        ) {
            layout(
                column(.absolute(100), height: .fractionalHeight(1), [stripe(0.25)]),
                layoutConfiguration(.horizontal, spacing: 12),
                insets: odd, spacing: 5)
        },
        Vector("half the width sideways", [5], Cells("810 480", "4 3 160 118, 164 3, 324 3, 484 3, 644 3")) {
            layout(
                row(.fractionalWidth(0.5), height: .fractionalHeight(1), [stripe(0.25)]),
                layoutConfiguration(.horizontal), insets: odd)
        },
        Vector(
            "a group beside an item", [9],
            Cells(
                "320 300",
                """
                0 0 157 100, 163 0 157 48, 163 52, 0 100 157 100, 163 100 157 48, 163 152, 0 200 157 100, 163 200 \
                157 48, 163 252
                """)
        ) {
            let inner = column(.fractionalWidth(0.5), height: .fractionalHeight(1), [stripe(0.5)], spacing: .fixed(4))
            return layout(row(height: .absolute(100), [slice(0.5), inner], spacing: .fixed(6)))
        },
        Vector(
            "a group again and again", [9],
            Cells("320 250", "0 0 160 50, 0 50, 160 0, 160 50, 0 100, 0 150, 160 100, 160 150, 0 200")
        ) {
            layout(
                row(
                    height: .absolute(100), [column(.fractionalWidth(0.5), height: .fractionalHeight(1), [stripe(0.5)])]
                ))
        },
        Vector("estimated group and item", [4], Cells("320 60", "0 0 160 30, 160 0, 0 30, 160 30")) {
            layout(row(height: .estimated(44), [item(.fractionalWidth(0.5), .estimated(30))]))
        },
        Vector("estimated group", [4], Cells("320 88", "0 0 160 44, 160 0, 0 44, 160 44")) {
            layout(row(height: .estimated(44), [slice(0.5)]))
        },
        Vector("estimated width", [5], Cells("320 88", "0 0 100 44, 100 0, 200 0, 0 44, 100 44")) {
            layout(row(height: .absolute(44), [item(.estimated(100), .fractionalHeight(1))]))
        },
        Vector("estimated heights in a column", [5], Cells("320 170", "0 0 320 30, 0 30, 0 60, 0 100, 0 130")) {
            layout(column(height: .absolute(100), [item(.fractionalWidth(1), .estimated(30))]))
        },
        Vector(
            "frames of an app", [4, 2],
            Cells("320 256", "5 5 30 40, 54 13 60 30, -1 -2 400 20, 5 85 30 40; 5 173 30 40, 54 181 60 30")
        ) {
            let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { _ in
                [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(1, 2, 30, 40)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(50, 10, 60, 30), zIndex: 4),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(-5, -5, 400, 20)),
                ]
            }
            return layout(group, insets: odd)
        }.with(\.zIndexes, ["0.1": 4, "1.1": 4]),
        Vector(
            "sections of a provider", [3, 4, 2],
            Cells("320 216", "4 3 155 40, 159 3, 4 43; 0 88 160 40, 160 88, 0 128, 160 128; 4 171 155 40, 159 171")
        ) {
            Layout { index, _ in
                layoutSection(halves(), insets: index == 1 ? .zero : odd)
            }
        },
        Vector(
            "a provider that looks at the container", [5, 3],
            Cells("200 150", "0 0 100 30, 100 0, 0 30, 100 30, 0 60; 0 90, 100 90, 0 120")
        ) {
            Layout { _, environment in
                let share = environment.container.effectiveContentSize.width > 250 ? 0.25 : 0.5
                return Section(group: tiles(share, 30))
            }
        }.with(\.size, CGSize(200, 300)),
        Vector(
            "orthogonal behavior none", [5, 2], Cells("320 350", "0 0 100 50, 0 50, 0 100, 0 150, 0 200; 0 250, 0 300")
        ) {
            layout(row(.absolute(100), height: .absolute(50), [stripe(1)])) { $0.orthogonalScrollingBehavior = .none }
        },
    ]
}
