import Offscreen
import Testing
import UIKit

/// A list whose cells hold a list each.
@MainActor
private final class Shelves: NSObject, UICollectionViewDataSource {
    final class Shelf: UICollectionViewCell {
        let books = ListScreen("a", "b", "c")

        override init(frame: CGRect) {
            super.init(frame: frame)
            books.layout.itemSize = CGSize(width: 300, height: 90)
            books.view.frame = contentView.bounds
            contentView.addSubview(books.view)
        }

        required init?(coder: NSCoder) { nil }
    }

    let view: UICollectionView

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 90)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.register(Shelf.self, forCellWithReuseIdentifier: "shelf")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
    }
}

@MainActor @Suite("Hunts on nested collection views")
struct NestedHuntTests {
    @Test func `A collection view inside a cell is touched where the cell is seen [ORDER-02]`() {
        let stage = Stage(width: 320, height: 400)
        let shelves = stage.run { Shelves() }
        stage.show(shelves.view)
        stage.scroll(shelves.view, by: 70)
        var hit = stage.tap(at: CGPoint(x: 160, y: 100))
        while let view = hit, !(view is UICollectionReusableView) { hit = view.superview }
        #expect(hit is ListScreen.Cell)
        #expect(Invariant.touches.check(stage, shelves.view) == [])
    }

    @Test func `A view over a cell that swallows its touches is found still [ORDER-02]`() {
        let stage = Stage(width: 320, height: 400)
        let shelves = stage.run { Shelves() }
        stage.show(shelves.view)
        // The last one is painted last and hit first; lifted, the first one is painted over it where they overlap.
        stage.act("lift") {
            let cells = shelves.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            cells[0].frame = cells[1].frame
            cells[0].layer.zPosition = 1
        }
        #expect(!Invariant.touches.check(stage, shelves.view).isEmpty)
    }
}
