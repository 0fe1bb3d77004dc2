@testable import UIKit

extension UpdatePlan {
    /// Returns the first mistake in the batch, in the words of collection views.
    func firstProblem(countFailureText form: Behavior.CountFailureText = .original, viewText: String = "") -> Problem? {
        firstProblem(in: UICollectionView.words, countFailureText: form, viewText: viewText)
    }
}
