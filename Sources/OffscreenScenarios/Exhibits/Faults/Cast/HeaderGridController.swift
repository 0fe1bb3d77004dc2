import UIKit

/// A grid of posters with cards and with a header above each section, and the acts of bug reports.
class HeaderGridController: CardGridController {
    override var acts: [String: () -> Void] {
        [
            "reload the section": { [unowned self] in reloadSection() },
            "update the screen": { [unowned self] in updateScreen() },
            "give the cards the zIndex 0": { [unowned self] in
                (collectionView.collectionViewLayout as? CardGridLayout)?.cardZIndex = 0
            },
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.headerReferenceSize = CGSize(width: 24, height: 24)
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    func updateScreen() {}
}
