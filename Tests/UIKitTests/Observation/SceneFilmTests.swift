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
        var before: ContiguousArray<Int> = []
        for list in lists {
            var copy = list
            strip.add(&copy)
            #expect(copy == before, "its room may be used again")
            before = list
        }
        for (index, list) in lists.enumerated() where index % 3 != 1 {
            #expect(strip.list(index) == list)
            #expect(strip.list(index) == list)
        }
    }

    @Test func `A film shows what a look at the time would have shown`() {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(width: 100, height: 100), scale: 1))
        world.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
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
