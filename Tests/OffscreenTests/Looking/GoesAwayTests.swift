import Offscreen
import Testing
import UIKit

/// Elements that go away in each of the ways there are, and of which nothing may be left.
@MainActor struct GoesAwayTests {
    enum Thing: String, CaseIterable, Sendable { case cell, header, decoration }

    /// The way in which an element goes.
    enum Way: String, CaseIterable, Sendable {
        case named, namedWithOthers, invalidated, hidden, hiddenAndNamed, moved, movedAndNamed, reloaded, updated
        case updatedAtOnce, otherLayout, otherLayoutAnimated, bounds, scrolled
    }

    /// A layout of two cells, a header and a decoration, of which a test removes or hides one.
    private final class ListedLayout: UICollectionViewLayout {
        var gone: Thing?
        var hidden: Thing?
        var moved: Thing?

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

        /// Returns the attributes of an element, or nil if it is gone.
        private func attributes(_ thing: Thing, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let isOther = thing == .cell && path.item == 0
            guard isOther || gone != thing else { return nil }
            let number = CGFloat(Thing.allCases.firstIndex(of: thing)!)
            let y = isOther ? 150 : number * 40 + (moved == thing ? 500 : 0)
            let frame = CGRect(x: 0, y: y, width: 100, height: 30)
            let attributes: UICollectionViewLayoutAttributes =
                switch thing {
                case .cell: .init(cell: path, frame: frame)
                case .header: .init(supplementary: "header", at: path, frame: frame)
                case .decoration: .init(decoration: "line", at: path, frame: frame)
                }
            attributes.isHidden = !isOther && hidden == thing
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView!.numberOfSections > 0 ? collectionView!.numberOfItems(inSection: 0) : 0
            return
                ((0..<count).map { attributes(.cell, at: path($0)) }
                + [attributes(.header, at: path(0)), attributes(.decoration, at: path(0))])
                .compactMap { $0 }.filter { $0.frame.intersects(rect) }
        }
        /// In an update, a layout has to name the views that go without an item.
        override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
            gone == .header ? [path(0)] : []
        }
        override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
            gone == .decoration ? [path(0)] : []
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes(.cell, at: path)
        }
        override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        { attributes(.header, at: path) }
        override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        { attributes(.decoration, at: path) }
    }

    private final class Screen: NSObject, UICollectionViewDataSource, TestScreen {
        var count = 2
        let layout: ListedLayout
        let view: UICollectionView

        init(layout: ListedLayout) {
            self.layout = layout
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
            view.isPrefetchingEnabled = false
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
            view.dataSource = self
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
    }

    private func name(_ thing: Thing, in context: UICollectionViewLayoutInvalidationContext) {
        switch thing {
        case .cell: context.invalidateItems(at: [path(1)])
        case .header: context.invalidateSupplementaryElements(ofKind: "header", at: [path(0)])
        case .decoration: context.invalidateDecorationElements(ofKind: "line", at: [path(0)])
        }
    }

    /// Makes a thing go away, and reads the state of the layout again.
    private func remove(_ thing: Thing, _ way: Way, from screen: Screen, on stage: Stage) {
        let (layout, view) = (screen.layout, screen.view)
        switch way {
        case .hidden, .hiddenAndNamed: layout.hidden = thing
        case .moved, .movedAndNamed: layout.moved = thing
        case .scrolled, .otherLayout, .otherLayoutAnimated: break
        default: layout.gone = thing
        }
        let isUpdate = [.reloaded, .updated, .updatedAtOnce].contains(way)
        if isUpdate, thing == .cell { screen.count = 1 }
        func update() {
            view.performBatchUpdates { if thing == .cell { view.deleteItems(at: [path(1)]) } }
        }
        stage.act("\(way)") {
            switch way {
            case .named, .hiddenAndNamed, .movedAndNamed:
                let context = UICollectionViewLayoutInvalidationContext()
                name(thing, in: context)
                layout.invalidateLayout(with: context)
            case .namedWithOthers:
                let context = UICollectionViewLayoutInvalidationContext()
                for each in Thing.allCases { name(each, in: context) }
                layout.invalidateLayout(with: context)
            case .invalidated, .hidden, .moved: layout.invalidateLayout()
            case .reloaded: view.reloadData()
            case .updated: update()
            case .updatedAtOnce: UIView.performWithoutAnimation { update() }
            case .otherLayout, .otherLayoutAnimated:
                let other = ListedLayout()
                other.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
                other.gone = thing
                view.setCollectionViewLayout(other, animated: way == .otherLayoutAnimated)
                // The new layout keeps the item in the middle of the screen there. [OFFSET-01]
                view.contentOffset = .zero
            case .bounds:
                layout.invalidateLayout()
                view.frame.size.width = 90
            case .scrolled: view.contentOffset.y = 700
            }
        }
    }

    /// Returns the number of views on screen that represent a thing, as each source counts them. The
    /// cell that stays does not count.
    private func numbers(of thing: Thing, in screen: Screen, on stage: Stage) -> [Int] {
        let view = screen.view
        let line = ["item 0-1", "supplementary header 0-0", "decoration line 0"][Thing.allCases.firstIndex(of: thing)!]
        let tree = stage.tree.description.split(separator: "\n").filter { $0.contains(line) }.count
        let pools = stage.pools(of: view)
        let number = CGFloat(Thing.allCases.firstIndex(of: thing)!)
        let seen = view.subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.frame.minY == number * 40 }.count
        switch thing {
        case .cell:
            let listed = view.indexPathsForVisibleItems.filter { $0.item == 1 }.count
            return [listed, view.cellForItem(at: path(1)) == nil ? 0 : 1, tree, seen]
        case .header:
            return [
                view.visibleSupplementaryViews(ofKind: "header").count,
                view.supplementaryView(forElementKind: "header", at: path(0)) == nil ? 0 : 1, tree, seen,
                pools.supplementaryPool(kind: "header", identifier: "header")?.live ?? 0,
            ]
        case .decoration: return [tree, seen, pools.decorationPool(kind: "line")?.live ?? 0]
        }
    }

    @Test(arguments: Thing.allCases, Way.allCases)
    func `Of an element that goes away nothing is left in lists, views, pools and tree, and the other elements stay`(
        thing: Thing, way: Way
    ) {
        let stage = Stage(width: 100, height: 200)
        let screen = stage.run { stage.shown(Screen(layout: ListedLayout())) }
        #expect(Set(Thing.allCases.flatMap { numbers(of: $0, in: screen, on: stage) }) == [1])
        remove(thing, way, from: screen, on: stage)
        #expect(Set(numbers(of: thing, in: screen, on: stage)) == [0])
        #expect(screen.view.subviews.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
        let counts = stage.counts(of: screen.view)
        let shown = way == .scrolled ? 0 : 3
        #expect(counts.willDisplays - counts.didEndDisplayings == shown)
        for other in Thing.allCases where other != thing && way != .scrolled {
            #expect(Set(numbers(of: other, in: screen, on: stage)) == [1], "\(other)")
        }
        // What went away comes back, once.
        stage.act("back") {
            let layout = screen.view.collectionViewLayout as! ListedLayout
            (layout.gone, layout.hidden, layout.moved) = (nil, nil, nil)
            screen.count = 2
            screen.view.contentOffset = .zero
            screen.view.reloadData()
        }
        #expect(Set(Thing.allCases.flatMap { numbers(of: $0, in: screen, on: stage) }) == [1])
    }

    @Test(arguments: Thing.allCases)
    func `An element whose collection view leaves the window, or is released, is no longer in the window's tree`(
        thing: Thing
    ) {
        let stage = Stage(width: 100, height: 200)
        weak var view: UICollectionView?
        stage.run {
            let screen = stage.shown(Screen(layout: ListedLayout()))
            view = screen.view
            stage.remove(screen.view)
            #expect(!stage.tree.description.contains("UICollectionView"))
            stage.show(screen.view)
            #expect(Set(numbers(of: thing, in: screen, on: stage)) == [1])
            stage.remove(screen.view)
        }
        stage.tick()
        #expect(view == nil)
    }
}
