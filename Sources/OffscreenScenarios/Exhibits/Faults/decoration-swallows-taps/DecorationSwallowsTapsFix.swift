import UIKit

final class DecorationSwallowsTapsFix: CardGridController {
    final class Card: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemBlue
            isUserInteractionEnabled = false
        }

        required init?(coder: NSCoder) { nil }
    }

    override class func makeLayout() -> CardGridLayout {
        let layout = super.makeLayout()
        layout.register(Card.self, forDecorationViewOfKind: "card")
        return layout
    }
}
