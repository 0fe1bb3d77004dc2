/// The app's objects that a collection view asks and tells. Each is reached only through its client.
@MainActor
struct Clients {
    let layout: LayoutClient
    let dataSource: DataSourceClient
    let delegate: DelegateClient
    let drag: DragClient
    let drop: DropClient

    init(layout: UICollectionViewLayout, host: Host, journal: Journal) {
        self.layout = LayoutClient(host: host, journal: journal, layout: layout)
        dataSource = DataSourceClient(host: host, journal: journal)
        delegate = DelegateClient(host: host, journal: journal)
        drag = DragClient(host: host, journal: journal)
        drop = DropClient(host: host, journal: journal)
    }
}

/// What each client asks and tells with. A client is the only place of the engine where its object is asked or told anything: each
/// question is traced and counted there.
@MainActor
class Client {
    final let host: Host
    final let journal: Journal

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
    }
}
