import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake60Controller: ListController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.contentOffset.y = 100
    }
}

// MARK: Without the mistake

final class Fix60Controller: ListController {
    private var hasStarted = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasStarted else { return }
        hasStarted = true
        collectionView.contentOffset.y = 100
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the content offset jumps back.
    static let exhibit60 = SymptomCheck(60, mistake: Mistake60Controller(), fix: Fix60Controller()) {
        (list: ListController) in
        let stage = showOnNewStage(list)
        stage.scroll(list.collectionView, by: 300)
        stage.resize(width: 320, height: 180)
        return list.collectionView.contentOffset.y < 300
    }
}
