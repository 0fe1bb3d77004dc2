// swift-tools-version: 6.3
import PackageDescription

// Modules that code for iOS imports and that Linux does not have. They are part of the product
// `UIKit`.
#if canImport(Darwin)
    let shims: [String] = []
#else
    let shims = ["CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]
#endif
// Clang modules named `os` and `ObjectiveC`, and the Swift declarations of `os`. They are separate
// products, because `canImport` finds these modules in a target that depends on them. No target has
// such a name, because target names are unique in a package graph.
#if canImport(Darwin)
    let appleModules: [String] = []
#else
    let appleModules = ["COffscreenObjectiveC", "COffscreenOS", "OffscreenOS"]
#endif
let appleModuleDependencies = ["Offscreen"] + appleModules.map { Target.Dependency(stringLiteral: $0) }
let shimDependencies = shims.map { Target.Dependency(stringLiteral: $0) }

// The exhibits that have a folder, by the names of their faults. Their Swift files are a target of
// their own, without the scenarios.
let faults: [String] = [
    "action-added-at-every-reuse", "all-decorations-to-back", "attributes-changed-without-copy",
    "attributes-without-copy", "attributes-without-is-equal", "batch-before-first-layout",
    "cached-attributes-changed", "card-covers-cells", "card-in-front-after-reload", "cards-behind-background-view",
    "cards-reversed-in-every-pass", "cell-selected-directly", "cells-never-dequeued", "checkmark-on-other-rows",
    "decoration-swallows-taps", "decorations-never-reused", "delete-and-reload-same-path", "dequeue-to-measure",
    "duplicate-identifiers", "equal-z-random-order", "header-not-reported-deleted", "headers-over-scroll-indicator",
    "index-path-of-deleted-item", "inner-offset-kept", "insert-without-model", "inserted-item-invisible",
    "insertion-above-jumps", "insertion-at-old-index-path", "insertion-snaps-to-size", "items-wider-than-list",
    "kept-cell-not-configured-again", "late-image", "layout-attributes-class-missing",
    "layout-prepared-at-every-step", "moved-card-behind-another", "no-attributes-off-screen",
    "no-scroll-events-sideways", "offset-restored-beyond-end", "offset-set-in-did-layout",
    "old-content-after-scrolling-back", "one-identifier-for-two-styles", "only-cards-to-back",
    "outdated-layout-cache", "own-subview-shifts-new-views", "picture-of-another-row", "pinned-header-scrolls-away",
    "registration-in-cell-provider", "reload-data-after-batch", "reload-data-in-batch", "reload-during-touch",
    "reload-empty-and-growing-section", "reload-loses-cell-state", "report-27519174-invalidate",
    "report-27519174-reload", "report-30118987", "report-section-cards", "reused-cell-keeps-state", "row-number-in-tag",
    "scroll-before-first-layout", "scroll-to-estimated-place", "section-backgrounds-accumulate",
    "self-sizing-never-settles", "single-item-centred", "sizes-swapped-during-drag", "snapshots-on-two-queues",
    "style-left-over", "subview-at-every-reuse", "two-cells-dequeued", "unequal-gaps", "unstable-sizes",
    "visible-cells-misses-prefetched", "width-kept-after-rotation", "z-from-item-index", "z-position-of-zero",
    "z-position-paints-but-taps-miss",
]
let scenarios: [String] = faults.map { "\($0)/\($0).scenario" }

let package = Package(
    name: "Offscreen",
    // The first versions that have `Mutex`.
    platforms: [.macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "UIKit", targets: ["UIKit"] + shims),
        .library(name: "Offscreen", targets: ["Offscreen"]),
        .library(name: "OffscreenPictures", targets: ["OffscreenPictures"]),
        .library(name: "OffscreenTesting", targets: ["OffscreenTesting"]),
        .library(name: "OffscreenScenarios", targets: ["OffscreenScenarios"]),
        .executable(name: "offscreen", targets: ["OffscreenCommand"]),
    ]
        + (appleModules.isEmpty
            ? []
            : [
                .library(name: "OffscreenObjectiveC", targets: ["COffscreenObjectiveC", "UIKit"]),
                .library(name: "OffscreenOS", targets: ["COffscreenOS", "OffscreenOS"]),
            ]),
    targets: [
        .target(name: "UIKit"),
        .target(name: "Offscreen", dependencies: ["UIKit"]),
        .target(name: "OffscreenPictures", dependencies: ["Offscreen"], resources: [.copy("Web")]),
        .target(name: "OffscreenTesting", dependencies: ["OffscreenPictures"]),
        .target(
            name: "OffscreenScenarios", dependencies: ["Offscreen", "OffscreenExhibits"],
            resources: [.copy("Exhibits")]),
        // The Swift files of the exhibits, which are also resources of OffscreenScenarios. They import
        // only UIKit.
        .target(
            name: "OffscreenExhibits", dependencies: ["UIKit"], path: "Sources/OffscreenScenarios/Exhibits/Faults",
            exclude: scenarios),
        // The source files that a test on a device needs, as resources: some folders of
        // OffscreenScenarios, and the player.
        .target(
            name: "OffscreenDeviceText", path: "Sources",
            exclude: [
                "Offscreen", "OffscreenCommand", "OffscreenPictures", "OffscreenPorter", "OffscreenScenarios/Device",
                "OffscreenScenarios/Exhibits", "OffscreenScenarios/Exhibits.swift", "OffscreenScenarios/Hunt",
                "OffscreenScenarios/Lab",
                "OffscreenScenarios/Language", "OffscreenScenarios/OffscreenScenarios.docc", "OffscreenScenarios/Story",
                "OffscreenTesting", "README.md", "Shims", "UIKit",
            ],
            sources: ["OffscreenDeviceText/DeviceSources.swift"],
            resources: [
                .copy("OffscreenScenarios/App"), .copy("OffscreenScenarios/Cast"), .copy("OffscreenScenarios/Screens"),
                .copy("OffscreenDeviceText/Runtime"),
            ]),
        .target(name: "OffscreenPorter"),
        .executableTarget(
            name: "OffscreenCommand",
            dependencies: ["OffscreenDeviceText", "OffscreenPictures", "OffscreenPorter", "OffscreenScenarios"],
            resources: [.copy("Probe"), .copy("Web")]),
        .executableTarget(
            name: "Benchmarks", dependencies: ["OffscreenPictures", "OffscreenScenarios"], path: "Benchmarks/Benchmarks"
        ),
        .executableTarget(
            name: "Fuzz", dependencies: ["OffscreenPictures", "OffscreenPorter", "OffscreenScenarios"],
            path: "Tests/Fuzz"),
        // The comparison of many whole texts with golden files, for tests.
        .target(name: "TextDigests", dependencies: ["Offscreen"], path: "Tests/TextDigests"),
        .testTarget(
            name: "OffscreenPorterTests", dependencies: ["Fuzz", "OffscreenPorter", "TextDigests"],
            exclude: ["Goldens", "Originals", "TupleCounts.txt", "UIKitNames.txt"]),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "Offscreen", "TextDigests"] + shimDependencies,
            exclude: [
                "Documentation/UIKitMembers.txt", "Laws/UnlabeledArguments.txt", "Views/Graphics/ImageFiles.tsv",
                "Views/Programs/Goldens",
            ]),
        .testTarget(
            name: "OffscreenTests",
            dependencies: ["Fuzz", "OffscreenExhibits", "OffscreenScenarios", "OffscreenTesting", "TextDigests"]
                + shimDependencies,
            exclude: [
                "Diagnosis/HealthyRecordings", "Hunt/Goldens", "Looking/Goldens", "Reuse/Goldens", "Programs/Goldens",
                "Readme/Scenarios", "Tools/Goldens",
            ]),
        .testTarget(
            name: "OffscreenPicturesTests",
            dependencies: ["OffscreenPictures", "OffscreenScenarios", "OffscreenTesting"] + shimDependencies,
            exclude: ["Goldens"]),
        .testTarget(
            name: "OffscreenScenariosTests",
            dependencies: ["OffscreenExhibits", "OffscreenScenarios"] + shimDependencies,
            exclude: ["Language/Scenarios"]),
        // These tests call the command, which the build puts beside them.
        .testTarget(
            name: "OffscreenCommandTests", dependencies: ["OffscreenScenarios", "TextDigests"], exclude: ["Goldens"]),
        .testTarget(
            name: "OffscreenProbeTests",
            dependencies: ["OffscreenPictures", "OffscreenScenarios", "TextDigests"] + shimDependencies,
            exclude: ["Goldens"]),
        // These tests import only UIKit and XCTest. On a Mac their own Package.swift builds them
        // with Apple's UIKit.
        .testTarget(
            name: "DeviceTests", dependencies: ["UIKit"] + shimDependencies,
            exclude: ["Model", "Package.swift", "README.md", "Results", "known-differences.txt"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
        + ["Swift5XCTest", "Swift5Testing", "Swift6XCTest", "Swift6Testing", "Swift5Ported", "Swift6AppleModules"].map {
            name in
            // Code as users write it, in both language modes, with both test frameworks.
            .testTarget(
                name: name,
                dependencies: ["UIKit"] + shimDependencies
                    + (name == "Swift6AppleModules" ? appleModuleDependencies : [])
                    + (name.hasSuffix("Testing") || name.hasSuffix("XCTest") ? ["Offscreen"] : [])
                    + (name == "Swift5Ported" ? ["Offscreen", "OffscreenTesting"] : []),
                path: "Tests/CompatibilityTests/\(name)",
                swiftSettings: [.swiftLanguageMode(name.hasPrefix("Swift5") ? .v5 : .v6)])
        }
        // Code for iOS with Combine. The alias gives the stand-in the name of the module that ported
        // code imports. A target of that name would exclude OpenCombine from a package graph.
        + [
            .target(
                name: "CombineStandIn", dependencies: ["UIKit"], path: "Tests/CompatibilityTests/CombineStandIn",
                swiftSettings: [.swiftLanguageMode(.v5)]),
            .testTarget(
                name: "Swift5Combine", dependencies: ["CombineStandIn", "Offscreen"] + shimDependencies,
                path: "Tests/CompatibilityTests/Swift5Combine",
                swiftSettings: [
                    .swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "OpenCombineShim=CombineStandIn"]),
                ]),
        ]
        + shims.map { name in
            // The two empty modules need no dependency. They have one so that a build on two cores
            // compiles UIKit first.
            .target(name: name, dependencies: ["UIKit"], path: "Sources/Shims/\(name)")
        }
        + appleModules.map { name in
            .target(
                name: name, dependencies: name == "OffscreenOS" ? ["COffscreenOS", "UIKit"] : [],
                path: "Sources/Shims/\(name)")
        },
    swiftLanguageModes: [.v6]
)
