import Offscreen
import Testing
import UIKit

// The example of README.md, word for word; `ReadmeTests` compares.

@MainActor @Test func `A page of cells is reused, not made`() {
    let stage = Stage(width: 320, height: 480, behavior: .current)
    let colors = ColorSource()
    let layout = UICollectionViewFlowLayout()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
    collectionView.dataSource = colors
    stage.show(collectionView)
    for _ in 1...3 { stage.scroll(collectionView, by: 480) }
    #expect(stage.counts(of: collectionView) { stage.scroll(collectionView, by: 480) }.made == 0)
    #expect(stage.stacking(of: collectionView).inversions.isEmpty, "\(stage.tree)")
}

private final class ColorSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
        cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item % 12) / 12, saturation: 1, brightness: 1, alpha: 1)
        return cell
    }
}
