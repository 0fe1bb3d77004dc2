import Offscreen
import Testing
import UIKit

@MainActor @Suite("A collection view from an archive")
struct UICollectionViewArchiveTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func `It has a flow layout of its own, and shows what its data source has`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let stage = Stage(width: 100, height: 100)
        let view = try #require(stage.run { UICollectionView(coder: unarchiver) })
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.collectionView === view)
        let source = Source()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        // Of 50 points each and ten apart, one below the other.
        #expect(view.visibleCells.count == 2)
        stage.act("insert nothing") { view.performBatchUpdates(nil) }
        #expect(view.visibleCells.allSatisfy { $0.superview === view })
    }
}
