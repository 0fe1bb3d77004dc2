import UIKit

/// A reusable view that stores the zIndex of its layout attributes, so that code can sort the
/// siblings by it.
@MainActor
public protocol LayoutZIndexed: UICollectionReusableView {
    /// The zIndex of the attributes that were applied last.
    var layoutZIndex: Int { get }
}
