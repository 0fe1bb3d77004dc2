import Offscreen
import Testing
import UIKit

/// The values that configurations store, and their effects.
@MainActor struct ConfigurationValueTests {
    @Test
    func
        `The background of a cell has the configuration's shadow, stroke and corner radius, and one custom view at a time`()
    {
        let cell = UICollectionViewCell(frame: CGRect(0, 0, 50, 50))
        let (first, second) = (UIView(), UIView())
        var configuration = UIBackgroundConfiguration.clear()
        configuration.customView = first
        configuration.shadowProperties.offset = CGSize(3, 4)
        (configuration.shadowProperties.opacity, configuration.shadowProperties.radius) = (0.5, 6)
        (configuration.strokeWidth, configuration.cornerRadius) = (2, 7)
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        let layer = first.superview?.layer
        #expect(layer?.shadowOffset == CGSize(3, 4))
        #expect(layer?.shadowOpacity == 0.5)
        #expect(layer?.shadowRadius == 6)
        #expect(layer?.borderWidth == 2)
        #expect(layer?.cornerRadius == 7)
        configuration.customView = second
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        #expect(first.superview == nil)
        #expect(second.superview != nil)
    }

    @Test
    func
        `The background of a plain list cell is grey while the cell is highlighted or selected, unless the cell is disabled`()
    {
        func color(_ change: (inout UICellConfigurationState) -> Void) -> UIColor? {
            var state = UICellConfigurationState(traitCollection: UITraitCollection())
            change(&state)
            return UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor
        }
        #expect(color { _ in } == .systemBackground)
        #expect([color { $0.isHighlighted = true }, color { $0.isSelected = true }] == [.systemGray4, .systemGray4])
        #expect(color { ($0.isDisabled, $0.isHighlighted, $0.isSelected) = (true, true, true) } == .systemBackground)
    }

    @Test func `Custom states of cells and views are stored by their keys`() {
        let key = UIConfigurationStateCustomKey("a"), other = UIConfigurationStateCustomKey("b")
        var view = UIViewConfigurationState(traitCollection: UITraitCollection())
        var cell = UICellConfigurationState(traitCollection: UITraitCollection())
        view[key] = 3
        cell[key] = "x"
        #expect(view[key] == AnyHashable(3))
        #expect(view[other] == nil)
        #expect(cell[key] == AnyHashable("x"))
        #expect(cell[other] == nil)
        view[key] = nil
        #expect(view[key] == nil)
    }

    @Test(arguments: [false, true])
    func `A selectedBackgroundView set while the cell is selected appears at once, in front of the background view`(
        hasBackground: Bool
    ) {
        let cell = UICollectionViewCell(frame: CGRect(0, 0, 50, 50))
        if hasBackground { cell.backgroundView = UIView() }
        cell.isSelected = true
        let (first, second) = (UIView(), UIView())
        cell.selectedBackgroundView = first
        #expect(first.superview === cell)
        #expect(cell.subviews.firstIndex(of: first) == (hasBackground ? 1 : 0))
        cell.selectedBackgroundView = second
        #expect(first.superview == nil)
        #expect(second.superview === cell)
        cell.isSelected = false
        #expect(second.superview == nil)
    }

    @Test func `The effective content size of a container is its content size minus its insets`() {
        var seen: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(100), .absolute(60))) { environment in
            seen = [environment.container.contentSize, environment.container.effectiveContentSize]
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(1, 2, 10, 10))]
        }
        group.contentInsets = insets(1, 2, 4, 8)
        let screen = CompositionalScreen(layoutSection(group), [1]).shown()
        #expect(seen == [CGSize(100, 60), CGSize(90, 55)])
        #expect(screen.view.layoutAttributesForItem(at: [0, 0])?.zIndex == 0)
    }

    @Test
    func `In a visible items handler, each item has its kind, index path and size, and keeps a transform that is set`()
    {
        let group = row(.absolute(100), height: .absolute(40), [item(.absolute(100), .absolute(40))])
        let section = layoutSection(group, boundaries: [boundary("h", .absolute(100), .absolute(40), .top)])
        var seen: [String] = []
        section.visibleItemsInvalidationHandler = { items, _, _ in
            seen = items.map { "\($0.representedElementKind ?? "cell") \($0.indexPath.item) \($0.bounds.width)" }
                .sorted()
            for item in items {
                let turn = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5)
                item.transform = turn
                #expect(item.transform == turn)
                item.transform3D = CATransform3DIdentity
                item.transform3D.m34 = -0.01
                #expect(item.transform == .identity)
                item.transform3D = CATransform3DIdentity
            }
        }
        let screen = CompositionalScreen(section, [30]).shown()
        #expect(Set(["cell 0 100.0", "cell 1 100.0", "h 0 100.0"]).subtracting(seen).isEmpty)
        seen = []
        screen.stage.scroll(screen.view, to: CGPoint(0, 1))
        #expect(seen.count > 10)
    }
}
