/// The objects through which the engine of a collection view calls the layout, the data sources and
/// the delegates.
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

/// The base class of the objects through which the engine calls the layout, the data sources and
/// the delegates. Each of them records most of its calls for traces.
@MainActor
class Client {
    final let host: Host
    final let journal: Journal

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
    }
}
