import UIKit

/// A view that shows the items of a data source, and reuses their cells: a `UICollectionView` or a
/// `UITableView`. The items of a table view are its rows. No other class can conform.
@MainActor
public protocol List: UIScrollView {}

extension UICollectionView: List {}
extension UITableView: List {}

extension List {
    /// The list with what reports and steps read of it.
    package var observed: any ObservedList {
        guard let list = observedList else {
            fatalError("\(type(of: self)) is neither a UICollectionView nor a UITableView")
        }
        return list
    }
}
