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
