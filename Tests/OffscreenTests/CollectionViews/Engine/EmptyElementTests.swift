import Offscreen
import Testing
import UIKit

@MainActor struct EmptyElementTests {
    /// A layout with given frames. If `learnsLate` is true, its content size is zero until its
    /// elements are requested.
    private final class Placing: UICollectionViewLayout {
        var frames: [CGRect] = []
        var contentSize = CGSize.zero
        var learnsLate = false
        private var known = CGSize.zero
        override func prepare() { known = learnsLate ? .zero : contentSize }
        override var collectionViewContentSize: CGSize { known }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            known = contentSize
            return frames.indices.map { layoutAttributesForItem(at: path($0))! }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            UICollectionViewLayoutAttributes(cell: indexPath, frame: frames[indexPath.item])
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            frames[originalAttributes.indexPath.item].size = preferredAttributes.size
            return true
        }
    }

    private let stage = Stage(width: 100, height: 100)

    private func show(
        _ layout: UICollectionViewLayout, _ count: Int, wish: ((UICollectionViewLayoutAttributes) -> Void)? = nil
    ) -> GridScreen { stage.shown(GridScreen([count], in: layout, wish: wish)) }

    @Test
    func
        `In a custom layout a cell is requested for an item without width or height if the item's origin is on screen [PASS-14]`()
    {
        let layout = Placing()
        layout.contentSize = CGSize(width: 100, height: 400)
        layout.frames = [
            CGRect(x: 0, y: 0, width: 0, height: 40), CGRect(x: 0, y: 0, width: 40, height: 0), .zero,
            CGRect(x: 99, y: 99, width: 0, height: 0), CGRect(x: 100, y: 0, width: 0, height: 9),
            CGRect(x: 0, y: 100, width: 9, height: 0),
            CGRect(x: -1, y: 0, width: 0, height: 9), CGRect(x: 0, y: -9, width: 9, height: 9),
        ]
        let screen = show(layout, 8)
        #expect(screen.asked == ["0-0", "0-1", "0-2", "0-3"])
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 100))
        #expect(screen.view.indexPathsForVisibleItems == [path(5)])
    }

    @Test
    func `A cell of estimated width 0 gets the width that it prefers in preferredLayoutAttributesFitting [PASS-14]`() {
        let layout = Placing()
        layout.contentSize = CGSize(width: 100, height: 100)
        layout.frames = [CGRect(x: 0, y: 0, width: 0, height: 40)]
        let screen = show(layout, 1) { $0.size.width = 70 }
        #expect(screen.cell(0)?.frame == CGRect(x: 0, y: 0, width: 70, height: 40))
    }

    @Test func `An item of estimated height 0 in a compositional layout gets a cell [PASS-14]`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(0))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        #expect(
            show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), 1).asked == [
                "0-0"
            ])
    }

    @Test func `In a flow layout an item without width gets a cell, and an item of size zero gets none [PASS-14]`() {
        let (delegate, layout) = (HostileScreen.Delegate(), UICollectionViewFlowLayout())
        let sizes = [CGSize.zero, CGSize(width: 0, height: 20), CGSize(width: 20, height: 20)]
        delegate.size = { sizes[$0.item] }
        let screen = show(layout, 3)
        #expect(screen.asked == ["0-0", "0-1"])
        (screen.log, screen.view.delegate) = ([], delegate)
        stage.act("reload") { screen.view.reloadData() }
        #expect(screen.asked == ["0-1", "0-2"])
        #expect(layout.layoutAttributesForItem(at: path(0))?.size == .zero)
    }

    @Test func `In a vertical flow layout a header of height 0 has attributes of size zero and no view [FLOW-08]`() {
        let screen = ListScreen([["a"], ["b"]])
        screen.layout.footerReferenceSize = CGSize(width: 0, height: 5)
        screen.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "header")
        screen.layout.sectionHeadersPinToVisibleBounds = true
        stage.show(screen.view)
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        let second = screen.layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0, 1))
        #expect(second?.frame == CGRect(x: 0, y: 45, width: 0, height: 0))
        #expect(screen.view.layoutAttributesForSupplementaryElement(ofKind: header, at: path(0))?.size == .zero)
        #expect(
            screen.view.layoutAttributesForSupplementaryElement(ofKind: footer, at: path(0))?.size
                == CGSize(width: 100, height: 5))
        #expect(screen.layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0, 2)) == nil)
        // No header appears if the app or the pinning invalidates it by its index path.
        stage.invalidate(screen.layout) {
            $0.invalidateSupplementaryElements(ofKind: header, at: [path(0), path(0, 1)])
        }
        stage.act("scroll") { screen.view.contentOffset.y = 10 }
        #expect(screen.view.visibleSupplementaryViews(ofKind: header).isEmpty)
    }

    @Test func `The content size is read again after the layout has returned its elements [PASS-01]`() {
        let layout = Placing()
        (layout.learnsLate, layout.contentSize) = (true, CGSize(width: 100, height: 900))
        layout.frames = [CGRect(x: 0, y: 0, width: 100, height: 40)]
        let screen = show(layout, 1)
        #expect(screen.view.contentSize == CGSize(width: 100, height: 900))
        #expect(stage.counts(of: screen.view).passes <= 2)
    }
}
