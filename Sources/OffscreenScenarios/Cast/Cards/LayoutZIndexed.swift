import UIKit

/// A reusable view that remembers the zIndex its layout gave it, so that somebody can put the siblings in order.
@MainActor
public protocol LayoutZIndexed: UICollectionReusableView {
    /// As of the last `apply(_:)`.
    var layoutZIndex: Int { get }
}
