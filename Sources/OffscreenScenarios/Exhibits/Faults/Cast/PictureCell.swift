import UIKit

/// A cell with a picture above its label.
class PictureCell: TextCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = CGRect(x: 0, y: bounds.height - 24, width: bounds.width, height: 24)
        label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 24)
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }
}
