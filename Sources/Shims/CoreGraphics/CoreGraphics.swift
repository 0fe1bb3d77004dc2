// The declarations of Core Graphics that exist on Linux are part of `UIKit` and of Foundation,
// which `UIKit` exports.
@_exported import UIKit
