extension Claim.Family {
    static let updates = claims(
        from: """
            UPD-01 (A) Deletions are carried out before insertions. Deletions and reloads have index
            paths before the update, and insertions have index paths after the update. A move goes
            from a path before to a path after the update. A reload is a deletion at the path before
            and an insertion at the path after the update.
              apple:uicollectionview/performbatchupdates(_:completion:)

            UPD-02 (B) A batch update brings the visible cells up to date, runs the block, collects
            its changes, and checks them against each other. It invalidates the layout with a
            context whose invalidateDataSourceCounts is true, asks for the new counts, and checks
            them. Then it calls prepare() and prepare(forCollectionViewUpdates:), asks for initial
            and final attributes, and animates. It calls finalizeCollectionViewUpdates() and, after
            the last animation, the completion. The old views go to their pools only then, but at
            once if nothing is animated. Nested calls become part of the outermost one.
              https://github.com/QuickBlox/quickblox-ios-sdk/issues/533

            UPD-03 (A/B) Unless the layout returns other attributes, an inserted item begins with
            its own attributes at alpha 0, and a deleted visible item ends with its own at alpha 0.
            An element that stays begins with its attributes from before, an item or supplementary
            view even if it was off screen then. In the model, an element off screen begins at its
            new place if its old attributes are not known. Only elements that are in the visible
            bounds at the beginning or at the end are animated.
              apple:uicollectionviewlayout/initiallayoutattributesforappearingitem(at:)

            UPD-04 (A) Supplementary and decoration views take part in an update if they are
            visible, or if the layout returns their index paths from a method such as
            indexPathsToInsertForSupplementaryView(ofKind:).
              apple:uicollectionviewlayout

            UPD-05* (C) A batch cannot be animated before the first load, or while a reload is
            pending outside a window. If the counts are not known yet, they are asked for before the
            block, so an exception is raised if the model was changed before the call. After the
            block the counts are checked and the layout is prepared. When the call returns, the
            content size is known, and the next update starts from the new counts. The cells are
            made in the next pass. In a window, a loaded view carries out a pending reload before
            the block, and the batch is animated. A loaded view outside a window, without a pending
            reload, is updated in the usual way but without animation:
            prepare(forCollectionViewUpdates:) is called, the new cells exist when the call returns,
            and wrong counts raise an exception. The completion is never called inside
            performBatchUpdates.
              https://github.com/lionheart/openradar-mirror/issues/14745
              https://forums.developer.apple.com/forums/thread/728797

            UPD-06 (B) Inside the block of an update, cellForItem(at:) refers to the state before
            the update.

            UPD-07 (C) The exception text for wrong counts depends on the system. Since iOS 15 the
            old text ends in "Collection view: <...>"; since iOS 16.4 it is replaced by "Invalid
            batch updates detected", with the counts before and after and the list of changes.
              https://forums.developer.apple.com/forums/thread/728797
              https://github.com/ra1028/DifferenceKit/issues/155

            UPD-08 (C) didEndDisplaying of a deleted cell comes before the completion of its batch.
            A completion may start the next update, repeatedly, without recursion. The completion is
            also called for a view outside a window.

            UPD-09 (C) After another data source was set, numberOfSections asks the data source
            again, even before any layout.

            UPD-10 (C) On iOS 13 wrong counts do not raise an exception. The old text is logged,
            followed by " - will perform reloadData. UICollectionView instance: " and the view's
            description, and everything is reloaded. Other mistakes of a batch still raise an
            exception.
              https://github.com/JoniVR/VerticalCardSwiper/issues/62
              https://github.com/JoniVR/VerticalCardSwiper/issues/69
              https://github.com/Instagram/IGListKit/issues/1442

            UPD-11 (D) In an animated update, indexPathsForVisibleItems is the old list in every
            willDisplay, and the new one in the first didEndDisplaying. The author of the report saw
            it on iOS 9, with a sample project of Apple.
              https://github.com/TextureGroup/Texture/issues/107
              https://github.com/facebookarchive/AsyncDisplayKit/issues/755

            UPD-12 (D) On iOS 9.3 a batch raises "attempt to create view animation for nil view" if
            it reloads two sections: one that grows from 4 items to 5, and one that is empty before
            and after. This is a fault of UIKit: the batch has no mistake.
              https://github.com/lionheart/openradar-mirror/issues/15767

            UPD-13 (D) On iOS 10.2 and 10.3 reloadData() right after performBatchUpdates asks for
            sizes but for no cells: the cells on screen do not change. With reloadSections instead
            the cells are asked for. This is a fault of UIKit.
              http://openradar.appspot.com/31748196
              https://github.com/lionheart/openradar-mirror/issues/17286

            UPD-14 (C) With a plain flow layout, a header or footer on screen that gets size zero in
            a batch raises "no UICollectionViewLayoutAttributes instance for
            -layoutAttributesForSupplementaryElementOfKind: KIND at path PATH" before iOS 13.
            Reports are of iOS 10 and 11. No exception is raised if the block calls
            invalidateLayout(), or if the size is small and not zero.
              https://github.com/Instagram/IGListKit/issues/920
              https://github.com/Instagram/IGListKit/issues/1034

            UPD-15 (C) After the block of an update, no layout pass begins until the update has been
            carried out. A layout that invalidates itself in prepare(forCollectionViewUpdates:) is
            prepared again. A layoutIfNeeded() there, or in any later call of the update, lays out
            the collection view only after the update.
              https://github.com/wayfair-archive/brickkit-ios/blob/master/Source/Layout/BrickFlowLayout.swift

            UPD-16 (C) Suppose that an update does not delete an item on screen, and that the layout
            gives the item a frame with width 0 or height 0 on screen. The item then keeps a cell,
            even if layoutAttributesForElements(in:) leaves the item out. If the update reloads the
            item, a new cell is requested and measured, so its size can become greater than 0.
              https://github.com/wayfair-archive/brickkit-ios/blob/master/Source/Layout/BrickLayoutSection.swift

            UPD-17 (A/C) The supplementary views of one kind in a section are a list, ordered by the
            items of their index paths. The paths that a layout returns from
            indexPathsToDeleteForSupplementaryView(ofKind:) leave this list, and those from
            indexPathsToInsertForSupplementaryView(ofKind:) are new in it. The other views keep
            their order and their content, and move to the remaining paths. Views of a kind that the
            layout does not name keep their paths and their content, even if items before them are
            inserted or deleted. Reports are of iOS 8.3 to 10.2. On iOS 9.3 and 10.2 existing views
            are misplaced if a layout names two or more insertions, a fault of UIKit that is not
            modelled.
              apple:uicollectionviewlayout/indexpathstodeleteforsupplementaryview(ofkind:)
              http://openradar.appspot.com/30510010 http://www.openradar.me/21401502
              https://stackoverflow.com/questions/41820776

            UPD-18 (E, fits C) A view that a compositional layout attaches to an item has the item's
            place in an update: it moves with the item and leaves with the item. The layout does
            this itself, so an app has no method to name the view. A view that is attached to a
            group keeps its number in the section, and leaves if there are fewer groups. Public
            pages show how an app gives each item of such a layout a badge.
              https://nemecek.be/blog/69/supplementary-views-with-compositional-layout-and-diffable-data-source

            UPD-19 (C) An index path that a batch inserts or deletes twice counts twice. Inserting
            item 0 twice is accepted if the section has two more items, and deleting item 0 twice
            deletes the first two items. Reports are of iOS 10.3, and of iOS 18.2 for insertions. On
            iOS 10 the memory is corrupted after some double deletions, a fault of UIKit that is not
            modelled.
              https://github.com/Instagram/IGListKit/issues/689
              https://github.com/Instagram/IGListKit/pull/616
              https://github.com/lionheart/openradar-mirror/issues/17301

            UPD-20 (C) A reload is checked as a deletion and an insertion. The deletions and
            insertions of the batch shift the place of that insertion, and moves do not. If a move
            has the same target, "attempt to perform an insert and a move to the same section (4)"
            is raised: by a move of section 2 to 4, a reload of 3, a deletion of 4 and an insertion
            of 2. Items are checked in the same way: a deletion of 1, moves of 0 to 1 and of 3 to 0,
            and a reload of 2 clash at index path 0 - 1. An item that is reloaded and moved raises
            "attempt to perform a delete and a move from the same index path". Reports are of iOS
            10.3 and 11.
              https://github.com/Instagram/IGListKit/issues/690
              https://github.com/Instagram/IGListKit/pull/948
              https://github.com/yapstudios/YapDatabase/issues/489

            UPD-21 (D) insertItems(at:) and deleteItems(at:) take an index path with one index for a
            section, so the exception is "attempt to insert section 1 but there are only 1 sections
            after the update", or the one about the number of sections. The report is of September
            2016, the time of iOS 10. The model does the same for reloads and moves, and on every
            system.
              https://github.com/DeclarativeHub/Bond/issues/282

            UPD-22 (D) Three faults of UIKit. On iOS 12.2, a batch that moves section 1 to 1 and
            item 1-0 to 0-0 raises "request for index path for global index 1 when there are only 1
            items in the collection view". The preset iOS11 raises it, but not for a snapshot,
            because iOS 12 has no diffable data source. The other two are not modelled. On iOS 9.3,
            insertItems, reloadData 0.1 seconds later and insertItems 0.1 seconds after that raise
            the exception with a meaningless number, and with 0.2 seconds they do not. Neither the
            number nor the end of the span is known. Before iOS 10, a view of size zero that never
            was laid out asks for all cells at an insertion. Where these cells are kept, and what
            becomes of them at the first layout, is not known. In the model, it asks for no cell.
              https://github.com/lionheart/openradar-mirror/issues/15372
              https://github.com/lionheart/openradar-mirror/issues/14992
              https://github.com/lionheart/openradar-mirror/issues/21097

            UPD-23 (D) Since iOS 15, an update changes the index paths of attributes that the layout
            has returned before. After an insertion at 0, a layout that has kept the object of item
            {0, 0} finds the path {0, 1} in it. A cache whose keys are index paths is then wrong,
            and the layout can get stuck in a loop. In the model, only attributes of elements on
            screen are changed, and none that the layout has returned again.
              https://github.com/airbnb/MagazineLayout/pull/107

            UPD-24 (D; the order E) reloadData() in an update block asks for no cell and reuses none
            if the counts fit, by an article of 2024 that names no system. The counts are checked as
            if it had not been called, by two reports. In the model, the reload therefore waits
            until the update is over, and keeps the cells, which the update animates. A batch that
            cannot be animated reloads at once.
              https://dev.to/jacoli/testing-uicollectionviewcell-reuse-behavior-26n3
              https://github.com/darrarski/DRCollectionViewTableLayout-iOS/issues/6
              https://github.com/traderepublic/SectionKit/pull/99
            """)
}
