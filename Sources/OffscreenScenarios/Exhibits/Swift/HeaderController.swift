import Offscreen
import UIKit

class HeaderController: ListController {
    static let kind = UICollectionView.elementKindSectionHeader

    override init(layout: UICollectionViewLayout = HeaderController.makeRowFlowLayoutWithHeaders()) {
        super.init(layout: layout)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a flow layout with rows of 44 points below a header of 20 points.
    static func makeRowFlowLayoutWithHeaders() -> UICollectionViewFlowLayout {
        let layout = ListController.makeRowFlowLayout()
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: Self.kind, withReuseIdentifier: "header")
        collectionView.isPrefetchingEnabled = false
    }

    override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }

    var header: UICollectionReusableView? { collectionView.visibleSupplementaryViews(ofKind: Self.kind).first }
}
