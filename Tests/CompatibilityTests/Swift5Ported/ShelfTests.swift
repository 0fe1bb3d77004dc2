// swift-format-ignore-file
// Tests for iOS. The porter's copy stands in CompatibilityTests/Swift5Ported, where it is compiled and run.
import UIKit
import XCTest

@MainActor
final class ShelfTests: XCTestCase {
    func testAClassKeepsWhatHasNothingToDoWithTables() async {
        let controller = ShelfController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.heard, ["loaded"])
        let source = controller.source
        source.add("c")
        source.add("d")
        XCTAssertEqual(source.names, ["a", "b", "c", "d"])
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertEqual(source.collectionView(view, numberOfItemsInSection: 0), 4)
        XCTAssertTrue(Shelves.make(tables: false) is ShelfController)
    }

    /* func testATableHasRows() async {
        let table = UITableView()
        XCTAssertEqual(ShelfSource<UICollectionView>().tableView(table, numberOfRowsInSection: 0), 2)
    } */

    /* func testProgress() async { XCTAssertEqual(ShelfController().progress(), 0) } */
    /* func testTheTable() async { XCTAssertEqual(Shelves.table().table, "a table") } */
}
