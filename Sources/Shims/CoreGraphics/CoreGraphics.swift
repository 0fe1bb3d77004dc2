// The declarations that `import CoreGraphics` brings on Apple's systems are part of `UIKit` on Linux.
@_exported import UIKit
