import UIKit

final class Report27519174ReloadMistake: HeaderGridController {
    override class var itemCounts: [Int] { [2, 2, 2] }

    override class func makeLayout() -> CardGridLayout {
        let layout = super.makeLayout()
        layout.cardZIndex = -1
        layout.itemZIndex = 10
        layout.headerZIndex = 20
        layout.overlap = 30
        return layout
    }

    override func updateScreen() {
        collectionView.reloadData()
    }
}
