/// A change that a person has made by moving items: the complete state before and after. [api: section 12]
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference of all items in order. A moved item is a removal and an insertion that refer to each other.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections that changed, the last one first.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a change that concerns one section.
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
