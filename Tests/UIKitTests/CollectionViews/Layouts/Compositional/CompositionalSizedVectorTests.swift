import Testing
import UIKit

/// Compositional layouts with self-sizing cells, 480 points high, at two pixels per point. The
/// figures were measured with UIKit (Catalyst on macOS 27) and published in
/// https://github.com/kern0x1b/charon, `tests/backports/device/compositional-sized-expectations.h`.
/// There most heights come from text. Here the cells prefer the heights that were measured.
@MainActor struct CompositionalSizedVectorTests {
    enum Kind: Sendable {
        case list, grid, insetList, fixedRows, countedColumn, columnOfTwo, listWithHeaders
    }

    struct Vector: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var kind = Kind.list
        var count = 5
        var width: CGFloat = 320
        var offset: CGFloat = 0
        /// The heights that the cells prefer, repeated from the first; nil for cells without a
        /// preference.
        let heights: [CGFloat]?
        let content: CGFloat
        /// The first visible item, and the frames from there on as "x y width height"; nil for an
        /// item that is off screen.
        var first = 0
        let frames: [String?]
    }

    private final class MeasuredCell: UICollectionViewCell {
        static var heights: [CGFloat] = []
        static var requests = 0
        override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            MeasuredCell.requests += 1
            let preferred = super.preferredLayoutAttributesFitting(given)
            if !MeasuredCell.heights.isEmpty {
                preferred.size.height = MeasuredCell.heights[given.indexPath.item % MeasuredCell.heights.count]
            }
            return preferred
        }
    }

    private func section(_ kind: Kind) -> NSCollectionLayoutSection {
        let cell = item(.fractionalWidth(1), .estimated(44))
        switch kind {
        case .list:
            return layoutSection(column(height: .estimated(44), [cell]), spacing: 3)
        case .listWithHeaders:
            let header = boundary("header", .fractionalWidth(1), .estimated(30), .top)
            let footer = boundary("footer", .fractionalWidth(1), .estimated(30), .bottom)
            return layoutSection(column(height: .estimated(44), [cell]), spacing: 3, boundaries: [header, footer])
        case .grid:
            let grid = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                subitem: item(.fractionalWidth(0.5), .estimated(50)), count: 2)
            return layoutSection(grid.spaced(.fixed(5)), spacing: 3)
        case .insetList:
            cell.contentInsets = insets(4, 6, 4, 6)
            return layoutSection(column(height: .estimated(44), [cell]), insets: insets(2, 10, 2, 10))
        case .fixedRows:
            return layoutSection(row(height: .absolute(60), [cell]))
        case .countedColumn:
            let counted = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(88)), subitem: cell, count: 2)
            return layoutSection(counted.spaced(.fixed(5)), spacing: 3)
        case .columnOfTwo:
            let other = item(.fractionalWidth(1), .estimated(44))
            return layoutSection(column(height: .estimated(88), [cell, other], spacing: .fixed(5)), spacing: 3)
        }
    }

    private nonisolated static let wide: [CGFloat] = [31, 50, 31, 69, 31]
    private nonisolated static let narrow: [CGFloat] = [31, 88, 31, 126, 31]
    private nonisolated static let between: [CGFloat] = [31, 69, 31, 88, 31]

    /// Returns the frames of rows, from `y` downward.
    private nonisolated static func rows(
        _ heights: [CGFloat], x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 320, spacing: CGFloat = 3
    ) -> [String] {
        var y = y
        return heights.map { height in
            defer { y += height + spacing }
            return CGRect(x, y, width, height).figures()
        }
    }

    /// Returns the frames of two columns, from their heights and the tops of the rows.
    private nonisolated static func pairs(_ heights: [CGFloat], _ tops: [CGFloat]) -> [String] {
        heights.enumerated().map { CGRect($0 % 2 == 0 ? 0 : 162.5, tops[$0 / 2], 157.5, $1).figures() }
    }

    private nonisolated static func repeated(_ heights: [CGFloat], from first: Int, count: Int) -> [CGFloat] {
        (first..<first + count).map { heights[$0 % heights.count] }
    }

    private nonisolated static let tops: [CGFloat] = [0, 91, 220, 254, 345, 474, 565, 694, 728]
    private nonisolated static let gridOf18 = pairs(repeated(narrow, from: 0, count: 18), tops)

    nonisolated static let vectors: [Vector] = [
        Vector(testDescription: "a list", heights: wide, content: 224, frames: rows(wide)),
        Vector(
            testDescription: "a list of cells that do not ask", heights: nil, content: 232,
            frames: rows([44, 44, 44, 44, 44])),
        Vector(testDescription: "a grid", kind: .grid, heights: narrow, content: 251, frames: pairs(narrow, tops)),
        Vector(
            testDescription: "a grid of cells that do not ask", kind: .grid, heights: nil, content: 156,
            frames: pairs([50, 50, 50, 50, 50], [0, 53, 106])),
        Vector(
            testDescription: "insets of items and of the section", kind: .insetList, heights: between, content: 254,
            frames: rows(between, x: 16, y: 2, width: 288, spacing: 0)),
        Vector(
            testDescription: "rows of a fixed height", kind: .fixedRows, heights: wide, content: 300,
            frames: ["0 0 320 31", "0 60 320 50", "0 120 320 31", "0 180 320 69", "0 240 320 31"]),
        Vector(
            testDescription: "a column that counts its items keeps its estimate", kind: .countedColumn, heights: wide,
            content: 223.5,
            frames: ["0 0 320 41.5", "0 46.5 320 41.5", "0 91 320 41.5", "0 137.5 320 41.5", "0 182 320 41.5"]),
        Vector(
            testDescription: "a column of two", kind: .columnOfTwo, count: 6, heights: wide, content: 264,
            frames: ["0 0 320 31", "0 36 320 50", "0 89 320 31", "0 125 320 69", "0 197 320 31", "0 233 320 31"]),
        Vector(
            testDescription: "a column of two cells that do not ask", kind: .columnOfTwo, count: 6, heights: nil,
            content: 285,
            frames: ["0 0 320 44", "0 49 320 44", "0 96 320 44", "0 145 320 44", "0 192 320 44", "0 241 320 44"]),
        Vector(
            testDescription: "a list with a header of 28 and a footer of 68", kind: .listWithHeaders, heights: wide,
            content: 320,
            frames: rows(wide, y: 28)),
        Vector(
            testDescription: "240 wide", width: 240, heights: between, content: 262, frames: rows(between, width: 240)),
        Vector(testDescription: "300 wide", width: 300, heights: wide, content: 224, frames: rows(wide, width: 300)),
        Vector(
            testDescription: "60 rows", count: 60, heights: wide, content: 2788,
            frames: rows(repeated(wide, from: 0, count: 11))),
        Vector(
            testDescription: "60 rows, scrolled", count: 60, offset: 500, heights: wide, content: 2778, first: 11,
            frames: rows(repeated(wide, from: 11, count: 11), y: 488)),
        Vector(
            testDescription: "40 items in a grid", kind: .grid, count: 40, heights: narrow, content: 1304,
            frames: Array(gridOf18[..<12])),
        Vector(
            testDescription: "40 items in a grid, scrolled by 100", kind: .grid, count: 40, offset: 100,
            heights: narrow, content: 1380,
            first: 2, frames: Array(gridOf18[2..<14])),
        Vector(
            testDescription: "40 items in a grid, scrolled by 300", kind: .grid, count: 40, offset: 300,
            heights: narrow, content: 1399,
            first: 6, frames: [gridOf18[6], nil] + gridOf18[8...].map(Optional.some)),
        Vector(testDescription: "a list of 45", heights: [45], content: 237, frames: rows([45, 45, 45, 45, 45])),
        Vector(
            testDescription: "a grid of 45", kind: .grid, heights: [45], content: 141,
            frames: pairs([45, 45, 45, 45, 45], [0, 48, 96])),
        Vector(testDescription: "a list of 77", heights: [77], content: 397, frames: rows([77, 77, 77, 77, 77])),
        Vector(
            testDescription: "a grid of 77", kind: .grid, heights: [77], content: 237,
            frames: pairs([77, 77, 77, 77, 77], [0, 80, 160])),
        Vector(
            testDescription: "10 points more than the text", heights: wide.map { $0 + 10 }, content: 274,
            frames: rows(wide.map { $0 + 10 })
        ),
        Vector(
            testDescription: "10 points more than the text in a grid", kind: .grid, heights: narrow.map { $0 + 10 },
            content: 281,
            frames: pairs(narrow.map { $0 + 10 }, [0, 101, 240])),
    ]

    @Test(arguments: vectors) func `Self-sizing cells of a compositional layout have their measured frames [APPLY-09]`(
        vector: Vector
    ) {
        MeasuredCell.heights = vector.heights ?? []
        PreferredSizeBar.setPreferredSize = { $0.size.height = $0.representedElementKind == "header" ? 28 : 68 }
        let screen = CompositionalScreen(
            section(vector.kind), [vector.count], size: CGSize(vector.width, 480), cell: MeasuredCell.self,
            header: PreferredSizeBar.self
        ).shown()
        if vector.offset > 0 { screen.stage.act("scroll") { screen.view.contentOffset.y = vector.offset } }
        #expect(screen.view.contentSize == CGSize(vector.width, vector.content))
        let shown = vector.frames.indices.filter { vector.frames[$0] != nil }.map { $0 + vector.first }
        let visible = screen.view.indexPathsForVisibleItems.map(\.item).sorted()
        #expect(visible == shown)
        for item in visible where shown.contains(item) {
            #expect(
                screen.view.cellForItem(at: [0, item])?.frame.figures() == vector.frames[item - vector.first],
                "item \(item)")
        }
        if vector.kind == .listWithHeaders {
            #expect(screen.supplementaryFrame("header") == "0 0 320 28")
            #expect(screen.supplementaryFrame("footer") == "0 252 320 68")
        }
    }

    @Test
    func
        `Of the eleven rows that a list would show by their estimates, only the six cells that fit are measured [APPLY-09]`()
    {
        MeasuredCell.heights = [77]
        MeasuredCell.requests = 0
        let screen = CompositionalScreen(section(.list), [60], cell: MeasuredCell.self).shown()
        #expect(screen.view.visibleCells.count == 6)
        #expect(MeasuredCell.requests == 6)
    }

    @Test func `For a rectangle without area a compositional layout returns decoration views only [COMP-03]`() {
        let section = layoutSection(
            tiles(0.5, 40), boundaries: [bar("h", 30, .top)], decorations: [.background(elementKind: "bg")])
        let screen = CompositionalScreen(section, [4]).shown()
        #expect(screen.answer(0, 50, 320, 0) == "bg 0.0")
        #expect(screen.answer(10, 40, 0, 40) == "bg 0.0")
        #expect(screen.answer(0, 50, 320, 1).hasPrefix("0.0, 0.1"))
    }

    @Test func `A compositional layout returns decoration views after the cells of all sections`() {
        let screen = CompositionalScreen(
            layoutSection(tiles(1, 40), decorations: [.background(elementKind: "bg")]), [1, 1]
        ).shown()
        #expect(screen.answer(0, 0, 320, 480) == "0.0, 1.0, bg 0.0, bg 1.0")
    }

    /// A cell without constraints, as high as a label of its width in the list and in the grid.
    private final class LabelSizedCell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(
                1000,
                size.width == 320 ? CompositionalSizedVectorTests.wide[tag] : CompositionalSizedVectorTests.narrow[tag])
        }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            tag = layoutAttributes.indexPath.item
        }
    }

    @Test(arguments: [Kind.list, .grid])
    func `Unconstrained cells of estimated height have sizeThatFits' height [APPLY-10]`(kind: Kind) {
        let screen = CompositionalScreen(section(kind), [5], cell: LabelSizedCell.self).shown()
        #expect(screen.cells() == (kind == .list ? Self.rows(Self.wide) : Self.pairs(Self.narrow, Self.tops)))
        #expect(screen.content == (kind == .list ? "320 x 224" : "320 x 251"))
    }

    /// A cell whose contents fill 70 by 99 points.
    private final class FilledCell: UICollectionViewCell {
        static var fitted = CGSize.zero
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(70, 99) }
        override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            let attributes = super.preferredLayoutAttributesFitting(given)
            FilledCell.fitted = attributes.size
            return attributes
        }
    }

    @Test func `The result of a cell's sizeThatFits is used only along the estimated axis [APPLY-10]`() {
        let wide = layoutSection(row(height: .absolute(44), [item(.estimated(100), .absolute(44))]))
        #expect(CompositionalScreen(wide, [1], cell: FilledCell.self).shown().cells() == ["0 0 70 44"])
        #expect(FilledCell.fitted == CGSize(70, 44))
        let high = layoutSection(column(height: .estimated(44), [item(.fractionalWidth(0.5), .estimated(44))]))
        #expect(CompositionalScreen(high, [1], cell: FilledCell.self).shown().cells() == ["0 0 160 99"])
        #expect(FilledCell.fitted == CGSize(160, 99))
    }
}
