import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake30: CardListScreen<UICollectionView> {
    func add(_ shade: UIView) {
        list.addSubview(shade)
        list.sendSubviewToBack(shade)
    }
}

// MARK: Without the mistake

final class Fix30: CardListScreen<UICollectionView> {
    func add(_ shade: UIView) {
        view.insertSubview(shade, belowSubview: list)
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit30 = Tried(30, mistake: { buries(Mistake30()) { $0.add(UIView()) } }, fix: { buries(Fix30()) { $0.add(UIView()) } })

    /// Whether a band that comes later lies under a cell.
    private static func buries<Screen: CardListScreen<UICollectionView>>(_ screen: Screen, _ act: (Screen) -> Void) -> Bool {
        let stage = Stage(width: 320, height: 100, behavior: .iOS6)
        screen.list.frame.size.height = 100
        stage.show(screen)
        stage.run { act(screen) }
        stage.scroll(screen.list, by: 100)
        return screen.stands(TextCell.self, inFrontOf: BandView.self)
    }
}
