import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake34Controller: ListController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        let sample = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! TextCell
        sample.label.text = items[path.item]
        return CGSize(width: 320, height: max(44, sample.label.intrinsicContentSize.height))
    }
}

// MARK: Without the mistake

final class Fix34Controller: ListController, UICollectionViewDelegateFlowLayout {
    private let sample = TextCell(frame: .zero)

    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        sample.label.text = items[path.item]
        return CGSize(width: 320, height: max(44, sample.label.intrinsicContentSize.height))
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit34 = SymptomCheck(
        34, mistake: Mistake34Controller(), fix: Fix34Controller(), isVisible: raisesExceptionWhenShown)
}
