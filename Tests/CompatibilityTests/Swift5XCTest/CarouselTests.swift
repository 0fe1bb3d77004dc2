import UIKit
import XCTest

/// Tests as written for iOS: nonisolated, synchronous and without a stage.
class CarouselTests: XCTestCase {
    var window: UIWindow!
    var layout: CarouselLayout!
    var collectionView: UICollectionView!
    let source = CarouselSource()

    override func setUp() {
        super.setUp()
        layout = CarouselLayout(itemSize: CGSize(width: 100, height: 80))
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
        collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = source
        window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(collectionView)
        window.makeKeyAndVisible()
    }

    override func tearDown() {
        window = nil
        super.tearDown()
    }

    func testALayoutReturnsItsAttributesBeforeTheFirstLayoutPass() {
        let attributes =
            collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) as? CarouselAttributes
        XCTAssertEqual(attributes?.center, CGPoint(x: 150, y: 50))
        XCTAssertEqual(attributes?.ratio, 1)
        XCTAssertEqual(collectionView.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.alpha, 0.6)
    }

    func testReloadDataUpdatesAttributesContentSizeAndItemCount() {
        collectionView.layoutIfNeeded()
        source.items = ["x"]
        collectionView.reloadData()
        XCTAssertNil(collectionView.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
        XCTAssertEqual(collectionView.collectionViewLayout.collectionViewContentSize.width, 300)
        XCTAssertEqual(collectionView.numberOfItems(inSection: 0), 1)
    }

    func testTheWindowIsLaidOutInTheNextTurnOfTheMainLoop() {
        XCTAssertTrue(collectionView.visibleCells.isEmpty)
        let turned = expectation(description: "turn")
        DispatchQueue.main.async { turned.fulfill() }
        wait(for: [turned], timeout: 5)
        XCTAssertEqual(collectionView.visibleCells.count, 2)
        let cell = collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as! CarouselCell
        XCTAssertEqual(cell.ratio, 1)
        XCTAssertEqual(cell.label.center.x, 50, accuracy: 0.5)
    }

    func testABatchUpdateCompletesInTheMainLoop() {
        collectionView.layoutIfNeeded()
        let completed = expectation(description: "batch")
        collectionView.performBatchUpdates({
            self.source.items.remove(at: 0)
            self.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }) { finished in
            XCTAssertTrue(finished)
            completed.fulfill()
        }
        waitForExpectations(timeout: 5)
        XCTAssertEqual(
            (collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as! CarouselCell).label.text, "b")
    }

    func testAnAnimationCompletesInTheMainLoop() {
        let completed = expectation(description: "animation")
        UIView.animate(withDuration: 0.3, animations: { self.collectionView.alpha = 0.5 }) { _ in completed.fulfill() }
        wait(for: [completed], timeout: 5)
        XCTAssertEqual(collectionView.alpha, 0.5)
    }

    func testTheTargetContentOffsetOfACarouselCentersAnItem() {
        collectionView.layoutIfNeeded()
        let target = layout.targetContentOffset(
            forProposedContentOffset: CGPoint(x: 90, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
        XCTAssertEqual(target, CGPoint(x: 110, y: 0))
        collectionView.contentOffset = target
        collectionView.layoutIfNeeded()
        XCTAssertEqual((collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? CarouselCell)?.ratio, 1)
    }
}

class CarouselSource: NSObject, UICollectionViewDataSource {
    var items = ["a", "b", "c", "d", "e"]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return items.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! CarouselCell
        cell.label.text = items[indexPath.row]
        return cell
    }
}
