import Offscreen
import UIKit

/// A collection view with the objects that an app keeps beside it.
@MainActor
public protocol Screen: AnyObject {
    var collectionView: UICollectionView { get }
}

/// A screen whose items can be changed. Changing them tells the collection view nothing: that is the caller's, as in an app.
@MainActor
public protocol EditableScreen: Screen, HuntModel {
    /// Titles of the items, by section.
    var sections: [[String]] { get set }
}

extension CardScreen: EditableScreen {}
