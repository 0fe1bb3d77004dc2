import Testing

@testable import UIKit

/// Sections of a flow layout of which only one differs from the others, and only in one value. The
/// layout copies a section that equals the one before it.
@MainActor struct EqualSectionTests {
    /// The items and metrics of one section.
    struct Section {
        var count = 5
        var size = CGSize(40, 20)
        var insets = UIEdgeInsets(2, 4, 6, 8)
        var lineSpacing: CGFloat = 3
        var itemSpacing: CGFloat = 5
        var header = CGSize(12, 12)
        var footer = CGSize.zero
    }

    /// A delegate that returns the values of each section.
    private final class SectionDelegate: PlainSource, UICollectionViewDelegateFlowLayout {
        private let sections: [Section]

        init(_ sections: [Section]) {
            self.sections = sections
            super.init(sections.map(\.count))
        }

        typealias Layout = UICollectionViewLayout
        func collectionView(_ view: UICollectionView, layout: Layout, sizeForItemAt path: IndexPath) -> CGSize {
            sections[path.section].size
        }
        func collectionView(_ view: UICollectionView, layout: Layout, insetForSectionAt section: Int) -> UIEdgeInsets {
            sections[section].insets
        }
        func collectionView(
            _ view: UICollectionView, layout: Layout, minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { sections[section].lineSpacing }
        func collectionView(
            _ view: UICollectionView, layout: Layout, minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { sections[section].itemSpacing }
        func collectionView(
            _ view: UICollectionView, layout: Layout, referenceSizeForHeaderInSection section: Int
        ) -> CGSize { sections[section].header }
        func collectionView(
            _ view: UICollectionView, layout: Layout, referenceSizeForFooterInSection section: Int
        ) -> CGSize { sections[section].footer }
    }

    /// Returns the frames of all elements by section, and the length of the content.
    private func frames(of sections: [Section], isHorizontal: Bool) -> (frames: [[CGRect]], length: CGFloat) {
        let layout = flowLayout(direction: isHorizontal ? .horizontal : .vertical)
        let delegate = SectionDelegate(sections)
        let view = delegate.view(layout, frame: CGRect(0, 0, 150, 150), kinds: barKinds)
        view.delegate = delegate
        let frames = sections.enumerated().map { number, section in
            (0..<section.count).compactMap { view.layoutAttributesForItem(at: [number, $0])?.frame }
                + barKinds.compactMap {
                    view.layoutAttributesForSupplementaryElement(ofKind: $0, at: [number, 0])?.frame
                }
        }
        let content = layout.collectionViewContentSize
        return (frames, isHorizontal ? content.width : content.height)
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (inout Section) -> Void
    }

    nonisolated private static let changes = [
        Change(testDescription: "no") { _ in },
        Change(testDescription: "another number of items") { $0.count = 4 },
        Change(testDescription: "another item width") { $0.size.width = 30 },
        Change(testDescription: "another item height") { $0.size.height = 30 },
        Change(testDescription: "another top inset") { $0.insets.top = 10 },
        Change(testDescription: "another left inset") { $0.insets.left = 10 },
        Change(testDescription: "another bottom inset") { $0.insets.bottom = 10 },
        Change(testDescription: "another right inset") { $0.insets.right = 60 },
        Change(testDescription: "another line spacing") { $0.lineSpacing = 7 },
        Change(testDescription: "another item spacing") { $0.itemSpacing = 40 },
        Change(testDescription: "no header") { $0.header = .zero },
        Change(testDescription: "another header") { $0.header = CGSize(18, 18) },
        Change(testDescription: "a footer") { $0.footer = CGSize(14, 14) },
    ]

    @Test(arguments: changes, [false, true])
    func `A section with the same values as the one before except for one has the frames that it has alone`(
        change: Change, isHorizontal: Bool
    ) {
        for place in 0..<3 {
            var sections = Array(repeating: Section(), count: 3)
            change.make(&sections[place])
            let together = frames(of: sections, isHorizontal: isHorizontal)
            var start: CGFloat = 0
            for (number, section) in sections.enumerated() {
                let alone = frames(of: [section], isHorizontal: isHorizontal)
                let moved = alone.frames[0].map {
                    $0.offsetBy(dx: isHorizontal ? start : 0, dy: isHorizontal ? 0 : start)
                }
                #expect(together.frames[number] == moved, "section \(number)")
                start += alone.length
            }
            #expect(together.length == start)
        }
    }
}
