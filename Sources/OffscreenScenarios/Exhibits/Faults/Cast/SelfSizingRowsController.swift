import UIKit

/// A list of sixty rows that are estimated at 50 points and size themselves to 90, and a button that
/// shows a row.
class SelfSizingRowsController: ListController, UICollectionViewDelegateFlowLayout {
    final class TallCell: TextCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = 90
            return layoutAttributes
        }
    }

    override var acts: [String: () -> Void] { ["show row 30": { [unowned self] in showRow(30) }] }

    required init() {
        super.init()
        items = (0..<60).map { "row \($0)" }
    }

    required init?(coder: NSCoder) { nil }

    override class func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TallCell.self, forCellWithReuseIdentifier: "row")
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 300, height: 50)
    }

    /// Scrolls until a row is at the bottom of the screen.
    func showRow(_ row: Int) {}
}
