import Offscreen
import Testing
import UIKit

@MainActor struct BaseLayoutTests {
    private let layout = UICollectionViewLayout()
    private let path = IndexPath(item: 0, section: 0)

    @Test
    func
        `A plain UICollectionViewLayout has no size, and returns no attributes, no index paths and a proposed offset unchanged`()
    {
        #expect(layout.collectionView == nil)
        #expect(layout.collectionViewContentSize == .zero)
        #expect("\(UICollectionViewLayout.layoutAttributesClass)" == "UICollectionViewLayoutAttributes")
        #expect(layout.layoutAttributesForElements(in: CGRect(0, 0, 100, 100)) == nil)
        let attributes: [UICollectionViewLayoutAttributes?] = [
            layout.layoutAttributesForItem(at: path),
            layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path),
            layout.layoutAttributesForDecorationView(ofKind: "k", at: path),
            layout.initialLayoutAttributesForAppearingItem(at: path),
            layout.finalLayoutAttributesForDisappearingItem(at: path),
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "k", at: path),
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "k", at: path),
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "k", at: path),
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "k", at: path),
        ]
        #expect(attributes == Array(repeating: nil, count: 9))
        let paths: [[IndexPath]] = [
            layout.indexPathsToInsertForSupplementaryView(ofKind: "k"),
            layout.indexPathsToDeleteForSupplementaryView(ofKind: "k"),
            layout.indexPathsToInsertForDecorationView(ofKind: "k"),
            layout.indexPathsToDeleteForDecorationView(ofKind: "k"),
        ]
        #expect(paths == [[], [], [], []])
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
        #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(1, 2)) == CGPoint(1, 2))
        #expect(
            layout.targetContentOffset(forProposedContentOffset: CGPoint(1, 2), withScrollingVelocity: .zero)
                == CGPoint(1, 2))
    }

    @Test func `A new flow layout and one from an empty archive have Apple's defaults`() throws {
        let reader = try NSKeyedUnarchiver.reading()
        for flow in [UICollectionViewFlowLayout(), try #require(UICollectionViewFlowLayout(coder: reader))] {
            #expect(flow.itemSize == CGSize(50, 50))
            #expect(flow.estimatedItemSize == .zero)
            #expect(flow.minimumLineSpacing == 10)
            #expect(flow.minimumInteritemSpacing == 10)
            #expect(flow.sectionInset == .zero)
            #expect(flow.headerReferenceSize == .zero)
            #expect(flow.footerReferenceSize == .zero)
            #expect(flow.scrollDirection == .vertical)
            #expect(flow.sectionInsetReference == .fromContentInset)
            #expect(!flow.sectionHeadersPinToVisibleBounds)
            #expect(!flow.sectionFootersPinToVisibleBounds)
        }
    }

    @Test func `The raw values of the collection view's enumerations are Apple's`() {
        expectRawValues([0, 1], of: UICollectionView.ScrollDirection.vertical, .horizontal)
        expectRawValues([0, 1, 2], of: UICollectionView.ElementCategory.cell, .supplementaryView, .decorationView)
        expectRawValues([0, 1, 2, 3, 4], of: UICollectionViewUpdateItem.Action.insert, .delete, .reload, .move, .none)
        expectRawValues(
            [1, 2, 4, 8, 16, 32, 0], of: UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left,
            .centeredHorizontally,
            .right, [])
        typealias Reference = UICollectionViewFlowLayout.SectionInsetReference
        expectRawValues([0, 1, 2], of: Reference.fromContentInset, .fromSafeArea, .fromLayoutMargins)
        #expect(barKinds == ["UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter"])
    }

    @Test func `Registering nil for a kind of decoration removes the class that was registered`() {
        let screen = CompositionalScreen(layoutSection(tiles(1, 40), decorations: [.background(elementKind: "k")]), [1])
        screen.layout.register(nil as AnyClass?, forDecorationViewOfKind: "k")
        let failure = screen.stage.failures { screen.shown() }.first?.text
        #expect(
            failure?.hasPrefix("could not dequeue a decoration view of kind: k") == true, "\(failure ?? "no failure")")
    }

    // MARK: - A flow layout in an archive

    private final class Ledge: UICollectionViewFlowLayout {
        var depth = 1
        override init() { super.init() }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            depth = coder.decodeInteger(forKey: "depth")
        }
        override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            coder.encode(depth, forKey: "depth")
        }
    }

    @Test(arguments: [true, false]) func `Pinned headers or footers alone follow a scroll`(pinsHeaders: Bool) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(100, 100)
        (layout.headerReferenceSize, layout.footerReferenceSize) = (CGSize(0, 20), CGSize(0, 20))
        layout.sectionHeadersPinToVisibleBounds = pinsHeaders
        layout.sectionFootersPinToVisibleBounds = !pinsHeaders
        let (stage, source) = (Stage(width: 100, height: 200), PlainSource([9]))
        let view = stage.run { UICollectionView(frame: .zero, collectionViewLayout: layout) }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        for kind in kinds {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
        stage.show(view)
        for offset in [30, 130] as [CGFloat] {
            stage.scroll(view, to: CGPoint(0, offset))
            let pinned = view.supplementaryView(forElementKind: kinds[pinsHeaders ? 0 : 1], at: [0, 0])
            #expect(pinned?.frame.minY == offset + (pinsHeaders ? 0 : 180))
        }
    }

    @Test
    func `A flow layout from an archive has every metric of the original and the values that its subclass encoded`()
        throws
    {
        let layout = Ledge()
        layout.depth = 7
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (1.5, 2.5)
        layout.itemSize = CGSize(3, 4)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.headerReferenceSize = CGSize(5, 6)
        layout.footerReferenceSize = CGSize(7, 8)
        layout.sectionInset = UIEdgeInsets(9, 10, 11, 12)
        layout.scrollDirection = .horizontal
        layout.sectionInsetReference = .fromSafeArea
        (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
        let reader = try NSKeyedUnarchiver.reading { layout.encode(with: $0) }
        let copy = try #require(Ledge(coder: reader))
        #expect(copy.depth == 7)
        #expect(copy.minimumLineSpacing == 1.5)
        #expect(copy.minimumInteritemSpacing == 2.5)
        #expect(copy.itemSize == layout.itemSize)
        #expect(copy.estimatedItemSize == layout.estimatedItemSize)
        #expect(copy.headerReferenceSize == layout.headerReferenceSize)
        #expect(copy.footerReferenceSize == layout.footerReferenceSize)
        #expect(copy.sectionInset == layout.sectionInset)
        #expect(copy.scrollDirection == .horizontal)
        #expect(copy.sectionInsetReference == .fromSafeArea)
        #expect(copy.sectionHeadersPinToVisibleBounds)
        #expect(copy.sectionFootersPinToVisibleBounds)
    }
}
