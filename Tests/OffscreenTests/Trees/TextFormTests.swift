import OffscreenScenarios
import Testing
import UIKit

@testable import Offscreen

@MainActor struct TextFormTests {
    private let stage = Stage(width: 320, height: 240, behavior: .iOS10)
    private let screen = CardScreen(sections: [3, 3])
    private var view: UICollectionView { screen.collectionView }

    init() {
        view.isPrefetchingEnabled = false
        stage.show(view)
        stage.scroll(view, by: 30)
    }

    @Test func `A tree's text has a line for each node from back to front, without default values`() {
        #expect(
            stage.tree.description == """
                UIWindow#1 [0,0 320x240]
                  UICollectionView#1 [0,0 320x240] offset (0,30) content 320x500
                    SectionCardDecorationView#1 [4,28 312x218] decoration card 0 z -1
                    PosterCell#1 [8,36 96x96] item 0-0 "0-0"
                    PosterCell#2 [216,36 96x96] item 0-1 "0-1"
                    PosterCell#3 [8,142 96x96] item 0-2 "0-2"
                    SectionCardArmbandDecorationView#1 [256,28 60x20] decoration armband 0 z 1 image "new"
                    SectionHeaderView#1 [0,250 320x24] header 1 z 10 reused 1 "Section 1"

                """)
    }

    /// The views of a cell, by depth, and the texts that its node then has.
    @Test(arguments: [
        ("a; -b; c", "a c"), ("-(a (b)); c", "c"), ("-(a); (b (c))", "b c"), ("(-(a (b)) c); d", "c d"),
        ("(-a (-(b) c)) d", "c d"), ("-(-(a)); -(b (c (d))); (((e)))", "e"), ("a (b -(c (d)) (e)); f", "a b e f"),
    ])
    func `The text of a cell has the texts of its views but for those in hidden views, at any depth`(
        views: String, texts: String
    ) {
        let cell = view.visibleCells[0] as! PosterCell
        stage.act("fill") {
            cell.contentView.subviews.forEach { $0.removeFromSuperview() }
            var (parents, hides) = ([cell.contentView], false)
            for character in views {
                switch character {
                case "-": hides = true
                case "(":
                    let group = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                    (group.isHidden, hides) = (hides, false)
                    parents.last!.addSubview(group)
                    parents.append(group)
                case ")": parents.removeLast()
                case "a"..."f":
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                    label.text = String(character)
                    (label.isHidden, hides) = (hides, false)
                    parents.last!.addSubview(label)
                default: break
                }
            }
        }
        func text(_ tree: ViewTree) -> String? { tree.root.first { $0.name == cell.viewText }?.text }
        #expect(text(stage.tree) == texts)
        #expect(text(ViewTree(of: view)) == texts)
    }

    @Test func `The text of a tree is read back as a tree with the same text`() throws {
        let cells = view.visibleCells
        (cells[0].alpha, cells[0].isSelected, view.contentInset.top) = (0.25, true, 7)
        cells[1].transform = CGAffineTransform(rotationAngle: 1)
        (cells[2] as! PosterCell).label.text = "say \"hi\"\nto \\me"
        for tree in [stage.tree, ViewTree(of: stage.window, detail: .everything)] {
            #expect(try ViewTree(text: tree.description).description == tree.description)
        }
        let plain = try ViewTree(text: "UIView#1 [0,0 10x10]\n  UIView#2 [1.5,2 3x4] hidden\n")
        var child = ViewTree.Node(name: "UIView#2", frame: CGRect(x: 1.5, y: 2, width: 3, height: 4))
        child.states = ["hidden"]
        #expect(plain.root.children == [child])
        #expect(
            plain.recursiveDescription == """
                <UIView#1; frame = (0 0; 10 10)>
                   | <UIView#2; frame = (1.5 2; 3 4); hidden = YES>

                """)
    }

    @Test(arguments: [
        ("", "tree:1: no view"), ("UIView#1", "tree:1: expected a frame such as [0,0 96x96]"),
        ("UIView#1 [0,0 1x1] shiny", "tree:1: unknown word 'shiny'"),
        ("UIView#1 [0,0 1x1]\n      UIView#2 [0,0 1x1]", "tree:2: indented too far"),
        ("UIView#1 [0,0 1x1]\nUIView#2 [0,0 1x1]", "tree:2: a second root"),
        ("UIView#1 [0,0 axb]", "tree:1: 'a' is not a number"),
        ("UIView#1 [0,0 1x1] \"open", "tree:1: unfinished text"),
    ])
    func `Parsing a text that is not a view tree throws an error with the line number`(text: String, message: String) {
        #expect(performing: { try ViewTree(text: text) }, throws: { "\($0)" == message })
    }

    @Test func `Reading reports and traces changes neither views nor counts`() {
        let (tree, counts) = (stage.tree, stage.counts(of: view))
        for _ in 0..<3 {
            _ = stage.stacking(of: view).description
            _ = stage.pools(of: view).description
            _ = stage.recording.trace
        }
        #expect(stage.tree == tree)
        #expect(stage.counts(of: view) == counts)
    }

    @Test func `The text of the pools report has aligned columns`() {
        #expect(
            stage.pools(of: view).description == """
                pools UICollectionView#1
                  cell "poster"         made 3  live 3  dormant 0  taken 0  put 0
                  header "title"        made 1  live 1  dormant 0  taken 1  put 1  capacity 16
                  decoration "card"     made 1  live 1  dormant 0  taken 0  put 0
                  decoration "armband"  made 1  live 1  dormant 0  taken 0  put 0
                  prefetched 0

                """)
    }

    @Test func `The stacking report names the view that is out of order, and the event that misplaced the view`() {
        screen.hasArmbands = false
        stage.act("reload") { UIView.performWithoutAnimation { view.reloadSections([0]) } }
        #expect(
            stage.stacking(of: view).text(maximumEntryCount: 1) == """
                stacking UICollectionView#1, back to front             z  paint  hit
                   0  PosterCell#1                 item 0-2            0      1    5
                   1  PosterCell#2                 item 0-1            0      2    4
                   2  PosterCell#3                 item 0-0            0      3    3
                   3  SectionHeaderView#1          header 1           10      4    2
                   4  SectionCardDecorationView#1  decoration card 0  -1      5    1  <- above a greater z
                inversions 4
                  SectionCardDecorationView#1 (z -1) lies above PosterCell#1, PosterCell#2, PosterCell#3, \
                SectionHeaderView#1 (z 0, 10), overlapping 3
                    SectionCardDecorationView#1 appeared at tick 3 and was put in front of all its siblings, \
                whatever its z: the bug of iOS 10, mechanism front.
                    Its z, -1, was stored, but the view was not placed by it. Only a view that is added later \
                is placed, and passes the view; a reused view keeps the place among its siblings that it had.

                """)
    }

    @Test func `The lines of a trace are nested like the calls of a layout pass`() {
        stage.scroll(view, by: 220)
        let trace = stage.recording.trace(ofTicks: 3...3)
        #expect(
            trace.hasPrefix(
                """
                tick 3 at 0.05 s: scroll by=0,220
                  bounds UICollectionView#1 [0,30 320x240] -> [0,250 320x240]
                    ask layout shouldInvalidateLayout(forBoundsChange: [0,250 320x240]) -> no
                  pass UICollectionView#1 in [0,250 320x240], attributes known for [0,0 320x480]
                    ask layout layoutAttributesForElements(in: [0,240 320x480]) -> 7 elements
                    ask layout collectionViewContentSize -> 320x500
                    leave item 0-0 PosterCell#1
                      put "poster" PosterCell#1, 1 dormant
                    leave item 0-1 PosterCell#2
                      put "poster" PosterCell#2, 2 dormant
                    leave item 0-2 PosterCell#3
                      put "poster" PosterCell#3, 3 dormant
                    leave decoration card 0 SectionCardDecorationView#1
                      put "card" SectionCardDecorationView#1, 1 dormant
                    leave decoration armband 0 SectionCardArmbandDecorationView#1
                      put "armband" SectionCardArmbandDecorationView#1, 1 dormant
                    enter item 1-0
                      ask dataSource cellForItemAt 1-0
                        take "poster" PosterCell#3, 2 dormant, last stood for item 0-2
                        call PosterCell#3 prepareForReuse
                        place PosterCell#3 z 0, stays at 3
                        apply PosterCell#3 [8,286 96x96]
                      -> PosterCell#3

                """), "\(trace)")
        #expect(
            trace.hasSuffix(
                """
                    enter decoration armband 1
                      take "armband" SectionCardArmbandDecorationView#1, 0 dormant, last stood for decoration armband 0
                      call SectionCardArmbandDecorationView#1 prepareForReuse
                      place SectionCardArmbandDecorationView#1 z 1, stays at 4
                      apply SectionCardArmbandDecorationView#1 [256,278 60x20] z 1
                    end: asks 3, made 0, taken 5, moved 0, applied 5, skipped 1

                """), "\(trace)")
    }
}
