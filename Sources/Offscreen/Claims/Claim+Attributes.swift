extension Claim.Family {
    static let attributes = claims(
        from: """
            APPLY-01 (A) Since iOS 7, attributes that are equal, by isEqual(_:), to those last
            applied to a view are not applied again, unless the view was taken from its pool since.
            iOS 6 applies them every time.
              apple:uicollectionviewlayoutattributes

            APPLY-02 (A) A subclass of the attributes that adds properties must override isEqual(_:)
            and copy(with:). Without isEqual(_:), a change of such a property alone is not applied
            (since iOS 7). Without copy(with:), its value is lost when the collection view copies
            the attributes.
              apple:uicollectionviewlayoutattributes

            APPLY-03 (B) To apply attributes, the collection view keeps a copy, sets the view's
            center, bounds size, alpha and transform, and calls apply(_:) with the original object.
            It sets neither a z position nor isHidden.

            APPLY-04 (B) Two attributes are equal if they agree in class, index path, category,
            kind, isHidden, center, size, transform, zIndex and alpha.

            APPLY-05 (A) When a new or reused cell, supplementary view or decoration view gets
            apply(_:), it is in the hierarchy already. For cells and supplementary views, the
            dequeue call has not returned yet then.
              apple:uicollectionreusableview/apply(_:)

            APPLY-06 (A/B/C) preferredLayoutAttributesFitting(_:) receives a copy of the
            attributes. It is called once for each use of a cell or supplementary view, and again
            only after the element was invalidated. In the model it is called again after the app
            has named the element in an invalidation context, after an invalidation of the whole
            layout for a reason other than a preferred size, after reconfigureItems(at:), and after
            the content has requested another size. If it returns another size, the layout is asked
            shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:), which
            returns false in the base class. If the layout returns true, it is asked for an
            invalidation context, and the pass runs again. On iOS 15 a compositional layout then
            places the items below a named item by its estimated height, a fault of UIKit that is
            not modelled.
              apple:uicollectionreusableview/preferredlayoutattributesfitting(_:)
              https://github.com/dotnet/maui/pull/28225 https://github.com/dotnet/maui/pull/38585

            APPLY-07 (A) The frame of attributes, like that of a view, follows from center, bounds
            and transform. Setting the frame sets center and size.
              apple:uicollectionviewlayoutattributes/frame

            APPLY-08 (A) layoutAttributesClass is the class of the attributes that the layout makes.
              apple:uicollectionviewlayout/layoutattributesclass

            APPLY-09 (B) The visible items are measured from the top downward, and each change of
            size moves the rest. An item that earlier ones push off the screen is not measured: with
            an estimate of 40 and nine cells that take 477 points of 480, the tenth is not. A
            compositional list of rows of 77 measures six rows, although its estimate of 44 would
            show eleven. Measured with Catalyst on macOS 27. In the model, cells are measured in the
            order in which they appear, which a seed can change (STACK-12).
              charon:packages/a/apple-backports/facts/UIKit/UICollectionViewCompositionalLayout.md
              charon:tests/backports/device/flowauto-expectations.h

            APPLY-10 (B) A cell without constraints is asked for its size by sizeThatFits(_:), with
            the size that the layout gave it, and may change it along the estimated axes. Measured
            with Catalyst on macOS 27 in compositional layouts.
              charon:tests/backports/device/compositional-sized-expectations.h
            """)
}
