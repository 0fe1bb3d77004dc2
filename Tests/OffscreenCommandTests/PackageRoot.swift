import Foundation

/// The folder of the package.
let packageRoot = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
