import Offscreen
import Testing
import UIKit

/// Classes that are registered again under the same name while views of the first class exist.
@MainActor struct SecondRegistrationTests {
    private final class First: UICollectionReusableView {}
    private final class Second: UICollectionReusableView {}
    private final class SecondCell: UICollectionViewCell {}

    private let stage = Stage(width: 100, height: 120)
    private let screen: GridScreen
    private let layout: EditedFlowLayout

    /// Shows three rows of 40 points, each with a header of the kind "bar" and a decoration of the
    /// kind "line".
    init() {
        layout = Self.makeLayout(First.self)
        screen = GridScreen([40], itemSize: CGSize(width: 100, height: 40), layout: layout)
        stage.show(screen.view)
    }

    private static func makeLayout(_ line: UICollectionReusableView.Type?) -> EditedFlowLayout {
        let layout = EditedFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        layout.register(line, forDecorationViewOfKind: "line")
        layout.extra = { rect in
            (0..<40).map { item in
                .init(
                    decoration: "line", at: path(item),
                    frame: CGRect(x: 0, y: CGFloat(item) * 40 + 38, width: 100, height: 2))
            }.filter { $0.frame.intersects(rect) }
        }
        return layout
    }

    /// The names of the classes of the decorations on screen, from top to bottom.
    private var lines: [String] {
        screen.view.subviews.filter { !$0.isHidden && $0.frame.height == 2 }.sorted { $0.frame.minY < $1.frame.minY }
            .map { "\(type(of: $0))" }
    }

    @Test func `A decoration kind that is registered again with another class gets new views of that class`() {
        #expect(lines == ["First", "First", "First"])
        layout.register(Second.self, forDecorationViewOfKind: "line")
        // The pool is empty, so the fourth line needs a new view. The others stay.
        stage.scroll(screen.view, by: 39)
        #expect(lines == ["First", "First", "First", "Second"])
        layout.register(First.self, forDecorationViewOfKind: "line")
        stage.sendMemoryWarning()
        stage.act("taller") { screen.view.frame.size.height = 200 }
        #expect(lines == ["First", "First", "First", "Second", "First", "First"], "39 to 239 has six lines")
    }

    @Test func `A new layout uses its own class for a decoration kind that the old layout had registered too`() {
        let other = Self.makeLayout(Second.self)
        stage.sendMemoryWarning()
        stage.act("change") { screen.view.setCollectionViewLayout(other, animated: false) }
        stage.act("taller") { screen.view.frame.size.height = 200 }
        #expect(Set(lines.suffix(2)) == ["Second"], "the first three lines may have views of the first layout")
        stage.act("back") { screen.view.setCollectionViewLayout(layout, animated: false) }
        stage.sendMemoryWarning()
        stage.act("taller") { screen.view.frame.size.height = 280 }
        #expect(Set(lines.suffix(2)) == ["First"])
    }

    @Test func `A decoration kind whose registration is removed is reported when a new view is needed`() {
        layout.register(nil as AnyClass?, forDecorationViewOfKind: "line")
        let texts = stage.failureTexts { stage.scroll(screen.view, by: 39) }
        #expect(texts.first?.hasPrefix("could not dequeue a decoration view of kind: line") == true)
    }

    @Test func `A cell identifier that is registered again with another class gets new cells of that class`() {
        screen.view.register(SecondCell.self, forCellWithReuseIdentifier: "cell")
        stage.scroll(screen.view, by: 20)
        #expect(screen.view.visibleCells.filter { $0 is SecondCell }.count == 1)
        screen.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        stage.sendMemoryWarning()
        let texts = stage.failureTexts { stage.act("taller") { screen.view.frame.size.height = 200 } }
        #expect(texts.first?.hasPrefix("could not dequeue a view of kind: UICollectionElementKindCell") == true)
    }

    @Test func `A supplementary identifier that is registered again with another class gets new views of that class`() {
        let screen = ListScreen([["a"], ["b"], ["c"], ["d"], ["e"]], rowHeight: 20)
        screen.layout.headerReferenceSize = CGSize(width: 20, height: 20)
        let kind = UICollectionView.elementKindSectionHeader
        screen.view.register(First.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        stage.show(screen.view)
        screen.view.register(Second.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        stage.scroll(screen.view, by: 10)
        let headers = (0..<5).compactMap { screen.view.supplementaryView(forElementKind: kind, at: path(0, $0)) }
        #expect(headers.map { "\(type(of: $0))" } == ["First", "First", "First", "Second"])
    }
}
