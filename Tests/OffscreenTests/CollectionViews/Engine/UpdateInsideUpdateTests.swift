import Offscreen
import Testing
import UIKit

/// A column whose layout changes its collection view when it is asked something about an update for the first time.
private final class Impatient: UICollectionViewFlowLayout {
    enum Hook: CaseIterable { case prepare, final, initial, targetOffset, finalize }

    let hook: Hook
    /// Called at the first question of the hook.
    var change: (() -> Void)?

    init(_ hook: Hook) {
        self.hook = hook
        super.init()
        itemSize = CGSize(width: 100, height: 30)
        minimumLineSpacing = 0
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func note(_ asked: Hook) {
        guard asked == hook, let change else { return }
        self.change = nil
        change()
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        note(.prepare)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        note(.final)
        return super.finalLayoutAttributesForDisappearingItem(at: path)
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        note(.initial)
        return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        note(.targetOffset)
        return super.targetContentOffset(forProposedContentOffset: offset)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        note(.finalize)
    }
}

private final class Numbers: NSObject, UICollectionViewDataSource {
    var numbers = [0, 1, 2, 3]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = numbers[indexPath.item]
        return cell
    }
}

@MainActor @Suite("An update inside another one")
struct UpdateInsideUpdateTests {
    private func show(_ source: Numbers, in layout: Impatient, on stage: Stage) -> UICollectionView {
        let view = stage.run { UICollectionView(frame: .zero, collectionViewLayout: layout) }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        return view
    }

    @Test(arguments: Impatient.Hook.allCases) private func `Cells show their items when a layout inserts while it is asked about an update`(
        hook: Impatient.Hook
    ) throws {
        let stage = Stage(width: 100, height: 300)
        let source = Numbers()
        let layout = Impatient(hook)
        var finished: [Bool] = []
        let view = show(source, in: layout, on: stage)
        layout.change = {
            view.performBatchUpdates {
                source.numbers.insert(9, at: 0)
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
            } completion: {
                finished.append($0)
            }
        }
        stage.act("delete") {
            view.performBatchUpdates {
                source.numbers.remove(at: 2)
                view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            } completion: {
                finished.append($0)
            }
        }
        #expect(layout.change == nil)
        #expect(finished == [true, true])
        #expect(source.numbers == [9, 0, 1, 3])
        #expect((0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.tag } == [9, 0, 1, 3])
        #expect(view.visibleCells.count == 4)
        #expect((0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY } == [0, 30, 60, 90])
    }

    @Test(arguments: Impatient.Hook.allCases)
    private func `Cells show their items when a layout scrolls with an animation while it is asked`(
        hook: Impatient.Hook
    ) {
        let stage = Stage(width: 100, height: 100)
        let source = Numbers()
        source.numbers = Array(0..<20)
        let layout = Impatient(hook)
        let view = show(source, in: layout, on: stage)
        layout.change = { UIView.animate(withDuration: 0.2) { view.contentOffset.y = 45 } }
        stage.act("delete") {
            view.performBatchUpdates {
                source.numbers.remove(at: 1)
                view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            }
        }
        #expect(layout.change == nil)
        let paths = view.indexPathsForVisibleItems.sorted()
        #expect(paths == layout.layoutAttributesForElements(in: view.bounds)?.map(\.indexPath).sorted())
        #expect(paths.map { view.cellForItem(at: $0)?.tag } == paths.map { source.numbers[$0.item] })
    }
}
