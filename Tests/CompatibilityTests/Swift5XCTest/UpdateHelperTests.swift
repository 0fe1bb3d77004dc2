import UIKit
import XCTest

/// A helper as in apps, with calls without `self.` and with a nonescaping closure.
extension UICollectionView {
    func replace(_ change: (deleted: [Int], inserted: [Int]), setData: () -> Void) {
        if case .none = window {
            setData()
            return reloadData()
        }
        performBatchUpdates({
            setData()
            deleteItems(at: change.deleted.map { IndexPath(item: $0, section: 0) })
            insertItems(at: change.inserted.map { IndexPath(item: $0, section: 0) })
        })
    }
}

/// A collection view that counts its batch updates.
private class CountingCollectionView: UICollectionView {
    var batches = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
    }
}

/// An update item that no collection view made.
private class PretendedItem: UICollectionViewUpdateItem {
    let path: IndexPath

    init(inserting path: IndexPath) {
        self.path = path
        super.init()
    }

    override var indexPathBeforeUpdate: IndexPath? { nil }
    override var indexPathAfterUpdate: IndexPath? { path }
    override var updateAction: Action { .insert }
}

private class RisingLayout: UICollectionViewFlowLayout {
    private var inserted: Set<IndexPath> = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate })
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if inserted.contains(itemIndexPath) { attributes?.center.y += 100 }
        return attributes
    }
}

final class UpdateHelperTests: XCTestCase, UICollectionViewDataSource {
    private var names = ["a", "b", "c"]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    private func makeView(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> CountingCollectionView
    {
        let view = CountingCollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        return view
    }

    func testPerformBatchUpdatesTakesNonescapingClosuresAndCanBeOverridden() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = makeView()
        view.replace(([], [3])) { names.append("d") }
        XCTAssertEqual(view.batches, 0, "outside of a window there is nothing to animate")
        window.addSubview(view)
        view.layoutIfNeeded()
        view.replace(([0], [0, 1])) { names = ["e", "f", "b", "c", "d"] }
        XCTAssertEqual(view.batches, 1)
        XCTAssertEqual(view.numberOfItems(inSection: 0), 5)
        view.performBatchUpdates(nil)
        view.performBatchUpdates {
            names.removeLast(); view.deleteItems(at: [IndexPath(item: 4, section: 0)])
        } completion: { _ in
        }
        XCTAssertEqual(view.batches, 3)
        XCTAssertEqual(view.numberOfItems(inSection: 0), 4)
    }

    func testALayoutAcceptsUpdateItemsThatATestMakes() {
        let layout = RisingLayout()
        let view = makeView(layout)
        view.layoutIfNeeded()
        let path = IndexPath(item: 1, section: 0)
        let rest = layout.initialLayoutAttributesForAppearingItem(at: path)
        layout.prepare(forCollectionViewUpdates: [PretendedItem(inserting: path)])
        XCTAssertEqual(
            layout.initialLayoutAttributesForAppearingItem(at: path)?.center.y, rest.map { $0.center.y + 100 })
    }

    func testGeometryIsPrintedAsOnIOS() {
        XCTAssertEqual("\(CGRect(x: 1, y: 2.5, width: 100, height: 50))", "(1.0, 2.5, 100.0, 50.0)")
        XCTAssertEqual("\(CGPoint(x: 1, y: -2)) \(CGSize(width: 3, height: 4))", "(1.0, -2.0) (3.0, 4.0)")
        XCTAssertEqual(String(describing: [CGPoint.zero]), "[(0.0, 0.0)]")
        XCTAssertEqual(
            "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
            "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    }
}
