import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake6Controller: HeaderController {
    override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let header = super.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        header.layer.zPosition = 0  // too early: iOS 11 sets the zPosition to 1 after this
        return header
    }
}

// MARK: Without the mistake

final class Fix6Controller: HeaderController {
    override func collectionView(
        _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView, forElementKind kind: String,
        at path: IndexPath
    ) {
        header.layer.zPosition = 0
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit6 = SymptomCheck(
        6, mistake: { headerHasNonzeroZPosition(in: Mistake6Controller()) }, fix: { headerHasNonzeroZPosition(in: Fix6Controller()) })

    private static func headerHasNonzeroZPosition(in list: HeaderController) -> Bool {
        let stage = Stage(width: 320, height: 200, behavior: .iOS11)
        stage.show(list)
        return list.header?.layer.zPosition != 0
    }
}
