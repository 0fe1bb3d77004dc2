import Testing
import UIKit

/// Compositional layouts of cells without a preferred size, at two pixels per point, in 182
/// vectors. The figures were measured with UIKit (Catalyst on macOS 27) and published in
/// https://github.com/kern0x1b/charon, `tests/backports/device/compositional-expectations.h`. Every
/// vector has the content size, the frame and the `zIndex` of every element, and the elements in
/// six rectangles. The model has all of these values.
@MainActor struct CompositionalVectorTests {
    typealias Layout = UICollectionViewCompositionalLayout
    typealias Section = NSCollectionLayoutSection

    /// The content size and the frames of the cells as text. A comma separates two frames and a
    /// semicolon two sections. A size is written only if it differs from the previous size.
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
        /// The paths of a kind, if they are not item 0 of each section.
        var paths: [String: String] = [:]
        /// The `zIndex` by kind ("cell" for cells), if it is not 0 for cells and 1 for others;
        /// `zIndexes` has those of single elements.
        var zIndex: [String: Int] = [:]
        var zIndexes: [String: Int] = [:]
        /// The layout's answers by the rectangle's name, if they are not all elements whose frames
        /// intersect it.
        var answers: [String: String] = [:]
        var size = CGSize(320, 480)
        var offset = CGPoint.zero
        var margins = UIEdgeInsets.zero

        init(
            _ name: String, _ counts: [Int], _ cells: Cells, _ others: [String: String] = [:],
            _ layout: @escaping @MainActor @Sendable () -> Layout
        ) {
            (testDescription, self.counts, self.cells, self.others, self.layout) = (name, counts, cells, others, layout)
        }

        /// Returns a copy of the vector with one property set.
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
            if figures.count == 4 { size = CGSize(figures[2], figures[3]) }
            return CGRect(origin: CGPoint(figures[0], figures[1]), size: size)
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
                let paths =
                    vector.paths[kind]?.split(separator: " ").map(String.init)
                    ?? vector.counts.indices.map { "\($0).0" }
                return zip(paths, frames(text)).map { element("\(kind) \($0)", kind, $1, 1) }
            }
    }

    private static func line(_ element: Element) -> String {
        "\(element.name): \(element.frame.figures()) z\(element.zIndex)"
    }

    private static func areOverlapping(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
    }

    // MARK: - The test

    private func screen(_ vector: Vector, isMirrored: Bool = false) -> CompositionalScreen {
        (PreferredSizeCell.setPreferredSize, PreferredSizeBar.setPreferredSize) = ({ _ in }, { _ in })
        let decorations = vector.others.keys.filter { $0 == "bg" }
        let screen = CompositionalScreen(
            vector.layout(), vector.counts, kinds: vector.others.keys.filter { $0 != "bg" }.sorted(),
            decorations: decorations,
            size: vector.size, cell: PreferredSizeCell.self, header: PreferredSizeBar.self)
        screen.view.contentInsetAdjustmentBehavior = .never
        screen.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let margins = vector.margins
        screen.view.layoutMargins =
            isMirrored ? UIEdgeInsets(margins.top, margins.right, margins.bottom, margins.left) : margins
        screen.shown()
        if vector.offset != .zero { screen.stage.act("scroll") { screen.view.contentOffset = vector.offset } }
        return screen
    }

    nonisolated static let all =
        rows + groups + insides + boundaries + tall + bars + pins + badges + backgrounds + references

    @Test(arguments: all)
    func
        `A compositional layout has the measured frames, and returns the measured elements for a rectangle [COMP-01] [COMP-04]`(
            vector: Vector
        )
    {
        let screen = screen(vector)
        let bounds = screen.view.bounds
        let isScrolled = vector.offset != .zero
        let expected = Self.elements(vector)
        let content = screen.layout.collectionViewContentSize
        #expect("\(content.width.figure) \(content.height.figure)" == vector.cells.content)

        let all = screen.layout.layoutAttributesForElements(in: CGRect(-10000, -10000, 20000, 20000)) ?? []
        let actual = all.filter { !isScrolled || Self.areOverlapping($0.frame, bounds) }
            .map { Element(name: $0.name, frame: $0.frame, zIndex: $0.zIndex) }
        let seen = expected.filter { !isScrolled || Self.areOverlapping($0.frame, bounds) }
        #expect(actual.map(Self.line).sorted() == seen.map(Self.line).sorted())

        let (x, y, width, height) = (bounds.minX, bounds.minY, bounds.width, bounds.height)
        let near = isScrolled ? CGPoint(x + 5, y + 5) : CGPoint(-20, -20)
        let rectangles = [
            "top": CGRect(x, y, width, 50),
            "middle": CGRect(x, y + height / 2, width, 30),
            "beside": CGRect(x + width, y, 50, height),
            "corner": CGRect(origin: near, size: CGSize(40, 40)),
            "bounds": bounds,
            "thin": CGRect(x, y + 33, width, 0.5),
        ]
        for (name, rectangle) in rectangles.sorted(by: { $0.key < $1.key }) {
            let answer = (screen.layout.layoutAttributesForElements(in: rectangle) ?? []).map(\.name).sorted()
            let inside = rectangle.intersection(CGRect(origin: .zero, size: content))
            let meeting = expected.filter { !inside.isEmpty && Self.areOverlapping($0.frame, inside) }.map(\.name)
                .sorted()
            #expect(
                answer.joined(separator: ", ") == vector.answers[name] ?? meeting.joined(separator: ", "), "\(name)")
        }

        for one in all {
            let alone =
                switch one.representedElementCategory {
                case .cell: screen.layout.layoutAttributesForItem(at: one.indexPath)
                case .supplementaryView:
                    screen.layout.layoutAttributesForSupplementaryView(
                        ofKind: one.representedElementKind!, at: one.indexPath)
                case .decorationView:
                    screen.layout.layoutAttributesForDecorationView(
                        ofKind: one.representedElementKind!, at: one.indexPath)
                }
            #expect(alone?.frame == one.frame, "\(one.name)")
            #expect(alone?.zIndex == one.zIndex, "\(one.name)")
        }
    }

    @Test(arguments: all.filter { $0.offset == .zero })
    func `A right-to-left compositional layout is the mirror image of the left-to-right one`(vector: Vector) {
        let screens = [false, true].map { screen(vector, isMirrored: $0) }
        let width = max(screens[0].view.contentSize.width, vector.size.width)
        let shown = zip(screens, [false, true]).map { screen, isMirrored in
            screen.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.map { view in
                let frame = view.frame
                return [isMirrored ? width - frame.maxX : frame.minX, frame.minY, frame.width, frame.height]
                    .map { String(format: "%.3f", Double($0) + 1e-9) }.joined(separator: " ")
            }.sorted()
        }
        #expect(shown[0] == shown[1])
    }

    @Test(arguments: [false, true])
    func
        `A pinned header or footer of a compositional section is as near to the edge of the visible bounds as its section allows`(
            isSideways: Bool
        )
    {
        func screen(pins: Bool) -> CompositionalScreen {
            let boundaries =
                isSideways
                ? [
                    boundary("h", .absolute(30), .fractionalHeight(1), .leading, pins: pins),
                    boundary("f", .absolute(12), .fractionalHeight(1), .trailing, pins: pins),
                ] : [bar("h", 30, .top, pins: pins), bar("f", 12, .bottom, pins: pins)]
            let section = layoutSection(
                isSideways ? Self.uprightGroup() : Self.halves(), insets: Self.odd, boundaries: boundaries)
            return CompositionalScreen(
                section, [3, 12, 5],
                configuration: layoutConfiguration(isSideways ? .horizontal : .vertical, spacing: 9),
                size: isSideways ? CGSize(100, 320) : CGSize(320, 100)
            ).shown()
        }
        let (natural, pinned) = (screen(pins: false), screen(pins: true))
        func place(_ screen: CompositionalScreen, _ kind: String, _ section: Int) -> (start: CGFloat, z: Int) {
            let one = screen.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])!
            return (isSideways ? one.frame.minX : one.frame.minY, one.zIndex)
        }
        let length = isSideways ? pinned.view.contentSize.width : pinned.view.contentSize.height
        for offset in stride(from: 0, through: length - 100, by: 7.5) {
            pinned.stage.scroll(pinned.view, to: isSideways ? CGPoint(offset, 0) : CGPoint(0, offset))
            for section in 0..<3 {
                let (header, footer) = (place(natural, "h", section).start, place(natural, "f", section).start)
                let top = max(header, min(offset, footer - 30))
                let bottom = min(footer, max(offset + 100 - 12, header + 30))
                let z = top < offset + 100 && top + 30 > offset ? 1_000_000_001 : 1
                let pinnedHeader = place(pinned, "h", section)
                #expect(pinnedHeader.start == top, "section \(section) at \(offset)")
                #expect(pinnedHeader.z == z, "section \(section) at \(offset)")
                #expect(place(pinned, "f", section).start == bottom, "section \(section) at \(offset)")
            }
        }
    }
}
