import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake63Controller: SectionsController {
    func showInFirstSection(_ first: [String]) {
        collectionView.performBatchUpdates {
            sections[0] = first
            collectionView.reloadSections([0, 1])
        }
    }
}

// MARK: Without the mistake

final class Fix63Controller: SectionsController {
    func showInFirstSection(_ first: [String]) {
        collectionView.performBatchUpdates {
            sections[0] = first
            collectionView.reloadSections([0])  // section 1 is empty before and after
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit63 = SymptomCheck(
        63, mistake: { raisesExceptionOnIOS9(in: Mistake63Controller()) { $0.showInFirstSection(["a", "b", "c"]) } },
        fix: { raisesExceptionOnIOS9(in: Fix63Controller()) { $0.showInFirstSection(["a", "b", "c"]) } })

    private static func raisesExceptionOnIOS9<List: SectionsController>(in list: List, when act: (List) -> Void) -> Bool
    {
        list.sections = [["a", "b"], []]
        let stage = showOnNewStage(list, behavior: .iOS9)
        return !stage.collectFailures { stage.act("show") { act(list) } }.isEmpty
    }
}
