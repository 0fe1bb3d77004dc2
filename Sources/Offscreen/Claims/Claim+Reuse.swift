extension Claim.Family {
    static let pools = claims(
        from: """
            POOL-01 (C) A reuse pool belongs to one element kind and one reuse identifier; all cells
            share one kind. Cells form one family of pools, supplementary views another. Decoration
            views are in the second family, with their kind as the identifier.

            POOL-02 (B) The view that was put into a pool last is the first one to be taken from it.

            POOL-03 (A/C) A dormant view gets prepareForReuse() when it is taken from its pool, and
            not when it is put there. For cells and supplementary views this happens inside the
            dequeue call. prepareForReuse() is not called on a view that was just made.
              apple:uicollectionreusableview/prepareforreuse()

            POOL-04 (B/C) A dormant view is hidden but is not taken out of the hierarchy. It remains
            a subview of the collection view, or of the scroll view of an orthogonal section
            (COMP-02).

            POOL-05 (B) A pool holds a limited number of views: 1.5 times the area of the collection
            view divided by the area of the view (which counts as at least 1), rounded up, plus 1. A
            view for which there is no room leaves the hierarchy and is released.

            POOL-06 (B) A memory warning empties the pools and the cache of prefetched cells. The
            views in them leave the hierarchy.

            POOL-07 (C) On iOS 6 decoration views are not pooled. Every appearance makes a new view.
            In an update, the old view remains until the animation that removes it has ended. A
            batch that inserts one section and reloads another does not remove the old decoration
            views.
              radar:13005061

            POOL-08 (B/C) Except in the case of UPD-13, reloadData() takes all visible views off the
            screen at once (PASS-10) and calls didEndDisplaying for each cell and supplementary
            view. It empties the prefetch cache, clears the selection (though not under a diffable
            data source) and invalidates the whole layout. The next layout pass asks for all cells
            again. Pools are last in, first out: if the items are asked for in order, the cells come
            back in reverse order.

            POOL-09 (B) Except during reconfigureItems(at:) (POOL-13), dequeuing for an index path
            that is on screen gives another view and does not change the visible one. Two calls for
            one index path give two views.

            POOL-10* (B/C) From iOS 18 on, a cell that was dequeued and not returned raises
            "Expected dequeued view to be returned to the collection view in preparation for
            display". Earlier systems log the cell and hide it.
              https://github.com/didi/DoKit/issues/1195
              https://github.com/QuickBlox/quickblox-ios-sdk/issues/1375

            POOL-11 (A) Registering nil for an identifier removes its registration. Registering
            another class changes only the views that are made from then on.
              apple:uicollectionview

            POOL-12 (C) Dequeuing an identifier that nothing is registered for raises "could not
            dequeue a view of kind: KIND with identifier ID - must register a nib or a class for the
            identifier or connect a prototype cell in a storyboard". In the model it raises nothing
            if the pool still has a view from an earlier registration.
              https://github.com/josshad/EHHorizontalSelectionView/issues/3
              https://github.com/lionheart/openradar-mirror/issues/1134

            POOL-13 (A/B) While reconfigureItems(at:) (iOS 15) asks the data source for a cell,
            dequeuing returns the cell that the item has. Dequeuing with another identifier or
            another index path raises an exception.
              apple:uicollectionview/reconfigureitems(at:)

            POOL-14 (C) Dequeuing asks the layout for the element's attributes. The model does not
            ask for stored attributes, nor for those of the element that the data source is being
            asked for. If the layout returns none, dequeuing a cell raises "no
            UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:
            PATH", and dequeuing a supplementary view raises "...ForSupplementaryElementOfKind: KIND
            at path PATH". In the model, missing attributes of an item that does not exist raise
            nothing, nor do any while the layout is being prepared. Dequeuing a supplementary view
            for a section that does not exist raises "request for layout attributes for
            supplementary view KIND in section S when there are only N sections in the collection
            view". Reported for iOS 9 to 13.
              https://github.com/vincent144/mosaic-layout/pull/6
              https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/6
              https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/198

            POOL-15 (C) When a cell gets a content configuration that its existing content view does
            not support, a warning is logged, which names the cell and both configurations and
            advises separate registrations. Logged on iOS 16 and later.
              https://github.com/kiwix/kiwix-apple/issues/831
              https://github.com/Automattic/pocket-casts-ios/pull/2257
              https://github.com/Automattic/pocket-casts-ios/pull/3276

            POOL-16 (A) A collection view makes a view of a registered class with init(frame:). A
            subclass of a reusable view, of layout attributes or of a layer may have its own
            designated initialisers instead of the inherited ones. Such a subclass cannot be
            registered, and cannot be a layoutAttributesClass or layerClass: the process ends with
            "Use of unimplemented initializer" when an object of it is made.
              apple:uicollectionview/dequeuereusablecell(withreuseidentifier:for:)
              \
            https://docs.swift.org/swift-book/documentation/the-swift-programming-language/initialization/#Automatic-Initializer-Inheritance

            POOL-17 (C) Since iOS 15 a supplementary view that was dequeued as another kind, or as a
            cell, raises "the view returned from
            -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the
            element kind it is being used for. When asked for a view of element kind 'KIND' the data
            source dequeued a view registered for the element kind 'OTHER'." On iOS 14 the same code
            runs: dequeuing another kind for the index path that is asked for raises nothing,
            although the layout has no attributes for that kind, and the view is shown.
              https://github.com/apptekstudios/ASCollectionView/issues/221
              https://github.com/Instagram/IGListKit/issues/1530

            POOL-18 (C) A supplementary view that is nil or was not dequeued raises "the view
            returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (KIND,PATH)
            was not retrieved by calling
            -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
            (VIEW)". VIEW is the view's description, or "(null)".
              https://github.com/Juanpe/SkeletonView/issues/290
              https://github.com/Juanpe/SkeletonView/pull/156
              https://github.com/parse-community/ParseUI-iOS/issues/66

            POOL-19 (D) Since iOS 15, dequeuing with a registration that was made while a data
            source was being asked for a cell raises "Attempted to dequeue a cell using a
            registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a
            UICollectionViewDiffableDataSource cell provider. ... Registration:
            <UICollectionViewCellRegistration: 0x...>". The model's text lacks the address. The
            model raises it only in the collection view whose data source was being asked, because
            cells of public apps make a collection view and its registrations.
              https://github.com/noppefoxwolf/DebugMenu/pull/4

            POOL-20 (C) A cell can be dequeued without a data source: tests of public libraries do
            so. Since iOS 9, "UICollectionView dataSource is not set" is raised where a
            supplementary view is requested and there is no data source, because it was released or
            was never set. iOS 8 does not raise it. The model raises it for cells, too, and shows no
            view in its place.
              https://github.com/Demons-Bee/DHCollectionTableView/issues/3
              https://github.com/HamzaGhazouani/HGPlaceholders/issues/3
              https://github.com/Artem-Kalmykov/AKUtils
              https://github.com/sqrline/HoneyKit
            """)
}
