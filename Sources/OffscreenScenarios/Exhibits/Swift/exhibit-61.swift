import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake61Cell: CarouselCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        carousel.reloadData()
    }
}

// MARK: Without the mistake

final class Fix61Cell: CarouselCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        carousel.reloadData()
        carousel.contentOffset = .zero
    }
}

// MARK: Check of the symptom

/// A cell with a list that scrolls sideways.
class CarouselCell: TextCell, UICollectionViewDataSource {
    let carousel: UICollectionView

    override init(frame: CGRect) {
        let layout = ListController.makeRowFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 40)
        carousel = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: layout)
        super.init(frame: frame)
        carousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        carousel.dataSource = self
        contentView.addSubview(carousel)
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "square", for: path)
    }
}

extension SymptomCheck {
    /// Whether the list in a row is scrolled although only that of another row was scrolled.
    static let exhibit61 = SymptomCheck(61, mistake: Mistake61Cell.self, fix: Fix61Cell.self) {
        (cell: CarouselCell.Type) in
        let list = ListController()
        list.loadViewIfNeeded()
        list.collectionView.register(cell, forCellWithReuseIdentifier: "row")
        let stage = showWithoutPrefetching(list)
        stage.run { (list.collectionView.cellForItem(at: [0, 0]) as? CarouselCell)?.carousel.contentOffset.x = 100 }
        stage.scroll(list.collectionView, by: 440)
        return list.collectionView.visibleCells.contains { ($0 as? CarouselCell)?.carousel.contentOffset.x != 0 }
    }
}
