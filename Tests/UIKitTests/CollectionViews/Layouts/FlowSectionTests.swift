import Testing

@testable import UIKit

/// A data source and delegate that implements every method of `UICollectionViewDelegateFlowLayout`
/// and logs their calls.
private final class LoggingDelegate: PlainSource, UICollectionViewDelegateFlowLayout {
    var asked: [String] = []

    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        asked.append("size \(path.section)-\(path.item)")
        return CGSize(50, 50)
    }
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int)
        -> UIEdgeInsets
    {
        asked.append("inset \(section)")
        return UIEdgeInsets(1, 2, 3, 4)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        asked.append("line \(section)")
        return 5
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        asked.append("item \(section)")
        return 6
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        asked.append("header \(section)")
        return CGSize(15, 20)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        asked.append("footer \(section)")
        return CGSize(16, section == 2 ? 0 : 30)
    }
}

@MainActor struct FlowSectionTests {
    private let metrics = LoggingDelegate([2, 0, 1])
    private let layout = UICollectionViewFlowLayout()

    private func view() -> UICollectionView {
        let view = metrics.view(layout, frame: CGRect(0, 0, 375, 375))
        view.delegate = metrics
        return view
    }

    /// Returns the frames of the header and the footer of a section.
    private func bars(_ view: UICollectionView, _ section: Int) -> [CGRect?] {
        barKinds.map { view.layoutAttributesForSupplementaryElement(ofKind: $0, at: [section, 0])?.frame }
    }

    @Test
    func
        `Headers and footers of a vertical flow layout span the content's width, and empty sections keep their insets [FLOW-08]`()
    {
        let view = view()
        #expect(bars(view, 0) == [CGRect(0, 0, 375, 20), CGRect(0, 74, 375, 30)])
        #expect(view.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(2, 21, 50, 50))
        #expect(bars(view, 1) == [CGRect(0, 104, 375, 20), CGRect(0, 128, 375, 30)])
        #expect(bars(view, 2)[0]?.minY == 158)
    }

    @Test
    func
        `A flow layout footer of length zero gets no view, and the other headers and footers have zIndex 10 [FLOW-08] [STACK-11]`()
    {
        let view = view()
        #expect(bars(view, 2)[1]?.size == .zero)
        let views = layout.layoutAttributesForElements(in: CGRect(0, 0, 375, 1000))!.filter {
            $0.representedElementCategory != .cell
        }
        #expect(views.map(\.zIndex) == [10, 10, 10, 10, 10])
        #expect(view.contentSize == CGSize(375, 232))
        #expect(view.layoutAttributesForItem(at: [0, 0])?.zIndex == 0)
    }

    @Test
    func
        `In each section a flow layout asks its delegate once for each item's size, then for the insets, then the spacings [FLOW-13]`()
    {
        let view = view()
        _ = view.layoutAttributesForItem(at: [0, 0])
        func section(_ section: Int) -> [String] {
            ["inset", "line", "item", "header", "footer"].map { "\($0) \(section)" }
        }
        #expect(metrics.asked == ["size 0-0", "size 0-1"] + section(0) + section(1) + ["size 2-0"] + section(2))
    }

    @Test func `A flow layout whose delegate implements no method uses its own properties [FLOW-13]`() {
        let empty = EmptyDelegate()
        layout.itemSize = CGSize(70, 30)
        layout.headerReferenceSize = CGSize(0, 9)
        let view = view()
        view.delegate = empty
        let second = view.layoutAttributesForItem(at: [0, 1])!.frame
        // Four items of 70 points are in a line of 375 points, on a screen with three pixels for
        // each point.
        #expect(abs(second.minX - (101 + 2.0 / 3)) < 1e-9)
        #expect(second.minY == 9)
        #expect(second.size == CGSize(70, 30))
        #expect(bars(view, 0)[0]?.height == 9)
        #expect(empty.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
        #expect(metrics.collectionView?(view, layout: layout, insetForSectionAt: 0) == UIEdgeInsets(1, 2, 3, 4))
    }
}
