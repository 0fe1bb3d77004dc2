import Foundation
import Offscreen
import Testing
import UIKit

/// Compares the answers of a flow layout for random sections with its answers for the same sections
/// turned or mirrored.
@MainActor struct FlowPropertyTests {
    /// Random sections of a vertical layout.
    struct Plan {
        struct Section {
            var sizes: [CGSize]
            var insets: UIEdgeInsets
            var lineSpacing, spacing, header, footer: CGFloat
        }

        var sections: [Section]
        var size: CGSize
        var pins = false
        /// The distance to scroll along the axis.
        var offset: CGFloat = 0

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
            size = CGSize(100 + number(0...300), 100 + number(0...100))
            sections = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                let isUniformItem = Bool.random(using: &generator)
                let one = CGSize(number(30...100), number(20...90))
                return Section(
                    sizes: (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                        isUniformItem ? one : CGSize(number(20...120), number(20...90))
                    },
                    insets: UIEdgeInsets(number(0...30), number(0...30), number(0...30), number(0...30)),
                    lineSpacing: number(0...25), spacing: number(0...25),
                    header: Bool.random(using: &generator) ? number(1...50) : 0,
                    footer: Bool.random(using: &generator) ? number(1...50) : 0)
            }
            pins = Bool.random(using: &generator)
            offset = number(0...300)
        }
    }

    private final class FlippingLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    final class Screen: PlainSource, UICollectionViewDelegateFlowLayout {
        let stage: Stage
        private(set) lazy var view = stage.run { view(layout, kinds: barKinds) }
        let layout: UICollectionViewFlowLayout
        let plan: Plan
        let isTurned: Bool

        init(_ plan: Plan, isTurned: Bool = false, direction: UISemanticContentAttribute = .forceLeftToRight) {
            self.plan = plan
            self.isTurned = isTurned
            let size = isTurned ? plan.size.turned : plan.size
            let stage = Stage(width: size.width, height: size.height, scale: 2)
            let layout = stage.run { FlippingLayout() }
            layout.scrollDirection = isTurned ? .horizontal : .vertical
            layout.sectionHeadersPinToVisibleBounds = plan.pins
            layout.sectionFootersPinToVisibleBounds = plan.pins
            (self.stage, self.layout) = (stage, layout)
            super.init(plan.sections.map(\.sizes.count))
            view.semanticContentAttribute = direction
            view.isPrefetchingEnabled = false
            view.delegate = self
            stage.show(view)
        }

        var contentLength: CGFloat { isTurned ? view.contentSize.width : view.contentSize.height }
        var visibleLength: CGFloat { isTurned ? view.bounds.width : view.bounds.height }

        /// Scrolls to a distance from the leading edge.
        func scroll(by distance: CGFloat) -> Self {
            let most = max(0, contentLength - visibleLength)
            let offset = min(distance, most)
            let isMirrored = isTurned && view.semanticContentAttribute == .forceRightToLeft
            let sideways = isMirrored ? most - offset : offset
            stage.scroll(view, to: isTurned ? CGPoint(sideways, 0) : CGPoint(0, offset))
            return self
        }

        /// The frames of all elements in the layout's answer, by name.
        var answers: [String: CGRect] { answers(in: CGRect(-1000, -1000, 10000, 10000)) }

        func answers(in rect: CGRect) -> [String: CGRect] {
            let attributes = layout.layoutAttributesForElements(in: rect) ?? []
            return Dictionary(
                uniqueKeysWithValues: attributes.map {
                    ("\($0.representedElementKind ?? "cell") \($0.indexPath.section)-\($0.indexPath.item)", $0.frame)
                })
        }

        /// The frames of the views on screen, by name.
        var shown: [String: CGRect] {
            var found: [String: CGRect] = [:]
            for path in view.indexPathsForVisibleItems {
                found["cell \(path.section)-\(path.item)"] = view.cellForItem(at: path)!.frame
            }
            for kind in barKinds {
                for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                    found["\(kind) \(path.section)-\(path.item)"] =
                        view.supplementaryView(forElementKind: kind, at: path)!.frame
                }
            }
            return found
        }

        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
            -> CGSize
        {
            let size = plan.sections[path.section].sizes[path.item]
            return isTurned ? size.turned : size
        }
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int)
            -> UIEdgeInsets
        {
            let insets = plan.sections[section].insets
            return isTurned ? UIEdgeInsets(insets.left, insets.top, insets.right, insets.bottom) : insets
        }
        func collectionView(
            _: UICollectionView, layout _: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            plan.sections[section].lineSpacing
        }
        func collectionView(
            _: UICollectionView, layout _: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { plan.sections[section].spacing }
        func collectionView(
            _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            bar(plan.sections[section].header)
        }
        func collectionView(
            _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            bar(plan.sections[section].footer)
        }

        private func bar(_ length: CGFloat) -> CGSize { isTurned ? CGSize(length, 0) : CGSize(0, length) }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `A horizontal flow layout is the vertical one with its axes exchanged`(seed: UInt64) {
        let plan = Plan(seed: seed)
        let (upright, turned) = (
            Screen(plan).scroll(by: plan.offset), Screen(plan, isTurned: true).scroll(by: plan.offset)
        )
        #expect(turned.layout.collectionViewContentSize == upright.layout.collectionViewContentSize.turned)
        #expect(turned.answers == upright.answers.mapValues(\.turned))
        #expect(turned.shown == upright.shown.mapValues(\.turned))
        for rect in [CGRect(10, 35, 60, 80), CGRect(0, 120, 30, 30)] {
            #expect(turned.answers(in: rect.turned) == upright.answers(in: rect).mapValues(\.turned))
        }
    }

    @Test(arguments: 0..<30 as Range<UInt64>, [false, true])
    func `For a rectangle a flow layout returns exactly the elements that touch it [FLOW-15]`(
        seed: UInt64, isTurned: Bool
    ) {
        let plan = Plan(seed: seed)
        let screen = Screen(plan, isTurned: isTurned).scroll(by: plan.offset)
        let all = screen.answers
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
        var rects = (0..<12).map { _ in CGRect(number(0...500), number(0...900), number(1...200), number(1...300)) }
        // These rectangles touch the corner of an element, or are below it.
        for frame in all.values.prefix(6) {
            rects += [CGRect(frame.maxX, frame.maxY, 3, 3), CGRect(frame.minX - 5, frame.minY - 5, 5, 5)]
            rects.append(CGRect(frame.minX, frame.maxY + 0.5, 3, 3))
        }
        for rect in rects {
            let expected = all.filter { _, frame in
                frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY && rect.minY <= frame.maxY
            }
            #expect(screen.answers(in: rect) == expected, "\(rect)")
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `scrollToItem leads to the same offset in a horizontal flow layout as in the vertical one`(seed: UInt64) {
        var plan = Plan(seed: seed)
        plan.sections += plan.sections + plan.sections
        let (upright, turned) = (Screen(plan), Screen(plan, isTurned: true))
        upright.view.contentInset = UIEdgeInsets(7, 0, 11, 0)
        turned.view.contentInset = UIEdgeInsets(0, 7, 0, 11)
        let positions: [(UICollectionView.ScrollPosition, UICollectionView.ScrollPosition)] = [
            (.top, .left), (.centeredVertically, .centeredHorizontally), (.bottom, .right), ([], []),
        ]
        for (section, items) in plan.sections.enumerated() where !items.sizes.isEmpty {
            for item in [0, items.sizes.count - 1] {
                for (down, sideways) in positions {
                    let path = IndexPath(item: item, section: section)
                    upright.stage.act("scroll") { upright.view.scrollToItem(at: path, at: down, animated: false) }
                    turned.stage.act("scroll") { turned.view.scrollToItem(at: path, at: sideways, animated: false) }
                    #expect(upright.view.contentOffset.y == turned.view.contentOffset.x, "\(path)")
                    guard down == .top, let frame = upright.view.layoutAttributesForItem(at: path)?.frame else {
                        continue
                    }
                    let most = max(-7, upright.view.contentSize.height + 11 - upright.view.bounds.height)
                    #expect(upright.view.contentOffset.y == min(max(-7, frame.minY - 7), most), "\(path)")
                }
            }
        }
    }

    /// Logs the items to prefetch and the items to cancel.
    private final class PrefetchLog: NSObject, UICollectionViewDataSourcePrefetching {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("fetch \(indexPaths)")
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log.append("cancel \(indexPaths)")
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func
        `The same items are prefetched and as many cells kept in horizontal as in vertical flow layouts [PRE-01] [PRE-04]`(
            seed: UInt64
        )
    {
        var plan = Plan(seed: seed)
        plan.pins = false
        plan.sections += plan.sections + plan.sections
        let screens = [false, true].map { Screen(plan, isTurned: $0) }
        let logs = screens.map { screen in
            let fetching = PrefetchLog()
            screen.view.prefetchDataSource = fetching
            screen.view.isPrefetchingEnabled = true
            var generator = SeededGenerator(seed: seed)
            var kept: [String] = []
            for _ in 0..<10 {
                _ = screen.scroll(by: CGFloat(Int.random(in: 0...900, using: &generator)))
                let hidden = screen.view.subviews.filter { $0 is UICollectionViewCell && $0.isHidden }
                kept.append("\(screen.stage.counts(of: screen.view)) \(hidden.count)")
            }
            return fetching.log + kept
        }
        #expect(logs[0] == logs[1])
    }

    @Test(arguments: 0..<12 as Range<UInt64>, [false, true])
    func
        `A pinned header or footer of a flow layout is as near to the edge of the visible bounds as its section allows [FLOW-09]`(
            seed: UInt64, isTurned: Bool
        )
    {
        var plan = Plan(seed: seed)
        plan.pins = false
        let natural = Screen(plan, isTurned: isTurned).answers.mapValues { isTurned ? $0.turned : $0 }
        plan.pins = true
        let screen = Screen(plan, isTurned: isTurned)
        let (length, shows) = (screen.contentLength, screen.visibleLength)
        var end: CGFloat = 0
        let ends = plan.sections.enumerated().map { section, metrics in
            let start = end
            let items = natural.filter { $0.key.hasPrefix("cell \(section)-") }.map(\.value.maxY).max()
            end = (items ?? start + metrics.header + metrics.insets.top) + metrics.insets.bottom + metrics.footer
            return (start, end)
        }
        #expect(abs(end - length) < 1)
        for offset in stride(from: 0, through: max(0, length - shows), by: 11.5) {
            let found = screen.scroll(by: offset).answers.mapValues { isTurned ? $0.turned : $0 }
            for (section, metrics) in plan.sections.enumerated() {
                let (start, end) = ends[section]
                if metrics.header > 0 {
                    let top = max(start, min(offset, end - metrics.footer - metrics.header))
                    #expect(abs(found["\(barKinds[0]) \(section)-0"]!.minY - top) <= 0.5, "\(section) at \(offset)")
                }
                if metrics.footer > 0 {
                    let top = min(end - metrics.footer, max(offset + shows - metrics.footer, start + metrics.header))
                    #expect(abs(found["\(barKinds[1]) \(section)-0"]!.minY - top) <= 0.5, "\(section) at \(offset)")
                }
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>, [false, true])
    func
        `With flipsHorizontallyInOppositeLayoutDirection, a right-to-left flow layout mirrors the left-to-right one [FLOW-14]`(
            seed: UInt64, isTurned: Bool
        )
    {
        let plan = Plan(seed: seed)
        let left = Screen(plan, isTurned: isTurned).scroll(by: plan.offset)
        let right = Screen(plan, isTurned: isTurned, direction: .forceRightToLeft).scroll(by: plan.offset)
        let width = max(left.view.contentSize.width, left.view.bounds.width)
        #expect(right.shown == left.shown.mapValues { CGRect(width - $0.maxX, $0.minY, $0.width, $0.height) })
        for (name, frame) in right.shown where name.hasPrefix("cell") {
            let place = CGPoint(frame.midX, frame.midY)
            let mirrored = left.view.indexPathForItem(at: CGPoint(width - place.x, place.y))
            #expect(right.view.indexPathForItem(at: place) == mirrored, "\(name)")
        }
    }
}

extension CGSize {
    fileprivate var turned: CGSize { CGSize(height, width) }
}

extension CGRect {
    fileprivate var turned: CGRect { CGRect(minY, minX, height, width) }
}
