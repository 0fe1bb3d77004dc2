/// The base class of the engine's parts. It holds what every part uses: the host of the view, the journal, the shared state, the clients,
/// and the counts. The other parts that a part uses are arguments of its initializer.
@MainActor
class EnginePart {
    final let host: Host
    final let journal: Journal
    final let state: EngineState
    final let clients: Clients
    /// The table that converts elements into keys and back. The journal uses the same table.
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

    /// Returns the cell on screen for an item; nil if the item has none.
    final func cell(at path: IndexPath) -> UICollectionViewCell? {
        state.visible[table.key(.cell, kind: nil, path)]?.view as? UICollectionViewCell
    }
}
