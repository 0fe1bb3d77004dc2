import UIKit

/// Makes events with names and texts from packed events, which contain numbers.
@MainActor
struct EventNaming {
    private let registry: ViewRegistry
    private var names: [ViewName: String] = [:]

    init(registry: ViewRegistry) {
        self.registry = registry
    }

    mutating func name(_ view: ViewName) -> String {
        if let known = names[view] { return known }
        let name = registry.text(view)
        names[view] = name
        return name
    }

    mutating func events(_ heard: EventTape.Events) -> [Event] {
        var events: [Event] = []
        var depth = 0
        for event in heard {
            if event.extent == .end { depth = max(0, depth - 1) }
            events.append(self.event(event, depth: depth))
            if event.extent == .begin { depth += 1 }
        }
        return events
    }

    private mutating func event(_ heard: PackedEvent, depth: Int) -> Event {
        var event = Event(Event.Verb(heard.verb))
        event.extent = heard.extent == .point ? .point : heard.extent == .begin ? .begin : .end
        event.depth = depth
        event.view = heard.view.map { name($0) }
        event.collection = heard.collection.map { name($0) }
        event.element = heard.element.map { ElementName($0) }
        event.name = heard.name.text
        event.text = heard.text.text
        event.z = heard.z
        event.staysInPlace = heard.staysInPlace
        event.rect = heard.rect
        event.otherRect = heard.otherRect
        event.partner = EventNaming.partners[Int(heard.partner.rawValue)]
        event.cause = Event.Cause(heard.cause)
        switch heard.verb {
        case .take, .put, .drop, .skip, .place: event.number = heard.number
        case .ask where heard.number >= 0 && heard.element == nil && heard.rect == nil: event.number = heard.number
        case .answer: event.text = answer(heard.answer)
        default: break
        }
        event.sum = heard.sum.map {
            Event.Sum(
                asks: Int($0.asks), made: Int($0.made), taken: Int($0.taken), moved: Int($0.moved), applied: Int($0.applied),
                skipped: Int($0.skipped))
        }
        return event
    }

    /// The names of the receivers, in the order of ``PackedEvent/Partner``.
    private static let partners = ["", "dataSource", "delegate", "layout", "prefetchDataSource", "dragDelegate", "dropDelegate"]

    private mutating func answer(_ answer: PackedEvent.Answer) -> String {
        switch answer {
        case .nothing: "nil"
        case .view(let view): name(view)
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
    /// Makes the verb of a packed event. The cases of both types have the same order, and the first packed verb is 1.
    fileprivate init(_ verb: PackedEvent.Verb) { self = Event.Verb.allCases[Int(verb.rawValue) - 1] }
}

extension Event.Cause {
    /// Makes the cause of a packed event; nil for an event without a cause.
    init?(_ cause: PackedEvent.Cause) {
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
