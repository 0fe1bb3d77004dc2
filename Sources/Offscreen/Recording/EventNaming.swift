import UIKit

/// Turns events into words: names in place of numbers.
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
        switch heard.partner {
        case .none: break
        case .dataSource: event.partner = "dataSource"
        case .delegate: event.partner = "delegate"
        case .layout: event.partner = "layout"
        case .prefetchDataSource: event.partner = "prefetchDataSource"
        case .dragDelegate: event.partner = "dragDelegate"
        case .dropDelegate: event.partner = "dropDelegate"
        }
        switch heard.cause {
        case .none: break
        case .layout: event.cause = .layout
        case .appearing: event.cause = .appearing
        case .stored: event.cause = .stored
        case .app: event.cause = .app
        case .front: event.cause = .front
        }
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
    fileprivate init(_ verb: PackedEvent.Verb) {
        self =
            switch verb {
            case .ask: .ask
            case .answer: .answer
            case .tell: .tell
            case .call: .call
            case .make: .make
            case .take: .take
            case .put: .put
            case .drop: .drop
            case .place: .place
            case .apply: .apply
            case .skip: .skip
            case .enter: .enter
            case .leave: .leave
            case .prepare: .prepare
            case .invalidate: .invalidate
            case .bounds: .bounds
            case .pass: .pass
            case .failure: .failure
            case .log: .log
            case .notModelled: .notModelled
            }
    }
}
