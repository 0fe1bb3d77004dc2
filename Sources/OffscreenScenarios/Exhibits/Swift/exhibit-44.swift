import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake44: EstimatedRows {
    func showRow(_ item: Int) {
        collectionView.scrollToItem(at: [0, item], at: .bottom, animated: false)
    }
}

// MARK: Without the mistake

final class Fix44: EstimatedRows {
    func showRow(_ item: Int) {
        collectionView.scrollToItem(at: [0, item], at: .bottom, animated: false)
        collectionView.layoutIfNeeded()  // measures the cells there
        collectionView.scrollToItem(at: [0, item], at: .bottom, animated: false)
    }
}

// MARK: Check of the symptom

/// Rows that are estimated at 50 points, and measure 90.
class EstimatedRows: SelfSizingRows, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: 320, height: 50)
    }
}

/// Rows whose cells measure 90 points.
class SelfSizingRows: ListController {
    init() {
        let layout = ListController.rows()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        super.init(layout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TallCell.self, forCellWithReuseIdentifier: "row")
        collectionView.isPrefetchingEnabled = false
    }
}

final class TallCell: TextCell {
    /// The heights that cells were given.
    static var heights: [CGFloat] = []

    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
        super.apply(attributes)
        TallCell.heights.append(attributes.frame.height)
    }

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.frame.size.height = 90
        return attributes
    }
}

extension Tried {
    static let exhibit44 = Tried(
        44, mistake: { landsElsewhere(Mistake44()) { $0.showRow(20) } }, fix: { landsElsewhere(Fix44()) { $0.showRow(20) } })

    /// Whether another row stands at the end of the screen.
    private static func landsElsewhere<List: ListController>(_ list: List, _ act: (List) -> Void) -> Bool {
        let stage = stage(list)
        stage.act("scroll") { act(list) }
        let end = CGPoint(x: 20, y: list.collectionView.bounds.maxY - 10)
        return list.collectionView.indexPathForItem(at: end) != [0, 20]
    }
}
