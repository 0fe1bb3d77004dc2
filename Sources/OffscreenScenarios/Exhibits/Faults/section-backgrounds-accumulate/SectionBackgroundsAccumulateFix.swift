import UIKit

final class SectionBackgroundsAccumulateFix: SectionCardsController {
    override func addSection() {
        collectionView.performBatchUpdates {
            sections.append(["x", "y", "z"])
            collectionView.insertSections([sections.count - 1])
        }
        collectionView.performBatchUpdates {
            sections[0][0] = "\(sections.count) sections"
            collectionView.reloadSections([0])
        }
    }
}
