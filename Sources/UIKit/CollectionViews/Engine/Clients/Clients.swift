/// The clients of a collection view: the objects through which its engine calls the layout, the data sources and the delegates of the app.
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

/// The base class of the clients. A client calls the methods of one or two of the app's objects, and records most of these calls for
/// traces.
@MainActor
class Client {
    final let host: Host
    final let journal: Journal

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
    }
}
