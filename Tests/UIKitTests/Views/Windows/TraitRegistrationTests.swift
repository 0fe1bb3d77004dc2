import Offscreen
import Testing

@testable import UIKit

/// Registrations for changes of traits, and the style of a controller.
@MainActor struct TraitRegistrationTests {
    private let stage = Stage(width: 390, height: 844)

    @Test
    func `A registered handler is called after one of its traits has changed, and not before or for others [VIEW-31]`()
    {
        let view = UIView()
        var seen: [String] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old: UITraitCollection) in
            seen.append("style \(old.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (_: UIView, _) in seen.append("size")
        }
        view.registerForTraitChanges([]) { (_: UIView, _) in seen.append("nothing") }
        stage.show(view)
        #expect(seen == [])
        stage.run { view.overrideUserInterfaceStyle = .dark }
        #expect(seen == ["style light to dark"])
        seen = []
        stage.resize(width: 844, height: 390)
        #expect(seen == ["size"])
    }

    @Test func `Each stored trait is compared by its own value [VIEW-31]`() {
        let changes: [(trait: UITrait, values: UITraitCollection)] = [
            (UITraitDisplayScale.self, UITraitCollection { $0.displayScale = 3 }),
            (UITraitLayoutDirection.self, UITraitCollection { $0.layoutDirection = .rightToLeft }),
            (UITraitUserInterfaceIdiom.self, UITraitCollection { $0.userInterfaceIdiom = .pad }),
            (UITraitHorizontalSizeClass.self, UITraitCollection { $0.horizontalSizeClass = .regular }),
            (UITraitVerticalSizeClass.self, UITraitCollection { $0.verticalSizeClass = .compact }),
            (UITraitUserInterfaceStyle.self, UITraitCollection { $0.userInterfaceStyle = .dark }),
            (UITraitPreferredContentSizeCategory.self, UITraitCollection { $0.preferredContentSizeCategory = .small }),
            (UITraitAccessibilityContrast.self, UITraitCollection { $0.accessibilityContrast = .high }),
            (UITraitActiveAppearance.self, UITraitCollection { $0.activeAppearance = .active }),
            (UITraitDisplayGamut.self, UITraitCollection { $0.displayGamut = .P3 }),
            (UITraitForceTouchCapability.self, UITraitCollection { $0.forceTouchCapability = .available }),
            (UITraitLegibilityWeight.self, UITraitCollection { $0.legibilityWeight = .bold }),
        ]
        let plain = UITraitCollection().values
        func name(of trait: UITrait) -> String { trait.name }
        func differs(_ trait: UITrait, in values: TraitValues) -> Bool { values.differs(from: plain, in: trait) }
        func affectsColors(_ trait: UITrait) -> Bool { trait.affectsColorAppearance }
        for (index, change) in changes.enumerated() {
            var differing: [Int] = []
            for other in changes.indices where differs(changes[other].trait, in: change.values.values) {
                differing.append(other)
            }
            #expect(differing == [index])
        }
        var colors: Set<String> = []
        for change in changes where affectsColors(change.trait) { colors.insert(name(of: change.trait)) }
        var listed: Set<String> = []
        for trait in UITraitCollection.systemTraitsAffectingColorAppearance { listed.insert(name(of: trait)) }
        #expect(colors == listed)
        #expect(colors.count == 4)
    }

    @Test func `A controller's handler is called before the view's, and no longer after it was unregistered [VIEW-31]`()
    {
        let controller = UIViewController()
        var seen: [String] = []
        let registration = controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: UIViewController, _) in seen.append("controller")
        }
        #expect(!controller.isViewLoaded)
        controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: UIView, _) in seen.append("view")
        }
        stage.show(controller)
        stage.resize(width: 844, height: 390)
        #expect(seen == ["controller", "view"])
        controller.unregisterForTraitChanges(registration)
        stage.resize(width: 390, height: 844)
        #expect(seen == ["controller", "view", "view"])
    }

    private final class Target: NSObject {
        var count = 0
        func changed() { count += 1 }
    }

    @Test func `A registered method is called, and a selector without a method is reported [VIEW-31]`() {
        let (view, target) = (UIView(), Target())
        let stage = Stage(width: 390, height: 844)
        stage.show(view)
        stage.run {
            view.registerForTraitChanges(
                [UITraitUserInterfaceStyle.self], target: target,
                action: Selector("changed", calls: Target.changed))
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("changed"))
            view.overrideUserInterfaceStyle = .dark
        }
        #expect(target.count == 1)
        #expect(
            stage.recording.trace.contains(
                "not modelled: UITraitChangeObservable.registerForTraitChanges(_:target:action:)"))
    }

    private enum Theme: UITraitDefinition {
        static let defaultValue = "plain"
    }

    /// Two views of a controller, the inner one inside the outer one.
    private func shownController() -> (controller: UIViewController, inner: UIView) {
        let (controller, inner) = (UIViewController(), UIView())
        controller.view.addSubview(inner)
        stage.show(controller)
        return (controller, inner)
    }

    @Test func `An overridden trait reaches the view and everything inside it, and can be removed [VIEW-40]`() {
        let (controller, inner) = shownController()
        var seen: [String] = []
        inner.registerForTraitChanges([Theme.self, UITraitLayoutDirection.self]) {
            (view: UIView, old: UITraitCollection) in
            seen.append("\(old[Theme.self]) to \(view.traitCollection[Theme.self])")
        }
        stage.run { controller.traitOverrides[Theme.self] = "night" }
        #expect(controller.traitCollection[Theme.self] == "night")
        #expect(stage.window.traitCollection[Theme.self] == "plain")
        stage.run { controller.view.traitOverrides[Theme.self] = "day" }
        stage.run { controller.view.traitOverrides.displayScale = 1 }
        #expect(inner.traitCollection.displayScale == 1)
        #expect(controller.view.traitOverrides.contains(Theme.self))
        #expect(!inner.traitOverrides.contains(Theme.self))
        stage.run { controller.view.traitOverrides.remove(Theme.self) }
        #expect(controller.view.traitOverrides[Theme.self] == "plain")
        #expect(inner.traitCollection[Theme.self] == "night")
        stage.run { controller.traitOverrides.remove(Theme.self) }
        #expect(seen == ["plain to night", "night to day", "day to night", "night to plain"])
        stage.run { inner.removeFromSuperview() }
        #expect(inner.traitCollection.displayScale == stage.window.traitCollection.displayScale)
    }

    @Test func `An override of the style comes from the nearest object, also in traitOverrides [VIEW-32] [VIEW-40]`() {
        let (controller, inner) = shownController()
        stage.run {
            controller.overrideUserInterfaceStyle = .dark
            controller.traitOverrides.userInterfaceStyle = .light
        }
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        stage.run { controller.view.overrideUserInterfaceStyle = .dark }
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        stage.run { controller.view.traitOverrides.userInterfaceStyle = .unspecified }
        #expect(inner.traitCollection.userInterfaceStyle == .unspecified, "that, too, is an override")
        #expect(controller.view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    }

    @Test func `Overrides that were set before the view was loaded hold for the view, and for no other [VIEW-40]`() {
        let controller = UIViewController()
        controller.traitOverrides.horizontalSizeClass = .regular
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(!controller.isViewLoaded)
        stage.show(controller)
        #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
        let old = controller.view!
        stage.run { controller.view = UIView() }
        #expect(old.traitCollection.horizontalSizeClass == .compact)
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `A collection that is made of others has the values of traits that the app defines`() {
        let night = UITraitCollection { $0[Theme.self] = "night" }
        let both = UITraitCollection(traitsFrom: [night, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(both[Theme.self] == "night")
        #expect(both != UITraitCollection(userInterfaceStyle: .dark))
        #expect(both.modifyingTraits { $0[Theme.self] = "day" }[Theme.self] == "day")
    }

    @Test func `A collection gives the value of each trait, and a copy with other values`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
        #expect(traits[UITraitDisplayScale.self] == 0)
        #expect(traits[Theme.self] == "plain")
        let other = traits.modifyingTraits { $0.displayScale = 3 }
        #expect(other[UITraitDisplayScale.self] == 3)
        #expect(other.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 0)
    }

    @Test func `A controller's style reaches its view, its children and nothing else [VIEW-32]`() {
        let (parent, child) = (UIViewController(), UIViewController())
        let other = UIView()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.show(parent)
        stage.run { stage.window.addSubview(other) }
        var changes = 0
        child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in changes += 1 }
        stage.run { parent.overrideUserInterfaceStyle = .dark }
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(other.traitCollection.userInterfaceStyle == .light)
        #expect(parent.view.overrideUserInterfaceStyle == .unspecified)
        #expect(changes == 1)
        stage.run { child.overrideUserInterfaceStyle = .light }
        #expect(child.traitCollection.userInterfaceStyle == .light)
        stage.run { child.view.overrideUserInterfaceStyle = .dark }
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(changes == 3)
    }

    @Test func `A controller's style that was set before its view was loaded holds for the view [VIEW-32]`() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(!controller.isViewLoaded)
        stage.show(controller)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        let old = controller.view!
        stage.run { controller.view = UIView() }
        #expect(old.traitCollection.userInterfaceStyle == .light)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }
}
