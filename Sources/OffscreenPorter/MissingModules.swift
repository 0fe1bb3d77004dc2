/// Apple's modules that neither this package nor the toolchain for Linux has. Each has a list of
/// names that the module declares, or of the prefixes of such names. The list is empty if the names
/// are not known.
package enum MissingModules {
    private static let prefixes: [String: [String]] = [
        "AdSupport": ["ASIdentifier"], "AppTrackingTransparency": ["ATTracking"], "ARKit": ["AR"],
        "AudioToolbox": ["AudioServices", "SystemSound"], "BackgroundTasks": ["BG"], "CallKit": ["CX"],
        "CoreBluetooth": ["CB"], "CoreHaptics": ["CH"], "CoreML": ["ML"], "CoreNFC": ["NFC"],
        "CryptoKit": [
            "SHA256", "SHA384", "SHA512", "Insecure", "SymmetricKey", "HMAC", "ChaChaPoly", "Curve25519", "P256",
            "P384",
            "P521",
        ],
        "DeviceCheck": ["DC"], "HealthKit": ["HK"], "HomeKit": ["HM"], "LocalAuthentication": ["LA"],
        "MediaPlayer": ["MP"], "MultipeerConnectivity": ["MC"], "NaturalLanguage": ["NL"], "PassKit": ["PK"],
        "PencilKit": ["PK"], "RealityKit": [], "Security": ["Sec", "kSec"], "Speech": ["SF"],
        "AppKit": [], "AVFoundation": ["AV"], "AVKit": ["AV"], "AuthenticationServices": ["AS"], "CloudKit": ["CK"],
        "Cocoa": [],
        "Contacts": ["CN"], "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity"], "CoreImage": ["CI"],
        "CoreLocation": ["CL"],
        "CoreMedia": ["CM"], "CoreMotion": ["CM"], "CoreServices": ["kUT"], "CoreSpotlight": ["CS"],
        "CoreText": ["CT", "kCT"],
        "EventKit": ["EK"], "GameKit": ["GK"], "ImageIO": ["CGImageSource", "CGImageDestination", "kCGImage"],
        "Intents": ["IN"], "IntentsUI": ["IN"],
        "LinkPresentation": ["LP"], "MapKit": ["MK", "CL"], "MessageUI": ["MF"], "Metal": ["MTL"],
        "MobileCoreServices": ["kUT"],
        "Network": ["NW"], "PDFKit": ["PDF"], "Photos": ["PH"], "PhotosUI": ["PH"], "QuickLook": ["QL"],
        "SafariServices": ["SF"],
        "SceneKit": ["SCN"], "SpriteKit": ["SK"], "StoreKit": ["SK"],
        "SwiftUI": [
            "View", "ViewModifier", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
            "UIHostingController",
            "UIHostingConfiguration", "Binding", "ObservedObject", "EnvironmentObject", "StateObject", "AnyView",
            "ViewBuilder", "Color",
            "Text", "Spacer", "HStack",
            "VStack", "ZStack", "LazyHStack", "LazyVStack", "ForEach", "NavigationStack", "NavigationView", "TabView",
            "EdgeInsets", "EnvironmentKey", "EnvironmentValues", "GeometryProxy", "GeometryReader",
            "HorizontalAlignment",
            "LocalizedStringKey", "PreferenceKey", "Transaction", "UnitPoint", "VerticalAlignment",
        ],
        "SystemConfiguration": ["SCNetwork"], "UniformTypeIdentifiers": ["UTType"], "UserNotifications": ["UN"],
        "Vision": ["VN"],
        "WatchKit": ["WK"], "WebKit": ["WK"], "WidgetKit": [],
    ]

    package static let all = Set(prefixes.keys)

    /// Modules of Apple that ported code can import, Combine by the name of OpenCombine.
    package static let available: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "XCTest", "Testing", "Combine", "OpenCombine",
        "OpenCombineShim",
    ]

    static func knowsNames(ofModule module: String) -> Bool { prefixes[module]?.isEmpty == false }

    /// Returns the name at a token if, by the lists, it belongs to a missing module that the file
    /// imports; nil otherwise, and for a name after a dot. In a file that imports SwiftUI, the name
    /// at `UIColor(.red)` is "UIColor(Color)".
    static func missingName(in file: SourceFile, at index: Int) -> String? {
        let word = file[index]
        guard word.first?.isLetter == true, ![".", "import"].contains(file[index - 1]), !file.missingImports.isEmpty
        else { return nil }
        if file.has("UIColor", "(", ".", at: index), file.missingImports.contains("SwiftUI") { return "UIColor(Color)" }
        let isName = file.missingImports.contains { module in
            (prefixes[module] ?? []).contains { prefix in
                if prefix.count > 3, module == "SwiftUI" { return word == prefix }
                guard word.hasPrefix(prefix), prefix.count < word.count else {
                    return word == prefix && prefix.count > 3
                }
                return prefix.count > 3 || prefix.hasPrefix("k")
                    || word.dropFirst(prefix.count).prefix(2).map(\.isUppercase) == [true, false]
            }
        }
        return isName ? word : nil
    }
}
