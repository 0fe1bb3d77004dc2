import Testing
import UIKit

/// Two values or objects that differ in one property are unequal.
@MainActor struct EqualityTests {
    private func expectUnequal<Value: Equatable>(_ make: () -> Value, _ changes: [(inout Value) -> Void]) {
        #expect(make() == make())
        for (index, change) in changes.enumerated() {
            var other = make()
            change(&other)
            #expect(other != make(), "change \(index) of \(Value.self)")
        }
    }

    @Test func `List content configurations that differ in one property are unequal`() {
        expectUnequal(
            { UIListContentConfiguration.cell() },
            [
                { $0.text = "a" }, { $0.secondaryText = "a" }, { $0.image = UIImage() },
                { $0.alpha = 0.5 }, { $0.textProperties.numberOfLines = 3 },
                { $0.secondaryTextProperties.alignment = .center },
                { $0.textProperties.color = .red }, { $0.textProperties.font = .systemFont(ofSize: 31) },
                { $0.textProperties.transform = .uppercase }, { $0.imageProperties.cornerRadius = 2 },
                { $0.imageProperties.maximumSize.width = 9 }, { $0.imageProperties.reservedLayoutSize.height = 9 },
                { $0.imageProperties.tintColor = .red }, { $0.axesPreservingSuperviewLayoutMargins = .vertical },
                { $0.imageToTextPadding += 1 }, { $0.textToSecondaryTextHorizontalPadding += 1 },
                { $0.textToSecondaryTextVerticalPadding += 1 }, { $0.directionalLayoutMargins.top += 1 },
                { $0.prefersSideBySideTextAndSecondaryText.toggle() },
                { $0.attributedText = NSAttributedString(string: "a") },
                { $0.secondaryAttributedText = NSAttributedString(string: "a") },
                { $0.textProperties.colorTransformer = .grayscale },
                { $0.imageProperties.tintColorTransformer = .grayscale },
            ])
    }

    @Test func `Background configurations that differ in one property are unequal`() {
        expectUnequal(
            { UIBackgroundConfiguration.listPlainCell() },
            [
                { $0.backgroundColor = .red }, { $0.cornerRadius = 3 },
                { $0.backgroundInsets.leading = 2 }, { $0.customView = UIView() },
                { $0.edgesAddingLayoutMarginsToBackgroundInsets = .top },
                { $0.image = UIImage() }, { $0.imageContentMode = .center }, { $0.strokeColor = .red },
                { $0.strokeWidth = 2 },
                { $0.strokeOutset = 2 }, { $0.shadowProperties.opacity = 0.5 }, { $0.shadowProperties.radius = 2 },
                { $0.shadowProperties.color = .red }, { $0.shadowProperties.offset.width = 1 },
                { $0.backgroundColorTransformer = .grayscale }, { $0.strokeColorTransformer = .grayscale },
            ])
    }

    @Test(arguments: 0..<16, [false, true])
    func `A background's custom view is inset by backgroundInsets and, at the chosen edges, by the layout margins`(
        edges: Int, isMirrored: Bool
    ) {
        let cell = UICollectionViewCell(frame: CGRect(0, 0, 200, 100))
        cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        cell.layoutMargins = UIEdgeInsets(1, 2, 4, 8)
        let view = UIView()
        var configuration = UIBackgroundConfiguration.clear()
        configuration.customView = view
        configuration.backgroundInsets = insets(10, 20, 30, 40)
        let added = NSDirectionalRectEdge(rawValue: UInt(edges))
        configuration.edgesAddingLayoutMarginsToBackgroundInsets = added
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        func factor(_ edge: NSDirectionalRectEdge) -> CGFloat { added.contains(edge) ? 1 : 0 }
        let top = 10 + factor(.top) * 1, bottom = 30 + factor(.bottom) * 4
        let left = isMirrored ? 40 + factor(.trailing) * 2 : 20 + factor(.leading) * 2
        let right = isMirrored ? 20 + factor(.leading) * 8 : 40 + factor(.trailing) * 8
        #expect(view.convert(view.bounds, to: cell) == CGRect(left, top, 200 - left - right, 100 - top - bottom))
    }

    @Test func `Sections that differ in one property other than a closure are unequal`() {
        func top() -> NSCollectionLayoutBoundarySupplementaryItem { boundary("a", .absolute(3), .estimated(9), .top) }
        expectUnequal(
            { layoutSection(tiles(0.5, 40)) },
            [
                { $0 = layoutSection(tiles(0.5, 41)) }, { $0.contentInsets.top = 1 }, { $0.interGroupSpacing = 1 },
                { $0.contentInsetsReference = .none }, { $0.supplementaryContentInsetsReference = .none },
                { $0.supplementariesFollowContentInsets = false }, { $0.boundarySupplementaryItems = [top()] },
                { $0.decorationItems = [.background(elementKind: "a")] },
                { $0.orthogonalScrollingBehavior = .continuous },
                { $0.orthogonalScrollingProperties.bounce = .never },
            ])
    }

    @Test
    func `Sizes, spacings, anchors, items and groups that differ in one property other than a closure are unequal`() {
        typealias Anchor = NSCollectionLayoutAnchor
        func size(_ width: CGFloat) -> NSCollectionLayoutSize { UIKitTests.size(.absolute(width), .estimated(9)) }
        func item() -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(3)) }
        func anchor(_ edges: NSDirectionalRectEdge) -> Anchor { Anchor(edges: edges) }
        func top() -> NSCollectionLayoutBoundarySupplementaryItem { boundary("a", .absolute(3), .estimated(9), .top) }
        expectUnequal({ size(3) }, [{ $0 = size(4) }, { $0 = UIKitTests.size(.absolute(3), .absolute(9)) }])
        expectUnequal(
            { NSCollectionLayoutDimension.fractionalWidth(0.5) },
            [{ $0 = .fractionalHeight(0.5) }, { $0 = .fractionalWidth(0.4) }, { $0 = .absolute(0.5) }])
        expectUnequal({ NSCollectionLayoutSpacing.fixed(3) }, [{ $0 = .fixed(4) }, { $0 = .flexible(3) }])
        expectUnequal(
            { edges(.fixed(1), nil, nil, nil) },
            [
                { $0 = edges(nil, .fixed(1), nil, nil) }, { $0 = edges(.fixed(1), nil, .fixed(1), nil) },
                { $0 = edges(.fixed(1), nil, nil, .fixed(1)) },
            ])
        expectUnequal(
            { Anchor(edges: .top, absoluteOffset: CGPoint(1, 2)) },
            [
                { $0 = Anchor(edges: .bottom, absoluteOffset: CGPoint(1, 2)) },
                { $0 = Anchor(edges: .top, absoluteOffset: CGPoint(1, 3)) },
                { $0 = Anchor(edges: .top, fractionalOffset: CGPoint(1, 2)) },
            ])
        expectUnequal(
            item,
            [
                { $0 = NSCollectionLayoutItem(layoutSize: size(4)) }, { $0.contentInsets.top = 1 },
                { $0.edgeSpacing = edges(.fixed(1), nil, nil, nil) },
            ])
        expectUnequal(
            { NSCollectionLayoutGroup.horizontal(layoutSize: size(50), subitems: [item()]) },
            [
                { $0 = .vertical(layoutSize: size(50), subitems: [item()]) },
                { $0 = .horizontal(layoutSize: size(51), subitems: [item()]) },
                { $0 = .horizontal(layoutSize: size(50), subitems: [item(), item()]) },
                { $0.interItemSpacing = .fixed(1) },
                { $0.contentInsets.leading = 1 },
            ])
        expectUnequal(
            { badge("a", anchor(.top), anchor(.leading)) },
            [
                { $0 = badge("b", anchor(.top), anchor(.leading)) },
                { $0 = badge("a", anchor(.bottom), anchor(.leading)) },
                { $0 = badge("a", anchor(.top), anchor(.trailing)) }, { $0 = badge("a", anchor(.top)) },
            ])
        expectUnequal(
            top,
            [
                { $0 = boundary("a", .absolute(3), .estimated(9), .bottom) },
                { $0 = boundary("a", .absolute(3), .estimated(9), .top, offset: CGPoint(1, 0)) },
                { $0.extendsBoundary = false },
                { $0.pinToVisibleBounds = true },
            ])
        #expect(item() != top())
        #expect(!item().isEqual("a"))
        #expect(!NSCollectionLayoutSpacing.fixed(1).isEqual("a"))
        #expect(!anchor(.top).isEqual("a"))
        #expect(!size(3).isEqual("a"))
    }
}
