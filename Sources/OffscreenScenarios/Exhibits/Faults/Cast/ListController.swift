import UIKit

/// A list of thirty texts in a collection view, the base class of many exhibits' screens.
class ListController: UICollectionViewController, ExhibitScreen {
    var items = (0..<30).map { "row \($0)" }

    var acts: [String: () -> Void] { [:] }

    required init() { super.init(collectionViewLayout: Self.makeLayout()) }

    required init?(coder: NSCoder) { nil }

    /// Returns a flow layout with rows of 44 points.
    class func makeLayout() -> UICollectionViewLayout {
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

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? TextCell)?.label.text = items[indexPath.item]
        return cell
    }
}
