import Foundation
import Offscreen
import OffscreenPictures
import Testing
import UIKit

/// The limit on the levels of a tree, which bounds the recursion of everything that visits a tree.
@MainActor struct DeepTreeTests {
    private let stage = Stage(width: 100, height: 100)

    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Returns a chain of nested views, with the innermost added last or first.
    private func chain(_ levels: Int, fromTop: Bool) -> UIView {
        stage.run {
            let root = view()
            var (top, bottom) = (root, root)
            for _ in 1..<levels {
                let next = view()
                (fromTop ? bottom : next).addSubview(fromTop ? next : top)
                if fromTop { bottom = next } else { top = next }
            }
            return top
        }
    }

    @Test(arguments: [true, false])
    func `A view tree with as many levels as allowed is laid out, touched, recorded, drawn and released`(fromTop: Bool)
        throws
    {
        weak var last: UIView?
        do {
            let top = chain(CALayer.maximumDepth - 1, fromTop: fromTop)
            last = top
            stage.show(top)
            stage.resize(width: 120, height: 130)
            stage.act("size") { top.frame.size = CGSize(width: 70, height: 80) }
            let hit = try #require(stage.tap(at: CGPoint(x: 5, y: 5)))
            #expect(hit.subviews.isEmpty)
            #expect(hit.frame.size == CGSize(width: 70, height: 80))
            let tree = stage.tree
            #expect(try ViewTree(text: tree.description) == tree)
            let recording = stage.recording
            #expect(try Recording(json: recording.json()) == recording)
            #expect(recording.playerPageHTML().contains("UIView#999"))
            _ = (recording.filmStrip(), tree.recursiveDescription)
            stage.remove(top)
        }
        #expect(last == nil)
    }

    @Test func `A deep tree is stored as a list in JSON, and an ordinary tree as nested objects`() throws {
        func hasList() -> Bool { stage.recording.jsonText.contains("\"nodes\":[") }
        stage.show(chain(98, fromTop: true))
        #expect(!hasList())
        stage.act("more") { stage.window.subviews[0].addSubview(chain(98, fromTop: true)) }
        #expect(!hasList())
        stage.act("deeper") { stage.window.addSubview(chain(250, fromTop: true)) }
        #expect(hasList())
        #expect(try Recording(json: stage.recording.json()) == stage.recording)
    }

    @Test(arguments: [true, false])
    func `A view tree with more levels than allowed is not added to the window, and a failure is reported`(
        fromTop: Bool
    ) {
        let top = chain(CALayer.maximumDepth, fromTop: fromTop)
        let failures = stage.failures { stage.show(top) }
        #expect(failures.map(\.text) == ["A hierarchy of more than 1000 levels"])
        #expect(top.superview == nil)
    }

    /// A view that refuses a level releases the chain below it.
    @Test func `Nesting 20,000 views and layers one by one fails at every thousandth level`() {
        let failures = stage.failures {
            stage.run {
                var (view, layer) = (UIView(), CALayer())
                for _ in 0..<20_000 {
                    let (outer, above) = (UIView(), CALayer())
                    outer.addSubview(view)
                    above.addSublayer(layer)
                    (view, layer) = (outer, above)
                }
            }
        }
        #expect(failures.count == 2 * 20)
    }

    @Test func `Removed views do not count as levels of a view tree`() {
        stage.run {
            let (one, other) = (UIView(), chain(700, fromTop: true))
            for _ in 0..<5 {
                one.addSubview(other)
                other.removeFromSuperview()
                let inner = chain(900, fromTop: false)
                other.subviews[0].removeFromSuperview()
                other.addSubview(inner)
            }
            #expect(one.subviews.isEmpty)
            #expect(other.subviews.count == 1)
        }
    }

    private func recording(_ tree: String) throws -> Recording {
        let json = """
            {"format":"offscreen-recording","version":1,"behavior":"iOS10","seed":7,"screen":[320,260],"scale":2,"ticks":[
            {"tick":1,"time":0,"what":"show",\(tree)}]}
            """
        return try Recording(json: Data(json.utf8))
    }

    @Test func `The error about too many levels names the line of a tree text, or the tick of a recording`() {
        let text = (0...CALayer.maximumDepth).map { String(repeating: "  ", count: $0) + "UIView#1 [0,0 1x1]\n" }
            .joined()
        #expect(performing: { try ViewTree(text: text) }, throws: { "\($0)" == "tree:1001: more than 1000 levels" })
        let nodes = (0...CALayer.maximumDepth).map { "{\"level\":\($0),\"frame\":[0,0,1,1],\"view\":\"UIView#1\"}" }
            .joined(separator: ",")
        let error = errorText { _ = try recording(#""nodes":[\#(nodes)]"#) }
        #expect(error == "not a recording: the tree of tick 1: more than 1000 levels")
    }

    @Test(arguments: [600, 100_000])
    func `A recording whose JSON is nested too deeply is refused`(levels: Int) {
        let tree =
            String(repeating: #"{"frame":[0,0,1,1],"view":"A#1","children":["#, count: levels)
            + String(repeating: "]}", count: levels)
        #expect(throws: Recording.FormatError.self) { try recording(#""tree":\#(tree)"#) }
    }
}
