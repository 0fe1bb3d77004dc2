import Offscreen
import Testing

@testable import UIKit

@MainActor struct SceneTests {
    private let world = World(behavior: .current, screen: UIScreen(size: CGSize(100, 100), scale: 1))

    private func scene(_ build: (UIView) -> Void) -> Scene {
        world.run {
            let root = UIView(frame: CGRect(1, 2, 100, 90))
            build(root)
            return Scene(of: root)
        }
    }

    @Test
    func
        `In a scene the node of a plain view has the view's name, depth, frame, alpha and zPosition, and otherwise defaults`()
    {
        let scene = scene { root in
            let view = UIView(frame: CGRect(3, 4, 5, 6))
            (view.alpha, view.layer.zPosition) = (0.5, 7)
            root.addSubview(view)
            let inner = UIView()
            view.addSubview(inner)
            root.addSubview(UIView(frame: CGRect(9, 9, 1, 1)))
        }
        #expect(scene.nodes.map(\.depth) == [0, 1, 2, 1])
        let node = scene.nodes[1]
        #expect(node.frame == CGRect(3, 4, 5, 6))
        #expect(node.alpha == 0.5)
        #expect(node.zPosition == 7)
        #expect(scene.nodes[0].frame.minX == 1)
        for node in scene.nodes {
            #expect(node.scroll == -1)
            #expect(node.transform == -1)
            #expect(node.appearance == -1)
            #expect(node.element == nil)
            #expect(node.reuses == 0)
            #expect(node.z == 0)
            #expect(node.text == .none)
            #expect(node.states == [])
        }
        #expect(scene.scrolls.count == 0)
        #expect(scene.transforms.count == 0)
        #expect(scene.appearances.count == 0)
        #expect(scene.pools.count == 0)
        #expect(scene.collections.count == 0)
        #expect(Set(scene.nodes.map(\.name)).count == 4)
    }

    @Test func `Each state of a view in a scene has its own bit`() {
        let changes: [(Scene.States, UInt16, (UIView) -> Void)] = [
            (.hidden, 1, { $0.isHidden = true }), (.untouchable, 512, { $0.isUserInteractionEnabled = false }),
            (.clips, 2048, { $0.clipsToBounds = true }),
        ]
        for (state, bit, change) in changes {
            #expect(scene { change($0) }.nodes[0].states == state)
            #expect(state.rawValue == bit)
        }
        let bits: [UInt16] = (0..<12).map { 1 << $0 }
        expectRawValues(
            bits, of: Scene.States.hidden, .selected, .highlighted, .live, .leaving, .orphan, .cached, .dormant,
            .reusable, .untouchable, .showsText, .clips)
        let cells = scene { root in
            for bits in 0..<4 {
                let cell = UICollectionViewCell(frame: .zero)
                (cell.isSelected, cell.isHighlighted) = (bits & 1 != 0, bits & 2 != 0)
                root.addSubview(cell)
            }
            root.addSubview(UICollectionReusableView(frame: .zero))
        }.nodes.filter { $0.states.contains(.reusable) }
        #expect(cells.map { $0.states.contains(.selected) } == [false, true, false, true, false])
        #expect(cells.map { $0.states.contains(.highlighted) } == [false, false, true, true, false])
    }

    @Test func `A scene stores the texts of labels, and one entry for each scroll view and each transform`() {
        let scene = scene { root in
            let label = UILabel()
            label.text = "said"
            root.addSubview(label)
            root.addSubview(UILabel())
            let scroller = UIScrollView(frame: CGRect(0, 0, 10, 10))
            (scroller.contentSize, scroller.contentInset) = (CGSize(30, 40), UIEdgeInsets(1, 2, 3, 4))
            scroller.contentOffset = CGPoint(5, 6)
            root.addSubview(scroller)
            for scale in [2, 3] as [CGFloat] {
                let turned = UIView()
                turned.transform = CGAffineTransform(scaleX: scale, y: 1)
                scroller.addSubview(turned)
            }
        }
        #expect(scene.nodes[1].text == InternedString("said"))
        #expect(scene.nodes[1].states == [.showsText, .untouchable])
        #expect(scene.nodes[2].text == .none)
        #expect(scene.nodes[2].states == [.untouchable])
        #expect(scene.nodes.map(\.scroll) == [-1, -1, -1, 0, -1, -1])
        #expect(scene.nodes.map(\.transform) == [-1, -1, -1, -1, 0, 1])
        #expect(scene.transforms.map(\.m11) == [2, 3])
        #expect(scene.scrolls.count == 1)
        let scroll = scene.scrolls[0]
        #expect(scroll.offset == CGPoint(5, 6))
        #expect(scroll.content == CGSize(30, 40))
        #expect(scroll.inset == UIEdgeInsets(1, 2, 3, 4))
    }

    private func appearance(_ make: () -> UIView) -> Scene.Appearance? {
        let scene = scene { $0.addSubview(make()) }
        #expect(scene.appearances.count == (scene.nodes[1].appearance == 0 ? 1 : 0))
        return scene.appearances.first
    }

    private func color(_ c: Scene.RGBA?) -> [Float]? { c.map { [$0.red, $0.green, $0.blue, $0.alpha] } }

    @Test
    func `In a scene each label and each view with a background color, border, shadow or image has an appearance`()
        throws
    {
        let tint = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
        let numbers: [Float] = [0.25, 0.5, 0.75, 0.125]
        func painted(_ set: (UIView) -> Void) -> Scene.Appearance? {
            appearance {
                let view = UIView()
                set(view)
                return view
            }
        }
        #expect(painted { _ in } == nil)
        #expect(painted { $0.layer.cornerRadius = 4 } == nil)
        #expect(appearance { UIImageView() } == nil)
        let filled = try #require(painted { ($0.backgroundColor, $0.layer.cornerRadius) = (tint, 4) })
        #expect(color(filled.background) == numbers)
        #expect(filled.cornerRadius == 4)
        #expect(filled.borderWidth == 0)
        #expect(filled.border == nil)
        #expect(filled.shadowOpacity == 0)
        #expect(filled.shadowRadius == 0)
        #expect(filled.shadowOffset == .zero)
        #expect(filled.textColor == nil)
        #expect(filled.fontSize == 0)
        #expect(!filled.isCentered)
        #expect(filled.image == .none)
        let bordered = try #require(painted { ($0.layer.borderWidth, $0.layer.borderColor) = (2, tint.cgColor) })
        #expect(bordered.borderWidth == 2)
        #expect(color(bordered.border) == numbers)
        #expect(bordered.background == nil)
        let plain = try #require(painted { $0.layer.borderWidth = 1 })
        #expect(color(plain.border) == [0, 0, 0, 1], "by default, a border is black")
        let shaded = try #require(
            painted { ($0.layer.shadowOpacity, $0.layer.shadowRadius, $0.layer.shadowOffset) = (0.5, 6, CGSize(1, 2)) })
        #expect(shaded.shadowOpacity == 0.5)
        #expect(shaded.shadowRadius == 6)
        #expect(shaded.shadowOffset == CGSize(1, 2))
        #expect(shaded.border == nil)
        final class Caption: UILabel {}
        for label in [UILabel(), Caption()] {
            (label.text, label.textColor, label.font) = ("x", tint, .systemFont(ofSize: 21))
            let written = try #require(appearance { label })
            #expect(color(written.textColor) == numbers)
            #expect(written.fontSize == 21)
            #expect(!written.isCentered)
            #expect(written.background == nil)
            for (alignment, isCentered) in [(.left, false), (.center, true), (.right, false)]
                as [(NSTextAlignment, Bool)]
            {
                label.textAlignment = alignment
                #expect(appearance { label }?.isCentered == isCentered)
            }
        }
        let pictured = try #require(appearance { UIImageView(image: UIImage(named: "a")) })
        #expect(pictured.image == InternedString("a"))
        #expect(pictured.textColor == nil)
        #expect(appearance { UIImageView(image: UIImage()) }?.image == InternedString("UIImage#1"))
        #expect(appearance { UIImageView(image: nil) } == nil)
    }

    @Test func `A view that is removed while a scene is being made stays alive until the scene is complete`() {
        final class Leaver: UIView {
            var leaves: [UIView] = []
            let gone: () -> Void
            init(gone: @escaping () -> Void) {
                self.gone = gone
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override var isUserInteractionEnabled: Bool {
                get {
                    for view in leaves { view.removeFromSuperview() }
                    leaves = []
                    return super.isUserInteractionEnabled
                }
                set { super.isUserInteractionEnabled = newValue }
            }
            isolated deinit {
                gone()
                for view in subviews { view.removeFromSuperview() }
            }
        }
        var gone = 0
        let scene = scene { root in
            let parent = Leaver { gone += 1 }
            root.addSubview(parent)
            let child = Leaver { gone += 1 }
            parent.addSubview(child)
            child.addSubview(UIView())
            // The child removes its parent and itself while the scene visits both.
            child.leaves = [parent, child]
            root.addSubview(UIView())
        }
        #expect(gone == 2, "no view is retained afterwards")
        #expect(scene.nodes.map(\.depth) == [0, 1, 2, 3], "the root has one subview fewer")
    }

    @Test func `A pattern color has no red, green and blue values in a scene [VIEW-17]`() {
        let (pattern, red) = world.run { (UIColor(patternImage: UIImage()), UIColor.red) }
        #expect(Scene.RGBA(pattern.cgColor) == nil)
        #expect(Scene.RGBA(red.cgColor) != nil)
    }
}

@MainActor struct SceneFilmTests {
    @Test
    func
        `A DeltaList returns every list that was added to it, and addFrame(emptying:) empties the array that it receives`()
    {
        var generator = SeededGenerator(seed: 3)
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        var strip = DeltaList<Int>()
        var lists: [ContiguousArray<Int>] = [[], [1, 2, 3], [1, 2], [], [5]]
        for _ in 0..<200 {
            var list = lists.last!
            for index in list.indices where number(4) == 0 { list[index] = number(9) }
            if number(3) == 0 { list.insert(number(9), at: number(list.count + 1)) }
            if number(4) == 0, !list.isEmpty { list.remove(at: number(list.count)) }
            lists.append(list)
        }
        for list in lists {
            var copy = list
            strip.addFrame(emptying: &copy)
            #expect(copy.isEmpty, "its room is used again")
        }
        for (index, list) in lists.enumerated() where index % 3 != 1 {
            #expect(strip.list(advancingToFrame: index) == list)
            #expect(strip.list(advancingToFrame: index) == list)
        }
    }

    @Test func `Two nodes of a scene are unequal if any of their fields differs`() {
        func node(_ differs: Int, frame: CGRect = CGRect(1, 2, 3, 5)) -> Scene.Node {
            func differ<Value>(_ field: Int, _ value: Value, _ other: Value) -> Value {
                field == differs ? other : value
            }
            var node = Scene.Node(
                name: differ(0, ViewName(classNumber: 1, serial: 2), ViewName(classNumber: 1, serial: 3)),
                depth: differ(1, 1, 2),
                frame: differ(2, CGRect(1, 2, 3, 4), frame), alpha: differ(3, 1, 0), zPosition: differ(4, 0, 1),
                states: differ(5, .live, .hidden))
            node.z = differ(6, 0, -1)
            node.elementBits = differ(7, .max, 0)
            node.reuses = differ(8, 0, 1)
            node.text = differ(9, .none, InternedString("text"))
            node.scroll = differ(10, -1, 0)
            node.transform = differ(11, -1, 0)
            node.appearance = differ(12, -1, 0)
            return node
        }
        #expect(Mirror(reflecting: node(-1)).children.count == 13)
        #expect(node(-1) == node(-1))
        for field in 0..<13 { #expect(node(-1) != node(field), "field \(field)") }
        for other in [CGRect(2, 2, 3, 4), CGRect(1, 3, 3, 4), CGRect(1, 2, 4, 4)] {
            #expect(node(-1) != node(2, frame: other))
        }
    }

    @Test func `Every scene of a SceneFilm equals a Scene made of the same view at the same time`() {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(100, 100), scale: 1))
        world.run {
            let (root, label) = (UIView(frame: CGRect(0, 0, 100, 100)), UILabel(frame: CGRect(0, 0, 50, 10)))
            let scroller = UIScrollView(frame: CGRect(0, 0, 50, 50))
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let steps: [() -> Void] = [
                {}, { root.addSubview(label) }, { label.text = "one" }, { root.insertSubview(scroller, at: 0) },
                { scroller.contentOffset.y = 7 }, {}, { label.transform = CGAffineTransform(rotationAngle: 1) },
                { scroller.backgroundColor = .red }, { label.removeFromSuperview() }, { root.isHidden = true },
                { root.addSubview(collection) }, { for view in [scroller, collection] { view.removeFromSuperview() } },
            ]
            var film = SceneFilm()
            var appearances: [String] = []
            for step in steps {
                step()
                film.addScene(of: root)
                appearances.append("\(Scene(of: root))")
            }
            #expect(film.count == steps.count)
            for (index, appearance) in appearances.enumerated() {
                let scene = film.scene(advancingTo: index)
                #expect("\(scene)" == appearance)
                #expect(scene.collections.count == (index == steps.count - 2 ? 1 : 0))
            }
        }
    }
}
