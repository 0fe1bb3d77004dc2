/// Counts what happens in a collection view, and records it if the view's world records events. A
/// world is the simulated environment of a view.
@MainActor
final class Journal {
    private let host: Host
    let table: ElementTable
    /// The object that records the events of the view's world, the simulated environment; nil if
    /// the world records none.
    ///
    /// OPTIMIZATION: an unmanaged reference. Each use of a strong reference would retain and
    /// release the object.
    private var tape: Unmanaged<EventTape>?
    var tally = EventCounts()

    init(host: Host, table: ElementTable) { (self.host, self.table) = (host, table) }

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
        _ verb: PackedEvent.Verb, of view: UICollectionReusableView, in pool: ReusePool, key: ElementKey? = nil
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

    // MARK: - Optional methods

    /// Calls an optional method of the drag or drop delegate, and records the question and the
    /// answer. If there is no delegate, or if it does not implement the method, returns nil and
    /// records nothing.
    func ask<Delegate, Answer>(
        _ receiver: PackedEvent.Partner, _ delegate: Delegate?, _ question: PackedEvent.Name, at path: IndexPath? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: (Delegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        recordQuestion(to: receiver, question, about: path.map { table.key(ofItemAt: $0) })
        let answer = OptionalMethod.answer(of: delegate as AnyObject) { host.withRetainedView { ask(delegate, $0) } }
        record { tape, name in
            if let answer { tape.writeReturn(of: describe(answer), in: name) } else { tape.removeLast() }
        }
        return answer
    }

    /// Calls an optional method without a result, and records the call. If there is no delegate, or
    /// if it does not implement the method, returns false and records nothing.
    ///
    /// OPTIMIZATION: the method is not generic. A cast of a generic value to `AnyObject` takes
    /// about 3,500 instructions.
    @discardableResult
    func tell(
        _ receiver: PackedEvent.Partner, _ delegate: AnyObject?, _ notice: PackedEvent.Name,
        about key: ElementKey? = nil,
        view: UIView? = nil, text: @autoclosure () -> InternedString = .none, _ tell: (UICollectionView) -> Void
    ) -> Bool {
        guard let delegate else { return false }
        record {
            $0.write(
                .tell, in: $1, view: view?.name, element: table.element(ofOptionalKey: key), partner: receiver,
                name: notice, text: text())
        }
        let isImplemented = OptionalMethod.answer(of: delegate) { host.withRetainedView(tell) } != nil
        if !isImplemented { record { tape, _ in tape.removeLast() } }
        return isImplemented
    }
}
