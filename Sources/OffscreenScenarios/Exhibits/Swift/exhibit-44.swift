import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake44Controller: EstimatedRowsController {
    func showRow(_ item: Int) {
        collectionView.scrollToItem(at: [0, item], at: .bottom, animated: false)
    }
}

// MARK: Without the mistake

final class Fix44Controller: EstimatedRowsController {
    func showRow(_ item: Int) {
        collectionView.scrollToItem(at: [0, item], at: .bottom, animated: false)
        collectionView.layoutIfNeeded()  // measures the cells near the row
        collectionView.scrollToItem(at: [0, item], at: .bottom, animated: false)
    }
}

// MARK: Check of the symptom

/// A list with rows that are estimated at 50 points and measure 90.
class EstimatedRowsController: SelfSizingRowsController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        CGSize(width: 300, height: 50)
    }
}

/// A list with self-sizing cells, which measure `TallCell.measuredHeight` points.
class SelfSizingRowsController: ListController {
    init() {
        let layout = ListController.makeRowFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        super.init(layout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        items = (0..<60).map { "row \($0)" }
        collectionView.register(TallCell.self, forCellWithReuseIdentifier: "row")
        collectionView.isPrefetchingEnabled = false
    }
}

final class TallCell: TextCell {
    /// The preferred height of the cells.
    static var measuredHeight: CGFloat = 90
    /// The heights in the attributes that cells received.
    static var heights: [CGFloat] = []

    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
        super.apply(attributes)
        TallCell.heights.append(attributes.frame.height)
    }

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        attributes.frame.size.height = TallCell.measuredHeight
        return attributes
    }
}

extension SymptomCheck {
    static let exhibit44 = SymptomCheck(
        44, mistake: { scrollsToWrongRow(in: Mistake44Controller()) { $0.showRow(30) } },
        fix: { scrollsToWrongRow(in: Fix44Controller()) { $0.showRow(30) } })

    /// Whether row 30 is not at the bottom of the screen.
    private static func scrollsToWrongRow<List: ListController>(in list: List, after act: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list)
        stage.act("scroll") { act(list) }
        let end = CGPoint(x: 20, y: list.collectionView.bounds.maxY - 10)
        return list.collectionView.indexPathForItem(at: end) != [0, 30]
    }
}
