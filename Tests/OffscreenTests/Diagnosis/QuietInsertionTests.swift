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
    func `A new cell that gets its own size after the estimate is not reported`(isAnimated: Bool) {
        let list = shown({ RowList([120, 120, 120], estimate: 50) }, offset: 0)
        act(animated: isAnimated) { list.insert([300], at: 3) }
        #expect(exhibits.isEmpty, "\(stage.problems)")
    }

    @Test func `Cells that a deletion brings on screen and that snap from the estimate are not reported`() {
        // The cells below the screen are much higher than those that were measured.
        let list = shown(
            { RowList(Array(repeating: 120, count: 7) + Array(repeating: 300, count: 9), estimate: 60) }, offset: 0)
        act(animated: true) {
            list.view.performBatchUpdates {
                list.heights.removeFirst(2)
                list.view.deleteItems(at: [[0, 0], [0, 1]])
            }
        }
        #expect(exhibits.isEmpty, "\(stage.problems)")
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

    // MARK: - Places

    @Test(arguments: [nil, 240] as [CGFloat?], [true, false])
    func `An insertion that moves all items out of the screen is reported with and without animation`(
        estimate: CGFloat?, isAnimated: Bool
    ) {
        let list = shown { RowList(Array(repeating: 240, count: 40), estimate: estimate) }
        act(animated: isAnimated) { list.insert([240, 240, 240, 240]) }
        #expect(exhibits == ["exhibit-46"], "\(stage.problems)")
        let text = "an insertion above moves everything on screen by 1008 points, and UICollectionView#1 keeps its"
        #expect(stage.problems.first?.text.hasPrefix(text) == true, "\(stage.problems)")
    }

    @Test func `An insertion that moves items of various heights out of the screen is reported`() {
        let sizes: [CGFloat] = [262, 280, 120, 322, 304, 144, 322, 262, 120, 298]
        let list = shown { RowList((0..<40).map { sizes[$0 % 10] }, estimate: 240) }
        act(animated: false) { list.insert([304, 144, 322, 286]) }
        #expect(exhibits == ["exhibit-46"], "\(stage.problems)")
    }

    enum Correction: CaseIterable { case sameAct, nextTick, animatedScroll, nextStep }

    @Test(arguments: Correction.allCases)
    func `An insertion without animation is not reported if code corrects the offset or scrolls`(
        correction: Correction
    ) {
        let list = shown { RowList(Array(repeating: 240, count: 40)) }
        func correct() { list.view.contentOffset.y += 4 * 252 }
        stage.act("insert") {
            UIView.performWithoutAnimation {
                list.insert([240, 240, 240, 240])
                if correction == .sameAct { correct() }
            }
            if correction == .nextTick { later(0.05) { correct() } }
            if correction == .animatedScroll {
                list.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
            }
        }
        stage.advance(by: 1)
        if correction == .nextStep { stage.act("correct") { correct() } }
        #expect(exhibits.isEmpty, "\(stage.problems)")
    }

    @Test(arguments: [0, 100, 600] as [CGFloat], [nil, 240] as [CGFloat?])
    func `An insertion without animation whose items come into view is not reported`(
        offset: CGFloat, estimate: CGFloat?
    ) {
        let list = shown({ RowList(Array(repeating: 240, count: 40), estimate: estimate) }, offset: offset)
        act(animated: false) { list.insert([240, 240, 240, 240]) }
        #expect(exhibits.isEmpty, "\(stage.problems)")
    }

    @Test func `Data that is replaced by more items without animation is not reported`() {
        let list = shown { RowList(Array(repeating: 240, count: 40)) }
        act(animated: false) {
            list.view.performBatchUpdates {
                list.heights = Array(repeating: 240, count: 60)
                list.view.deleteItems(at: (0..<40).map { IndexPath(item: $0, section: 0) })
                list.view.insertItems(at: (0..<60).map { IndexPath(item: $0, section: 0) })
            }
        }
        act(animated: false) {
            list.view.performBatchUpdates {
                list.heights += Array(repeating: 240, count: 4)
                list.view.deleteItems(at: (4..<8).map { IndexPath(item: $0, section: 0) })
                list.view.insertItems(at: (0..<8).map { IndexPath(item: $0, section: 0) })
            }
        }
        #expect(exhibits.isEmpty, "\(stage.problems)")
    }
}
