import UIKit

/// A cell with nothing in it but what every cell has.
final class BareCell: UICollectionViewCell {}
