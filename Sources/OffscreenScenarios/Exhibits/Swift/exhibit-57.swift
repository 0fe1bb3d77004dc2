import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake57Controller: ListController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        if path.item % 3 == 0 { cell.contentView.addSubview(BannerView()) }
        return cell
    }
}

// MARK: Without the mistake

final class Fix57Controller: ListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // The initializer of BannerCell adds the banner.
        collectionView.register(BannerCell.self, forCellWithReuseIdentifier: "row with banner")
    }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let style = path.item % 3 == 0 ? "row with banner" : "row"
        return view.dequeueReusableCell(withReuseIdentifier: style, for: path)
    }
}

// MARK: Check of the symptom

final class BannerView: UIView {}

/// A cell with a banner, whichever item it represents.
final class BannerCell: TextCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(BannerView())
    }

    required init?(coder: NSCoder) { nil }
}

extension SymptomCheck {
    /// Whether a row that should be plain has a banner.
    static let exhibit57 = SymptomCheck(57, mistake: Mistake57Controller(), fix: Fix57Controller()) {
        (list: ListController) in
        let stage = showWithoutPrefetching(list)
        stage.scroll(list.collectionView, by: 440)
        return list.collectionView.indexPathsForVisibleItems.contains { path in
            let views = list.collectionView.cellForItem(at: path)?.contentView.subviews ?? []
            return path.item % 3 != 0 && views.contains { $0 is BannerView }
        }
    }
}
