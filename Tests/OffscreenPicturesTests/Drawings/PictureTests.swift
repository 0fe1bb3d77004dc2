import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios
import Testing
import UIKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A run of the steps that show the ordering bug. The class `CardCollectionView` of the collection
/// view fixes the bug.
@MainActor
struct CardRun {
    let stage: Stage
    let screen: CardScreen

    init(_ preset: Preset, _ viewClass: UICollectionView.Type = UICollectionView.self) {
        stage = Stage(width: 320, height: 260, behavior: preset)
        let screen = stage.run { CardScreen(sections: [4, 6], collectionViewClass: viewClass) }
        self.screen = screen
        stage.show(screen.collectionView)
        stage.scroll(screen.collectionView, by: 12)
        stage.act("reload section 0") { screen.collectionView.reloadSections([0]) }
        stage.scroll(screen.collectionView, by: 60)
    }
}

@MainActor struct PictureTests {
    private let recording = CardRun(.iOS10).stage.recording
    private let fixed = CardRun(.iOS10, CardCollectionView.self).stage.recording

    private var lastTick: Int { recording.ticks.last!.number }

    private var namedPictures: [(name: String, picture: Picture)] {
        [
            ("screen", recording.screen(atTick: lastTick)!),
            ("painted", recording.screen(atTick: lastTick, coloring: .painted)!),
            ("by-item", recording.screen(atTick: lastTick, coloring: .item)!),
            ("by-z", recording.screen(atTick: lastTick, coloring: .z)!),
            ("exploded", recording.explodedView(atTick: lastTick)!),
            ("content-map", recording.contentMap(atTick: lastTick)!),
            ("film-strip", recording.filmStrip()),
            (
                "pair",
                Picture.pair(
                    left: ("iOS 10: the card covers cells", recording.ticks.last!.tree),
                    right: ("with the fix", fixed.ticks.last!.tree))
            ),
        ]
    }

    @Test func `A content map without a known rectangle looks like one for which everything is known`() {
        let node = recording.ticks.last!.tree.root.first { $0.scroll != nil }!
        let bounds = Picture.contentMap(node).size
        #expect(Picture.contentMap(node, knownRect: .infinite).size == bounds)
        #expect(Picture.contentMap(node, knownRect: .null).size == bounds)
    }

    @Test func `Pictures of every kind equal their golden SVG files`() {
        let folder = packageRoot.appendingPathComponent("Tests/OffscreenPicturesTests/Goldens")
        for (name, picture) in namedPictures {
            #expect(throws: Never.self) {
                try Golden.check(
                    picture.svg, at: folder.appendingPathComponent("\(name).svg"), testFile: "PictureTests")
            }
        }
    }

    @Test func `A view that is moved and scaled by its transform is drawn at its frame`() throws {
        let stage = Stage(width: 300, height: 200)
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 80))
        view.backgroundColor = .red
        stage.show(view)
        stage.act("move") {
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).concatenating(
                CGAffineTransform(translationX: 100, y: 0))
        }
        let picture = try #require(stage.recording.screen(atTick: stage.ticks))
        #expect(view.frame == CGRect(x: 145, y: 40, width: 50, height: 40))
        #expect(picture.svg.contains("translate(170 60) matrix(0.5 0 0 0.5 0 0) translate(-50 -40)"))
    }

    @Test func `Pictures are valid XML, have no scripts, links or external content, and have a style for dark mode`()
        throws
    {
        for (name, picture) in namedPictures {
            let document = try XMLDocument(data: Data(picture.svg.utf8))
            let root = try #require(document.rootElement())
            #expect(root.name == "svg")
            func check(_ node: XMLNode) {
                let name = node.name ?? ""
                #expect(!["script", "foreignObject", "a", "image", "use", "animate"].contains(name))
                for attribute in (node as? XMLElement)?.attributes ?? [] {
                    #expect(attribute.name?.hasPrefix("on") != true)
                }
                for child in node.children ?? [] { check(child) }
            }
            check(root)
            #expect(picture.svg.contains("prefers-color-scheme: dark"), "\(name)")
            #expect(!picture.svg.contains("url("), "\(name)")
        }
    }

    /// Returns a picture of a window of 100x100 points with these subviews.
    private func screenSVG(of views: [ViewTree.Node], coloring: Coloring = .view) -> String {
        var root = ViewTree.Node(name: "UIWindow#1", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.children = views
        return Picture.screen(ViewTree(root: root), coloring: coloring).svg
    }

    @Test func `Markup in a text is escaped in a picture, and characters that XML forbids are replaced`() throws {
        var label = ViewTree.Node(name: "UILabel#1", frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "</text><script>alert(\"1\")</script>&\u{1}\u{FFFE}\n\u{1F600}"
        let svg = screenSVG(of: [label], coloring: .painted)
        #expect(!svg.contains("<script"))
        let text = try XMLDocument(data: Data(svg.utf8)).rootElement()?.stringValue ?? ""
        #expect(text.contains("</text><script>alert(\"1\")</script>&\u{FFFD}\u{FFFD}\n\u{1F600}"))
    }

    private func paintedSVG(_ prepare: (UIView) -> Void) throws -> String {
        let stage = Stage(width: 200, height: 120)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        prepare(view)
        stage.show(view)
        let svg = try #require(stage.recording.screen(atTick: stage.ticks, coloring: .painted)).svg
        #expect(throws: Never.self) { try XMLDocument(data: Data(svg.utf8)) }
        return svg
    }

    @Test
    func
        `A screen picture with painted views draws layers of equal zPosition in the order of the sublayers, and gradients`()
        throws
    {
        let svg = try paintedSVG { view in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            label.text = "between"
            view.addSubview(label)
            let back = CALayer()
            back.frame = CGRect(x: 1, y: 2, width: 33, height: 4)
            back.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
            view.layer.insertSublayer(back, at: 0)
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
            shape.strokeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
            shape.lineWidth = 3
            view.layer.addSublayer(shape)
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 30, width: 50, height: 10)
            gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
            view.layer.addSublayer(gradient)
        }
        let back = try #require(svg.range(of: "width=\"33\" height=\"4\" fill=\"#ff0000\""))
        let words = try #require(svg.range(of: ">between<"))
        let shape = try #require(
            svg.range(of: "d=\"M0 0L30 0L30 20L0 20L0 0Z\" fill=\"#000000\" stroke=\"#0000ff\" stroke-width=\"3\""))
        #expect(back.upperBound < words.lowerBound)
        #expect(words.upperBound < shape.lowerBound)
        let definition = try #require(svg.range(of: "<linearGradient id=\"part-"))
        let use = try #require(svg.range(of: "fill=\"url(#part-"))
        #expect(definition.lowerBound < use.lowerBound, "a gradient is defined before it is used")
        #expect(svg.contains("fill=\"url(#part-"))
    }

    @Test
    func
        `In a screen picture a view is clipped by its layer's mask, and by its rounded corners if clipsToBounds is true`()
        throws
    {
        let masked = try paintedSVG { view in
            view.backgroundColor = .red
            let mask = CAShapeLayer()
            mask.frame = CGRect(x: 4, y: 5, width: 20, height: 20)
            mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            view.layer.mask = mask
        }
        #expect(masked.contains("<clipPath id=\"part-"))
        #expect(masked.contains("<path d=\"M0 0L10 0L10 10L0 10L0 0Z\" transform=\"translate(4 5)\"/></clipPath>"))
        #expect(masked.contains("<g clip-path=\"url(#part-"))
        let rounded = try paintedSVG { view in
            view.layer.cornerRadius = 9
            view.clipsToBounds = true
            view.addSubview(UIView(frame: view.bounds))
            view.subviews[0].backgroundColor = .red
        }
        #expect(rounded.contains("<rect width=\"100\" height=\"50\" rx=\"9\"/></clipPath>"))
        let nothing = try paintedSVG { view in
            view.backgroundColor = .red
            view.layer.mask = CALayer()
        }
        #expect(nothing.contains("<rect width=\"0\" height=\"0\"/></clipPath>"))
    }

    @Test(arguments: [0, 6] as [CGFloat])
    func `In a painted screen picture a layer that masks to its bounds clips its sublayers, by its own corner radius`(
        radius: CGFloat
    ) throws {
        let svg = try paintedSVG { view in
            let (outer, inner) = (CALayer(), CALayer())
            outer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
            outer.masksToBounds = true
            if radius > 0 { (outer.cornerRadius, outer.backgroundColor) = (radius, UIColor.blue.cgColor) }
            inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            inner.backgroundColor = UIColor.red.cgColor
            outer.addSublayer(inner)
            view.layer.addSublayer(outer)
        }
        #expect(svg.contains("<svg width=\"20\" height=\"10\" viewBox=\"0 0 20 10\">"))
        let rounded = "<rect width=\"20\" height=\"10\" rx=\"6\"/></clipPath>"
        #expect(svg.contains(rounded) == (radius > 0))
        #expect(svg.contains("</clipPath>") == (radius > 0))
    }

    @Test func `A painted screen picture applies a layer's transform around the layer's center`() throws {
        let svg = try paintedSVG { view in
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
            layer.backgroundColor = UIColor.red.cgColor
            layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            view.layer.addSublayer(layer)
        }
        #expect(svg.contains("translate(20 15) matrix(0 1 -1 0 0 0) translate(-10 -5)"))
    }

    private func cell(_ name: String) -> ViewTree.Node {
        var node = ViewTree.Node(name: name, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        node.element = ElementName(category: .cell, indexPath: IndexPath(item: 0, section: 0))
        return node
    }

    @Test func `The label of a decoration view is left out of a picture if a cell covers the label`() {
        var collection = ViewTree.Node(name: "UICollectionView#1", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var plane = ViewTree.Node(name: "Plane#1", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        plane.element = ElementName(category: .decorationView, kind: "plane", indexPath: IndexPath(item: 0, section: 0))
        var cell = cell("Cell#1")
        cell.frame = CGRect(x: 20, y: 50, width: 40, height: 40)
        func svg() -> String {
            collection.children = [plane, cell]
            return screenSVG(of: [collection])
        }
        #expect(svg().contains(">plane 0 #1<"))
        cell.frame.origin.y = 2
        #expect(!svg().contains(">plane 0 #1<"))
    }

    @Test func `A picture of the screen is painted by zPosition, then by sibling order [ORDER-01]`() {
        var cells = ["A#1", "B#1", "C#1"].map { cell($0) }
        cells[0].zPosition = 1
        let svg = screenSVG(of: cells)
        let order = ["A#1 item", "B#1 item", "C#1 item"].map { svg.range(of: $0)!.lowerBound }
        #expect(order[1] < order[2])
        #expect(order[2] < order[0])
    }

    @Test func `Views that are hidden, fully transparent or in a reuse pool are left out of a picture of the screen`() {
        var cells = ["Hidden#1", "Dormant#1", "Clear#1"].map { cell($0) }
        cells[0].states = ["hidden"]
        cells[1].dormant = "poster"
        cells[2].alpha = 0
        let svg = screenSVG(of: cells)
        for name in ["Hidden", "Dormant", "Clear"] { #expect(!svg.contains(name)) }
    }

    @Test
    func
        `The exploded picture marks each view that lies above a view with a greater zIndex, and marks none in a run with the fix`()
    {
        let report = recording.stacking(of: "UICollectionView#1", atTick: lastTick)!
        #expect(!report.inversions.isEmpty)
        let svg = recording.explodedView(atTick: lastTick)!.svg
        let marked = svg.components(separatedBy: "above a greater z").count - 1
        #expect(marked == Set(report.inversions.map(\.above.view)).count)
        #expect(!fixed.explodedView(atTick: fixed.ticks.last!.number)!.svg.contains("above a greater z"))
    }

    @Test func `A picture of a tick that was not recorded is nil`() {
        #expect(recording.screen(atTick: lastTick + 1) == nil)
        #expect(recording.explodedView(atTick: 0) == nil)
        #expect(recording.contentMap(atTick: 9999) == nil)
    }
}
