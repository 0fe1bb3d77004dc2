// swift-tools-version: 6.3
import PackageDescription

// Modules that code for iOS imports and that Linux does not have. They come with `UIKit`.
#if canImport(Darwin)
    let shims: [String] = []
#else
    let shims = ["CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]
#endif
let shimDependencies = shims.map { Target.Dependency(stringLiteral: $0) }

let package = Package(
    name: "Offscreen",
    products: [
        .library(name: "UIKit", targets: ["UIKit"] + shims),
        .library(name: "Offscreen", targets: ["Offscreen"]),
        .library(name: "OffscreenPictures", targets: ["OffscreenPictures"]),
        .library(name: "OffscreenTesting", targets: ["OffscreenTesting"]),
        .library(name: "OffscreenScenarios", targets: ["OffscreenScenarios"]),
        .executable(name: "offscreen", targets: ["OffscreenCommand"]),
    ],
    targets: [
        .target(name: "UIKit"),
        .target(name: "Offscreen", dependencies: ["UIKit"]),
        .target(name: "OffscreenPictures", dependencies: ["Offscreen"]),
        .target(name: "OffscreenTesting", dependencies: ["OffscreenPictures"]),
        .target(name: "OffscreenScenarios", dependencies: ["Offscreen"], resources: [.copy("Exhibits")]),
        .executableTarget(name: "OffscreenCommand", dependencies: ["OffscreenPictures", "OffscreenScenarios"]),
        .executableTarget(name: "Benchmarks", dependencies: ["OffscreenScenarios"], path: "Benchmarks/Benchmarks"),
        .executableTarget(name: "Fuzz", dependencies: ["OffscreenPictures", "OffscreenScenarios"], path: "Tests/Fuzz"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Offscreen"] + shimDependencies),
        .testTarget(
            name: "OffscreenTests", dependencies: ["Fuzz", "OffscreenScenarios", "OffscreenTesting"] + shimDependencies,
            exclude: ["Hunt/Goldens"]),
        .testTarget(
            name: "OffscreenPicturesTests",
            dependencies: ["OffscreenPictures", "OffscreenScenarios", "OffscreenTesting"] + shimDependencies,
            exclude: ["Goldens"]),
    ]
        + ["Swift5XCTest", "Swift5Testing", "Swift6XCTest", "Swift6Testing"].map { name in
            // Code as users write it, in both language modes, with both test frameworks.
            .testTarget(
                name: name, dependencies: ["UIKit"] + shimDependencies, path: "Tests/CompatibilityTests/\(name)",
                swiftSettings: [.swiftLanguageMode(name.hasPrefix("Swift5") ? .v5 : .v6)])
        }
        + shims.map { name in
            .target(name: name, dependencies: name.hasPrefix("_") ? [] : ["UIKit"], path: "Sources/Shims/\(name)")
        },
    swiftLanguageModes: [.v6]
)
