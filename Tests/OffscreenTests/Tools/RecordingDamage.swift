import Foundation
import Offscreen
import UIKit

/// Random changes to a recording, decided by a seed: views that move, disappear, change their
/// places or show another text, and events that are missing or have other values. A damaged
/// recording has signs of mistakes that a healthy one lacks, and many cases near the limits of
/// those signs.
struct RecordingDamage {
    private var generator: SeededGenerator
    private(set) var recording: Recording
    /// A line for each change.
    private(set) var changes: [String] = []

    init(_ recording: Recording, seed: UInt64, count: Int) {
        self.recording = recording
        generator = SeededGenerator(seed: seed)
        guard !recording.ticks.isEmpty else { return }
        for _ in 0..<count { number(below: 4) == 0 ? changeEvents() : changeView() }
    }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &generator) }

    /// Returns a few points, to either side.
    private mutating func distance() -> CGFloat {
        [-300, -44, -10, -1, 1, 10, 44, 300].randomElement(using: &generator)!
    }

    /// The indexes of the ticks of a change: one tick, all from a tick on, or every second or third
    /// of these.
    private mutating func span() -> StrideTo<Int> {
        let first = number(below: recording.ticks.count)
        let end = number(below: 3) == 0 ? first + 1 : recording.ticks.count
        return stride(from: first, to: end, by: [1, 1, 2, 3].randomElement(using: &generator)!)
    }

    // MARK: - Views

    private mutating func changeView() {
        let span = span()
        let root = recording.ticks[span.first { _ in true }!].tree.root
        var nodes: [ViewTree.Node] = []
        root.forEach { if $0.element != nil || $0.scroll != nil || $0.text != nil { nodes.append($0) } }
        guard let node = nodes.randomElement(using: &generator) else { return }
        let name = node.name
        let (change, apply) = changeOfView(among: nodes)
        changes.append("ticks \(Array(span)): \(name) \(change)")
        for index in span { recording.ticks[index].tree.root.change(name, apply) }
    }

    /// Returns a change of one view, with its name.
    private mutating func changeOfView(among nodes: [ViewTree.Node]) -> (String, (inout ViewTree.Node) -> Void) {
        let (dx, dy) = (distance(), distance())
        let other = nodes.randomElement(using: &generator)!
        let states = ["hidden", "highlighted", "selected", "prefetched", "leaving", "orphan", "spatial"]
        let state = states.randomElement(using: &generator)!
        switch number(below: 16) {
        case 0: return ("moves", { $0.frame = $0.frame.offsetBy(dx: dx, dy: dy) })
        case 1: return ("moves down", { $0.frame.origin.y += abs(dy) })
        case 2: return ("grows", { $0.frame.size = CGSize(width: $0.frame.width + 1, height: $0.frame.height + dy) })
        case 3: return ("has another z", { $0.z += dy > 0 ? 1 : -1 })
        case 4: return ("has another alpha", { $0.alpha = dx > 0 ? 0 : 0.5 })
        case 5: return ("shows \(other.text ?? "nothing")", { $0.text = other.text })
        case 6: return ("scrolls", { $0.scroll?.offset.y += dy })
        case 7: return ("scrolls sideways", { $0.scroll?.offset.x += dx })
        case 15:
            return (
                "scrolls beyond the end",
                { node in
                    guard let scroll = node.scroll else { return }
                    node.scroll?.offset.y = scroll.content.height - node.frame.height + abs(dy)
                }
            )
        case 8: return ("has another content", { $0.scroll?.content.height -= dy })
        case 9: return ("is \(state)", { $0.states = $0.states.contains(state) ? [] : $0.states + [state] })
        case 10: return ("is of \(other.element?.description ?? "none")", { $0.element = other.element })
        case 11: return ("is dormant", { $0.dormant = $0.dormant == nil ? "pool" : nil })
        case 12: return ("is reused", { $0.reuses += 1 })
        case 13: return ("has a zPosition", { $0.zPosition = dx / 10 })
        default: return ("has no subviews", { $0.children = [] })
        }
    }

    // MARK: - Events

    private mutating func changeEvents() {
        let span = span()
        let verb = Event.Verb.allCases.randomElement(using: &generator)!
        let (kind, amount) = (number(below: 6), distance())
        let names = ["loses events", "has events twice", "has other z", "has other numbers", "moves", "loses texts"]
        changes.append("ticks \(Array(span)): \(verb.rawValue) \(names[kind])")
        for index in span {
            var events: [Event] = []
            for var event in recording.ticks[index].events {
                guard event.verb == verb else {
                    events.append(event)
                    continue
                }
                switch kind {
                case 0 where event.extent == .point: continue
                case 1: events.append(event)
                case 2: event.z += amount > 0 ? 1 : -1
                case 3: event.number = event.number.map { $0 + 1 }
                case 4: event.rect = event.rect?.offsetBy(dx: 0, dy: amount)
                case 5: event.text = ""
                default: break
                }
                events.append(event)
            }
            recording.ticks[index].events = events
        }
    }
}

extension ViewTree.Node {
    /// Calls a closure with this view and with each view below it.
    func forEach(_ body: (ViewTree.Node) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    /// Changes the view with a name, if it is this one or below.
    mutating func change(_ name: String, _ body: (inout ViewTree.Node) -> Void) {
        if self.name == name { return body(&self) }
        for index in children.indices { children[index].change(name, body) }
    }
}
