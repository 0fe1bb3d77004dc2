/// The clients of a collection view, one for each of the app's objects that it calls. Only a client calls its object.
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

/// The base class of the clients. Only a client asks or tells its object, and it records and counts these calls for traces.
@MainActor
class Client {
    final let host: Host
    final let journal: Journal

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
    }
}
