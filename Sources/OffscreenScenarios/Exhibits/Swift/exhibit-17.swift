import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake17Attributes: UICollectionViewLayoutAttributes {
    var tint = 0
}

// MARK: Without the mistake

final class Fix17Attributes: UICollectionViewLayoutAttributes {
    var tint = 0

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Fix17Attributes else { return false }
        return super.isEqual(object) && tint == other.tint
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit17 = SymptomCheck(
        17,
        mistake: {
            let (old, new) = (Mistake17Attributes(forCellWith: [0, 0]), Mistake17Attributes(forCellWith: [0, 0]))
            new.tint = 5
            return old.isEqual(new)
        },
        fix: {
            let (old, new) = (Fix17Attributes(forCellWith: [0, 0]), Fix17Attributes(forCellWith: [0, 0]))
            new.tint = 5
            return old.isEqual(new)
        })
}
