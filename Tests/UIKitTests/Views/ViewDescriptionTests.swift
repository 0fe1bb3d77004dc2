import Offscreen
import Testing

@testable import UIKit

@MainActor struct ViewDescriptionTests {
    private final class Poster: UICollectionViewCell {}

    private let stage = Stage(width: 300, height: 500, scale: 2)

    @Test
    func
        `The description of a view has its class, its frame, and properties that differ from their defaults [VIEW-04]`()
    {
        stage.run {
            let view = UIView(frame: CGRect(1, 20.5, 100, 50.0 / 3))
            #expect(
                view.description
                    == "<UIView: UIView#1; frame = (1 20.5; 100 16.6667); layer = <CALayer: UIView#1.layer>>")
            (view.clipsToBounds, view.alpha, view.isHidden) = (true, 0.5, true)
            (view.isOpaque, view.autoresizingMask, view.autoresizesSubviews) = (
                false, [.flexibleWidth, .flexibleBottomMargin], false
            )
            (view.isUserInteractionEnabled, view.tag, view.backgroundColor) = (false, 7, .red)
            view.addGestureRecognizer(UITapGestureRecognizer())
            let all = """
                <UIView: UIView#1; frame = (1 20.5; 100 16.6667); clipsToBounds = YES; alpha = 0.5; hidden = YES; \
                opaque = NO; autoresize = W+BM; autoresizesSubviews = NO; userInteractionEnabled = NO; tag = 7; \
                gestureRecognizers = <NSArray: UIView#1.gestureRecognizers>; backgroundColor = \
                UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer: UIView#1.layer>>
                """
            #expect("\(view)" == all)
            let turned = UIView(frame: CGRect(0, 0, 10, 10))
            turned.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(turned.description.contains("frame = (-5 -5; 20 20); transform = [2, 0, 0, 2, 0, 0]; layer"))
        }
    }

    @Test
    func
        `The description of a label has the start of its text, and that of a subclass of a cell has its base class [VIEW-04]`()
    {
        stage.run {
            let label = UILabel(frame: CGRect(0, 0, 42, 21))
            label.text = "Label"
            let short = """
                <UILabel: UILabel#1; frame = (0 0; 42 21); text = 'Label'; userInteractionEnabled = NO; layer = \
                <_UILabelLayer: UILabel#1.layer>>
                """
            #expect(label.description == short)
            label.text = "A Secret Is Found In The Sea"
            #expect(label.description.contains("; text = 'A Secret Is Found In The ...'; "))
            let cell = Poster(frame: CGRect(0, 0, 10, 10))
            #expect(
                cell.description
                    == """
                    <Poster: Poster#1; baseClass = UICollectionViewCell; frame = (0 0; 10 10); layer = \
                    <CALayer: Poster#1.layer>>
                    """
            )
        }
    }

    @Test
    func `The description of a scroll view has its offset, and that of a collection view has its layout too [VIEW-04]`()
    {
        stage.run {
            let view = UIScrollView(frame: CGRect(0, 0, 100, 50))
            (view.contentSize, view.contentInset.top, view.contentOffset.y) = (CGSize(100, 200), 44, -12.5)
            let scroll = """
                <UIScrollView: UIScrollView#1; frame = (0 0; 100 50); clipsToBounds = YES; layer = <CALayer: \
                UIScrollView#1.layer>; contentOffset: {0, -12.5}; contentSize: {100, 200}; adjustedContentInset: \
                {44, 0, 0, 0}>
                """
            #expect(view.description == scroll)
            let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            #expect(
                list.description.hasSuffix(
                    "adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout>; dataSource: (null)>"))
        }
    }

    @Test func `The description of a collection view that is its own data source ends without recursion [VIEW-04]`() {
        final class Own: UICollectionView, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            {
                UICollectionViewCell(frame: .zero)
            }
        }
        stage.run {
            let views = (0..<2).map { _ in Own(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
            views[0].dataSource = views[0]
            #expect(views[0].description.hasSuffix("; dataSource: <Own: Own#1>>"))
            views[0].dataSource = views[1]
            views[1].dataSource = views[0]
            #expect(views[0].description.hasSuffix("; dataSource: <Own: Own#2>>"))
            #expect(views[1].description.hasSuffix("; dataSource: <Own: Own#1>>"))
        }
    }
}
