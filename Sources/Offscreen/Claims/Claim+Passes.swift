extension Claim.Family {
    static let passes = claims(
        from: """
            PASS-01 (B/C) layoutSubviews() carries out a pending reload first. It then brings the
            layout up to date: prepare() (if the layout is invalid), the counts, the content size
            and the attributes. Next come self-sizing cells, the visible views, prefetching, and
            finally the backgroundView, which goes to the back in every pass. The model measures a
            self-sizing cell when it enters, and sends the backgroundView to the back before it
            prefetches. The content size is asked for again after the elements, because some layouts
            compute it only then.
              http://runxinzhi.com/ceasar-p-5264892.html

            PASS-02 (A) Every change of the content offset leads to a layout pass. The pass calls
            prepare() only if the layout returned true from shouldInvalidateLayout(forBoundsChange:)
            for that change, or was invalidated for another reason.
              apple:uicollectionviewlayout/prepare()

            PASS-03 (A/B) When the bounds change, the layout is asked
            shouldInvalidateLayout(forBoundsChange:) and, if it returns true, for its invalidation
            context. Both calls come before anything moves. In the model no layout is asked before
            the first preparation. Setting equal bounds does nothing.
              apple:uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)

            PASS-04 (A) invalidateLayout() never calls prepare() right away; the contexts are merged
            until the layout is prepared again, at the latest in the next pass. invalidateEverything
            and invalidateDataSourceCounts are two separate flags.
              apple:uicollectionviewlayout/invalidatelayout()

            PASS-05 (B) A pass takes the views that leave off the screen before it makes the views
            that appear, which are made by category: cells, supplementary views, decoration views.
            If the pass does not run again (PASS-08), every didEndDisplaying in one step of a scroll
            therefore comes before the first cellForItemAt.

            PASS-06 (B) A cell that is not in the prefetch cache appears in this order. Its
            attributes are known, and the data source is asked for it. Dequeuing takes a dormant
            cell, which gets prepareForReuse(), or makes one with the frame of the attributes. The
            cell is placed among its siblings, and the attributes are applied. Dequeuing returns it,
            and the app configures it. A self-sizing cell is asked for its size; attributes are
            applied again if they differ. Then willDisplay is called. Apple documents parts of this
            order. In a batch update, a preferred size that differs is applied in the pass after the
            update, and willDisplay is called before that.
              apple:uicollectionreusableview/apply(_:)

            PASS-07 (A/B) An element whose attributes are hidden gets no view. When the attributes
            of a visible element become hidden, its view leaves the screen.
              apple:uicollectionviewlayoutattributes/ishidden

            PASS-08* (B/C) A pass in which the layout is invalidated again runs once more, about 100
            times at most. Then the collection view stops: before iOS 15 with a log, since then with
            an exception whose text begins "UICollectionView (<...>) is stuck in its update/layout
            loop".
              https://github.com/liujunliuhong/SwiftyCollectionViewFlowLayout/issues/5
              https://github.com/airbnb/epoxy-ios/pull/88
              https://github.com/hackiftekhar/IQKeyboardManager/issues/2157

            PASS-09 (A) Every willDisplay of a cell or a supplementary view is followed by one
            didEndDisplaying of it, when the view leaves the screen.
              apple:uicollectionviewdelegate

            PASS-10 (B) A view that leaves and is not kept by prefetching is put into its pool and
            hidden, or taken out of the hierarchy if no pool accepts it (POOL-05, POOL-07). For
            cells and supplementary views, didEndDisplaying is called after that.

            PASS-11 (B) A pass asks the layout for the attributes in rectangles of whole pages. A
            page has the size of the visible bounds; the origin is rounded down and the far edge up
            to a multiple of it. In a view of 320x480 at y 0 the layout is asked for (0, 0, 320,
            480), at y 10 for (0, 0, 320, 960), at y -64 for (0, -480, 320, 960). The known
            rectangle is the one for which the layout has already returned attributes. The layout is
            not asked about a rectangle inside the known one. Another rectangle is united with the
            known one if both have the same extent in one dimension and touch or overlap in the
            other, and the union is at most 5 pages wide and 5 pages high. Otherwise the known
            attributes are discarded. In the model, a mirrored layout (FLOW-14) is asked for the
            mirrored rectangle.

            PASS-12 (B) Layout attributes of a cell whose index path does not exist are dropped and
            logged. Systems before iOS 13 raise an exception instead. So does iOS 13, and in the
            model every later system, if the layout returns them during a batch update.
              https://github.com/CosmicMind/Samples/issues/127
              https://github.com/square/Listable/pull/57
              https://github.com/onmyway133/notes/issues/550

            PASS-13 (C) The attributes that a layout returns during a pass must not be changed
            afterwards, for instance by a subclass that got them from super. The flow layout logs a
            warning once if a subclass changes the frame of such attributes without copying them.
            The model logs it when the flow layout is about to return the attributes again.
              https://github.com/keighl/KTCenterFlowLayout/issues/13
              https://github.com/algal/ALGReversedFlowLayout/pull/3

            PASS-14 (C) An element without width or height whose origin is on screen is still an
            element: its cell is asked for, and a self-sizing cell of estimated width 0 grows from
            there. Only in a flow layout does an item of size zero get no cell.

            PASS-15 (C) A supplementary view whose attributes change while the layout is valid
            raises "layout attributes for supplementary item at index path (PATH) changed from OLD
            to NEW without invalidating the layout". So does a layout that returns two different
            attributes of one supplementary view for one rectangle. Reported for iOS 10.2 and 12.1.
              https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/166
              https://github.com/zenangst/Blueprints/issues/49
            """)
}
