extension Claim.Family {
    static let dragging = claims(
        from: """
            DRAG-01 (A) If a drag begins on a selected item, the delegate is asked itemsForBeginning
            once for each selected item. Otherwise it is asked once, for the item under the finger.
            If there are no drag items, no drag begins.
              apple:uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)

            DRAG-02 (A/E) A drag begins with the calls itemsForBeginning and dragSessionWillBegin.
            Over a collection view, canHandle, dropSessionDidEnter and repeated calls of
            dropSessionDidUpdate follow. When the finger leaves the collection view,
            dropSessionDidExit is called. If the first answer of canHandle is false, no other method
            of the drop session is called for that collection view. A drop calls performDropWith. At
            the end, dropSessionDidEnd is called whatever the result, and then dragSessionDidEnd.
              apple:uicollectionviewdragdelegate apple:uicollectionviewdropdelegate
              https://asciiwwdc.com/2017/sessions/223

            DRAG-03 (A/D) A proposal to insert at the destination opens a gap there. If the proposal
            moves an item of the same collection view, the item's own place closes. If it copies the
            item, the item stays where it is. While several items are dragged, no gap opens.
              apple:uicollectionviewdropproposal
              https://github.com/lionheart/openradar-mirror/issues/20065
              https://github.com/lionheart/openradar-mirror/issues/20072

            DRAG-04 (A) A proposal may move items only if the session allows moves. Without a
            destination the intent of a proposal counts as unspecified. With the operations cancel
            and forbidden nothing is dropped.
              apple:uicollectionviewdropcoordinator/destinationindexpath apple:uidropoperation

            DRAG-05 (A) A placeholder is shown without an update of the data, and the data source is
            not asked for its cell. Its handler is called when the placeholder's cell is dequeued,
            and again after setNeedsCellUpdate(). Committing the placeholder replaces it by an item
            of the data. After a reload or an update the placeholder is gone, and committing returns
            false without calling the block.
              apple:uicollectionviewdropcoordinator apple:uicollectionviewdropplaceholdercontext
            """)
}
