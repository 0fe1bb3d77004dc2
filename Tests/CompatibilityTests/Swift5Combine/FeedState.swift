// swift-format-ignore-file
// Code for iOS. The porter's copy is in CompatibilityTests/Swift5Combine, where it is compiled and run.
import OpenCombineShim; import Foundation

// On iOS the names of Combine are visible in a file without an import of it.
final class FeedState: ObservableObject {
    @Published var isOn = false
    var token: AnyCancellable?
}

// A type that has the name of one of Combine's in another type is not Combine's.
enum Local {
    final class Cancellable { var count = 0 }
    static func make() -> Cancellable { Cancellable() }
}
