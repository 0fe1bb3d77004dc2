import UIKit

/// A banner at the right end of a row.
class BannerView: UILabel {
    init() {
        super.init(frame: CGRect(x: 260, y: 0, width: 60, height: 44))
        text = "new"
        textColor = .white
        backgroundColor = .systemRed
    }

    required init?(coder: NSCoder) { nil }
}
