extension AttachmentPlace {
    /// Returns the place after an update; nil if its item or its section is deleted. A group keeps
    /// its number in its section, because an update names only items and sections.
    func afterUpdate(_ update: UpdatePlan) -> Self? {
        moved(section: update.sectionAfterUpdate, item: update.itemPathAfterUpdate)
    }

    /// Returns the place before an update; nil if its item or its section is inserted.
    func beforeUpdate(_ update: UpdatePlan) -> Self? {
        moved(section: update.sectionBeforeUpdate, item: update.itemPathBeforeUpdate)
    }

    private func moved(section convertSection: (Int) -> Int?, item convertItem: (IndexPath) -> IndexPath?) -> Self? {
        guard let itemPath else { return convertSection(section).map { Self(section: $0, host: host, rank: rank) } }
        return convertItem(itemPath).map { Self(section: $0.section, host: .item($0.item), rank: rank) }
    }
}
