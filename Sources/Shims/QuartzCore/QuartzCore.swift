// On Linux, what `import QuartzCore` brings on Apple's systems is part of `UIKit` here.
@_exported import UIKit
