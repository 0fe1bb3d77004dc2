extension Claim.Family {
    static let offsets = claims(
        from: """
            OFFSET-01 (C) A change of the layout, with or without animation, proposes an offset to
            the new layout and then to the delegate. At this offset, the item that was in the middle
            of the bounds is in the middle again, as far as the content allows. Its frame is the one
            that the new layout returns before any cell was asked for its size. The offset is set
            inside the call. A report has rows of 50 points with an estimate of 30, whose spacing
            changes without animation from 20 to 50, 100 and 150. The offset goes from 0 to 22.5,
            42.5 and 142.5. These are the results of this rule for a view 465 points high, a height
            that the report does not state. Before the first layout pass nothing is proposed. In the
            model, the nearest item is used if none is in the middle, and the end of a finished
            interactive transition follows the same rule.
              https://github.com/dotnet/maui/pull/37032
              https://github.com/steipete/PSTCollectionView/pull/210
              https://stackoverflow.com/questions/13780138

            OFFSET-02 (C) In an animated change of the size of the bounds, such as a rotation,
            targetContentOffset(forProposedContentOffset:) of the layout is called after
            prepare(forAnimatedBoundsChange:) and before finalizeAnimatedBoundsChange(). It is not
            called for a change of the size without animation, such as that of a split view under a
            finger, nor for a scroll by code. The offset that is proposed is the current one,
            limited to the end of the content: after a rotation, pages as wide as the screen stand
            between two places. The calls are reported for iOS 9, 11 and 15.
              https://github.com/facebookarchive/AsyncDisplayKit/issues/2974
              https://github.com/facebookarchive/AsyncDisplayKit/issues/1169
              https://github.com/lionheart/openradar-mirror/issues/20056
              https://github.com/airbnb/MagazineLayout/pull/97

            OFFSET-03 (C) A batch update proposes the current offset, limited to the content. Items
            that are inserted or deleted above the visible ones therefore move other items into
            view, unless the layout or the delegate returns another offset.
              https://stackoverflow.com/questions/25548257
              https://github.com/jflinter/Dwifft/issues/80
              https://sergdort.github.io/collection-view-insert-in-front/
            """)
}
