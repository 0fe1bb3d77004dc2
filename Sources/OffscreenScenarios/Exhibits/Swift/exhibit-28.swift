import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake28Controller: ListController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let sample = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! TextCell
        sample.label.text = items[path.item]
        let isLong = sample.label.intrinsicContentSize.width > 320
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! TextCell
        cell.label.text = items[path.item]
        cell.label.numberOfLines = isLong ? 2 : 1
        return cell
    }
}

// MARK: Without the mistake

final class Fix28Controller: ListController {
    private let sample = TextCell(frame: .zero)

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        sample.label.text = items[path.item]
        let isLong = sample.label.intrinsicContentSize.width > 320
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! TextCell
        cell.label.text = items[path.item]
        cell.label.numberOfLines = isLong ? 2 : 1
        return cell
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit28 = SymptomCheck(
        28, mistake: Mistake28Controller(), fix: Fix28Controller(), isVisible: raisesExceptionWhenShown)
}
