import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@testable import OffscreenPictures

/// Reads the JSON of a film, which the player's page shows, and applies the differences between
/// moments, as the page does.
struct FilmReader {
    let film: [String: Any]
    private let words: [String]
    private let lines: [[Int]]
    let states: [[Double]]
    private let deltas: [Any]
    let momentCount: Int

    init(_ json: String) throws {
        film = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        words = film["words"] as! [String]
        lines = film["lines"] as! [[Int]]
        states = (film["states"] as! [[NSNumber]]).map { $0.map(\.doubleValue) }
        deltas = film["deltas"] as! [Any]
        momentCount = (film["moments"] as! [Int]).count / 5
    }

    func line(at number: Int) -> String { lines[number].map { words[$0] }.joined(separator: " ") }

    var trace: String {
        let moments = film["moments"] as! [Int]
        return (0..<momentCount).map {
            String(repeating: "  ", count: moments[$0 * 5 + 1]) + line(at: moments[$0 * 5]) + "\n"
        }.joined()
    }

    /// The states of the views at each moment.
    var scenes: [[Int]] {
        var now: [Int] = []
        return deltas.map { delta in
            FilmReader.apply((delta as? [Any])?.first as? [Int] ?? [], to: &now)
            return now
        }
    }

    /// Applies the difference of two lists to the first of them.
    static func apply(_ pieces: [Int], to list: inout [Int]) {
        var index = 0
        while index < pieces.count {
            let (start, out, come) = (pieces[index], pieces[index + 1], pieces[index + 2])
            list.replaceSubrange(start..<start + out, with: pieces[(index + 3)..<(index + 3 + come)])
            index += 3 + come
        }
    }

    func tree(of scene: [Int]) -> String {
        scene.map { number in
            let state = states[number]
            return String(repeating: "  ", count: Int(state.count > 1 ? state[1] : 0))
                + line(at: Int(state.count > 7 ? state[7] : 0))
                + "\n"
        }.joined()
    }
}

@MainActor struct FilmTests {
    @Test func `The player's film has a drawing of each cell's layers and text, and stores equal drawings once`() throws
    {
        let stage = Stage(width: 100, height: 200)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        let screen = stage.run { PosterScreen(sections: [3], layout: layout) }
        stage.show(screen.collectionView)
        stage.act("outline") {
            for cell in screen.collectionView.visibleCells {
                let shape = CAShapeLayer()
                shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 17, height: 13), transform: nil)
                cell.layer.addSublayer(shape)
            }
            screen.collectionView.layer.mask = CALayer()
        }
        let json = FilmWriter(stage.recording).json(title: "", scenario: nil)
        #expect(json.components(separatedBy: "13L0").count == 2)
        #expect(json.contains("\"clips\":[\"inset(50%)\"]"))
        let drawn = FilmDrawings(of: try #require(stage.recording.ticks.last?.tree["PosterCell#1"]))
        #expect(drawn.behind.contains(">0-0<"))
        #expect(drawn.behind.contains("<path d=\"M0 0L17 0L17 13L0 13L0 0Z\""))
        #expect(!drawn.behind.contains("<title>"))
        #expect(drawn.front == "")
    }

    @Test func `The text and the image of a cell in the player's film are those of its views that are not hidden`() {
        func view(
            _ name: String, text: String? = nil, image: String? = nil, isHidden: Bool = false,
            _ children: [ViewTree.Node] = []
        ) -> ViewTree.Node {
            var node = ViewTree.Node(name: name, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            (node.text, node.image, node.children) = (text, image, children)
            if isHidden { node.states = ["selected", "hidden"] }
            return node
        }
        var cell = view(
            "Cell#1",
            [
                view("UILabel#1", text: "Poster 1"), view("UILabel#2", text: "Sold out", isHidden: true),
                view(
                    "UIView#1", isHidden: true, [view("UILabel#3", text: "inside"), view("UIImageView#1", image: "a")]),
                view("UIView#2", [view("UILabel#4", text: "deep", isHidden: true), view("UILabel#5", text: "last")]),
                view("UIImageView#2", image: "b", isHidden: true), view("UIImageView#3", image: "c"),
            ])
        cell.element = ElementName(category: .cell, indexPath: IndexPath(item: 0, section: 0))
        let entry = FilmScene(ViewTree(root: view("UIWindow#1", [cell]))).entries[1]
        #expect(entry.node.text == "Poster 1 last")
        #expect(entry.node.image == "c")
        cell.children[1].states = []
        #expect(FilmScene.ShownContent(of: cell).texts == ["Poster 1", "Sold out", "last"])
    }

    private let run = CardRun(.iOS10)
    private var recording: Recording { run.stage.recording }

    private func reader(of recording: Recording) throws -> FilmReader {
        try FilmReader(FilmWriter(recording).json(title: "a", scenario: nil))
    }

    @Test
    func `A player's film has the lines of the recording's trace, and at the end of each tick the recorded view tree`()
        throws
    {
        let reader = try reader(of: recording)
        #expect(reader.trace == recording.trace)
        let scenes = reader.scenes
        #expect(reader.tree(of: scenes.last!) == run.stage.tree.description)
        let ticks = reader.film["ticks"] as! [[Any]]
        for (index, tick) in ticks.enumerated() {
            let end = index + 1 < ticks.count ? ticks[index + 1][4] as! Int - 1 : reader.momentCount - 1
            let tree = recording[tick: tick[0] as! Int]!.tree
            let text = FilmScene(tree).entries.map { String(repeating: "  ", count: $0.depth) + $0.node.line + "\n" }
                .joined()
            #expect(reader.tree(of: scenes[end]) == text)
        }
        // Some scenes are stored whole, and can also be computed from the differences between
        // moments.
        for (index, key) in (reader.film["keys"] as! [[Any]]).enumerated() {
            #expect(key[0] as! [Int] == scenes[index * FilmWriter.keyDistance])
        }
    }

    @Test(arguments: ["iOS9", "iOS10", "iOS11", "iOS18"])
    func `Applying a scroll's recorded events to a scene gives the views at the end of the tick`(name: String) throws {
        let stage = Stage(width: 320, height: 300, behavior: try #require(Preset.all.first { $0.name == name }))
        let screen = stage.run { CardScreen(sections: [7, 6, 9, 12]) }
        screen.collectionView.isPrefetchingEnabled = false
        stage.show(screen.collectionView)
        for distance in [40, 90, 200, -120, 300, -500] as [CGFloat] {
            stage.scroll(screen.collectionView, by: distance)
        }
        func facts(_ scene: FilmScene) -> [String] {
            scene.entries.map {
                """
                \($0.node.name) \($0.node.frame) \($0.node.z) \($0.node.dormant ?? "-") \
                \($0.node.element?.description ?? "-")
                """
            }
        }
        var ticks = 0
        for (before, tick) in zip(stage.recording.ticks, stage.recording.ticks.dropFirst()) where !tick.events.isEmpty {
            var scene = FilmScene(before.tree)
            var entering: ElementName?
            for event in tick.events {
                if event.verb == .enter { entering = event.extent == .begin ? event.element : nil }
                scene.apply(event, enteringElement: entering)
            }
            #expect(facts(scene) == facts(FilmScene(tick.tree)), "tick \(tick.number)")
            ticks += 1
        }
        #expect(ticks >= 6)
    }

    @Test
    func `The reuse pools in the player's film contain as many unused views as the recording's pool report counts`()
        throws
    {
        let film = try reader(of: recording).film
        let key = (film["keys"] as! [[Any]]).last!
        let names = (film["views"] as! [[Any]]).map { $0[0] as! String }
        let dormantViews = (key[1] as! [[Int]]).map { $0.map { names[$0] } }
        #expect(dormantViews.joined().allSatisfy { $0.contains("#") })
        #expect((film["pools"] as! [String]).contains("cell \"poster\""))
        let report = recording.ticks.last!.pools[0]
        var pools = FilmPools()
        pools.addPools(from: recording.ticks.last!.pools)
        pools.setCountsAndDormantViews(from: recording.ticks.last!.pools, scene: FilmScene(recording.ticks.last!.tree))
        #expect(pools.pools.map { $0.counts[2] } == report.pools.map(\.dormant))
        #expect(pools.pools.map(\.dormantViews.count) == report.pools.map(\.dormant))
    }

    @Test func `Applying the difference of two random lists to the first list gives the second list`() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2000 {
            let old = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                Int.random(in: 0...9, using: &generator)
            }
            var new = old
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                switch Int.random(in: 0..<3, using: &generator) {
                case 0 where !new.isEmpty: new.remove(at: Int.random(in: new.indices, using: &generator))
                case 1 where !new.isEmpty: new[Int.random(in: new.indices, using: &generator)] = 77
                default: new.insert(88, at: Int.random(in: 0...new.count, using: &generator))
                }
            }
            var now = old
            FilmReader.apply(FilmWriter.difference(from: old, to: new), to: &now)
            #expect(now == new)
        }
    }

    @Test
    func `The player's film of the ordering bug contains the views out of order and the cause, but no other violation`()
        throws
    {
        let film = try reader(of: recording).film
        let notes = film["notes"] as! [String]
        let cause = "the bug of iOS 10, mechanism front.\nIts z, -1, was stored, but the view was not placed by it."
        #expect(notes.contains { $0.contains(cause) })
        #expect((film["inversions"] as! [[Any]]).count > 1)
        #expect((film["violations"] as! [Any]).isEmpty, "no other invariant is violated")
    }

    @Test func `The player's film has an inversion that is gone at the end of its tick`() throws {
        let text =
            """
            stage 320x260 behavior=iOS10
            data items=4,6
            layout card-flow item=96x96
            fix cards-to-back
            show
            reload section=0

            """
        let runner = ScenarioRunner(file: "a")
        _ = try runner.run(Scenario(text: text, file: "a"))
        let recording = try #require(runner.recording)
        for tick in recording.ticks {
            for list in tick.pools.map(\.view) { #expect(tick.stacking(of: list)?.inversions.isEmpty != false) }
        }
        let film = try reader(of: recording).film
        #expect((film["inversions"] as! [[Any]]).count > 1)
    }

    @Test(arguments: [false, true])
    func `A repeated willDisplay is a violation only if the recording contains a didEndDisplaying`(recordsEnd: Bool) {
        func event(told name: String) -> Event {
            var event = Event(.tell)
            (event.view, event.name) = ("Header#1", name)
            return event
        }
        var events = [event(told: "willDisplaySupplementaryView"), event(told: "willDisplaySupplementaryView")]
        if recordsEnd { events.append(event(told: "didEndDisplayingSupplementaryView")) }
        var told = recording
        told.ticks[0].events = events
        var checker = FilmRuleChecker(told)
        #expect(events.flatMap { checker.check($0) }.map(\.rule) == (recordsEnd ? [.display] : []))
    }

    @Test
    func
        `If zPosition corrects only the paint order, all violations other than inversions are about touches [ORDER-06]`()
        throws
    {
        run.stage.act("raise") {
            for case let view as any LayoutZIndexed in run.screen.collectionView.subviews {
                view.layer.zPosition = CGFloat(view.layoutZIndex)
            }
        }
        let violations = try reader(of: recording).film["violations"] as! [[Any]]
        #expect(!violations.isEmpty)
        #expect(violations.allSatisfy { $0[1] as! Int == FilmRule.touch.rawValue })
    }

    @Test func `At each moment the film's bars have the elements that the views of the scene represent`() throws {
        let reader = try reader(of: recording)
        var barsByMoment: [[[Int]]] = Array(repeating: [], count: reader.momentCount)
        for lane in reader.film["lanes"] as! [[Int]] {
            for start in stride(from: 1, to: lane.count, by: 3) {
                for moment in lane[start]..<lane[start + 1] { barsByMoment[moment].append([lane[0], lane[start + 2]]) }
            }
        }
        for (moment, scene) in reader.scenes.enumerated() {
            let represented = scene.map { reader.states[$0] }.compactMap { state -> [Int]? in
                let isDormant = state.count > 8 && Int(state[8]) & 2 != 0
                return state.count > 6 && state[6] > 0 && !isDormant ? [Int(state[0]), Int(state[6]) - 1] : nil
            }
            try #require(Set(barsByMoment[moment]) == Set(represented), "moment \(moment)")
        }
        #expect(barsByMoment.last?.isEmpty == false)
    }

    @Test(arguments: [
        [], ["leaving"], ["prefetched"], ["orphan"], ["leaving", "selected"], ["orphan", "prefetched", "leaving"],
    ])
    func `A view that is put into a pool has no element and no state of a view that leaves or waits for display`(
        states: [String]
    ) throws {
        var scene = FilmScene(try #require(recording.ticks.last).tree)
        let position = try #require(scene.entries.firstIndex { $0.node.element?.category == .cell })
        scene.entries[position].node.states = states
        scene.entries[position].node.z = 7
        var put = Event(.put)
        put.view = scene.entries[position].node.name
        put.text = "poster"
        scene.apply(put, enteringElement: nil)
        let node = scene.entries[position].node
        #expect(node.states == states.filter { $0 == "selected" })
        #expect(node.element == nil)
        #expect(node.dormant == "poster")
        #expect(node.z == 0)
    }
}

@MainActor struct PlayerPageTests {
    @Test func `A player's page loads no script, style, font or image from outside`() {
        let page = CardRun(.iOS10).stage.recording.playerPageHTML(title: "z-index")
        for word in ["http://", "@import", "src=", "<link", "fetch(", "XMLHttpRequest", "WebSocket", "url("] {
            #expect(!page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
        }
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.contains("<title>z-index</title>"))
    }

    @Test
    func
        `The texts of a recording, its title and its scenario cannot close a script element of the page or open an HTML comment`()
    {
        let stage = Stage(width: 100, height: 100)
        let screen = stage.run { PlacedItemsScreen(sections: [1]) }
        screen.sections = [["</script><!--<b>\u{2028}"]]
        stage.show(screen.collectionView)
        let page = stage.recording.playerPageHTML(title: "</title><script>", scenario: "# </script> <!-- \u{1}")
        #expect(
            page.components(separatedBy: "</script>").count == 4,
            "only the page's own script and two with data end")
        #expect(!page.contains("<!--"))
        #expect(page.contains("\\u003c/script>\\u003c!--\\u003cb>\\u2028"))
    }

    @Test func `Two identical runs give identical player pages`() {
        #expect(CardRun(.iOS10).stage.recording.playerPageHTML() == CardRun(.iOS10).stage.recording.playerPageHTML())
    }

    @Test func `A player's page with 300 ticks of 30 cells is smaller than 1 MB`() {
        let stage = Stage(width: 320, height: 480)
        let screen = stage.run { PosterScreen(sections: [4000], layout: UICollectionViewFlowLayout()) }
        (screen.collectionView.collectionViewLayout as! UICollectionViewFlowLayout).itemSize = CGSize(
            width: 56, height: 72)
        stage.show(screen.collectionView)
        while stage.ticks < 300 { stage.scroll(screen.collectionView, by: 24) }
        #expect(screen.collectionView.visibleCells.count >= 30)
        let size = stage.recording.playerPageHTML().utf8.count
        #expect(size < 1_000_000, "\(size) bytes")
        #expect(size > 50_000)
    }

    @Test func `A player's page can be made from a recording without ticks or without a collection view`() {
        let stage = Stage(width: 100, height: 100)
        #expect(stage.recording.playerPageHTML().contains("offscreen-film"))
        stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(stage.recording.playerPageHTML(against: stage.recording).contains("UIView#1"))
    }
}
