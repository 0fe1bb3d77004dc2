// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Offscreen",
    products: [
        // The shims ride along with `UIKit`, so that a test may import both `Testing` and `UIKit`.
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "Offscreen", targets: ["Offscreen"]),
        .library(name: "OffscreenPictures", targets: ["OffscreenPictures"]),
        .library(name: "OffscreenScenarios", targets: ["OffscreenScenarios"]),
        .executable(name: "offscreen", targets: ["OffscreenCommand"]),
    ],
    targets: [
        .target(name: "UIKit"),
        .target(name: "_Testing_UIKit", path: "Sources/Shims/_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics", path: "Sources/Shims/_Testing_CoreGraphics"),
        .target(name: "Offscreen", dependencies: ["UIKit"]),
        .target(name: "OffscreenPictures", dependencies: ["Offscreen"]),
        .target(name: "OffscreenScenarios", dependencies: ["Offscreen"]),
        .executableTarget(name: "OffscreenCommand", dependencies: ["OffscreenScenarios"]),
        .executableTarget(name: "Benchmarks", dependencies: ["OffscreenScenarios"], path: "Benchmarks/Benchmarks"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Offscreen", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(name: "OffscreenTests", dependencies: ["OffscreenScenarios", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "OffscreenPicturesTests",
            dependencies: ["OffscreenPictures", "OffscreenScenarios", "_Testing_UIKit", "_Testing_CoreGraphics"], exclude: ["Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)
