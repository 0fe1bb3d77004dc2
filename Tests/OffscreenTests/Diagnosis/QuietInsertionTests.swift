import Offscreen
import OffscreenTesting
import Testing
import UIKit

/// A list of self-sizing or fixed rows, above which more rows are inserted.
private final class RowList: NSObject, UICollectionViewDataSource {
    let flow = UICollectionViewFlowLayout()
    let view: UICollectionView
    var heights: [CGFloat]

    init(_ heights: [CGFloat], estimate: CGFloat? = nil, line: CGFloat = 12) {
        self.heights = heights
        view = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init()
        flow.minimumLineSpacing = line
        flow.itemSize = CGSize(width: 343, height: heights[0])
        if let estimate { flow.estimatedItemSize = CGSize(width: 343, height: estimate) }
        view.isPrefetchingEnabled = false
        view.register(NoteCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! NoteCell
        let height = heights[path.item]
        if flow.estimatedItemSize != .zero { cell.wanted = { CGSize(width: 343, height: height) } }
        cell.title.text = "row of \(height)"
        return cell
    }

    func insert(_ new: [CGFloat], at item: Int = 0) {
        view.performBatchUpdates {
            self.heights.insert(contentsOf: new, at: item)
            self.view.insertItems(at: new.indices.map { IndexPath(item: item + $0, section: 0) })
        }
    }
}

/// Insertions that change the sizes or the places of cells, with and without animation.
@MainActor struct QuietInsertionTests {
    private let stage = Stage(width: 375, height: 667)
    private var exhibits: [String?] { stage.problems.map(\.exhibit) }

    private func shown(_ list: @MainActor () -> RowList, offset: CGFloat = 1200) -> RowList {
        let list = stage.run { list() }
        stage.show(list.view)
        if offset > 0 { stage.scroll(list.view, by: offset) }
        return list
    }

    private func act(animated isAnimated: Bool, _ work: @escaping @MainActor () -> Void) {
        stage.act("insert") { if isAnimated { work() } else { UIView.performWithoutAnimation(work) } }
        stage.advance(by: 1)
    }

    // MARK: - Sizes

    @Test(arguments: [true, false])
    func `A new cell that snaps from the estimate to its size is reported only if the update is animated`(
        isAnimated: Bool
    ) {
        let list = shown({ RowList([120, 120, 120], estimate: 50) }, offset: 0)
        act(animated: isAnimated) { list.insert([300], at: 3) }
        #expect(exhibits == (isAnimated ? ["exhibit-45"] : []), "\(stage.problems)")
    }

    @Test func `A cell that ends an update with the size with which it began is not reported`() {
        let sizes: [CGFloat] = [262, 280, 120, 322, 304, 144, 322, 262, 120, 298]
        let list = shown { RowList((0..<40).map { sizes[$0 % 10] }, estimate: 240) }
        act(animated: true) {
            let height = list.flow.collectionViewContentSize.height
            list.insert([304, 144, 322, 286])
            list.view.layoutIfNeeded()
            list.view.contentOffset.y += list.flow.collectionViewContentSize.height - height
        }
        #expect(exhibits.isEmpty, "\(stage.problems)")
    }
}
