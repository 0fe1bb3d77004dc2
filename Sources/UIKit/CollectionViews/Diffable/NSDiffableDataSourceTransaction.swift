/// A change that a person made by moving items about: the whole before and after. [api: section 12]
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Of all items in order; an item that moved is a removal and an insertion that name each other.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections that changed, the last one first.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a change that one section had in it.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceTransaction {
    init(from old: ShownData<SectionIdentifierType, ItemIdentifierType>, to new: ShownData<SectionIdentifierType, ItemIdentifierType>) {
        initialSnapshot = old.snapshot
        finalSnapshot = new.snapshot
        difference = new.snapshot.items.difference(from: old.snapshot.items)
        sectionTransactions = new.snapshot.sectionIdentifiers.reversed().compactMap { section in
            let (before, after) = (old.tree(of: section), new.tree(of: section))
            guard !before.isEqual(to: after) else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after,
                difference: after.row.difference(from: before.row))
        }
    }
}
