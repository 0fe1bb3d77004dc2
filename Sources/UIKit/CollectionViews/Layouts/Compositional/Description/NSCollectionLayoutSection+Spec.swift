// Converts the objects that describe a section to the plain values from which the layout is
// computed.

extension NSCollectionLayoutGroup {
    /// Returns the group as the plain value from which the layout is computed. `ask` calls the
    /// closure of a custom group.
    func layoutGroup(
        customItems ask: (NSCollectionLayoutGroup, NSCollectionLayoutGroupCustomItemProvider) ->
            [NSCollectionLayoutGroupCustomItem]
    )
        -> LayoutGroup
    {
        let arrangement: LayoutGroup.Arrangement =
            switch self.arrangement {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case .custom(let provider): .custom(ask(self, provider).map { ($0.frame, $0.zIndex) })
            }
        return LayoutGroup(
            properties: properties, arrangement: arrangement, spacing: interItemSpacing?.value ?? .fixed(0),
            count: count,
            children: subitems.map { item in
                if let group = item as? NSCollectionLayoutGroup {
                    .group(group.layoutGroup(customItems: ask))
                } else {
                    .item(item.properties)
                }
            })
    }

    /// Whether the group or any group inside it is custom. The closure of a custom group may return
    /// different frames for each section.
    var hasCustomGroup: Bool {
        if case .custom = arrangement { return true }
        return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasCustomGroup == true }
    }
}

extension NSCollectionLayoutSection {
    /// Returns the section as the plain value from which the layout is computed. `clearance`
    /// returns the insets of the area that a content insets reference names.
    @MainActor
    func layoutSection(
        in environment: any NSCollectionLayoutEnvironment, scale: CGFloat, insetsReference: UIContentInsetsReference,
        clearance: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    ) -> LayoutSection {
        let own = contentInsetsReference == .automatic ? insetsReference : contentInsetsReference
        let ofBoundaries = supplementaryContentInsetsReference == .automatic ? own : supplementaryContentInsetsReference
        let size = environment.container.contentSize
        let traits = environment.traitCollection
        return LayoutSection(
            group: group.layoutGroup { group, provider in
                let properties = group.properties
                let isEstimated = properties.size.width.isMeasured || properties.size.height.isMeasured
                return provider(
                    LayoutEnvironment(
                        contentSize: properties.size.resolved(in: size, scale: scale),
                        contentInsets: isEstimated ? .zero : properties.insets,
                        traitCollection: traits))
            },
            spacing: interGroupSpacing, padding: paddingAboveHeader, paddingBelow: paddingBelow,
            paddingBelowLast: paddingBelowLast,
            insets: contentInsets, clearance: clearance(own),
            boundaryClearance: clearance(ofBoundaries),
            boundariesFollowInsets: supplementariesFollowContentInsets,
            boundaries: boundarySupplementaryItems.map(\.boundary),
            decorations: decorationItems.map {
                LayoutDecoration(kind: $0.elementKind, insets: $0.contentInsets, zIndex: $0.zIndex)
            },
            isOrthogonal: orthogonalScrollingBehavior != .none)
    }
}
