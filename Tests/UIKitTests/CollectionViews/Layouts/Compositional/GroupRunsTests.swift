import Offscreen
import Testing

@testable import UIKit

/// A reference for `GroupRuns`, which lays out one group after the other and stores every frame.
private struct ReferenceRuns {
    var items: [(frame: CGRect, group: CGRect)] = []
    var badges: [(kind: String, number: Int, frame: CGRect)] = []
    var length: CGFloat = 0

    init(
        _ group: LayoutGroup, count: Int, axis: LayoutAxis, container: CGSize, spacing: CGFloat, measured: MeasuredSizes
    ) {
        let edges = group.properties.edges
        var numbers: [String: Int] = [:]
        while items.count < count {
            let first = items.count
            let template = GroupSolver(
                scale: 2, limit: count, remainingItems: count - first, measured: { measured[first + $0] }
            ).solve(
                group, in: container)
            let here = min(template.items.count, count - first)
            if first > 0 { length += spacing }
            let along = length + axis.ends(of: edges).start.minimum
            let origin = axis.point(coordinate: along, crossCoordinate: axis.crossed.ends(of: edges).start.minimum)
            let extent = template.length(withOnlyFirstItems: here, along: axis)
            let frame = CGRect(
                origin: origin, size: axis.size(length: extent, breadth: axis.breadth(of: template.size)))
            for item in template.items.prefix(here) {
                items.append((item.frame.offsetBy(dx: origin.x, dy: origin.y), frame))
            }
            for badge in template.badges where badge.itemIndex < here {
                let number = numbers[badge.kind, default: 0]
                badges.append((badge.kind, number, badge.frame.offsetBy(dx: origin.x, dy: origin.y)))
                numbers[badge.kind] = number + 1
            }
            length = along + extent + axis.ends(of: edges).end.minimum
        }
    }
}

func leaf(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutNode {
    .item(ItemProperties(size: LayoutSize(width: width, height: height)))
}

@MainActor struct GroupRunsTests {
    private struct Case {
        let group: LayoutGroup
        let count: Int
        let axis: LayoutAxis
        let spacing: CGFloat
        let measured: MeasuredSizes
    }

    private func randomCase(using generator: inout SeededGenerator) -> Case {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        func spacing() -> LayoutSpacing {
            Bool.random(using: &generator) ? .fixed(number(0...6)) : .flexible(number(0...6))
        }
        func dimension(isWidth: Bool) -> LayoutDimension {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: isWidth ? .fractionalWidth(number(1...9) / 10) : .fractionalHeight(number(1...9) / 10)
            case 1, 2: .estimated(number(10...60))
            case 3: .uniform(number(10...60))
            default: .absolute(number(5...90))
            }
        }
        func badge(_ kind: String) -> LayoutBadge {
            let anchor = LayoutAnchor(point: CGPoint(1, 0), offset: .zero, isFractional: false)
            return LayoutBadge(
                kind: kind, size: LayoutSize(width: .absolute(4), height: .absolute(4)), zIndex: 1, container: anchor,
                item: anchor)
        }
        func item() -> ItemProperties {
            let size = LayoutSize(width: dimension(isWidth: true), height: dimension(isWidth: false))
            var edges = LayoutEdgeSpacing()
            if Bool.random(using: &generator) {
                edges = LayoutEdgeSpacing(top: spacing(), leading: spacing(), bottom: spacing(), trailing: spacing())
            }
            let badges = Bool.random(using: &generator) ? [badge("dot")] : []
            return ItemProperties(size: size, edges: edges, badges: badges)
        }
        let isRow = Bool.random(using: &generator)
        var children: [LayoutNode] = (0..<Int.random(in: 1...3, using: &generator)).map { _ in .item(item()) }
        if Bool.random(using: &generator) {
            let properties = ItemProperties(
                size: LayoutSize(width: .absolute(80), height: .absolute(70)), badges: [badge("inner")])
            let arrangement: LayoutGroup.Arrangement = isRow ? .vertical : .horizontal
            children.append(
                .group(
                    LayoutGroup(
                        properties: properties, arrangement: arrangement, spacing: spacing(), children: [.item(item())])
                ))
        }
        let group = LayoutGroup(
            properties: ItemProperties(
                size: LayoutSize(
                    width: isRow ? .absolute(300) : dimension(isWidth: true),
                    height: isRow ? dimension(isWidth: false) : .absolute(200)),
                edges: LayoutEdgeSpacing(top: .fixed(number(0...3)), leading: .fixed(number(0...3))),
                badges: [badge("outer")]),
            arrangement: isRow ? .horizontal : .vertical, spacing: spacing(),
            count: Int.random(in: 0..<4, using: &generator) == 0 ? 3 : nil, children: children)
        let count = Int.random(in: 1...120, using: &generator)
        var measured = MeasuredSizes()
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            measured[Int.random(in: 0..<count, using: &generator)] = CGSize(number(5...150), number(5...150))
        }
        return Case(
            group: group, count: count,
            axis: LayoutAxis(direction: Bool.random(using: &generator) ? .vertical : .horizontal),
            spacing: number(0...5), measured: measured)
    }

    @Test(arguments: 0..<300)
    func `Frames computed from runs of equal groups equal the frames of groups that are laid out one by one`(seed: Int)
    {
        var generator = SeededGenerator(seed: UInt64(seed))
        let it = randomCase(using: &generator)
        let container = CGSize(320, 480)
        let runs = GroupRuns(
            it.group, count: it.count, axis: it.axis, container: container, room: it.axis.breadth(of: container),
            spacing: it.spacing,
            scale: 2, measured: it.measured)
        let probe = GroupSolver(scale: 2, limit: it.count).solve(it.group, in: container)
        guard !probe.items.isEmpty else {
            #expect(runs.isTooSmallForItems)
            #expect(runs.runs.isEmpty)
            return
        }
        let reference = ReferenceRuns(
            it.group, count: it.count, axis: it.axis, container: container, spacing: it.spacing, measured: it.measured)
        #expect(abs(runs.length - reference.length) < 1e-6)
        for (index, placed) in reference.items.enumerated() {
            #expect(
                runs.frameAndTemplateItem(ofItem: index).map { Near($0.frame) } == Near(placed.frame),
                "seed \(seed), item \(index)")
        }
        for badge in reference.badges {
            #expect(
                runs.badgeFrameAndZIndex(ofKind: badge.kind, number: badge.number).map { Near($0.frame) }
                    == Near(badge.frame),
                "seed \(seed), \(badge)")
        }
        #expect(runs.frameAndTemplateItem(ofItem: it.count) == nil)
        for _ in 0..<10 {
            let rect = CGRect(
                x: Int.random(in: -20...300, using: &generator), y: Int.random(in: -20...2000, using: &generator),
                width: Int.random(in: 1...200, using: &generator), height: Int.random(in: 1...300, using: &generator))
            var found: [Int] = []
            var hanging: Set<String> = []
            runs.forEachElement(
                in: rect, convertFrame: { $0 }, visitItem: { item, _, _ in found.append(item) },
                visitAttachedView: { kind, number, _, _ in hanging.insert("\(kind) \(number)") })
            let wanted = reference.items.indices.filter {
                reference.items[$0].group.overlaps(rect) && reference.items[$0].frame.overlaps(rect)
            }
            #expect(found == wanted, "seed \(seed), \(rect)")
            #expect(
                hanging.isSubset(
                    of: Set(reference.badges.filter { $0.frame.overlaps(rect) }.map { "\($0.kind) \($0.number)" })))
        }
    }

    @Test(arguments: 0..<300)
    func `Runs that keep those before the first changed item equal runs that are made from the beginning`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let it = randomCase(using: &generator)
        let container = CGSize(320, 480)
        var measured = it.measured
        func runs(keeping old: GroupRuns? = nil, before item: Int = 0) -> GroupRuns {
            GroupRuns(
                it.group, count: it.count, axis: it.axis, container: container, room: it.axis.breadth(of: container),
                spacing: it.spacing, scale: 2, measured: measured, keepingRunsOf: old, before: item)
        }
        var kept = runs()
        for change in 0..<6 {
            let item = Int.random(in: 0..<it.count, using: &generator)
            measured[item] = CGSize(
                width: Int.random(in: 5...150, using: &generator), height: Int.random(in: 5...150, using: &generator))
            kept = runs(keeping: kept, before: item)
            let fresh = runs()
            #expect(kept.runs.count == fresh.runs.count, "change \(change) at item \(item)")
            #expect(kept.extent == fresh.extent)
            #expect(kept.breadthWithoutEdges == fresh.breadthWithoutEdges)
            for item in 0..<it.count {
                let frame = fresh.frameAndTemplateItem(ofItem: item)?.frame
                #expect(kept.frameAndTemplateItem(ofItem: item)?.frame == frame, "item \(item)")
            }
            for kind in ["dot", "inner", "outer"] {
                for number in 0..<it.count {
                    let frame = fresh.badgeFrameAndZIndex(ofKind: kind, number: number)?.frame
                    #expect(kept.badgeFrameAndZIndex(ofKind: kind, number: number)?.frame == frame)
                }
            }
        }
    }

    @Test func `Only rows from the changed one on are laid out again`() {
        let tall = CGSize(320, 70)
        func rows(_ measured: MeasuredSizes, keeping old: GroupRuns? = nil, before item: Int = 0) -> GroupRuns {
            GroupRuns(
                LayoutGroup(
                    properties: ItemProperties(size: LayoutSize(width: .fractionalWidth(1), height: .estimated(40))),
                    arrangement: .vertical, count: 1, children: [leaf(.fractionalWidth(1), .estimated(40))]),
                count: 10, axis: LayoutAxis(direction: .vertical), container: CGSize(320, 480), room: 320, spacing: 0,
                scale: 2, measured: measured, keepingRunsOf: old, before: item)
        }
        let old = rows([0: tall, 2: tall])
        #expect(old.length == 460)
        // The size of row 0 in the new sizes is not read, because row 0 is before the change.
        #expect(rows([0: CGSize(320, 1000), 2: tall, 6: tall], keeping: old, before: 6).length == 490)
        #expect(rows([0: CGSize(320, 1000), 2: tall, 6: tall], keeping: old, before: 0).length == 1420)
    }

    private func estimated(_ count: Int, _ measured: MeasuredSizes = [:]) -> GroupRuns {
        let properties = ItemProperties(size: LayoutSize(width: .fractionalWidth(1), height: .estimated(40)))
        return GroupRuns(
            LayoutGroup(
                properties: properties, arrangement: .horizontal,
                children: [leaf(.fractionalWidth(0.5), .estimated(40))]),
            count: count, axis: LayoutAxis(direction: .vertical), container: CGSize(320, 480), room: 320, spacing: 10,
            scale: 2,
            measured: measured)
    }

    @Test func `A hundred million equal items in pairs and one more are laid out as two runs of equal groups`() {
        let runs = estimated(100_000_001)
        #expect(runs.runs.count == 2)
        #expect(runs.length == 2_500_000_040)
        #expect(runs.frameAndTemplateItem(ofItem: 100_000_000)?.frame == CGRect(0, 2_500_000_000, 160, 40))
        var found: [Int] = []
        runs.forEachElement(
            in: CGRect(0, 1_000_000_000, 320, 100), convertFrame: { $0 },
            visitItem: { item, _, _ in found.append(item) },
            visitAttachedView: { _, _, _, _ in })
        #expect(found == Array(40_000_000..<40_000_004))
    }

    @Test
    func
        `Neighbouring full groups whose items have equal frames form one run, and a group of another size begins a new run`()
    {
        let tall = CGSize(160, 70)
        #expect(estimated(1000, [500: tall]).runs.map(\.groupCount) == [250, 1, 249])
        #expect(estimated(1000, [0: tall, 2: tall, 4: tall]).runs.map(\.groupCount) == [3, 497])
        #expect(estimated(1000, [0: CGSize(160, 40)]).runs.map(\.groupCount) == [500])
        #expect(estimated(1000, [500: tall]).length == CGFloat(500 * 50 - 10 + 30))
    }

    @Test
    func
        `An item that was measured to be longer than its group has the group for itself, even if other items share the length`()
    {
        let properties = ItemProperties(size: LayoutSize(width: .absolute(100), height: .absolute(100)))
        let group = LayoutGroup(
            properties: properties, arrangement: .vertical, spacing: .fixed(5),
            children: [leaf(.absolute(100), .estimated(40)), leaf(.absolute(100), .fractionalHeight(0.3))])
        let runs = GroupRuns(
            group, count: 4, axis: LayoutAxis(direction: .vertical), container: CGSize(100, 480), room: 100, spacing: 0,
            scale: 2,
            measured: [0: CGSize(100, 150)])
        var frames: [Int: CGRect] = [:]
        runs.forEachElement(
            in: CGRect(0, 0, 100, 480), convertFrame: { $0 }, visitItem: { item, frame, _ in frames[item] = frame },
            visitAttachedView: { _, _, _, _ in })
        #expect(
            frames == [
                0: CGRect(0, 0, 100, 150), 1: CGRect(0, 100, 100, 40), 2: CGRect(0, 145, 100, 28.5),
                3: CGRect(0, 200, 100, 40),
            ])
    }

    // MARK: - Edges and exact fits

    @Test(arguments: [LayoutAxis(direction: .vertical), LayoutAxis(direction: .horizontal)])
    func `The flexible edges of a group share the free space beside the group`(axis: LayoutAxis) {
        func place(_ before: LayoutSpacing, _ after: LayoutSpacing) -> (start: CGFloat, breadth: CGFloat) {
            let isVertical = axis.direction == .vertical
            let edges =
                isVertical
                ? LayoutEdgeSpacing(leading: before, trailing: after) : LayoutEdgeSpacing(top: before, bottom: after)
            let size = LayoutSize(width: .absolute(isVertical ? 100 : 50), height: .absolute(isVertical ? 50 : 100))
            let group = LayoutGroup(
                properties: ItemProperties(size: size, edges: edges), arrangement: .horizontal, count: 1,
                children: [leaf(.fractionalWidth(1), .fractionalHeight(1))])
            let runs = GroupRuns(
                group, count: 2, axis: axis, container: CGSize(200, 200), room: 200, spacing: 0, scale: 2)
            return (axis.crossed.range(of: runs.frameAndTemplateItem(ofItem: 1)!.frame).start, runs.breadth)
        }
        for (before, after, start, breadth) in [
            (.fixed(0), .fixed(0), 0, 100), (.flexible(0), .fixed(0), 100, 200), (.fixed(0), .flexible(0), 0, 100),
            (.flexible(0), .flexible(0), 50, 150), (.flexible(10), .fixed(20), 80, 200),
            (.fixed(10), .flexible(20), 10, 130),
            (.flexible(10), .flexible(20), 45, 165), (.fixed(7), .fixed(5), 7, 112),
        ] as [(LayoutSpacing, LayoutSpacing, CGFloat, CGFloat)] {
            let placed = place(before, after)
            #expect(placed.start == start, "\(before) \(after)")
            #expect(placed.breadth == breadth, "\(before) \(after)")
        }
    }

    @Test
    func
        `The group at a position is the last one that begins at or before the position, or the first group if none does`()
    {
        let runs = estimated(12, [5: CGSize(160, 70)])
        // Rows of two items are 40 points high and 10 points apart, and the third row is 70 points
        // high.
        let starts: [CGFloat] = [0, 50, 100, 180, 230, 280]
        for position in stride(from: CGFloat(-30), through: 360, by: 4.5) {
            let row = starts.lastIndex { $0 <= position } ?? 0
            let found = runs.groupExtent(at: position)
            #expect(found?.start == starts[row], "\(position)")
            #expect(found?.end == starts[row] + (row == 2 ? 70 : 40), "\(position)")
            #expect(found?.stride == (row == 2 ? 80 : 50), "\(position)")
        }
    }

    private func leaves(_ width: LayoutDimension, height: LayoutDimension = .absolute(10), spacing: CGFloat = 0)
        -> [CGFloat]
    {
        let properties = ItemProperties(size: LayoutSize(width: .absolute(100), height: .absolute(50)))
        let group = LayoutGroup(
            properties: properties, arrangement: .horizontal, spacing: .fixed(spacing), children: [leaf(width, height)])
        return GroupSolver(scale: 2, limit: 10).solve(group, in: CGSize(300, 300)).items.map(\.frame.width)
    }

    @Test func `Items fit into a group if their total length exceeds the group's by less than a thousandth of a point`()
    {
        let counts = [50, 33.3336, 33.3338, 100.0008].map { (width: CGFloat) in leaves(.absolute(width)).count }
        let spaced = [45, 45.0004, 45.01].map { (width: CGFloat) in leaves(.absolute(width), spacing: 10).count }
        #expect(counts == [2, 3, 2, 1])
        #expect(spaced == [2, 2, 1])
    }

    @Test
    func
        `Items of a fractional width shrink to leave room for the spacing, and fewer may fit if their height depends on the width`()
    {
        // Three widths of 32 and two distances of 2 make 100. If the spacing were ignored, a width
        // would be 33.5, and only two would fit.
        #expect(leaves(.fractionalWidth(0.335), spacing: 2) == [32, 32, 32])
        #expect(leaves(.fractionalWidth(0.335), height: .fractionalWidth(0.1), spacing: 2) == [32.5, 32.5])
        #expect(leaves(.fractionalWidth(0.34), height: .fractionalWidth(0.1), spacing: 10) == [30.5, 30.5])
        #expect(leaves(.fractionalWidth(0.5), spacing: 10) == [45, 45])
        #expect(leaves(.fractionalWidth(1), spacing: 10) == [100])
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `A fractional dimension is rounded down to whole pixels, with a tolerance of a thousandth of a pixel`(
        scale: CGFloat
    ) {
        for pixels in [99, 100, 101] as [CGFloat] {
            for (short, expected) in [(0, 0), (0.0005, 0), (0.0015, -1), (-0.5, 0)] as [(CGFloat, CGFloat)] {
                let container = CGSize((pixels - short) / scale * 2, (pixels - short) / scale * 4)
                let length = (pixels + expected) / scale
                let lengths = [LayoutDimension.fractionalWidth(0.5), .fractionalHeight(0.25)].map {
                    $0.length(in: container, scale: scale)
                }
                #expect(lengths == [length, length])
            }
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `The insets of a group apply only along the axes that are not estimated`(hugsWidth: Bool, hugsHeight: Bool) {
        let size = LayoutSize(
            width: hugsWidth ? .estimated(100) : .absolute(100), height: hugsHeight ? .estimated(40) : .absolute(40))
        let child = leaf(.fractionalWidth(1), .fractionalHeight(1))
        let properties = ItemProperties(size: size, insets: NSDirectionalEdgeInsets(3, 4, 10, 6))
        let group = LayoutGroup(properties: properties, arrangement: .horizontal, count: 1, children: [child])
        let template = GroupSolver(scale: 2, limit: 10).solve(group, in: CGSize(300, 300))
        let expected = CGRect(hugsWidth ? 0 : 4, hugsHeight ? 0 : 3, hugsWidth ? 100 : 90, hugsHeight ? 40 : 27)
        #expect(template.items.map(\.frame) == [expected])
        #expect(template.size == CGSize(100, 40))
    }
}
