import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake19Layout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        all?.forEach { $0.frame.origin.x += 10 }
        return all
    }
}

// MARK: Without the mistake

final class Fix19Layout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
        all?.forEach { $0.frame.origin.x += 10 }
        return all
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the frames of a second request differ from those of the first.
    static let exhibit19 = SymptomCheck(19, mistake: Mistake19Layout(), fix: Fix19Layout()) {
        (layout: UICollectionViewFlowLayout) in
        let list = ListController(layout: layout)
        let stage = showOnNewStage(list)
        let rect = CGRect(x: 0, y: 0, width: 320, height: 200)
        return stage.run {
            let first = layout.layoutAttributesForElements(in: rect)?.first?.frame
            return first != layout.layoutAttributesForElements(in: rect)?.first?.frame
        }
    }
}
