import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake35Controller: DiffableController {
    func show(_ posts: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(posts)
        source.apply(snapshot)
    }
}

// MARK: Without the mistake

final class Fix35Controller: DiffableController {
    func show(_ posts: [String]) {
        var seen: Set<String> = []
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(posts.filter { seen.insert($0).inserted })
        source.apply(snapshot)
    }
}

// MARK: Check of the symptom

class DiffableController: UICollectionViewController {
    lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }

    init() { super.init(collectionViewLayout: ListController.makeRowFlowLayout()) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "row")
        _ = source
    }
}

extension SymptomCheck {
    static let exhibit35 = SymptomCheck(
        35, mistake: { raisesException(in: Mistake35Controller()) { $0.show(["a", "b", "a"]) } },
        fix: { raisesException(in: Fix35Controller()) { $0.show(["a", "b", "a"]) } })
}
