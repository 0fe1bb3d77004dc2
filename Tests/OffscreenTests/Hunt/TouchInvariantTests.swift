import Offscreen
import Testing
import UIKit

@MainActor @Suite("What is seen on top is what a touch reaches")
struct TouchInvariantTests {
    /// Two cells at given places, in a collection view that has scrolled.
    private final class TwoCells: UICollectionViewLayout {
        var frames: [CGRect] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 2000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
                attributes.frame = frames[item]
                return attributes
            }
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor private struct Screen {
        let stage = Stage(width: 320, height: 400)
        let layout = TwoCells()
        let source = Source()
        let view: UICollectionView

        init(_ frames: [CGRect]) {
            layout.frames = frames
            let layout = layout
            view = stage.run { UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout) }
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            stage.show(view)
        }

        var findings: [String] { Invariant.touches.check(stage, view) }
    }

    @Test func `A cell whose layer is raised is seen above one that the touch reaches [ORDER-02]`() {
        let screen = Screen([CGRect(x: 0, y: 0, width: 96, height: 96), CGRect(x: 24, y: 24, width: 96, height: 96)])
        #expect(screen.findings == [])
        screen.view.cellForItem(at: [0, 0])?.layer.zPosition = 1
        #expect(screen.findings.contains { $0.contains("is seen, and a touch reaches") })
    }

    @Test func `A point on the edge of a cell belongs to either`() {
        for thousandths in 0..<200 {
            let top = 208 + CGFloat(thousandths) * 0.137
            let frame = CGRect(x: 24.99, y: top, width: 77.38, height: 78.36)
            let screen = Screen([frame, frame.offsetBy(dx: 33.32, dy: (frame.maxY + 238.1) / 2 - top)])
            screen.stage.scroll(screen.view, to: CGPoint(x: 0, y: 238.1))
            #expect(screen.findings == [], "\(top)")
        }
    }
}
