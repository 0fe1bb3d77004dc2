import UIKit

/// A list of posts with a diffable data source.
class PostsController: ListController {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    private(set) lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
        collectionView, indexPath, post in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? TextCell)?.label.text = post
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.apply(snapshot(of: items), animatingDifferences: false)
    }

    func snapshot(of posts: [String]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(posts)
        return snapshot
    }
}
