/// Counts what happens in a list, and records it if the view's world records events. A
/// world is the simulated environment of a view.
@MainActor
final class Journal {
    let host: Host
    /// The table that converts the elements of the list into keys. The whole engine uses it.
    let table: ElementTable
    /// The object that records the events of the view's world, the simulated environment; nil if
    /// the world records none.
    ///
    /// OPTIMIZATION: an unmanaged reference. Each use of a strong reference would retain and
    /// release the object.
    private var tape: Unmanaged<EventTape>?
    var tally = EventCounts()

    init(host: Host, itemKind: String = ElementKind.cell) {
        (self.host, self.table) = (host, ElementTable(itemKind: itemKind))
    }

    @inline(__always)
    var isRecording: Bool { tape != nil }

    func updateTape() { tape = host.world.tape.map { .passUnretained($0) } }

    /// Calls `write` with the event tape and the view's name. Does nothing if no events are
    /// recorded.
    @inline(__always)
    func record(_ write: (_ tape: EventTape, _ name: ViewName) -> Void) {
        guard let tape else { return }
        let name = host.name
        tape.withoutRetaining { write($0, name) }
    }

    @inline(__always)
    func recordEvent(
        _ verb: PackedEvent.Verb, _ extent: PackedEvent.Extent, ofElement key: ElementKey, view: UIView? = nil
    ) {
        record { $0.write(verb, extent, in: $1, view: view?.name, element: table.element(of: key)) }
    }

    /// - Parameter key: the key of the view's previous element, if it had one and the event names
    ///   it.
    @inline(__always)
    func recordPoolEvent(
        _ verb: PackedEvent.Verb, of view: UIView, in pool: ReusePool, key: ElementKey? = nil
    ) {
        record {
            $0.write(
                verb, in: $1, view: view.name, element: table.element(ofOptionalKey: key),
                text: pool.internedIdentifier,
                number: pool.dormant.count)
        }
    }

    @inline(__always)
    func ask<Answer>(
        _ receiver: PackedEvent.Partner, _ question: PackedEvent.Name, about key: ElementKey? = nil, number: Int = -1,
        rect: CGRect? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        guard tape != nil else { return ask() }
        recordQuestion(to: receiver, question, about: key, number: number, rect: rect)
        let answer = ask()
        record { $0.writeReturn(of: describe(answer), in: $1) }
        return answer
    }

    /// Records that the engine asks the data source, a delegate or the layout. The answer is
    /// recorded separately.
    @inline(__always)
    func recordQuestion(
        to receiver: PackedEvent.Partner, _ question: PackedEvent.Name, about key: ElementKey?, number: Int = -1,
        rect: CGRect? = nil
    ) {
        record {
            $0.write(
                .ask, .begin, in: $1, element: table.element(ofOptionalKey: key), partner: receiver, name: question,
                number: number,
                rect: rect
            )
        }
    }
}
