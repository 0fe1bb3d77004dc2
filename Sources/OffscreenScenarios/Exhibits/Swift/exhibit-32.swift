import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake32Controller: ListController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        CGSize(width: 320, height: .random(in: 30...60))
    }
}

// MARK: Without the mistake

final class Fix32Controller: ListController, UICollectionViewDelegateFlowLayout {
    private var heights: [String: CGFloat] = [:]

    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        let item = items[path.item]
        let height = heights[item] ?? .random(in: 30...60)
        heights[item] = height
        return CGSize(width: 320, height: height)
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether a reload changes the frames of the first cells.
    static let exhibit32 = SymptomCheck(32, mistake: Mistake32Controller(), fix: Fix32Controller()) {
        (list: ListController) in
        let stage = showOnNewStage(list)
        let frames = { (0..<3).map { list.collectionView.cellForItem(at: [0, $0])?.frame } }
        let before = frames()
        stage.act("reload") { list.collectionView.reloadData() }
        return frames() != before
    }
}
