import UIKit

/// Makes events with names and texts from packed events, in which names and texts are only numbers.
@MainActor
struct EventUnpacker {
    private let viewNames: ViewNames
    private var names: [ViewName: String] = [:]

    init(viewNames: ViewNames) {
        self.viewNames = viewNames
    }

    mutating func name(of view: ViewName) -> String {
        if let known = names[view] { return known }
        let name = viewNames.text(of: view)
        names[view] = name
        return name
    }

    /// Returns the tree of a scene, its reuse pools, and the rectangles for which layouts have
    /// returned attributes, by the names of the collection views.
    mutating func contents(of scene: Scene) -> (tree: ViewTree, pools: [PoolsReport], known: [String: CGRect]) {
        var known: [String: CGRect] = [:]
        for collection in scene.collections where !collection.known.isNull {
            known[name(of: collection.name)] = collection.known
        }
        let pools = scene.collections.map { PoolsReport(scene, $0, unpacker: &self) }
        return (ViewTree(scene, detail: .painted, unpacker: &self), pools, known)
    }

    mutating func makeEvents(from packed: EventTape.Events) -> [Event] {
        var events: [Event] = []
        var depth = 0
        for event in packed {
            if event.extent == .end { depth = max(0, depth - 1) }
            events.append(makeEvent(from: event, depth: depth))
            if event.extent == .begin { depth += 1 }
        }
        return events
    }

    private mutating func makeEvent(from packed: PackedEvent, depth: Int) -> Event {
        var event = Event(Event.Verb(packed.verb))
        event.extent =
            if packed.extent == .point {
                .point
            } else if packed.extent == .begin {
                .begin
            } else {
                .end
            }
        event.depth = depth
        event.view = packed.view.map { name(of: $0) }
        event.collection = packed.collection.map { name(of: $0) }
        event.element = packed.element.map { ElementName($0) }
        event.name = packed.name.text
        event.text = packed.text.text
        event.z = packed.z
        event.staysInPlace = packed.staysInPlace
        event.rect = packed.rect
        event.otherRect = packed.otherRect
        event.partner = EventUnpacker.partners[Int(packed.partner.rawValue)]
        event.cause = Event.PlacementCause(packed.cause)
        switch packed.verb {
        case .take, .put, .drop, .skip, .place: event.number = packed.number
        case .ask where packed.number >= 0 && packed.element == nil && packed.rect == nil: event.number = packed.number
        case .answer: event.text = answerText(for: packed.answer)
        default: break
        }
        event.sum = packed.roundCounts.map {
            Event.PassCounts(
                asks: Int($0.asks), made: Int($0.made), taken: Int($0.taken), moved: Int($0.moved),
                applied: Int($0.applied),
                skipped: Int($0.skipped))
        }
        return event
    }

    /// The names of the receivers, in the order of ``PackedEvent/Partner``.
    private static let partners = [
        "", "dataSource", "delegate", "layout", "prefetchDataSource", "dragDelegate", "dropDelegate",
    ]

    private mutating func answerText(for answer: PackedEvent.Answer) -> String {
        switch answer {
        case .nothing: "nil"
        case .view(let view): name(of: view)
        case .number(let number): "\(number)"
        case .truth(let isSo): isSo ? "yes" : "no"
        case .size(let size): size.text
        case .elements(let count): "\(count) elements"
        case .attributes: "attributes"
        case .text(let text): text.text
        }
    }
}

extension Event.Verb {
    /// Makes the verb of a packed event. The cases of both types have the same order, and the first
    /// packed verb is 1.
    fileprivate init(_ verb: PackedEvent.Verb) { self = Event.Verb.allCases[Int(verb.rawValue) - 1] }
}

extension Event.PlacementCause {
    init?(_ cause: PackedEvent.PlacementCause) {
        switch cause {
        case .none: return nil
        case .layout: self = .layout
        case .appearing: self = .appearing
        case .stored: self = .stored
        case .app: self = .app
        case .front: self = .front
        }
    }
}
