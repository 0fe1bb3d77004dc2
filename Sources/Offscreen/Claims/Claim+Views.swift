extension Claim.Family {
    static let scrolling = [
        Claim(
            "SCROLL-04", "A",
            """
            A change of the origin of a view's bounds never marks its superview, neither for layout nor for constraints. A scroll view that is
            placed by constraints flings through 200 steps without a layout of its superview.
            """, sources: [Claim.apple("uiview/setneedslayout()")])
    ]

    static let views = [
        Claim(
            "VIEW-01", "C",
            "removeFromSuperview() calls willMove(toSuperview: nil), willMove(toWindow: nil), didMoveToWindow and didMoveToSuperview, in this order."
        ),
        Claim(
            "VIEW-03", "C",
            """
            The root view of a controller has layout margins of 16 points at the sides, and of 20 from a width of 414 on. Above and below it has
            none beyond the safe area.
            """),
        Claim(
            "VIEW-05", "A",
            """
            The children of a controller that is shown get viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear with it.
            viewWillTransition(to:with:) goes to the root controller, and by super to its children. beginAppearanceTransition and
            endAppearanceTransition drive a child whose parent does not forward these calls.
            """, sources: [Claim.apple("uiviewcontroller/shouldautomaticallyforwardappearancemethods")]),
        Claim(
            "VIEW-09", "C",
            """
            The view of a UICollectionViewController is a wrapper around the collection view: view === collectionView is false.
            """),
        Claim(
            "VIEW-10", "A; without a duration E",
            """
            Completions wait; nothing else does. None is delivered in the turn that scheduled it, and an animation of duration 0 completes in a
            later turn, or after its delay. What a completion calls works as if it were called from anywhere else. A view that pulses for ever, or
            a completion that starts the next update, therefore neither hangs a test nor overflows the stack. A stage that waits for rest gives up
            after a minute of its clock and says what is still under way.
            """, sources: [Claim.apple("uiview/animate(withduration:animations:completion:)")]),
    ]
}
