import Offscreen
import Testing

@testable import UIKit

/// Compares a horizontal stack view with a vertical one, and with one from right to left.
@MainActor struct StackSymmetryTests {
    private let naturals = [CGSize(20, 10), CGSize(40, 30), CGSize(30, 22)]
    nonisolated private static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    private let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

    private func frames(
        _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, isColumn: Bool = false,
        isMirrored: Bool = false
    ) -> [CGRect] {
        let stage = Stage(width: isColumn ? 100 : 220, height: isColumn ? 220 : 100, scale: 1, records: false)
        if isMirrored { stage.layoutDirection = .rightToLeft }
        let blocks = stage.run { naturals.map { Block(isColumn ? CGSize($0.height, $0.width) : $0) } }
        let axis: NSLayoutConstraint.Axis = isColumn ? .vertical : .horizontal
        for (index, block) in blocks.enumerated() {
            block.setContentHuggingPriority(UILayoutPriority(Float(30 - index)), for: axis)
        }
        let stack = stage.run { UIStackView(arrangedSubviews: blocks) }
        (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
        stack.spacing = 4
        stack.setCustomSpacing(9, after: blocks[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins =
            if isColumn {
                UIEdgeInsets(2, 1, 8, 4)
            } else if isMirrored {
                UIEdgeInsets(1, 8, 4, 2)
            } else {
                UIEdgeInsets(1, 2, 4, 8)
            }
        stack.frame = stage.window.bounds
        stage.show(stack)
        return blocks.map(\.frame)
    }

    @Test(arguments: distributions)
    func
        `A vertical stack view transposes the frames of a horizontal one, and a right-to-left one mirrors the frames within a point`(
            distribution: UIStackView.Distribution
        )
    {
        for alignment in alignments {
            let (row, column) = (frames(distribution, alignment), frames(distribution, alignment, isColumn: true))
            #expect(column == row.map { CGRect($0.minY, $0.minX, $0.height, $0.width) }, "\(alignment)")
            let mirrored = frames(distribution, alignment, isMirrored: true)
            for (there, here) in zip(mirrored, row) {
                #expect(abs(220 - there.maxX - here.minX) <= 1, "\(alignment)")
                #expect(abs(there.width - here.width) <= 1, "\(alignment)")
                #expect(there.minY == here.minY, "\(alignment)")
            }
            // The area begins at 2 and ends at 212; across it goes from 1 to 96.
            #expect(row[0].minX == 2)
            #expect(row[2].maxX == 212)
            let gaps = [row[1].minX - row[0].maxX, row[2].minX - row[1].maxX]
            switch distribution {
            case .fill:
                #expect(gaps == [9, 4])
                #expect(row.map(\.width) == [20, 40, 137])
            case .fillEqually:
                #expect(gaps == [9, 4], "\(row)")
                #expect(row.allSatisfy { abs($0.width - row[0].width) <= 1 }, "\(row)")
            case .fillProportionally:
                // [VIEW-06] Of the stack's length of 220, the views get 20 and 40 parts of 103. The
                // last one gets the rest.
                let isNear = zip(row, [42.7, 85.4, 68.9]).map { abs($0.width - $1) <= 1 }
                #expect(gaps == [9, 4], "\(row)")
                #expect(isNear == [true, true, true], "\(row)")
            case .equalSpacing:
                #expect(row.map(\.width) == [20, 40, 30])
                #expect(gaps == [60, 60])
            case .equalCentering:
                #expect(row.map(\.width) == [20, 40, 30], "\(row)")
                #expect(abs(row[2].midX + row[0].midX - 2 * row[1].midX) <= 2, "\(row)")
            }
            for (frame, natural) in zip(row, naturals) {
                switch alignment {
                case .fill:
                    #expect(frame.minY == 1)
                    #expect(frame.maxY == 96)
                case .leading:
                    #expect(frame.minY == 1)
                    #expect(frame.height == natural.height)
                case .trailing:
                    #expect(frame.maxY == 96)
                    #expect(frame.height == natural.height)
                default:
                    #expect(abs(frame.midY - 48.5) <= 1)
                    #expect(frame.height == natural.height)
                }
            }
        }
    }

    @Test
    func
        `A visible stack view arranges its views again if its views, axis, alignment, distribution, spacing or insets change`()
    {
        let stage = Stage(width: 200, height: 100, scale: 1)
        let blocks = stage.run { naturals.map { Block($0) } }
        let stack = stage.run { UIStackView(arrangedSubviews: [blocks[0]]) }
        (stack.alignment, stack.distribution, stack.frame) = (.leading, .equalSpacing, stage.window.bounds)
        stage.show(stack)
        func frames(after change: () -> Void) -> [CGRect] {
            stage.act("change", change)
            return stack.arrangedSubviews.map(\.frame)
        }
        func xs(after change: () -> Void) -> [CGFloat] { frames(after: change).map(\.minX) }
        #expect(xs { stack.addArrangedSubview(blocks[1]) } == [0, 160])
        #expect(xs { stack.insertArrangedSubview(blocks[2], at: 0) } == [0, 85, 160])
        #expect(stack.arrangedSubviews[0] === blocks[2])
        #expect(xs { stack.insertArrangedSubview(blocks[2], at: 2) } == [0, 75, 170])
        #expect(stack.subviews.count == 3)
        #expect(xs { stack.addArrangedSubview(blocks[0]) } == [0, 95, 180])
        #expect(stack.arrangedSubviews == [blocks[1], blocks[2], blocks[0]])
        #expect(xs { stack.distribution = .fillEqually } == [0, 67, 133])
        #expect(xs { stack.spacing = 10 } == [0, 70, 140])
        #expect(xs { stack.setCustomSpacing(40, after: blocks[1]) } == [0, 90, 150])
        #expect(stack.customSpacing(after: blocks[1]) == 40)
        #expect(xs { stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[1]) } == [0, 69, 139])
        #expect(xs { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[1]) } == [0, 70, 140])
        #expect(stack.customSpacing(after: blocks[1]) == UIStackView.spacingUseDefault)
        #expect(frames { stack.alignment = .trailing }.map(\.maxY) == [100, 100, 100])
        #expect(frames { stack.axis = .vertical }.map(\.maxX) == [200, 200, 200])
        stage.act("margins") { stack.layoutMargins = UIEdgeInsets(0, 0, 0, 50) }
        #expect(frames { stack.isLayoutMarginsRelativeArrangement = true }.map(\.maxX) == [150, 150, 150])
        #expect(frames { stack.removeArrangedSubview(blocks[2]) }.map(\.maxX) == [150, 150])
        #expect(blocks[2].superview === stack)
        stage.act("remove") { blocks[0].removeFromSuperview() }
        #expect(stack.arrangedSubviews == [blocks[1]])
        #expect(blocks[1].frame.height == 100)
        stack.removeArrangedSubview(blocks[0])
        #expect(stack.arrangedSubviews == [blocks[1]])
        #expect(
            stack.constraints.filter { $0.identifier == "UISV" }.count >= 4,
            "the stack's own constraints have UIKit's identifier")
    }

    @Test func `The custom spacing after a view is lost when the view is removed from its stack view`() {
        let views = (0..<2).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.setCustomSpacing(5, after: views[0])
        stack.removeArrangedSubview(views[0])
        stack.addArrangedSubview(views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        #expect(UIStackView.spacingUseDefault == .greatestFiniteMagnitude)
        #expect(UIStackView.spacingUseSystem < UIStackView.spacingUseDefault)
        expectStored(
            stack, .value(\.isBaselineRelativeArrangement, false, true), .value(\.axis, .horizontal, .vertical),
            .value(\.distribution, .fill, .equalSpacing), .value(\.alignment, .fill, .center), .value(\.spacing, 0, 3),
            .value(\.isLayoutMarginsRelativeArrangement, false, true))
    }

    @Test(arguments: [false, true])
    func `A stack view without a size of its own is as small as its views allow`(isColumn: Bool) {
        let stage = Stage(width: 200, height: 200, scale: 1)
        let blocks = stage.run { naturals.map { Block(isColumn ? CGSize($0.height, $0.width) : $0) } }
        for alignment in [.leading, .center, .trailing] as [UIStackView.Alignment] {
            let stack = stage.run { UIStackView(arrangedSubviews: blocks) }
            stack.axis = isColumn ? .vertical : .horizontal
            stack.alignment = alignment
            stage.window.addSubview(stack)
            stage.act("tie") { stack.constrain([.left: 0, .top: 0], to: stage.window) }
            #expect(stack.frame.size == (isColumn ? CGSize(30, 90) : CGSize(90, 30)), "\(alignment)")
            stage.remove(stack)
        }
    }

    @Test func `A horizontal stack view aligns the first or the last baselines of its labels`() {
        let stage = Stage(width: 300, height: 200, scale: 1)
        let labels = stage.run {
            [20, 40, 30].map { (size: CGFloat) in
                let label = UILabel()
                (label.font, label.text) = (.systemFont(ofSize: size), "text")
                return label
            }
        }
        let stack = stage.run { UIStackView(arrangedSubviews: labels) }
        stack.frame = stage.window.bounds
        stage.show(stack)
        stage.act("first") { stack.alignment = .firstBaseline }
        let first = labels.map { $0.frame.minY + $0.font.ascender.rounded() }
        #expect(first[0] == first[1])
        #expect(first[1] == first[2])
        stage.act("last") { stack.alignment = .lastBaseline }
        let last = labels.map { $0.frame.maxY + $0.font.descender.rounded() }
        #expect(last[0] == last[1])
        #expect(last[1] == last[2])
    }
}
