import UIKit

/// A screen of posters whose frames are given by index path.
public final class PlacedScreen: PosterScreen {
    public let layout: PlacedLayout

    public init(sections: [Int], places: [IndexPath: PlacedLayout.Place] = [:]) {
        layout = PlacedLayout()
        layout.places = places
        super.init(sections: sections, layout: layout)
    }
}
