/// The three objects of the app that a collection view asks and tells. Each is reached through its client alone.
@MainActor
struct Clients {
    let layout: LayoutClient
    let dataSource: DataSourceClient
    let delegate: DelegateClient

    init(_ layout: UICollectionViewLayout, journal: Journal) {
        self.layout = LayoutClient(layout, journal: journal)
        dataSource = DataSourceClient(journal: journal)
        delegate = DelegateClient(journal: journal)
    }
}
