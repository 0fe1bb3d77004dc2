import Offscreen
import Testing
import UIKit

/// An opaque view over the second row of a list.
private final class BandView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .gray
    }
    required init?(coder: NSCoder) { nil }
}

/// A layout of rows with a band, which can be pinned to the top.
private final class BandLayout: UICollectionViewFlowLayout {
    var band = CGRect(x: 0, y: 50, width: 320, height: 40)
    var z = 1
    var isPinned = false

    override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { isPinned }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "band", with: path(0))
        attributes.frame = band
        if isPinned { attributes.frame.origin.y = collectionView!.bounds.minY + 20 }
        attributes.zIndex = z
        return (super.layoutAttributesForElements(in: rect) ?? []) + [attributes]
    }
}

@MainActor struct CoveredCellTests {
    private func problems(scrolls: [CGFloat] = [], _ change: (BandLayout) -> Void = { _ in }) -> [String] {
        let stage = Stage(width: 320, height: 480)
        return stage.run {
            let layout = BandLayout()
            layout.minimumLineSpacing = 0
            change(layout)
            layout.register(BandView.self, forDecorationViewOfKind: "band")
            let list = NoteList([40], layout: layout, size: CGSize(width: 320, height: 50))
            list.view.backgroundColor = .white
            stage.show(list.view)
            for distance in scrolls { stage.scroll(list.view, by: distance) }
            return stage.problemLines
        }
    }

    @Test func `An opaque decoration that lies over most of a cell is reported with what a tap reaches`() {
        let text =
            """
            none: BandView#1 for decoration band 0 (z 1) is opaque and covers most of item 0-1 (z 0): a tap on \
            the middle of item 0-1 reaches BandView#1
            """
        #expect(problems() == [text])
    }

    @Test func `An opaque decoration over two cells is reported once`() {
        let found = problems { $0.band.size.height = 100 }
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.hasSuffix("reaches BandView#1; so it is for 1 more item") }, "\(found)")
    }

    @Test func `A decoration behind the cells, or one that covers less than half of a cell, is not reported`() {
        #expect(problems { $0.z = -1 }.isEmpty)
        #expect(problems { $0.band.size.height = 20 }.isEmpty)
        #expect(problems { $0.band = CGRect(x: 0, y: 74, width: 320, height: 2) }.isEmpty)
    }

    @Test(arguments: [false, true])
    func `A band that covers a cell after a scroll is reported only if it is not pinned`(isPinned: Bool) {
        let found = problems(scrolls: [400, 30, 30]) {
            $0.isPinned = isPinned
            $0.band.origin.y = isPinned ? 0 : 650
            if isPinned { $0.sectionInset.top = 60 }
        }
        #expect(found.count == (isPinned ? 0 : 1), "\(found)")
    }
}
