import Foundation
import Offscreen
import Testing
import UIKit

/// What a compositional layout answers for random descriptions, against what it answers for the same ones turned, enlarged, moved or
/// mirrored.
@MainActor @Suite("Compositional layout: the same, turned, enlarged, moved, mirrored")
struct CompositionalPropertyTests {
    /// A length as a layout that scrolls downwards has it.
    enum Length {
        case points(CGFloat)
        /// Of the breadth or the length of what it is in.
        case across(CGFloat)
        case along(CGFloat)
    }

    struct Bar {
        var kind: String
        var across: Length
        var along: Length
        var alignment: NSRectAlignment
        var offset = CGPoint.zero
        var extends = true
        var pins = false
        var z = 1
    }

    struct Item {
        var across: Length
        var along: Length
        var insets = NSDirectionalEdgeInsets.zero
        /// Leading, top, trailing, bottom; below zero is flexible.
        var edges: [CGFloat?] = [nil, nil, nil, nil]
        var badge: (edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool)?
        var z = 0
    }

    struct Section {
        var count: Int
        var items: [Item]
        var groupLength: Length
        var spacing: CGFloat
        var isFlexible = false
        var isStacked = false
        var groupInsets = NSDirectionalEdgeInsets.zero
        var insets: NSDirectionalEdgeInsets
        var groupSpacing: CGFloat
        var bars: [Bar] = []
        var background: NSDirectionalEdgeInsets?
        var follows = true
        var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    }

    struct Plan {
        var sections: [Section]
        var spacing: CGFloat
        var bars: [Bar] = []
        var size: CGSize
        var offset: CGFloat
        /// How many times as long every length is.
        var factor: CGFloat = 1

        init(seed: UInt64, pins: Bool = true) {
            var generator = SeededGenerator(seed: seed)
            func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
            func hit(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }
            func insets(_ most: Int) -> NSDirectionalEdgeInsets {
                NSDirectionalEdgeInsets(number(0...most), number(0...most), number(0...most), number(0...most))
            }
            let alignments: [NSRectAlignment] = [
                .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .leading, .trailing,
            ]
            func bar(_ kind: String, _ alignment: NSRectAlignment, _ across: Length) -> Bar {
                Bar(
                    kind: kind, across: across, along: .points(number(4...60)), alignment: alignment,
                    offset: hit(3) ? CGPoint(number(-8...8), number(-8...8)) : .zero, extends: !hit(4), pins: pins && hit(2),
                    z: Int.random(in: 0...3, using: &generator))
            }
            sections = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                let items = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                    Item(
                        across: hit(2)
                            ? .points(number(30...150)) : .across([0.25, 0.3, 0.5, 1][Int.random(in: 0..<4, using: &generator)]),
                        along: hit(2) ? .points(number(20...70)) : .along([0.4, 0.5, 1][Int.random(in: 0..<3, using: &generator)]),
                        insets: hit(3) ? insets(6) : .zero,
                        edges: hit(4) ? (0..<4).map { _ in hit(2) ? nil : hit(3) ? -1 : number(0...8) } : [nil, nil, nil, nil],
                        badge: hit(3)
                            ? (
                                [[.top, .trailing], .leading, [.bottom], [.top, .leading], [.bottom, .trailing], []][
                                    Int.random(in: 0..<6, using: &generator)],
                                CGPoint(number(-2...2), number(-2...2)), hit(2)
                            ) : nil, z: hit(5) ? 3 : 0)
                }
                return Section(
                    count: Int.random(in: 0...9, using: &generator), items: items, groupLength: .points(number(60...160)),
                    spacing: number(0...16), isFlexible: hit(3), isStacked: hit(4), groupInsets: hit(3) ? insets(8) : .zero,
                    insets: insets(24), groupSpacing: number(0...24),
                    bars: (0..<Int.random(in: 0...3, using: &generator)).map {
                        bar("bar\($0)", alignments.randomElement(using: &generator)!, hit(2) ? .across(1) : .points(number(20...120)))
                    },
                    background: hit(3) ? insets(10) : nil, follows: !hit(3))
            }
            spacing = number(0...30)
            if hit(3) { bars = [bar("whole", alignments.randomElement(using: &generator)!, .across(1))] }
            size = CGSize(120 + number(0...300), 120 + number(0...200))
            offset = number(0...500)
        }
    }

    /// Builds the descriptions of a plan.
    struct Builder {
        let plan: Plan
        let isTurned: Bool

        private func dimension(_ length: Length, isAcross: Bool) -> NSCollectionLayoutDimension {
            switch length {
            case .points(let points): .absolute(points * plan.factor)
            case .across(let share): isTurned ? .fractionalHeight(share) : .fractionalWidth(share)
            case .along(let share): isTurned ? .fractionalWidth(share) : .fractionalHeight(share)
            }
        }

        func size(_ across: Length, _ along: Length) -> NSCollectionLayoutSize {
            let (a, b) = (dimension(across, isAcross: true), dimension(along, isAcross: false))
            return isTurned
                ? NSCollectionLayoutSize(widthDimension: b, heightDimension: a)
                : NSCollectionLayoutSize(widthDimension: a, heightDimension: b)
        }

        func insets(_ i: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
            let f = plan.factor
            return isTurned
                ? NSDirectionalEdgeInsets(i.leading * f, i.top * f, i.trailing * f, i.bottom * f)
                : NSDirectionalEdgeInsets(i.top * f, i.leading * f, i.bottom * f, i.trailing * f)
        }

        func point(_ p: CGPoint, isFraction: Bool = false) -> CGPoint {
            let f = isFraction ? 1 : plan.factor
            return isTurned ? CGPoint(p.y * f, p.x * f) : CGPoint(p.x * f, p.y * f)
        }

        private func turned(_ alignment: NSRectAlignment) -> NSRectAlignment {
            guard isTurned else { return alignment }
            return switch alignment {
            case .top: .leading
            case .leading: .top
            case .bottom: .trailing
            case .trailing: .bottom
            case .topTrailing: .bottomLeading
            case .bottomLeading: .topTrailing
            default: alignment
            }
        }

        private func turned(_ edges: NSDirectionalRectEdge) -> NSDirectionalRectEdge {
            guard isTurned else { return edges }
            var result: NSDirectionalRectEdge = []
            for (from, to) in [
                (NSDirectionalRectEdge.top, NSDirectionalRectEdge.leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom),
            ] where edges.contains(from) { result.insert(to) }
            return result
        }

        func bar(_ bar: Bar) -> NSCollectionLayoutBoundarySupplementaryItem {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(bar.across, bar.along), elementKind: bar.kind, alignment: turned(bar.alignment),
                absoluteOffset: point(bar.offset))
            item.extendsBoundary = bar.extends
            item.pinToVisibleBounds = bar.pins
            item.zIndex = bar.z
            return item
        }

        private func spacing(_ value: CGFloat?) -> NSCollectionLayoutSpacing? {
            value.map { $0 < 0 ? .flexible(2 * plan.factor) : .fixed($0 * plan.factor) }
        }

        private func item(_ item: Item) -> NSCollectionLayoutItem {
            var badges: [NSCollectionLayoutSupplementaryItem] = []
            if let badge = item.badge {
                let offset = point(badge.offset, isFraction: badge.isFractional)
                let anchor =
                    badge.isFractional
                    ? NSCollectionLayoutAnchor(edges: turned(badge.edges), fractionalOffset: offset)
                    : NSCollectionLayoutAnchor(edges: turned(badge.edges), absoluteOffset: offset)
                badges = [
                    NSCollectionLayoutSupplementaryItem(
                        layoutSize: size(.points(8), .points(10)), elementKind: "badge", containerAnchor: anchor)
                ]
            }
            let made = NSCollectionLayoutItem(layoutSize: size(item.across, item.along), supplementaryItems: badges)
            made.contentInsets = insets(item.insets)
            let e = item.edges.map(spacing)
            if item.edges.contains(where: { $0 != nil }) {
                made.edgeSpacing =
                    isTurned
                    ? NSCollectionLayoutEdgeSpacing(leading: e[1], top: e[0], trailing: e[3], bottom: e[2])
                    : NSCollectionLayoutEdgeSpacing(leading: e[0], top: e[1], trailing: e[2], bottom: e[3])
            }
            return made
        }

        func section(_ section: Section) -> NSCollectionLayoutSection {
            let groupSize = size(.across(1), section.groupLength)
            let items = section.items.map(item)
            // A row across the way; stacked, a column along it.
            let isRow = section.isStacked == isTurned
            let group =
                isRow
                ? NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: items)
                : NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: items)
            group.interItemSpacing = section.isFlexible ? .flexible(section.spacing * plan.factor) : .fixed(section.spacing * plan.factor)
            group.contentInsets = insets(section.groupInsets)
            let made = NSCollectionLayoutSection(group: group)
            made.contentInsets = insets(section.insets)
            made.interGroupSpacing = section.groupSpacing * plan.factor
            made.boundarySupplementaryItems = section.bars.map(bar)
            made.supplementariesFollowContentInsets = section.follows
            made.orthogonalScrollingBehavior = section.behavior
            if let background = section.background {
                let item = NSCollectionLayoutDecorationItem.background(elementKind: "back")
                item.contentInsets = insets(background)
                item.zIndex = -1
                made.decorationItems = [item]
            }
            return made
        }
    }

    @MainActor
    final class Screen {
        let screen: CompositionalScreen
        let isTurned: Bool
        var view: UICollectionView { screen.view }

        init(_ plan: Plan, isTurned: Bool = false, scale: CGFloat = 2, direction: UISemanticContentAttribute = .forceLeftToRight) {
            self.isTurned = isTurned
            let builder = Builder(plan: plan, isTurned: isTurned)
            let sections = plan.sections.map { builder.section($0) }
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = isTurned ? .horizontal : .vertical
            configuration.interSectionSpacing = plan.spacing * plan.factor
            configuration.boundarySupplementaryItems = plan.bars.map { builder.bar($0) }
            let layout = UICollectionViewCompositionalLayout(
                sectionProvider: { section, _ in sections[section] }, configuration: configuration)
            let (a, b) = (plan.size.width * plan.factor, plan.size.height * plan.factor)
            screen = CompositionalScreen(
                layout, plan.sections.map(\.count), kinds: ["bar0", "bar1", "bar2", "whole", "badge"], decorations: ["back"],
                width: isTurned ? b : a, height: isTurned ? a : b, scale: scale)
            screen.view.semanticContentAttribute = direction
            screen.shown()
        }

        /// Scrolls from the leading edge.
        func scroll(by distance: CGFloat) -> Self {
            let content = view.contentSize
            if isTurned {
                let most = max(0, content.width - view.bounds.width)
                let x = min(distance, most)
                screen.stage.scroll(view, to: CGPoint(view.semanticContentAttribute == .forceRightToLeft ? most - x : x, 0))
            } else {
                screen.stage.scroll(view, to: CGPoint(0, min(distance, max(0, content.height - view.bounds.height))))
            }
            return self
        }

        func answers(in rect: CGRect = CGRect(-1000, -1000, 20000, 20000)) -> [String: Place] {
            var found: [String: Place] = [:]
            for attributes in screen.layout.layoutAttributesForElements(in: rect) ?? [] {
                let name = Screen.name(attributes)
                #expect(found[name] == nil, "\(name) twice")
                found[name] = Place(frame: attributes.frame, z: attributes.zIndex)
            }
            return found
        }

        private static func name(_ attributes: UICollectionViewLayoutAttributes) -> String {
            "\(attributes.representedElementKind ?? "cell") \(attributes.indexPath.section)-\(attributes.indexPath.item)"
        }

        /// What is answered for each element alone.
        func alone(_ names: Dictionary<String, Place>.Keys) -> [String: Place] {
            var found: [String: Place] = [:]
            for name in names {
                let words = name.split { " -".contains($0) }
                let path = IndexPath(item: Int(words[2])!, section: Int(words[1])!)
                let attributes =
                    switch words[0] {
                    case "cell": screen.layout.layoutAttributesForItem(at: path)
                    case "back": screen.layout.layoutAttributesForDecorationView(ofKind: "back", at: path)
                    default: screen.layout.layoutAttributesForSupplementaryView(ofKind: String(words[0]), at: path)
                    }
                if let attributes { found[Screen.name(attributes)] = Place(frame: attributes.frame, z: attributes.zIndex) }
            }
            return found
        }

        /// Sections that scroll by themselves, the first one first.
        var rows: [UIScrollView] {
            view.subviews.compactMap { $0 as? UIScrollView }.sorted {
                isTurned ? $0.frame.minX < $1.frame.minX : $0.frame.minY < $1.frame.minY
            }
        }

        /// Where cells stand in the collection view, by their items.
        var seenCells: [String: CGRect] {
            Dictionary(
                uniqueKeysWithValues: view.visibleCells.map { cell in
                    let path = view.indexPath(for: cell)!
                    return ("\(path.section)-\(path.item)", cell.convert(cell.bounds, to: view))
                })
        }

        /// Where the views stand.
        var shown: [CGRect] {
            view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.map(\.frame)
                .sorted { ($0.minY, $0.minX, $0.width, $0.height) < ($1.minY, $1.minX, $1.width, $1.height) }
        }
    }

    struct Place: Equatable {
        var frame: CGRect
        var z: Int

        func map(_ change: (CGRect) -> CGRect) -> Place { Place(frame: change(frame), z: z) }
    }

    private static func near(_ a: [String: Place], _ b: [String: Place]) -> Bool {
        a.count == b.count
            && a.allSatisfy { name, place in
                guard let other = b[name], other.z == place.z else { return false }
                return Self.near(place.frame, other.frame)
            }
    }

    private static func near(_ a: CGRect, _ b: CGRect, by distance: CGFloat = 1e-6) -> Bool {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height)) < distance
    }

    private static func turned(_ r: CGRect) -> CGRect { CGRect(r.minY, r.minX, r.height, r.width) }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `A layout that scrolls sideways is the one that scrolls downwards, turned`(seed: UInt64) {
        let plan = Plan(seed: seed)
        let upright = Screen(plan).scroll(by: plan.offset)
        let turned = Screen(plan, isTurned: true).scroll(by: plan.offset)
        let (a, b) = (turned.view.contentSize, upright.view.contentSize)
        #expect(abs(a.width - b.height) < 1e-6 && abs(a.height - b.width) < 1e-6)
        #expect(
            Self.near(turned.answers(), upright.answers().mapValues { $0.map(Self.turned) }), "\(turned.answers())\n\(upright.answers())")
        for rect in [CGRect(10, 35, 60, 80), CGRect(0, 120, 30, 30)] {
            let (some, same) = (upright.answers(in: rect), turned.answers(in: Self.turned(rect)))
            #expect(Self.near(same, some.mapValues { $0.map(Self.turned) }))
        }
        #expect(turned.shown.count == upright.shown.count)
    }

    @Test(arguments: 0..<40 as Range<UInt64>, [false, true])
    func `What is asked by rectangle is what is asked by element`(seed: UInt64, isTurned: Bool) {
        let plan = Plan(seed: seed)
        let screen = Screen(plan, isTurned: isTurned).scroll(by: plan.offset)
        let all = screen.answers()
        #expect(screen.alone(all.keys) == all)
        // A badge is answered for where its group is, even if it hangs outside.
        for (name, place) in all where !name.hasPrefix("badge") && place.frame.width > 0 && place.frame.height > 0 {
            let content = CGRect(origin: .zero, size: screen.view.contentSize)
            let part = place.frame.intersection(content)
            guard part.width > 0, part.height > 0 else { continue }
            let found = screen.answers(in: CGRect(part.midX, part.midY, 0.5, 0.5))
            #expect(found[name] == place, "\(name)")
            #expect(found.allSatisfy { all[$0.key] == $0.value })
        }
    }

    @Test(arguments: 0..<30 as Range<UInt64>, [false, true])
    func `Of cells, headers and footers what lies in a rectangle is answered, and nothing else`(seed: UInt64, isTurned: Bool) {
        let plan = Plan(seed: seed)
        let screen = Screen(plan, isTurned: isTurned).scroll(by: plan.offset)
        func told(_ places: [String: Place]) -> [String: Place] {
            places.filter {
                !$0.key.hasPrefix("back") && !$0.key.hasPrefix("badge") && $0.value.frame.width > 0 && $0.value.frame.height > 0
            }
        }
        let all = told(screen.answers())
        let content = CGRect(origin: .zero, size: screen.view.contentSize)
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 + 0.25 }
        for _ in 0..<12 {
            let rect = CGRect(number(-100...500), number(-100...900), number(1...200), number(1...300))
            let part = rect.intersection(content)
            // By more than what is lost between a center and a frame.
            let expected = all.filter { _, place in
                let shared = place.frame.intersection(part)
                return shared.width > 1e-6 && shared.height > 1e-6
            }
            #expect(told(screen.answers(in: rect)) == expected, "\(rect)")
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>, [false, true])
    func `Twice as long in every length, at half as many pixels per point, is twice as long`(seed: UInt64, isTurned: Bool) {
        let plan = Plan(seed: seed)
        var large = plan
        large.factor = 2
        let single = Screen(plan, isTurned: isTurned, scale: 2).scroll(by: plan.offset)
        let double = Screen(large, isTurned: isTurned, scale: 1).scroll(by: plan.offset * 2)
        func doubled(_ r: CGRect) -> CGRect { CGRect(r.minX * 2, r.minY * 2, r.width * 2, r.height * 2) }
        #expect(Self.near(double.answers(), single.answers().mapValues { $0.map(doubled) }))
        #expect(double.shown.count == single.shown.count)
    }

    @Test(arguments: 0..<40 as Range<UInt64>, [false, true])
    func `Read from the right everything stands where a mirror shows it`(seed: UInt64, isTurned: Bool) {
        let plan = Plan(seed: seed)
        let left = Screen(plan, isTurned: isTurned).scroll(by: plan.offset)
        let right = Screen(plan, isTurned: isTurned, direction: .forceRightToLeft).scroll(by: plan.offset)
        let width = max(left.view.contentSize.width, left.view.bounds.width)
        let mirrored = left.shown.map { CGRect(width - $0.maxX, $0.minY, $0.width, $0.height) }
        #expect(right.shown.count == mirrored.count)
        for frame in right.shown { #expect(mirrored.contains { Self.near($0, frame) }, "\(frame)") }
    }

    @Test(arguments: 0..<30 as Range<UInt64>, [false, true])
    func `A wider inset before a section moves it and all behind it by as much`(seed: UInt64, isTurned: Bool) {
        var plan = Plan(seed: seed, pins: false)
        plan.bars = []
        // Insets of a section without items do not count.
        plan.sections[0].count += 1
        // A long view at a section's side would take up what is wider.
        for index in plan.sections.indices { plan.sections[index].bars.removeAll { [.leading, .trailing].contains($0.alignment) } }
        var moved = plan
        moved.sections[0].insets.top += 11
        let (before, after) = (Screen(plan, isTurned: isTurned).answers(), Screen(moved, isTurned: isTurned).answers())
        for (name, place) in before where name.hasPrefix("cell") || name.hasPrefix("badge") {
            let by = CGPoint(isTurned ? 11 : 0, isTurned ? 0 : 11)
            #expect(after[name].map { Self.near($0.frame, place.frame.offsetBy(dx: by.x, dy: by.y)) } == true, "\(name)")
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>, [false, true])
    func `What is pinned stays between what shows and the other end of its section`(seed: UInt64, isTurned: Bool) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        var plan = Plan(seed: seed, pins: false)
        plan.bars = []
        for index in plan.sections.indices {
            plan.sections[index].count += 2
            plan.sections[index].bars = [
                Bar(kind: "bar0", across: .across(1), along: .points(number(5...30)), alignment: .top),
                Bar(kind: "bar1", across: .across(1), along: .points(number(5...30)), alignment: .bottom),
            ]
        }
        var pinned = plan
        for index in plan.sections.indices { for bar in 0...1 { pinned.sections[index].bars[bar].pins = true } }
        let natural = Screen(plan, isTurned: isTurned).answers().mapValues { isTurned ? $0.map(Self.turned) : $0 }
        let screen = Screen(pinned, isTurned: isTurned)
        let length = isTurned ? screen.view.contentSize.width : screen.view.contentSize.height
        let shows = isTurned ? screen.view.bounds.width : screen.view.bounds.height
        for offset in stride(from: 0, through: max(0, length - shows), by: 13.5) {
            let found = screen.scroll(by: offset).answers().mapValues { isTurned ? $0.map(Self.turned) : $0 }
            for section in plan.sections.indices {
                let (header, footer) = (natural["bar0 \(section)-0"]!.frame, natural["bar1 \(section)-0"]!.frame)
                let top = max(header.minY, min(offset, footer.minY - header.height))
                let bottom = min(footer.minY, max(offset + shows - footer.height, header.maxY))
                #expect(abs(found["bar0 \(section)-0"]!.frame.minY - top) <= 0.25, "section \(section) at \(offset)")
                #expect(abs(found["bar1 \(section)-0"]!.frame.minY - bottom) <= 0.25, "section \(section) at \(offset)")
                let isSeen = top < offset + shows && top + header.height > offset
                #expect(found["bar0 \(section)-0"]!.z == (isSeen ? 1_000_000_001 : 1))
            }
        }
    }

    @Test(arguments: 0..<3 as Range<UInt64>, UICollectionLayoutSectionOrthogonalScrollingBehavior.every)
    func `Sections that scroll by themselves are turned and mirrored as well, wherever they stand`(
        seed: UInt64, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) {
        var plan = Plan(seed: seed, pins: false)
        plan.bars = []
        for index in plan.sections.indices where index % 2 == 0 {
            plan.sections[index].behavior = behavior
            plan.sections[index].count += 6
        }
        let upright = Screen(plan), turned = Screen(plan, isTurned: true), mirrored = Screen(plan, direction: .forceRightToLeft)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<3 {
            let (index, distance) = (Int.random(in: 0..<3, using: &generator), CGFloat(Int.random(in: -40...200, using: &generator)))
            let flings = Bool.random(using: &generator)
            for screen in [upright, turned, mirrored] {
                let rows = screen.rows
                guard rows.indices.contains(index) else { continue }
                let by = screen === turned ? CGPoint(0, distance) : CGPoint(screen === mirrored ? -distance : distance, 0)
                if flings {
                    // The finger goes the other way.
                    screen.screen.stage.fling(rows[index], velocity: CGPoint(by.x * 8, by.y * 8))
                } else {
                    screen.screen.stage.drag(rows[index], by: CGPoint(-by.x, -by.y))
                }
            }
            let (seen, expected) = (turned.seenCells, upright.seenCells)
            let width = max(upright.view.contentSize.width, upright.view.bounds.width)
            #expect(seen.count == expected.count && mirrored.seenCells.count == expected.count)
            for (name, frame) in expected {
                #expect(seen[name].map { Self.near($0, Self.turned(frame), by: 0.51) } == true, "\(name) turned")
                let mirror = CGRect(width - frame.maxX, frame.minY, frame.width, frame.height)
                #expect(mirrored.seenCells[name].map { Self.near($0, mirror, by: 0.51) } == true, "\(name) mirrored")
            }
        }
    }

    // MARK: - Lists

    @Test(arguments: UICollectionLayoutListConfiguration.Appearance.every, 0..<4)
    func `A list that is read from the right is the mirror image of one read from the left`(
        appearance: UICollectionLayoutListConfiguration.Appearance, seed: Int
    ) {
        func list(_ direction: UISemanticContentAttribute) -> [CGRect] {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .firstItemInSection
            configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(0, 30, 0, 9)
            let screen = CompositionalScreen(
                UICollectionViewCompositionalLayout.list(using: configuration), [4, 3], cell: UICollectionViewListCell.self)
            screen.view.semanticContentAttribute = direction
            screen.shown()
            screen.stage.act("accessories") {
                for case let cell as UICollectionViewListCell in screen.view.visibleCells {
                    cell.semanticContentAttribute = direction
                    cell.contentView.semanticContentAttribute = direction
                    let kinds: [UICellAccessory] = [
                        .disclosureIndicator(), .checkmark(), .outlineDisclosure(), .multiselect(displayed: .always), .label(text: "ab"),
                        .reorder(displayed: .always), .delete(displayed: .always),
                    ]
                    cell.accessories = kinds.enumerated().filter { ($0.offset * 7 + seed) % 3 != 0 }.map(\.element)
                    cell.indentationLevel = seed
                    cell.indentsAccessories = seed % 2 == 0
                }
            }
            var frames: [CGRect] = []
            func collect(_ view: UIView, _ level: Int) {
                for child in view.subviews where !child.isHidden && child.alpha > 0 {
                    frames.append(child.convert(child.bounds, to: screen.view))
                    if level < 1 { collect(child, level + 1) }
                }
            }
            collect(screen.view, 0)
            return frames
        }
        let (left, right) = (list(.forceLeftToRight), list(.forceRightToLeft))
        #expect(left.count == right.count && left.count > 20)
        for frame in left {
            let mirrored = CGRect(320 - frame.maxX, frame.minY, frame.width, frame.height)
            #expect(right.contains { Self.near($0, mirrored) }, "\(frame)")
        }
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    static var every: [Self] { [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    static var every: [Self] { [.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered] }
}
