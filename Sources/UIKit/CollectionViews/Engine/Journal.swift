/// Records what happens in a collection view: counts always, and steps when the world has a tape. All parts of the engine write
/// here, with the names of its elements.
@MainActor
final class Journal {
    private let host: Host
    /// The names of the elements.
    let table = ElementTable()
    /// The world's tape.
    ///
    /// OPTIMIZATION: checking for a tape is one load, and writing counts no references.
    @exclusivity(unchecked) private var tape: Unmanaged<EventTape>?
    @exclusivity(unchecked) var tally = ActivityCounts()

    init(host: Host) {
        self.host = host
    }

    func worldChanged() {
        tape = host.world.tape.map { .passUnretained($0) }
    }

    /// Whether the view's world has a tape.
    var isRecorded: Bool { tape != nil }

    /// Writes a step, if there is a tape. `write` also gets the view's name.
    @inline(__always)
    func record(_ write: (_ tape: EventTape, _ name: ViewName) -> Void) {
        guard let tape else { return }
        let name = host.name
        tape.borrowed { write($0, name) }
    }

    @inline(__always)
    func recordElement(_ verb: PackedEvent.Verb, _ extent: PackedEvent.Extent, _ key: ElementKey, _ view: UIView? = nil) {
        record { $0.write(verb, extent, in: $1, view: view?.name, element: table.element(of: key)) }
    }

    @inline(__always)
    func recordPooling(_ verb: PackedEvent.Verb, _ view: UICollectionReusableView, _ pool: ReusePool) {
        record { $0.write(verb, in: $1, view: view.name, text: pool.phrase, number: pool.dormant.count) }
    }

    /// Records a question and its answer.
    @inline(__always)
    func asked<Answer>(
        _ whom: PackedEvent.Partner, _ question: PackedEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        guard isRecorded else { return ask() }
        begin(whom, question, key, number: number, rect: rect)
        let answer = ask()
        record { $0.write(describe(answer), in: $1) }
        return answer
    }

    /// Records a question that is about to be asked.
    @inline(__always)
    func begin(_ whom: PackedEvent.Partner, _ question: PackedEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil) {
        record {
            $0.write(.ask, .begin, in: $1, element: table.element(ofAny: key), partner: whom, name: question, number: number, rect: rect)
        }
    }
}
