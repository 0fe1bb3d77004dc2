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
        _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
        forElementKind kind: String,
        at path: IndexPath
    ) {
        header.layer.zPosition = 0
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the zPosition of the header is not 0.
    static let exhibit6 = SymptomCheck(6, mistake: Mistake6Controller(), fix: Fix6Controller()) {
        (list: HeaderController) in
        _ = showOnNewStage(list, behavior: .iOS11)
        return list.header?.layer.zPosition != 0
    }
}
