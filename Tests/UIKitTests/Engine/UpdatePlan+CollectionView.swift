@testable import UIKit

extension UpdatePlan {
    /// Returns the first mistake in the batch, in the words of collection views.
    func firstProblem(countFailureText words: Behavior.CountFailureText = .original, viewText: String = "") -> Problem?
    {
        firstProblem(of: UICollectionView.rules, countFailureText: words, viewText: viewText)
    }
}
