/// The differences between iOS versions, as one value. The parts of the engine read the value from
/// `Host.policies`.
///
/// The default values are those of the oldest preset, iOS 6. `Behavior+Presets` says what each
/// later preset changes, and `Behavior+PropertyTable` shows all properties as a table.
package struct Behavior: Sendable, Equatable {
    /// The name of the preset.
    package var name: String
    /// The seed for what UIKit leaves undetermined: the order in which entering elements get their
    /// views, and which views the ordering bug of iOS 10 affects. Has no effect if `arrival` is
    /// `byZIndex` and there is no `mechanism`. Equal seeds give equal runs. Without a seed, the bug
    /// affects every view that it can affect, and if `arrival` is `undetermined`, elements come in
    /// the order of their kinds and index paths.
    package var seed: UInt64?

    /// [APPLY-01] Whether attributes that equal the stored ones are skipped and not applied again.
    package var skipsEqualAttributes = false
    /// [POOL-07] Whether decoration views wait in pools, as cells and supplementary views do.
    package var poolsDecorations = false
    /// [POOL-07] Whether a batch that inserts and reloads sections leaves the old decorations on
    /// screen (radar 13005061).
    package var leavesDecorationsBehind = true
    /// [STACK-12] The order in which elements of one category get their views, if they appear in
    /// the same layout pass.
    package var arrival = ArrivalSorting.byZIndex
    /// [STACK-02], [STACK-10] The rule for the place of a view among its siblings.
    package var placement = Placement.walkUntilForeignView
    /// [STACK-14] The mechanism that puts a decoration or supplementary view in the wrong place;
    /// nil if there is none.
    package var mechanism: Mechanism?
    /// [STACK-11] The `layer.zPosition` of section headers.
    package var headerZPosition: CGFloat = 0
    /// [STACK-13] Whether the enabled scroll indicators are subviews from the first layout on.
    /// Otherwise each is added when first shown.
    package var hasIndicatorsFromStart = false
    /// [VIEW-13] Whether a collection view made in code has the background `systemBackground`.
    /// Otherwise it has none.
    package var fillsBackground = false
    /// [FLOW-17] Whether an unmeasured item of a flow layout has the average size of the measured
    /// items, unless the delegate returns sizes. Otherwise it has the estimate.
    package var averagesMeasuredSizes = false
    /// [PRE-01] Whether cells are kept and made ready outside the visible rectangle.
    package var prefetches = false
    /// [PRE-05] Whether `cellForItem(at:)` also returns cells that are only kept or made ready.
    package var answersPreparedCells = false
    /// [PRE-09] Whether `cellForItem(at:)` raises an exception for a section that does not exist.
    package var raisesOnMissingSections = false
    /// [POOL-10] Whether a dequeued view that is not returned raises an exception. Otherwise the
    /// view is logged and hidden.
    package var raisesOnOrphans = false
    /// [POOL-20] Whether a request for a view raises an exception if there is no data source.
    package var raisesWithoutDataSource = false
    /// [POOL-17] Whether a returned supplementary view that was dequeued as another kind raises an
    /// exception.
    package var raisesOnOtherKinds = false
    /// [POOL-19] Whether a cell registration that is made inside the cell provider raises an
    /// exception.
    package var raisesOnLateRegistrations = false
    /// [PASS-12] Whether attributes of an item that does not exist raise an exception. Otherwise
    /// the attributes are logged.
    package var raisesOnInvalidAttributes = true
    /// [PASS-08] Whether a layout that is invalidated in every round of a layout pass raises an
    /// exception. Otherwise a message is logged.
    package var raisesWhenStuck = false
    /// [PRE-07] Whether a cell outside the bounds is made ready before the first scroll.
    package var preparesBeforeScrolling = false
    /// [MOVE-01] Whether the cell of an item that was moved interactively is requested again when
    /// the movement has ended.
    package var requestsCarriedAgain = false
    /// [POOL-15] Whether a message is logged if a content view is replaced because it does not
    /// support a new configuration.
    package var logsReplacedContent = false
    /// [UPD-10] Whether a batch with wrong counts raises an exception. Otherwise a message is
    /// logged, and everything is reloaded.
    package var raisesOnWrongCounts = true
    /// [UPD-12] Whether reloading a section that has items and gets more, together with one that
    /// stays empty, raises an exception, by a fault of UIKit.
    package var raisesOnEmptyReload = false
    /// [UPD-22] Whether a batch that moves a section to its own place and an item out of it raises an
    /// exception, by a fault of UIKit.
    package var raisesOnSectionMovedToItself = false
    /// [UPD-13] Whether `reloadData()` between an update and the next layout pass keeps the cells,
    /// by a fault of UIKit. Outside a window, cells are never kept.
    package var keepsCellsAfterUpdate = false
    /// [UPD-14] Whether a header or footer of a flow layout that gets size zero in an update raises
    /// an exception, unless the update block has invalidated the layout.
    package var raisesOnVanishedHeaders = true
    /// [TABLE-52] Whether rows of a table view have estimated heights by default.
    package var estimatesTableRows = false
    /// [TABLE-01] Whether there is a space above the headers of a plain table view by default.
    package var padsTableHeaders = false
    /// [TABLE-04] Whether the rows of a table view have the heights that were measured on a Mac, and
    /// separators lie over the content of the cells.
    package var hasTallRows = false
    /// [TABLE-48] Whether a message is logged if a table view is laid out outside a window.
    package var warnsAboutTablesOutsideWindows = false
    /// [TABLE-40] Whether dequeuing a second cell for the row that is asked for raises an exception.
    package var raisesOnSecondDequeue = false
    /// [TABLE-46] Whether the exception of `scrollToRow` for a row that does not exist names the table
    /// view.
    package var scrollFailureNamesTable = false
    /// [TABLE-33] Whether reloading a row and moving its section in one batch raises an exception, by
    /// a fault of UIKit.
    package var raisesOnReloadInMovedSection = false
    /// [TABLE-54] Whether the first header of a grouped table view is not asked for if its estimated
    /// height is 0, by a fault of UIKit.
    package var skipsFirstHeaderWithoutEstimate = true
    /// [TABLE-60] Whether a new data source may be asked for the rows of the first section before the
    /// number of sections.
    package var asksForRowsBeforeSections = false
    /// [UPD-07] The text of the exception for a batch with wrong counts.
    package var countWords = CountFailureText.original
    /// [SCROLL-07] Whether the exception of `scrollToItem` for an index path out of range contains
    /// the number of items.
    package var scrollFailureNamesBounds = false
    /// [SCROLL-07] Whether `scrollToItem` for an index path out of range raises an exception.
    /// Otherwise a message is logged.
    package var raisesOnScrollOutOfRange = true
    /// [DIFF-06] Whether `itemIdentifiers(inSection:)` raises an exception for a section that is
    /// not in the snapshot. Otherwise the result is empty.
    package var raisesOnItemsOfUnknownSection = false
    /// [DIFF-07] Whether the exception for sections that are in the snapshot already lists them.
    package var listsKnownSections = false
    /// [DIFF-08] Whether applying a snapshot compares the hashes of equal identifiers.
    package var comparesIdentifierHashes = false
    /// [FLOW-12] Whether the description of a collection view contains the layout and the data
    /// source. Otherwise the layout follows the description.
    package var describesLayoutInView = false
    /// [FLOW-12] The text of the log about an item that is too wide or too high.
    package var tooLargeItemText = TooLargeItemText.original
    /// [VIEW-41] Whether `dismiss(animated:completion:)` calls the completion if nothing is
    /// presented.
    package var completesIdleDismissals = false
    /// [FLOW-21] Whether the log line about an item size of zero names the size and the collection
    /// view.
    package var namesInvalidItemSize = false
    /// [UPD-23] Whether an update changes the index paths of attributes that a layout of an app has
    /// returned before.
    package var renamesReturnedAttributes = false
    /// [DIFF-01] Whether applying a snapshot without animation always reloads everything.
    package var reloadsUnanimated = true

    package enum ArrivalSorting: String, Sendable {
        /// Elements are sorted by zIndex, and then by kind and index path.
        case byZIndex
        /// The seed decides the order. Without a seed, elements are sorted by kind and index path.
        case undetermined
    }

    package enum TooLargeItemText: String, Sendable {
        /// The text begins in lower case and does not name the content insets.
        case original
        /// The text begins in lower case.
        case namingContentInsets
        case capitalized
    }

    package enum Placement: String, Sendable {
        /// [STACK-02] The place is found by a search from the rearmost sibling towards the front.
        /// The search ends before the first sibling with a greater zIndex, and at a sibling that is
        /// neither a reusable view nor the background view nor a scroll view of the layout.
        case walkUntilForeignView
        /// [STACK-02] The place is found by a search from the rearmost sibling towards the front.
        /// The search ends before the first sibling with a greater zIndex, and continues past
        /// siblings that have no zIndex.
        case walk
        /// [STACK-10] The place is found as with `walk`. In addition, `sendSubviewToBack` and
        /// `bringSubviewToFront` move a reusable view only among the siblings of equal zIndex.
        case runs
    }

    /// A way in which a decoration or supplementary view gets a place that contradicts its zIndex.
    /// Both ways are plausible and reproduce what people report of iOS 10. Neither is Apple's code.
    /// [STACK-14]
    package enum Mechanism: String, CaseIterable, Sendable {
        /// An affected view is placed in front of all reusable siblings, whatever its zIndex, and
        /// its zIndex is stored. The search for the place of a later view goes past an affected
        /// view whose zIndex is not greater. This happens in updates, and in the first pass after a
        /// reload or an invalidation by the app. [STACK-14], [STACK-15]
        case front
        /// An affected view is placed with the zIndex 0 of its appearing attributes. Its own zIndex
        /// is stored afterwards, and the view is not moved. This happens during updates. [STACK-05]
        case transient
    }

    package enum CountFailureText: String, Sendable {
        /// "Invalid update: invalid number of items in section 0.  The number ..."
        case original
        /// The original text with single spaces, and with the collection view at its end.
        case namingView
        /// "Invalid batch updates detected: ...", with the counts before and after, and all
        /// updates.
        case listingUpdates
    }
}
