import Offscreen
import UIKit

/// The grid of the other workloads with a diffable data source.
@MainActor
final class SnapshotScreen {
    let stage = Stage(width: Grid.side, height: Grid.side, records: false)
    let source: UICollectionViewDiffableDataSource<Int, Int>
    private let view: UICollectionView
    private let binds = Binds()

    /// The number of cells provided.
    private final class Binds {
        var count = 0
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        Grid.setSizes(of: layout)
        let binds = self.binds
        view = stage.run { Grid.makeGrid(layout) }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
            binds.count += 1
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    func show(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
        stage.window.addSubview(view)
        source.apply(snapshot)
        view.layoutIfNeeded()
    }

    var tallies: Tallies { Tallies(stage.counts(of: view), binds: binds.count) }
}
