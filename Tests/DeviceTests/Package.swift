// swift-tools-version: 5.9
import PackageDescription

// The same tests as those of the package two folders up, for a Mac: without a dependency, so that
// `import UIKit` is Apple's.
let package = Package(
    name: "DeviceTests",
    platforms: [.iOS(.v15)],
    targets: [
        .testTarget(
            name: "DeviceTests", path: ".", exclude: ["Model", "Results", "README.md", "known-differences.txt"])
    ]
)
