import Offscreen
import Testing
import UIKit

/// Shows a list, and releases it when the first cell has left the screen.
private final class Releasing: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var view: UICollectionView?
    var count = 5
    private(set) var ended = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        ended += 1
        view?.removeFromSuperview()
        view = nil
    }
}

@MainActor @Suite("Collection views that are released in a callback")
struct ReleasedViewTests {
    @Test func `A collection view lives until every deleted cell is put away, although its delegate releases it`() {
        let stage = Stage(width: 100, height: 200)
        let app = Releasing()
        stage.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 30)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.delegate, app.view) = (app, app, view)
        }
        if let view = app.view { stage.show(view) }
        stage.act("delete", settling: false) {
            app.count = 2
            app.view?.deleteItems(at: [0, 1, 2].map { IndexPath(item: $0, section: 0) })
        }
        weak var released = app.view
        #expect(released != nil)
        stage.settle()
        #expect(app.ended == 3)
        #expect(released == nil)
    }
}
