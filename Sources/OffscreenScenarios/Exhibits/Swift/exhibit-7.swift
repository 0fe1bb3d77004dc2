import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake7Layout: RowLayout {
    override func prepare() {
        super.prepare()
        for attributes in cache { attributes.frame.size.height = 60 }  // each row overlaps the next one
    }
}

// MARK: Without the mistake

final class Fix7Layout: RowLayout {
    override func prepare() {
        super.prepare()
        for attributes in cache {
            attributes.frame.size.height = 60  // each row overlaps the next one
            attributes.zIndex = attributes.indexPath.item
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit7 = SymptomCheck(
        7, mistake: { hasUnorderedRows { Mistake7Layout() } }, fix: { hasUnorderedRows { Fix7Layout() } })

    /// Whether with one of eight seeds the rows are not stacked in the order of their items.
    private static func hasUnorderedRows(with layout: () -> RowLayout) -> Bool {
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
