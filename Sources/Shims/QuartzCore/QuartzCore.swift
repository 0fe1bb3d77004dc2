// The declarations of QuartzCore that exist on Linux are part of `UIKit`.
@_exported import UIKit
