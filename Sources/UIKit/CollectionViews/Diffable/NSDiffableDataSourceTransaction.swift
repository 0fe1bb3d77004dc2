/// A change by interactive reordering: the snapshots before and after, and their difference.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The removals and insertions of items in the list of the items of all sections. A moved item
    /// appears as a removal and an insertion that are associated with each other.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// A transaction for each section that changed, the last section first.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The change of one section by interactive reordering.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceTransaction {
    init(
        from old: DiffableContent<SectionIdentifierType, ItemIdentifierType>,
        to new: DiffableContent<SectionIdentifierType, ItemIdentifierType>
    ) {
        initialSnapshot = old.snapshot
        finalSnapshot = new.snapshot
        difference = new.snapshot.items.difference(from: old.snapshot.items)
        sectionTransactions = new.snapshot.sectionIdentifiers.reversed().compactMap { section in
            let (before, after) = (old.tree(of: section), new.tree(of: section))
            guard !before.isEqual(to: after) else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after,
                difference: after.allItems.difference(from: before.allItems))
        }
    }
}
