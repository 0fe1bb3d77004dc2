extension Claim.Family {
    static let movement = claims(
        from: """
            MOVE-01 (D) From iOS 11 on, the data source is asked again for the cell of a carried
            item after endInteractiveMovement() and after cancelInteractiveMovement(), in the layout
            pass that follows the animation. On iOS 10 the item keeps its cell.
              http://www.openradar.me/34933061
              https://github.com/lionheart/openradar-mirror/issues/18633

            MOVE-02 (B) Without a collection view, a layout returns the item's own path as the
            target of an interactive movement. In that case a layout of the base class has no
            attributes for a carried item, and a flow layout returns attributes of size zero at the
            finger, with the greatest zIndex. The model returns such attributes for both, because
            Apple's Swift signature has no nil. The invalidation contexts of a movement are of the
            layout's invalidationContextClass, and contain the index paths as given. The context
            during a movement contains the finger's position, and the context at its end contains
            the point (0, 0). The context of a change of bounds contains no position. No context
            names items or invalidates everything. Measured on macOS 27 (Catalyst).
              charon:tests/backports/device/collectionmovement-expectations.h
              charon:packages/a/apple-backports/facts/UIKit/CollectionViewTransition.md

            MOVE-03 (B) A layout of the base class proposes the offset that it is given, names no
            elements to insert or delete, and does not change its content size in the calls around a
            transition. The progress of a transition layout begins at 0, is stored as given, also
            below 0 and above 1, and stays after finalizeLayoutTransition(). Measured on macOS 27
            (Catalyst).
              charon:tests/backports/device/collectiontransition-expectations.h
            """)
}
