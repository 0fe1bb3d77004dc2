/// A view or controller that can call a closure or a method when its traits change. [VIEW-31]
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

/// A registration for changes of traits. It lasts as long as the object that was asked for it.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

extension UITraitChangeObservable {
    /// Calls a closure after at least one of the traits has changed. [VIEW-31]
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        register(TraitRegistration(traits) { handler($0 as! Environment, $1) })
    }

    /// Calls a method of a target after at least one of the traits has changed. Approximated: a
    /// selector that is only a name calls nothing, and the trace reports that.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let method = TargetMethod(target, action)
        if !action.hasMethod {
            World.current.recordNotModelled("UITraitChangeObservable.registerForTraitChanges(_:target:action:)")
        }
        return register(
            TraitRegistration(traits) { environment, previous in
                if let target = method.target { method.selector.call(on: target, with: environment, previous) }
            })
    }

    /// Calls a method of this object after at least one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserver)?.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        (self as? any TraitObserver)?.traitRegistrations.append(registration)
        return registration
    }
}

/// The traits of a registration, and what is called when one of them changes.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    private let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    func copy(with zone: NSZone? = nil) -> Any { self }

    @MainActor
    fileprivate func callIfNeeded(for environment: any UITraitEnvironment, _ previous: UITraitCollection) {
        let now = environment.traitCollection.values
        if traits.contains(where: { now.differs(from: previous.values, in: $0) }) { handler(environment, previous) }
    }
}

/// An object that stores registrations for changes of its traits.
@MainActor
protocol TraitObserver: UITraitEnvironment, UITraitChangeObservable, AnyObject {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitObserver {
    /// Calls the registered handlers, then `traitCollectionDidChange(_:)`.
    ///
    /// UNKNOWN: which of both UIKit calls first.
    func traitsDidChange(from previous: UITraitCollection) {
        for registration in traitRegistrations { registration.callIfNeeded(for: self, previous) }
        traitCollectionDidChange(previous)
    }
}

extension UIView: TraitObserver {
    var traitRegistrations: [TraitRegistration] {
        get { rarePropertiesIfPresent?.traitRegistrations ?? [] }
        set { rareProperties.traitRegistrations = newValue }
    }
}

extension UIViewController: TraitObserver {}
