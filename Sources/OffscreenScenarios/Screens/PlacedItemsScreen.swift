import UIKit

/// A screen of posters whose frames are given by index path.
public final class PlacedItemsScreen: PosterScreen {
    public let layout: PlacedItemsLayout

    public init(sections: [Int], places: [IndexPath: PlacedItemsLayout.Place] = [:]) {
        layout = PlacedItemsLayout()
        layout.places = places
        super.init(sections: sections, layout: layout)
    }
}
