import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake51Controller: ListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let end = collectionView.contentSize.height - collectionView.bounds.height
        collectionView.contentOffset.y = max(0, end)
    }
}

// MARK: Without the mistake

final class Fix51Controller: ListController {
    private var isAtEnd = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isAtEnd else { return }
        isAtEnd = true
        collectionView.layoutIfNeeded()
        let end = collectionView.contentSize.height - collectionView.bounds.height
        collectionView.contentOffset.y = max(0, end)
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the last row is not shown.
    static let exhibit51 = SymptomCheck(51, mistake: Mistake51Controller(), fix: Fix51Controller()) {
        (list: ListController) in
        _ = showOnNewStage(list)
        return list.shownText(ofItem: list.items.count - 1) == nil
    }
}
