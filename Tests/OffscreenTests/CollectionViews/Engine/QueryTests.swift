import Offscreen
import Testing
import UIKit

@MainActor struct QueryTests {
    private let stage = Stage(width: 100, height: 400)
    private let screen: ListScreen
    private var view: UICollectionView { screen.view }

    init() {
        screen = ListScreen([(0..<50).map(String.init), ["x", "y"]])
        screen.layout.headerReferenceSize = CGSize(width: 0, height: 20)
        stage.show(screen.view)
    }

    @Test(arguments: [false, true])
    func `Scrolling moves an item to each position between the content insets and within the ends of the content`(
        isHorizontal: Bool
    ) {
        let screen = ListScreen(count: 50)
        screen.layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        screen.layout.itemSize = isHorizontal ? CGSize(width: 40, height: 400) : CGSize(width: 100, height: 40)
        let stage = Stage(width: isHorizontal ? 400 : 100, height: 400)
        stage.show(screen.view)
        let positions: [UICollectionView.ScrollPosition] =
            isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            stage.act("scroll") { screen.view.scrollToItem(at: path(item), at: position, animated: false) }
            return isHorizontal ? screen.view.contentOffset.x : screen.view.contentOffset.y
        }
        func offsets(_ before: CGFloat, _ after: CGFloat) -> [CGFloat] {
            screen.view.contentInset =
                isHorizontal
                ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
                : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
            return positions.map { offset(20, $0) }
        }
        #expect(offsets(0, 0) == [800, 620, 440])
        #expect(offsets(40, 0) == [760, 600, 440])
        #expect(offsets(0, 60) == [800, 650, 500])
        #expect(offsets(40, 60) == [760, 630, 500])
        screen.view.contentInset = .zero
        #expect(offset(0, positions[2]) == 0)
        #expect(offset(10, []) == 0)
    }

    /// https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/203, on iOS 15. The
    /// text has names in place of addresses.
    @Test
    func `On iOS 15 the failure text for scrolling to a missing item ends with the view's description [SCROLL-07]`() {
        let stage = Stage(width: 428, height: 751, behavior: .iOS15)
        let screen = stage.run { ListScreen([]) }
        (screen.layout.sectionInset.bottom, screen.view.contentInset.bottom) = (10, 44)
        (screen.view.autoresizingMask, screen.sections) = ([.flexibleWidth, .flexibleHeight], [[]])
        stage.show(screen.view)
        let name = "UICollectionView#1"
        #expect(
            stage.failureTexts { screen.view.scrollToItem(at: path(0), at: .top, animated: true) } == [
                """
                Attempted to scroll the collection view to an out-of-bounds item (0) when there are only 0 items \
                in section 0. Collection view: <UICollectionView: \(name); frame = (0 0; 428 751); clipsToBounds = \
                YES; autoresize = W+H; layer = <CALayer: \(name).layer>; contentOffset: {0, 0}; contentSize: {428, \
                10}; adjustedContentInset: {0, 0, 44, 0}; layout: <Layout>; dataSource: <ListScreen>>.
                """
            ])
    }

    @Test func `On iOS 13, scrolling to a missing item is logged and does nothing [SCROLL-07]`() {
        let old = Stage(width: 100, height: 400, behavior: .iOS13)
        let screen = old.shown(ListScreen("a"))
        let texts = old.failureTexts {
            old.act("scroll") {
                screen.view.scrollToItem(at: path(4), at: .top, animated: true)
                screen.view.scrollToItem(at: IndexPath(item: 0, section: 7), at: .bottom, animated: false)
            }
        }
        #expect(texts == [])
        #expect(screen.view.contentOffset == .zero)
        #expect(old.recording.trace.contains("attempt to scroll to invalid index path: {length = 2, path = 0 - 4}"))
        #expect(old.recording.trace.contains("attempt to scroll to invalid index path: {length = 2, path = 7 - 0}"))
        let others = old.failureTexts { screen.view.scrollToItem(at: path(0), at: [.top, .bottom], animated: false) }
        #expect(others.count == 1)
    }

    @Test func `Scrolling to a missing item or to contradictory positions fails with UIKit's texts`() {
        let texts = stage.failureTexts {
            view.scrollToItem(at: path(99), at: .top, animated: false)
            view.scrollToItem(at: path(1), at: [.top, .bottom], animated: false)
            view.scrollToItem(at: path(1), at: [.left, .right], animated: false)
        }
        #expect(
            texts == [
                """
                Attempted to scroll the collection view to an out-of-bounds item (99) when there are only \
                50 items in section 0. Collection view: \(view.description).
                """,
                """
                UICollectionViewScrollPosition: attempt to use a scroll position with multiple vertical \
                positioning styles
                """,
                """
                UICollectionViewScrollPosition: attempt to use a scroll position with multiple horizontal \
                positioning styles
                """,
            ])
        let old = Stage(width: 100, height: 400, behavior: .iOS9)
        let screen = old.shown(ListScreen("a"))
        let oldTexts = old.failureTexts { screen.view.scrollToItem(at: path(4), at: .top, animated: false) }
        #expect(oldTexts == ["attempt to scroll to invalid index path: {length = 2, path = 0 - 4}"])
    }

    @Test
    func `Without prefetching, indexPath(for:) and cellForItem(at:) find a cell only while the cell is on screen`() {
        #expect(view.indexPathsForVisibleItems == (0..<10).map { path($0) })
        #expect(view.visibleCells.count == 10)
        let cell = view.cellForItem(at: path(3))!
        let (known, unknown) = (view.indexPath(for: cell), view.indexPath(for: UICollectionViewCell()))
        #expect(known == path(3))
        #expect(unknown == nil)
        #expect(view.cellForItem(at: path(40)) == nil)
        stage.scroll(view, by: 800)
        #expect(view.cellForItem(at: path(3)) == nil)
        #expect(view.indexPath(for: cell) != path(3), "the cell shows another item now, or none")
    }

    @Test func `Supplementary views are found by kind and index path while they are on screen`() {
        let kind = UICollectionView.elementKindSectionHeader
        let header = view.supplementaryView(forElementKind: kind, at: path(0))
        #expect(view.visibleSupplementaryViews(ofKind: kind).map { $0 === header } == [true])
        #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1)) == nil)
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0)])
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))?.frame.minY == 2020)
    }

    @Test
    func
        `layoutAttributesForItem returns a copy of current attributes right after a reload, before the next layout pass`()
    {
        screen.sections = [["a"], []]
        view.reloadData()
        #expect(view.layoutAttributesForItem(at: path(0))?.frame == CGRect(x: 0, y: 20, width: 100, height: 40))
        #expect(view.layoutAttributesForItem(at: path(1)) == nil)
        let attributes = view.layoutAttributesForItem(at: path(0))!
        attributes.frame.origin.x = 99
        #expect(view.layoutAttributesForItem(at: path(0))?.frame.minX == 0)
        #expect(view.numberOfSections == 2)
        #expect(view.numberOfItems(inSection: 0) == 1)
    }

    @Test
    func
        `Requests for the item count or a header's attributes in a section that does not exist fail with UIKit's texts`()
    {
        let texts = stage.failureTexts {
            #expect(view.numberOfItems(inSection: 7) == 0)
            #expect(
                view.layoutAttributesForSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: path(0, 7)) == nil)
        }
        #expect(
            texts == [
                "request for number of items in section 7 when there are only 2 sections in the collection view",
                """
                request for layout attributes for supplementary view UICollectionElementKindSectionHeader \
                in section 7 when there are only 2 sections in the collection view
                """,
            ])
    }

    /// A collection view that gives itself a layout, whatever layout it is made with.
    private final class FeedView: UICollectionView {
        override init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
            super.init(
                frame: frame,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `A subclass that passes its own layout to super can be made without a layout`() {
        let views = stage.run { [FeedView(), FeedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))] }
        #expect(views.allSatisfy { $0.collectionViewLayout is UICollectionViewCompositionalLayout })
        #expect(views.map(\.frame.width) == [0, 320])
    }

    @Test
    func
        `A collection view without a layout, and a dequeue without an identifier, fail with UIKit's texts`()
    {
        let texts = stage.failureTexts {
            stage.run {
                let view = UICollectionView()
                #expect(view.collectionViewLayout is UICollectionViewFlowLayout)
            }
        }
        #expect(texts == ["UICollectionView must be initialized with a non-nil layout parameter"])
        let empty = stage.failureTexts { _ = view.dequeueReusableCell(withReuseIdentifier: "", for: path(0)) }
        let text =
            """
            must pass a valid reuse identifier to -[UICollectionView \
            dequeueReusableCellWithReuseIdentifier:forIndexPath:]
            """
        #expect(empty.first == text)
    }

    @Test func `IndexPath and NSIndexPath both have item, row and section`() {
        var value = IndexPath(row: 3, section: 1)
        #expect(value.item == 3)
        #expect(value.row == 3)
        #expect(value.section == 1)
        #expect(value == IndexPath(item: 3, section: 1))
        (value.item, value.section) = (4, 2)
        #expect(value == path(4, 2))
        value.row = 5
        #expect(value == path(5, 2))
        let object = NSIndexPath(item: 3, section: 1)
        #expect(object.item == 3)
        #expect(object.row == 3)
        #expect(object.section == 1)
        #expect(NSIndexPath(row: 3, section: 1) == object)
    }
}
