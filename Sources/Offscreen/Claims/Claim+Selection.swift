extension Claim.Family {
    static let selection = claims(
        from: """
            SEL-01 (A/B) When a finger goes down, the view that it hits determines the item. The
            delegate is asked shouldHighlight. If the answer is false, nothing more happens;
            otherwise isHighlighted becomes true and didHighlight is called.
              apple:uicollectionviewdelegate

            SEL-02 (B) When the finger goes up inside, isHighlighted becomes false, didUnhighlight
            is called, and then, if selection is allowed, shouldSelect. If the answer is true, the
            item is selected. In single selection, isSelected of another selected cell becomes false
            first, and didDeselect is called. isSelected of the touched cell becomes true, and
            didSelect is called. In multiple selection, if the touched item is selected already,
            shouldDeselect is called instead, and didDeselect if the answer is true. Apple's header
            lists didUnhighlight last.

            SEL-03 (B) A touch that is cancelled, that ends outside of the cell, or with which a
            scroll begins, ends the highlight and selects nothing.

            SEL-04 (A) selectItem and deselectItem, called by the app, call none of the delegate's
            methods for selection.
              apple:uicollectionview/selectitem(at:animated:scrollposition:)

            SEL-05 (A/B) The selection follows its items through batch updates. reloadData() clears
            it, but not under a diffable data source.
            """)
}
