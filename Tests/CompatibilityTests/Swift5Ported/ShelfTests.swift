// swift-format-ignore-file
// Tests for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
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

    func testATableHasRows() async {
        let table = UITableView()
        XCTAssertEqual(ShelfSource<UICollectionView>().tableView(table, numberOfRowsInSection: 0), 2)
    }

    /* func testRow() { XCTAssertEqual(ShelfController().dialRow(), 0) } */
    func testTheTable() async { XCTAssertEqual(Shelves.table().table, "a table") }
}

class ShelfCase: XCTestCase {
    @MainActor var controller: ShelfController!
    @MainActor var heard: [String] = []

    @MainActor override func setUp() async throws {
        try await super.setUp()
        controller = ShelfController()
        controller.loadViewIfNeeded()
        heard.append("set up")
    }

    @MainActor override func tearDown() async throws {
        controller = nil
        try await super.tearDown()
    }

    @MainActor func testWhatIsPrepared() async throws {
        heard.append("tested")
        XCTAssertEqual(controller.heard, ["loaded"])
    }
}

final class ShelfSubclassTests: ShelfCase {
    override func setUp() async throws {
        try await super.setUp()
        heard.append("set up again")
    }

    override func testWhatIsPrepared() async throws {
        try await super.testWhatIsPrepared()
        XCTAssertEqual(heard, ["set up", "set up again", "tested"])
    }
}
