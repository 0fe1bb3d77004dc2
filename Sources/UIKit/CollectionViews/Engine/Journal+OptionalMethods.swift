extension Journal {
    /// Asks an optional method, and records question and answer. Nil when `delegate` does not implement it; then nothing is recorded.
    func asked<Answer>(
        _ whom: PackedEvent.Partner, _ delegate: AnyObject, _ question: PackedEvent.Name, at path: IndexPath? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: () -> Answer
    ) -> Answer? {
        let key = path.map { table.key(.cell, kind: nil, $0) }
        begin(whom, question, key)
        let answer = OptionalMethod.answer(of: delegate, ask)
        record { tape, name in
            if let answer { tape.write(describe(answer), in: name) } else { tape.takeBackLast() }
        }
        return answer
    }

    /// Tells an optional method, and records that. Nothing is recorded when `delegate` does not implement it.
    func told(_ whom: PackedEvent.Partner, _ delegate: AnyObject, _ notice: PackedEvent.Name, _ tell: () -> Void) {
        record { $0.write(.tell, in: $1, partner: whom, name: notice) }
        if OptionalMethod.answer(of: delegate, tell) == nil { record { tape, _ in tape.takeBackLast() } }
    }
}
