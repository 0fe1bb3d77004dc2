import UIKit

/// A cell with a button at the right end.
class ButtonCell: TextCell {
    let button = UIButton(frame: CGRect(x: 260, y: 0, width: 60, height: 44))

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.setImage(UIImage(systemName: "heart"), for: .normal)
        contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { nil }
}
