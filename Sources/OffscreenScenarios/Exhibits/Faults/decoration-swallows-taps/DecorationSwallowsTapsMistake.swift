import UIKit

final class DecorationSwallowsTapsMistake: CardGridController {
    final class Card: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemBlue
        }

        required init?(coder: NSCoder) { nil }
    }

    override class func makeLayout() -> CardGridLayout {
        let layout = super.makeLayout()
        layout.register(Card.self, forDecorationViewOfKind: "card")
        return layout
    }
}
