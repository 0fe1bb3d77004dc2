import Offscreen
import UIKit

/// A list whose sections have headers.
class HeaderController: ListController {
    static let kind = UICollectionView.elementKindSectionHeader

    override init(layout: UICollectionViewLayout = HeaderController.headedRows()) {
        super.init(layout: layout)
    }

    required init?(coder: NSCoder) { nil }

    /// Rows of 44 points below a header of 20.
    static func headedRows() -> UICollectionViewFlowLayout {
        let layout = ListController.rows()
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: Self.kind, withReuseIdentifier: "header")
        collectionView.isPrefetchingEnabled = false
    }

    override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }

    /// The header of the first section that is on screen.
    var header: UICollectionReusableView? { collectionView.visibleSupplementaryViews(ofKind: Self.kind).first }
}
