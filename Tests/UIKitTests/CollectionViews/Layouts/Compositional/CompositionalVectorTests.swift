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

    /// The content size and the frames of the cells as text. A comma stands between two frames, a semicolon between two sections; the
    /// size is written where it differs from the size of the frame before.
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
        /// The layout's answer for a rectangle, by its name, where it is not every element whose frame intersects the rectangle.
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

        let all = screen.layout.layoutAttributesForElements(in: CGRect(-10000, -10000, 20000, 20000)) ?? []
        let actual = all.filter { !isScrolled || Self.meet($0.frame, bounds) }
            .map { Element(name: Self.name($0), frame: $0.frame, zIndex: $0.zIndex) }
        let seen = expected.filter { !isScrolled || Self.meet($0.frame, bounds) }
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
            let answer = (screen.layout.layoutAttributesForElements(in: rectangle) ?? []).map(Self.name).sorted()
            let inside = rectangle.intersection(CGRect(origin: .zero, size: content))
            let meeting = expected.filter { !inside.isEmpty && Self.meet($0.frame, inside) }.map(\.name).sorted()
            #expect(answer.joined(separator: ", ") == vector.answers[name] ?? meeting.joined(separator: ", "), "\(name)")
        }

        let frames = Dictionary(uniqueKeysWithValues: expected.map { ($0.name, $0.frame) })
        for (section, count) in vector.counts.enumerated() {
            for item in 0..<min(count, 3) {
                let attributes = screen.layout.layoutAttributesForItem(at: [section, item])
                #expect(attributes?.frame == frames["\(section).\(item)"])
            }
        }
    }
}
