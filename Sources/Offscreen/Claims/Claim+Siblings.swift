extension Claim.Family {
    // Apple documents that a greater zIndex is in front, that the default is 0, and that equal
    // values have no determined order. These claims describe how UIKit may produce that order, and
    // how the order can become wrong.
    static let siblings = claims(
        from: """
            STACK-01 (B) The siblings are never sorted as a whole. A view is given its position when
            it is made, when it comes from its pool or the prefetch cache with another zIndex, when
            its zIndex changes on screen, and when it moves to another superview (COMP-02). Nothing
            else repairs the order.

            STACK-02 (B) To place a view, the collection view searches the siblings from the back to
            the front, and compares the stored zIndex of each reusable one with the wanted zIndex.
            It remembers the last sibling whose zIndex is not greater, and stops at the first
            sibling whose zIndex is greater. The view is inserted directly above the remembered
            sibling, or at the very back if there is none. On the oldest systems the search also
            ends at a subview that the app added.

            STACK-03 (B) Unless the mechanism `front` (STACK-14) affects it, a view that is among
            the siblings and has the wanted zIndex stored already is not moved.

            STACK-04 (B) The search among the siblings (STACK-02) also compares dormant, prefetched
            and animating views, by their last stored zIndex.

            STACK-05 (E, fits C) One way in which iOS 10 may go wrong, called `transient`: during a
            batch update or a reload of sections, a decoration or supplementary view that appears is
            placed with the zIndex 0 of its appearing attributes. Its final zIndex is stored without
            moving it. If that zIndex is negative, the cells of zIndex 0 on screen lie below the
            view, and cells that are added later lie above it. A seed decides which views are
            affected; without a seed all are. STACK-14 describes the other way.
              https://github.com/lionheart/openradar-mirror/issues/16763
              \
            https://blog.yorkfish.me/2018/UICollectionView-DecorationView%20%E5%BC%80%E5%8F%91%E6%80%BB%E7%BB%93/readme

            STACK-06 (E) As long as every placement uses the right zIndex, dormant views keep their
            attributes, and the app neither adds nor moves subviews, STACK-02 and STACK-03 keep the
            order in any sequence of steps. Of two visible siblings the one with the smaller zIndex
            lies behind, on every system without a mechanism of the bug. Checked by enumeration.

            STACK-07 (E) The smallest example of STACK-05: a card of zIndex -1 and cells 0 to 3. The
            section is reloaded without animation. The four cells are reused and keep their places.
            The card is placed as if its zIndex were 0, although -1 is stored with it. Every visible
            cell now lies under the card. After a scroll, new cells for items 4 and 5 are placed
            above it: some cells are under the card and some are not.

            STACK-08 (D, E) The published fix overrides layoutSubviews(), calls super, and sends
            every background decoration to the back. It repairs the order between each background
            decoration (zIndex below 0) and the cells, headers and footers, for painting, touches
            and snapshots, in every pass. It does not repair the order of a cell and a header, nor
            that of a decoration in front, such as an armband of zIndex 1, that was placed with 0;
            such a decoration has to be brought to the front in the same way.
              \
            https://blog.yorkfish.me/2018/UICollectionView-DecorationView%20%E5%BC%80%E5%8F%91%E6%80%BB%E7%BB%93/readme

            STACK-09 (E) The fix of STACK-08, which sends the background decorations to the back in
            layoutSubviews(), has three pitfalls. The decorations end up behind backgroundView,
            which super has just sent to the back, so backgroundView has to be sent to the back
            last. A forward loop reverses the order of the decorations in every pass, so the loop
            has to run in reverse. A decoration that belongs in front (zIndex above 0) must not be
            sent to the back.

            STACK-10 (B) The newest systems, in the model iOS 18 and later, keep one run of siblings
            for each zIndex. Sending a reusable view to the front or the back moves it only inside
            its own run, so code that sends decorations to the back does no harm and has almost no
            effect. Views that the app adds have separate runs.

            STACK-11 (B/C) The flow layout gives headers and footers zIndex 10. iOS 11 also gives
            headers a layer.zPosition of 1, which paints them over the scroll indicator; setting it
            to 0 in willDisplaySupplementaryView undoes that.
              radar:34308893

            STACK-12 (B) In a layout pass, new elements get their views by category: cells,
            supplementary views, decoration views. Within a category, systems before iOS 10 sort by
            zIndex, kind and index path. Since iOS 10 that order is not determined. In the model a
            seed decides it, and without a seed the kinds and index paths do.

            STACK-13 (A/B) Among the siblings, the scroll indicators lie above every reusable view.
            After each pass, backgroundView lies below every reusable view, unless the app has moved
            a view behind it (STACK-09). On iOS 13 and later, the first layout adds the enabled
            indicators as the last subviews, with alpha 0.

            STACK-14 (E, fits C) No single mechanism explains all reports of the iOS 10 bug, so the
            model has two. In radar 27519174 cells of zIndex 10 lie under a decoration of -1 or 0,
            which a placement with zIndex 0 (`transient`) does not explain. The second mechanism,
            `front`, inserts an affected view in front of all reusable siblings and stores its right
            zIndex; later placements follow STACK-02. Both mechanisms reproduce radar 30118987 and
            the article on section cards. Neither is Apple's code.
              https://github.com/lionheart/openradar-mirror/issues/15453
              https://github.com/lionheart/openradar-mirror/issues/16763
              \
            https://blog.yorkfish.me/2018/UICollectionView-DecorationView%20%E5%BC%80%E5%8F%91%E6%80%BB%E7%BB%93/readme

            STACK-15 (E, fits C) The mechanism `front` acts when a decoration or supplementary view
            appears in a batch update, which includes reloadSections, or in the first pass after
            reloadData or after an invalidateLayout() that the app itself calls. After such an
            invalidateLayout(), the visible decorations and supplementary views count as appearing.
            A change of the bounds or of a preferred size does not count. Plain scrolling therefore
            never triggers it, which is why a demo that only scrolls does not show the bug.
              https://github.com/lionheart/openradar-mirror/issues/15453
              https://github.com/lionheart/openradar-mirror/issues/16763

            STACK-16 (D) The article on section cards says "iOS 10 and later", while other sources
            say that iOS 11 does not have the bug. A mechanism of the bug can therefore be added to
            any system. The system then places views by the search of STACK-02, and the stacking
            reports name a mechanism that is not the system's own. Of the presets only iOS10 has a
            mechanism.
              \
            https://blog.yorkfish.me/2018/UICollectionView-DecorationView%20%E5%BC%80%E5%8F%91%E6%80%BB%E7%BB%93/readme
            """)

    static let orders = claims(
        from: """
            ORDER-01 (A) Views are painted by ascending layer.zPosition, and in the order of
            siblings if their zPosition is equal.
              https://developer.apple.com/documentation/quartzcore/calayer/zposition

            ORDER-02 (A/C) hitTest(_:with:), and with it selection by touch, goes through the
            subviews from the last to the first. It skips views that are hidden, whose
            isUserInteractionEnabled is false or whose alpha is below 0.01, and ignores zPosition.
              apple:uiview/hittest(_:with:)

            ORDER-03 (B) indexPathForItem(at:) uses the layout attributes and not the views: it
            returns the item with the greatest zIndex at the point.

            ORDER-04 (D) A snapshot of the hierarchy shows the views in the order of siblings,
            whatever their zPosition.

            ORDER-05 (E) A decoration that wrongly lies above a cell receives the tap, unless its
            isUserInteractionEnabled is false. indexPathForItem(at:) still returns the path of the
            cell.

            ORDER-06 (E, D) Setting cell.layer.zPosition may not help, for four reasons. If only the
            cells get zPosition = zIndex, cells of zIndex 0 and the decoration both have zPosition
            0, and the order of siblings decides. Raising all cells hides a decoration that belongs
            in front. If zPosition is set in cellForItemAt, cells that come back from the prefetch
            cache keep the old value. Touches and snapshots follow the siblings in any case. Setting
            zPosition in apply(_:) of all reusable classes repairs only the painting.
            """)
}
