/// One step of the model, as it was told. `begin` and `end` of a step enclose the steps it causes. Read from an `EventTape`.
package struct ProbeEvent: Sendable {
    package enum Verb: UInt8, Sendable {
        case ask = 1
        case answer, tell, call, make, take, put, drop, place, apply, skip, enter, leave, prepare, invalidate, bounds, pass, failure, log,
            notModelled
    }

    /// Whether the step encloses others, and which end of it this is.
    package enum Extent: UInt8, Sendable {
        case point, begin, end
    }

    /// Whom a question or a notice goes to.
    package enum Partner: UInt8, Sendable {
        case none, dataSource, delegate, layout, prefetchDataSource
    }

    /// A word of ours: the question, the notice, the hook, what is invalidated. A trace has the names as they stand here.
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
        case prepareForReuse
        case everything, counts, layout
    }

    /// An element by its names, so that an event outlives the collection view: a key that is good in the whole process.
    package struct Element: Hashable, Sendable {
        let key: ElementKey

        package var category: UICollectionView.ElementCategory { key.category }
        @MainActor package var kind: String { ElementTable.common.kind(of: key) }
        @MainActor package var indexPath: IndexPath { ElementTable.common.indexPath(of: key) }
    }

    /// What made a `place` use the position or the z it used: the layout, the transient attributes of an appearing view, a value
    /// stored without moving, the app's own call, or an appearing view inserted in front of all.
    package enum Cause: UInt8, Sendable {
        case none, layout, appearing, stored, app, front
    }

    /// What came back from a question.
    package enum Answer: Sendable {
        case nothing
        case view(ViewName)
        case number(Int)
        case truth(Bool)
        case size(CGSize)
        case elements(Int)
        case attributes
    }

    /// What a pass did, by the differences of the tally.
    package struct Sum: Sendable {
        package let asks: Int32
        package let made: Int32
        package let taken: Int32
        package let moved: Int32
        package let applied: Int32
        package let skipped: Int32
    }

    package let verb: Verb
    package let extent: Extent
    package let cause: Cause
    package let partner: Partner
    package let staysInPlace: Bool
    package let name: Name
    package let number: Int
    package var collection: ViewName?
    package var view: ViewName?
    package var element: Element?
    /// A word of the app's: an identifier, a message.
    package var text = InternedString.none
    package var z = 0
    package var rect: CGRect?
    package var otherRect: CGRect?
    package var sum: Sum?
    package var answer = Answer.nothing
}

extension ProbeEvent.Name {
    package var text: String { self == .none ? "" : String(describing: self) }
}
