import UIKit

/// A grid of two columns of posters, with a card behind each section and an armband in front of it.
class ArmbandGridController: CardGridController {
    override class func makeLayout() -> CardGridLayout {
        let layout = super.makeLayout()
        layout.itemSize = CGSize(width: 146, height: 96)
        layout.hasArmbands = true
        return layout
    }
}
