/// The base class of most parts of a collection view's engine. It holds the objects that these
/// parts share.
@MainActor
class EnginePart {
    final let host: Host
    final let journal: Journal
    final let state: EngineState
    final let clients: Clients
    final let table: ElementTable
    final let counts: CountLoader

    init(layout: UICollectionViewLayout) {
        host = Host()
        state = EngineState()
        journal = Journal(host: host)
        clients = Clients(layout: layout, host: host, journal: journal)
        table = journal.table
        counts = CountLoader(state: state, dataSource: clients.dataSource)
    }

    init(_ base: EnginePart) {
        (host, journal, state, clients, table, counts) = (
            base.host, base.journal, base.state, base.clients, base.table, base.counts
        )
    }

    final func visibleCell(at path: IndexPath) -> UICollectionViewCell? {
        state.visible[table.key(ofItemAt: path)]?.view as? UICollectionViewCell
    }
}
