import Testing
import UIKit

/// Compositional layouts at two pixels per point, cells that do not ask for a size: 182 vectors. The figures were measured with UIKit
/// (Catalyst on macOS 27) and published in https://github.com/kern0x1b/charon, `tests/backports/device/compositional-expectations.h`.
/// Every vector has the content size, the frame and the `zIndex` of every element, what is answered for six rectangles, and the
/// attributes of the first three items of every section one by one. All of them hold.
@MainActor @Suite("Compositional layouts, as measured")
struct CompositionalVectorTests {
    typealias Layout = UICollectionViewCompositionalLayout
    typealias Section = NSCollectionLayoutSection

    /// The size of the content and the frames of cells: a comma between two, a semicolon between sections; a size stands where it differs
    /// from the one before.
    struct Cells: Sendable {
        let content: String
        let frames: String
        init(_ content: String, _ frames: String) { (self.content, self.frames) = (content, frames) }
    }

    struct Vector: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let layout: @MainActor @Sendable () -> Layout
        let counts: [Int]
        let cells: Cells
        /// The frames of other elements by kind, in the order of their paths.
        var others: [String: String] = [:]
        /// The paths of a kind, where they are not item 0 of each section.
        var paths: [String: String] = [:]
        /// The `zIndex` by kind, "cell" for cells, where it is not 0 for cells and 1 for others; `zIndexes` of single elements.
        var zIndex: [String: Int] = [:]
        var zIndexes: [String: Int] = [:]
        /// What is answered for a rectangle where that is not everything whose frame meets its part inside of the content.
        var answers: [String: String] = [:]
        var size = CGSize(width: 320, height: 480)
        var offset = CGPoint.zero
        var margins = UIEdgeInsets.zero

        init(
            _ name: String, _ counts: [Int], _ cells: Cells, _ others: [String: String] = [:],
            _ layout: @escaping @MainActor @Sendable () -> Layout
        ) {
            (testDescription, self.counts, self.cells, self.others, self.layout) = (name, counts, cells, others, layout)
        }

        /// The same vector with something set.
        func with<Value>(_ path: WritableKeyPath<Vector, Value>, _ value: Value) -> Vector {
            var copy = self
            copy[keyPath: path] = value
            return copy
        }
    }

    // MARK: - Reading a row

    private struct Element {
        let name: String
        let frame: CGRect
        let zIndex: Int
    }

    private static func frames(_ text: String) -> [CGRect] {
        var size = CGSize.zero
        return text.split(whereSeparator: { $0 == "," || $0 == ";" }).compactMap { part in
            let figures = part.split(separator: " ").compactMap { Double($0) }
            if figures.isEmpty { return nil }
            if figures.count == 4 { size = CGSize(width: figures[2], height: figures[3]) }
            return CGRect(origin: CGPoint(x: figures[0], y: figures[1]), size: size)
        }
    }

    private static func elements(_ vector: Vector) -> [Element] {
        func element(_ name: String, _ kind: String, _ frame: CGRect, _ usual: Int) -> Element {
            Element(name: name, frame: frame, zIndex: vector.zIndexes[name] ?? vector.zIndex[kind] ?? usual)
        }
        let paths = vector.counts.enumerated().flatMap { section, count in (0..<count).map { "\(section).\($0)" } }
        let cells = zip(paths, frames(vector.cells.frames)).map { element($0, "cell", $1, 0) }
        return cells
            + vector.others.flatMap { kind, text in
                let paths = vector.paths[kind]?.split(separator: " ").map(String.init) ?? vector.counts.indices.map { "\($0).0" }
                return zip(paths, frames(text)).map { element("\(kind) \($0)", kind, $1, 1) }
            }
    }

    private static func name(_ attributes: UICollectionViewLayoutAttributes) -> String {
        let path = attributes.indexPath
        return (attributes.representedElementKind.map { $0 + " " } ?? "")
            + "\(path.section).\(path.item == .max ? "MAX" : String(path.item))"
    }

    private static func line(_ element: Element) -> String {
        let frame = element.frame
        let figures = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }
        return "\(element.name): \(figures.joined(separator: " ")) z\(element.zIndex)"
    }

    private static func meet(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
    }

    // MARK: - The test

    private final class Cell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes { layoutAttributes }
    }

    private final class Extra: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes { layoutAttributes }
    }

    private func screen(_ vector: Vector) -> CompositionalScreen {
        let decorations = vector.others.keys.filter { $0 == "bg" }
        let screen = CompositionalScreen(
            vector.layout(), vector.counts, kinds: vector.others.keys.filter { $0 != "bg" }.sorted(), decorations: decorations,
            width: vector.size.width, height: vector.size.height, cell: Cell.self, header: Extra.self)
        screen.view.contentInsetAdjustmentBehavior = .never
        screen.view.layoutMargins = vector.margins
        screen.shown()
        if vector.offset != .zero { screen.stage.act("scroll") { screen.view.contentOffset = vector.offset } }
        return screen
    }

    @Test(arguments: rows + groups + insides + boundaries + tall + bars + pins + badges + backgrounds + references)
    func `Every element has its measured frame, and rectangles their measured answers [COMP-04]`(vector: Vector) {
        let screen = screen(vector)
        let bounds = screen.view.bounds
        let isScrolled = vector.offset != .zero
        let expected = Self.elements(vector)
        let content = screen.layout.collectionViewContentSize
        #expect(String(format: "%g %g", Double(content.width), Double(content.height)) == vector.cells.content)

        let all = screen.layout.layoutAttributesForElements(in: CGRect(x: -10000, y: -10000, width: 20000, height: 20000)) ?? []
        let actual = all.filter { !isScrolled || Self.meet($0.frame, bounds) }
            .map { Element(name: Self.name($0), frame: $0.frame, zIndex: $0.zIndex) }
        let seen = expected.filter { !isScrolled || Self.meet($0.frame, bounds) }
        #expect(actual.map(Self.line).sorted() == seen.map(Self.line).sorted())

        let (x, y, width, height) = (bounds.minX, bounds.minY, bounds.width, bounds.height)
        let near = isScrolled ? CGPoint(x: x + 5, y: y + 5) : CGPoint(x: -20, y: -20)
        let rectangles = [
            "top": CGRect(x: x, y: y, width: width, height: 50),
            "middle": CGRect(x: x, y: y + height / 2, width: width, height: 30),
            "beside": CGRect(x: x + width, y: y, width: 50, height: height),
            "corner": CGRect(origin: near, size: CGSize(width: 40, height: 40)),
            "bounds": bounds,
            "thin": CGRect(x: x, y: y + 33, width: width, height: 0.5),
        ]
        for (name, rectangle) in rectangles.sorted(by: { $0.key < $1.key }) {
            let answer = (screen.layout.layoutAttributesForElements(in: rectangle) ?? []).map(Self.name).sorted()
            let inside = rectangle.intersection(CGRect(origin: .zero, size: content))
            let meeting = expected.filter { !inside.isEmpty && Self.meet($0.frame, inside) }.map(\.name).sorted()
            #expect(answer.joined(separator: ", ") == vector.answers[name] ?? meeting.joined(separator: ", "), "\(name)")
        }

        let frames = Dictionary(uniqueKeysWithValues: expected.map { ($0.name, $0.frame) })
        for (section, count) in vector.counts.enumerated() {
            for item in 0..<min(count, 3) {
                let attributes = screen.layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
                #expect(attributes?.frame == frames["\(section).\(item)"])
            }
        }
    }

    // MARK: - Parts of layouts

    private static func layout(
        _ group: NSCollectionLayoutGroup, _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
        _ prepare: (Section) -> Void = { _ in }
    ) -> Layout {
        let section = Section(group: group)
        prepare(section)
        return Layout(section: section, configuration: configuration)
    }

    private nonisolated static let odd = insets(3, 4, 5, 6)

    /// Rows of two halves.
    private static func halves(_ height: CGFloat = 40) -> NSCollectionLayoutGroup {
        row(.fractionalWidth(1), .absolute(height), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    }

    /// Groups of 100 with two bars, to scroll sideways.
    private static func upright() -> NSCollectionLayoutGroup {
        row(.absolute(100), .fractionalHeight(1), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    }

    private static func stripes(_ share: CGFloat) -> NSCollectionLayoutItem { item(.fractionalWidth(1), .fractionalHeight(share)) }

    private static func around(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ direction: UICollectionView.ScrollDirection = .vertical
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        configuration.boundarySupplementaryItems = items
        return configuration
    }

    // MARK: - Rows

    enum Spacing: Sendable {
        case none, fixed, flexible10, flexible1

        @MainActor var value: NSCollectionLayoutSpacing? {
            switch self {
            case .none: nil
            case .fixed: .fixed(10)
            case .flexible10: .flexible(10)
            case .flexible1: .flexible(1)
            }
        }
    }

    /// Eight items of a share of 320 points, 10 high: their width, and where those of a row begin.
    private nonisolated static let shares: [(Spacing, share: Double, width: Double, [Double])] = [
        (.none, 0.3, 96, [0, 96, 192]), (.none, 0.25, 80, [0, 80, 160, 240]), (.none, 0.5, 160, [0, 160]),
        (.none, 1.0 / 3, 106.5, [0, 106.5, 213]), (.none, 0.4, 128, [0, 128]), (.none, 0.9, 288, [0]),
        (.fixed, 0.3, 90, [0, 100, 200]), (.fixed, 0.25, 72.5, [0, 82.5, 165, 247.5]), (.fixed, 0.5, 155, [0, 165]),
        (.fixed, 1.0 / 3, 100, [0, 110, 220]), (.fixed, 0.4, 124, [0, 134]), (.fixed, 0.9, 288, [0]),
        (.flexible10, 0.3, 90, [0, 115, 230]), (.flexible10, 0.25, 72.5, [0, 82.5, 165, 247.5]), (.flexible10, 0.5, 155, [0, 165]),
        (.flexible10, 1.0 / 3, 100, [0, 110, 220]), (.flexible10, 0.4, 124, [0, 196]), (.flexible10, 0.9, 288, [0]),
        (.flexible1, 0.3, 95, [0, 112.5, 225]), (.flexible1, 0.25, 79, [0, 80.5, 160.5, 241]), (.flexible1, 0.5, 159.5, [0, 160.5]),
        (.flexible1, 1.0 / 3, 106, [0, 107, 214]), (.flexible1, 0.4, 127.5, [0, 192.5]), (.flexible1, 0.9, 288, [0]),
    ]

    nonisolated static let rows: [Vector] =
        shares.map { spacing, share, width, starts in
            let frames = (0..<8).map { "\(starts[$0 % starts.count]) \($0 / starts.count * 10) \(width) 10" }
            let lines = (8 + starts.count - 1) / starts.count
            return Vector("a row of \(share), spacing \(spacing)", [8], Cells("320 \(lines * 10)", frames.joined(separator: ","))) {
                layout(
                    row(
                        .fractionalWidth(1), .absolute(10), [item(.fractionalWidth(share), .absolute(10))], spacing: spacing.value))
            }
        }
        + [(301, 100), (300, 100), (280, 93)].map { whole, third in
            let frames = (0..<7).map { "\($0 % 3 * third) \($0 / 3 * 20) \(third) 20" }
            return Vector("thirds of \(whole)", [7], Cells("\(whole) 60", frames.joined(separator: ","))) {
                layout(row(.fractionalWidth(1), .absolute(20), [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))]))
            }.with(\.size, CGSize(width: whole, height: 480))
        }
        + [
            Vector(
                "a share and an absolute width", [6],
                Cells("320 60", "0 0 155 20, 165 0 50 20, 0 20 155 20, 165 20 50 20, 0 40 155 20, 165 40 50 20")
            ) {
                layout(
                    row(
                        .fractionalWidth(1), .absolute(20),
                        [item(.fractionalWidth(0.5), .fractionalHeight(1)), item(.absolute(50), .fractionalHeight(1))], spacing: .fixed(10))
                )
            },
            Vector(
                "a half and a quarter", [8],
                Cells(
                    "320 80",
                    """
                    0 0 160 20, 160 0 80 20, 0 20 160 20, 160 20 80 20, 0 40 160 20, 160 40 80 20, 0 60 160 20, 160 60 80 20
                    """)
            ) {
                layout(
                    row(
                        .fractionalWidth(1), .absolute(20),
                        [item(.fractionalWidth(0.5), .fractionalHeight(1)), item(.fractionalWidth(0.25), .fractionalHeight(1))]))
            },
            Vector(
                "absolute widths, flexible spacing", [8],
                Cells("320 60", "0 0 100 20, 110 0, 220 0, 0 20, 110 20, 220 20, 0 40, 110 40")
            ) {
                layout(row(.fractionalWidth(1), .absolute(20), [item(.absolute(100), .fractionalHeight(1))], spacing: .flexible(4)))
            },
            Vector(
                "items higher than their row", [4], Cells("320 40", "0 0 155 100, 165 0 155 77.5, 0 20 155 100, 165 20 155 77.5")
            ) {
                layout(
                    row(
                        .fractionalWidth(1), .absolute(20),
                        [item(.fractionalWidth(0.5), .absolute(100)), item(.fractionalWidth(0.5), .fractionalWidth(0.25))],
                        spacing: .fixed(10)))
            }.with(\.answers, ["thin": "0.2, 0.3"]),
            Vector("a height that is a share of the width", [4], Cells("320 128", "0 0 160 64, 160 0, 0 64, 160 64")) {
                layout(row(.fractionalWidth(1), .fractionalWidth(0.2), [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
            },
            Vector("half the height of the container", [4], Cells("320 520", "20 10 130 240, 150 10, 20 250, 150 250")) {
                layout(row(.fractionalWidth(1), .fractionalHeight(0.5), [item(.fractionalWidth(0.5), .fractionalHeight(1))])) {
                    $0.contentInsets = insets(10, 20, 30, 40)
                }
            },
        ]

    // MARK: - Columns and groups that are not full

    nonisolated static let groups: [Vector] =
        [
            Vector(
                "a column of quarters", [9],
                Cells("320 225", "0 0 320 25, 0 25, 0 50, 0 75, 0 100, 0 125, 0 150, 0 175, 0 200")
            ) { layout(column(.fractionalWidth(1), .absolute(100), [stripes(0.25)])) },
            Vector(
                "a column of quarters, 10 apart", [9],
                Cells("320 217.5", "0 0 320 17.5, 0 27.5, 0 55, 0 82.5, 0 100, 0 127.5, 0 155, 0 182.5, 0 200")
            ) { layout(column(.fractionalWidth(1), .absolute(100), [stripes(0.25)], spacing: .fixed(10))) },
            Vector(
                "a column of half the width and height", [9],
                Cells("320 720", "0 0 160 66, 0 76, 0 152, 0 240, 0 316, 0 392, 0 480, 0 556, 0 632")
            ) { layout(column(.fractionalWidth(0.5), .fractionalHeight(0.5), [stripes(0.3)], spacing: .fixed(10))) },
            Vector("thirds by count", [7], Cells("320 60", "0 0 100 20, 110 0, 220 0, 0 20, 110 20, 220 20, 0 40")) {
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(20)), subitem: item(.absolute(30), .fractionalHeight(1)), count: 3)
                group.interItemSpacing = .fixed(10)
                return layout(group)
            },
            Vector("a column by count", [7], Cells("320 210", "0 0 160 30, 0 30, 0 60, 0 90, 0 120, 0 150, 0 180")) {
                layout(
                    NSCollectionLayoutGroup.vertical(
                        layoutSize: size(.fractionalWidth(0.5), .absolute(90)), subitem: stripes(0.1), count: 3))
            },
        ]
        + [
            (Spacing.none, Cells("320 170", "0 0 320 30, 0 30, 0 60, 0 100, 0 130")),
            (.fixed, Cells("320 260", "0 0 320 30, 0 40, 0 100, 0 140, 0 200")),
            (.flexible10, Cells("320 230", "0 0 320 30, 0 70, 0 100, 0 170, 0 200")),
        ].map { spacing, cells in
            Vector("a column that is not full, spacing \(spacing)", [5], cells) {
                layout(column(.fractionalWidth(1), .absolute(100), [item(.fractionalWidth(1), .absolute(30))], spacing: spacing.value))
            }
        }
        + [
            (Spacing.none, Cells("270 480", "0 0 30 480, 30 0, 60 0, 100 0, 130 0; 170 0, 200 0, 230 0")),
            (.fixed, Cells("420 480", "0 0 30 480, 40 0, 100 0, 140 0, 200 0; 260 0, 300 0, 360 0")),
            (.flexible10, Cells("360 480", "0 0 30 480, 70 0, 100 0, 170 0, 200 0; 230 0, 300 0, 330 0")),
        ].map { spacing, cells in
            Vector("sideways groups that are not full, spacing \(spacing)", [5, 3], cells) {
                layout(
                    row(.absolute(100), .fractionalHeight(1), [item(.absolute(30), .fractionalHeight(1))], spacing: spacing.value),
                    sideways())
            }
        }

    // MARK: - Insets, spacing, nesting, estimates

    nonisolated static let insides: [Vector] = [
        Vector(
            "insets of the section, spacing of groups", [7], Cells("320 170", "6 5 95 50, 111 5, 216 5, 6 59, 111 59, 216 59, 6 113")
        ) {
            layout(
                row(
                    .fractionalWidth(1), .absolute(50), [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))], spacing: .fixed(10))
            ) {
                $0.interGroupSpacing = 4
                $0.contentInsets = insets(5, 6, 7, 8)
            }
        },
        Vector("insets of group and item", [4], Cells("320 200", "8 6 143 84, 165 6, 8 106, 165 106")) {
            let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
            half.contentInsets = insets(5, 6, 7, 8)
            let group = row(.fractionalWidth(1), .absolute(100), [half])
            group.contentInsets = insets(1, 2, 3, 4)
            return layout(group)
        },
        Vector("fixed edges of an item", [4], Cells("320 400", "4 5 160 100, 4 105, 4 205, 4 305")) {
            let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
            half.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
            return layout(row(.fractionalWidth(1), .absolute(100), [half]))
        },
        Vector("flexible edges of an item", [4], Cells("320 400", "79 0 160 100, 79 100, 79 200, 79 300")) {
            let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
            half.edgeSpacing = edges(.flexible(4), nil, .flexible(6), .flexible(7))
            return layout(row(.fractionalWidth(1), .absolute(100), [half]))
        },
        Vector("flexible edges at the start of an item", [4], Cells("320 200", "32 50 128 50, 192 50, 32 150, 192 150")) {
            let part = item(.fractionalWidth(0.4), .fractionalHeight(0.5))
            part.edgeSpacing = edges(.flexible(0), .flexible(0), nil, nil)
            return layout(row(.fractionalWidth(1), .absolute(100), [part]))
        },
        Vector("edges of a group, spacing of groups", [5], Cells("320 142", "4 5 160 30, 164 5, 4 55, 164 55, 4 105")) {
            let group = halves(30)
            group.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
            return layout(group) { $0.interGroupSpacing = 8 }
        },
        Vector("a narrow group", [5], Cells("320 106", "0 0 96 30, 96 0, 0 38, 96 38, 0 76")) {
            layout(row(.fractionalWidth(0.6), .absolute(30), [item(.fractionalWidth(0.5), .fractionalHeight(1))])) {
                $0.interGroupSpacing = 8
            }
        },
        Vector("three sections", [3, 0, 4], Cells("320 160", "4 3 155 30, 159 3, 4 33; ; 4 95, 159 95, 4 125, 159 125")) {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 12
            return layout(halves(30), configuration) { $0.contentInsets = odd }
        },
        Vector(
            "columns sideways", [6, 5],
            Cells(
                "442 480",
                "4 3 100 118, 4 121, 4 239, 4 357, 109 3, 109 121; 231 3, 231 121, 231 239, 231 357, 336 3")
        ) {
            layout(column(.absolute(100), .fractionalHeight(1), [stripes(0.25)]), sideways(12)) {
                $0.interGroupSpacing = 5
                $0.contentInsets = odd
            }
        },
        Vector("half the width sideways", [5], Cells("810 480", "4 3 160 118, 164 3, 324 3, 484 3, 644 3")) {
            layout(row(.fractionalWidth(0.5), .fractionalHeight(1), [stripes(0.25)]), sideways()) { $0.contentInsets = odd }
        },
        Vector(
            "a group beside an item", [9],
            Cells(
                "320 300",
                """
                0 0 157 100, 163 0 157 48, 163 52, 0 100 157 100, 163 100 157 48, 163 152, 0 200 157 100, 163 200 157 48, 163 252
                """)
        ) {
            let inner = column(.fractionalWidth(0.5), .fractionalHeight(1), [stripes(0.5)], spacing: .fixed(4))
            return layout(
                row(
                    .fractionalWidth(1), .absolute(100), [item(.fractionalWidth(0.5), .fractionalHeight(1)), inner], spacing: .fixed(6)))
        },
        Vector(
            "a group again and again", [9],
            Cells("320 250", "0 0 160 50, 0 50, 160 0, 160 50, 0 100, 0 150, 160 100, 160 150, 0 200")
        ) {
            layout(
                row(.fractionalWidth(1), .absolute(100), [column(.fractionalWidth(0.5), .fractionalHeight(1), [stripes(0.5)])]))
        },
        Vector("estimated group and item", [4], Cells("320 60", "0 0 160 30, 160 0, 0 30, 160 30")) {
            layout(row(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), .estimated(30))]))
        },
        Vector("estimated group", [4], Cells("320 88", "0 0 160 44, 160 0, 0 44, 160 44")) {
            layout(row(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
        },
        Vector("estimated width", [5], Cells("320 88", "0 0 100 44, 100 0, 200 0, 0 44, 100 44")) {
            layout(row(.fractionalWidth(1), .absolute(44), [item(.estimated(100), .fractionalHeight(1))]))
        },
        Vector("estimated heights in a column", [5], Cells("320 170", "0 0 320 30, 0 30, 0 60, 0 100, 0 130")) {
            layout(column(.fractionalWidth(1), .absolute(100), [item(.fractionalWidth(1), .estimated(30))]))
        },
        Vector(
            "frames of an app", [4, 2], Cells("320 256", "5 5 30 40, 54 13 60 30, -1 -2 400 20, 5 85 30 40; 5 173 30 40, 54 181 60 30")
        ) {
            let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { _ in
                [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -5, y: -5, width: 400, height: 20)),
                ]
            }
            return layout(group) { $0.contentInsets = odd }
        }.with(\.zIndexes, ["0.1": 4, "1.1": 4]),
        Vector(
            "sections of a provider", [3, 4, 2],
            Cells("320 216", "4 3 155 40, 159 3, 4 43; 0 88 160 40, 160 88, 0 128, 160 128; 4 171 155 40, 159 171")
        ) {
            Layout { index, _ in
                let section = Section(group: halves())
                section.contentInsets = index == 1 ? .zero : odd
                return section
            }
        },
        Vector(
            "a provider that looks at the container", [5, 3],
            Cells("200 150", "0 0 100 30, 100 0, 0 30, 100 30, 0 60; 0 90, 100 90, 0 120")
        ) {
            Layout { _, environment in
                let share = environment.container.effectiveContentSize.width > 250 ? 0.25 : 0.5
                return Section(group: row(.fractionalWidth(1), .absolute(30), [item(.fractionalWidth(share), .fractionalHeight(1))]))
            }
        }.with(\.size, CGSize(width: 200, height: 300)),
        Vector(
            "orthogonal behavior none", [5, 2],
            Cells("320 350", "0 0 100 50, 0 50, 0 100, 0 150, 0 200; 0 250, 0 300")
        ) {
            layout(row(.absolute(100), .absolute(50), [stripes(1)])) { $0.orthogonalScrollingBehavior = .none }
        },
    ]

    // MARK: - Boundary items

    private nonisolated static let under = Cells("320 196", "4 33 155 40, 159 33, 4 73; 4 151, 159 151")
    private nonisolated static let above = Cells("320 196", "4 3 155 40, 159 3, 4 43; 4 121, 159 121")
    private nonisolated static let free = Cells("320 136", "4 3 155 40, 159 3, 4 43; 4 91, 159 91")
    private nonisolated static let closer = Cells("320 182", "4 26 155 40, 159 26, 4 66; 4 137, 159 137")
    private nonisolated static let farther = Cells("320 210", "4 3 155 40, 159 3, 4 43; 4 128, 159 128")
    private nonisolated static let freeSideways = Cells("270 480", "4 3 50 472, 54 3, 104 3; 164 3, 214 3")
    private nonisolated static let behind = Cells("390 480", "64 3 50 472, 114 3, 164 3; 284 3, 334 3")
    private nonisolated static let before = Cells("390 480", "4 3 50 472, 54 3, 104 3; 224 3, 274 3")

    struct Alignment: Sendable {
        let value: NSRectAlignment
        /// Cells downward, sideways, and with an offset.
        let down, sideways, moved: Cells
        /// The places in both sections: downward across the whole width and inside of the insets, sideways likewise, and with an offset.
        let places: [String]
    }

    private nonisolated static let alignments: [Alignment] = [
        Alignment(
            value: .top, down: under, sideways: freeSideways, moved: closer,
            places: ["130 0, 130 118", "129 0, 129 118", "50 0, 185 0", "50 3, 185 3", "134 0, 134 111"]),
        Alignment(
            value: .bottom, down: above, sideways: freeSideways, moved: free,
            places: ["130 88, 130 166", "129 88, 129 166", "50 450, 185 450", "50 445, 185 445", "124 51, 124 99"]),
        Alignment(
            value: .leading, down: free, sideways: behind, moved: free,
            places: ["0 29, 0 97", "4 29, 4 97", "0 225, 220 225", "0 224, 220 224", "9 36, 9 104"]),
        Alignment(
            value: .trailing, down: free, sideways: before, moved: free,
            places: ["260 29, 260 97", "254 29, 254 97", "160 225, 330 225", "160 224, 330 224", "249 22, 249 90"]),
        Alignment(
            value: .topLeading, down: under, sideways: behind, moved: closer,
            places: ["0 0, 0 118", "4 0, 4 118", "0 0, 220 0", "0 3, 220 3", "9 0, 9 111"]),
        Alignment(
            value: .topTrailing, down: under, sideways: before, moved: free,
            places: ["260 0, 260 118", "254 0, 254 118", "160 0, 330 0", "160 3, 330 3", "249 -7, 249 81"]),
        Alignment(
            value: .bottomLeading, down: above, sideways: behind, moved: farther,
            places: ["0 88, 0 166", "4 88, 4 166", "0 450, 220 450", "0 445, 220 445", "9 95, 9 180"]),
        Alignment(
            value: .bottomTrailing, down: above, sideways: before, moved: free,
            places: ["260 88, 260 166", "254 88, 254 166", "160 450, 330 450", "160 445, 330 445", "249 51, 249 99"]),
    ]

    /// The first size stands in the first frame of a list.
    private nonisolated static func sized(_ places: String, _ size: String) -> String {
        places.split(separator: ",").map { "\($0) \(size)" }.joined(separator: ",")
    }

    nonisolated static let boundaries: [Vector] = alignments.enumerated().flatMap { index, alignment in
        (0..<4).map { variant in
            let (isSideways, follows) = (variant > 1, variant % 2 == 1)
            let name = "an item of 60 by 30 at \(alignment.value), \(isSideways ? "sideways" : "down"), inside of the insets \(follows)"
            return Vector(
                name, [3, 2], isSideways ? alignment.sideways : alignment.down, ["h": sized(alignment.places[variant], "60 30")]
            ) {
                layout(isSideways ? upright() : halves(), isSideways ? sideways() : .init()) {
                    $0.contentInsets = odd
                    $0.supplementariesFollowContentInsets = follows
                    $0.boundarySupplementaryItems = [boundary("h", .absolute(60), .absolute(30), alignment.value)]
                }
            }
        } + [
            Vector(
                "an item of 60 by 30 at \(alignment.value), moved", [3, 2], alignment.moved, ["h": sized(alignment.places[4], "60 30")]
            ) {
                let extends = index % 2 == 0
                return layout(halves()) {
                    $0.contentInsets = odd
                    $0.boundarySupplementaryItems = [
                        boundary(
                            "h", .absolute(60), .absolute(30), alignment.value,
                            offset: extends ? CGPoint(x: 5, y: 7) : CGPoint(x: -5, y: -7), extends: extends)
                    ]
                }
            }
        ]
    }

    // MARK: - Boundary items higher than their section

    private nonisolated static let two = "0 0 160 40, 160 0, 0 40, 160 40"
    private nonisolated static let four = "0 0 100 240, 100 0, 200 0, 300 0"
    private nonisolated static let low = Cells("320 280", "0 200 160 40, 160 200, 0 240, 160 240")
    private nonisolated static let moved = Cells("433 480", "33 0 100 240, 133 0, 233 0, 333 0")

    /// The place of an item of 33 by 200, inside and sideways; the place and the cells when it extends the boundary, and sideways.
    private nonisolated static let heights: [(NSRectAlignment, String, String, (String, Cells), (String, Cells))] = [
        (.top, "143.5 0", "183.5 0", ("143.5 0", low), ("183.5 0", Cells("400 480", four))),
        (.bottom, "143.5 -120", "183.5 280", ("143.5 80", Cells("320 280", two)), ("183.5 280", Cells("400 480", four))),
        (.leading, "0 -60", "0 140", ("0 0", Cells("320 200", two)), ("0 140", moved)),
        (.trailing, "287 -60", "367 140", ("287 0", Cells("320 200", two)), ("400 140", Cells("433 480", four))),
        (.topLeading, "0 0", "0 0", ("0 0", low), ("0 0", moved)),
        (.topTrailing, "287 0", "367 0", ("287 0", low), ("400 0", Cells("433 480", four))),
        (.bottomLeading, "0 -120", "0 280", ("0 80", Cells("320 280", two)), ("0 280", moved)),
        (.bottomTrailing, "287 -120", "367 280", ("287 80", Cells("320 280", two)), ("400 280", Cells("433 480", four))),
    ]

    nonisolated static let tall: [Vector] = heights.flatMap { alignment, inside, insideSideways, extending, extendingSideways in
        [
            (false, false, inside, Cells("320 80", two)), (false, true, insideSideways, Cells("400 480", four)),
            (true, false, extending.0, extending.1), (true, true, extendingSideways.0, extendingSideways.1),
        ].map { extends, isSideways, place, cells in
            let name = "an item of 33 by 200 at \(alignment), \(extends ? "extending" : "inside"), \(isSideways ? "sideways" : "down")"
            return Vector(name, [4], cells, ["h": place + " 33 200"]) {
                layout(
                    isSideways ? row(.absolute(100), .fractionalHeight(1), [stripes(0.5)]) : halves(), isSideways ? sideways() : .init()
                ) {
                    $0.boundarySupplementaryItems = [boundary("h", .absolute(33), .absolute(200), alignment, extends: extends)]
                }
            }
        }
    }

    // MARK: - Headers and footers of sections and of the layout

    nonisolated static let bars: [Vector] = [
        Vector(
            "a share of the height, an estimate", [3, 2], Cells("320 272", "4 51 155 40, 159 51, 4 91; 4 207, 159 207"),
            ["h": "4 0 310 48, 4 156", "f": "81.5 136 155 20, 81.5 252"]
        ) {
            layout(halves()) {
                $0.contentInsets = odd
                $0.boundarySupplementaryItems = [
                    boundary("h", .fractionalWidth(1), .fractionalHeight(0.1), .top),
                    boundary("f", .fractionalWidth(0.5), .estimated(20), .bottom),
                ]
            }
        },
        Vector(
            "two on a side", [3, 2], Cells("320 210", "4 33 155 40, 159 33, 4 73; 4 158, 159 158"),
            ["h": "4 0 310 30, 4 125", "t": "4 20 310 10, 4 145", "f": "4 118 310 7, 4 203", "g": "4 118 310 5, 4 203"]
        ) {
            layout(halves()) {
                $0.contentInsets = odd
                $0.boundarySupplementaryItems = [
                    boundary("h", .fractionalWidth(1), .absolute(30), .top), boundary("t", .fractionalWidth(1), .absolute(10), .top),
                    boundary("f", .fractionalWidth(1), .absolute(7), .bottom), boundary("g", .fractionalWidth(1), .absolute(5), .bottom),
                ]
            }
        },
        Vector(
            "of the layout", [3, 2], Cells("320 206", "4 43 155 40, 159 43, 4 83; 4 141, 159 141"),
            ["l": "4 30 310 10, 4 128", "h": "0 0 320 30", "f": "0 186 320 20"]
        ) {
            let ends = [
                boundary("h", .fractionalWidth(1), .absolute(30), .top), boundary("f", .fractionalWidth(1), .absolute(20), .bottom),
            ]
            return layout(halves(), around(ends)) {
                $0.contentInsets = odd
                $0.boundarySupplementaryItems = [boundary("l", .fractionalWidth(1), .absolute(10), .top)]
            }
        }.with(\.paths, ["h": "0.MAX", "f": "0.MAX"]),
        Vector("of the layout, on its sides", [3, 2], Cells("320 480", free.frames), ["h": "0 0 30 480", "f": "300 0 20 480"]) {
            let sides = [
                boundary("h", .absolute(30), .fractionalHeight(1), .leading), boundary("f", .absolute(20), .fractionalHeight(1), .trailing),
            ]
            return layout(halves(), around(sides)) { $0.contentInsets = odd }
        }.with(\.paths, ["h": "0.MAX", "f": "0.MAX"]),
        Vector(
            "of the layout, sideways", [3, 2], Cells("340 480", freeSideways.frames), ["h": "0 0 320 30", "f": "320 0 20 480"]
        ) {
            let ends = [
                boundary("h", .fractionalWidth(1), .absolute(30), .top), boundary("f", .absolute(20), .fractionalHeight(1), .trailing),
            ]
            return layout(upright(), around(ends, .horizontal)) { $0.contentInsets = odd }
        }.with(\.paths, ["h": "0.MAX", "f": "0.MAX"]),
        Vector(
            "of sections without items", [0, 2, 0], Cells("320 124", "4 61 155 40, 159 61"),
            ["l": "4 30 310 10, 4 48, 4 106", "h": "0 0 320 30"]
        ) {
            layout(halves(), around([boundary("h", .fractionalWidth(1), .absolute(30), .top)])) {
                $0.contentInsets = odd
                $0.boundarySupplementaryItems = [boundary("l", .fractionalWidth(1), .absolute(10), .top)]
            }
        }.with(\.paths, ["h": "0.MAX"]),
    ]

    // MARK: - Pinned headers

    /// Only what is in sight is listed; frames of the first three items of a section stand in the list all the same.
    nonisolated static let pins: [Vector] = [
        Vector(
            "a header at the top", [3, 12],
            Cells("320 396", "4 33 155 40, 159 33, 4 73; 4 151, 159 151, 4 191, 159 191, 4 231, 159 231, 4 271, 159 271"),
            ["h": "4 88 310 30, 4 130"]
        ) { pinned([("h", 30, .top)]) }
        .with(\.zIndex, ["h": 1_000_000_001]).with(\.size, CGSize(width: 320, height: 100)).with(\.offset, CGPoint(x: 0, y: 130)),
        Vector(
            "a header at the end of its section, a footer", [3, 12],
            Cells("320 436", "4 33 155 40, 159 33, 4 73; 4 171, 159 171, 4 211, 159 211, 4 251, 159 251"),
            ["h": "4 88 310 30, 4 138", "f": "4 118 310 20, 4 180"]
        ) { pinned([("h", 30, .top), ("f", 20, .bottom)]) }
        .with(\.zIndex, ["h": 1_000_000_001, "f": 1_000_000_001]).with(\.size, CGSize(width: 320, height: 100))
        .with(\.offset, CGPoint(x: 0, y: 100)),
        Vector(
            "sideways", [8, 4],
            Cells(
                "740 300",
                "64 3 50 292, 114 3, 164 3, 214 3, 264 3, 314 3, 364 3, 414 3; 534 3, 584 3, 634 3"),
            ["h": "120 3 60 292"]
        ) {
            layout(upright(), sideways()) {
                $0.contentInsets = odd
                $0.boundarySupplementaryItems = [boundary("h", .absolute(60), .fractionalHeight(1), .leading, pins: true)]
            }
        }.with(\.zIndex, ["h": 1_000_000_001]).with(\.size, CGSize(width: 200, height: 300)).with(\.offset, CGPoint(x: 120, y: 0)),
    ]

    private static func pinned(_ bars: [(kind: String, height: CGFloat, NSRectAlignment)]) -> Layout {
        layout(halves()) {
            $0.contentInsets = odd
            $0.boundarySupplementaryItems = bars.map { boundary($0, .fractionalWidth(1), .absolute($1), $2, pins: true) }
        }
    }

    // MARK: - Badges

    private static func badge(
        _ kind: String, _ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil,
        _ width: NSCollectionLayoutDimension = .absolute(40), _ height: NSCollectionLayoutDimension = .absolute(20)
    ) -> NSCollectionLayoutSupplementaryItem {
        guard let own else {
            return NSCollectionLayoutSupplementaryItem(layoutSize: size(width, height), elementKind: kind, containerAnchor: container)
        }
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size(width, height), elementKind: kind, containerAnchor: container, itemAnchor: own)
    }

    private static func marked(
        _ width: CGFloat, _ badges: [NSCollectionLayoutSupplementaryItem]
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)), supplementaryItems: badges)
    }

    /// Badges of 40 by 20: the one of the item, the one of the group that has its own anchor at the bottom and the leading edge.
    private nonisolated static let anchors: [(NSDirectionalRectEdge, String, String)] = [
        ([.top], "140 50", "160 30"), ([.leading], "50 140", "50 130"), ([.bottom], "140 230", "160 230"),
        ([.trailing], "230 140", "270 130"), ([.top, .leading], "50 50", "50 30"), ([.bottom, .trailing], "230 230", "270 230"),
        ([.top, .bottom], "140 140", "160 130"), ([], "140 140", "160 130"),
    ]

    private nonisolated static let ofGroups = "0.0 0.1 0.2 1.0 1.1"

    nonisolated static let badges: [Vector] =
        [
            Vector(
                "one on each item", [3], Cells("320 160", "20 20 140 60, 160 20, 20 80"), ["badge": "140 20 20 10, 280 20, 140 80"]
            ) {
                let corner = badge("badge", NSCollectionLayoutAnchor(edges: [.top, .trailing]), nil, .absolute(20), .absolute(10))
                return layout(row(.fractionalWidth(1), .absolute(60), [marked(0.5, [corner])])) {
                    $0.contentInsets = insets(20, 20, 20, 20)
                }
            }.with(\.paths, ["badge": "0.0 0.1 0.2"])
        ]
        + anchors.map { edges, ofItem, ofGroup in
            let vector = Vector(
                "one on the item and one on the group, edges \(edges.rawValue)", [1], Cells("320 300", "50 50 220 200"),
                ["badge": ofItem + " 40 20", "other": ofGroup + " 40 20"]
            ) {
                let anchor = NSCollectionLayoutAnchor(edges: edges)
                let group = row(.fractionalWidth(1), .absolute(200), [marked(1, [badge("badge", anchor)])])
                group.supplementaryItems = [badge("other", anchor, NSCollectionLayoutAnchor(edges: [.bottom, .leading]))]
                return layout(group) { $0.contentInsets = insets(50, 50, 50, 50) }
            }
            // A badge is answered for where its group is.
            return edges == [.top] || edges == [.top, .leading] ? vector.with(\.answers, ["top": "", "thin": ""]) : vector
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
                let one = marked(
                    1,
                    [
                        badge("one", NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 7, y: 9))),
                        badge("two", NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
                        badge("three", corner, NSCollectionLayoutAnchor(edges: low, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
                        badge("four", corner, NSCollectionLayoutAnchor(edges: low, absoluteOffset: CGPoint(x: 3, y: 4))),
                        badge("five", corner, nil, .fractionalWidth(0.5), .fractionalHeight(0.25)), six,
                    ])
                one.contentInsets = insets(2, 3, 4, 5)
                return layout(row(.fractionalWidth(1), .absolute(200), [one])) { $0.contentInsets = insets(50, 50, 50, 50) }
            }.with(\.zIndex, ["six": 5]).with(\.answers, ["top": "", "thin": ""]),
            Vector(
                "on a group in a group", [6],
                Cells("320 200", "0 0 160 100, 160 0 160 50, 160 50, 0 100 160 100, 160 100 160 50, 160 150"),
                ["g": "80 96 320 4, 80 196"]
            ) {
                let inner = column(.fractionalWidth(0.5), .fractionalHeight(1), [stripes(0.5)])
                inner.supplementaryItems = [badge("g", NSCollectionLayoutAnchor(edges: .bottom), nil, .fractionalWidth(1), .absolute(4))]
                return layout(row(.fractionalWidth(1), .absolute(100), [item(.fractionalWidth(0.5), .fractionalHeight(1)), inner]))
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
                let both = marked(
                    0.5,
                    [
                        badge("badge", NSCollectionLayoutAnchor(edges: [.top, .leading]), nil, .absolute(10), .absolute(10)),
                        badge("badge2", NSCollectionLayoutAnchor(edges: [.bottom, .leading]), nil, .absolute(10), .absolute(10)),
                    ])
                return layout(row(.fractionalWidth(1), .absolute(60), [both]))
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
            return layout(halves()) {
                $0.contentInsets = odd
                $0.interGroupSpacing = 4
                $0.decorationItems = [background]
                $0.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(30), .top)]
            }
        }.with(\.zIndex, ["cell": 1, "bg": -3]).with(\.answers, ["beside": "bg 0.0, bg 1.0, bg 2.0"]),
        Vector(
            "sideways", [3, 2], Cells("820 480", "4 3 160 40, 164 3, 324 3; 494 3, 654 3"),
            ["h": "85 3 320 30, 495 3", "bg": "0 0 490 480, 490 0 330 480"]
        ) {
            layout(halves(), sideways()) {
                $0.contentInsets = odd
                $0.decorationItems = [.background(elementKind: "bg")]
                $0.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(30), .top)]
            }
        }.with(\.zIndex, ["cell": 1, "bg": 0]),
        Vector(
            "behind the first section only", [3, 2], Cells("320 120", "0 0 160 40, 160 0, 0 40; 0 80, 160 80"), ["bg": "0 0 320 80"]
        ) {
            Layout { index, _ in
                let section = Section(group: halves())
                if index == 0 { section.decorationItems = [.background(elementKind: "bg")] }
                return section
            }
        }.with(\.zIndex, ["cell": 1, "bg": 0]).with(\.zIndexes, ["1.0": 0, "1.1": 0]).with(\.answers, ["beside": "bg 0.0"]),
    ]

    // MARK: - Insets references

    /// Margins of 10, 20, 30 and 40.
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
                    let name = "\(reference) of the \(ofSection ? "section" : "layout"), \(isSideways ? "sideways" : "down")"
                    return Vector(name, [3, 2], cells, ["h": header]) {
                        let configuration = around([], isSideways ? .horizontal : .vertical)
                        if !ofSection { configuration.contentInsetsReference = reference }
                        return layout(isSideways ? upright() : halves(), configuration) {
                            $0.boundarySupplementaryItems = [
                                isSideways
                                    ? boundary("h", .absolute(20), .fractionalHeight(1), .leading)
                                    : boundary("h", .fractionalWidth(1), .absolute(20), .top)
                            ]
                            if ofSection { $0.contentInsetsReference = reference }
                        }
                    }.with(\.margins, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
                }
            }
        }
        + [
            Vector("margins and a header of the layout", [3], Cells("320 100", "20 20 130 40, 150 20, 20 60"), ["h": "0 0 320 20"]) {
                let configuration = around([boundary("h", .fractionalWidth(1), .absolute(20), .top)])
                configuration.contentInsetsReference = .layoutMargins
                return layout(halves(), configuration)
            }.with(\.paths, ["h": "0.MAX"]).with(\.margins, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        ]
}
