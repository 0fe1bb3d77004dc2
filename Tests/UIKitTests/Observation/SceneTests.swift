import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("A scene has what is seen of a view")
struct SceneTests {
    private func scene(_ build: (UIView) -> Void) -> Scene {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(100, 100), scale: 1))
        return world.run {
            let root = UIView(frame: CGRect(1, 2, 100, 90))
            build(root)
            return Scene(of: root)
        }
    }

    @Test func `A node says where its view is and how it stands, and by default nothing else`() {
        let scene = scene { root in
            let view = UIView(frame: CGRect(3, 4, 5, 6))
            view.alpha = 0.5
            view.layer.zPosition = 7
            root.addSubview(view)
            let inner = UIView()
            view.addSubview(inner)
            root.addSubview(UIView(frame: CGRect(9, 9, 1, 1)))
        }
        #expect(scene.nodes.map(\.depth) == [0, 1, 2, 1])
        let node = scene.nodes[1]
        #expect(node.frame == CGRect(3, 4, 5, 6) && node.alpha == 0.5 && node.zPosition == 7 && scene.nodes[0].frame.minX == 1)
        for node in scene.nodes {
            #expect(node.scroll == -1 && node.transform == -1 && node.look == -1 && node.element == nil && node.reuses == 0 && node.z == 0)
            #expect(node.text == .none && node.states == [])
        }
        #expect(
            scene.scrolls.isEmpty && scene.transforms.isEmpty && scene.looks.isEmpty && scene.pools.isEmpty && scene.collections.isEmpty)
        #expect(Set(scene.nodes.map(\.name)).count == 4)
    }

    @Test func `States have a bit each`() {
        let changes: [(Scene.States, UInt16, (UIView) -> Void)] = [
            (.hidden, 1, { $0.isHidden = true }), (.untouchable, 512, { $0.isUserInteractionEnabled = false }),
            (.clips, 2048, { $0.clipsToBounds = true }),
        ]
        for (state, bit, change) in changes {
            #expect(scene { change($0) }.nodes[0].states == state && state.rawValue == bit)
        }
        let all: [Scene.States] = [
            .hidden, .selected, .highlighted, .live, .leaving, .orphan, .cached, .dormant, .reusable, .untouchable, .saysText, .clips,
        ]
        #expect(all.map(\.rawValue) == (0..<12).map { 1 << $0 })
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

    @Test func `Text, scrolling and transforms are listed, each once`() {
        let scene = scene { root in
            let label = UILabel()
            label.text = "said"
            root.addSubview(label)
            root.addSubview(UILabel())
            let scroller = UIScrollView(frame: CGRect(0, 0, 10, 10))
            scroller.contentSize = CGSize(30, 40)
            scroller.contentInset = UIEdgeInsets(1, 2, 3, 4)
            scroller.contentOffset = CGPoint(5, 6)
            root.addSubview(scroller)
            for scale in [2, 3] as [CGFloat] {
                let turned = UIView()
                turned.transform = CGAffineTransform(scaleX: scale, y: 1)
                scroller.addSubview(turned)
            }
        }
        #expect(scene.nodes[1].text == InternedString("said") && scene.nodes[1].states == [.saysText, .untouchable])
        #expect(scene.nodes[2].text == .none && scene.nodes[2].states == [.untouchable])
        #expect(scene.nodes.map(\.scroll) == [-1, -1, -1, 0, -1, -1] && scene.nodes.map(\.transform) == [-1, -1, -1, -1, 0, 1])
        #expect(scene.transforms.map(\.m11) == [2, 3] && scene.scrolls.count == 1)
        let scroll = scene.scrolls[0]
        #expect(scroll.offset == CGPoint(5, 6) && scroll.content == CGSize(30, 40))
        #expect(scroll.inset == UIEdgeInsets(1, 2, 3, 4))
    }

    private func look(_ make: () -> UIView) -> Scene.Look? {
        let scene = scene { $0.addSubview(make()) }
        #expect(scene.looks.count == (scene.nodes[1].look == 0 ? 1 : 0))
        return scene.looks.first
    }

    private func color(_ c: Scene.RGBA?) -> [Float]? { c.map { [$0.red, $0.green, $0.blue, $0.alpha] } }

    @Test func `A look says how a view is painted, where it paints anything`() throws {
        let tint = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
        let numbers: [Float] = [0.25, 0.5, 0.75, 0.125]
        func view(_ set: (UIView) -> Void) -> UIView {
            let view = UIView()
            set(view)
            return view
        }
        #expect(look { UIView() } == nil && look { view { $0.layer.cornerRadius = 4 } } == nil && look { UIImageView() } == nil)
        let filled = try #require(
            look {
                view {
                    $0.backgroundColor = tint; $0.layer.cornerRadius = 4
                }
            })
        #expect(color(filled.background) == numbers && filled.cornerRadius == 4 && filled.borderWidth == 0 && filled.border == nil)
        #expect(filled.shadowOpacity == 0 && filled.shadowRadius == 0 && filled.shadowOffset == .zero && filled.textColor == nil)
        #expect(filled.fontSize == 0 && !filled.isCentered && filled.image == .none)
        let bordered = try #require(
            look {
                view {
                    $0.layer.borderWidth = 2; $0.layer.borderColor = tint.cgColor
                }
            })
        #expect(bordered.borderWidth == 2 && color(bordered.border) == numbers && bordered.background == nil)
        let plain = try #require(look { view { $0.layer.borderWidth = 1 } })
        #expect(color(plain.border) == [0, 0, 0, 1], "a border is black unless told otherwise")
        let shaded = try #require(
            look {
                view {
                    $0.layer.shadowOpacity = 0.5; $0.layer.shadowRadius = 6; $0.layer.shadowOffset = CGSize(1, 2)
                }
            })
        #expect(shaded.shadowOpacity == 0.5 && shaded.shadowRadius == 6 && shaded.shadowOffset == CGSize(1, 2) && shaded.border == nil)
        final class Caption: UILabel {}
        for label in [UILabel(), Caption()] {
            label.text = "x"
            label.textColor = tint
            label.font = .systemFont(ofSize: 21)
            let written = try #require(look { label })
            #expect(color(written.textColor) == numbers && written.fontSize == 21 && !written.isCentered && written.background == nil)
            for (alignment, isCentered) in [(.left, false), (.center, true), (.right, false)] as [(NSTextAlignment, Bool)] {
                label.textAlignment = alignment
                #expect(look { label }?.isCentered == isCentered)
            }
        }
        let pictured = try #require(look { UIImageView(image: UIImage(named: "a")) })
        #expect(pictured.image == InternedString("a") && pictured.textColor == nil)
        #expect(look { UIImageView(image: UIImage()) }?.image == InternedString.none)
    }

    @Test func `A view that is removed while its scene is taken lives until the scene is there`() {
        final class Leaver: UIView {
            var leaves: [UIView] = []
            let gone: () -> Void
            init(gone: @escaping () -> Void) {
                self.gone = gone
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
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
            // It removes its parent, and with it itself, while both are being looked at.
            child.leaves = [parent, child]
            root.addSubview(UIView())
        }
        #expect(gone == 2, "nothing is kept afterwards")
        #expect(scene.nodes.map(\.depth) == [0, 1, 2, 3], "the list of the root is shorter by one then")
    }

    @Test func `A scene that is taken anew has nothing of the one before`() {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(100, 100), scale: 1))
        world.run {
            let rich = UIScrollView()
            let label = UILabel()
            label.text = "a"
            label.transform = CGAffineTransform(scaleX: 2, y: 2)
            rich.addSubview(label)
            rich.addSubview(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
            var film = SceneFilm()
            film.take(rich)
            film.take(UIView())
            var scene = film.scene(0)
            #expect(
                scene.nodes.count == 3 && scene.scrolls.count == 2 && scene.transforms.count == 1 && scene.looks.count >= 1
                    && scene.collections.count == 1)
            scene = film.scene(1)
            #expect(
                scene.nodes.count == 1 && scene.scrolls.isEmpty && scene.transforms.isEmpty && scene.looks.isEmpty
                    && scene.collections.isEmpty && scene.pools.isEmpty)
        }
    }

    @Test func `A pattern has no colour in a scene [VIEW-17]`() {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(100, 100), scale: 1))
        let (pattern, red) = world.run { (UIColor(patternImage: UIImage()), UIColor.red) }
        #expect(Scene.RGBA(pattern.cgColor) == nil)
        #expect(Scene.RGBA(red.cgColor) != nil)
    }
}
