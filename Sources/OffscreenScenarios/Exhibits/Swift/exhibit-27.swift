import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake27Controller: ListController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let row = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in cell.label.text = text }
        return view.dequeueConfiguredReusableCell(using: row, for: path, item: items[path.item])
    }
}

// MARK: Without the mistake

final class Fix27Controller: ListController {
    let row = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in cell.label.text = text }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: row, for: path, item: items[path.item])
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit27 = SymptomCheck(
        27, mistake: Mistake27Controller(), fix: Fix27Controller(), isVisible: raisesExceptionWhenShown)

    /// Whether UIKit would raise an exception as soon as a controller is shown.
    static func raisesExceptionWhenShown(_ controller: UIViewController) -> Bool {
        let stage = Stage(width: 320, height: 200)
        return !stage.collectFailures { stage.show(controller) }.isEmpty
    }
}
