import Offscreen
import UIKit

/// A layout of rows in two sections. Each section has a card behind its rows and a band in front of
/// them. The first card overlaps the second one.
final class CardLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        itemSize = CGSize(width: 320, height: 44)
        minimumLineSpacing = 0
        register(CardView.self, forDecorationViewOfKind: "card")
        register(BandView.self, forDecorationViewOfKind: "band")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        let top = 132 * CGFloat(path.section)
        attributes.frame =
            kind == "card"
            ? CGRect(x: 0, y: top, width: 320, height: 162) : CGRect(x: 0, y: top + 20, width: 40, height: 40)
        attributes.zIndex = kind == "card" ? -1 : 1
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let decorations = ["card", "band"].flatMap { kind in
            (0..<2).compactMap { layoutAttributesForDecorationView(ofKind: kind, at: [$0, 0]) }
        }
        return (super.layoutAttributesForElements(in: rect) ?? []) + decorations.filter { $0.frame.intersects(rect) }
    }
}

/// A decoration view that stores the zIndex of its layout attributes.
class DecorationView: UICollectionReusableView {
    private(set) var zIndex = 0

    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
        super.apply(attributes)
        zIndex = attributes.zIndex
    }
}

final class CardView: DecorationView {}

final class BandView: DecorationView {}

/// A screen with cards in a collection view.
class CardListController: UIViewController, UICollectionViewDataSource {
    let list: UICollectionView

    init(_ type: UICollectionView.Type) {
        list = type.init(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: CardLayout())
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.register(TextCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = self
        list.isPrefetchingEnabled = false
        view.addSubview(list)
    }

    func numberOfSections(in view: UICollectionView) -> Int { 2 }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }

    func reloadOnNewStage(behavior: Preset) -> Stage {
        let stage = Stage(width: 320, height: 300, behavior: behavior)
        stage.show(self)
        stage.act("reload") { list.reloadSections(IndexSet(0..<2)) }
        return stage
    }

    /// Returns the views of a class that are not hidden, in sibling order.
    func unhiddenViews<Shown: UIView>(ofType type: Shown.Type) -> [Shown] {
        list.subviews.filter { !$0.isHidden }.compactMap { $0 as? Shown }
    }

    /// Whether a view of the first class is a later sibling than an overlapping view of the second
    /// class. The zPosition is ignored.
    func hasView<Front: UIView, Back: UIView>(_ front: Front.Type, inFrontOf back: Back.Type) -> Bool {
        let views = list.subviews
        return unhiddenViews(ofType: front).contains { front in
            unhiddenViews(ofType: back).contains {
                views.firstIndex(of: front)! > views.firstIndex(of: $0)! && front.frame.intersects($0.frame)
            }
        }
    }
}

/// A screen with cards in a collection view of the class `List`.
class CardListScreen<List: UICollectionView>: CardListController {
    init() { super.init(List.self) }

    required init?(coder: NSCoder) { nil }
}

extension SymptomCheck {
    init(
        _ number: Int, mistake: UICollectionView.Type, fix: UICollectionView.Type,
        isVisible: @escaping @MainActor (CardListController) -> Bool
    ) {
        self.init(number, mistake: CardListController(mistake), fix: CardListController(fix), isVisible: isVisible)
    }
}
