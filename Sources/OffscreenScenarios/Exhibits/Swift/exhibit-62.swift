import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake62Layout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
        for attributes in all ?? [] { (attributes as? TintedAttributes)?.tint = 1 }
        return all
    }
}

// MARK: Without the mistake

final class Fix62Layout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
        for attributes in all ?? [] { (attributes as? TintedAttributes)?.tint = 1 }
        return all
    }
}

// MARK: Check of the symptom

/// Attributes with a tint, which is part of copies and of comparisons.
final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TintedAttributes
        copy.tint = tint
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TintedAttributes)?.tint == tint && super.isEqual(object)
    }
}

/// A cell that stores the tint of the attributes that it applied last.
final class TintedCell: TextCell {
    private(set) var tint = 0

    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
        super.apply(attributes)
        tint = (attributes as? TintedAttributes)?.tint ?? 0
    }
}

extension SymptomCheck {
    /// Whether the tint does not reach the first cell.
    static let exhibit62 = SymptomCheck(62, mistake: Mistake62Layout(), fix: Fix62Layout()) {
        (layout: UICollectionViewFlowLayout) in
        let list = ListController(layout: layout)
        list.loadViewIfNeeded()
        list.collectionView.register(TintedCell.self, forCellWithReuseIdentifier: "row")
        let stage = showOnNewStage(list)
        return stage.run { (list.collectionView.cellForItem(at: [0, 0]) as? TintedCell)?.tint != 1 }
    }
}
