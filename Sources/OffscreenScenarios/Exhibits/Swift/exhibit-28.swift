import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake28: ListController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let sample = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! TextCell
        _ = sample.label.intrinsicContentSize
        return super.collectionView(view, cellForItemAt: path)
    }
}

// MARK: Without the mistake

final class Fix28: ListController {
    private let sample = TextCell(frame: .zero)

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        _ = sample.label.intrinsicContentSize
        return super.collectionView(view, cellForItemAt: path)
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit28 = SymptomCheck(28, mistake: { raisesExceptionWhenShown(Mistake28()) }, fix: { raisesExceptionWhenShown(Fix28()) })
}
