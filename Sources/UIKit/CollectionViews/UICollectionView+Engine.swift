/// The engine of a collection view, which shows the elements of its layout.
extension UICollectionView: EngineList {
    /// Makes the engine of a collection view with a layout, and the object for its drags and drops.
    static func makeEngine(for layout: UICollectionViewLayout) -> (ListEngine, CollectionViewDragging) {
        let host = Host()
        let journal = Journal(host: host)
        let engine = ListEngine(
            layout: layout, host: host, journal: journal,
            dataSourceClient: CollectionViewDataSourceClient(host: host, journal: journal),
            delegateClient: CollectionViewDelegateClient(host: host, journal: journal))
        return (engine, CollectionViewDragging(engine: engine.forDragging, host: host, journal: journal))
    }

    /// A view of an item as the cell that it is.
    ///
    /// OPTIMIZATION: the cast is not checked, because a checked cast for each cell makes a scroll by a
    /// page 1 % slower. Only `UICollectionViewCell` sets `isCell`, which the engine has checked.
    func cell(_ view: UIView) -> UICollectionViewCell { unsafeDowncast(view, to: UICollectionViewCell.self) }

    nonisolated static let rules = ListRules(
        takesViewsOfApp: false, keepsCells: true, placesViewsBehindEqualSiblings: false,
        alwaysFailsOnWrongCounts: false, raisesHeaders: true,
        checksUpdatesOutsideWindow: true)

    nonisolated static let words = ListWords(
        className: "UICollectionView", listName: "collection view", itemName: "item",
        cellMethod: "-collectionView:cellForItemAtIndexPath:", namesMissingSections: false,
        textAboutUnregisteredIdentifier: { identifier, kind in
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
                + "for the identifier or connect a prototype cell in a storyboard"
        },
        textAboutMissingItem: nil, textAboutSecondDequeue: nil)

    static func mayRaiseFault(in world: World) -> Bool {
        world.raisesOnEmptyReload || world.raisesOnSectionMovedToItself
    }

    static func fault(in plan: UpdatePlan, world: World, isDiffable: Bool) -> UpdatePlan.Problem? {
        plan.collectionViewFault(in: world, isDiffable: isDiffable)
    }

    static func plainViewClass(for category: ElementCategory) -> UIView.Type {
        category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
    }
}
