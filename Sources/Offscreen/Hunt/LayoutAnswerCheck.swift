import UIKit

/// Checks whether a layout returns every item that lies in a rectangle, for rectangles that end at
/// or near the edges of items.
@MainActor
struct LayoutAnswerCheck {
    private let view: any ObservedList
    /// The width of a pixel, in points.
    private let pixel: CGFloat

    init(of view: any ObservedList, on stage: Stage) {
        self.view = view
        pixel = 1 / stage.scale
    }

    private var layout: UICollectionViewLayout { view.layoutOfItems }

    /// A message about an item that `layoutAttributesForElements(in:)` leaves out although another
    /// answer of the layout places the item in the rectangle; nil if no such item is found, or if
    /// the layout cannot be checked.
    ///
    /// The rectangles end at the edges of items, and one pixel to either side of these edges. The
    /// items are those on screen, those in the first and the last screenful of the content, and a
    /// few before and after each of them. An item that only touches a rectangle may be missing.
    /// [FLOW-15] Items outside of the content may be missing, too. [COMP-04]
    var omission: String? {
        // The items of an orthogonal section lie in a scroll view of that section, so they cannot
        // be checked in this way. During a layout transition, items lie between their places in
        // both layouts.
        guard view.window != nil, !layout.hasScrollingSections, !(layout is UICollectionViewTransitionLayout) else {
            return nil
        }
        let (page, content) = (view.bounds, layout.collectionViewContentSize)
        guard content.width.isFinite, content.height.isFinite else { return nil }
        let end = CGPoint(x: max(0, content.width - page.width), y: max(0, content.height - page.height))
        var checked: [CGPoint] = []
        for origin in [page.origin, .zero, end] where !checked.contains(origin) {
            if let omission = omission(in: CGRect(origin: origin, size: page.size)) { return omission }
            checked.append(origin)
        }
        return nil
    }

    private func omission(in region: CGRect) -> String? {
        let shown = comparableCells(of: layout.layoutAttributesForElements(in: region) ?? [])
        let (frames, method) = itemsInAndAround(shown)
        var items = AnswerableItems(frames)
        let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
        for rect in rectangles(alongEdgesOf: shown, movingRegion: region) {
            guard let common = rect.intersectionIncludingEdges(with: content) else { continue }
            items.beginAnswer()
            for one in layout.layoutAttributesForElements(in: rect) ?? [] where isComparableCell(one) {
                items.noteAnswer(Item(one.indexPath))
            }
            guard let missing = items.firstMissingItem(in: common) else { continue }
            return
                "layoutAttributesForElements(in:) of \(rect.text) leaves out item \(missing.item.path.text), "
                + "which is at \(missing.frame.text) by \(method)"
        }
        return nil
    }

    /// The items that a layout may have to return, and which of them are in the last answer.
    ///
    /// OPTIMIZATION: a sorted array. A dictionary of the items of each answer took two thirds of
    /// the time of the check.
    private struct AnswerableItems {
        private let items: [(item: Item, frame: CGRect)]
        /// For each item, the number of the last answer in which it was.
        private var lastAnswers: [Int]
        private var answerNumber = 0
        /// The position after that of the item that was noted last.
        private var next = 0

        init(_ frames: [Item: CGRect]) {
            items = frames.sorted { $0.key < $1.key }.map { (item: $0.key, frame: $0.value) }
            lastAnswers = Array(repeating: 0, count: items.count)
        }

        mutating func beginAnswer() {
            answerNumber += 1
            next = 0
        }

        mutating func noteAnswer(_ item: Item) {
            // An answer nearly always has the items in their order.
            if next >= items.count || items[next].item != item { next = position(of: item) }
            guard next < items.count, items[next].item == item else { return }
            lastAnswers[next] = answerNumber
            next += 1
        }

        /// Returns the position of the first item that is not before another one.
        private func position(of item: Item) -> Int {
            var (low, high) = (0, items.count)
            while low < high {
                let middle = (low + high) / 2
                if items[middle].item < item { low = middle + 1 } else { high = middle }
            }
            return low
        }

        /// Returns the first item that reaches into a rectangle and is not in the last answer.
        func firstMissingItem(in rect: CGRect) -> (item: Item, frame: CGRect)? {
            for index in items.indices where lastAnswers[index] != answerNumber {
                if doesFrame(items[index].frame, reachInto: rect) { return items[index] }
            }
            return nil
        }

        /// Whether an item reaches into a rectangle. A tolerance is needed because two computations
        /// of an edge can differ in the last bit.
        private func doesFrame(_ frame: CGRect, reachInto rect: CGRect) -> Bool {
            guard let common = rect.intersectionIncludingEdges(with: frame) else { return false }
            return common.width > 0.001 && common.height > 0.001
        }
    }

    /// The index path of an item, as a number.
    ///
    /// OPTIMIZATION: to hash an index path takes about 500 instructions.
    private struct Item: Hashable, Comparable {
        private let number: Int

        /// - Parameter path: a path with a section and an item.
        init(_ path: IndexPath) { number = path.section << 32 | path.item }

        var path: IndexPath { IndexPath(item: number & 0xFFFF_FFFF, section: number >> 32) }

        static func < (a: Item, b: Item) -> Bool { a.number < b.number }
    }

    /// Returns the frames, the frames without a pixel at each edge, and the rectangles that have the
    /// size of a region, are moved away from it in one direction, and have an edge at an edge of a
    /// frame or a pixel to either side of it. The frames are in the order of their items.
    private func rectangles(
        alongEdgesOf frames: [Item: CGRect], movingRegion region: CGRect
    ) -> [CGRect] {
        let page = region.size
        var (rects, lefts, tops): ([CGRect], [CGFloat], [CGFloat]) = ([], [], [])
        for (_, frame) in frames.sorted(by: { $0.key < $1.key }) {
            rects += [frame, frame.insetBy(dx: pixel, dy: pixel)]
            lefts += [frame.minX - page.width, frame.maxX]
            tops += [frame.minY - page.height, frame.maxY]
        }
        // OPTIMIZATION: sorted numbers, because the items of a row have the same edges. With a set
        // of the rectangles the check had a tenth more instructions.
        for y in coordinates(near: tops) {
            rects.append(CGRect(origin: CGPoint(x: region.minX, y: y), size: page))
        }
        for x in coordinates(near: lefts) {
            rects.append(CGRect(origin: CGPoint(x: x, y: region.minY), size: page))
        }
        return rects
    }

    /// Returns different coordinates, and for each of them those a pixel before and after it.
    private func coordinates(near coordinates: [CGFloat]) -> [CGFloat] {
        var result: [CGFloat] = []
        var last: CGFloat?
        for coordinate in coordinates.sorted() where coordinate != last {
            result += [coordinate - pixel, coordinate, coordinate + pixel]
            last = coordinate
        }
        return result
    }

    // MARK: - Items that are compared

    private func comparableCells(of attributes: [UICollectionViewLayoutAttributes]) -> [Item: CGRect] {
        var frames: [Item: CGRect] = [:]
        for one in attributes where isComparableCell(one) { frames[Item(one.indexPath)] = one.frame }
        return frames
    }

    private func isComparableCell(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let frame = attributes.frame
        return attributes.representedElementCategory == .cell && attributes.indexPath.count == 2
            && !attributes.isHidden && frame.width > 0
            && frame.height > 0
            && (frame.maxX + frame.maxY).isFinite
    }

    /// Returns the items of a region and some items before and after them, with the frames from
    /// `layoutAttributesForItem(at:)`, and the method that returned the frames. If one of these
    /// frames differs from the answer about the region, only the items of that answer are returned.
    private func itemsInAndAround(_ shown: [Item: CGRect]) -> (frames: [Item: CGRect], method: String) {
        func frame(ofItemAt path: IndexPath) -> CGRect? {
            guard let attributes = layout.layoutAttributesForItem(at: path), isComparableCell(attributes) else {
                return nil
            }
            return attributes.frame
        }
        for (item, shownFrame) in shown where frame(ofItemAt: item.path) != shownFrame {
            return (shown, "layoutAttributesForElements(in:)")
        }
        var items = shown
        for shownItem in shown.keys {
            let path = shownItem.path
            let end = min(view.itemCount(inSection: path.section), path.item + Self.neighbourCount + 1)
            for number in max(0, path.item - Self.neighbourCount)..<max(path.item, end) {
                let neighbour = IndexPath(item: number, section: path.section)
                let item = Item(neighbour)
                if items[item] == nil, let frame = frame(ofItemAt: neighbour) { items[item] = frame }
            }
        }
        return (items, "layoutAttributesForItem(at:)")
    }

    /// The number of items before and after an item that are checked as well.
    private static let neighbourCount = 8
}
