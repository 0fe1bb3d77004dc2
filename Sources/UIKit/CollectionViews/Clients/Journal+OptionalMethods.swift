/// Calls of optional methods of the delegates of a collection view.
extension Journal {
    /// Calls an optional method of the drag or drop delegate, and records the question and the
    /// answer. If there is no delegate, or if it does not implement the method, returns nil and
    /// records nothing.
    func ask<Delegate, Answer>(
        _ receiver: PackedEvent.Partner, _ delegate: Delegate?, _ question: PackedEvent.Name, at path: IndexPath? = nil,
        describe: (Answer) -> PackedEvent.Answer, _ ask: (Delegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        recordQuestion(to: receiver, question, about: path.map { table.key(ofItemAt: $0) })
        let answer = OptionalMethod.answer(of: delegate as AnyObject) { host.withCollectionView { ask(delegate, $0) } }
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
        let isImplemented = OptionalMethod.answer(of: delegate) { host.withCollectionView(tell) } != nil
        if !isImplemented { record { tape, _ in tape.removeLast() } }
        return isImplemented
    }
}
