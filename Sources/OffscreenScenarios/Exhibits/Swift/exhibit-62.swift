import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake62: UICollectionViewFlowLayout {
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: path)
        (attributes as? Tinted62)?.tint = 5
        return attributes
    }
}

// MARK: Without the mistake

final class Fix62: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Tinted62.self }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: path)
        (attributes as? Tinted62)?.tint = 5
        return attributes
    }
}

// MARK: Check of the symptom

final class Tinted62: UICollectionViewLayoutAttributes {
    var tint = 0
}

extension SymptomCheck {
    static let exhibit62 = SymptomCheck(62, mistake: { attributesLackTint(of: Mistake62()) }, fix: { attributesLackTint(of: Fix62()) })

    private static func attributesLackTint(of layout: UICollectionViewFlowLayout) -> Bool {
        let list = ListController(layout: layout)
        let stage = stage(showing: list)
        return stage.run { (layout.layoutAttributesForItem(at: [0, 0]) as? Tinted62)?.tint != 5 }
    }
}
