import Testing

@testable import UIKit

/// The engine knows no collection view: another list, with rows below each other and plain views as
/// rows, uses the same pools, batch updates, reloads and placement among siblings.
@MainActor struct SecondListTests {
    /// A plain view that a list can reuse.
    private final class Row: UIView {
        var text = ""
        override class var isReusable: Bool { true }

        override init(frame: CGRect) {
            super.init(frame: frame)
            reuseState.isCell = true
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Rows of 40 points below each other. The rows in `raised` have the zIndex 1.
    private final class RowLayout: UICollectionViewLayout {
        var texts: [String] = []
        var raised: Set<String> = []

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 40 * CGFloat(texts.count)) }

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 0, y: 40 * CGFloat(path.item), width: 100, height: 40)
            attributes.zIndex = raised.contains(texts[path.item]) ? 1 : 0
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            texts.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
        }
    }

    /// The list: everything that a scroll view needs to be the list of an engine.
    private final class RowList: UIScrollView, EngineList, DataSourceClient {
        private final class NoDelegate: AppClient, DelegateClient {}

        let rows = RowLayout()
        private(set) var engine: ListEngine!

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let host = Host()
            engine = ListEngine(
                layout: rows, host: host, journal: Journal(host: host), dataSourceClient: self,
                delegateClient: NoDelegate())
            engine.attach(to: self)
            attach(rows)
            engine.register(Row.self, for: .cell, kind: ElementKind.cell, identifier: "row")
        }

        required init?(coder: NSCoder) { nil }

        static func plainViewClass(for category: ElementCategory) -> UIView.Type { Row.self }

        func install(_ layout: UICollectionViewLayout) { engine.replaceLayout(with: layout) }

        func attach(_ layout: UICollectionViewLayout) { layout.engine = engine.forLayouts }

        func detach(_ layout: UICollectionViewLayout) { layout.engine = nil }

        func numberOfItems(inSection section: Int) -> Int { rows.texts.count }

        func cell(at path: IndexPath, for key: ElementKey) -> UIView? {
            let row = engine.dequeueCell(identifier: "row", for: path) as? Row
            row?.text = rows.texts[path.item]
            return row
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            engine.runLayoutPass()
        }

        override func setNeedsLayout() { if engine?.isChangingSiblings != true { super.setNeedsLayout() } }

        /// The texts of the visible rows, in the order of the siblings.
        var siblings: [String] { subviews.compactMap { $0.isHidden ? nil : ($0 as? Row)?.text } }
    }

    private func shownList(_ texts: [String], raised: Set<String> = []) -> RowList {
        let list = RowList()
        (list.rows.texts, list.rows.raised) = (texts, raised)
        let window = UIWindow(frame: list.frame)
        window.addSubview(list)
        window.isHidden = false
        list.layoutIfNeeded()
        return list
    }

    @Test func `Rows that leave the screen of another list are reused for rows that come`() {
        let list = shownList((0..<100).map { "row \($0)" })
        #expect(list.siblings == ["row 0", "row 1", "row 2", "row 3", "row 4"])
        let first = Set(list.subviews.map(ObjectIdentifier.init))
        list.contentOffset.y = 400
        list.layoutIfNeeded()
        #expect(Set(list.siblings) == ["row 10", "row 11", "row 12", "row 13", "row 14"])
        #expect(Set(list.subviews.map(ObjectIdentifier.init)) == first)
        #expect(list.engine.state.pools.all.map(\.taken) == [5])
        #expect(list.engine.forObservation.invariantProblems() == [])
    }

    @Test func `A batch update of another list moves, removes and inserts rows`() {
        let list = shownList(["a", "b", "c"])
        let rows = list.subviews.compactMap { $0 as? Row }
        list.engine.performUpdates(
            {
                list.rows.texts = ["c", "new", "a"]
                list.engine.deleteItems(at: [[0, 1]])
                list.engine.insertItems(at: [[0, 1]])
                list.engine.moveItem(at: [0, 2], to: [0, 0])
            }, completion: nil)
        list.layoutIfNeeded()
        #expect(list.engine.cell(at: [0, 0]) === rows[2])
        #expect(list.engine.cell(at: [0, 2]) === rows[0])
        #expect((list.engine.cell(at: [0, 1]) as? Row)?.text == "new")
        #expect(list.engine.forObservation.invariantProblems() == [])
    }

    @Test func `A reload of another list asks for all rows again and makes no view`() {
        let list = shownList(["a", "b", "c"])
        list.rows.texts = ["d", "e"]
        list.engine.reloadData()
        list.layoutIfNeeded()
        #expect(Set(list.siblings) == ["d", "e"])
        #expect(list.engine.state.pools.all.map(\.made) == [3])
        #expect(list.contentSize.height == 80)
        #expect(list.engine.forObservation.invariantProblems() == [])
    }

    @Test func `The rows of another list are placed by their zIndex among their siblings`() {
        let list = shownList(["a", "b", "c", "d"], raised: ["b"])
        #expect(list.siblings == ["a", "c", "d", "b"])
    }

    @Test func `Another list allows the selection of one row, and of no row while the list is edited`() {
        let list = shownList(["a", "b", "c"])
        list.engine.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        list.engine.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(list.engine.selectedPaths == [[0, 1]])
        list.engine.isEditing = true
        list.engine.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        #expect(list.engine.selectedPaths == [[0, 1]])
    }

    @Test func `A row of another list cannot be moved unless its data source allows it`() {
        #expect(!shownList(["a", "b"]).engine.beginMovement(at: [0, 0]))
    }

    @Test func `A touch on a row of another list selects it, without a delegate`() {
        let list = shownList(["a", "b"])
        list.engine.touchBegan(on: list.engine.cell(at: [0, 1]))
        list.engine.touchEnded(on: list.engine.cell(at: [0, 1]))
        #expect(list.engine.selectedPaths == [[0, 1]])
    }
}
