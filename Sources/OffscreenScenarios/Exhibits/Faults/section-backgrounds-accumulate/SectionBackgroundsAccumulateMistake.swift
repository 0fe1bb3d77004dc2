import UIKit

final class SectionBackgroundsAccumulateMistake: SectionCardsController {
    override func addSection() {
        collectionView.performBatchUpdates {
            sections.append(["x", "y", "z"])
            sections[0][0] = "\(sections.count) sections"
            collectionView.insertSections([sections.count - 1])
            collectionView.reloadSections([0])
        }
    }
}
