import Offscreen
import UIKit

/// An object that owns a collection view, and usually is its data source or delegate.
@MainActor
public protocol Screen: AnyObject {
    var collectionView: UICollectionView { get }
}

/// A screen whose items can be changed. The caller that sets `sections` notifies the collection
/// view, unless the data is diffable.
@MainActor
public protocol EditableScreen: Screen, HuntModel {
    /// The titles of the items, by section.
    var sections: [[String]] { get set }
}

extension CardScreen: EditableScreen {}
