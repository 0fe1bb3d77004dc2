import Testing

@testable import UIKit

@MainActor @Suite("The film of scenes")
struct SceneFilmTests {
    @Test func `A strip gives back every list it was given, with whatever was left of the room`() {
        var numbers = SmallGenerator(state: 3)
        var strip = Strip<Int>()
        var lists: [ContiguousArray<Int>] = [[], [1, 2, 3], [1, 2], [], [5]]
        for _ in 0..<200 {
            var list = lists.last!
            for index in list.indices where numbers.next(upTo: 4) == 0 { list[index] = numbers.next(upTo: 9) }
            if numbers.next(upTo: 3) == 0 { list.insert(numbers.next(upTo: 9), at: numbers.next(upTo: list.count + 1)) }
            if numbers.next(upTo: 4) == 0, !list.isEmpty { list.remove(at: numbers.next(upTo: list.count)) }
            lists.append(list)
        }
        for list in lists {
            var copy = list
            strip.add(&copy)
            #expect(copy.isEmpty, "its room is used again")
        }
        for (index, list) in lists.enumerated() where index % 3 != 1 {
            #expect(strip.list(index) == list)
            #expect(strip.list(index) == list)
        }
    }

    @Test func `Nodes differ when any of their fields differs`() {
        func node(_ differs: Int) -> Scene.Node {
            func differ<Value>(_ field: Int, _ value: Value, _ other: Value) -> Value { field == differs ? other : value }
            var node = Scene.Node(
                name: differ(0, ViewName(classNumber: 1, serial: 2), ViewName(classNumber: 1, serial: 3)), depth: differ(1, 1, 2),
                frame: differ(2, CGRect(1, 2, 3, 4), CGRect(1, 2, 3, 5)),
                alpha: differ(3, 1, 0), zPosition: differ(4, 0, 1), states: differ(5, .live, .hidden))
            node.z = differ(6, 0, -1)
            node.elementBits = differ(7, .max, 0)
            node.reuses = differ(8, 0, 1)
            node.text = differ(9, .none, InternedString("text"))
            node.scroll = differ(10, -1, 0)
            node.transform = differ(11, -1, 0)
            node.look = differ(12, -1, 0)
            return node
        }
        #expect(Mirror(reflecting: node(-1)).children.count == 13 && node(-1) == node(-1))
        for field in 0..<13 { #expect(node(-1) != node(field), "field \(field)") }
        let frame = CGRect(1, 2, 3, 4)
        for other in [frame.offsetBy(dx: 1, dy: 0), frame.offsetBy(dx: 0, dy: 1), CGRect(1, 2, 4, 4)] {
            func node(_ frame: CGRect) -> Scene.Node {
                Scene.Node(name: ViewName(classNumber: 1, serial: 2), depth: 1, frame: frame, alpha: 1, zPosition: 0, states: .live)
            }
            #expect(node(frame) != node(other))
        }
    }

    @Test func `A film shows what a look at the time would have shown`() {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(100, 100), scale: 1))
        world.run {
            let root = UIView(frame: CGRect(0, 0, 100, 100))
            let label = UILabel(frame: CGRect(0, 0, 50, 10))
            let scroller = UIScrollView(frame: CGRect(0, 0, 50, 50))
            let steps: [() -> Void] = [
                {}, { root.addSubview(label) }, { label.text = "one" }, { root.insertSubview(scroller, at: 0) },
                { scroller.contentOffset.y = 7 }, {}, { label.transform = CGAffineTransform(rotationAngle: 1) },
                { scroller.backgroundColor = .red }, { label.removeFromSuperview() }, { root.isHidden = true },
            ]
            var film = SceneFilm()
            var looks: [String] = []
            for step in steps {
                step()
                film.take(root)
                looks.append("\(Scene(of: root))")
            }
            #expect(film.count == steps.count)
            for (index, look) in looks.enumerated() { #expect("\(film.scene(index))" == look) }
        }
    }
}

/// A linear congruence, the same everywhere.
private struct SmallGenerator {
    var state: UInt64

    mutating func next(upTo limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
