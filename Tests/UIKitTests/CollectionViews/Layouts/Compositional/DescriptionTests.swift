import Offscreen
import Testing
import UIKit

@MainActor struct DescriptionTests {
    @Test
    func `A layout dimension has the value given at its creation, and exactly one of its Boolean properties is true`() {
        let all: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(20), .estimated(30),
            .uniformAcrossSiblings(estimate: 40),
        ]
        #expect(all.map(\.dimension) == [0.5, 0.25, 20, 30, 40])
        let kinds = all.map {
            [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated, $0.isUniformAcrossSiblings]
        }
        for (row, kind) in kinds.enumerated() { #expect(kind.indices.filter { kind[$0] } == [row]) }
        #expect(NSCollectionLayoutDimension.absolute(-3).dimension == -3)
        #expect(NSCollectionLayoutDimension.fractionalWidth(7).dimension == 7)
    }

    @Test
    func
        `Nonfinite dimensions, groups made of an empty array and groups with a count below 1 fail with UIKit's messages`()
    {
        let stage = Stage(width: 10, height: 10)
        let (whole, one) = (size(.fractionalWidth(1), .absolute(1)), item(.absolute(1), .absolute(1)))
        let failures = stage.failures {
            stage.run {
                _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
                _ = NSCollectionLayoutDimension.fractionalHeight(.infinity)
                _ = NSCollectionLayoutDimension.absolute(.infinity)
                _ = NSCollectionLayoutDimension.estimated(-.infinity)
                _ = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [])
                _ = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitem: one, count: 0)
                _ = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: one, count: -1)
            }
        }
        let expected = [
            "Invalid fractional width: nan. The fraction must be a finite value.",
            "Invalid fractional height: inf. The fraction must be a finite value.",
            "Invalid absolute dimension: inf. The dimension must be a finite value.",
            "Invalid estimated dimension: -inf. The dimension must be a finite value.",
            "At least 1 subitem is required for a group",
            "A repeating vertical group should specify a count >= 1",
            "A repeating horizontal group should specify a count >= 1",
        ]
        #expect(failures.map(\.text) == expected)
    }

    @Test
    func
        `The parts of a compositional layout have Apple's defaults, and a group made by init(layoutSize:) is horizontal`()
    {
        let one = item(.absolute(1), .absolute(2))
        #expect(one.contentInsets == .zero)
        #expect(one.edgeSpacing == nil)
        #expect(one.supplementaryItems.isEmpty)
        let group = row(.absolute(1), height: .absolute(1), [one])
        #expect(group.interItemSpacing == .fixed(0))
        #expect(group.subitems == [one])
        let section = NSCollectionLayoutSection(group: group)
        #expect(section.contentInsets == .zero)
        #expect(section.interGroupSpacing == 0)
        #expect(section.supplementariesFollowContentInsets)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.supplementaryContentInsetsReference == .automatic)
        #expect(section.orthogonalScrollingBehavior == .none)
        #expect(section.visibleItemsInvalidationHandler == nil)
        let scrolling = section.orthogonalScrollingProperties
        #expect(scrolling.bounce == .automatic)
        #expect(scrolling.decelerationRate == .automatic)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: one.layoutSize, elementKind: "h", alignment: .top)
        #expect(header.extendsBoundary)
        #expect(!header.pinToVisibleBounds)
        #expect(header.offset == .zero)
        #expect(header.zIndex == 1)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical)
        #expect(configuration.interSectionSpacing == 0)
        #expect(configuration.contentInsetsReference == .safeArea)
        #expect(configuration.boundarySupplementaryItems.isEmpty)
        let anchor = NSCollectionLayoutAnchor(edges: [.top], fractionalOffset: CGPoint(1, 2))
        #expect(anchor.isFractionalOffset)
        #expect(!anchor.isAbsoluteOffset)
        #expect(NSCollectionLayoutAnchor(edges: .top).isAbsoluteOffset)
        let bare = NSCollectionLayoutGroupCustomItem()
        #expect(bare.frame == .zero)
        #expect(bare.zIndex == 0)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
        #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible)
        let empty = NSCollectionLayoutGroup(layoutSize: size(.absolute(1), .absolute(2)))
        #expect(empty.visualDescription().hasPrefix("horizontal group"))
        #expect(empty.subitems.isEmpty)
    }

    @Test func `Copies of a compositional layout's parts equal the originals, except for copies of custom group items`()
    {
        let one = item(.fractionalWidth(0.5), .estimated(30))
        one.edgeSpacing = edges(.fixed(1), nil, .flexible(2), nil)
        let group = row(height: .estimated(30), [one], spacing: .flexible(4))
        let section = layoutSection(
            group, insets: insets(1, 2, 3, 4), spacing: 5, boundaries: [bar("h", 3, .top, pins: true)],
            decorations: [.background(elementKind: "bg")], scrolling: .groupPaging)
        section.contentInsetsReference = .safeArea
        section.supplementaryContentInsetsReference = .layoutMargins
        section.supplementariesFollowContentInsets = false
        section.orthogonalScrollingProperties.bounce = .never
        let copy = section.copy() as! NSCollectionLayoutSection
        #expect(copy !== section)
        #expect(copy == section)
        #expect(copy.contentInsets == section.contentInsets)
        #expect(copy.interGroupSpacing == 5)
        #expect(copy.contentInsetsReference == .safeArea)
        #expect(copy.supplementaryContentInsetsReference == .layoutMargins)
        #expect(!copy.supplementariesFollowContentInsets)
        #expect(copy.orthogonalScrollingBehavior == .groupPaging)
        #expect(copy.decorationItems == section.decorationItems)
        #expect(copy.boundarySupplementaryItems == section.boundarySupplementaryItems)
        copy.orthogonalScrollingProperties.bounce = .always
        #expect(copy != section)
        #expect(section.orthogonalScrollingProperties.bounce == .never)
        for object: NSObject & NSCopying in [
            one, group, NSCollectionLayoutDimension.absolute(3), NSCollectionLayoutSpacing.fixed(2), one.edgeSpacing!,
            one.layoutSize,
            NSCollectionLayoutAnchor(edges: .all, absoluteOffset: CGPoint(1, 2)),
            NSCollectionLayoutDecorationItem.background(elementKind: "x"),
            boundary("f", .absolute(1), .absolute(1), .bottom), UICollectionViewCompositionalLayoutConfiguration(),
            badge("b", NSCollectionLayoutAnchor(edges: .top), NSCollectionLayoutAnchor(edges: .bottom)),
        ] {
            let twin = object.copy() as! NSObject
            #expect(twin !== object)
            #expect(twin == object)
            #expect(type(of: twin) == type(of: object))
            #expect(twin.hash == object.hash)
        }
        let frame = NSCollectionLayoutGroupCustomItem(frame: CGRect(1, 2, 3, 4), zIndex: 5)
        let other = frame.copy() as! NSCollectionLayoutGroupCustomItem
        #expect(other.frame == frame.frame)
        #expect(other.zIndex == 5)
        #expect(other != frame)
    }

    @Test
    func
        `A group copies its subitems, so that changes of the copies affect the layout and changes of the originals do not`()
    {
        let one = item(.absolute(50), .fractionalHeight(1))
        let group = row(height: .absolute(10), [one, one])
        group.subitems[1].contentInsets = insets(0, 10, 0, 0)
        one.contentInsets = insets(5, 5, 5, 5)
        let screen = CompositionalScreen(layoutSection(group), [2]).shown()
        #expect(screen.cells() == ["0 0 50 10", "60 0 40 10"])
    }

    @Test func `The visual description of a group lists its subitems`() {
        let inner = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .absolute(1)), count: 2)
        let group = row(height: .estimated(44), [item(.absolute(20), .absolute(10)), inner])
        let expected = """
            horizontal group (1 of width) x (about 44)
              item (20) x (10)
              vertical group of 2 (0.5 of width) x (1 of height)
                item (1 of width) x (0.5 of height)
            """
        #expect(group.visualDescription() == expected)
    }

    @Test func `The raw values of the compositional layout's enumerations are UIKit's`() {
        let behaviors = [2, 5].map { UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: $0) }
        #expect(behaviors == [.continuousGroupLeadingBoundary, .groupPagingCentered])
        #expect(NSRectAlignment(rawValue: 8) == .topTrailing)
        #expect(NSRectAlignment(rawValue: 5) == .bottom)
        #expect(NSDirectionalRectEdge.all.rawValue == 15)
        #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
        #expect(UIContentInsetsReference(rawValue: 4) == .readableContent)
        #expect(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce(rawValue: 2) == .never)
    }

    @Test
    func `The item of a decoration view's index path is the position of its kind among the section's decorationItems`()
    {
        let section = layoutSection(
            tiles(1, 50), decorations: [.background(elementKind: "a"), .background(elementKind: "b")])
        let screen = CompositionalScreen(section, [1, 2, 3]).shown()
        let paths = (0..<5).flatMap { number in (0..<3).map { IndexPath(item: $0, section: number) } }
        for (index, kind) in ["a", "b", "c"].enumerated() {
            for path in paths {
                let attributes = screen.layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
                let exists = index < 2 && path.section < 3 && path.item == index
                let frame =
                    exists
                    ? CGRect(x: 0, y: [0, 50, 150][path.section], width: 320, height: 50 * (path.section + 1)) : nil
                #expect(attributes?.frame == frame, "\(kind) \(path)")
                #expect(attributes?.indexPath == (exists ? path : nil), "\(kind) \(path)")
            }
        }
        #expect(screen.layout.layoutAttributesForDecorationView(ofKind: "a", at: IndexPath(index: 0)) == nil)
    }
}
