import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake26Layout: RowLayout {
    override func prepare() {
        super.prepare()
        for (number, card) in cache.enumerated() {
            card.frame = CGRect(x: 20 + 40 * number, y: 20 + 40 * number, width: 200, height: 100)
        }
    }
}

// MARK: Without the mistake

final class Fix26Layout: RowLayout {
    override func prepare() {
        super.prepare()
        for (number, card) in cache.enumerated() {
            card.frame = CGRect(x: 20 + 40 * number, y: 20 + 40 * number, width: 200, height: 100)
            card.zIndex = number
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit26 = SymptomCheck(
        26, mistake: { movedCardIsCovered { Mistake26Layout() } }, fix: { movedCardIsCovered { Fix26Layout() } })

    /// Whether with one of eight seeds a card that was moved to the end is not the frontmost card.
    private static func movedCardIsCovered(with layout: () -> RowLayout) -> Bool {
        (1...8 as ClosedRange<UInt64>).contains { seed in
            let stage = Stage(width: 320, height: 240, behavior: .current.seeded(seed))
            let list = ListController(layout: layout())
            list.items = ["a", "b", "c"]
            stage.show(list)
            stage.act("move") {
                list.collectionView.performBatchUpdates {
                    list.items = ["b", "c", "a"]
                    list.collectionView.moveItem(at: [0, 0], to: [0, 2])
                }
            }
            return list.collectionView.subviews.last { $0 is TextCell } !== list.collectionView.cellForItem(at: [0, 2])
        }
    }
}
