import Testing
import UIKit

@MainActor @Suite("What the base classes answer")
struct BaseLayoutTests {
    private let layout = UICollectionViewLayout()
    private let path = IndexPath(item: 0, section: 0)

    @Test func `A base layout places nothing and declines everything`() {
        #expect(layout.collectionView == nil && layout.collectionViewContentSize == .zero)
        #expect(layout.layoutAttributesForElements(in: CGRect(0, 0, 100, 100)) == nil)
        #expect(layout.layoutAttributesForItem(at: path) == nil)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path) == nil)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: path) == nil)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
        #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(1, 2)) == CGPoint(1, 2))
        #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(1, 2), withScrollingVelocity: .zero) == CGPoint(1, 2))
    }

    @Test func `In an update it names nothing and leaves initial and final attributes to the collection view`() {
        #expect(
            layout.initialLayoutAttributesForAppearingItem(at: path) == nil
                && layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
        #expect(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "k", at: path) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "k", at: path) == nil)
        #expect(layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "k", at: path) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "k", at: path) == nil)
        #expect(
            layout.indexPathsToInsertForSupplementaryView(ofKind: "k").isEmpty
                && layout.indexPathsToDeleteForSupplementaryView(ofKind: "k").isEmpty)
        #expect(
            layout.indexPathsToInsertForDecorationView(ofKind: "k").isEmpty
                && layout.indexPathsToDeleteForDecorationView(ofKind: "k").isEmpty)
    }

    @Test func `Its classes are the built-in ones, and a context marks nothing`() {
        #expect(ObjectIdentifier(UICollectionViewLayout.layoutAttributesClass) == ObjectIdentifier(UICollectionViewLayoutAttributes.self))
        #expect(
            ObjectIdentifier(UICollectionViewLayout.invalidationContextClass)
                == ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self))
        let context = layout.invalidationContext(forBoundsChange: .zero)
        #expect(type(of: context) == UICollectionViewLayoutInvalidationContext.self && context.invalidatedItemIndexPaths == nil)
    }

    @Test func `A flow layout begins with Apple's defaults`() {
        let flow = UICollectionViewFlowLayout()
        #expect(flow.itemSize == CGSize(50, 50) && flow.estimatedItemSize == .zero)
        #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
        #expect(flow.sectionInset == .zero && flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
        #expect(flow.scrollDirection == .vertical && flow.sectionInsetReference == .fromContentInset)
        #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
    }

    @Test func `Raw values are Apple's`() {
        #expect(UICollectionView.ScrollDirection(rawValue: 1) == .horizontal && UICollectionView.ScrollDirection(rawValue: 0) == .vertical)
        #expect(UICollectionView.ElementCategory(rawValue: 0) == .cell && UICollectionView.ElementCategory(rawValue: 2) == .decorationView)
        #expect(UICollectionView.ElementCategory.supplementaryView.rawValue == 1)
        let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right]
        #expect(positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        #expect(UICollectionView.ScrollPosition().isEmpty)
        let actions: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
        #expect(actions.map(\.rawValue) == [0, 1, 2, 3, 4] && UICollectionViewUpdateItem.Action(rawValue: 3) == .move)
        #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
        #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
    }

    @Test func `Registering nil takes a decoration's registration back`() {
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "k")
        layout.register(nil as AnyClass?, forDecorationViewOfKind: "k")
        let view = UICollectionView(frame: CGRect(0, 0, 10, 10), collectionViewLayout: layout)
        #expect(layout.collectionView === view)
        #expect(view.collectionViewLayout === layout)
    }

    @Test func `A layout that outlives its collection view has none`() {
        do { _ = UICollectionView(frame: .zero, collectionViewLayout: layout) }
        #expect(layout.collectionView == nil)
    }
}
