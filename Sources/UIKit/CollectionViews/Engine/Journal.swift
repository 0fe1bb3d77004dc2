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
    private var tape: Unmanaged<EventTape>?
    var tally = ActivityCounts()

    init(host: Host) { self.host = host }

    func worldChanged() { tape = host.world.tape.map { .passUnretained($0) } }

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

    @inline(__always)
    func asked<Answer>(
        _ whom: PackedEvent.Partner, _ question: PackedEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        guard tape != nil else { return ask() }
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

    // MARK: - Optional methods of the delegates of drag and drop

    /// Asks an optional method, and records question and answer. Nil when there is no delegate, or when it does not implement the
    /// method; then nothing is recorded.
    func asked<Delegate, Answer>(
        _ whom: PackedEvent.Partner, _ delegate: Delegate?, _ question: PackedEvent.Name, at path: IndexPath? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: (Delegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        begin(whom, question, path.map { table.key(.cell, kind: nil, $0) })
        let answer = OptionalMethod.answer(of: delegate as AnyObject) { host.lend { ask(delegate, $0) } }
        record { tape, name in
            if let answer { tape.write(describe(answer), in: name) } else { tape.takeBackLast() }
        }
        return answer
    }

    /// Tells an optional method, and records that. Nothing is recorded when the delegate does not implement it.
    func told<Delegate>(
        _ whom: PackedEvent.Partner, _ delegate: Delegate?, _ notice: PackedEvent.Name, _ tell: (Delegate, UICollectionView) -> Void
    ) {
        guard let delegate else { return }
        record { $0.write(.tell, in: $1, partner: whom, name: notice) }
        if OptionalMethod.answer(of: delegate as AnyObject, { host.lend { tell(delegate, $0) } }) == nil {
            record { tape, _ in tape.takeBackLast() }
        }
    }
}
