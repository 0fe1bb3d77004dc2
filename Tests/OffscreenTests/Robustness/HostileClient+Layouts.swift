import Offscreen
import UIKit

extension HostileClient {
    private static func elements(
        _ name: String,
        _ twist: @escaping @Sendable ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]?
    ) -> HostileClient { HostileClient("answers with \(name)") { $0.hooks.elements = twist } }

    private static func path(_ name: String, _ path: IndexPath) -> HostileClient {
        elements(name) { answer in
            answer + [UICollectionViewLayoutAttributes(cell: path, frame: CGRect(x: 0, y: 0, width: 40, height: 40))]
        }
    }

    /// Returns a client whose layout changes the attributes of the first element.
    private static func first(_ name: String, _ change: @escaping @Sendable (UICollectionViewLayoutAttributes) -> Void)
        -> HostileClient
    {
        elements(name) { answer in
            answer.first.map(change)
            return answer
        }
    }

    private static func frame(_ name: String, _ frame: CGRect) -> HostileClient { first(name) { $0.frame = frame } }

    static let layouts: [HostileClient] = [
        elements("nil") { _ in nil },
        elements("every element twice") { $0 + $0.map { $0.copy() as! UICollectionViewLayoutAttributes } },
        elements("the same object for every item") { answer in answer.map { _ in answer[0] } },
        path("item 999 of 20", .item(999)), path("section 77 of 1", .item(0, 77)), path("a negative item", .item(-1)),
        path("an index path of three numbers", IndexPath(indexes: [0, 1, 2])),
        path("an index path of one number", IndexPath(index: 0)),
        path("an empty index path", IndexPath()), path("the greatest item", .item(.max, .max)),
        elements("a header that the data source does not provide") {
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: .item(0, 5))
            header.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
            return $0 + [header]
        },
        elements("a decoration that is not registered") {
            $0 + [
                UICollectionViewLayoutAttributes(
                    decoration: "card", at: IndexPath(), frame: CGRect(x: 0, y: 0, width: 120, height: 10))
            ]
        },
        first("the least zIndex") { $0.zIndex = .min }, first("the greatest zIndex") { $0.zIndex = .max },
        first("an alpha that is not a number") { $0.alpha = .nan },
        first("a transform that is not a number") { $0.transform = CGAffineTransform(scaleX: .nan, y: .nan) },
        first("a transform that flattens the item") { $0.transform = CGAffineTransform(scaleX: 0, y: 0) },
        frame("a frame that is not a number", CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)),
        frame("an origin that is not a number", CGRect(x: CGFloat.nan, y: 0, width: 40, height: 40)),
        frame("a width that is not a number", CGRect(x: 0, y: 0, width: CGFloat.nan, height: 40)),
        frame("an infinite frame", CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)),
        frame("CGRect.infinite", .infinite), frame("CGRect.null", .null),
        frame("a negative size", CGRect(x: 40, y: 40, width: -40, height: -40)), frame("no size", .zero),
        HostileClient("returns nil from layoutAttributesForItem(at:), in an update") {
            $0.hooks.item = { _ in nil }
        } after: { screen, _ in
            screen.view.performBatchUpdates {
                screen.view.deleteItems(at: [.item(19)])
                screen.view.insertItems(at: [.item(0)])
            }
        },
        HostileClient("answers for an item other than the requested one") {
            $0.hooks.item = { _ in .init(forCellWith: .item(7)) }
        } after: { screen, _ in
            screen.view.moveItem(at: .item(0), to: .item(3))
        },
        HostileClient("invalidates itself whenever it is asked for the content size") { screen in
            screen.hooks.contentSize = { [unowned screen] in
                screen.layout.invalidateLayout()
                return CGSize(width: 120, height: 280)
            }
        },
        scrolled("scrolls whenever it is asked about a change of the bounds", by: 40) { screen in
            screen.hooks.boundsChange = { [unowned screen] in
                screen.view.contentOffset.y += 1
                return true
            }
        },
        HostileClient("serves two collection views") { screen in
            let other = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 120, height: 160), collectionViewLayout: screen.layout)
            other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            screen.kept = [other]
        } after: { screen, stage in
            let other = screen.kept[0] as! UICollectionView
            stage.show(other)
            other.removeFromSuperview()
        },
    ]

    private static func view(_ name: String, _ change: @escaping @MainActor @Sendable (UICollectionView) -> Void)
        -> HostileClient
    {
        after(name) { screen, _ in change(screen.view) }
    }

    private static func itemSize(_ name: String, _ size: CGSize) -> HostileClient {
        HostileClient(name) { $0.delegate?.size = { _ in size } }
    }

    /// Returns a client whose delegate returns a resting place at the end of a fling.
    private static func target(_ name: String, y: CGFloat) -> HostileClient {
        HostileClient(name) {
            $0.delegate?.restingPlace = CGPoint(x: 0, y: y)
        } after: { screen, stage in
            stage.fling(screen.view, velocity: CGPoint(x: 0, y: 300))
        }
    }

    static let numbers: [HostileClient] = [
        HostileClient("a content size of 1e12, scrolled to its end") {
            $0.hooks.contentSize = { CGSize(width: 120, height: 1e12) }
        } after: { screen, _ in
            screen.view.contentOffset.y = 1e12 - 100
        },
        HostileClient("a content size that is not a number") {
            $0.hooks.contentSize = { CGSize(width: CGFloat.nan, height: .nan) }
        } after: { screen, stage in
            stage.drag(screen.view, by: CGPoint(x: 0, y: 50))
            stage.scroll(screen.view, by: 40)
        },
        HostileClient("an infinite content size") {
            $0.hooks.contentSize = { CGSize(width: CGFloat.infinity, height: .infinity) }
        } after: { screen, stage in
            stage.fling(screen.view, velocity: CGPoint(x: 0, y: 900))
        },
        HostileClient("a negative content size") { $0.hooks.contentSize = { CGSize(width: -100, height: -100) } },
        view("an offset that is not a number") { $0.contentOffset = CGPoint(x: CGFloat.nan, y: 0) },
        view("an infinite offset") { $0.contentOffset.y = .infinity },
        view("an offset of -1e300") { $0.contentOffset.y = -1e300 },
        view("an animated offset that is not a number") {
            $0.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
        },
        target("a target of a scroll that is not a number", y: .nan),
        target("an infinite target of a scroll", y: .infinity),
        HostileClient(
            "an offset after an update that is not a number",
            before: { $0.delegate?.targetOffset = CGPoint(x: 0, y: CGFloat.nan) },
            after: { screen, _ in screen.view.moveItem(at: .item(0), to: .item(1)) }),
        view("scrollRectToVisible with a rectangle that is not a number") {
            $0.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), animated: true)
        },
        view("a content inset that is not a number") { $0.contentInset.top = .nan },
        view("an infinite content inset") { $0.contentInset.top = .infinity },
        view("a frame that is not a number") { $0.frame.size.height = .nan },
        view("an infinite frame") { $0.frame.size = CGSize(width: 120, height: CGFloat.infinity) },
        view("a negative frame") { $0.frame.size = CGSize(width: -120, height: -160) },
        view("an empty frame") { $0.frame = .zero },
        itemSize("items of a size that is not a number", CGSize(width: CGFloat.nan, height: 40)),
        itemSize("items of a negative size", CGSize(width: 40, height: -40)),
        itemSize("items of an infinite size", CGSize(width: 40, height: CGFloat.infinity)),
        itemSize("items without a size", .zero),
        itemSize("items of 1e300 points", CGSize(width: 1e300, height: 1e300)),
        itemSize("items wider than the view", CGSize(width: 500, height: 40)),
        HostileClient("section insets that are not a number") {
            $0.delegate?.inset = UIEdgeInsets(top: .nan, left: .nan, bottom: .nan, right: .nan)
        },
        HostileClient("section insets wider than the view") {
            $0.delegate?.inset = UIEdgeInsets(top: 0, left: 900, bottom: 0, right: 900)
        },
        HostileClient("a header of a height that is not a number") {
            $0.delegate?.header = CGSize(width: 0, height: CGFloat.nan)
        },
        HostileClient("a header of infinite height") {
            $0.delegate?.header = CGSize(width: 0, height: CGFloat.infinity)
        },
        HostileClient("a line spacing that is not a number") { $0.layout.minimumLineSpacing = .nan },
        HostileClient("a line spacing of -40, so that all lines lie on top of each other") {
            $0.layout.minimumLineSpacing = -40
        },
        HostileClient("an estimated size that is not a number") {
            $0.layout.estimatedItemSize = CGSize(width: CGFloat.nan, height: .nan)
        },
    ]
}
