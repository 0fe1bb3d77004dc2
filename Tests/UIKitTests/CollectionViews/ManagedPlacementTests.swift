import Offscreen
import Testing

@testable import UIKit

/// Cells and supplementary views that set their own `translatesAutoresizingMaskIntoConstraints` to
/// false, as people report them to be logged on iOS 15 and later.
///
/// https://github.com/czl0325/ZLCollectionView/issues/51, /61 and /73
@MainActor struct ManagedPlacementTests {
    /// A cell that gives up its frame, and has a label that determines its height.
    private final class SelfConstrainedCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
            let block = Block(CGSize(40, 33))
            contentView.addSubview(block)
            block.fill(contentView)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class SelfConstrainedView: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }
    }

    private let stage = Stage(width: 320, height: 480, behavior: .iOS18)

    /// The lines of the log that say that a property has no effect.
    private var lines: [String] {
        stage.recording.trace.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains("Changing the translatesAutoresizingMaskIntoConstraints property") }
    }

    private func shown(_ layout: UICollectionViewLayout, _ counts: [Int], kinds: [String] = []) -> (
        UICollectionView, PlainSource
    ) {
        let source = PlainSource(counts)
        let view = stage.run {
            source.view(
                layout, frame: stage.window.bounds, kinds: kinds, cell: SelfConstrainedCell.self,
                header: SelfConstrainedView.self)
        }
        stage.show(view)
        return (view, source)
    }

    @Test
    func `A cell that gives up its frame is placed by the collection view, which logs a line [VIEW-27]`()
        throws
    {
        let (view, source) = shown(flowLayout(CGSize(320, 50), lineSpacing: 0), [3])
        #expect(view.visibleCells.map(\.frame.minY).sorted() == [0, 50, 100])
        #expect(view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(320, 50), count: 3))
        #expect(lines.count == 3)
        let line = try #require(lines.first)
        #expect(
            line.hasPrefix(
                "log Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionViewCell that is "
                    + "managed by a UICollectionView is not supported, and will result in incorrect self-sizing. View: "
                    + "<SelfConstrainedCell"), "\(line)")
        _ = source
    }

    @Test func `A header that gives up its frame is placed by the collection view [VIEW-27]`()
        throws
    {
        let layout = flowLayout(CGSize(320, 50), lineSpacing: 0)
        layout.headerReferenceSize = CGSize(320, 28)
        let (view, source) = shown(layout, [1], kinds: barKinds)
        let header = try #require(view.supplementaryView(forElementKind: barKinds[0], at: [0, 0]))
        #expect(header.frame == CGRect(0, 0, 320, 28))
        #expect(lines.contains { $0.contains("property of a UICollectionReusableView that is managed") })
        _ = source
    }

    @Test func `A cell that gives up its frame sizes itself, also in an orthogonal section [VIEW-27]`() throws {
        func frames(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> [CGRect] {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(100), heightDimension: .estimated(90)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = behavior
            let (view, source) = shown(UICollectionViewCompositionalLayout(section: section), [2])
            defer { _ = source }
            return (0..<2).compactMap { view.cellForItem(at: [0, $0])?.frame }
        }
        #expect(frames(.none) == [CGRect(0, 0, 100, 33), CGRect(0, 33, 100, 33)])
        #expect(frames(.continuous) == [CGRect(0, 0, 100, 33), CGRect(100, 0, 100, 33)])
    }

    @Test func `A cell on screen that gives up its frame stays in its place [VIEW-27]`() throws {
        let source = PlainSource([2])
        let view = stage.run { source.view(flowLayout(CGSize(320, 50), lineSpacing: 0), frame: stage.window.bounds) }
        stage.show(view)
        let cell = try #require(view.cellForItem(at: [0, 1]))
        stage.act("give up the frame") {
            cell.translatesAutoresizingMaskIntoConstraints = false
            view.setNeedsLayout()
        }
        #expect(cell.frame == CGRect(0, 50, 320, 50))
        #expect(lines.count == 1)
        stage.act("take it back") { cell.translatesAutoresizingMaskIntoConstraints = true }
        #expect(lines.count == 1)
    }

    @Test func `A self-sizing cell that is not tied to its constrained content view logs a line [VIEW-27]`() {
        func lineCount(tiesContent: Bool) -> Int {
            let stage = Stage(width: 320, height: 480, behavior: .iOS18)
            let source = PlainSource([2]) { view, _ in
                let content = (view as! UICollectionViewCell).contentView
                let block = Block(CGSize(40, 33))
                content.addSubview(block)
                block.fill(content)
                content.translatesAutoresizingMaskIntoConstraints = false
                if tiesContent { content.fill(view) }
            }
            let view = stage.run { source.view(selfSizingList(), frame: stage.window.bounds) }
            stage.show(view)
            #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(0, 33, 320, 33))
            let start = "contentView of collectionViewCell has translatesAutoresizingMaskIntoConstraints false"
            return stage.recording.trace.split(separator: "\n").filter { $0.contains(start) }.count
        }
        #expect(lineCount(tiesContent: false) == 2)
        #expect(lineCount(tiesContent: true) == 0)
    }

    private func selfSizingList() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test func `Constraints place a cell that no collection view has made, and nothing is logged [VIEW-27]`() {
        let cell = stage.run { SelfConstrainedCell(frame: .zero) }
        stage.window.addSubview(cell)
        stage.act("tie") { cell.constrain([.left: 7, .top: 9], to: stage.window) }
        #expect(cell.frame.origin == CGPoint(7, 9))
        #expect(lines.isEmpty)
    }
}
