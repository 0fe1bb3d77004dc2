import UIKit

/// A cell without anything of its own.
final class BareCell: UICollectionViewCell {}
