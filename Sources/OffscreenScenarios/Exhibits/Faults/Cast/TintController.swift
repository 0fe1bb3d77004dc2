import UIKit

/// Layout attributes with a tint, which is a number.
protocol Tinted: AnyObject {
    var tint: Int { get set }
}

/// A grid of six cells, to which the layout gives a tint.
class TintController: ListController {
    required init() {
        super.init()
        items = (0..<6).map { "item \($0)" }
    }

    required init?(coder: NSCoder) { nil }

    override class func makeLayout() -> UICollectionViewLayout { TintedLayout() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TintCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}

/// A grid whose tint a button changes.
class TintChangeController: TintController {
    override var acts: [String: () -> Void] { ["change the tint": { [unowned self] in changeTint() }] }

    func changeTint() {
        (collectionViewLayout as? TintedLayout)?.tint = 5
    }
}

/// A flow layout that gives its tint to the attributes that can store it.
class TintedLayout: UICollectionViewFlowLayout {
    var tint = 1 {
        didSet { invalidateLayout() }
    }

    override init() {
        super.init()
        itemSize = CGSize(width: 96, height: 96)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            let copy = attributes.copy() as! UICollectionViewLayoutAttributes
            (copy as? any Tinted)?.tint = tint
            return copy
        }
    }
}

/// A cell that shows the tint of its attributes, as a number and as a color.
class TintCell: TextCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let tint = (layoutAttributes as? any Tinted)?.tint ?? 0
        label.text = "\(tint)"
        backgroundColor = [.systemGray, .systemTeal, .systemBlue, .systemGreen, .systemYellow, .systemOrange][tint % 6]
    }
}
