/// One round of a layout pass. The next round of the same pass continues with the same value, and
/// nothing of it remains when the pass has ended.
struct LayoutRound {
    /// The number of rounds of this pass that have begun.
    private(set) var number = 0
    /// The number of times that a view had grown when the round began. If it differs at present, a
    /// view has grown in this round, and elements after that view may no longer be visible.
    /// [APPLY-09]
    private(set) var growthCountBefore = 0
    /// Whether the layout was asked again about an entering element, because a view had grown
    /// before in this round.
    var hasAskedAgain = false
    /// The views that came on screen in this round or an earlier one, and for which `willDisplay` is
    /// still to be called. [PASS-06]
    var unannounced: [UICollectionReusableView] = []

    mutating func begin(growthCount: Int) {
        number += 1
        growthCountBefore = growthCount
        hasAskedAgain = false
    }

    /// Removes and returns the first `count` of the views that wait for `willDisplay`.
    mutating func takeUnannouncedViews(_ count: Int) -> [UICollectionReusableView] {
        let views = Array(unannounced.prefix(count))
        unannounced.removeFirst(count)
        return views
    }
}
