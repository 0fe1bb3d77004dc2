import Offscreen
import UIKit

/// A collection view together with the objects that an app keeps for it.
@MainActor
public protocol Screen: AnyObject {
    var collectionView: UICollectionView { get }
}

/// A screen whose items can be changed. Changing them does not tell the collection view; as in an app, the caller does that.
@MainActor
public protocol EditableScreen: Screen, HuntModel {
    /// Titles of the items, by section.
    var sections: [[String]] { get set }
}

extension CardScreen: EditableScreen {}
