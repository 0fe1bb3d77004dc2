/// Registrations of cells and supplementary views. A registration is a class and a closure that
/// configures each dequeued view.
extension UICollectionView {
    /// A class of cells, and a closure that configures a cell for an item. Make each registration
    /// once, outside of the data source's methods.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }

        /// Not modelled: nibs are not read. Cells are made from their class.
        public init(cellNib: UINib, handler: @escaping Handler) {
            World.current.recordNotModelled("UICollectionView.CellRegistration.init(cellNib:handler:)")
            self.handler = handler
        }
    }

    /// A class of supplementary views of one kind, and a closure that configures a view. Make each
    /// registration once.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
            -> Void

        let identity = RegistrationIdentity()
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }

        /// Not modelled: nibs are not read. Views are made from their class.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            World.current.recordNotModelled(
                "UICollectionView.SupplementaryRegistration.init(supplementaryNib:elementKind:handler:)")
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a cell from the reuse pool or a new one, after the registration's handler has
    /// configured it. During `reconfigureItems(at:)`, configures and returns the existing cell of
    /// the item.
    ///
    /// Since iOS 15, the first call with a registration in a collection view fails if the
    /// registration was made while the view's data source was being asked for a cell. [POOL-19]
    ///
    /// UNKNOWN: whether the call also fails in another collection view, such as one that a cell
    /// makes together with its registrations. Here it does not, because public apps have such cells.
    ///
    /// UNKNOWN: what UIKit does if `item` is nil. Here the handler is not called.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let (identifier, isNew) = registrationIdentifiers.identifier(
            for: registration.identity, viewClass: Cell.self)
        if isNew { register(Cell.self, forCellWithReuseIdentifier: identifier) }
        if isNew, world.raisesOnLateRegistrations, isLate(registration.identity) {
            failForLateRegistration()
        }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view from the reuse pool or a new one, after the registration's
    /// handler has configured it.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        let (identifier, isNew) = registrationIdentifiers.identifier(
            for: registration.identity, viewClass: Supplementary.self)
        if isNew { register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
        let view =
            dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
            as! Supplementary
        registration.handler(view, kind, indexPath)
        return view
    }

    private func failForLateRegistration() {
        world.fail(
            """
            Attempted to dequeue a cell using a registration that was created inside \
            -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
            provider. Creating a new registration each time a cell is requested will prevent reuse and \
            cause created cells to remain inaccessible in memory for the lifetime of the collection view. \
            Registrations should be created up front and reused. Registration: \
            <UICollectionViewCellRegistration>
            """,
            hint: "keep the registration in a property or a constant outside the closure")
    }
}
