extension Claim.Family {
    static let compositional = claims(
        from: """
            COMP-01 (A/B) By default a section's background decoration has zIndex 0, and the items
            of that section are raised to 1. Boundary items have 1 as well, so cells and headers
            then have equal zIndexes.
              apple:nscollectionlayoutdecorationitem

            COMP-02 (B) In a section that scrolls orthogonally, the cells are in a separate scroll
            view, which is one subview of the collection view. The zIndex of these cells orders them
            only inside that scroll view. Reuse pools are shared. A layoutSubviews() that reorders
            the subviews of the collection view does not reach these cells.

            COMP-03 (B) Asked about a rectangle without area, a compositional layout returns only
            decoration views. Measured with Catalyst on macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/UICollectionViewCompositionalLayout.md

            COMP-04 (B) Asked about a rectangle, a compositional layout returns the cells and
            boundary items whose frames overlap the part of the rectangle inside of the content, and
            the items attached to a group if both their frames and the group overlap it. A frame
            that only touches that part does not overlap it, but a background is returned even if
            its section only touches it. An item that reaches beyond its group or beyond the content
            is not returned for a rectangle that lies there. A pinned header on screen has its own
            zIndex plus 1000000000, by default 1000000001. Measured with Catalyst on macOS 27: 182
            layouts.
              charon:tests/backports/device/compositional-expectations.h

            COMP-05 (B) setContentOffset(_:animated:) without animation, called on the scroll view
            of an orthogonal section, moves the row to an offset at which it can stop. Continuous:
            the given offset, limited to the range from 0 to the end of the row. Group paging and
            leading boundary: the nearest leading edge of a group. Paging: the nearest page.
            Centred: the nearest offset that centres a group; for the first group it can be below 0,
            and for the last one beyond the end of the row. An offset at or beyond the last stop
            gives the last stop. The section's handler receives the new offset, and frames in the
            coordinates of the row. Measured with Catalyst on macOS 27.
              charon:tests/backports/device/compositional-orthogonal-expectations.h
            """)

    static let diffable = claims(
        from: """
            DIFF-01 (A) Applying a snapshot with animatingDifferences false was a reload before iOS
            15. Since then it is an update without animation, except for a first snapshot (DIFF-03)
            and where a batch cannot be animated (UPD-05).

            DIFF-02 (A/C) The identifiers of items must be unique in the whole snapshot, not only in
            their section. An insertion that names one identifier twice raises an exception. An
            insertion of an item that is in the snapshot already, in any section, moves the item.
              https://github.com/owncloud/ios-app/pull/1585
              https://github.com/apptekstudios/ASCollectionView/issues/80
              https://github.com/hackiftekhar/IQListKit/issues/3

            DIFF-03 (B) Items marked for reloading are reloaded after the other changes, at their
            new places. The cell of an inserted item that is marked is therefore requested twice. If
            an item is marked together with its section, its cell is requested twice if the snapshot
            changes anything else, and once if not. A first snapshot is a reload. If it is animated,
            and the collection view is in a window, the cells of marked items and sections are
            requested again afterwards. Measured on macOS 27 (Catalyst).
              charon:packages/a/apple-backports/facts/UIKit/UICollectionViewDiffableDataSource.md

            DIFF-04 (B) If a section snapshot moves an item into a section without items, the data
            source is asked for the item's cell again. If the section has items, the cell is kept
            and moved. Measured on macOS 27 (Catalyst).
              charon:packages/a/apple-backports/facts/UIKit/UICollectionViewDiffableDataSource.md

            DIFF-05 (B) A cell provider that returns nil raises "UICollectionViewDiffableDataSource
            cell provider returned nil for index path PATH with item identifier 'ID', which is not
            allowed. You must always return a cell to the collection view: <UICollectionView...>".
            Measured on macOS 27.
              https://github.com/kern0x1b/charon

            DIFF-06 (B; iOS 13 D) itemIdentifiers(inSection:) for a section that is not in the
            snapshot raises an exception. On iOS 13 the result is empty.
              charon:packages/a/apple-backports/facts/UIKit/NSDiffableDataSourceSnapshot.md

            DIFF-07 (C) On iOS 13, adding a section that is in the snapshot already raises "Invalid
            parameter not satisfying: dataSourceSnapshot.numberOfSections ==
            sectionIdentifiers.count". Later systems list the sections. The list of one section or
            item is in the singular.
              https://github.com/the-blue-alliance/the-blue-alliance-ios/issues/713
              charon:packages/a/apple-backports/facts/UIKit/NSDiffableDataSourceSnapshot.md

            DIFF-08 (C) Since iOS 15, applying a snapshot raises an exception if it has an
            identifier that is equal to one of the previous snapshot and has a different hash. The
            text names both. The exception does not come each time. Which pairs UIKit compares is
            not known.
              https://github.com/the-blue-alliance/the-blue-alliance-ios/issues/931
              https://github.com/AlphaWallet/alpha-wallet-ios/issues/6247

            DIFF-09 (A) Compositional layouts and diffable data sources exist since iOS 13. Lists and
            section snapshots exist since iOS 14.
              apple:uicollectionviewcompositionallayout
              apple:uicollectionviewdiffabledatasource
              https://developer.apple.com/videos/play/wwdc2020/10026/
              https://developer.apple.com/videos/play/wwdc2020/10045/
            """)

    static let invalidation = claims(
        from: """
            INV-01 (B/C) When the collection view itself invalidates the layout, it keeps the
            context and calls the layout's invalidateLayout(), which passes the context on to
            invalidateLayout(with:). This is done for reloadData, for batch updates, and for those
            changes of bounds and preferred sizes for which the layout returns true. An override of
            invalidateLayout() that empties a cache therefore also runs for these invalidations. It
            does not run if the app calls invalidateLayout(with:) itself.
              https://github.com/lionheart/openradar-mirror/issues/19743

            INV-02 (C) The flow layout computes its frames when one of its values is requested, even
            before prepare() is called. After one of its properties was set,
            collectionViewContentSize and layoutAttributesForItem(at:) use the new value at once,
            while the contentSize of the collection view is still the old one.

            INV-03 (A) A subclass of an invalidation context may have designated initialisers of its
            own that call super.init().
              apple:uicollectionviewlayoutinvalidationcontext
            """)
}
