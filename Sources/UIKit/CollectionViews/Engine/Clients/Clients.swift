/// The app's objects that a collection view asks and tells. Each is reached only through its client.
@MainActor
struct Clients {
    let layout: LayoutClient
    let dataSource: DataSourceClient
    let delegate: DelegateClient
    let drag: DragClient
    let drop: DropClient

    init(_ layout: UICollectionViewLayout, journal: Journal) {
        self.layout = LayoutClient(layout, journal: journal)
        dataSource = DataSourceClient(journal: journal)
        delegate = DelegateClient(journal: journal)
        drag = DragClient(journal: journal)
        drop = DropClient(journal: journal)
    }
}
