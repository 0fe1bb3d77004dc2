import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake7: RowLayout {
    override func prepare() {
        super.prepare()
        for attributes in cache { attributes.frame.size.height = 60 }  // each reaches over the next one
    }
}

// MARK: Without the mistake

final class Fix7: RowLayout {
    override func prepare() {
        super.prepare()
        for attributes in cache {
            attributes.frame.size.height = 60  // each reaches over the next one
            attributes.zIndex = attributes.indexPath.item
        }
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit7 = Tried(7, mistake: { dependsOnSeed { Mistake7() } }, fix: { dependsOnSeed { Fix7() } })

    /// Whether the rows do not lie in their order on some run.
    private static func dependsOnSeed(_ layout: () -> RowLayout) -> Bool {
        (1...8 as ClosedRange<UInt64>).contains { seed in
            let stage = Stage(width: 320, height: 200, behavior: .current.seeded(seed))
            let list = ListController(layout: layout())
            stage.show(list)
            let items = list.collectionView.subviews.compactMap {
                ($0 as? TextCell).flatMap { list.collectionView.indexPath(for: $0)?.item }
            }
            return items != items.sorted()
        }
    }
}
