/// What each part of the engine works with: the host of the view, the journal, the state that all parts share, the clients, and the
/// counts. A part gets the other parts that it uses, each by name.
@MainActor
class EnginePart {
    final let host: Host
    final let journal: Journal
    final let state: EngineState
    final let clients: Clients
    /// The names of the elements. The journal uses them as well.
    final let table: ElementTable
    final let counts: CountQuestions

    init(layout: UICollectionViewLayout) {
        host = Host()
        state = EngineState()
        journal = Journal(host: host)
        clients = Clients(layout: layout, host: host, journal: journal)
        table = journal.table
        counts = CountQuestions(state: state, dataSource: clients.dataSource)
    }

    init(_ base: EnginePart) {
        (host, journal, state, clients, table, counts) = (base.host, base.journal, base.state, base.clients, base.table, base.counts)
    }

    /// The cell on screen for an item.
    final func cell(at path: IndexPath) -> UICollectionViewCell? {
        state.visible[table.key(.cell, kind: nil, path)]?.view as? UICollectionViewCell
    }
}
