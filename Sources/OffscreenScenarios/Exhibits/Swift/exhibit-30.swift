import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake30Screen: CardListScreen<UICollectionView> {
    func add(_ shade: UIView) {
        list.addSubview(shade)
        list.sendSubviewToBack(shade)
    }
}

// MARK: Without the mistake

final class Fix30Screen: CardListScreen<UICollectionView> {
    func add(_ shade: UIView) {
        view.insertSubview(shade, belowSubview: list)
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit30 = SymptomCheck(
        30, mistake: { cellCoversBand(on: Mistake30Screen()) { $0.add(UIView()) } },
        fix: { cellCoversBand(on: Fix30Screen()) { $0.add(UIView()) } })

    /// Whether a band that appears after the change lies under a cell.
    private static func cellCoversBand<Screen: CardListScreen<UICollectionView>>(
        on screen: Screen, after act: (Screen) -> Void
    ) -> Bool {
        let stage = Stage(width: 320, height: 100, behavior: .iOS6)
        screen.list.frame.size.height = 100
        stage.show(screen)
        stage.run { act(screen) }
        stage.scroll(screen.list, by: 100)
        return screen.hasView(TextCell.self, inFrontOf: BandView.self)
    }
}
