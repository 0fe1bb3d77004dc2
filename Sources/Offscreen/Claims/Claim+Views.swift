extension Claim.Family {
    static let scrolling = claims(
        from: """
            SCROLL-01 (C) When the frame, the content size or the adjusted inset changes and the
            offset is then beyond the end, it is set back in the same turn. While a finger drags or
            an animated scroll runs, it is set back only when that motion ends. Suppose that a view
            200 high is at the offset 800 of content 1000 high. If the view becomes 400 high, the
            offset becomes 600. If the content becomes 500 high, the offset becomes 300. At the
            offset 900, removing a bottom inset of 100 sets the offset to 800. In a plain scroll
            view 960 high at the offset 1040, the offset becomes 540 if the content becomes 1500
            high.

            SCROLL-02 (C) Content that a finger pulls beyond its end moves less than the finger, and
            less the further it is pulled. Pulled by x in a view of length d, the content moves (1 -
            1 / (x * 0.55 / d + 1)) * d. A pull of 100 points in 960 moves it by 52.02.
              https://gist.github.com/originell/6961057

            SCROLL-03 (D) With animation, setContentOffset(_:animated:) and
            scrollToItem(at:at:animated:) do nothing if the target is less than half a point away
            along each axis.

            SCROLL-04 (A) A change of the origin of a view's bounds never requests layout or an
            update of constraints for its superview. A scroll view that is placed by constraints
            flings through 200 steps without a layout of its superview.
              apple:uiview/setneedslayout()

            SCROLL-05 (B) When a finger releases moving content, the speed of the content is
            multiplied by decelerationRate every millisecond, and the content stops when it is
            slower than 10 points a second. With a rate of 0.998 and an initial speed of v points a
            second, it travels (v - 10) * 0.499 points in ln(10 / v) / ln(0.998) milliseconds. For
            example, at 1000 points a second it travels 494 points in 2.30 seconds. Traces of iOS
            26.1 at 750 and 3000 points a second agree within half a point. A pan begins after the
            finger has moved 10 points. The distance passed to a drag on a stage is the distance
            that the content moves, so it does not contain these 10 points.
              openuikit:golden/scroll_traces

            SCROLL-06 (B) Content that arrives at its end with a speed v is pulled back by a
            critically damped spring with the rate 11 per second. It swings v / (11 * 2.718) points
            beyond the end: 100 at 3000 points a second. Content that is released at rest beyond its
            end comes back as the sum of two exponentials with the rates 9 and 46 per second. It
            rests when it is less than half a point away. Traces of iOS 26.1 agree within two thirds
            of a point for content that arrives with a speed, and within 3.5 points for content that
            is released at rest 235 points beyond its end.
              openuikit:golden/scroll_traces

            SCROLL-07 (C) Since iOS 15 scrollToItem(at:at:animated:) for an item that does not exist
            raises "Attempted to scroll the collection view to an out-of-bounds item (I) when there
            are only N items in section S. Collection view: ", followed by the view's whole
            description. On iOS 13 and 14 the call is logged and does nothing. The words of the log
            line are not known.
              https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/203
              https://github.com/Provenance-Emu/Provenance/issues/1771
              https://github.com/Coder-TanJX/JXBanner/issues/30
              https://github.com/ekazaev/ChatLayout/issues/10

            SCROLL-08 (D) A finger that pulls the content down from its top starts the refresh
            control of the scroll view before the finger is lifted: isRefreshing is true, and then
            the control sends valueChanged. Content that fits its view can be pulled only if
            alwaysBounceVertical is true. How far the finger has to pull is not known. On a stage, a
            drag therefore never starts a refresh, and pullToRefresh() does.
              apple:uirefreshcontrol https://github.com/Sephiroth87/ODRefreshControl/issues/75
              https://github.com/vlasov/CCBottomRefreshControl/pull/19
              https://github.com/eggswift/pull-to-refresh/issues/24

            SCROLL-09 (C) setContentOffset(_:animated:) ends an animated scroll that is under way
            where the content is, and calls scrollViewDidEndScrollingAnimation for it at once,
            before the new scroll begins. This is so for a scroll with animation, to the same target
            too, and for one without. Setting contentOffset ends no scroll. A test of a public
            library makes five animated scrolls in a row: the first four end with the first items on
            screen, and the fifth with its own.
              https://github.com/square/Listable/pull/582
              https://github.com/jverkoey/nimbus/pull/623
              https://github.com/lionheart/openradar-mirror/issues/3680

            SCROLL-10 (B) A finger and a deceleration move content by whole pixels: each offset is
            rounded to the nearest pixel, and the finger goes on from the exact one. At a scale of
            3, a finger that pulls content beyond its top in steps of 5 points moves it to -2.667,
            -5.333, -8.333, -11 and -13.667. For a speed of v points a second and a decelerationRate
            of r, the target that scrollViewWillEndDragging receives is (10 - v) / (1000 * ln(r))
            points on: 1493.667 at 3000 points a second, and 369.667 at 750. The content rests
            before that, after the 1492 and 369.333 points of SCROLL-05. The formula of the target
            is an inference from these two figures. Traces of iOS 26.1. Whether the offsets of an
            animated scroll are rounded is not known, and in the model they are not.
              openuikit:golden/scroll_traces
            """)

    static let views = claims(
        from: """
            VIEW-01 (C) For a view in a window, removeFromSuperview() calls willMove(toSuperview:
            nil), willMove(toWindow: nil), didMoveToWindow and didMoveToSuperview, in this order.

            VIEW-02 (C) A label that is made in code hugs its text with priority 250 along both
            axes, as other views do. Interface Builder writes 251.

            VIEW-03 (C) The root view of a controller has layout margins of 16 points at the sides,
            and of 20 from a width of 414 on. At the top and the bottom it has no margins beyond the
            safe area.

            VIEW-04 (C) The description of a view names its class, its frame, those of the following
            properties that do not have their default, and its layer, in this order: transform,
            text, clipsToBounds, alpha, hidden, opaque, autoresize, autoresizesSubviews,
            userInteractionEnabled, tag, gestureRecognizers, backgroundColor. A scroll view adds
            contentOffset, contentSize and adjustedContentInset. A constraint is described by its
            visual format if it has one. In the model, the description has the view's name in its
            world instead of an address.
              https://github.com/allsome/LSYEvernote/issues/5

            VIEW-05 (A) The children of a controller that is shown get viewWillAppear,
            viewDidAppear, viewWillDisappear and viewDidDisappear with it.
            viewWillTransition(to:with:) goes to the root controller, and by super to its children.
            beginAppearanceTransition and endAppearanceTransition make these calls for a child whose
            parent does not forward them. The two methods can also hide a controller that was never
            shown, which then gets viewWillDisappear and viewDidDisappear (grade C).
              https://github.com/kazuhiro4949/PagingKit/blob/master/Tests/ContentAppearanceHandlerTests.swift
              apple:uiviewcontroller/shouldautomaticallyforwardappearancemethods

            VIEW-06 (C) With the distribution fillProportionally, each view gets a share of the
            stack view's length: the view's natural length divided by the sum of all natural lengths
            and gaps. The last view gets what is left. Three views of 100 with gaps of 20 in 400 get
            117.6, 117.6 and 124.7; views of 25 and 75 in 200 with margins of 10 get 50 and 130.

            VIEW-07 (C) A button made by UIButton() with nothing in it has an intrinsic size of 30
            by 34 points. All lines of a title with line breaks count for the height, even if
            numberOfLines is 1.

            VIEW-08 (A) tintAdjustmentMode is normal if no view above has another value, and the
            borderColor of a layer begins as opaque black.
              apple:uiview/tintadjustmentmode-swift.property

            VIEW-09 (C) The view that a UICollectionViewController loads is a wrapper around the
            collection view: view === collectionView is false.

            VIEW-10 (A; without a duration E) A completion is never called in the turn of the main
            loop that scheduled it, and an animation of duration 0 completes in a later turn, or
            after its delay. Calls in a completion work as they do anywhere else. A view that pulses
            for ever, or a completion that starts the next update, therefore neither hangs a test
            nor overflows the stack. A stage that waits for rest stops waiting after a minute of its
            clock at the latest, and logs the reason.
              apple:uiview/animate(withduration:animations:completion:)

            VIEW-11 (B) Each safe area inset of a view is the superview's inset less the distance
            between the views' edges, at least 0 and at most the whole inset. The
            additionalSafeAreaInsets of the view's controller are added. In 480 points with 34 at
            the bottom, children that begin at 460 and at 500 and end below 480 have 34 there.
            Measured on iOS 26.1 with Mac Catalyst.
              openuikit:Tests/OpenUIKitTests/SafeAreaGuideTests.swift

            VIEW-12 (B) When a view's safe area changes, layoutMarginsDidChange() comes first, then
            safeAreaInsetsDidChange(), once each. Both are also called for a view that enters a
            place with a safe area. Measured on iOS 26.1 with Mac Catalyst. In the model
            layoutMarginsDidChange() is not called if insetsLayoutMarginsFromSafeArea is false.
              openuikit:Tests/OpenUIKitTests/SafeAreaGuideTests.swift

            VIEW-13 (B) A collection view made in code has the background colour systemBackground.
            Measured on iOS 26. In the model it has that colour from iOS 18 on.
              openuikit:docs/KNOWN_GAPS.md

            VIEW-14 (B) A hidden view in a stack view has no length along the axis, and is in the
            middle of the gap between its neighbours: four equal views with gaps of 8 in 320 points,
            of which the third is hidden, begin at 0, 109, 215 and 219. Measured on iOS 26.1 with
            Mac Catalyst. In the model it is at half of the spacing after the shown view before it,
            even if the gap is longer. Before the first or after the last shown view it is at the
            edge. If the app gives the view a length, the app's constraint is left out, and the one
            named 'UISV-hiding' holds.
              openuikit:Tests/OpenUIKitTests/ProgressStackTests.swift
              https://github.com/braintree/braintree_ios/issues/237

            VIEW-15 (B) With the distribution fill, a stack view stretches or compresses the first
            of its views if all have the same priorities. Views without a natural length are
            stretched before views that have one. If several views have no natural length, the last
            of these takes all the space that is left. If the alignment is not fill, a view without
            a natural size across the axis has none there. Views of 76.5 and 94 in 120 points with a
            gap of 8 become 18 and 94. Measured on iOS 26.1 with Mac Catalyst.
              openuikit:Tests/OpenUIKitTests/ProgressStackTests.swift

            VIEW-16 (C) Without a configuration, a button is as wide as its image, its title and its
            insets together, and as high as the taller of image and title, plus the insets at the
            top and the bottom. Only a button that has neither an image nor an inset adds 12 points
            to its height, and is at least 30 points wide. Titles have a font of 18 points in custom
            buttons and of 15 points in system buttons. An empty title is one line high in these
            two. The buttons for details, information and contacts have an image of 22 points,
            ignore the label's font, and give an empty title no room. A button that never had an
            image has no image view among its subviews until imageView is read, which creates one.
            Asserted on iOS 10 to 12. With a title of 15 points, a button is 31 points high in Mac
            Catalyst on iOS 26.1, and 30 points high on phones. The model follows phones, and rounds
            both lengths up to whole points.
              https://github.com/linkedin/LayoutKit/blob/master/LayoutKitTests/ButtonLayoutTests.swift
              openuikit:Tests/OpenUIKitTests/UIButtonTests.swift

            VIEW-17 (D) The cgColor of a colour made from a pattern image has one component. A
            public library asserts this on devices.

            VIEW-18 (A) An initialiser called on a metatype value, such as a variable of type
            UICollectionViewCell.Type, makes an object of the class that the value names. An element
            of a list of view classes, type(of: view) and a generic parameter are such values, too.
            This holds for the classes of views, view controllers, layouts, attributes, invalidation
            contexts and layers. Classes can be compared by ===.
              https://docs.swift.org/swift-book/documentation/the-swift-programming-language/types/#Metatype-Type
              https://developer.apple.com/documentation/swift/anyclass

            VIEW-19 (C) CGRect.intersects(_:) returns false for rectangles that only share an edge
            or a corner. Tests of public libraries rely on it.
              https://github.com/ekazaev/ChatLayout

            VIEW-20 (A) While a view is laid out, UITraitCollection.current has the traits of the
            view. Otherwise it has those that were set on the thread. If none were set, the model
            returns those of the screen on the main actor, and an empty collection elsewhere.
              apple:uitraitcollection/current

            VIEW-21 (A) When the traits of a view change, by a rotation that brings other size
            classes or by overrideUserInterfaceStyle, its traitCollectionDidChange(_:) and that of
            its controller are called with the previous traits. The order is unknown. The model
            calls them from the window down, a controller before its view.
              apple:uitraitenvironment/traitcollectiondidchange(_:)

            VIEW-22 (A/C; the clock E) The members with an async form are the three apply methods of
            the diffable data source, animateKeyframes, and addCompletion of an animator. Apple's
            headers withhold the async form from the other animations and transitions of UIView,
            from performBatchUpdates, from setCollectionViewLayout and from present and dismiss, so
            apps that await these wrap the completion in a continuation. In the model, a completion
            that is passed to a call outside of the ticks of a stage makes the stage tick in the
            next turns of the main queue, until it is called. These turns come after the caller is
            suspended.
              apple:uicollectionviewdiffabledatasource apple:uiview
              apple:uiviewpropertyanimator/addcompletion(_:)
              https://github.com/xybp888/iOS-SDKs/blob/master/iPhoneOS17.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h

            VIEW-23 (E) Work for the main queue runs after the code that sends it. In a test that is
            never suspended, the next tick of a stage is the next turn of the main queue also for
            work that was sent outside of stages.

            VIEW-26 (C) Unless its alignment is fill, a stack view of two or more arranged views,
            hidden ones included, keeps the size across its axis that its views need: UIKit
            surrounds the views by a guide of length 0 with the priority 51. systemLayoutSizeFitting
            requests a size with the priority 50, so a row with an icon of 24 points and a label is
            24 points high whatever the target or the estimate. A single view that is not stretched
            is held with the priority 49 only, and so is the length along the axis with the
            distributions equalSpacing and equalCentering. There the target wins. Two public
            libraries compare their constraints with those of UIStackView on iOS 9 and 10. They
            disagree on rows with a baseline alignment: by one of them, and by a bug report for iOS
            10 to 13, the upper edge of such a row is held with the priority 49. In the model such a
            row keeps its own size.
              https://github.com/kean/Arranged https://github.com/tomvanzummeren/TZStackView
              https://openradar.appspot.com/32291130

            VIEW-27 (C) A collection view places its cells and supplementary views even if their own
            translatesAutoresizingMaskIntoConstraints is false, and logs "Changing the
            translatesAutoresizingMaskIntoConstraints property of a UICollectionReusableView that is
            managed by a UICollectionView is not supported, and will result in incorrect
            self-sizing. View: ..." (for a cell, "of a UICollectionViewCell"). Logged on systems of
            2021 and 2022 (iOS 15 and 16). The model logs the line when such a view is added to its
            collection view and when the property changes. A self-sizing cell whose content view has
            the property false, and that has no constraint to its content view, logs "contentView of
            collectionViewCell has translatesAutoresizingMaskIntoConstraints false and is missing
            constraints to the cell, which will cause substandard performance in cell autosizing.
            ..." (iOS 12). The model logs both on every system.
              https://github.com/czl0325/ZLCollectionView/issues/51
              https://github.com/czl0325/ZLCollectionView/issues/61
              https://github.com/czl0325/ZLCollectionView/issues/73
              https://github.com/intuit/CardParts/issues/100

            VIEW-28 (A) The topLayoutGuide and the bottomLayoutGuide of a controller can be items of
            a constraint, which then names the guide itself, and can be named in a visual format.
            The constraint belongs to the view of the controller.
              apple:uiviewcontroller/toplayoutguide

            VIEW-29 (A) NSLayoutConstraint has the designated initialiser of NSObject, so a subclass
            without one of its own inherits
            init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:). These initialisers
            are designated, so subclasses can call and override them: init(image:) and
            init(image:highlightedImage:) of UIImageView, init(frame:textContainer:) of UITextView,
            init(style:) of UIActivityIndicatorView, init(navigationBarClass:toolbarClass:) of
            UINavigationController. That of UIAlertController with a title is a convenience
            initialiser.
              apple:nslayoutconstraint apple:uiimageview/init(image:)
              apple:uitextview/init(frame:textcontainer:)

            VIEW-31 (A) A handler registered by registerForTraitChanges is called after one of its traits has changed,
            with the object and its previous traits. It is not called at the registration, nor for other traits. The
            registration ends with the object, or with unregisterForTraitChanges. It does not load the view of a
            controller. The model calls handlers before traitCollectionDidChange(_:), and those of a controller before
            those of its view.
              https://developer.apple.com/videos/play/wwdc2023/10057/
              apple:uitraitchangeobservable

            VIEW-32 (A) overrideUserInterfaceStyle of a controller sets the style of its view and of its children. A
            style of a view itself comes first.
              apple:uiviewcontroller/overrideuserinterfacestyle
              https://developer.apple.com/videos/play/wwdc2019/214/

            VIEW-33 (A) An element that is no view has its accessibilityFrameInContainerSpace in the
            coordinate space of its container. Unless they are overridden, accessibilityActivate(),
            accessibilityScroll(_:) and accessibilityPerformEscape() return false,
            accessibilityElementCount() returns 0, accessibilityElement(at:) nil, and
            index(ofAccessibilityElement:) NSNotFound. The accessibilityFrame of a view is its frame
            on the screen.
              https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementcount()
              https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityframe

            VIEW-34 (A) Without a keyboard, the top of keyboardLayoutGuide is at the bottom of the safe area, or at the
            bottom of the view if usesBottomSafeArea is false.
              https://developer.apple.com/videos/play/wwdc2021/10259/
              apple:uikeyboardlayoutguide/usesbottomsafearea

            VIEW-35 (B) A stepper is 94 points wide and 32 high. Its value is between 0 and 100 at first, and its step
            is 1. A progress bar is 4 points high. A search bar has an intrinsic height of 44 and no intrinsic width.
            Its text field is 36 high, 8 from both sides, and as far from the top as half of the height above 44.
            Measured on iOS 26.1 with Mac Catalyst. The model has these figures on all systems.
              openuikit:Tests/OpenUIKitTests/Controls2Tests.swift
              openuikit:Tests/OpenUIKitTests/ProgressStackTests.swift

            VIEW-36 (A) updateSearchResults(for:) is called when the search bar becomes the first responder, and when
            its text is edited.
              apple:uisearchresultsupdating/updatesearchresults(for:)

            VIEW-37 (A) A symbol is designed with the point size of a font, and its size is proportional to the point
            size. The size of each symbol at a point size is unknown. In the model all have 20 points at the point size
            of 17.
              https://developer.apple.com/videos/play/wwdc2019/206/
              apple:uiimage/symbolconfiguration

            VIEW-38 (B) A button with a configuration is as large as its image, title and subtitle, with imagePadding
            between image and texts, titlePadding between the texts, and contentInsets around them. It ignores
            contentEdgeInsets. The image takes at least imageReservation. A title may have several lines. Of a new
            configuration the insets are 7 and 12, titlePadding is 1, imagePlacement is leading, and the corner radius
            of the background is 17. automaticallyUpdateForSelection is false only for filled and borderedProminent.
            This was measured on macOS 27 with Mac Catalyst. Xcode gives a button titled "Button" the size 75 x 35, in
            whole points, in all styles, which fits a font of 17 points. The model has these values on all systems.
            Fonts and insets of other button sizes, the font of a subtitle, and most colors are unknown.
              charon:packages/a/apple-backports/facts/UIKit/UIButtonConfiguration15.md
              https://developer.apple.com/videos/play/wwdc2021/10064/
              apple:uibutton/configuration-swift.struct

            VIEW-39 (A) A change of the state of a button, and setNeedsUpdateConfiguration(), lead to one call of
            updateConfiguration() and of configurationUpdateHandler, unless automaticallyUpdatesConfiguration is false.
            An action with which a button was created gives it its title and image. A button with
            changesSelectionAsPrimaryAction toggles isSelected before its primary action.
              apple:uibutton/configurationupdatehandler-swift.property
              apple:uibutton/changesselectionasprimaryaction

            VIEW-40 (A; the order E) traitOverrides of a view or a controller replace inherited
            traits of the view and of everything inside it, also traits that the app defines. A
            trait can be removed from them. In the model, those of a controller come before those of
            its view.
              https://developer.apple.com/videos/play/wwdc2023/10057/
              apple:uitraitoverrides-swift.struct

            VIEW-41 (D) dismiss(animated:completion:) of a controller where nothing is presented
            calls the completion on iOS 14.3, and not on iOS 12.2.
              https://github.com/wix/react-native-navigation/issues/6875

            VIEW-42 (A) The layout of a button without a configuration places title and image at
            titleRect(forContentRect:) and imageRect(forContentRect:) of contentRect(forBounds:),
            which apps override.
              apple:uibutton/titlerect(forcontentrect:)
              apple:uibutton/contentrect(forbounds:)

            VIEW-43 (A) init(data:) makes an image with a scale of 1, init(data:scale:) one with the
            given scale, and data of no known format makes none. The size in points is that of the
            file divided by the scale, after the orientation of the file is applied. The formats are
            those of ImageIO; the model knows PNG, JPEG, GIF, HEIC and WebP, and no pixels. Images
            are equal if they have the same data.
              apple:uiimage/init(data:)
              apple:uiimage/init(data:scale:)
              apple:uiimage/size
              apple:uiimage/isequal(_:)
            """)

    static let text = claims(
        from: """
            TEXT-01 (C) A line of the system font is 1.193359375 times its point size high. A label
            is as high as its lines, rounded up to the pixel: at 16, 17, 28 and 58 points on a scale
            of 3 that is 19.33, 20.33, 33.67 and 69.33.

            TEXT-02 (C) On average, a character of common English text in the regular weight takes
            0.40 to 0.49 of the point size: at 17 points "Just text" is 66 points wide, "This is a
            test string" 144.1. The table of widths that this project measures with is its own
            approximation.

            TEXT-03 (C) Constraints round half a pixel up: on a scale of 3, 161.1667 points become
            161.333 and 183.833 become 184.

            TEXT-04 (B) The text styles have a size in each category of content sizes: at extraSmall
            body and headline have 14 points, largeTitle 31 and caption2 11. Only headlines are
            semibold. UIFontMetrics multiplies a value by the line height of its style in the
            category, divided by that in the category large, and rounds to the pixel: for body 17
            points are 14.667 at extraSmall and 15.333 at small. Fonts are scaled to whole points.
            Measured on iOS 26 in a simulator.
              openuikit:fixtures/realapp/dynamic_type_ios.json

            TEXT-05 (C) A line of Helvetica is 1.15 times its point size high, and its characters
            have the widths that Adobe publishes. At 17 points on a scale of 3 a label is 19.667
            high, and "Nick" 33.333 wide. The tests of a public library check these figures on
            devices.
              https://github.com/linkedin/LayoutKit/tree/master/LayoutKitTests

            TEXT-06 (D) With the line break mode byCharWrapping a line may end after any character,
            even within a word, in labels and in boundingRect. The tests of a public library assert
            this on devices.

            TEXT-07 (D) The height of a text view is rounded up to the pixel: without insets one
            line of 12 points is 14.333 high on a scale of 3. The tests of a public library assert
            this on devices.
              https://github.com/linkedin/LayoutKit/blob/master/LayoutKitTests/TextViewLayoutTests.swift

            TEXT-08 (A) The font of text without a font is Helvetica of 12 points, in attributed
            strings, in measured strings and in text views: a text view without insets is 14 points
            high for one line on a scale of 3. A label has the system font of 17 points. A public
            library asserts the font of text views on devices.
              https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
              https://github.com/linkedin/LayoutKit/blob/master/Sources/Internal/TextViewDefaultFont.swift

            TEXT-09 (D) At every font size from 1 to 50 points, in Helvetica and in the system font,
            a label is as large as boundingRect, rounded up to the pixel without a tolerance. The
            bounds of a text of whole points have no rounding error, which would add a pixel: a line
            of Helvetica of 20 points is exactly 23 points high. The tests of a public library
            assert this on devices, on scales of 2 and 3.
              https://github.com/linkedin/LayoutKit/blob/master/LayoutKitTests/LabelLayoutTests.swift
            """)

    static let lists = claims(
        from: """
            LIST-01 (C) The rows of a list are at least 44 points high, except for a first item that
            is the header of its section. Grouped lists have 35/2 points, rounded to the pixel,
            above a section without a header and below every section except the last, and 20 below
            the last. Example: an inset grouped list 300 points wide, at scale 3, has two sections
            of one row, and only the first has a header. The header's frame is (16, 0, 268, 38.667).
            The rows begin at 38.667 and 118. The content is 182 high. At scale 2 a first section
            without a header begins at 17.5.

            LIST-02 (C) An inset grouped list has margins of 16 points at its sides, or of 20 points
            from a width of 414 on. Its cells clip to their bounds.

            LIST-03 (C) The content of a list cell has margins of 11 points above and below, 16 at
            the leading and 8 at the trailing edge. The content of a grouped header has 17 above, 6
            below and 8 at the sides, so a header with a text of 13 points is 38.667 high on a scale
            of 3. An image is 16 points from the text, and the text 3 from a secondary text below
            it.

            LIST-04 (B) A section of a plain list whose first item is its header has 22 points above
            it; the other appearances have none. Measured with Catalyst on macOS 27 (Mac idiom);
            nothing contradicts it for phones.
              charon:tests/backports/device/lists-expectations.h

            LIST-05 (B) The content insets of a list section do not depend on
            contentInsetsReference. Its headers and footers have zIndex 200, have extendsBoundary
            set, and are as wide as the section. In the appearances plain and sidebarPlain their
            estimated height is 28 points and they are pinned. In the other appearances it is 17.5
            points and they are not pinned. Measured with Catalyst on macOS 27 (Mac idiom).
              charon:tests/backports/device/lists-expectations.h

            LIST-06 (B) Two accessories of one system type in a list cell raise an exception:
            "Accessories array contains more than one system accessory of the same type." Measured
            with Catalyst on macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/UICollectionViewListCell.md
              charon:tests/backports/device/lists.m

            LIST-07 (B) List content has these margins at the top, leading, bottom and trailing
            edge: footers 8, 8, 6 and 8, plain headers 10, 8, 10 and 8, cells and headers of
            sidebars 11, 8, 11 and 8, and subtitle cells of sidebars 4, 8, 4 and 8. Texts of
            sidebars are in one line, and can shrink to 0.9 of their size. In sidebars secondary
            texts have 13 points, and images are 10 points before the text. Measured with Catalyst
            on macOS 27. The model does not use the measurements of cells and grouped headers (15
            above and below a cell, a secondary text of 15 points) and of corners (26), because
            LIST-01 and LIST-03 describe phones.
              charon:tests/backports/device/lists-expectations.h

            LIST-08* (B) By default accessories take 24 points, arrows 14, and labels the width of
            their text. A custom view takes the width that it has by itself, by its intrinsic size
            or its constraints, and at least 24: a switch takes 51 points, and a view without a
            natural size 24. By default a view keeps its own size, whatever room is reserved for it.
            At the leading edge accessories are 16 points apart, and at the trailing edge 8. By
            default a reorder control has a line of 1 point before it if another accessory at the
            trailing edge precedes it. The line is 8 points from the control and from the previous
            accessory. An image shrinks to the height that the margins of its row leave. Measured
            with Catalyst on macOS 27, except that a view keeps its size, which is in Apple's
            documentation.
              charon:tests/backports/device/lists-expectations.h
              apple:uicellaccessory-swift.struct/insertoptions/reservedlayoutwidth

            LIST-09 (A) On iOS an outline disclosure is at the trailing edge of its row, and a tap
            on it expands or collapses the item. It is at the leading edge only in cells of Mac
            Catalyst.
              apple:uicellaccessoryoutlinedisclosure

            LIST-10 (A) With the style header of an outline disclosure, a tap anywhere on the row
            expands or collapses the item, and the row is not selectable. With the style cell, only
            a tap on the arrow does so, and a tap on the row selects it. The style automatic is that
            of headers if the row is configured as the header of a section. In the model that is the
            first item of a section in a list whose headerMode is firstItemInSection, or a cell with
            a content configuration for headers.
              apple:uicellaccessory-swift.struct/outlinedisclosureoptions/style-swift.enum/header
              apple:uicellaccessory-swift.struct/outlinedisclosureoptions/style-swift.enum/cell
              apple:uicellaccessory-swift.struct/outlinedisclosureoptions/style-swift.enum/automatic
            """)
}
