import UIKit

final class SingleItemCentredMistake: ListController {
    override class func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        return layout
    }
}
