import Foundation
import Testing
import UIKit

@testable import Offscreen

/// Values in which every field differs from its default. They are written and read back.
@MainActor struct RoundTripTests {
    private var node: ViewTree.Node {
        var node = ViewTree.Node(name: "Cell#7", frame: CGRect(x: 1.5, y: -2, width: 3.25, height: 4))
        node.scroll = ViewTree.ScrollState(
            offset: CGPoint(x: 5, y: 6.5), content: CGSize(width: 700, height: 8), inset: [1, 2, 3, 4.5])
        node.element = ElementName(category: .supplementaryView, kind: "kind", indexPath: path(3, 2))
        (node.z, node.zPosition, node.alpha, node.reuses) = (-4, 2.5, 0.25, 11)
        node.transform = [1, 2, 3, 4, 5, 6.5]
        (node.states, node.dormant, node.text) = (["selected", "untouchable"], "a \"pool\"", "two\nlines \\ \u{1F600}")
        var appearance = ViewTree.Appearance()
        (appearance.background, appearance.border, appearance.textColor) = (
            [0, 0.25, 0.5, 1], [1, 0, 0.75, 0.5], [0.125, 0.25, 0.375, 1]
        )
        (appearance.cornerRadius, appearance.borderWidth, appearance.shadowOpacity, appearance.shadowRadius) = (
            1, 2, 0.5, 3
        )
        (appearance.shadowOffset, appearance.fontSize, appearance.isCentered, appearance.clips) = (
            [4, -5], 6, true, true
        )
        (appearance.font, appearance.lines, appearance.wrapsByCharacters, appearance.symbol) = (
            "a font", 0, true, "switch \"on\""
        )
        appearance.isAttributed = true
        appearance.layers = [layer]
        (node.uncertainty, node.image) = ("a doubt", "an \"image\", drawn as 1a2b3c4d")
        node.appearance = appearance
        return node
    }

    private var layer: ViewTree.Layer {
        var layer = ViewTree.Layer(frame: CGRect(x: -1, y: 2.5, width: 3, height: 4))
        (layer.use, layer.level, layer.subviewsBelow, layer.zPosition, layer.opacity) = (.mask, 2, 3, -1.5, 0.25)
        (layer.transform, layer.clips, layer.appearance) = ([1, 2, 3, 4, 5, 6.5], true, ViewTree.Appearance())
        (layer.fill, layer.stroke, layer.lineWidth) = ([0, 0.25, 0.5, 1], [1, 0, 0.75, 0.5], 2)
        (layer.outline, layer.colors, layer.direction) = ([[1, 2, 3, 4.5], []], [[0, 1, 0, 1, 0.5]], [0, 1, 0.5, 1])
        return layer
    }

    private var event: Event {
        var event = Event(.place)
        (event.extent, event.depth, event.view, event.collection) = (.begin, 2, "Cell#1", "UICollectionView#1")
        event.element = ElementName(category: .decorationView, kind: "card", indexPath: path(0, 5))
        (event.partner, event.name, event.text, event.number, event.z) = ("layout", "a name", "a \"text\"", 7, -1)
        (event.cause, event.staysInPlace) = (.appearing, true)
        (event.rect, event.otherRect) = (
            CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: 6, width: 7, height: 8.5)
        )
        event.sum = Event.PassCounts(asks: 1, made: 2, taken: 3, moved: 4, applied: 5, skipped: 6)
        return event
    }

    /// Returns the names of the fields that equal those of a plain value.
    private func defaults<Value>(_ value: Value, _ plain: Value) -> [String] {
        zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children)
            .filter { "\($0.value)" == "\($1.value)" }.compactMap(\.0.label)
    }

    @Test func `The samples for round trips have no field at its default value, except for the children of a view`() {
        #expect(defaults(node, ViewTree.Node(name: "", frame: .zero)) == ["children"])
        #expect(defaults(node.appearance!, ViewTree.Appearance()) == [])
        #expect(defaults(layer, ViewTree.Layer(frame: .zero)) == [])
        #expect(defaults(event, Event(.ask)).isEmpty)
    }

    /// Returns a recording of two ticks with a view and an event in the first.
    private func recording(_ node: ViewTree.Node, _ event: Event) -> Recording {
        let stage = Stage(width: 30, height: 40, behavior: .iOS10(seed: 9))
        stage.tick("first")
        stage.tick("second")
        var recording = stage.recording
        recording.scale = 3
        recording.ticks[0].events = [event]
        recording.ticks[0].tree.root.children = [node]
        recording.ticks[0].line = 12
        recording.ticks[0].known = ["UICollectionView#1": CGRect(x: 1, y: 2, width: 3, height: 4)]
        return recording
    }

    @Test
    func `A recording of a view and an event whose fields differ from their defaults is read back from JSON unchanged`()
        throws
    {
        let recording = recording(node, event)
        #expect(try Recording(json: recording.json()) == recording)
    }

    /// Returns a copy of the value `plain` in which one field is that of the value `full`.
    private func with<Root, Value>(_ field: WritableKeyPath<Root, Value>, of full: Root, in plain: Root) -> Root {
        var one = plain
        one[keyPath: field] = full[keyPath: field]
        return one
    }

    /// The fields are tried one at a time, because two together may hide that one alone is not
    /// written.
    @Test
    func
        `JSON keeps each field that differs from its default, and a tree's text keeps those of views except the appearance`()
        throws
    {
        let plain = ViewTree.Node(name: "UIView#3", frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        func node<Value>(_ field: WritableKeyPath<ViewTree.Node, Value>) -> ViewTree.Node {
            with(field, of: self.node, in: plain)
        }
        func appearance<Value>(_ field: WritableKeyPath<ViewTree.Appearance, Value>) -> ViewTree.Node {
            var one = plain
            one.appearance = with(field, of: self.node.appearance!, in: ViewTree.Appearance())
            return one
        }
        func layer<Value>(_ field: WritableKeyPath<ViewTree.Layer, Value>) -> ViewTree.Node {
            var one = plain
            one.appearance = ViewTree.Appearance()
            one.appearance?.layers = [with(field, of: self.layer, in: ViewTree.Layer(frame: .zero))]
            return one
        }
        func event<Value>(_ field: WritableKeyPath<Event, Value>) -> Event {
            with(field, of: self.event, in: Event(.log))
        }
        let nodes: [ViewTree.Node] = [
            node(\.name), node(\.frame), node(\.scroll), node(\.element), node(\.z), node(\.zPosition), node(\.alpha),
            node(\.transform),
            node(\.states), node(\.dormant), node(\.uncertainty), node(\.reuses), node(\.text), node(\.image),
            appearance(\.background),
            appearance(\.cornerRadius), appearance(\.borderWidth), appearance(\.border), appearance(\.shadowOpacity),
            appearance(\.shadowRadius), appearance(\.shadowOffset), appearance(\.textColor), appearance(\.fontSize),
            appearance(\.isCentered), appearance(\.font), appearance(\.lines), appearance(\.wrapsByCharacters),
            appearance(\.isAttributed), appearance(\.symbol), appearance(\.clips), layer(\.use), layer(\.level),
            layer(\.subviewsBelow),
            layer(\.frame), layer(\.zPosition), layer(\.opacity), layer(\.transform), layer(\.clips),
            layer(\.appearance), layer(\.fill),
            layer(\.stroke), layer(\.lineWidth), layer(\.outline), layer(\.colors), layer(\.direction),
        ]
        var words = self.node
        words.appearance = nil
        words.children = [plain]
        // The text form of a tree lacks the appearance of a view.
        for node in nodes.prefix(14) + [words] {
            #expect(try ViewTree(text: ViewTree(root: node).description) == ViewTree(root: node))
        }
        let events: [Event] = [
            event(\.verb), event(\.extent), event(\.depth), event(\.view), event(\.collection), event(\.element),
            event(\.partner),
            event(\.name), event(\.text), event(\.number), event(\.z), event(\.cause), event(\.staysInPlace),
            event(\.rect),
            event(\.otherRect), event(\.sum),
        ]
        for index in 0..<max(nodes.count, events.count) {
            let recording = recording(nodes[index % nodes.count], events[index % events.count])
            #expect(
                try Recording(json: recording.json()) == recording,
                "\(nodes[index % nodes.count]) \(events[index % events.count])")
        }
    }

    @Test func `A view tree contains the six numbers of a view's transform in the order a, b, c, d, tx, ty`() {
        let stage = Stage(width: 100, height: 100)
        let view = stage.run { UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30)) }
        view.transform = CGAffineTransform(a: 2, b: 0.25, c: -0.5, d: 3, tx: 7, ty: -9)
        stage.show(view)
        #expect(stage.tree[view.viewText]?.transform == [2, 0.25, -0.5, 3, 7, -9])
    }
}
