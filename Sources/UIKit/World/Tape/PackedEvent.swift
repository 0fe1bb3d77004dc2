/// One event of the model, read from an `EventTape`. Some work is recorded as two events, `begin`
/// and `end`, with the events that it causes between them.
package struct PackedEvent: Sendable {
    package enum Verb: UInt8, Sendable {
        case ask = 1
        case answer, tell, call, make, take, put, drop, place, apply, skip, enter, leave, prepare, invalidate, bounds,
            pass, failure, log,
            notModelled
    }

    /// Whether an event stands alone, or is the beginning or the end of work that causes other
    /// events.
    package enum Extent: UInt8, Sendable {
        case point, begin, end
    }

    /// The data source, delegate or layout that the engine asks or tells; `none` for an event with
    /// a verb other than `ask` and `tell`.
    package enum Partner: UInt8, Sendable {
        case none, dataSource, delegate, layout, prefetchDataSource, dragDelegate, dropDelegate
    }

    /// The name of the called method, or of the kind of an invalidation. Traces print the names as
    /// they are spelled here.
    package enum Name: UInt8, Sendable {
        case none
        case numberOfSections, numberOfItemsInSection, cellForItemAt, viewForSupplementaryElementOfKind, moveItemAt
        case willDisplay, didEndDisplaying, willDisplaySupplementaryView, didEndDisplayingSupplementaryView
        case shouldHighlightItemAt, didHighlightItemAt, didUnhighlightItemAt
        case shouldSelectItemAt, didSelectItemAt, shouldDeselectItemAt, didDeselectItemAt
        case canEditItemAt, canPerformPrimaryActionForItemAt, performPrimaryActionForItemAt
        case targetContentOffsetForProposedContentOffset, targetIndexPathForMoveFromItemAt
        case targetIndexPathForMoveOfItemFromOriginalIndexPath, transitionLayoutForOldLayout
        case prefetchItemsAt, cancelPrefetchingForItemsAt
        case collectionViewContentSize, layoutAttributesForElements
        case layoutAttributesForItem, layoutAttributesForSupplementaryView, layoutAttributesForDecorationView
        case initialLayoutAttributesForAppearingItem, initialLayoutAttributesForAppearingSupplementaryElement
        case initialLayoutAttributesForAppearingDecorationElement
        case finalLayoutAttributesForDisappearingItem, finalLayoutAttributesForDisappearingSupplementaryElement
        case finalLayoutAttributesForDisappearingDecorationElement
        case shouldInvalidateLayout, shouldInvalidateLayoutForPreferredAttributes
        case itemsForBeginning, itemsForAddingTo, dragPreviewParametersForItemAt, dragSessionWillBegin,
            dragSessionDidEnd
        case dragSessionAllowsMoveOperation, dragSessionIsRestrictedToDraggingApplication
        case canHandle, dropSessionDidEnter, dropSessionDidUpdate, dropSessionDidExit, performDropWith,
            dropSessionDidEnd
        case dropPreviewParametersForItemAt
        case prepareForReuse
        case everything, counts, layout
        case numberOfRowsInSection, cellForRowAt, canEditRowAt, canMoveRowAt, commitEditingStyle, moveRowAt
        case titleForHeaderInSection, titleForFooterInSection, viewForHeaderInSection, viewForFooterInSection
        case willDisplayHeaderView, willDisplayFooterView, didEndDisplayingHeaderView, didEndDisplayingFooterView
        case heightForRowAt, heightForHeaderInSection, heightForFooterInSection
        case estimatedHeightForRowAt, estimatedHeightForHeaderInSection, estimatedHeightForFooterInSection
        case shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt
        case willSelectRowAt, willDeselectRowAt, didSelectRowAt, didDeselectRowAt
        case canPerformPrimaryActionForRowAt, performPrimaryActionForRowAt, accessoryButtonTappedForRowWith
        case editingStyleForRowAt, shouldIndentWhileEditingRowAt, indentationLevelForRowAt
        case targetIndexPathForMoveFromRowAt, prefetchRowsAt, cancelPrefetchingForRowsAt
        case sectionIndexTitles
    }

    /// An element of a collection view, by a key that is valid in the whole process. An event can
    /// therefore outlive the collection view.
    package struct Element: Hashable, Sendable {
        let key: ElementKey

        package var category: ElementCategory { key.category }
        @MainActor package var kind: String { ElementTable.common.kind(of: key) }
        @MainActor package var indexPath: IndexPath { ElementTable.common.indexPath(of: key) }
    }

    /// The source of the position or the zIndex in a `place` event: the layout, the transient
    /// attributes of an appearing view, a value stored without moving the view, a call of the app,
    /// or the bug that inserts a view in front of all reusable siblings. In a `log` event, `app`
    /// marks a message that the app has logged.
    package enum PlacementCause: UInt8, Sendable {
        case none, layout, appearing, stored, app, front
    }

    /// The value that the data source, a delegate or the layout returned from a call, in the short
    /// form that an event stores.
    package enum Answer: Sendable {
        case nothing
        case view(ViewName)
        case number(Int)
        case truth(Bool)
        case size(CGSize)
        case elements(Int)
        case attributes
        case text(InternedString)
    }

    /// The work of one round of a layout pass, as differences of the counts before and after the
    /// round.
    package struct RoundCounts: Sendable {
        package let asks: Int32
        package let made: Int32
        package let taken: Int32
        package let moved: Int32
        package let applied: Int32
        package let skipped: Int32
    }

    package let verb: Verb
    package let extent: Extent
    package let cause: PlacementCause
    package let partner: Partner
    package let staysInPlace: Bool
    package let name: Name
    package let number: Int
    package var collection: ViewName?
    package var view: ViewName?
    package var element: Element?
    /// A text, such as an identifier, index paths or a message.
    package var text = InternedString.none
    package var z = 0
    package var rect: CGRect?
    package var otherRect: CGRect?
    package var roundCounts: RoundCounts?
    package var answer = Answer.nothing
}

extension PackedEvent {
    /// The text of an event about invalidated counts, if the update has no animation.
    package static let withoutAnimation = "without animation"
}

extension PackedEvent.Name {
    package var text: String { self == .none ? "" : String(describing: self) }
}
