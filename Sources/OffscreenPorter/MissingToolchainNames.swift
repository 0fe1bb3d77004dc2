/// Names of Foundation, XCTest and related modules that Apple's systems have and the toolchain for
/// Linux lacks.
enum MissingToolchainNames {
    /// Types, functions and constants. On iOS, `import Foundation` makes names of Security visible,
    /// and `import UIKit` names of ImageIO.
    private static let types = MissingNames.words(
        """
        ListFormatter LocalizedStringResource NSAssertionHandler NSBundleResourceRequest
        NSDataDetector NSDistributedLock NSExtensionContext NSExtensionItem
        NSExtensionRequestHandling NSFastEnumeration NSFastEnumerationIterator NSFileAccessIntent
        NSFileCoordinator NSFilePresenter NSFileVersion NSFileWrapper NSInvocation
        NSLinguisticTagger NSMapTable NSMetadataItem NSMetadataQuery NSMethodSignature
        NSPointerArray NSProxy NSSecureUnarchiveFromDataTransformer NSUbiquitousKeyValueStore
        NSURLConnection NSUserActivity NetService RelativeDateTimeFormatter TermOfAddress
        UndoManager ValueTransformer
        CFArray CFBundleGetMainBundle CFData CFDictionary CFMutableArray CFMutableData CFMutableDictionary
        CFMutableString CFNumber CFString CFTypeRef CFURL CFNotificationCenter CFNotificationCenterGetDarwinNotifyCenter
        CFGetRetainCount CFRunLoopGetCurrent CFRunLoopGetMain CFRunLoopWakeUp CFRunLoopObserver
        CFRunLoopObserverCreateWithHandler CFStringTransform
        kCFStringTransformStripDiacritics kCFStringTransformToLatin
        CGImageSource CGImageSourceCopyPropertiesAtIndex CGImageSourceCreateImageAtIndex
        CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData CGImageSourceCreateWithURL
        CGImageSourceGetCount kCGImageSourceCreateThumbnailFromImageAlways
        kCGImageSourceCreateThumbnailWithTransform kCGImageSourceShouldCache
        kCGImageSourceShouldCacheImmediately kCGImageSourceThumbnailMaxPixelSize
        OSStatus SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SecRandomCopyBytes
        errSecDuplicateItem errSecItemNotFound errSecSuccess kSecAttrAccessGroup kSecAttrAccessible
        kSecAttrAccessibleAfterFirstUnlock kSecAttrAccessibleWhenUnlocked kSecAttrAccount
        kSecAttrGeneric kSecAttrServer kSecAttrService kSecClass kSecClassGenericPassword
        kSecClassInternetPassword kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne
        kSecRandomDefault kSecReturnAttributes kSecReturnData kSecValueData
        XCTActivity XCTApplicationLaunchMetric XCTAttachment XCTCPUMetric XCTClockMetric XCTContext
        XCTDarwinNotificationExpectation XCTExpectFailure XCTExpectedFailure XCTHitchMetric XCTIssue
        XCTKVOExpectation XCTMeasureOptions XCTMemoryMetric XCTMetric XCTOSSignpostMetric
        XCTSourceCodeContext XCTSourceCodeLocation XCTStorageMetric XCUIApplication XCUICoordinate
        XCUIDevice XCUIElement XCUIElementAttributes XCUIElementQuery XCUIElementSnapshot
        XCUIElementTypeQueryProvider XCUIKeyboardKey XCUIRemote XCUIScreen XCUIScreenshot XCUISystem
        """)
    /// Members, including those that UIKit adds to Foundation's classes.
    private static let members = MissingNames.words(
        """
        addUIInterruptionMonitor automaticTerminationSupportEnabled containsAttachments
        fixAttributes isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac
        keyValueObservingExpectation loadNibNamed performExpiringActivity preferredPresentationSize
        setUbiquitous startAccessingSecurityScopedResource stopAccessingSecurityScopedResource
        thermalState thermalStateDidChangeNotification ubiquityIdentityToken
        """)

    /// Returns the missing name at a token; nil if there is none. Names that the ported code
    /// declares do not count.
    static func missingName(in file: SourceFile, at index: Int, declaredNames: DeclaredNames) -> String? {
        let name = file[index]
        let previous = file[index - 1]
        if types.contains(name) { return previous == "." || declaredNames.types.contains(name) ? nil : name }
        guard members.contains(name), !declaredNames.members.contains(name),
            !DeclaredNames.declarators.contains(previous)
        else {
            return nil
        }
        return previous == "." || file[index + 1] == "(" ? name : nil
    }
}
