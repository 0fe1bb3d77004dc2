import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake57: ListController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        if path.item == 0 { cell.contentView.addSubview(Banner57()) }
        return cell
    }
}

// MARK: Without the mistake

final class Fix57: ListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "row with banner")
    }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let style = path.item == 0 ? "row with banner" : "row"
        let cell = view.dequeueReusableCell(withReuseIdentifier: style, for: path)
        if path.item == 0, !cell.contentView.subviews.contains(where: { $0 is Banner57 }) { cell.contentView.addSubview(Banner57()) }
        return cell
    }
}

// MARK: Check of the symptom

final class Banner57: UIView {}

extension SymptomCheck {
    static let exhibit57 = SymptomCheck(57, mistake: { otherRowHasBanner(in: Mistake57()) }, fix: { otherRowHasBanner(in: Fix57()) })

    private static func otherRowHasBanner(in list: ListController) -> Bool {
        list.loadViewIfNeeded()
        list.collectionView.isPrefetchingEnabled = false
        let stage = stage(showing: list)
        stage.scroll(list.collectionView, by: 440)
        return list.collectionView.visibleCells.contains { $0.contentView.subviews.contains { $0 is Banner57 } }
    }
}
