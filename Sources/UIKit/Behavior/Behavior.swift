/// How the systems differ, as one value. The engine reads it; nothing else does.
package struct Behavior: Sendable, Equatable {
    /// The preset's name, for reports.
    package var name: String
    /// Decides what the system leaves undetermined. Equal seeds give equal runs.
    package var seed: UInt64 = 0

    /// [APPLY-01] Attributes equal to the stored ones are not applied again (iOS 7 and later).
    package var skipsEqualAttributes = true
    /// [POOL-07] Decoration views wait in pools like all others (later than iOS 6).
    package var poolsDecorations = true
    /// [STACK-12] In which order the newcomers of one category arrive.
    package var arrival = Arrival.byIndexPath
    /// [STACK-12] In which order the newcomers of a batch update arrive.
    package var updateArrival = UpdateArrival.byCategory
    /// [STACK-02], [STACK-10] Where among its siblings a view is put.
    package var placement = Placement.walk
    /// [STACK-05] The z with which an appearing decoration or supplementary view is placed during an update.
    package var appearingZ = AppearingZ.ofLayout
    /// [STACK-11] `layer.zPosition` of section headers.
    package var headerZPosition: CGFloat = 0
    /// [POOL-10] A dequeued view that is not returned is a failure; otherwise it is logged and hidden.
    package var raisesOnOrphans = false
    /// A cell registration made inside the provider is a failure (iOS 15 and later).
    package var raisesOnLateRegistrations = false

    /// [PRE-01] Cells are kept and made ready outside the visible rectangle (iOS 10 and later).
    package var prefetches = true
    /// [PASS-12] Attributes of an item that does not exist are a failure (before iOS 13); later they are logged.
    package var raisesOnInvalidAttributes = true
    /// [POOL-07] A batch that inserts and reloads sections leaves the old decorations behind (iOS 6, radar 13005061).
    package var leavesDecorationsBehind = false
    /// [SEL-02] `didUnhighlight` comes last when a touch ends, as the public header lists it.
    package var unhighlightsLast = false

    /// `scrollToItem` out of range says how many items there are (iOS 15 and later).
    package var scrollFailureNamesBounds = false

    /// [DIFF-01] A snapshot that is applied without animation is a reload (before iOS 15); later it is a batch without animation.
    package var reloadsUnanimated = true

    package enum Arrival: Sendable, Equatable {
        /// By zIndex, then by index path.
        case byZIndex
        /// By index path.
        case byIndexPath
        /// Undetermined: the seed decides.
        case seeded
    }

    package enum UpdateArrival: Sendable, Equatable {
        /// Cells, supplementary views, decorations.
        case byCategory
        /// Undetermined across the categories: the seed decides.
        case seeded
    }

    package enum Placement: Sendable, Equatable {
        /// [STACK-02] The walk from the back, ended by the first sibling that is not a reusable view.
        case walkUntilForeignView
        /// [STACK-02] The walk from the back over the reusable siblings.
        case walk
        /// [STACK-10] The same walk, and one run of siblings per zIndex that `sendSubviewToBack` cannot leave.
        case runs
    }

    package enum AppearingZ: Sendable, Equatable {
        /// What the layout says.
        case ofLayout
        /// Zero for every appearing view of these categories.
        case zero
        /// Zero for those that the seed hits, about every other one.
        case zeroBySeed
    }
}
