import Offscreen
import Testing
import UIKit

/// Frames of arranged views that others measured on iOS 26.1 with Mac Catalyst, at a scale of 2.
/// There origins are whole points. Here they are rounded to the pixel, as on a phone [TEXT-03], so
/// that an origin may differ by half a point.
///
/// https://github.com/Vercantez/openuikit/blob/main/Tests/OpenUIKitTests/ProgressStackTests.swift
@MainActor struct StackVectorTests {
    private let stage = Stage(width: 400, height: 400, scale: 2)

    /// - Parameter naturals: nil for a view without a natural size.
    private func views(_ naturals: [CGSize?]) -> [UIView] {
        stage.run { naturals.map { $0.map { Block($0) } ?? UIView() } }
    }

    private func show(
        _ views: [UIView], in size: CGSize, spacing: CGFloat,
        axis: NSLayoutConstraint.Axis = .horizontal,
        _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill
    ) -> [CGRect] {
        let stack = stage.run { UIStackView(arrangedSubviews: views) }
        (stack.axis, stack.spacing, stack.distribution) = (axis, spacing, distribution)
        (stack.alignment, stack.frame) = (alignment, CGRect(origin: .zero, size: size))
        stage.window.addSubview(stack)
        stage.settle()
        return views.map(\.frame)
    }

    private func expect(_ frames: [CGRect], _ wanted: [(CGFloat, CGFloat, CGFloat, CGFloat)], line: Int = #line) {
        #expect(frames.count == wanted.count)
        for (frame, wanted) in zip(frames, wanted) {
            #expect(abs(frame.minX - wanted.0) <= 0.5, "line \(line): \(frame) for \(wanted)")
            #expect(abs(frame.minY - wanted.1) <= 0.5, "line \(line): \(frame) for \(wanted)")
            #expect(frame.width == wanted.2, "line \(line): \(frame) for \(wanted)")
            #expect(frame.height == wanted.3, "line \(line): \(frame) for \(wanted)")
        }
    }

    private let four = [CGSize?](repeating: nil, count: 4)

    @Test func `Views that fill a stack view equally have the measured lengths and positions, within half a point`() {
        let row = show(views(four), in: CGSize(320, 100), spacing: 8, .fillEqually)
        expect(row, [(0, 0, 74, 100), (82, 0, 74, 100), (164, 0, 74, 100), (246, 0, 74, 100)])
        let column = show(views([nil, nil, nil]), in: CGSize(180, 300), spacing: 10, axis: .vertical, .fillEqually)
        for (frame, wanted) in zip(column, [0, 103, 207] as [CGFloat]) {
            #expect(frame.width == 180)
            #expect(abs(frame.height - 93.5) <= 0.5)
            #expect(abs(frame.minY - wanted) <= 0.5)
        }
        let sevenths = show(views(.init(repeating: nil, count: 7)), in: CGSize(99, 50), spacing: 2, .fillEqually)
        for (frame, wanted) in zip(sevenths, [0, 14, 29, 43, 58, 72, 87] as [CGFloat]) {
            #expect(abs(frame.width - 12.5) <= 0.5)
            #expect(abs(frame.minX - wanted) <= 0.5)
        }
    }

    @Test
    func
        `In a row filled equally, a hidden view between others has no width and is within half a point of its gap's middle [VIEW-14]`()
    {
        let views = views(four)
        views[2].isHidden = true
        let frames = show(views, in: CGSize(320, 100), spacing: 8, .fillEqually)
        let wanted: [(CGFloat, CGFloat)] = [(0, 101.5), (109, 101.5), (215, 0), (219, 101.5)]
        for (frame, wanted) in zip(frames, wanted) {
            #expect(abs(frame.minX - wanted.0) <= 0.5, "\(frame)")
            #expect(abs(frame.width - wanted.1) <= 0.5, "\(frame)")
            #expect(frame.height == 100, "\(frame)")
        }
        #expect(frames[2].width == 0)
    }

    @Test
    func
        `In a centred row, the only view without an intrinsic size takes the remaining width and has height 0 [VIEW-15]`()
    {
        let frames = show(
            views([CGSize(28, 19), nil, CGSize(37.5, 19)]), in: CGSize(300, 30), spacing: 8, .fill, .center)
        expect(frames, [(0, 5.5, 28, 19), (36, 15, 218.5, 0), (262.5, 5.5, 37.5, 19)])
    }

    @Test(
        arguments: [
            // All views have a size. The first is stretched, or compressed if there is too little
            // room.
            ([29.5, 29, 41.5], 300, [0, 222, 259], [213.5, 29, 41.5]),
            ([76.5, 94], 120, [0, 26], [18, 94]),
            // Two views have no size (0). The last of these takes the remaining width.
            ([29.5, 0, 29, 0, 41.5], 300, [0, 38, 46, 83, 259], [29.5, 0, 29, 168, 41.5]),
        ] as [([CGFloat], CGFloat, [CGFloat], [CGFloat])])
    func
        `With equal priorities, distribution fill resizes the last view without intrinsic size, or the first if all have one [VIEW-15]`(
            naturals: [CGFloat], width: CGFloat, starts: [CGFloat], widths: [CGFloat]
        )
    {
        let frames = show(views(naturals.map { $0 == 0 ? nil : CGSize($0, 19) }), in: CGSize(width, 30), spacing: 8)
        expect(frames, zip(starts, widths).map { ($0, 0, $1, 30) })
    }

    @Test
    func
        `In a row with alignment top, a nested stack view is as high as its views and can take the remaining width [VIEW-15]`()
    {
        func column(_ naturals: [CGSize?]) -> UIStackView {
            let column = stage.run { UIStackView(arrangedSubviews: views(naturals)) }
            (column.axis, column.spacing, column.alignment) = (.vertical, 3, .leading)
            return column
        }
        let labels = [CGSize(39, 19), CGSize(34.5, 16), CGSize(28.5, 16)]
        let (one, two) = (column(labels), column(labels))
        #expect(one.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(39, 57))
        let equal = show([one, two], in: CGSize(266, 111), spacing: 10, .fillEqually, .top)
        expect(equal, [(0, 0, 128, 57), (138, 0, 128, 57)])
        #expect(one.arrangedSubviews.map(\.frame.minY) == [0, 22, 41])
        #expect(one.arrangedSubviews.map(\.frame.height) == [19, 16, 16])
        let nested = column([CGSize(22.5, 16), CGSize(41, 16)])
        let row = show(views([CGSize(34.5, 19)]) + [nested], in: CGSize(300, 60), spacing: 8, .fill, .top)
        expect(row, [(0, 0, 34.5, 19), (42.5, 0, 257.5, 35)])
    }

    @Test
    func
        `In a row with alignment fill, a hidden end view without intrinsic size has no width and the others' height [VIEW-14]`()
    {
        let views = views([nil, nil, nil])
        (views[0].isHidden, views[2].isHidden) = (true, true)
        let stack = stage.run { UIStackView(arrangedSubviews: views) }
        (stack.spacing, stack.isLayoutMarginsRelativeArrangement, stack.layoutMargins) = (
            8, true, UIEdgeInsets(10, 10, 10, 10)
        )
        stack.frame = CGRect(0, 0, 320, 100)
        stage.window.addSubview(stack)
        stage.settle()
        expect(views.map(\.frame), [(10, 10, 0, 80), (10, 10, 300, 80), (310, 10, 0, 80)])
    }

    @Test
    func
        `With distribution fill and equal priorities, lack of room compresses the first visible view, not a hidden one [VIEW-15]`()
    {
        let views = views([50, 76.5, 94].map { CGSize($0, 19) })
        views[0].isHidden = true
        let frames = show(views, in: CGSize(120, 30), spacing: 8)
        expect(Array(frames.dropFirst()), [(0, 0, 18, 30), (26, 0, 94, 30)])
    }

    @Test
    func `In a horizontal stack view a hidden arranged view has no width, even if it has an intrinsic width [VIEW-14]`()
    {
        let views = views([nil, CGSize(50, 19)])
        views[1].isHidden = true
        _ = show(views, in: CGSize(320, 100), spacing: 8)
        #expect(views.map(\.frame.width) == [320, 0])
        #expect(views[1].frame.minX == 320)
    }

    @Test
    func
        `fillProportionally divides the length in proportion to intrinsic lengths and gaps, and the last view gets the rest [VIEW-06]`()
    {
        func widths(_ naturals: [CGFloat], in width: CGFloat, scale: CGFloat, _ set: (UIStackView) -> Void) -> [CGFloat]
        {
            let stage = Stage(width: width, height: 50, scale: scale)
            let stack = stage.run { UIStackView(arrangedSubviews: naturals.map { Block(CGSize($0, 10)) }) }
            stack.distribution = .fillProportionally
            set(stack)
            stack.frame = stage.window.bounds
            stage.show(stack)
            return stack.arrangedSubviews.map(\.frame.width)
        }
        let three = widths([100, 100, 100], in: 400, scale: 3) { $0.spacing = 20 }
        for (width, wanted) in zip(three, [117.6, 117.6, 124.7]) { #expect(abs(width - wanted) < 0.1) }
        let two = widths([25, 75], in: 200, scale: 2) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(10, 10, 10, 10)
        }
        #expect(two == [50, 130])
    }

    @Test func `Hidden and removed views take no room in a stack view`() {
        let blocks = stage.run { [CGSize(20, 10), CGSize(40, 30), CGSize(30, 20)].map { Block($0) } }
        let stack = UIStackView(arrangedSubviews: blocks)
        stack.alignment = .leading
        func size() -> CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(size() == CGSize(90, 30))
        blocks[1].isHidden = true
        #expect(size() == CGSize(50, 20))
        blocks[1].isHidden = false
        #expect(size() == CGSize(90, 30))
        blocks[1].removeFromSuperview()
        #expect(size() == CGSize(50, 20))
        #expect(stack.arrangedSubviews == [blocks[0], blocks[2]])
    }
}
