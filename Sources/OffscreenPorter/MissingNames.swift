/// Names of UIKit, QuartzCore and CoreGraphics that this package lacks. `MissingNameTests` writes
/// them.
enum MissingNames {
    /// Types, functions and constants.
    static let types = words(
        """
        CAAnimationCalculationMode CAAnimationRotationMode CAEAGLLayer CAEDRMetadata
        CAEdgeAntialiasingMask CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode
        CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CALayer.ToneMapMode
        CALayerContentsFilter CALayerContentsFormat CAMediaTiming CAMetalDisplayLink
        CAMetalDisplayLinkDelegate CAMetalDrawable CAMetalLayer CARenderer CAReplicatorLayer
        CAScrollLayer CAScrollLayerScrollMode CAShapeLayerFillRule CAShapeLayerLineCap
        CAShapeLayerLineJoin CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode
        CATiledLayer CATransformLayer CAValueFunction CAValueFunctionName CGBitmapInfo CGBlendMode
        CGColorBufferFormat CGColorConversionInfo CGColorConversionInfoTransformType
        CGColorDataFormat CGColorRenderingIntent CGColorSpace CGColorSpaceModel CGDataConsumer
        CGDataConsumerCallbacks CGDataProvider CGDataProviderDirectCallbacks
        CGDataProviderSequentialCallbacks CGError CGFont CGFontPostScriptFormat CGFunction
        CGFunctionCallbacks CGGlyphDeprecatedEnum CGGradient CGGradientDrawingOptions
        CGImageAlphaInfo CGImageByteOrderInfo CGImagePixelFormatInfo CGInterpolationQuality CGLayer
        CGLineCap CGLineJoin CGPDFAccessPermissions CGPDFBox CGPDFDataFormat CGPDFDocument
        CGPDFObjectType CGPDFPage CGPDFTagProperty CGPDFTagType CGPathDrawingMode CGPathElement
        CGPathElementType CGPattern CGPatternCallbacks CGPatternTiling CGShading CGTextDrawingMode
        CGToneMapping ColorSyncProfile IOSurfaceRef NSAdaptiveImageGlyph
        NSControlCharacterContainerBreakAction NSControlCharacterHorizontalTabAction
        NSControlCharacterLineBreakAction NSControlCharacterParagraphBreakAction
        NSControlCharacterWhitespaceAction NSControlCharacterZeroAdvancementAction NSDataAsset
        NSDataAssetName NSDiffableDataSourceSectionSnapshotReference
        NSDiffableDataSourceSnapshotReference NSLayoutManager.ControlCharacterAction
        NSLayoutManager.GlyphProperty NSLayoutManager.TextLayoutOrientation NSLayoutManagerDelegate
        NSShadow NSTextAttachment NSTextAttachmentContainer NSTextAttachmentLayout
        NSTextAttachmentViewProvider NSTextContentManager NSTextContentManagerDelegate
        NSTextContentStorage NSTextContentStorageDelegate NSTextElement NSTextElementProvider
        NSTextLayoutFragment NSTextLayoutManager NSTextLayoutManagerDelegate
        NSTextLayoutOrientationProvider NSTextLineFragment NSTextList NSTextListElement
        NSTextLocation NSTextParagraph NSTextRange NSTextSelection NSTextSelectionDataSource
        NSTextSelectionNavigation NSTextStorage.EditActions NSTextStorageDelegate
        NSTextStorageObserving NSTextTab NSTextViewportLayoutController
        NSTextViewportLayoutControllerDelegate NSWritingDirection UIAccelerometerDelegate
        UIAccessibility.AssistiveTechnologyIdentifier UIAccessibility.DirectTouchOptions
        UIAccessibility.ExpandedStatus UIAccessibility.GuidedAccessError
        UIAccessibility.GuidedAccessRestrictionState UIAccessibility.HearingDeviceEar
        UIAccessibility.ZoomType UIAccessibilityContainerDataTable
        UIAccessibilityContainerDataTableCell UIAccessibilityContainerType
        UIAccessibilityContentSizeCategoryImageAdjusting UIAccessibilityCustomRotor
        UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate
        UIAccessibilityLocationDescriptor UIAccessibilityNavigationStyle UIAccessibilityPriority
        UIAccessibilityReadingContent UIAccessibilityTextualContext
        UIAccessibilityVoiceOverStatusChanged UIActionHandler UIActionSheet UIActionSheetDelegate
        UIActionSheetStyle UIActivity UIActivityCollaborationMode UIActivityItemProvider
        UIActivityItemSource UIActivityItemsConfiguration UIActivityItemsConfigurationInteraction
        UIActivityItemsConfigurationMetadataKey UIActivityItemsConfigurationPreviewIntent
        UIActivityItemsConfigurationProviding UIActivityItemsConfigurationReading
        UIActivitySectionTypes UIActivityViewController UIAdaptivePresentationControllerDelegate
        UIAlertControllerSeverity UIAlertView UIAlertViewDelegate UIAlertViewStyle UIAppearance
        UIAppearanceContainer UIApplication.Category UIApplication.CategoryDefaultError
        UIApplication.ExtensionPointIdentifier UIApplication.OpenURLOptionsKey UIApplicationMain
        UIApplicationOpenNotificationSettingsURLString UIApplicationShortcutIcon
        UIApplicationShortcutItem UIBackgroundFetchResult UIBackgroundTaskIdentifier
        UIBandSelectionInteraction UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup
        UIBarButtonItemStateAppearance UIBarPosition UIBarPositioning UIBarPositioningDelegate
        UIBarStyle UIBehavioralStyle UIButton.PointerStyleProvider UIButtonPointerStyleProvider
        UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionMultiDateDelegate
        UICalendarSelectionSingleDate UICalendarSelectionSingleDateDelegate
        UICalendarSelectionWeekOfYear UICalendarSelectionWeekOfYearDelegate UICalendarView
        UICalendarViewDelegate UICanvasFeedbackGenerator UICloudSharingController
        UICloudSharingControllerDelegate UICollectionViewDiffableDataSourceReference
        UIColor.Prominence UIColorPickerViewController UIColorPickerViewControllerDelegate
        UIColorWell UICommand UICommandAlternate UICommandTagShare UIContentSizeCategoryAdjusting
        UIContentUnavailableConfiguration UIContentUnavailableConfigurationState
        UIContentUnavailableView UIContextMenuConfiguration.ElementOrder
        UIContextMenuInteraction.appearance UIConversationContext UICornerCurve UIDataDetectorTypes
        UIDataSourceModelAssociation UIDevice.BatteryState UIDeviceOrientationIsLandscape
        UIDeviceOrientationIsPortrait UIDeviceOrientationIsValidInterfaceOrientation
        UIDictationPhrase UIDirectionalRectEdge UIDocument UIDocumentBrowserAction
        UIDocumentBrowserError UIDocumentBrowserErrorDomain UIDocumentBrowserTransitionController
        UIDocumentBrowserViewController UIDocumentBrowserViewControllerDelegate
        UIDocumentInteractionController UIDocumentInteractionControllerDelegate
        UIDocumentMenuDelegate UIDocumentMenuOrder UIDocumentMenuViewController
        UIDocumentPickerDelegate UIDocumentPickerExtensionViewController UIDocumentPickerMode
        UIDocumentPickerViewController UIDocumentProperties UIDocumentViewController
        UIDragInteraction UIDragInteractionDelegate UIDropInteraction UIDropInteractionDelegate
        UIEditingInteractionConfiguration UIEvent.ButtonMask UIEvent.EventSubtype UIEventAttribution
        UIEventAttributionView UIFindInteraction UIFindInteractionDelegate UIFindSession
        UIFloatRange UIFloatRangeIsEqualToRange UIFocusAnimationContext UIFocusDebugger
        UIFocusDebuggerOutput UIFocusEffect UIFocusEnvironment UIFocusGroupPriority UIFocusGuide
        UIFocusHaloEffect UIFocusHeading UIFocusItem UIFocusItemContainer UIFocusItemDeferralMode
        UIFocusItemScrollableContainer UIFocusMovementHint UIFocusSoundIdentifier UIFocusSystem
        UIFont.Width UIFontDescriptor.AttributeName UIFontDescriptor.Class
        UIFontDescriptor.FeatureKey UIFontDescriptor.SystemDesign UIFontDescriptor.TraitKey
        UIFontPickerViewController UIFontPickerViewControllerDelegate
        UIGraphicsAddPDFContextDestinationAtPoint UIGraphicsBeginPDFContextToData
        UIGraphicsBeginPDFContextToFile UIGraphicsBeginPDFPage UIGraphicsBeginPDFPageWithInfo
        UIGraphicsDrawingActions UIGraphicsEndPDFContext UIGraphicsGetPDFContextBounds
        UIGraphicsImageRenderer.DrawingActions UIGraphicsImageRendererFormat.Range
        UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat
        UIGraphicsPopContext UIGraphicsPushContext UIGraphicsRenderer UIGraphicsRendererContext
        UIGraphicsSetPDFContextDestinationForRect UIGraphicsSetPDFContextURLForRect
        UIGuidedAccessAccessibilityFeature UIGuidedAccessRestrictionDelegate UIHoverAutomaticEffect
        UIHoverEffect UIHoverHighlightEffect UIHoverLiftEffect UIHoverStyle UIImage.DynamicRange
        UIImage.JournalingSuggestionContent UIImageAsset UIImagePickerController
        UIImagePickerControllerDelegate UIImageReader UIImageWriteToSavedPhotosAlbum
        UIIndirectScribbleInteraction UIIndirectScribbleInteractionDelegate UIInputSuggestion
        UIInputViewController UIInterfaceOrientationIsLandscape UIInterfaceOrientationIsPortrait
        UIInterpolatingMotionEffect UIItemProviderPresentationSizeProviding
        UIItemProviderReadingAugmentationDesignating UIItemProviderReadingAugmentationProviding
        UIKIT_HAS_UIFOUNDATION_SYMBOLS UIKey UIKeyCommand UIKeyModifierFlags UIKeyboardHIDUsage
        UILabelVibrancy UILargeContentViewerInteraction UILargeContentViewerInteractionDelegate
        UILargeContentViewerItem UILayoutGuideAspectFitting UILetterformAwareAdjusting
        UILetterformAwareSizingRule UILexicon UILexiconEntry UIListEnvironment UILocalNotification
        UILocalNotificationDefaultSoundName UILocalizedIndexedCollation UILookToDictateCapable
        UIMailConversationContext UIManagedDocument UIMarkupTextPrintFormatter UIMenu.ElementSize
        UIMenuBuilder UIMenuDisplayPreferences UIMenuLeaf UIMenuSystem UIMessageConversationContext
        UIMinimumKeepAliveTimeout UIMotionEffect UIMotionEffectGroup
        UIMutableApplicationShortcutItem UIMutableUserNotificationAction
        UIMutableUserNotificationCategory UINSToolbarItemPresentationSize
        UINavigationBar.NSToolbarSection UINavigationBarAppearance UINavigationBarDelegate
        UINavigationController.Operation UINavigationItem.BackButtonDisplayMode
        UINavigationItem.ItemStyle UINavigationItem.SearchBarPlacement
        UINavigationItemRenameDelegate UIObjectRestoration UIOpenURLContext
        UIPageControl.BackgroundStyle UIPageControl.Direction UIPageControl.InteractionState
        UIPageControlProgress UIPageControlProgressDelegate UIPageControlTimerProgress
        UIPageControlTimerProgressDelegate UIPageViewController.SpineLocation UIPasteConfiguration
        UIPasteConfigurationSupporting UIPasteControl UIPasteboard UIPasteboardNameFind
        UIPencilHoverPose UIPencilInteraction UIPencilInteractionDelegate UIPencilPreferredAction
        UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewAccessibilityDelegate
        UIPickerViewDataSource UIPickerViewDelegate UIPointerAccessory UIPointerLockState
        UIPopoverArrowDirection UIPopoverBackgroundView UIPopoverBackgroundViewMethods
        UIPopoverController UIPopoverControllerDelegate UIPopoverPresentationController
        UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
        UIPresentationController UIPress UIPressesEvent UIPreviewAction UIPreviewActionGroup
        UIPreviewActionItem UIPreviewInteraction UIPreviewInteractionDelegate UIPrintError
        UIPrintErrorDomain UIPrintFormatter UIPrintInfo UIPrintInteractionController
        UIPrintInteractionControllerDelegate UIPrintJobFailedError UIPrintNoContentError
        UIPrintPageRenderer UIPrintPaper UIPrintRenderingQuality UIPrintServiceExtension
        UIPrintUnknownImageFormatError UIPrinter UIPrinterDestination UIPrinterPickerController
        UIPrinterPickerControllerDelegate UIPrintingNotAvailableError UIRectClip
        UIRectFillUsingBlendMode UIRectFrameUsingBlendMode UIReferenceLibraryViewController
        UIRemoteNotificationType UISaveVideoAtPathToSavedPhotosAlbum
        UIScene.ActivationRequestOptions UIScene.ActivationState UIScene.ConnectionOptions
        UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UIScene.SystemProtectionManager
        UISceneActivationConditions UISceneCaptureState UISceneConfiguration UISceneDelegate
        UISceneDestructionRequestOptions UISceneError UISceneErrorDomain UISceneSession
        UISceneSessionActivationRequest UISceneSizeRestrictions UISceneWindowingBehaviors
        UIScreen.OverscanCompensation UIScreen.ReferenceDisplayModeStatus UIScreenMode
        UIScreenshotService UIScreenshotServiceDelegate UIScribbleInteraction
        UIScribbleInteractionDelegate UIScrollType UIScrollTypeMask
        UIScrollViewAccessibilityDelegate UISearchBar.Icon UISearchContainerViewController
        UISearchController.ScopeBarActivation UISearchDisplayController UISearchDisplayDelegate
        UISearchSuggestion UISearchSuggestionItem UISearchTab UISearchTextFieldDelegate
        UISearchTextFieldPasteItem UISearchToken UIShape UIShapeProvider
        UISheetPresentationController UISheetPresentationControllerDelegate
        UISheetPresentationControllerDetentResolutionContext UISimpleTextPrintFormatter
        UISmartReplySuggestion UISplitViewController UISplitViewControllerDelegate
        UISpringLoadedInteraction UISpringLoadedInteractionBehavior UISpringLoadedInteractionEffect
        UIStandardTextCursorView UIStateRestoring UIStatusBarManager UIStoryboardPopoverSegue
        UIStoryboardSegue UIStoryboardUnwindSegueSource UISymbolEffectCompletion
        UISymbolEffectCompletionContext UITab UITabBar.ItemPositioning UITabBarAppearance
        UITabBarController.Mode UITabBarController.Sidebar UITabBarDelegate UITabBarItem.SystemItem
        UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup UITabSidebarItem
        UITableViewContentHuggingElements UITableViewDiffableDataSourceReference
        UITableViewDiffableDataSourceReferenceCellProvider UITableViewDropPlaceholder
        UITableViewDropPlaceholderContext UITableViewPlaceholder UITextAlternativeStyle
        UITextAttributesConversionHandler UITextChecker UITextCursorDropPositionAnimator
        UITextCursorView UITextDirection UITextDocumentProxy UITextDragDelegate UITextDragOptions
        UITextDragPreviewRenderer UITextDragRequest UITextDraggable UITextDropDelegate
        UITextDropEditability UITextDropProposal UITextDropRequest UITextDroppable
        UITextFormattingCoordinator UITextFormattingCoordinatorDelegate
        UITextFormattingViewController UITextGranularity UITextInlinePredictionType UITextInput
        UITextInputAssistantItem UITextInputContext UITextInputDelegate UITextInputMode
        UITextInputPasswordRules UITextInputStringTokenizer UITextInputTextBackgroundColorKey
        UITextInputTextColorKey UITextInputTextFontKey UITextInputTokenizer UITextInputTraits
        UITextInteraction UITextInteractionDelegate UITextInteractionMode UITextItem
        UITextItemInteraction UITextLayoutDirection UITextLoupeSession
        UITextMathExpressionCompletionType UITextPasteConfigurationSupporting UITextPasteDelegate
        UITextPasteItem UITextPlaceholder UITextPosition UITextRange UITextSearchAggregator
        UITextSearchFoundTextStyle UITextSearchOptions UITextSearching UITextSearchingFindSession
        UITextSelectionDisplayInteraction UITextSelectionDisplayInteractionDelegate
        UITextSelectionHandleView UITextSelectionHighlightView UITextSelectionRect
        UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType
        UITextStorageDirection UITextView.BorderStyle UITextWritingDirection UIToolTipConfiguration
        UIToolTipInteraction UIToolTipInteractionDelegate UIToolbarAppearance UIToolbarDelegate
        UITouch.Properties UITraitCollection.TraitMutations UITraitImageDynamicRange
        UITraitListEnvironment UITraitSceneCaptureState UITraitToolbarItemPresentationSize
        UITraitTypesettingLanguage UITraitUserInterfaceLevel UIUpdateActionPhase UIUpdateInfo
        UIUpdateLink UIUserActivityRestoring UIUserInterfaceLevel UIUserNotificationAction
        UIUserNotificationActionBehavior UIUserNotificationActionContext
        UIUserNotificationActionResponseTypedTextKey UIUserNotificationActivationMode
        UIUserNotificationCategory UIUserNotificationSettings
        UIUserNotificationTextInputActionButtonTitleKey UIUserNotificationType UIVibrancyEffect
        UIVibrancyEffectStyle UIVideoAtPathIsCompatibleWithSavedPhotosAlbum UIVideoEditorController
        UIVideoEditorControllerDelegate UIView.Invalidating UIView.Invalidations UIViewAnimating
        UIViewController.Transition UIViewController.ViewLoading
        UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
        UIViewControllerInteractiveTransitioning UIViewControllerRestoration
        UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewInvalidating
        UIViewPrintFormatter UIWebView UIWebViewDelegate UIWindowScene.ActivationAction
        UIWindowScene.ActivationInteraction UIWindowScene.ActivationRequestOptions
        UIWindowScene.DismissalAnimation UIWindowScene.Geometry UIWindowScene.GeometryPreferences
        UIWindowScene.PresentationStyle UIWindowSceneDelegate UIWindowSceneDestructionRequestOptions
        UIWindowSceneDragInteraction UIWindowScenePlacement UIWindowSceneProminentPlacement
        UIWindowSceneStandardPlacement UIWritingToolsBehavior UIWritingToolsCoordinator
        UIWritingToolsCoordinatorTextAnimationDebugDescription UIWritingToolsResultOptions
        UI_USER_INTERFACE_IDIOM kCAOnOrderIn kCAOnOrderOut kCARendererColorSpace
        kCARendererMetalCommandQueue kCATransactionAnimationDuration
        kCATransactionAnimationTimingFunction kCATransactionCompletionBlock
        kCATransactionDisableActions kCATransition
        """)

    /// Names of members that are missing here although the package has the types. A name is listed
    /// if no type of the package has such a member.
    static let members = words(
        """
        accessibilityIgnoresInvertColors accessibilityName actionForSegment activateSceneSession
        activationConditions activationState activePresentationController activityItemsConfiguration
        activityItemsConfigurationSource actualScaleFactor addClip addCoordinatedAnimations
        addCoordinatedFocusingAnimations addCoordinatedUnfocusingAnimations addKeyCommand
        addMotionEffect addSymbolEffect addTabStop addTextContainer addingAttributes
        additionalOverflowItems addressCity addressCityAndState addressState
        adjustsImageSizeForAccessibilityContentSizeCategory allowedChildrenForUnwinding
        allowedPressTypes allowedScrollTypesMask allowedTouchTypes allowedWritingToolsResultOptions
        allowsContinuousInteraction allowsCopyingTokens allowsDeletingTokens
        allowsEditingTextAttributes allowsFocusDuringEditing allowsKeyboardScrolling
        allowsOverdamping alternateIconName altitudeAngle animatedImage animatedImageNamed
        animatedResizableImageNamed animationEvents animationRepeatCount animationTimingFunction
        announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey
        applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching
        applicationDidReceiveMemoryWarning applicationFinishedRestoringState applicationFrame
        applicationIconBadgeNumber applicationProtectedDataDidBecomeAvailable
        applicationProtectedDataWillBecomeUnavailable applicationReserved
        applicationShouldAutomaticallyLocalizeKeyCommands
        applicationShouldRequestHealthAuthorization applicationSignificantTimeChange
        applicationSupportsShakeToEdit applicationWillEnterForeground applicationWillResignActive
        applicationWillTerminate appliedContentSizeCategoryLimitsDescription
        assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification attachmentRange
        attachmentSize attemptRotationToDeviceOrientation autoFill availableModes azimuthAngle
        azimuthUnitVector backAction backButtonBackgroundImage
        backButtonBackgroundVerticalPositionAdjustment backButtonDisplayMode backButtonTitle
        backButtonTitlePositionAdjustment backgroundFetchIntervalMinimum
        backgroundFetchIntervalNever backgroundFilters backgroundRefreshStatusDidChangeNotification
        backgroundStyle backgroundTimeRemaining backgroundVerticalPositionAdjustment badgeColor
        badgeCount badgeTextAttributes barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer
        barPosition barStyle baseWritingDirection baselineOffsetFromBottom batteryLevel
        batteryLevelDidChangeNotification batteryState batteryStateDidChangeNotification becomeKey
        beginAnimations beginBackgroundTask beginCustomizingItems beginFloatingCursor
        beginIgnoringInteractionEvents beginReceivingRemoteControlEvents beginningOfDocument
        behavioralStyle biasValues birthdateDay birthdateMonth birthdateYear bluetoothCentrals
        bluetoothPeripherals borderRect brightnessDidChangeNotification bringAllToFront buildMenu
        buttonFontSize buttonGroup buttonMask buttonMaskRequired
        buttonShapesEnabledStatusDidChangeNotification byDifference byIntersection byUnion
        calculationMode calculationModeCubicPaced calculationModePaced calibratedLatency
        canBePrevented canBecomeKey canPaste canPerformUnwindSegueAction canPrevent
        canResizeToFitContent cancelAllLocalNotifications cancelLocalNotification
        captureTextFromCamera capturedDidChangeNotification carPlay caretRect caretTransform
        cellularEID cellularIMEI centerItemGroups cgGlyph changeInLength changedTraits
        characterIndex characterIndexForGlyph characterOffset characterRange childContaining ciColor
        ciImage classClarendonSerifs classFreeformSerifs classMask classModernSerifs
        classOldStyleSerifs classOrnamentals classSansSerif classScripts classSlabSerifs
        classSymbolic classTransitionalSerifs clearButtonRect clearKeepAliveTimeout
        clearTextInputContextIdentifier clearsContextBeforeDrawing clearsOnInsertion
        closedCaptioningStatusDidChangeNotification closestPosition cloudKitShareMetadata
        coalescedTouches collapseSecondaryViewController commitAnimations compactAppearance
        compactScrollEdgeAppearance compactTabIdentifiers completeStateRestoration compositingFilter
        configurationWithoutPointSizeAndWeight configurationWithoutScale
        configurationWithoutTextStyle configurationWithoutWeight configureForGuidedAccess
        connectedScenes contentOffsetForSegment contentPositionAdjustment contentScrollView
        contentUnavailableConfiguration contentUnavailableConfigurationState contentsAreFlipped
        contentsCenter contentsFormat contentsRect continueAnimation continuityValues
        cornerCurveExpansionFactor countryName creatingFixedGroup creatingMovableGroup
        creatingOptionalGroup creditCardExpiration creditCardExpirationMonth
        creditCardExpirationYear creditCardFamilyName creditCardGivenName creditCardMiddleName
        creditCardName creditCardNumber creditCardSecurityCode creditCardType currentEDRHeadroom
        currentMaximumTrackImage currentMinimumTrackImage currentNSToolbarSection
        currentPageIndicatorImage currentThumbImage currentTitleShadowColor
        currentUserNotificationSettings customizableViewControllers customizationIdentifier
        darkerSystemColorsStatusDidChangeNotification dataDetectorTypes datePickerStyle
        decodeRestorableState decreaseSize decrementImage defaultAction defaultTabInterval
        defaultTextAttributes defaultWritingDirection defersCurrentPageDisplay
        dictationRecognitionFailed dictationRecordingDidEnd didActivateNotification
        didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification
        didChangeStatusBarFrameNotification didChangeStatusBarOrientationNotification
        didConnectNotification didDisconnectNotification didDismissWritingTools
        didEndEditingReasonUserInfoKey didFinishLaunchingNotification didHintFocusMovement
        didProcessEditingNotification didResignKeyNotification didRotate didUpdateFocus
        differentiateWithoutColorDidChangeNotification dimsBackgroundDuringPresentation
        directionalPressGestureRecognizer disabledBackground disablesAutomaticKeyboardDismissal
        dismissMoviePlayerViewControllerAnimated displayIfNeeded displayLink displayPreferences
        dividerImage documentProperties drawAsPattern drawBackground drawGlyphs drawPlaceholder
        drawStrikethrough drawTextHighlightBackground drawUnderline drawsAsynchronously
        drawsOutsideLineFragment edgeAntialiasingMask editCategory editMenu editedMask editedRange
        editingInteractionConfiguration effectiveGeometry elementFocusedNotification
        enabledRemoteNotificationTypes encodeRestorableState endBackgroundTask endCustomizing
        endFloatingCursor endGeneratingDeviceOrientationNotifications endIgnoringInteractionEvents
        endOfDocument endReceivingRemoteControlEvents ensureAttributesAreFixed ensureGlyphs
        enumerateEnclosingRects enumerateEventHandlers enumerateLineFragments estimatedProperties
        estimatedPropertiesExpectingUpdates estimationUpdateIndex eventAttribution exclusionPaths
        exerciseAmbiguityInLayout extendStateRestoration extensionContext externalObjects
        extraLargeTitle extraLargeTitle2 extraLineFragmentRect extraLineFragmentTextContainer
        extraLineFragmentUsedRect fadeInDuration fadeOutDuration familyNames fillBackgroundRectArray
        fillRule findAndReplace findInteraction findNext findPrevious firstRect
        firstUnlaidCharacterIndex firstUnlaidGlyphIndex fixedAttachment fixesAttributesLazily
        flightNumber flipsForRightToLeftLayoutDirection focusEffect focusGroupIdentifier
        focusGroupPriority focusHeading focusItemContainer focusItemDeferralMode focusItems
        focusSystem focusedElement focusedElementUserInfoKey focusedItem focusedView fontAttributes
        fontNames forBaselineLayout forFirstBaselineLayout forLastBaselineLayout
        forUnwindSegueAction fractionOfDistanceThroughGlyph frameInterval fullStreetAddress
        getFirstUnlaidCharacterIndex getGlyphs getLineDash getLineFragmentInsertionPoints glyphIndex
        glyphIndexForCharacter grayscaleStatusDidChangeNotification groupTableViewBackground
        guidedAccessErrorDomain guidedAccessRestrictionState guidedAccessStatusDidChangeNotification
        hasNonContiguousLayout hearingDevicePairedEar hearingDevicePairedEarDidChangeNotification
        heicData hideShowBarDuration hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
        hierarchyInconsistencyException highlightedAnimationImages hoverStyle hyphenationFactor
        identifierForVendor ignoreSnapshotOnNextApplicationLaunch
        ignoresSearchSuggestionsForSearchBarPlacementStacked imageAsset imageConfiguration
        imageDynamicRange imageFlippedForRightToLeftLayoutDirection imageInsets imageLayoutGuide
        imageRendererFormat imageRestrictedToStandardDynamicRange imageWithoutBaseline increaseSize
        incrementImage indexDisplayMode indicatorImage inputAccessoryViewController
        inputAssistantItem inputDelegate inputViewController insertAttributedText
        insertDictationResult insertDictationResultPlaceholder insertTextContainer
        insertTextPlaceholder insertToken instantiateViewController
        interactionActivityTrackingBaseName interactionState invalidInterfaceOrientationException
        invalidateAttributes invalidateDisplay invalidateGlyphs
        invertColorsStatusDidChangeNotification isAssistiveTouchRunning isBatteryMonitoringEnabled
        isCaptured isContextMenuInteractionEnabled isCumulative isCustomizing isDefault
        isFindInteractionEnabled isFullScreen isGeneratingDeviceOrientationNotifications isHeld
        isHighDynamicRange isHovered isIgnoringInteractionEvents isLookToDictateEnabled
        isManualHitTestingEnabled isModalInPopover isMonoAudioEnabled isMultitaskingSupported
        isNetworkActivityIndicatorVisible isOnOffSwitchLabelsEnabled isProtectedDataAvailable
        isProximityMonitoringEnabled isRegisteredForRemoteNotifications
        isSearchResultsButtonSelected isShakeToUndoEnabled isSimpleRectangularTextContainer
        isStatusBarHidden isSymbolAnimationEnabled isTabBarHidden isTextDragActive isTextDropActive
        isTransparentFocusItem isValidGlyphIndex isVideoAutoplayEnabled isWritingToolsActive
        isZoomAnimating itemPositioning itemWidth jobTitle keyCommands landscapeImagePhone
        landscapeImagePhoneInsets landscapePhone landscapePhonePrompt largeContentImage
        largeContentImageInsets largeContentSizeImage largeContentSizeImageInsets largeContentTitle
        latchingAxes layerWillDraw layoutManagers leadingItemGroups leftCapWidth leftViewRect
        limitAttachment limitsLayoutForSuspiciousContents lineCap lineCapStyle lineDashPattern
        lineDashPhase lineFragmentRect lineFragmentUsedRect lineHeightMultiple lineJoin
        lineJoinStyle linkTextAttributes listEnvironment localNotification magnificationFilter
        majorRadius majorRadiusTolerance makeTextWritingDirectionLeftToRight
        makeTextWritingDirectionRightToLeft markedTextRange markedTextStyle matchingFontDescriptors
        maximumContentSizeCategory maximumLineHeight maximumPossibleForce maximumTrackImage
        maximumValueImageRect menuActionTriggered menuAttachmentPoint menuRepresentation
        minificationFilter minificationFilterBias minimizeAndZoom minimumContentSizeCategory
        minimumFontSize minimumLineHeight minimumTrackImage minimumValueImageRect miterLimit
        modalPresentationCapturesStatusBarAppearance modeDidChangeNotification modifierFlags
        modifyAnimations monoAudioStatusDidChangeNotification moreNavigationController motionBegan
        motionCancelled motionEffects motionEnded
        navigationControllerPreferredInterfaceOrientationForPresentation
        navigationControllerSupportedInterfaceOrientations needsDisplay newPassword newScene
        newsstandDownloads nextFocusedItem nextFocusedView nibBundle nibName notShownAttribute
        notifyWhenInteractionEnds objectRestorationClass offImage onImage
        onOffSwitchLabelsDidChangeNotification oneTimeCode openDefaultApplicationsSettingsURLString
        openRecent openSessions openURL organizationName overflowPresentationSource
        overrideInheritedOptions overrideTraitCollection overscanCompensation
        overscanCompensationInsets pageViewControllerPreferredInterfaceOrientationForPresentation
        pageViewControllerSupportedInterfaceOrientations paragraphSpacingBefore
        parentFocusEnvironment pasteAndGo pasteAndMatchStyle pasteAndSearch pasteConfiguration
        pasteDelegate pauseAssistiveTechnology perceptualDuration performSegue
        performsActionsWhilePresentingModally pinAttachment pinnedTrailingGroup pointerLockState
        pointerStyleProvider popItem popoverPresentationController positionAdjustment
        positionOfToken possibleTitles postalCode potentialEDRHeadroom preciseLocation
        precisePreviousLocation predictedTouches preferredBehavioralStyle
        preferredCurrentPageIndicatorImage preferredElementSize preferredFocusEnvironments
        preferredFocusedView preferredFrameSize preferredFramesPerSecond30
        preferredFramesPerSecond60 preferredImageDynamicRange preferredIndicatorImage
        preferredInterfaceOrientationForPresentation preferredMenuElementOrder preferredMode
        preferredRange preferredSearchBarPlacement preferredTransition preferredVibrancy
        prefersCrossFadeTransitionsStatusDidChange prefersExtendedRange prefersPointerLocked
        prepareForDisplay prepareThumbnail preparingForDisplay preparingThumbnail
        presentLocalNotificationNow presentMoviePlayerViewControllerAnimated presentationController
        presentationCount presentationIndex pressesBegan pressesCancelled pressesChanged
        pressesEnded previewActionItems previewingGestureRecognizerForFailureRelationship
        previouslyFocusedItem previouslyFocusedView printContent processEditing propertyForGlyph
        protectedDataDidBecomeAvailableNotification protectedDataWillBecomeUnavailableNotification
        providesPresentationContextTransitionStyle proximityState
        proximityStateDidChangeNotification pushItem referenceDisplayModeStatus
        referenceDisplayModeStatusDidChangeNotification regionEntered regionExited regionMoved
        registerForRemoteNotifications registerGestureConflictWithZoom
        registerUserNotificationSettings remoteControlReceived remoteNotification
        removeAllSymbolEffects removeDictationResultPlaceholder removeKeyCommand removeLayoutManager
        removeMotionEffect removeSymbolEffect removeTabStop removeTextContainer removeToken
        renameDelegate replaceLayoutManager replaceTextualPortion requestGeometryUpdate
        requestGuidedAccessSession requestSceneSessionActivation requestSceneSessionDestruction
        requestSceneSessionRefresh requiresExclusiveTouchType resignKey resizableSnapshotView
        resizeSublayers resizingMode restorationClass restorationParent restoreUserActivityState
        restoresFocusAfterTransition resumeAssistiveTechnology reversesTitleShadowWhenHighlighted
        rightViewRect rollAngle rotatingFooterView rotatingHeaderView rotationMode
        roundsToMinuteInterval safeAreaAspectFitLayoutGuide scalesLargeContentImage
        sceneCaptureState scheduleLocalNotification scheduledLocalNotifications scopeBarActivation
        scopeBarBackgroundImage scopeBarButtonBackgroundImage scopeBarButtonDividerImage
        scopeBarButtonTitleTextAttributes screenshotService scrollEdgeAppearance
        scrollRangeToVisible searchBarBookmarkButtonClicked searchBarPlacement
        searchBarResultsListButtonClicked searchDisplayController searchFieldBackgroundImage
        searchFieldBackgroundPositionAdjustment searchSuggestions searchTextPositionAdjustment
        secondaryTextLayoutGuide segmentIndex segueForUnwinding selectedImageTintColor selectedItem
        selectedRange selectedTab selectedTextRange selectionAffinity selectionIndicatorImage
        selectionRects sendEvent separateSecondaryViewController setAction setAlternateIconName
        setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
        setAnimationDidStop setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationStart
        setAnimationTransition setAnimationWillStart setAttachmentSize setAttributedMarkedText
        setBackButtonBackgroundImage setBackButtonBackgroundVerticalPositionAdjustment
        setBackButtonTitlePositionAdjustment setBackgroundVerticalPositionAdjustment
        setBadgeTextAttributes setBaseWritingDirection setContentPositionAdjustment
        setContentScrollView setCurrentPageIndicatorImage setDecrementImage setDividerImage
        setDrawsOutsideLineFragment setExtraLineFragmentRect setGlyphs setIncrementImage
        setIndicatorImage setKeepAliveTimeout setLineDash setLineFragmentRect setLocation
        setMarkedText setMaximumTrackImage setMinimumBackgroundFetchInterval setMinimumTrackImage
        setNeedsDropPreviewUpdate setNeedsFocusUpdate setNeedsUpdateContentUnavailableConfiguration
        setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures
        setNeedsUpdateOfSupportedInterfaceOrientations setNewsstandIconImage setNotShownAttribute
        setParagraphStyle setPositionAdjustment setScopeBarButtonBackgroundImage
        setScopeBarButtonDividerImage setScopeBarButtonTitleTextAttributes
        setSearchFieldBackgroundImage setShadowImage setShowsScope setStatusBarHidden
        setStatusBarOrientation setStatusBarStyle setSymbolImage setTabBarHidden setTabs
        setTextContainer setThumbImage setTitlePositionAdjustment setTitleShadowColor
        setTitleVerticalPositionAdjustment setToolbarItems settlingDuration
        shakeToUndoDidChangeNotification sheetPresentationController shipmentTrackingNumber
        shortcutItem shortcutItems shouldArchiveValue shouldAutomaticallyForwardRotationMethods
        shouldBeArchived shouldBeRequiredToFail shouldChangeText shouldPerformSegue shouldReceive
        shouldRequireFailure shouldUpdateFocus showCGGlyphs showDetailTargetDidChangeNotification
        showDetailViewController showHideTransitionViews showWritingTools showsControlCharacters
        showsExpansionTextWhenTruncated showsLargeContentViewer showsSearchResultsButton
        showsTouchWhenHighlighted significantTimeChangeNotification sizeRestrictions sizingRule
        slidingAttachment sourceApplication speakScreenStatusDidChangeNotification
        speakSelectionStatusDidChangeNotification spellingOptions spellingPanel splitViewController
        standardAppearance standardEdit stateRestorationBundleVersionKey
        stateRestorationSystemVersionKey stateRestorationTimestampKey
        stateRestorationUserInterfaceIdiomKey stateRestorationViewControllerStoryboardKey
        statusBarFrameUserInfoKey statusBarManager statusBarOrientationAnimationDuration
        statusBarOrientationUserInfoKey statusBarStyle streetAddressLine1 streetAddressLine2
        stretchableImage strikethroughGlyphRange strokeEnd strokeStart strokedCheckmark
        subclassForWritingToolsCoordinator substitutionOptions substitutionsPanel
        supportsAdaptiveImageGlyph supportsAlternateIcons supportsFocus supportsHighDynamicRange
        supportsMultipleScenes supportsZoom symbolWeight symbolicTraits systemChromeMaterial
        systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark
        systemMaterialLight systemProtectionDidChangeNotification systemProtectionManager
        systemReserved systemThickMaterial systemThickMaterialDark systemThickMaterialLight
        systemThinMaterial systemThinMaterialDark systemThinMaterialLight
        systemTraitsAffectingImageLookup systemUltraThinMaterial systemUltraThinMaterialDark
        systemUltraThinMaterialLight tabBarControllerDidEndEditing
        tabBarControllerPreferredInterfaceOrientationForPresentation
        tabBarControllerSupportedInterfaceOrientations tabBarControllerWillBeginEditing tabStops
        targetViewController tensionValues textContainerChangedGeometry textContainers
        textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification
        textDragDelegate textDragInteraction textDragOptions textDropDelegate textDropInteraction
        textFormattingConfiguration textHighlightAttributes textInputMode textInputView
        textLayoutGuide textLayoutManager textLists textRange textSize textStorageObserver textStyle
        textStylePasteboard textStyling textViewWritingToolsDidEnd textViewWritingToolsWillBegin
        textualRange thumbImage thumbRect timingFunctions timingParameters titleMenuProvider
        titlePositionAdjustment titleShadowColor titleVerticalPositionAdjustment toggleBoldface
        toggleButton toggleItalics toggleUnderline tokenBackgroundColor toneMapMode toolTip
        toolTipInteraction toolbarItemPresentationSize toolbarItems topCapHeight totalBounds
        touchDownRepeat touchDragEnter touchDragExit touchesEstimatedPropertiesUpdated
        touchesShouldBegin touchesShouldCancel trackRect trailingItemGroups traitLooseLeading
        traitTightLeading traitUIOptimized traitVertical transfersHorizontalScrollingToParent
        transfersVerticalScrollingToParent transitionCurlDown transitionCurlUp
        transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight
        transitionFlipFromTop transitioningDelegate truncatedGlyphRange typesettingLanguage
        typingAttributes underlineGlyphRange undoManager undoRedo unfocusedElementUserInfoKey
        unmarkText unregisterForRemoteNotifications updateContentUnavailableConfiguration
        updateCurrentPageDisplay updateFloatingCursor updateFocusIfNeeded updateTextAttributes
        updateTraitsIfNeeded updateUserActivityState useSelectionForFind userActivity
        userActivityDictionary userActivityType userDidTakeScreenshotNotification userInterfaceLevel
        usesDefaultHyphenation usesSceneTimeBase usesStandardTextScaling valueFunction
        videoAutoplayStatusDidChangeNotification viewPrintFormatter visibleRect visibleSize
        wantsExtendedDynamicRangeContent wantsSoftwareDimming willAnimateRotation
        willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification
        willConnectNotification willDeactivateNotification willDismissEditMenu willPresentEditMenu
        willPresentWritingTools willProcessEditingNotification willRotate willTerminateNotification
        windowingBehaviors withAlignmentRectInsets withBaselineOffset withDesign withFace withFamily
        withHorizontallyFlippedOrientation withLocale withMatrix withProminence
        withScrollIndicatorsShown withTraitCollection writingTools writingToolsBehavior
        writingToolsCoordinator zoomFocusChanged
        """)

    /// The classes of this package, each with the labels of its initialisers and of those of its
    /// superclasses.
    static let labels = Dictionary(
        words(
            """
            CAAnimation CAAnimationGroup CABasicAnimation:keyPath CADisplayLink:selector:target
            CAGradientLayer:layer CAKeyframeAnimation:keyPath CALayer:layer
            CAMediaTimingFunction:controlPoints:name CAPropertyAnimation:keyPath CAShapeLayer:layer
            CASpringAnimation:keyPath CATransaction CATransition
            NSCollectionLayoutAnchor:absoluteOffset:edges:fractionalOffset
            NSCollectionLayoutBoundarySupplementaryItem:absoluteOffset:alignment:containerAnchor:elementKind
            NSCollectionLayoutBoundarySupplementaryItem:itemAnchor:layoutSize:supplementaryItems
            NSCollectionLayoutDecorationItem:layoutSize:supplementaryItems
            NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing:bottom:leading:top:trailing
            NSCollectionLayoutGroup:layoutSize:supplementaryItems
            NSCollectionLayoutGroupCustomItem:frame:zIndex
            NSCollectionLayoutItem:layoutSize:supplementaryItems NSCollectionLayoutSection:group
            NSCollectionLayoutSize:heightDimension:widthDimension NSCollectionLayoutSpacing
            NSCollectionLayoutSupplementaryItem:containerAnchor:elementKind:itemAnchor:layoutSize
            NSCollectionLayoutSupplementaryItem:supplementaryItems NSException:name:reason:userInfo
            NSHashTable NSItemProvider:item:object:typeIdentifier NSKeyValueObservation
            NSLayoutAnchor NSLayoutConstraint:attribute:constant:item:multiplier
            NSLayoutConstraint:relatedBy:toItem NSLayoutDimension NSLayoutManager
            NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSMutableParagraphStyle NSParagraphStyle
            NSStringDrawingContext NSTextContainer
            UIAccessibilityCustomAction:actionHandler:attributedName:image:name
            UIAccessibilityCustomAction:selector:target
            UIAccessibilityElement:accessibilityContainer
            UIAction:attributes:discoverabilityTitle:handler:identifier
            UIAction:image:state:subtitle:title UIActivityIndicatorView:coder:frame:style
            UIAlertAction:handler:style:title UIAlertController:bundle:coder:message:nibName
            UIAlertController:preferredStyle:title UIApplication
            UIAttachmentBehavior:attachedTo:attachedToAnchor:item:offsetFromCenter
            UIBarButtonItem:action:barButtonSystemItem:customView:image
            UIBarButtonItem:menu:primaryAction:style:systemItem UIBarButtonItem:target:title
            UIBarItem UIBezierPath:arcCenter:byRoundingCorners:cgPath:clockwise
            UIBezierPath:cornerRadii:cornerRadius:endAngle:ovalIn
            UIBezierPath:radius:rect:roundedRect:startAngle UIBlurEffect:style
            UIButton:coder:configuration:frame:primaryAction UIButton:type
            UICollectionLayoutSectionOrthogonalScrollingProperties
            UICollectionReusableView:coder:frame
            UICollectionView:coder:collectionViewLayout:frame:layout
            UICollectionViewCell:coder:frame
            UICollectionViewCompositionalLayout:coder:configuration:section:sectionProvider
            UICollectionViewCompositionalLayoutConfiguration
            UICollectionViewController:bundle:coder:collectionViewLayout:nibName
            UICollectionViewDiffableDataSource:cellProvider:collectionView
            UICollectionViewDropPlaceholder:insertionIndexPath:reuseIdentifier
            UICollectionViewDropProposal:intent:operation UICollectionViewFlowLayout:coder
            UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext
            UICollectionViewLayout:coder
            UICollectionViewLayoutAttributes:forCellWith:forDecorationViewOfKind:forSupplementaryViewOfKind:with
            UICollectionViewLayoutInvalidationContext UICollectionViewListCell:coder:frame
            UICollectionViewPlaceholder:insertionIndexPath:reuseIdentifier
            UICollectionViewTransitionLayout:coder:currentLayout:nextLayout
            UICollectionViewUpdateItem UICollisionBehavior:items
            UIColor:alpha:blue:brightness:cgColor
            UIColor:compatibleWith:displayP3Red:dynamicProvider:green
            UIColor:hue:in:named:patternImage UIColor:red:saturation:white
            UIContextMenuConfiguration:actionProvider:identifier:previewProvider
            UIContextMenuInteraction:delegate UIContextualAction:handler:style:title
            UIControl:coder:frame:primaryAction
            UICubicTimingParameters:animationCurve:controlPoint1:controlPoint2
            UIDatePicker:coder:frame:primaryAction UIDeferredMenuElement UIDevice
            UIDragItem:itemProvider UIDragPreview:parameters:view
            UIDragPreviewParameters:textLineRects UIDragPreviewTarget:center:container:transform
            UIDropProposal:operation UIDynamicAnimator:collectionViewLayout:referenceView
            UIDynamicBehavior UIDynamicItemBehavior:items UIDynamicItemGroup:items
            UIEditMenuConfiguration:identifier:sourcePoint UIEditMenuInteraction:delegate UIEvent
            UIFeedbackGenerator:view UIFieldBehavior UIFocusAnimationCoordinator
            UIFocusUpdateContext UIFont:descriptor:name:size UIFontDescriptor:name:size
            UIFontMetrics:forTextStyle UIGestureRecognizer:action:target
            UIGraphicsImageRenderer:bounds:format:size UIGraphicsImageRendererContext
            UIGraphicsImageRendererFormat UIGraphicsRendererFormat UIGravityBehavior:items
            UIHoverGestureRecognizer:action:target
            UIImage:cgImage:compatibleWith:contentsOfFile:data UIImage:in:named:scale:systemName
            UIImage:with:withConfiguration UIImageView:coder:frame:highlightedImage:image
            UIImpactFeedbackGenerator:style:view UIInputView:coder:frame:inputViewStyle
            UIKeyboardLayoutGuide:coder UILabel:coder:frame UILayoutGuide:coder
            UIListContentView:coder:configuration:frame UILongPressGestureRecognizer:action:target
            UIMenu:children:identifier:image:options UIMenu:subtitle:title UIMenuController
            UIMenuElement UIMenuItem:action:title UINavigationBar:coder:frame
            UINavigationController:bundle:coder:navigationBarClass:nibName
            UINavigationController:rootViewController:toolbarClass UINavigationItem:title
            UINib:bundle:data:nibName UINotificationFeedbackGenerator:view
            UIPageControl:coder:frame:primaryAction
            UIPageViewController:bundle:coder:navigationOrientation:nibName
            UIPageViewController:options:transitionStyle UIPanGestureRecognizer:action:target
            UIPinchGestureRecognizer:action:target UIPointerInteraction:delegate
            UIPointerRegion:identifier:rect UIPointerRegionRequest
            UIPointerStyle:constrainedAxes:effect:shape UIPreviewParameters:textLineRects
            UIPreviewTarget:center:container:transform UIProgressView:coder:frame:progressViewStyle
            UIPushBehavior:items:mode UIRefreshControl:coder:frame:primaryAction
            UIRegion:radius:size UIResponder UIRotationGestureRecognizer:action:target UIScene
            UIScreen UIScreenEdgePanGestureRecognizer:action:target UIScrollView:coder:frame
            UISearchBar:coder:frame UISearchController:bundle:coder:nibName:searchResultsController
            UISearchTextField:coder:frame:primaryAction
            UISegmentedControl:coder:frame:items:primaryAction UISelectionFeedbackGenerator:view
            UISlider:coder:frame:primaryAction UISnapBehavior:item:snapTo
            UISpringTimingParameters:bounce:damping:dampingRatio:duration
            UISpringTimingParameters:initialVelocity:mass:stiffness
            UIStackView:arrangedSubviews:coder:frame UIStepper:coder:frame:primaryAction
            UIStoryboard:bundle:name UISwipeActionsConfiguration:actions
            UISwipeGestureRecognizer:action:target UISwitch:coder:frame:primaryAction
            UITabBar:coder:frame UITabBarController:bundle:coder:nibName
            UITabBarItem:image:selectedImage:tag:title UITableView:coder:frame:style
            UITableViewCell:coder:frame:identifier:reuseIdentifier UITableViewCell:style
            UITableViewController:bundle:coder:nibName:style
            UITableViewDiffableDataSource:cellProvider:tableView
            UITableViewDropProposal:intent:operation UITableViewFocusUpdateContext
            UITableViewHeaderFooterView:coder:frame:reuseIdentifier
            UITableViewRowAction:handler:style:title UITapGestureRecognizer:action:target
            UITargetedDragPreview:parameters:target:view UITargetedPreview:parameters:target:view
            UITextField:coder:frame:primaryAction UITextView:coder:frame:textContainer
            UIToolbar:coder:frame UITouch UITrackingLayoutGuide:coder
            UITraitCollection:coder:displayScale:horizontalSizeClass:layoutDirection
            UITraitCollection:mutations:preferredContentSizeCategory:traitsFrom:userInterfaceIdiom
            UITraitCollection:userInterfaceStyle:verticalSizeClass UIView:coder:frame
            UIViewController:bundle:coder:nibName
            UIViewPropertyAnimator:animations:controlPoint1:controlPoint2:curve
            UIViewPropertyAnimator:dampingRatio:duration:timingParameters UIVisualEffect
            UIVisualEffectView:coder:effect:frame UIWindow:coder:frame:windowScene UIWindowScene
            """
        ).map { word in
            let parts = word.split(separator: ":").map(String.init)
            return (parts[0], Set(parts.dropFirst()))
        }, uniquingKeysWith: { $0.union($1) })

    /// The labels of functions and initialisers of this package that a call may leave out.
    static let labelsWithDefault = words(
        """
        CAFrameRateRange:preferred CALayer:_madeByInit CALayer:layer CGAffineTransform:rotationAngle
        CellRegistration:cellNib CheckmarkOptions:isHidden CheckmarkOptions:reservedLayoutWidth
        CheckmarkOptions:tintColor CustomViewConfiguration:isHidden
        CustomViewConfiguration:maintainsFixedSize CustomViewConfiguration:reservedLayoutWidth
        CustomViewConfiguration:tintColor DeleteOptions:backgroundColor DeleteOptions:isHidden
        DeleteOptions:reservedLayoutWidth DeleteOptions:tintColor DetailOptions:isHidden
        DetailOptions:reservedLayoutWidth DetailOptions:tintColor
        DisclosureIndicatorOptions:isHidden DisclosureIndicatorOptions:reservedLayoutWidth
        DisclosureIndicatorOptions:tintColor InsertOptions:backgroundColor InsertOptions:isHidden
        InsertOptions:reservedLayoutWidth InsertOptions:tintColor
        LabelOptions:adjustsFontForContentSizeCategory LabelOptions:font LabelOptions:isHidden
        LabelOptions:reservedLayoutWidth LabelOptions:tintColor MultiselectOptions:backgroundColor
        MultiselectOptions:isHidden MultiselectOptions:reservedLayoutWidth
        MultiselectOptions:tintColor NSCollectionLayoutAnchor:absoluteOffset
        NSCollectionLayoutAnchor:fractionalOffset
        NSCollectionLayoutBoundarySupplementaryItem:absoluteOffset
        NSCollectionLayoutGroupCustomItem:zIndex NSCollectionLayoutItem:supplementaryItems
        NSCollectionLayoutSection:group NSCollectionLayoutSupplementaryItem:itemAnchor
        NSException:userInfo NSItemProvider:object OutlineDisclosureOptions:isHidden
        OutlineDisclosureOptions:reservedLayoutWidth OutlineDisclosureOptions:style
        OutlineDisclosureOptions:tintColor PopUpMenuOptions:isHidden
        PopUpMenuOptions:reservedLayoutWidth PopUpMenuOptions:tintColor ReorderOptions:isHidden
        ReorderOptions:reservedLayoutWidth ReorderOptions:showsVerticalSeparator
        ReorderOptions:tintColor Selector:calls String:bundle String:comment String:defaultValue
        String:locale String:table SupplementaryRegistration:supplementaryNib Task:priority
        UIAccessibilityCustomAction:image UIAction:attributes UIAction:discoverabilityTitle
        UIAction:identifier UIAction:image UIAction:state UIAction:subtitle UIAction:title
        UIAlertAction:handler UIAttachmentBehavior:offsetFromCenter UIBarButtonItem:customView
        UIBarButtonItem:menu UIBarButtonItem:primaryAction UIBezierPath:cgPath UIBezierPath:ovalIn
        UIBezierPath:rect UIButton:primaryAction UICollectionView:collectionViewLayout
        UICollectionViewCompositionalLayout:configuration UICollectionViewDropProposal:intent
        UICollectionViewFlowLayout:coder UICollectionViewLayout:_madeByInit
        UICollectionViewLayout:coder UICollectionViewLayoutAttributes:_madeByInit
        UICollectionViewLayoutAttributes:forCellWith
        UICollectionViewLayoutInvalidationContext:_madeByInit
        UIContextMenuConfiguration:actionProvider UIContextMenuConfiguration:identifier
        UIContextMenuConfiguration:previewProvider UIDragPreview:parameters
        UIDynamicAnimator:collectionViewLayout UIDynamicAnimator:referenceView
        UIFeedbackGenerator:view UIGraphicsImageRenderer:format UIImage:cgImage
        UIImage:contentsOfFile UIImage:scale UIImage:withConfiguration UIImageView:highlightedImage
        UIImpactFeedbackGenerator:view UILayoutGuide:coder UIMenu:children UIMenu:identifier
        UIMenu:image UIMenu:options UIMenu:subtitle UIMenu:title UIPageViewController:options
        UIPointerInteraction:delegate UIPointerRegion:identifier UIPointerStyle:constrainedAxes
        UIPreviewParameters:textLineRects UIPreviewTarget:transform UIRegion:radius UIRegion:size
        UIResponder:_madeByInit UISpringTimingParameters:bounce UISpringTimingParameters:duration
        UITableViewDropProposal:intent UITargetedPreview:target UITextView:textContainer
        UITraitCollection:coder UITraitCollection:displayScale UITraitCollection:horizontalSizeClass
        UITraitCollection:layoutDirection UITraitCollection:mutations
        UITraitCollection:preferredContentSizeCategory UITraitCollection:traitsFrom
        UITraitCollection:userInterfaceIdiom UITraitCollection:userInterfaceStyle
        UITraitCollection:verticalSizeClass UIView:_madeWithFrame UIView:coder UIView:frame
        UIViewController:coder UIViewPropertyAnimator:animations
        _MadeFromMetatype:collectionViewLayout _MadeFromMetatype:frame
        _MadeFromMetatype:reuseIdentifier _MadeFromMetatype:style _MadeFromMetatype:type action:for
        add:forKey addAction:for addAnimations:delayFactor addObserver:options addTarget:for
        addTextField:configurationHandler animate:completion animate:options
        animateKeyframes:completion animateKeyframes:options append:to appendItems:toSection
        apply:animatingDifferences apply:completion apply:to applySnapshotUsingReloadData:completion
        boundingRect:attributes boundingRect:options callAsFunction:accessoryButtonTappedForRowWith
        callAsFunction:atScale callAsFunction:canEditItemAt callAsFunction:canEditRowAt
        callAsFunction:canFocusItemAt callAsFunction:canFocusRowAt callAsFunction:canHandle
        callAsFunction:canMoveItemAt callAsFunction:canMoveRowAt
        callAsFunction:canPerformPrimaryActionForItemAt
        callAsFunction:canPerformPrimaryActionForRowAt callAsFunction:cancelPrefetchingForItemsAt
        callAsFunction:cancelPrefetchingForRowsAt callAsFunction:cellForItemAt
        callAsFunction:cellForRowAt callAsFunction:deadline
        callAsFunction:didBeginMultipleSelectionInteractionAt callAsFunction:didDeselectItemAt
        callAsFunction:didDeselectRowAt callAsFunction:didEndEditingRowAt
        callAsFunction:didHighlightItemAt callAsFunction:didHighlightRowAt
        callAsFunction:didSelectItemAt callAsFunction:didSelectRowAt
        callAsFunction:didUnhighlightItemAt callAsFunction:didUnhighlightRowAt
        callAsFunction:didUpdateFocusIn callAsFunction:dragPreviewParametersForItemAt
        callAsFunction:dragSessionAllowsMoveOperation callAsFunction:dragSessionDidEnd
        callAsFunction:dragSessionIsRestrictedToDraggingApplication
        callAsFunction:dragSessionWillBegin callAsFunction:dropPreviewParametersForItemAt
        callAsFunction:dropSessionDidEnd callAsFunction:dropSessionDidEnter
        callAsFunction:dropSessionDidExit callAsFunction:editActionsForRowAt
        callAsFunction:editingStyleForRowAt callAsFunction:estimatedHeightForFooterInSection
        callAsFunction:estimatedHeightForHeaderInSection callAsFunction:estimatedHeightForRowAt
        callAsFunction:for callAsFunction:forMode callAsFunction:heightForFooterInSection
        callAsFunction:heightForHeaderInSection callAsFunction:heightForRowAt callAsFunction:in
        callAsFunction:indentationLevelForRowAt
        callAsFunction:leadingSwipeActionsConfigurationForRowAt
        callAsFunction:numberOfItemsInSection callAsFunction:numberOfRowsInSection
        callAsFunction:performDropWith callAsFunction:performPrimaryActionForItemAt
        callAsFunction:performPrimaryActionForRowAt callAsFunction:prefetchItemsAt
        callAsFunction:prefetchRowsAt
        callAsFunction:previewForDismissingContextMenuWithConfiguration
        callAsFunction:previewForHighlightingContextMenuWithConfiguration callAsFunction:reason
        callAsFunction:selectedScopeButtonIndexDidChange
        callAsFunction:selectionFollowsFocusForItemAt callAsFunction:selectionFollowsFocusForRowAt
        callAsFunction:shouldBeRequiredToFailBy
        callAsFunction:shouldBeginMultipleSelectionInteractionAt callAsFunction:shouldDeselectItemAt
        callAsFunction:shouldHighlightItemAt callAsFunction:shouldHighlightRowAt
        callAsFunction:shouldIndentWhileEditingRowAt callAsFunction:shouldReceive
        callAsFunction:shouldRecognizeSimultaneouslyWith callAsFunction:shouldRequireFailureOf
        callAsFunction:shouldSelectItemAt callAsFunction:shouldShowMenuForItemAt
        callAsFunction:shouldShowMenuForRowAt callAsFunction:shouldSpringLoadItemAt
        callAsFunction:shouldSpringLoadRowAt callAsFunction:shouldUpdateFocusIn
        callAsFunction:targetContentOffsetForProposedContentOffset callAsFunction:textDidChange
        callAsFunction:titleForDeleteConfirmationButtonForRowAt
        callAsFunction:titleForFooterInSection callAsFunction:titleForHeaderInSection
        callAsFunction:trailingSwipeActionsConfigurationForRowAt
        callAsFunction:viewForFooterInSection callAsFunction:viewForHeaderInSection
        callAsFunction:willBeginEditingRowAt callAsFunction:willDecelerate
        callAsFunction:willDeselectRowAt callAsFunction:willSelectRowAt checkmark:displayed
        checkmark:options constraint:constant constraints:options contains:transform contains:using
        copy:alpha copy:with delete:actionHandler delete:displayed delete:options
        deleteSections:with detail:actionHandler detail:displayed detail:options didTransition:from
        disclosureIndicator:displayed disclosureIndicator:options dismiss:completion
        draw:withAttributes fillPath:using hideMenu:from hitTest:with impactOccurred:at
        impactOccurred:intensity insert:actionHandler insert:displayed insert:options
        insertSections:afterSection insertSections:beforeSection insertSections:with
        instantiate:options invalidateLayout:with itemPath:ignoring label:displayed label:options
        layoutSublayers:of list:layoutEnvironment loadItem:options location:ofTouch move:itemAt
        multiselect:displayed multiselect:options mutableCopy:with notificationOccurred:at
        numberOfSections:in observe:options open:completionHandler open:options
        outlineDisclosure:actionHandler outlineDisclosure:displayed outlineDisclosure:options
        perform:completion perform:options popUpMenu:displayed popUpMenu:options
        popUpMenu:selectedElementDidChangeHandler preferredFont:compatibleWith
        preferredFontDescriptor:compatibleWith prepare:forAnimatedBoundsChange
        prepare:forCollectionViewUpdates present:completion registerForTraitChanges:target
        reloadSections:with removeObserver:context removeTarget:for reorder:displayed
        reorder:options resolvedColor:with runningPropertyAnimator:completion
        runningPropertyAnimator:options scaledFont:compatibleWith scaledFont:maximumPointSize
        scaledValue:compatibleWith selectionChanged:at sendAction:from
        setCollectionViewLayout:completion setViewControllers:completion size:forNumberOfPages
        size:ofItem size:withAttributes snapshot:for snapshot:includingParent
        startAnimation:afterDelay startInteractiveTransition:completion stroke:width
        systemFont:weight targetContentOffset:withScrollingVelocity textFieldDidEndEditing:reason
        textRect:limitedToNumberOfLines transition:completion transition:options
        updateConfiguration:using userInterfaceLayoutDirection:relativeTo willTransition:from
        willTransition:with withTintColor:renderingMode
        """)

    static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
