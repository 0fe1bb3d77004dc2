/// Where a collection view writes down what happens in it: counts always, steps where somebody listens. All parts of its engine
/// write here, in the names that its elements have.
@MainActor
final class Journal {
    /// The view that owns the engine, and so outlives this.
    ///
    /// OPTIMIZATION: unsafe, and the parts unchecked: a page costs 0.65 times what it does with all checks. Nothing here is
    /// touched from two places at once, because everything happens on the main actor and mutations do not call out.
    @exclusivity(unchecked) private var owner: Unmanaged<UICollectionView>!
    /// The view's.
    @exclusivity(unchecked) private(set) var world = World.current
    /// The world's.
    ///
    /// OPTIMIZATION: whether anybody listens is one load away, and writing counts no references.
    @exclusivity(unchecked) private var tape: Unmanaged<EventTape>?
    @exclusivity(unchecked) var tally = Tally()
    /// What the elements are called.
    @exclusivity(unchecked) var table = ElementTable()

    /// Once, when the view is made that owns the engine.
    func attach(to view: UICollectionView) {
        owner = .passUnretained(view)
    }

    func worldChanged(to world: World) {
        self.world = world
        tape = world.tape.map { .passUnretained($0) }
    }

    var view: UICollectionView { owner.takeUnretainedValue() }

    /// OPTIMIZATION: `view` without counting references.
    @inline(__always)
    func withView<Result>(_ body: (UICollectionView) -> Result) -> Result { owner.borrowed(body) }

    /// Somebody listens to the view's world.
    var isRecorded: Bool { tape != nil }

    /// Writes down a step, where somebody listens; `write` gets the view's name too.
    @inline(__always)
    func record(_ write: (_ tape: EventTape, _ name: ViewName) -> Void) {
        guard let tape else { return }
        let name = withView { $0.name }
        tape.borrowed { write($0, name) }
    }

    @inline(__always)
    func recordElement(_ verb: ProbeEvent.Verb, _ extent: ProbeEvent.Extent, _ key: ElementKey, _ view: UIView? = nil) {
        record { $0.write(verb, extent, in: $1, view: view?.name, element: table.element(of: key)) }
    }

    @inline(__always)
    func recordPooling(_ verb: ProbeEvent.Verb, _ view: UICollectionReusableView, _ pool: ReusePool) {
        record { $0.write(verb, in: $1, view: view.name, text: pool.phrase, number: pool.dormant.count) }
    }

    /// A question and its answer.
    @inline(__always)
    func asked<Answer>(
        _ whom: ProbeEvent.Partner, _ question: ProbeEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil,
        describe: (Answer) -> ProbeEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        guard isRecorded else { return ask() }
        begin(whom, question, key, number: number, rect: rect)
        let answer = ask()
        record { $0.write(describe(answer), in: $1) }
        return answer
    }

    /// A question that is about to be asked.
    @inline(__always)
    func begin(_ whom: ProbeEvent.Partner, _ question: ProbeEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil) {
        record {
            $0.write(.ask, .begin, in: $1, element: table.element(ofAny: key), partner: whom, name: question, number: number, rect: rect)
        }
    }

    /// A view's name as text, for answers.
    func text(_ view: UIView) -> String { self.view.world.registry.text(view.name) }
}
