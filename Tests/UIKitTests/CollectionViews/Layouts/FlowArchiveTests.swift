import Testing
import UIKit

@MainActor @Suite("A flow layout in an archive")
struct FlowArchiveTests {
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

    private func copy<Layout: UICollectionViewLayout>(_ layout: Layout) throws -> Layout? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        layout.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        return Layout(coder: unarchiver)
    }

    @Test func `Every metric comes back, and what a subclass adds`() throws {
        let layout = Ledge()
        layout.depth = 7
        layout.minimumLineSpacing = 1.5
        layout.minimumInteritemSpacing = 2.5
        layout.itemSize = CGSize(3, 4)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.headerReferenceSize = CGSize(5, 6)
        layout.footerReferenceSize = CGSize(7, 8)
        layout.sectionInset = UIEdgeInsets(9, 10, 11, 12)
        layout.scrollDirection = .horizontal
        layout.sectionInsetReference = .fromSafeArea
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let copy = try #require(try copy(layout))
        #expect(copy.depth == 7 && copy.minimumLineSpacing == 1.5 && copy.minimumInteritemSpacing == 2.5)
        #expect(copy.itemSize == layout.itemSize && copy.estimatedItemSize == layout.estimatedItemSize)
        #expect(copy.headerReferenceSize == layout.headerReferenceSize && copy.footerReferenceSize == layout.footerReferenceSize)
        #expect(
            copy.sectionInset == layout.sectionInset && copy.scrollDirection == .horizontal && copy.sectionInsetReference == .fromSafeArea)
        #expect(copy.sectionHeadersPinToVisibleBounds && copy.sectionFootersPinToVisibleBounds)
    }

    @Test func `An archive that says nothing leaves the defaults`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let layout = try #require(UICollectionViewFlowLayout(coder: unarchiver))
        #expect(layout.itemSize == CGSize(50, 50) && layout.minimumLineSpacing == 10)
    }
}
