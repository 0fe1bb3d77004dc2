import Offscreen
import UIKit

/// A list of texts, the base class of many exhibits' controllers.
class ListController: UICollectionViewController {
    var items = (0..<30).map { "row \($0)" }

    init(layout: UICollectionViewLayout = ListController.makeRowFlowLayout()) {
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a flow layout with rows of 44 points.
    static func makeRowFlowLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        (cell as? TextCell)?.label.text = items[path.item]
        return cell
    }

    func insertFirstRow() {
        collectionView.performBatchUpdates {
            items.insert("new", at: 0)
            collectionView.insertItems(at: [[0, 0]])
        }
    }

    /// Returns the text in the cell of an item; nil if the item has no cell.
    func shownText(ofItem item: Int) -> String? {
        (collectionView.cellForItem(at: [0, item]) as? TextCell)?.label.text
    }
}

class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// A layout of rows of 44 points that is not a flow layout.
class RowLayout: UICollectionViewLayout {
    var cache: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: 44 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
    }

    func fillCache() {
        cache = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
            attributes.frame = CGRect(x: 0, y: 44 * CGFloat(item), width: 320, height: 44)
            return attributes
        }
    }

    override func prepare() { fillCache() }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        path.item < cache.count ? cache[path.item] : nil
    }
}

/// A check of whether the symptom of an exhibit is visible, with the mistake and without the
/// mistake.
@MainActor
struct SymptomCheck {
    let name: String
    let mistake: () -> Bool
    let fix: () -> Bool

    init(_ number: Int, mistake: @escaping () -> Bool, fix: @escaping () -> Bool) {
        name = "exhibit-\(number)"
        self.mistake = mistake
        self.fix = fix
    }

    /// Makes a check of objects such as controllers.
    ///
    /// - Parameter isVisible: whether the symptom is visible with such an object.
    init<Subject>(
        _ number: Int, mistake: @escaping @autoclosure () -> Subject, fix: @escaping @autoclosure () -> Subject,
        isVisible: @escaping @MainActor (Subject) -> Bool
    ) {
        self.init(number, mistake: { isVisible(mistake()) }, fix: { isVisible(fix()) })
    }

    /// Returns a stage of 320 by 200 points that shows a controller.
    static func showOnNewStage(_ controller: UIViewController, behavior: Preset = .current) -> Stage {
        let stage = Stage(width: 320, height: 200, behavior: behavior)
        stage.show(controller)
        return stage
    }

    static func showWithoutPrefetching(_ list: ListController) -> Stage {
        list.loadViewIfNeeded()
        list.collectionView.isPrefetchingEnabled = false
        return showOnNewStage(list)
    }
}
