import UIKit

/// A half-transparent card behind a section.
final class SectionCard: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
    }

    required init?(coder: NSCoder) { nil }
}
