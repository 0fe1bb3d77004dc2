import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake21Layout: UICollectionViewFlowLayout {
    // With items of different sizes, the flow layout widens the gaps in full lines, but usually not
    // in the last line.
}

// MARK: Without the mistake

final class Fix21Layout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all =
            super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes } ?? []
        for (last, next) in zip(all, all.dropFirst()) where last.frame.midY == next.frame.midY {
            next.frame.origin.x = last.frame.maxX + minimumInteritemSpacing
        }
        return all
    }
}

// MARK: Check of the symptom

final class TagController: ListController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        CGSize(width: [120, 90, 80, 70, 60, 100][path.item % 6], height: 40)
    }
}

extension SymptomCheck {
    /// Whether the gaps between the items of a line differ.
    static let exhibit21 = SymptomCheck(21, mistake: Mistake21Layout(), fix: Fix21Layout()) {
        (layout: UICollectionViewFlowLayout) in
        let list = TagController(layout: layout)
        list.items = ["a", "b", "c", "d", "e", "f"]
        _ = showOnNewStage(list)
        let frames = (0..<6).compactMap { list.collectionView.cellForItem(at: [0, $0])?.frame }
        let gaps = zip(frames, frames.dropFirst()).filter { $0.midY == $1.midY }.map { $1.minX - $0.maxX }
        return Set(gaps).count > 1
    }
}
