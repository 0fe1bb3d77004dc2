import Offscreen
import Testing

@testable import UIKit

@MainActor struct SteadyRegionTests {
    /// Returns the known attributes of elements with these frames, and the attribute objects, which
    /// the known attributes do not retain.
    private func map(_ frames: [CGRect], hidden: Set<Int> = []) -> (KnownAttributes, [UICollectionViewLayoutAttributes])
    {
        let attributes = frames.indices.map { index in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, index])
            attributes.frame = frames[index]
            attributes.isHidden = hidden.contains(index)
            return attributes
        }
        let entries = attributes.indices.map {
            KnownAttributes.Entry(.cell(section: 0, item: $0), attributes[$0], answerNumber: 1)
        }
        var map = KnownAttributes()
        let size = CGSize(1000, 1000)
        _ = map.addOrReplaceAll(
            with: ContiguousArray(entries), from: attributes, for: CGRect(origin: .zero, size: size), pageSize: size)
        return (map, attributes)
    }

    /// Returns the elements visible in a rectangle, each with a view.
    private func visible(_ map: KnownAttributes, in rect: CGRect) -> VisibleElements {
        VisibleElements(map.snapshot.visibleSnapshot(in: rect).entries.map(\.key))
    }

    @Test(arguments: 0..<40)
    func
        `No element appears or disappears while scrolling inside a steady region, at many places of many random layouts`(
            seed: UInt64
        )
        throws
    {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            (CGFloat.random(in: range, using: &random) * 8).rounded() / 8
        }
        let isGrid = seed % 2 == 0
        let frames: [CGRect] = (0..<20).map { index in
            isGrid
                ? CGRect(CGFloat(index % 4) * 50, CGFloat(index / 4) * 40.1, 50, 40.1)
                : CGRect(number(0...200), number(0...200), number(1...90), number(1...90))
        }
        let (map, attributes) = map(frames, hidden: seed % 3 == 0 ? [3, 7] : [])
        defer { withExtendedLifetime(attributes) {} }
        let rect = CGRect(number(0...100), number(0...100), 60, 60)
        let visible = visible(map, in: rect)
        let region = try #require(SteadyRegion(around: rect, of: map, visible: visible))
        #expect(region.count == visible.elements.count)
        for corner in region.corners {
            #expect(region.isSteady(for: corner, attributes: map, visibleElements: visible))
        }
        for _ in 0..<200 {
            let moved = rect.offsetBy(dx: number(-30...30), dy: number(-30...30))
            guard region.isSteady(for: moved, attributes: map, visibleElements: visible) else { continue }
            let change = ScreenChange(from: visible.elements, to: map.entries, in: moved)
            #expect(change.isEmpty, "\(moved)")
            #expect(change.untouched == region.count, "\(moved)")
        }
    }

    @Test
    func
        `A steady region ends where a row appears, and becomes invalid if the visible size, views or known attributes change`()
        throws
    {
        var (map, attributes) = map((0..<10).map { CGRect(0, CGFloat($0) * 40, 100, 40) })
        let rect = CGRect(0, 50, 100, 100)
        var visible = visible(map, in: rect)
        let region = try #require(SteadyRegion(around: rect, of: map, visible: visible))
        // Rows 1 to 3 are visible. Row 0 enters below 40, and row 4 enters above 60.
        let heldAt = [39, 41, 50, 59, 61].map { (y: CGFloat) in
            region.isSteady(for: CGRect(0, y, 100, 100), attributes: map, visibleElements: visible)
        }
        #expect(heldAt == [false, true, true, true, false])
        #expect(!region.isSteady(for: rect.insetBy(dx: 0, dy: 1), attributes: map, visibleElements: visible))
        let before = visible
        _ = visible.removeAll()
        #expect(!region.isSteady(for: rect, attributes: map, visibleElements: visible))
        attributes[2].frame.origin.y = 500
        map.setAttributes(of: .cell(section: 0, item: 2), to: attributes[2])
        #expect(!region.isSteady(for: rect, attributes: map, visibleElements: before))
    }

    @Test
    func
        `There is no steady region very far from the origin, or if an element that is not hidden has no area [PASS-14]`()
    {
        let (map, attributes) = map([CGRect(0, 0, 0, 10), CGRect(0, 0, 10, 10)])
        defer { withExtendedLifetime(attributes) {} }
        #expect(SteadyRegion(around: CGRect(0, 0, 100, 100), of: map, visible: VisibleElements()) == nil)
        #expect(
            SteadyRegion(around: CGRect(0, 2e9, 100, 100), of: KnownAttributes(), visible: VisibleElements()) == nil)
    }
}
