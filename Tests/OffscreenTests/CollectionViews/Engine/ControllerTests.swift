import Offscreen
import Testing
import UIKit

private final class Shelf: UICollectionViewController {
    var log: [String] = []
    var selected: [Int] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("didLoad")
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillLayoutSubviews() { log.append("willLayout") }
    override func viewDidLayoutSubviews() { log.append("didLayout") }
    override func didReceiveMemoryWarning() { log.append("memory") }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
    }
}

/// A controller whose class declaration conforms to the delegate of a flow layout, as in iOS code.
/// `Rows` conforms in an extension.
private final class Tiles: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 70, height: 30) }
}

private final class Rows: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
}

extension Rows: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 70, height: 30) }
}

private final class FlippedLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor struct ControllerTests {
    private let stage = Stage(width: 320, height: 400)

    @Test
    func
        `A collection view controller that conforms to UICollectionViewDelegateFlowLayout is asked for item sizes [FLOW-13]`()
    {
        let layouts = (0...1).map { _ in UICollectionViewFlowLayout() }
        for controller in stage.run({
            [Tiles(collectionViewLayout: layouts[0]), Rows(collectionViewLayout: layouts[1])]
        }) {
            let size = stage.run { controller.collectionView.layoutAttributesForItem(at: path(0))?.size }
            #expect(size == CGSize(width: 70, height: 30), "\(type(of: controller))")
        }
    }

    @Test
    func
        `A collection view controller loads its collection view on demand in a wrapper view, and is the data source [VIEW-09]`()
    {
        let layout = UICollectionViewFlowLayout()
        let shelf = stage.run { Shelf(collectionViewLayout: layout) }
        #expect(!shelf.isViewLoaded)
        stage.show(shelf)
        let (view, root) = (shelf.collectionView!, shelf.view!)
        #expect(root !== view)
        #expect(view.superview === root)
        #expect("\(type(of: root))" == "UICollectionViewControllerWrapperView")
        #expect(shelf.collectionViewLayout === layout)
        #expect(view.visibleCells.count == 5)
        #expect(Array(shelf.log.prefix(4)) == ["didLoad", "willAppear", "didAppear", "willLayout"])
        #expect(shelf.log.last == "didLayout")
        #expect(stage.window.rootViewController === shelf)
        #expect(view.frame == stage.window.bounds)
        #expect(shelf.clearsSelectionOnViewWillAppear)
        #expect(shelf.installsStandardGestureForInteractiveMovement)
        #expect(!shelf.useLayoutToLayoutNavigationTransitions)
    }

    @Test(arguments: [false, true], [false, true])
    func `The selection is cleared before the view appears, animated or not, unless one of two properties keeps it`(
        clears: Bool, usesTransitions: Bool
    ) {
        for isAnimated in [false, true] {
            let shelf = stage.run { Shelf(collectionViewLayout: UICollectionViewFlowLayout()) }
            shelf.clearsSelectionOnViewWillAppear = clears
            shelf.useLayoutToLayoutNavigationTransitions = usesTransitions
            stage.show(shelf)
            shelf.collectionView.allowsMultipleSelection = true
            for item in 0...1 {
                shelf.collectionView.selectItem(at: path(item), animated: false, scrollPosition: [])
            }
            stage.act("appear") { shelf.viewWillAppear(isAnimated) }
            let kept = clears && !usesTransitions ? [] : [path(0), path(1)]
            #expect(shelf.collectionView.indexPathsForSelectedItems?.sorted() == kept, "animated: \(isAnimated)")
        }
    }

    @Test
    func
        `A collection view controller accepts another collection view, and a collection view that is its root view [VIEW-09]`()
    {
        final class Bare: UICollectionViewController {
            override func loadView() {
                view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
        }
        let shelf = stage.run { Shelf(collectionViewLayout: UICollectionViewFlowLayout()) }
        stage.show(shelf)
        let (old, new) = (
            shelf.collectionView!, UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        )
        stage.act("exchange") { shelf.collectionView = new }
        #expect(old.superview == nil)
        #expect(new.superview === shelf.view)
        #expect(shelf.collectionView === new)
        #expect(new.frame == stage.window.bounds)
        stage.resize(width: 500, height: 300)
        #expect(new.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
        let bare = stage.run { Bare(collectionViewLayout: UICollectionViewFlowLayout()) }
        stage.show(bare)
        #expect(bare.collectionView === bare.view)
        #expect(bare.collectionView.frame == stage.window.bounds)
    }

    @Test func `A collection view controller's overrides of delegate and memory warning methods are called`() {
        let shelf = stage.run { Shelf(collectionViewLayout: UICollectionViewFlowLayout()) }
        stage.show(shelf)
        stage.tap(shelf.collectionView.cellForItem(at: path(3))!)
        #expect(shelf.selected == [3])
        #expect(shelf.collectionView.indexPathsForSelectedItems == [path(3)])
        shelf.viewWillAppear(false)
        #expect(shelf.collectionView.indexPathsForSelectedItems == [])
        stage.sendMemoryWarning()
        #expect(shelf.log.last == "memory")
    }

    @Test func `In right-to-left direction a horizontal layout that flips for that direction begins at its right end`()
    {
        let layout = FlippedLayout()
        (layout.scrollDirection, stage.layoutDirection) = (.horizontal, .rightToLeft)
        let screen = stage.shown(GridScreen([20], itemSize: CGSize(width: 100, height: 400), layout: layout))
        #expect(screen.view.contentOffset.x == 1680)
        #expect(screen.cell(0)!.frame.minX == 1900)
        #expect(screen.view.indexPathsForVisibleItems == (0...3).map { path($0) })
    }
}
