extension Claim.Family {
    // In these claims, the width of a line is the width of the collection view minus its content
    // insets and the section insets. The address of a repository without a path refers to its page
    // UICollectionViewSelfSizing.md, which has black-box measurements.
    static let flow = claims(
        from: """
            FLOW-01 (B) An item joins the line as long as the used length, the minimum spacing and
            its own length fit into the width of the line (with a tolerance of 1e-6). A line has at
            least one item.
              https://github.com/kern0x1b/charon

            FLOW-02 (B/C) The space left in a full line of two or more items is divided equally
            between them, whatever their sizes.
              https://github.com/kern0x1b/charon http://www.openradar.me/20825965

            FLOW-03 (B/C; mixed case D) If all items of a section have one size, they form a grid:
            every line has the gap of a full line, even if it is the last or the only one. In a
            section of different sizes, sources disagree about a last line whose items all have one
            size: in one measurement it has the gap of a full line, and in two other sources it has
            the minimum spacing. The model follows the measurement.
              https://github.com/kern0x1b/charon http://www.openradar.me/20825965

            FLOW-04 (B) The items of a last line that differ in length along the line begin at the
            leading edge and have the minimum spacing. If the line leaves exactly as much space as
            the line before, it is justified like a full line.
              https://github.com/kern0x1b/charon

            FLOW-05 (B/C) An item that is alone in its line is centred. This holds for an item of
            fixed size even if it is wider than the line. In the last line the item is at the
            leading edge if another item of its size would fit, unless there are several lines and
            each has one item.
              https://github.com/kern0x1b/charon https://ask-dev.ru/info/73648

            FLOW-06 (B/C) A line is as thick as its thickest item, and the other items are centred
            across the line. minimumLineSpacing separates the lines of a section, but not sections.
              https://github.com/kern0x1b/charon

            FLOW-07 (B) The origins of items are rounded to the pixels of the screen, and their
            sizes are not.
              https://github.com/kern0x1b/charon

            FLOW-08 (A/B) Headers and footers span the whole width inside the content insets: the
            insets of the section do not apply to them. Along the scroll axis they have the
            reference size. With length 0 there is no view, but
            layoutAttributesForSupplementaryView(ofKind:at:) still returns attributes, of size zero.
            A section consists of header, inset, lines, inset and footer; an empty section has all
            of these except the lines.
              apple:uicollectionviewflowlayout/headerreferencesize

            FLOW-09 (A/B) A pinned header is at its natural place, or at the visible top (plus the
            inset) if that is lower, but not below the end of its section; in the model not below
            the start of the section's footer. For pinned footers the same holds at the bottom edge.
            If headers or footers are pinned, a change of the bounds that keeps the extent across
            the scroll axis invalidates only the pinned ones.
              apple:uicollectionviewflowlayout/sectionheaderspintovisiblebounds

            FLOW-10 (B) A change of the bounds invalidates the flow layout only if the extent across
            the scroll axis changes, or an element is pinned.
              https://github.com/steipete/PSTCollectionView/pull/214

            FLOW-11 (B) With an estimatedItemSize, the length of a section is computed from the
            items measured so far and from estimates for the others, so the content size can change
            during scrolling.
              https://github.com/kern0x1b/charon

            FLOW-12 (C) An item that is too wide (too high in a horizontal layout) is laid out and
            logged, not refused: "The behavior of the UICollectionViewFlowLayout is not defined
            because: the item width must be less than the width of the UICollectionView minus the
            section insets left and right values, minus the content insets left and right values".
            If the delegate returns the sizes, "Please check the values returned by the delegate."
            follows. Before iOS 13, the layout is named after the view: "collection view layout:
            <...>". Up to iOS 9 the text begins with "the", and up to iOS 8 it does not name the
            content insets. Logs of iOS 8, 9, 10 and 16. The model does not log it in a layout with
            self-sizing.
              https://github.com/terminatorover/RGCardViewLayout/issues/9
              https://github.com/gsdios/SDCycleScrollView/issues/19
              https://github.com/mokagio/UICollectionViewLeftAlignedLayout/issues/4
              https://github.com/uxmstudio/UXMPDFKit/issues/11
              https://github.com/patchthecode/JTAppleCalendar/issues/823
              https://blog.derrickshowers.com/post/collection-view-crash/
              https://github.com/gsdios/SDCycleScrollView/issues/212
              https://github.com/ResearchKit/ResearchKit/issues/492
              https://github.com/zalando-incubator/zalando-commerce-ios/issues/727
              https://github.com/Provenance-Emu/Provenance/pull/2082

            FLOW-13 (A/B) For each section the delegate is asked once for the size of each item in
            order, then for insets, spacings, and the sizes of header and footer. If the delegate
            does not implement a method, the layout's property is used.
              apple:uicollectionviewdelegateflowlayout

            FLOW-14 (A/B) A horizontal layout swaps the axes. If
            flipsHorizontallyInOppositeLayoutDirection is true, the sections are mirrored in an
            interface whose direction differs from developmentLayoutDirection.
              apple:uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection

            FLOW-15 (A against C) Sources disagree on whether elements that only touch the queried
            rectangle are returned: a log of a device contains such elements, and a test of a public
            library expects that they are left out. The model returns them.

            FLOW-16 (B) In most of the cases that were reported, items that fill a line exactly stay
            on that line. Two reports differ: items wrapped in views of 834 and of 390 points. What
            happens beyond the tolerance of FLOW-01 is not known.
              radar:42798866 https://github.com/tilltue/TLPhotoPicker/pull/312

            FLOW-17 (B) In a self-sizing layout, an item that was not measured has the average size
            of the measured items, in the model of those of its section. For example, nine of 40
            items with an estimate of 40 points are measured. Each of the others is then 44.1111
            points high, origins are on pixels, and the content is 2154 points high. If the delegate
            returned a size, the item keeps it. Measured with Catalyst on macOS 27 at scale 2. The
            first system that uses the average is not known: according to reports iOS 8 to 10 keep
            the estimate, and radars of iOS 11 and 12 show inserted cells at the estimate.
              charon:tests/backports/device/flowauto-expectations.h radar:35717256 radar:44241734

            FLOW-18 (B) For the grid of FLOW-03 only the lengths along the line count. Six items of
            29 points in a column of 480 points are 12 apart, not the minimum of 10, although their
            widths differ. Measured with Catalyst on macOS 27.
              charon:tests/backports/device/flowauto-expectations.h

            FLOW-19 (B) An item whose cell prefers more than the width of its line begins at the
            leading edge of the line. An item of fixed size is centred (FLOW-05). Measured with
            Catalyst on macOS 27.
              charon:tests/backports/device/flowauto-expectations.h

            FLOW-20 (B) A section inset that is measured from the safe area or the margins is added
            to the inset of that area, less the content inset, and not below zero. With a content
            inset of 20 and 30 and section insets of 12 and 16, no section inset remains: three
            items of 70 begin at 0, 100 and 200 of 270 points. Measured with Catalyst on macOS 27,
            at the left and right of a vertical layout.
              charon:tests/backports/device/insetref-expectations.h

            FLOW-21 (C) An itemSize without width or height is logged: "negative or zero item sizes
            are not supported in the flow layout" on iOS 9, and "Negative or zero item sizes are not
            supported by flow layout. Make a symbolic breakpoint at
            UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. Invalid
            size: {0, 0}; collection view: (null)" on iOS 16. A layout of a collection view has the
            view's description in place of "(null)".
              https://github.com/deltachat/deltachat-ios/issues/1854
              https://github.com/facebookarchive/AsyncDisplayKit/issues/475
              https://github.com/1and2papa/CTAssetsPickerController/issues/146
            """)
}
