/// The differences between the systems, as one value. The parts of the engine read it from `Host.policies`.
///
/// The default values are those of the oldest preset, iOS 6. `Behavior+Presets` says what each later preset changes, and
/// `Behavior+Knobs` shows all properties as a table.
package struct Behavior: Sendable, Equatable {
    /// The system's name, for reports.
    package var name: String
    /// Decides what the system leaves undetermined. Equal seeds give equal runs. Without a seed the order is by index path, and the
    /// ordering bug hits every view that it can hit.
    package var seed: UInt64?

    /// [APPLY-01] Attributes that equal the stored ones are not applied again.
    package var skipsEqualAttributes = false
    /// [POOL-07] Decoration views wait in pools like all others.
    package var poolsDecorations = false
    /// [POOL-07] A batch that inserts and reloads sections leaves the old decorations behind (radar 13005061).
    package var leavesDecorationsBehind = true
    /// [STACK-12] In which order the newcomers of one category arrive.
    package var arrival = Arrival.byZIndex
    /// [STACK-02], [STACK-10] Where among its siblings a view is put.
    package var placement = Placement.walkUntilForeignView
    /// [STACK-14] By which mechanism an appearing decoration or supplementary view comes to lie in the wrong place.
    package var mechanism: Mechanism?
    /// [STACK-11] `layer.zPosition` of section headers.
    package var headerZPosition: CGFloat = 0
    /// [STACK-13] Both scroll indicators are subviews from the first layout on; otherwise each from when it is first shown.
    package var hasIndicatorsFromStart = false
    /// [VIEW-13] A collection view made in code has the colour `systemBackground` behind its content; otherwise none.
    package var fillsBackground = false
    /// [FLOW-17] In a flow layout an item that was not measured has the average size of those that were; otherwise the estimate.
    package var averagesMeasuredSizes = false
    /// [PRE-01] Cells are kept and made ready outside the visible rectangle.
    package var prefetches = false
    /// [PRE-05] `cellForItem(at:)` answers cells that are only kept or made ready.
    package var answersPreparedCells = false
    /// [POOL-10] A dequeued view that is not returned is a failure; otherwise it is logged and hidden.
    package var raisesOnOrphans = false
    /// A cell registration made inside the provider is a failure. [api: text 33]
    package var raisesOnLateRegistrations = false
    /// [PASS-12] Attributes of an item that does not exist are a failure; otherwise they are logged.
    package var raisesOnInvalidAttributes = true
    /// [PASS-08] A layout that invalidates itself in every pass is a failure; otherwise it is logged.
    package var raisesWhenStuck = false
    /// [PRE-07] A cell ahead is made ready before anything was scrolled.
    package var preparesBeforeScrolling = false
    /// [MOVE-01] After a carry the cell of the carried item is requested again.
    package var requestsCarriedAgain = false
    /// [POOL-15] A content view that is replaced because it does not support a new configuration is logged.
    package var logsReplacedContent = false
    /// [UPD-10] A batch whose counts are wrong is a failure; otherwise it is logged, and everything is reloaded.
    package var raisesOnWrongCounts = true
    /// [UPD-12] A fault of UIKit: reloading a section that grows beside one that stays empty is a failure.
    package var raisesOnEmptyReload = false
    /// [UPD-13] A fault of UIKit: `reloadData()` between an update and the next layout pass keeps the cells.
    package var keepsCellsAfterUpdate = false
    /// [UPD-14] A header of a flow layout that gets size zero in an update is a failure.
    package var raisesOnVanishedHeaders = true
    /// [UPD-07] The exception text for a batch whose counts are wrong.
    package var countWords = CountWords.original
    /// Whether the exception of `scrollToItem` for an index path out of range says how many items there are. [api: text 23]
    package var scrollFailureNamesBounds = false
    /// [DIFF-01] A snapshot that is applied without animation is a reload; otherwise it is a batch without animation.
    package var reloadsUnanimated = true

    package enum Arrival: String, Sendable {
        /// By zIndex, then by index path.
        case byZIndex
        /// The seed decides; without one, by index path.
        case undetermined
    }

    package enum Placement: String, Sendable {
        /// [STACK-02] The walk from the back, ended by the first sibling that is not a reusable view.
        case walkUntilForeignView
        /// [STACK-02] The walk from the back over the reusable siblings.
        case walk
        /// [STACK-10] The same walk, and one run of siblings per zIndex that `sendSubviewToBack` cannot leave.
        case runs
    }

    /// How an appearing decoration or supplementary view comes to lie where its zIndex does not belong. Both mechanisms reproduce
    /// by plausible means what people report of iOS 10. Neither is Apple's code. [STACK-14]
    package enum Mechanism: String, CaseIterable, Sendable {
        /// A view that is hit is inserted in front of all reusable siblings, whatever its zIndex, and its zIndex is stored. Later
        /// placements walk past it. This happens after reloads, updates, and an invalidation by the app. [STACK-14], [STACK-15]
        case front
        /// A view that is hit is placed with the zIndex 0 of its appearing attributes. Its own zIndex is stored afterwards, and the
        /// view is not moved. This happens during updates. [STACK-05]
        case transient
    }

    package enum CountWords: String, Sendable {
        /// "Invalid update: invalid number of items in section 0.  The number ..."
        case original
        /// The same text with single spaces, and with the collection view at its end.
        case namingView
        /// "Invalid batch updates detected: ...", with the counts before and after, and all updates.
        case listingUpdates
    }
}
