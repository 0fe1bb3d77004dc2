/// Records what happens in a collection view. The numbers of events are always counted, and the events are recorded if the world has a
/// tape. All parts of the engine use this journal, and name elements by the keys of its table.
@MainActor
final class Journal {
    private let host: Host
    /// The table that converts elements into keys and back.
    let table = ElementTable()
    /// The world's tape; nil if the world has none.
    ///
    /// OPTIMIZATION: an unmanaged reference. A check for a tape is one load, and a write to the tape counts no references.
    private var tape: Unmanaged<EventTape>?
    var tally = ActivityCounts()

    init(host: Host) { self.host = host }

    func updateWorld() { tape = host.world.tape.map { .passUnretained($0) } }

    /// Calls `write` with the tape and the view's name, if there is a tape.
    @inline(__always)
    func record(_ write: (_ tape: EventTape, _ name: ViewName) -> Void) {
        guard let tape else { return }
        let name = host.name
        tape.withoutRetaining { write($0, name) }
    }

    @inline(__always)
    func recordElement(_ verb: PackedEvent.Verb, _ extent: PackedEvent.Extent, _ key: ElementKey, _ view: UIView? = nil) {
        record { $0.write(verb, extent, in: $1, view: view?.name, element: table.element(of: key)) }
    }

    @inline(__always)
    func recordPooling(_ verb: PackedEvent.Verb, _ view: UICollectionReusableView, _ pool: ReusePool) {
        record { $0.write(verb, in: $1, view: view.name, text: pool.internedIdentifier, number: pool.dormant.count) }
    }

    @inline(__always)
    func ask<Answer>(
        _ partner: PackedEvent.Partner, _ question: PackedEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        guard tape != nil else { return ask() }
        recordQuestion(to: partner, question, key, number: number, rect: rect)
        let answer = ask()
        record { $0.write(describe(answer), in: $1) }
        return answer
    }

    /// Records the beginning of a question. The answer is recorded separately.
    @inline(__always)
    func recordQuestion(
        to partner: PackedEvent.Partner, _ question: PackedEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil
    ) {
        record {
            $0.write(.ask, .begin, in: $1, element: table.element(ofAny: key), partner: partner, name: question, number: number, rect: rect)
        }
    }

    // MARK: - Optional methods of the delegates of drag and drop

    /// Calls an optional method of a delegate, and records the question and the answer. Returns nil and records nothing if there is no
    /// delegate, or if it does not implement the method.
    func ask<Delegate, Answer>(
        _ partner: PackedEvent.Partner, _ delegate: Delegate?, _ question: PackedEvent.Name, at path: IndexPath? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: (Delegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        recordQuestion(to: partner, question, path.map { table.key(.cell, kind: nil, $0) })
        let answer = OptionalMethod.answer(of: delegate as AnyObject) { host.withRetainedView { ask(delegate, $0) } }
        record { tape, name in
            if let answer { tape.write(describe(answer), in: name) } else { tape.removeLast() }
        }
        return answer
    }

    /// Calls an optional method without a result, and records the call. Nothing is recorded if there is no delegate, or if it does not
    /// implement the method.
    func tell<Delegate>(
        _ partner: PackedEvent.Partner, _ delegate: Delegate?, _ notice: PackedEvent.Name, _ tell: (Delegate, UICollectionView) -> Void
    ) {
        guard let delegate else { return }
        record { $0.write(.tell, in: $1, partner: partner, name: notice) }
        if OptionalMethod.answer(of: delegate as AnyObject, { host.withRetainedView { tell(delegate, $0) } }) == nil {
            record { tape, _ in tape.removeLast() }
        }
    }
}
