/// Names of UIKit, QuartzCore and CoreGraphics that this package lacks. `MissingNameTests` writes
/// them.
enum MissingNames {
    /// Types, functions and constants.
    static let types = words(
        """
        CAAnimationCalculationMode CAAnimationRotationMode CAEAGLLayer CAEDRMetadata
        CAEdgeAntialiasingMask CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode
        CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CAGradientLayerType CALayer.ToneMapMode
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
        NSTextSelectionNavigation NSTextStorage NSTextStorageDelegate NSTextStorageObserving
        NSTextTab NSTextViewportLayoutController NSTextViewportLayoutControllerDelegate
        NSWritingDirection UIAccelerometerDelegate UIAccessibility UIAccessibilityContainerDataTable
        UIAccessibilityContainerDataTableCell UIAccessibilityContainerType
        UIAccessibilityContentSizeCategoryImageAdjusting UIAccessibilityCustomAction
        UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
        UIAccessibilityCustomRotorSearchPredicate UIAccessibilityElement
        UIAccessibilityIdentification UIAccessibilityLocationDescriptor
        UIAccessibilityNavigationStyle UIAccessibilityPriority UIAccessibilityReadingContent
        UIAccessibilityScrollDirection UIAccessibilityTextualContext
        UIAccessibilityVoiceOverStatusChanged UIActionHandler UIActionSheet UIActionSheetDelegate
        UIActionSheetStyle UIActivity UIActivityCollaborationMode UIActivityItemProvider
        UIActivityItemSource UIActivityItemsConfiguration UIActivityItemsConfigurationInteraction
        UIActivityItemsConfigurationMetadataKey UIActivityItemsConfigurationPreviewIntent
        UIActivityItemsConfigurationProviding UIActivityItemsConfigurationReading
        UIActivitySectionTypes UIActivityViewController UIAdaptivePresentationControllerDelegate
        UIAlertControllerSeverity UIAlertView UIAlertViewDelegate UIAlertViewStyle UIAppearance
        UIAppearanceContainer UIApplication.Category UIApplication.CategoryDefaultError
        UIApplication.ExtensionPointIdentifier UIApplication.OpenExternalURLOptionsKey
        UIApplication.OpenURLOptionsKey UIApplicationMain
        UIApplicationOpenNotificationSettingsURLString UIApplicationShortcutIcon
        UIApplicationShortcutItem UIBackgroundFetchResult UIBackgroundRefreshStatus
        UIBackgroundTaskIdentifier UIBandSelectionInteraction UIBarAppearance
        UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBarMetrics
        UIBarPosition UIBarPositioning UIBarPositioningDelegate UIBarStyle UIBehavioralStyle
        UIButton.Configuration UIButton.ConfigurationUpdateHandler UIButton.PointerStyleProvider
        UIButton.Role UIButtonPointerStyleProvider UICalendarSelection UICalendarSelectionMultiDate
        UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDate
        UICalendarSelectionSingleDateDelegate UICalendarSelectionWeekOfYear
        UICalendarSelectionWeekOfYearDelegate UICalendarView UICalendarViewDelegate
        UICanvasFeedbackGenerator UICloudSharingController UICloudSharingControllerDelegate
        UICollectionViewDiffableDataSourceReference UIColor.Prominence UIColorPickerViewController
        UIColorPickerViewControllerDelegate UIColorWell UICommand UICommandAlternate
        UICommandTagShare UIConfigurationTextAttributesTransformer UIContentSizeCategoryAdjusting
        UIContentUnavailableConfiguration UIContentUnavailableConfigurationState
        UIContentUnavailableView UIContextMenuConfiguration.ElementOrder UIContextMenuInteraction
        UIContextMenuInteractionDelegate UIConversationContext UICornerCurve UICubicTimingParameters
        UIDataDetectorTypes UIDataSourceModelAssociation UIDevice.BatteryState
        UIDeviceOrientationIsLandscape UIDeviceOrientationIsPortrait
        UIDeviceOrientationIsValidInterfaceOrientation UIDictationPhrase UIDirectionalRectEdge
        UIDocument UIDocumentBrowserAction UIDocumentBrowserError UIDocumentBrowserErrorDomain
        UIDocumentBrowserTransitionController UIDocumentBrowserViewController
        UIDocumentBrowserViewControllerDelegate UIDocumentInteractionController
        UIDocumentInteractionControllerDelegate UIDocumentMenuDelegate UIDocumentMenuOrder
        UIDocumentMenuViewController UIDocumentPickerDelegate
        UIDocumentPickerExtensionViewController UIDocumentPickerMode UIDocumentPickerViewController
        UIDocumentProperties UIDocumentViewController UIDragInteraction UIDragInteractionDelegate
        UIDropInteraction UIDropInteractionDelegate UIEditMenuArrowDirection UIEditMenuConfiguration
        UIEditMenuInteraction UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate
        UIEditingInteractionConfiguration UIEvent.ButtonMask UIEvent.EventSubtype UIEventAttribution
        UIEventAttributionView UIFeedbackGenerator UIFindInteraction UIFindInteractionDelegate
        UIFindSession UIFloatRange UIFloatRangeIsEqualToRange UIFocusAnimationContext
        UIFocusDebugger UIFocusDebuggerOutput UIFocusEffect UIFocusEnvironment UIFocusGroupPriority
        UIFocusGuide UIFocusHaloEffect UIFocusHeading UIFocusItem UIFocusItemContainer
        UIFocusItemDeferralMode UIFocusItemScrollableContainer UIFocusMovementHint
        UIFocusSoundIdentifier UIFocusSystem UIFont.Width UIFontDescriptor.AttributeName
        UIFontDescriptor.Class UIFontDescriptor.FeatureKey UIFontDescriptor.SystemDesign
        UIFontDescriptor.TraitKey UIFontPickerViewController UIFontPickerViewControllerDelegate
        UIGraphicsAddPDFContextDestinationAtPoint UIGraphicsBeginPDFContextToData
        UIGraphicsBeginPDFContextToFile UIGraphicsBeginPDFPage UIGraphicsBeginPDFPageWithInfo
        UIGraphicsDrawingActions UIGraphicsEndPDFContext UIGraphicsGetPDFContextBounds
        UIGraphicsImageRenderer.DrawingActions UIGraphicsImageRendererFormat.Range
        UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat
        UIGraphicsPopContext UIGraphicsPushContext UIGraphicsRenderer UIGraphicsRendererContext
        UIGraphicsSetPDFContextDestinationForRect UIGraphicsSetPDFContextURLForRect
        UIGuidedAccessAccessibilityFeature UIGuidedAccessRestrictionDelegate UIHoverAutomaticEffect
        UIHoverEffect UIHoverHighlightEffect UIHoverLiftEffect UIHoverStyle UIImage.Configuration
        UIImage.DynamicRange UIImage.JournalingSuggestionContent UIImage.SymbolConfiguration
        UIImage.SymbolScale UIImage.SymbolWeight UIImageAsset UIImagePickerController
        UIImagePickerControllerDelegate UIImageReader UIImageWriteToSavedPhotosAlbum
        UIImpactFeedbackGenerator UIIndirectScribbleInteraction
        UIIndirectScribbleInteractionDelegate UIInputSuggestion UIInputView UIInputViewAudioFeedback
        UIInputViewController UIInteraction UIInterfaceOrientationIsLandscape
        UIInterfaceOrientationIsPortrait UIInterpolatingMotionEffect
        UIItemProviderPresentationSizeProviding UIItemProviderReadingAugmentationDesignating
        UIItemProviderReadingAugmentationProviding UIKIT_HAS_UIFOUNDATION_SYMBOLS UIKey UIKeyCommand
        UIKeyModifierFlags UIKeyboardHIDUsage UIKeyboardLayoutGuide UILabelVibrancy
        UILargeContentViewerInteraction UILargeContentViewerInteractionDelegate
        UILargeContentViewerItem UILayoutGuideAspectFitting UILetterformAwareAdjusting
        UILetterformAwareSizingRule UILexicon UILexiconEntry UIListEnvironment UILocalNotification
        UILocalNotificationDefaultSoundName UILocalizedIndexedCollation UILookToDictateCapable
        UIMailConversationContext UIManagedDocument UIMarkupTextPrintFormatter UIMenu.ElementSize
        UIMenuBuilder UIMenuController UIMenuDisplayPreferences UIMenuItem UIMenuLeaf UIMenuSystem
        UIMessageConversationContext UIMinimumKeepAliveTimeout UIMotionEffect UIMotionEffectGroup
        UIMutableApplicationShortcutItem UIMutableUserNotificationAction
        UIMutableUserNotificationCategory UINSToolbarItemPresentationSize
        UINavigationBar.NSToolbarSection UINavigationBarAppearance UINavigationBarDelegate
        UINavigationController.Operation UINavigationItem.BackButtonDisplayMode
        UINavigationItem.ItemStyle UINavigationItem.LargeTitleDisplayMode
        UINavigationItem.SearchBarPlacement UINavigationItemRenameDelegate
        UINotificationFeedbackGenerator UIObjectRestoration UIOpenURLContext
        UIPageControl.BackgroundStyle UIPageControl.Direction UIPageControl.InteractionState
        UIPageControlProgress UIPageControlProgressDelegate UIPageControlTimerProgress
        UIPageControlTimerProgressDelegate UIPageViewController.SpineLocation UIPasteConfiguration
        UIPasteConfigurationSupporting UIPasteControl UIPasteboard UIPasteboardNameFind
        UIPencilHoverPose UIPencilInteraction UIPencilInteractionDelegate UIPencilPreferredAction
        UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewAccessibilityDelegate
        UIPickerViewDataSource UIPickerViewDelegate UIPointerAccessory UIPointerEffect
        UIPointerInteraction UIPointerInteractionAnimating UIPointerInteractionDelegate
        UIPointerLockState UIPointerRegion UIPointerRegionRequest UIPointerShape UIPointerStyle
        UIPopoverArrowDirection UIPopoverBackgroundView UIPopoverBackgroundViewMethods
        UIPopoverController UIPopoverControllerDelegate UIPopoverPresentationController
        UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
        UIPresentationController UIPress UIPressesEvent UIPreviewAction UIPreviewActionGroup
        UIPreviewActionItem UIPreviewInteraction UIPreviewInteractionDelegate UIPrintError
        UIPrintErrorDomain UIPrintFormatter UIPrintInfo UIPrintInteractionController
        UIPrintInteractionControllerDelegate UIPrintJobFailedError UIPrintNoContentError
        UIPrintPageRenderer UIPrintPaper UIPrintRenderingQuality UIPrintServiceExtension
        UIPrintUnknownImageFormatError UIPrinter UIPrinterDestination UIPrinterPickerController
        UIPrinterPickerControllerDelegate UIPrintingNotAvailableError UIProgressView UIRectClip
        UIRectFillUsingBlendMode UIRectFrameUsingBlendMode UIReferenceLibraryViewController
        UIRemoteNotificationType UIResponderStandardEditActions UISaveVideoAtPathToSavedPhotosAlbum
        UIScene.ActivationRequestOptions UIScene.ActivationState UIScene.ConnectionOptions
        UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UIScene.SystemProtectionManager
        UISceneActivationConditions UISceneCaptureState UISceneConfiguration UISceneDelegate
        UISceneDestructionRequestOptions UISceneError UISceneErrorDomain UISceneSession
        UISceneSessionActivationRequest UISceneSizeRestrictions UISceneWindowingBehaviors
        UIScreen.OverscanCompensation UIScreen.ReferenceDisplayModeStatus UIScreenMode
        UIScreenshotService UIScreenshotServiceDelegate UIScribbleInteraction
        UIScribbleInteractionDelegate UIScrollType UIScrollTypeMask
        UIScrollViewAccessibilityDelegate UISearchBar UISearchBarDelegate
        UISearchContainerViewController UISearchController UISearchControllerDelegate
        UISearchDisplayController UISearchDisplayDelegate UISearchResultsUpdating UISearchSuggestion
        UISearchSuggestionItem UISearchTab UISearchTextField UISearchTextFieldDelegate
        UISearchTextFieldPasteItem UISearchToken UISelectionFeedbackGenerator UIShape
        UIShapeProvider UISheetPresentationController UISheetPresentationControllerDelegate
        UISheetPresentationControllerDetentResolutionContext UISimpleTextPrintFormatter
        UISmartReplySuggestion UISplitViewController UISplitViewControllerDelegate
        UISpringLoadedInteraction UISpringLoadedInteractionBehavior UISpringLoadedInteractionEffect
        UISpringTimingParameters UIStandardTextCursorView UIStateRestoring UIStatusBarManager
        UIStepper UIStoryboardPopoverSegue UIStoryboardSegue UIStoryboardUnwindSegueSource
        UISymbolEffectCompletion UISymbolEffectCompletionContext UITab UITabBar.ItemPositioning
        UITabBarAppearance UITabBarController.Mode UITabBarController.Sidebar UITabBarDelegate
        UITabBarItem.SystemItem UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup
        UITabSidebarItem UITextAlternativeStyle UITextAttributesConversionHandler UITextChecker
        UITextCursorDropPositionAnimator UITextCursorView UITextDirection UITextDocumentProxy
        UITextDragDelegate UITextDragOptions UITextDragPreviewRenderer UITextDragRequest
        UITextDraggable UITextDropDelegate UITextDropEditability UITextDropProposal
        UITextDropRequest UITextDroppable UITextField.DidEndEditingReason
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
        UITextStorageDirection UITextView.BorderStyle UITextWritingDirection UITimingCurveProvider
        UITimingCurveType UIToolTipConfiguration UIToolTipInteraction UIToolTipInteractionDelegate
        UIToolbarAppearance UIToolbarDelegate UITouch.Properties UITrackingLayoutGuide UITrait
        UITraitAccessibilityContrast UITraitActiveAppearance UITraitChangeObservable
        UITraitChangeRegistration UITraitCollection.TraitMutations UITraitDefinition
        UITraitDisplayGamut UITraitDisplayScale UITraitForceTouchCapability
        UITraitHorizontalSizeClass UITraitImageDynamicRange UITraitLayoutDirection
        UITraitLegibilityWeight UITraitListEnvironment UITraitOverrides
        UITraitPreferredContentSizeCategory UITraitSceneCaptureState
        UITraitToolbarItemPresentationSize UITraitTypesettingLanguage UITraitUserInterfaceIdiom
        UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass
        UIUpdateActionPhase UIUpdateInfo UIUpdateLink UIUserActivityRestoring UIUserInterfaceLevel
        UIUserNotificationAction UIUserNotificationActionBehavior UIUserNotificationActionContext
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
        addCoordinatedFocusingAnimations addCoordinatedUnfocusingAnimations addInteraction
        addKeyCommand addMotionEffect addSymbolEffect addTabStop addTextContainer addingAttributes
        additionalOverflowItems addressCity addressCityAndState addressState
        adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
        adjustsImageWhenHighlighted allowedChildrenForUnwinding allowedPressTypes
        allowedScrollTypesMask allowedTouchTypes allowedWritingToolsResultOptions
        allowsContinuousInteraction allowsEditingTextAttributes allowsFocusDuringEditing
        allowsKeyboardScrolling allowsOverdamping alternateIconName altitudeAngle animatedImage
        animatedImageNamed animatedResizableImageNamed animationEvents animationRepeatCount
        animationTimingFunction applicationDidBecomeActive applicationDidEnterBackground
        applicationDidFinishLaunching applicationDidReceiveMemoryWarning
        applicationFinishedRestoringState applicationFrame applicationIconBadgeNumber
        applicationProtectedDataDidBecomeAvailable applicationProtectedDataWillBecomeUnavailable
        applicationReserved applicationShouldAutomaticallyLocalizeKeyCommands
        applicationShouldRequestHealthAuthorization applicationSignificantTimeChange
        applicationSupportsShakeToEdit applicationWillEnterForeground applicationWillResignActive
        applicationWillTerminate appliedContentSizeCategoryLimitsDescription
        applyingSymbolConfiguration attachmentRange attachmentSize
        attemptRotationToDeviceOrientation autoFill automaticallyUpdatesConfiguration availableModes
        azimuthAngle azimuthUnitVector backAction backButtonBackgroundImage
        backButtonBackgroundVerticalPositionAdjustment backButtonDisplayMode backButtonTitle
        backButtonTitlePositionAdjustment backIndicatorImage backIndicatorTransitionMaskImage
        backItem backgroundFetchIntervalMinimum backgroundFetchIntervalNever backgroundFilters
        backgroundRect backgroundRefreshStatus backgroundRefreshStatusDidChangeNotification
        backgroundStyle backgroundTimeRemaining backgroundVerticalPositionAdjustment badgeColor
        badgeCount badgeTextAttributes barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer
        barPosition barStyle baseWritingDirection baselineOffsetFromBottom batteryLevel
        batteryLevelDidChangeNotification batteryState batteryStateDidChangeNotification becomeKey
        beginAnimations beginBackgroundTask beginCustomizingItems beginFloatingCursor
        beginIgnoringInteractionEvents beginReceivingRemoteControlEvents beginningOfDocument
        behavioralStyle biasValues birthdateDay birthdateMonth birthdateYear bluetoothCentrals
        bluetoothPeripherals borderRect brightnessDidChangeNotification bringAllToFront buildMenu
        buttonFontSize buttonGroup buttonMask buttonMaskRequired byDifference byIntersection byUnion
        calculationMode calculationModeCubicPaced calculationModePaced calibratedLatency
        canBePrevented canBecomeKey canOpenURL canPaste canPerformUnwindSegueAction canPrevent
        canResizeToFitContent cancelAllLocalNotifications cancelLocalNotification
        captureTextFromCamera capturedDidChangeNotification carPlay caretRect caretTransform
        cellularEID cellularIMEI centerItemGroups cgGlyph changedTraits
        changesSelectionAsPrimaryAction characterIndex characterIndexForGlyph characterOffset
        characterRange childContaining ciColor ciImage classClarendonSerifs classFreeformSerifs
        classMask classModernSerifs classOldStyleSerifs classOrnamentals classSansSerif classScripts
        classSlabSerifs classSymbolic classTransitionalSerifs clearButtonRect clearKeepAliveTimeout
        clearTextInputContextIdentifier clearsContextBeforeDrawing clearsOnInsertion closestPosition
        cloudKitShareMetadata coalescedTouches collapseSecondaryViewController commitAnimations
        compactAppearance compactScrollEdgeAppearance compactTabIdentifiers completeStateRestoration
        compositingFilter connectedScenes contentOffsetForSegment contentPositionAdjustment
        contentRect contentScrollView contentUnavailableConfiguration
        contentUnavailableConfigurationState contentsAreFlipped contentsCenter contentsFormat
        contentsRect contextMenuInteraction continueAnimation continuityValues convertTime
        cornerCurveExpansionFactor countryName creatingFixedGroup creatingMovableGroup
        creatingOptionalGroup creditCardExpiration creditCardExpirationMonth
        creditCardExpirationYear creditCardFamilyName creditCardGivenName creditCardMiddleName
        creditCardName creditCardNumber creditCardSecurityCode creditCardType currentEDRHeadroom
        currentMaximumTrackImage currentMinimumTrackImage currentNSToolbarSection
        currentPageIndicatorImage currentPreferredSymbolConfiguration currentThumbImage
        currentTitleShadowColor currentUserNotificationSettings customizableViewControllers
        customizationIdentifier darkText dataDetectorTypes datePickerStyle decodeRestorableState
        decreaseSize defaultAction defaultTabInterval defaultTextAttributes defaultValue
        defaultWritingDirection defersCurrentPageDisplay dictationRecognitionFailed
        dictationRecordingDidEnd didActivateNotification didBecomeHiddenNotification
        didBecomeKeyNotification didBecomeVisibleNotification didChangeStatusBarFrameNotification
        didChangeStatusBarOrientationNotification didConnectNotification didDisconnectNotification
        didDismissWritingTools didEndEditingReasonUserInfoKey didFinishLaunchingNotification
        didHintFocusMovement didResignKeyNotification didRotate didUpdateFocus
        directionalPressGestureRecognizer disabledBackground disablesAutomaticKeyboardDismissal
        dismissMoviePlayerViewControllerAnimated displayIfNeeded displayLink displayPreferences
        dividerImage documentProperties drawAsPattern drawBackground drawGlyphs drawPlaceholder
        drawStrikethrough drawTextHighlightBackground drawUnderline drawsAsynchronously
        drawsOutsideLineFragment edgeAntialiasingMask editMenu editingInteractionConfiguration
        effectiveGeometry enabledRemoteNotificationTypes encodeRestorableState endBackgroundTask
        endCustomizing endFloatingCursor endGeneratingDeviceOrientationNotifications
        endIgnoringInteractionEvents endOfDocument endReceivingRemoteControlEvents ensureGlyphs
        enumerateEnclosingRects enumerateEventHandlers enumerateLineFragments estimatedProperties
        estimatedPropertiesExpectingUpdates estimationUpdateIndex eventAttribution exclusionPaths
        exerciseAmbiguityInLayout extendStateRestoration extensionContext externalObjects
        extraLargeTitle extraLargeTitle2 extraLineFragmentRect extraLineFragmentTextContainer
        extraLineFragmentUsedRect fadeInDuration fadeOutDuration familyNames fillBackgroundRectArray
        fillRule findAndReplace findInteraction findNext findPrevious firstLineHeadIndent firstRect
        firstUnlaidCharacterIndex firstUnlaidGlyphIndex fixedAttachment flightNumber
        flipsForRightToLeftLayoutDirection focusEffect focusGroupIdentifier focusGroupPriority
        focusHeading focusItemContainer focusItemDeferralMode focusItems focusSystem focusedItem
        focusedView fontAttributes fontNames forBaselineLayout forFirstBaselineLayout
        forLastBaselineLayout forUnwindSegueAction fractionOfDistanceThroughGlyph frameInterval
        fullStreetAddress getFirstUnlaidCharacterIndex getGlyphs getLineDash
        getLineFragmentInsertionPoints glyphIndex glyphIndexForCharacter groupTableViewBackground
        hasNonContiguousLayout headIndent heicData hideShowBarDuration hidesBarsWhenKeyboardAppears
        hidesBarsWhenVerticallyCompact hidesSearchBarWhenScrolling hierarchyInconsistencyException
        highlightedAnimationImages hoverStyle hyphenationFactor identifierForVendor
        ignoreSnapshotOnNextApplicationLaunch imageAsset imageConfiguration imageDynamicRange
        imageEdgeInsets imageFlippedForRightToLeftLayoutDirection imageInsets imageLayoutGuide
        imageOrientation imageRect imageRendererFormat imageRestrictedToStandardDynamicRange
        imageWithoutBaseline increaseSize indexDisplayMode indicatorImage
        inputAccessoryViewController inputAssistantItem inputDelegate inputView inputViewController
        insertAttributedText insertDictationResult insertDictationResultPlaceholder
        insertTextContainer insertTextPlaceholder instantiateViewController
        interactionActivityTrackingBaseName interactionState invalidInterfaceOrientationException
        invalidateDisplay invalidateGlyphs isBatteryMonitoringEnabled isCaptured
        isContextMenuInteractionEnabled isCumulative isCustomizing isDefault
        isFindInteractionEnabled isFullScreen isGeneratingDeviceOrientationNotifications isHeld
        isHighDynamicRange isHovered isIgnoringInteractionEvents isLookToDictateEnabled
        isManualHitTestingEnabled isModalInPopover isMultitaskingSupported
        isNetworkActivityIndicatorVisible isPointerInteractionEnabled isProtectedDataAvailable
        isProximityMonitoringEnabled isRegisteredForRemoteNotifications
        isSimpleRectangularTextContainer isStatusBarHidden isSymbolAnimationEnabled isSymbolImage
        isTabBarHidden isTextDragActive isTextDropActive isTransparentFocusItem isValidGlyphIndex
        isWritingToolsActive isZoomAnimating itemPositioning itemWidth jobTitle keyCommands
        keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey
        keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
        keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey
        keyboardLayoutGuide keyboardWillChangeFrameNotification keyboardWillHideNotification
        keyboardWillShowNotification landscapeImagePhone landscapeImagePhoneInsets largeContentImage
        largeContentImageInsets largeContentSizeImage largeContentSizeImageInsets largeContentTitle
        largeTitleDisplayMode largeTitleTextAttributes layerWillDraw leadingItemGroups leftCapWidth
        leftViewRect lightText limitAttachment limitsLayoutForSuspiciousContents lineCap
        lineCapStyle lineDashPattern lineDashPhase lineFragmentRect lineFragmentUsedRect
        lineHeightMultiple lineJoin lineJoinStyle linkTextAttributes listEnvironment
        localNotification magnificationFilter majorRadius majorRadiusTolerance
        makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft markedTextRange
        markedTextStyle matchingFontDescriptors maximumContentSizeCategory maximumLineHeight
        maximumPossibleForce maximumTrackImage maximumValueImageRect menuActionTriggered
        menuAttachmentPoint menuRepresentation minificationFilter minificationFilterBias
        minimizeAndZoom minimumContentSizeCategory minimumFontSize minimumLineHeight
        minimumTrackImage minimumValueImageRect miterLimit
        modalPresentationCapturesStatusBarAppearance modeDidChangeNotification modifierFlags
        modifyAnimations modifyingTraits moreNavigationController motionBegan motionCancelled
        motionEffects motionEnded navigationControllerPreferredInterfaceOrientationForPresentation
        navigationControllerSupportedInterfaceOrientations needsDisplay newPassword newScene
        newsstandDownloads nextFocusedItem nextFocusedView nibBundle nibName notShownAttribute
        notifyWhenInteractionEnds objectRestorationClass offImage onImage oneTimeCode
        openDefaultApplicationsSettingsURLString openNotificationSettingsURLString openRecent
        openSessions openSettingsURLString openURL organizationName overflowPresentationSource
        overrideInheritedOptions overrideTraitCollection overscanCompensation
        overscanCompensationInsets pageViewControllerPreferredInterfaceOrientationForPresentation
        pageViewControllerSupportedInterfaceOrientations paragraphSpacing paragraphSpacingBefore
        parentFocusEnvironment pasteAndGo pasteAndMatchStyle pasteAndSearch pasteConfiguration
        pasteDelegate perceptualDuration performPrimaryAction performSegue
        performsActionsWhilePresentingModally pinAttachment pinnedTrailingGroup playInputClick
        pointerLockState pointerStyleProvider popItem popoverPresentationController possibleTitles
        postalCode potentialEDRHeadroom preciseLocation precisePreviousLocation predictedTouches
        preferredBehavioralStyle preferredCurrentPageIndicatorImage preferredElementSize
        preferredFocusEnvironments preferredFocusedView preferredFontDescriptor preferredFrameSize
        preferredFramesPerSecond30 preferredFramesPerSecond60 preferredImageDynamicRange
        preferredIndicatorImage preferredInterfaceOrientationForPresentation
        preferredMenuElementOrder preferredMode preferredRange preferredSearchBarPlacement
        preferredSymbolConfiguration preferredSymbolConfigurationForImage preferredTransition
        preferredVibrancy prefersExtendedRange prefersPointerLocked prepareForDisplay
        prepareThumbnail preparingForDisplay preparingThumbnail presentLocalNotificationNow
        presentMoviePlayerViewControllerAnimated presentationController presentationCount
        presentationIndex pressesBegan pressesCancelled pressesChanged pressesEnded
        previewActionItems previewingGestureRecognizerForFailureRelationship previouslyFocusedItem
        previouslyFocusedView printContent processEditing propertyForGlyph
        protectedDataDidBecomeAvailableNotification protectedDataWillBecomeUnavailableNotification
        providesPresentationContextTransitionStyle proximityState
        proximityStateDidChangeNotification pushItem referenceDisplayModeStatus
        referenceDisplayModeStatusDidChangeNotification regionEntered regionExited regionMoved
        registerForRemoteNotifications registerForTraitChanges registerUserNotificationSettings
        reloadInputViews remoteControlReceived remoteNotification removeAllSymbolEffects
        removeDictationResultPlaceholder removeInteraction removeKeyCommand removeMotionEffect
        removeSymbolEffect removeTabStop removeTextContainer renameDelegate replaceLayoutManager
        requestGeometryUpdate requestSceneSessionActivation requestSceneSessionDestruction
        requestSceneSessionRefresh requiresExclusiveTouchType resignKey resizableSnapshotView
        resizeSublayers resizingMode restorationClass restorationParent restoreUserActivityState
        restoresFocusAfterTransition reversesTitleShadowWhenHighlighted rightViewRect rollAngle
        rotatingFooterView rotatingHeaderView rotationMode roundsToMinuteInterval
        safeAreaAspectFitLayoutGuide scalesLargeContentImage sceneCaptureState
        scheduleLocalNotification scheduledLocalNotifications screenshotService scrollEdgeAppearance
        scrollRangeToVisible searchBarPlacement searchController searchDisplayController
        secondaryTextLayoutGuide segmentIndex segueForUnwinding selectAll selectedImageTintColor
        selectedItem selectedRange selectedTab selectedTextRange selectionAffinity
        selectionIndicatorImage selectionRects sendEvent separateSecondaryViewController setAction
        setAlternateIconName setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay
        setAnimationDelegate setAnimationDidStop setAnimationRepeatAutoreverses
        setAnimationRepeatCount setAnimationStart setAnimationTransition setAnimationWillStart
        setAttachmentSize setAttributedMarkedText setBackButtonBackgroundImage
        setBackButtonBackgroundVerticalPositionAdjustment setBackButtonTitlePositionAdjustment
        setBackgroundVerticalPositionAdjustment setBadgeTextAttributes setBaseWritingDirection
        setContentPositionAdjustment setContentScrollView setCurrentPageIndicatorImage
        setDividerImage setDrawsOutsideLineFragment setExtraLineFragmentRect setGlyphs
        setHidesBackButton setIndicatorImage setKeepAliveTimeout setLineDash setLineFragmentRect
        setLocation setMarkedText setMaximumTrackImage setMinimumBackgroundFetchInterval
        setMinimumTrackImage setNeedsDropPreviewUpdate setNeedsFocusUpdate
        setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateOfHomeIndicatorAutoHidden
        setNeedsUpdateOfPrefersPointerLocked setNeedsUpdateOfScreenEdgesDeferringSystemGestures
        setNeedsUpdateOfSupportedInterfaceOrientations setNewsstandIconImage setNotShownAttribute
        setParagraphStyle setPreferredSymbolConfiguration setShadowImage setStatusBarHidden
        setStatusBarOrientation setStatusBarStyle setSymbolImage setTabBarHidden setTabs
        setTextContainer setThumbImage setTitlePositionAdjustment setTitleShadowColor
        setTitleTextAttributes setTitleVerticalPositionAdjustment setToolbarItems settlingDuration
        shadowImage sheetPresentationController shipmentTrackingNumber shortcutItem shortcutItems
        shouldArchiveValue shouldAutomaticallyForwardRotationMethods shouldBeArchived
        shouldBeRequiredToFail shouldChangeText shouldPerformSegue shouldReceive
        shouldRequireFailure shouldUpdateFocus showCGGlyphs showDetailTargetDidChangeNotification
        showDetailViewController showHideTransitionViews showWritingTools showsControlCharacters
        showsExpansionTextWhenTruncated showsLargeContentViewer showsTouchWhenHighlighted
        significantTimeChangeNotification sizeRestrictions sizingRule slidingAttachment
        sourceApplication spellingOptions spellingPanel splitViewController standardAppearance
        standardEdit stateRestorationBundleVersionKey stateRestorationSystemVersionKey
        stateRestorationTimestampKey stateRestorationUserInterfaceIdiomKey
        stateRestorationViewControllerStoryboardKey statusBarFrameUserInfoKey statusBarManager
        statusBarOrientationAnimationDuration statusBarOrientationUserInfoKey statusBarStyle
        streetAddressLine1 streetAddressLine2 stretchableImage strikethroughGlyphRange strokeEnd
        strokeStart strokedCheckmark subclassForWritingToolsCoordinator substitutionOptions
        substitutionsPanel subtitleLabel supportsAdaptiveImageGlyph supportsAlternateIcons
        supportsFocus supportsHighDynamicRange supportsMultipleScenes supportsZoom
        symbolConfiguration symbolWeight symbolicTraits systemButton systemChromeMaterial
        systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark
        systemMaterialLight systemProtectionDidChangeNotification systemProtectionManager
        systemReserved systemThickMaterial systemThickMaterialDark systemThickMaterialLight
        systemThinMaterial systemThinMaterialDark systemThinMaterialLight
        systemTraitsAffectingColorAppearance systemTraitsAffectingImageLookup
        systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
        tabBarControllerDidEndEditing tabBarControllerPreferredInterfaceOrientationForPresentation
        tabBarControllerSupportedInterfaceOrientations tabBarControllerWillBeginEditing tabStops
        tailIndent targetViewController tensionValues textContainerChangedGeometry textContainers
        textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification
        textDragDelegate textDragInteraction textDragOptions textDropDelegate textDropInteraction
        textFieldDidChangeSelection textFormattingConfiguration textHighlightAttributes
        textInputMode textInputView textLayoutGuide textLayoutManager textLists textRange textSize
        textStorage textStyle textStylePasteboard textStyling textViewWritingToolsDidEnd
        textViewWritingToolsWillBegin thumbImage thumbRect timingFunctions timingParameters
        tintColorDidChange titleEdgeInsets titleMenuProvider titlePositionAdjustment titleRect
        titleShadowColor titleTextAttributes titleVerticalPositionAdjustment toggleBoldface
        toggleButton toggleItalics toggleUnderline toneMapMode toolTip toolTipInteraction
        toolbarItemPresentationSize toolbarItems topCapHeight topItem totalBounds touchDownRepeat
        touchDragEnter touchDragExit touchesEstimatedPropertiesUpdated touchesShouldBegin
        touchesShouldCancel trackRect trailingItemGroups traitLooseLeading traitOverrides
        traitTightLeading traitUIOptimized traitVertical transfersHorizontalScrollingToParent
        transfersVerticalScrollingToParent transitionCurlDown transitionCurlUp
        transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight
        transitionFlipFromTop transitioningDelegate truncatedGlyphRange typesettingLanguage
        typingAttributes underlineGlyphRange undoManager undoRedo unmarkText
        unregisterForRemoteNotifications unregisterForTraitChanges
        updateContentUnavailableConfiguration updateCurrentPageDisplay updateFloatingCursor
        updateFocusIfNeeded updateTextAttributes updateTraitsIfNeeded updateUserActivityState
        useSelectionForFind userActivity userActivityDictionary userActivityType
        userDidTakeScreenshotNotification userInterfaceLevel usesDefaultHyphenation
        usesSceneTimeBase usesStandardTextScaling valueFunction viewPrintFormatter visibleRect
        visibleSize wantsExtendedDynamicRangeContent wantsSoftwareDimming willAnimateRotation
        willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification
        willConnectNotification willDeactivateNotification willDismissEditMenu willPresentEditMenu
        willPresentWritingTools willRotate willTerminateNotification windowingBehaviors
        withAlignmentRectInsets withBaselineOffset withConfiguration withDesign withFace withFamily
        withHorizontallyFlippedOrientation withMatrix withProminence withScrollIndicatorsShown
        writingTools writingToolsBehavior writingToolsCoordinator
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
            UIButton:coder:frame:type UICollectionLayoutSectionOrthogonalScrollingProperties
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
            UIColor:alpha:blue:brightness:cgColor UIColor:displayP3Red:dynamicProvider:green:hue
            UIColor:named:patternImage:red:saturation UIColor:white
            UIContextMenuConfiguration:actionProvider:identifier:previewProvider
            UIContextualAction:handler:style:title UIControl:coder:frame UIDatePicker:coder:frame
            UIDeferredMenuElement UIDevice UIDragItem:itemProvider UIDragPreview:parameters:view
            UIDragPreviewParameters:textLineRects UIDragPreviewTarget:center:container:transform
            UIDropProposal:operation UIDynamicAnimator:collectionViewLayout:referenceView
            UIDynamicBehavior UIDynamicItemBehavior:items UIDynamicItemGroup:items UIEvent
            UIFieldBehavior UIFocusAnimationCoordinator UIFocusUpdateContext
            UIFont:descriptor:name:size UIFontDescriptor:name:size UIFontMetrics:forTextStyle
            UIGestureRecognizer:action:target UIGraphicsImageRenderer:bounds:format:size
            UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsRendererFormat
            UIGravityBehavior:items UIHoverGestureRecognizer:action:target
            UIImage:cgImage:compatibleWith:contentsOfFile:data UIImage:in:named:systemName
            UIImageView:coder:frame:highlightedImage:image UILabel:coder:frame UILayoutGuide:coder
            UIListContentView:coder:configuration:frame UILongPressGestureRecognizer:action:target
            UIMenu:children:identifier:image:options UIMenu:subtitle:title UIMenuElement
            UINavigationBar:coder:frame
            UINavigationController:bundle:coder:navigationBarClass:nibName
            UINavigationController:rootViewController:toolbarClass UINavigationItem:title
            UINib:bundle:data:nibName UIPageControl:coder:frame
            UIPageViewController:bundle:coder:navigationOrientation:nibName
            UIPageViewController:options:transitionStyle UIPanGestureRecognizer:action:target
            UIPinchGestureRecognizer:action:target UIPreviewParameters:textLineRects
            UIPreviewTarget:center:container:transform UIPushBehavior:items:mode
            UIRefreshControl:coder:frame UIRegion:radius:size UIResponder
            UIRotationGestureRecognizer:action:target UIScene UIScreen
            UIScreenEdgePanGestureRecognizer:action:target UIScrollView:coder:frame
            UISegmentedControl:coder:frame:items UISlider:coder:frame UISnapBehavior:item:snapTo
            UIStackView:arrangedSubviews:coder:frame UIStoryboard:bundle:name
            UISwipeActionsConfiguration:actions UISwipeGestureRecognizer:action:target
            UISwitch:coder:frame UITabBar:coder:frame UITabBarController:bundle:coder:nibName
            UITabBarItem:image:selectedImage:tag:title UITapGestureRecognizer:action:target
            UITargetedDragPreview:parameters:target:view UITargetedPreview:parameters:target:view
            UITextField:coder:frame UITextView:coder:frame:textContainer UIToolbar:coder:frame
            UITouch UITraitCollection:coder:displayScale:horizontalSizeClass:layoutDirection
            UITraitCollection:mutations:preferredContentSizeCategory:traitsFrom:userInterfaceIdiom
            UITraitCollection:userInterfaceStyle:verticalSizeClass UIView:coder:frame
            UIViewController:bundle:coder:nibName
            UIViewPropertyAnimator:animations:controlPoint1:controlPoint2:curve
            UIViewPropertyAnimator:dampingRatio:duration UIVisualEffect
            UIVisualEffectView:coder:effect:frame UIWindow:coder:frame:windowScene UIWindowScene
            """
        ).map { word in
            let parts = word.split(separator: ":").map(String.init)
            return (parts[0], Set(parts.dropFirst()))
        }, uniquingKeysWith: { $0.union($1) })

    static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
