import UIKit

final class InnerOffsetKeptMistake: ListController {
    final class Cell: CarouselCell {
        override func prepareForReuse() {
            super.prepareForReuse()
            carousel.reloadData()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "row")
    }
}
