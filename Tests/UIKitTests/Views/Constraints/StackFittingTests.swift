import Offscreen
import Testing

@testable import UIKit

/// The size of a stack view of which `systemLayoutSizeFitting` requests another size. The priorities
/// are those that tests of public libraries compare with the constraints of UIStackView.
///
/// https://github.com/kean/Arranged, https://github.com/tomvanzummeren/TZStackView
@MainActor struct StackFittingTests {
    private let stage = Stage(width: 320, height: 480, scale: 1)
    /// A target for `systemLayoutSizeFitting` that is much smaller or much larger than the views.
    private let targets: [CGFloat] = [1, 200]

    private func stack(
        _ naturals: [CGSize], _ alignment: UIStackView.Alignment, axis: NSLayoutConstraint.Axis = .horizontal
    ) -> UIStackView {
        stage.run {
            let stack = UIStackView(arrangedSubviews: naturals.map { Block($0) })
            (stack.alignment, stack.axis) = (alignment, axis)
            return stack
        }
    }

    /// Returns the lengths across the axis that a stack view has for the targets.
    private func breadths(_ stack: UIStackView) -> [CGFloat] {
        targets.map { target in
            let size = stack.systemLayoutSizeFitting(
                CGSize(target, target),
                withHorizontalFittingPriority: stack.axis == .horizontal ? .required : .fittingSizeLevel,
                verticalFittingPriority: stack.axis == .horizontal ? .fittingSizeLevel : .required)
            return stack.axis == .horizontal ? size.height : size.width
        }
    }

    nonisolated private static let alignments: [UIStackView.Alignment] = [
        .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ]

    @Test(arguments: alignments)
    func `A stack view of several views keeps its length across its axis, whatever is requested [VIEW-26]`(
        alignment: UIStackView.Alignment
    ) {
        let sizes = [CGSize(24, 24), CGSize(60, 20)]
        #expect(breadths(stack(sizes, alignment)) == [24, 24])
        let column = sizes.map { CGSize($0.height, $0.width) }
        #expect(breadths(stack(column, alignment, axis: .vertical)) == [24, 24])
    }

    @Test
    func `A hidden view counts among the views of a stack view that keeps its own size across its axis [VIEW-26]`() {
        let row = stack([CGSize(24, 24), CGSize(60, 20)], .center)
        row.arrangedSubviews[1].isHidden = true
        #expect(breadths(row) == [24, 24])
    }

    @Test
    func `A stack view of one view that it does not stretch gets the requested size across its axis [VIEW-26]`() {
        for alignment in [UIStackView.Alignment.leading, .center, .trailing] {
            #expect(breadths(stack([CGSize(24, 24)], alignment)) == [24, 200])
        }
        #expect(breadths(stack([CGSize(24, 24)], .fill)) == [24, 24])
    }

    @Test func `A stack view of one centred view is as high as the view if nothing else is requested [VIEW-26]`() {
        let row = stack([CGSize(24, 24)], .center)
        stage.window.addSubview(row)
        stage.act("tie") { row.constrain([.left: 0, .top: 0], to: stage.window) }
        #expect(row.frame == CGRect(0, 0, 24, 24))
    }

    @Test func `The margins of a stack view are added to the length of its views across its axis [VIEW-26]`() {
        let row = stack([CGSize(24, 24), CGSize(60, 20)], .center)
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(3, 5, 4, 5)
        #expect(breadths(row) == [31, 31])
    }

    @Test func `A stack view with open gaps is as long as its views and spacing, unless more is requested [VIEW-26]`() {
        for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
            let row = stack([CGSize(20, 10), CGSize(20, 10)], .fill)
            (row.distribution, row.spacing) = (distribution, 6)
            let lengths = targets.map {
                row.systemLayoutSizeFitting(
                    CGSize($0, 10), withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required
                ).width
            }
            #expect(lengths == [46, 200])
            stage.window.addSubview(row)
            stage.act("tie") { row.constrain([.left: 0, .top: 0], to: stage.window) }
            #expect(row.frame == CGRect(0, 0, 46, 10))
        }
    }

    @Test(arguments: [UIStackView.Alignment.center, .leading, .trailing, .firstBaseline])
    func `A self-sizing cell with an icon and a label is as high as their row, whatever its estimate [VIEW-26]`(
        alignment: UIStackView.Alignment
    ) {
        func height(estimate: CGFloat, _ alignment: UIStackView.Alignment) -> CGFloat? {
            let stage = Stage(width: 320, height: 480, behavior: .iOS18)
            let source = PlainSource([1]) { view, _ in
                let cell = view as! UICollectionViewCell
                let icon = UIImageView(image: UIImage(imageName: "icon", size: CGSize(24, 24), scale: 1))
                let label = UILabel()
                label.text = "Text"
                let row = UIStackView(arrangedSubviews: [icon, label])
                row.alignment = alignment
                cell.contentView.addSubview(row)
                row.fill(cell.contentView, inset: 8)
            }
            let view = stage.run {
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
                let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
                return source.view(layout, frame: stage.window.bounds)
            }
            stage.show(view)
            return view.cellForItem(at: [0, 0])?.frame.height
        }
        let heights = [20, 44, 300].map { height(estimate: $0, alignment) }
        #expect(heights == Array(repeating: heights[0], count: 3))
        if alignment != .firstBaseline { #expect(heights[0] == height(estimate: 44, .fill)) }
    }

    @Test(arguments: [UIStackView.Alignment.center, .top, .fill])
    func `A row of an icon and a column of two labels is as high as the column, whatever is requested [VIEW-26]`(
        alignment: UIStackView.Alignment
    ) {
        let column = stack([CGSize(60, 20), CGSize(40, 16)], .leading, axis: .vertical)
        let row = stage.run { UIStackView(arrangedSubviews: [Block(CGSize(24, 24)), column]) }
        (row.alignment, row.spacing) = (alignment, 8)
        #expect(breadths(row) == [36, 36])
    }
}
