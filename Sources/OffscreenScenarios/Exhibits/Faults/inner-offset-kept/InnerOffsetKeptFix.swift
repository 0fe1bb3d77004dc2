import UIKit

final class InnerOffsetKeptFix: ListController {
    final class Cell: CarouselCell {
        override func prepareForReuse() {
            super.prepareForReuse()
            carousel.reloadData()
            carousel.contentOffset = .zero
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "row")
    }
}
