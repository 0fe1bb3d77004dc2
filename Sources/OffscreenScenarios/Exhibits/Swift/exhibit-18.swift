import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake18Attributes: UICollectionViewLayoutAttributes {
    var tint = 0
}

// MARK: Without the mistake

final class Fix18Attributes: UICollectionViewLayoutAttributes {
    var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Fix18Attributes
        copy.tint = tint
        return copy
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit18 = SymptomCheck(
        18,
        mistake: {
            let attributes = Mistake18Attributes(forCellWith: [0, 0])
            attributes.tint = 5
            return (attributes.copy() as! Mistake18Attributes).tint != 5
        },
        fix: {
            let attributes = Fix18Attributes(forCellWith: [0, 0])
            attributes.tint = 5
            return (attributes.copy() as! Fix18Attributes).tint != 5
        })
}
