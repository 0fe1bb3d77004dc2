/// Cells and supplementary views that are registered when they are first dequeued, and configured at once. [api: section 13]
extension UICollectionView {
    /// A class of cells, and a handler that configures one for an item. Make a registration once, and dequeue with it.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }

        /// Not modelled: nothing can read a nib. Cells are made from their class.
        public init(cellNib: UINib, handler: @escaping Handler) {
            World.current.notModelled("UICollectionView.CellRegistration.init(cellNib:handler:)")
            self.handler = handler
        }
    }

    /// A class of supplementary views of one kind, and a handler that configures one. Make a registration once, and dequeue with
    /// it.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identity = RegistrationIdentity()
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }

        /// Not modelled: nothing can read a nib. Views are made from their class.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            World.current.notModelled("UICollectionView.SupplementaryRegistration.init(supplementaryNib:elementKind:handler:)")
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A dormant or new cell, for which the registration's handler was already called.
    ///
    /// Fails for a registration that was made while the data source was asked for a cell. [api: text 33]
    ///
    /// UNKNOWN: what UIKit does without an item; here the handler is not called.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let (identifier, isNew) = engine.state.registrations.identifier(of: registration.identity, Cell.self)
        if isNew { register(Cell.self, forCellWithReuseIdentifier: identifier) }
        if isNew, registration.identity.isLate, engine.host.policies.raisesOnLateRegistrations {
            failLateRegistration(identifier)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A dormant or new supplementary view, for which the registration's handler was already called.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        let (identifier, isNew) = engine.state.registrations.identifier(of: registration.identity, Supplementary.self)
        if isNew { register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as! Supplementary
        registration.handler(view, kind, indexPath)
        return view
    }

    private func failLateRegistration(_ identifier: String) {
        world.fail(
            "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a "
                + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent "
                + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations "
                + "should be created up front and reused. Registration: <\(identifier)>",
            hint: "keep the registration in a property or a constant outside the closure")
    }
}
