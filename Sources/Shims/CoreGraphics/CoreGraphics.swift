// On Linux, what `import CoreGraphics` brings on Apple's systems is part of `UIKit` here.
@_exported import UIKit
