import Offscreen
import Testing
import UIKit

/// What configurations begin with, keep, and show.
@MainActor @Suite("Configurations keep what they are told")
struct ConfigurationValueTests {
    @Test func `List content begins with UIKit's defaults`() {
        let content = UIListContentConfiguration.cell()
        #expect(content.alpha == 1 && content.text == nil && content.image == nil)
        #expect(content.textProperties.numberOfLines == 0 && content.secondaryTextProperties.numberOfLines == 0)
        #expect(content.imageProperties.cornerRadius == 0 && content.imageProperties.maximumSize == .zero)
        #expect(content.secondaryTextProperties.font.pointSize < content.textProperties.font.pointSize)
        #expect(UIListContentConfiguration.ImageProperties.standardDimension == -CGFloat.greatestFiniteMagnitude)
    }

    @Test func `A background shows its shadow, and one view of the app at a time`() {
        let cell = UICollectionViewCell(frame: CGRect(0, 0, 50, 50))
        var configuration = UIBackgroundConfiguration.clear()
        let (first, second) = (UIView(), UIView())
        configuration.customView = first
        configuration.shadowProperties.offset = CGSize(3, 4)
        configuration.shadowProperties.opacity = 0.5
        configuration.shadowProperties.radius = 6
        configuration.strokeWidth = 2
        configuration.cornerRadius = 7
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        let layer = first.superview?.layer
        #expect(layer?.shadowOffset == CGSize(3, 4) && layer?.shadowOpacity == 0.5 && layer?.shadowRadius == 6)
        #expect(layer?.borderWidth == 2 && layer?.cornerRadius == 7)
        configuration.customView = second
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        #expect(first.superview == nil && second.superview != nil)
    }

    @Test func `The background of a list cell is grey while the cell is highlighted or selected, and not while it is disabled`() {
        func color(_ change: (inout UICellConfigurationState) -> Void) -> UIColor? {
            var state = UICellConfigurationState(traitCollection: UITraitCollection())
            change(&state)
            return UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor
        }
        #expect(color { _ in } == .systemBackground)
        #expect(color { $0.isHighlighted = true } == .systemGray4)
        #expect(color { $0.isSelected = true } == .systemGray4)
        #expect(color { ($0.isDisabled, $0.isHighlighted, $0.isSelected) = (true, true, true) } == .systemBackground)
    }

    @Test func `States of one's own are kept by their keys`() {
        let key = UIConfigurationStateCustomKey("a"), other = UIConfigurationStateCustomKey("b")
        var view = UIViewConfigurationState(traitCollection: UITraitCollection())
        var cell = UICellConfigurationState(traitCollection: UITraitCollection())
        view[key] = 3
        cell[key] = "x"
        #expect(view[key] == AnyHashable(3) && view[other] == nil && cell[key] == AnyHashable("x") && cell[other] == nil)
        view[key] = nil
        #expect(view[key] == nil)
    }

    @Test(arguments: [false, true])
    func `A selected background that is set while the cell is selected shows at once, above the background`(hasBackground: Bool) {
        let cell = UICollectionViewCell(frame: CGRect(0, 0, 50, 50))
        if hasBackground { cell.backgroundView = UIView() }
        cell.isSelected = true
        let (first, second) = (UIView(), UIView())
        cell.selectedBackgroundView = first
        #expect(first.superview === cell && cell.subviews.firstIndex(of: first) == (hasBackground ? 1 : 0))
        cell.selectedBackgroundView = second
        #expect(first.superview == nil && second.superview === cell)
        cell.isSelected = false
        #expect(second.superview == nil || second.isHidden || second.alpha == 0)
    }

    @Test func `The room that is left is the container's without its insets`() {
        var seen: [(CGSize, CGSize)] = []
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            let container = environment.container
            let insets = container.effectiveContentInsets
            seen.append((container.effectiveContentSize, container.contentSize))
            #expect(container.effectiveContentSize.width == container.contentSize.width - insets.leading - insets.trailing)
            #expect(container.effectiveContentSize.height == container.contentSize.height - insets.top - insets.bottom)
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(1, 2, 10, 10))]
        }
        group.contentInsets = NSDirectionalEdgeInsets(1, 2, 4, 8)
        let screen = CompositionalScreen(NSCollectionLayoutSection(group: group), [1]).shown()
        #expect(!seen.isEmpty)
        #expect(screen.view.layoutAttributesForItem(at: [0, 0])?.zIndex == 0)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 4).zIndex == 4)
    }

    @Test func `A copy of a section has everything that was set on it`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = NSDirectionalEdgeInsets(1, 2, 3, 4)
        section.interGroupSpacing = 5
        section.contentInsetsReference = .safeArea
        section.supplementaryContentInsetsReference = .layoutMargins
        section.supplementariesFollowContentInsets = false
        section.orthogonalScrollingBehavior = .paging
        section.decorationItems = [.background(elementKind: "a")]
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "h", alignment: .top)
        ]
        let copy = section.copy() as! NSCollectionLayoutSection
        #expect(copy !== section && copy.contentInsets == section.contentInsets && copy.interGroupSpacing == 5)
        #expect(copy.contentInsetsReference == .safeArea && copy.supplementaryContentInsetsReference == .layoutMargins)
        #expect(!copy.supplementariesFollowContentInsets && copy.orthogonalScrollingBehavior == .paging)
        #expect(copy.decorationItems == section.decorationItems)
        #expect(copy.boundarySupplementaryItems == section.boundarySupplementaryItems)
    }

    @Test func `A handler sees kinds, paths, frames and transforms, and its transforms come back`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "h", alignment: .top)
        ]
        var seen: [String] = []
        section.visibleItemsInvalidationHandler = { items, _, _ in
            seen = items.map { "\($0.representedElementKind ?? "cell") \($0.indexPath.item) \($0.bounds.width)" }.sorted()
            for item in items {
                let turn = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5)
                item.transform = turn
                #expect(item.transform == turn)
                item.transform3D = CATransform3DMakePerspective()
                #expect(item.transform == .identity)
                item.transform3D = CATransform3DIdentity
            }
        }
        let screen = CompositionalScreen(section, [30], kinds: ["h"]).shown()
        #expect(seen.contains("cell 0 100.0") && seen.contains("cell 1 100.0") && seen.contains("h 0 100.0"))
        seen = []
        screen.stage.scroll(screen.view, to: CGPoint(0, 1))
        #expect(seen.count > 10)
    }

    @Test func `Options of accessories are what they are made with`() {
        typealias Length = UICellAccessory.LayoutDimension
        let hidden = UICellAccessory.DisclosureIndicatorOptions(isHidden: true, reservedLayoutWidth: .custom(5), tintColor: .red)
        #expect(hidden.isHidden && hidden.tintColor == .red)
        if case .custom(let width) = hidden.reservedLayoutWidth { #expect(width == 5) } else { Issue.record("not custom") }
        #expect(UICellAccessory.CheckmarkOptions(isHidden: true).isHidden && !UICellAccessory.CheckmarkOptions().isHidden)
        #expect(UICellAccessory.DetailOptions(isHidden: true).isHidden && !UICellAccessory.DetailOptions().isHidden)
        #expect(UICellAccessory.InsertOptions(isHidden: true).isHidden && !UICellAccessory.InsertOptions().isHidden)
        #expect(UICellAccessory.DeleteOptions(isHidden: true).isHidden && !UICellAccessory.DeleteOptions().isHidden)
        #expect(UICellAccessory.ReorderOptions(isHidden: true).isHidden && !UICellAccessory.ReorderOptions().isHidden)
        #expect(UICellAccessory.MultiselectOptions(isHidden: true).isHidden && !UICellAccessory.MultiselectOptions().isHidden)
        #expect(UICellAccessory.OutlineDisclosureOptions(isHidden: true).isHidden && !UICellAccessory.OutlineDisclosureOptions().isHidden)
        #expect(UICellAccessory.LabelOptions(isHidden: true).isHidden && UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
    }
}

private func CATransform3DMakePerspective() -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -0.01
    return transform
}
