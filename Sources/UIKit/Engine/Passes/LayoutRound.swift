/// What is known in one round of a layout pass, or while an animated change brings elements on
/// screen. The next round of the same pass continues with the same value, and nothing of it remains
/// when the pass or the change has ended.
struct LayoutRound {
    /// Whether `willDisplay` is postponed if the preferred size of a view invalidates the layout.
    /// False in an animated change. [PASS-06]
    let postponesAnnouncements: Bool
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
    var unannounced: [UIView] = []

    init(postponesAnnouncements: Bool) { self.postponesAnnouncements = postponesAnnouncements }

    mutating func begin(growthCount: Int) {
        number += 1
        growthCountBefore = growthCount
        hasAskedAgain = false
    }

    /// Removes and returns the first `count` of the views that wait for `willDisplay`.
    mutating func takeUnannouncedViews(_ count: Int) -> [UIView] {
        let views = Array(unannounced.prefix(count))
        unannounced.removeFirst(count)
        return views
    }
}
