import UIKit

/// Checks whether a layout returns every item of a rectangle whose edges coincide with edges of items.
@MainActor
struct LayoutAnswerCheck {
    private let view: UICollectionView
    /// The width of a pixel, in points.
    private let pixel: CGFloat

    init(of view: UICollectionView, on stage: Stage) {
        self.view = view
        pixel = 1 / stage.scale
    }

    private var layout: UICollectionViewLayout { view.collectionViewLayout }

    /// The first item found that the layout leaves out of its answer about a rectangle, although the attributes of the item alone
    /// place it there; nil if there is none.
    ///
    /// The rectangles end at the edges of items, and one pixel to either side of them. The items are those of the page on screen,
    /// the first page and the last. An item that only touches a rectangle may be in the answer or not. One that reaches into the
    /// rectangle must be. [FLOW-15] Items beyond the content need not be in any answer. [COMP-04]
    var omission: String? {
        // Orthogonal sections place their items themselves. During a layout transition, an item is at neither layout's place.
        let scrollsRows = view.subviews.contains { $0 is UIScrollView }
        guard view.window != nil, !scrollsRows, !(layout is UICollectionViewTransitionLayout) else { return nil }
        let (page, content) = (view.bounds, layout.collectionViewContentSize)
        guard content.width.isFinite, content.height.isFinite else { return nil }
        let end = CGPoint(x: max(0, content.width - page.width), y: max(0, content.height - page.height))
        for origin in [page.origin, .zero, end] {
            if let omission = omission(in: CGRect(origin: origin, size: page.size)) { return omission }
        }
        return nil
    }

    private func omission(in region: CGRect) -> String? {
        let shown = frames(layout.layoutAttributesForElements(in: region) ?? [])
        let items = neighbours(of: shown)
        var asked: Set<[CGFloat]> = []
        for (_, frame) in shown.sorted(by: { $0.key < $1.key }) {
            for rect in rectangles(at: frame, region)
            where asked.insert([rect.minX, rect.minY, rect.width, rect.height]).inserted {
                let answer = frames(layout.layoutAttributesForElements(in: rect) ?? [])
                let missing = items.filter { answer[$0.key] == nil && reaches($0.value, into: rect) }
                guard let (path, frame) = missing.min(by: { $0.key < $1.key }) else { continue }
                return "layoutAttributesForElements(in:) of \(rect.text) leaves out item \(path.text), which is at \(frame.text) "
                    + "by layoutAttributesForItem(at:)"
            }
        }
        return nil
    }

    /// Returns rectangles with an edge at each edge of a frame, and a pixel to either side of it.
    private func rectangles(at frame: CGRect, _ region: CGRect) -> [CGRect] {
        let page = region.size
        var rects = [frame, frame.insetBy(dx: pixel, dy: pixel)]
        for shift in [-pixel, 0, pixel] {
            let (top, left) = (frame.minY + shift - page.height, frame.minX + shift - page.width)
            for y in [top, frame.maxY + shift] { rects.append(CGRect(origin: CGPoint(x: region.minX, y: y), size: page)) }
            for x in [left, frame.maxX + shift] { rects.append(CGRect(origin: CGPoint(x: x, y: region.minY), size: page)) }
        }
        return rects
    }

    /// Whether an item reaches into the part of a rectangle that lies in the content. A tolerance is needed because two
    /// computations of an edge can differ in the last bit.
    private func reaches(_ frame: CGRect, into rect: CGRect) -> Bool {
        let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
        guard let common = rect.common(with: content)?.common(with: frame) else { return false }
        return common.width > 0.001 && common.height > 0.001
    }

    // MARK: - Items

    private func frames(_ attributes: [UICollectionViewLayoutAttributes]) -> [IndexPath: CGRect] {
        var frames: [IndexPath: CGRect] = [:]
        for one in attributes where isPlain(one) { frames[one.indexPath] = one.frame }
        return frames
    }

    private func isPlain(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let frame = attributes.frame
        return attributes.representedElementCategory == .cell && !attributes.isHidden && frame.width > 0 && frame.height > 0
            && (frame.maxX + frame.maxY).isFinite
    }

    /// Returns the items of a region and some before and after them, each with the frame that the layout returns for the item
    /// alone. If these frames differ from the answer about the region, only the items of that answer are returned.
    private func neighbours(of shown: [IndexPath: CGRect]) -> [IndexPath: CGRect] {
        func frame(_ path: IndexPath) -> CGRect? {
            layout.layoutAttributesForItem(at: path).flatMap { isPlain($0) ? $0.frame : nil }
        }
        guard shown.allSatisfy({ frame($0.key) == $0.value }) else { return shown }
        var items = shown
        for path in shown.keys {
            let end = min(view.numberOfItems(inSection: path.section), path.item + Self.reach + 1)
            for item in max(0, path.item - Self.reach)..<max(path.item, end) {
                let neighbour = IndexPath(item: item, section: path.section)
                if items[neighbour] == nil, let frame = frame(neighbour) { items[neighbour] = frame }
            }
        }
        return items
    }

    private static let reach = 8
}
