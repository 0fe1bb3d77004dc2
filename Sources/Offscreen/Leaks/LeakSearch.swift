import UIKit

/// Finds out what keeps an object alive, by taking away one possible holder after the other.
@MainActor
struct LeakSearch {
    let stage: Stage
    let object: () -> AnyObject?

    private var isReleased: Bool { object() == nil }

    func report() -> LeakReport {
        guard let name = object().map({ "\(type(of: $0))" }) else { return report(on: nil) }
        if let container { return report(on: name, holder: container.name, proof: container.proof) }
        // Reading what is under way also moves work of other queues to the stage.
        _ = stage.underWay
        var excluded = stage.world.timeline.removeActions { isReleased }
        if isReleased, let last = excluded.popLast() {
            return report(on: name, holder: last, proof: Self.proofByRelease)
        }
        let (steps, suspects) = possibleHolders()
        for step in steps {
            // The object is released after `takeAway`, because its `deinit` may remove an observer. Foundation
            // traps if code removes an observer while another one is being removed.
            withExtendedLifetime(object()) { step.takeAway() }
            guard !isReleased else {
                let closures = step.closures.isEmpty ? "" : ", which have \(step.closures.joined(separator: ", "))"
                return report(on: name, holder: step.name + closures, proof: Self.proofByRelease)
            }
            excluded.append(step.name)
        }
        return report(on: name, excluded: excluded, suspects: suspects)
    }

    private static let proofByRelease = "the object was released when this was taken away"

    private func report(
        on object: String?, holder: String? = nil, proof: String = "", excluded: [String] = [], suspects: [String] = []
    ) -> LeakReport {
        LeakReport(object: object, holder: holder, proof: proof, excluded: excluded, suspects: suspects)
    }

    /// The controller or view that contains the object; nil if there is none.
    private var container: (name: String, proof: String)? {
        let object = object()
        if let controller = object as? UIViewController {
            if let parent = controller.parent { return ("\(type(of: parent))", "it is one of its children") }
            if let other = controller.presentingViewController {
                return ("\(type(of: other))", "that controller presents it")
            }
            if controller === stage.window.rootViewController { return ("the stage", "it is the root controller") }
        }
        if let view = object as? UIView, let superview = view.superview {
            return (superview.viewText, "it is one of its subviews")
        }
        return nil
    }

    /// Returns what the object refers to and what may hold it in a reference cycle. The result does
    /// not hold the object.
    private func possibleHolders() -> (steps: [PossibleHolders.Step], suspects: [String]) {
        guard let object = object() else { return ([], []) }
        var holders = PossibleHolders(stage: stage)
        holders.visit(object, at: "\(type(of: object))")
        return (holders.steps + holders.lists, holders.suspects)
    }
}

/// The things that an object refers to, directly or not, and that may refer to it.
@MainActor
private struct PossibleHolders {
    struct Step {
        let name: String
        /// The closures that are taken away, such as "the closure in PosterCell.onTap".
        var closures: [String] = []
        let takeAway: @MainActor () -> Void
    }

    let stage: Stage
    private(set) var steps: [Step] = []
    /// The steps that take away the cells and layouts of collection views.
    private(set) var lists: [Step] = []
    private(set) var suspects: [String] = []
    private var visited: Set<ObjectIdentifier> = []

    private static let maximumLevelCount = 12
    private static let maximumObjectCount = 10_000

    init(stage: Stage) {
        self.stage = stage
    }

    mutating func visit(_ object: AnyObject, at path: String, level: Int = 0) {
        guard level < Self.maximumLevelCount, visited.count < Self.maximumObjectCount,
            visited.insert(ObjectIdentifier(object)).inserted
        else { return }
        addSteps(for: object, at: path)
        for (name, value) in CellFacts.propertiesDeclaredByApp(of: object) {
            visitValue(value, at: "\(path).\(name)", level: level + 1)
        }
        if let controller = object as? UIViewController {
            for child in controller.children { visit(child, at: "\(type(of: child))", level: level + 1) }
            if let view = controller.viewIfLoaded { visit(view, at: view.viewText, level: level + 1) }
        }
        if let view = object as? UIView {
            let first = suspects.count
            for child in view.subviews {
                let isReusable = child.isReusableByList
                visit(child, at: isReusable ? "\(type(of: child))" : child.viewText, level: level + 1)
            }
            if let list = (view as? UIScrollView)?.observedList {
                addSteps(for: list, closures: Array(suspects[first...]))
            }
        }
    }

    private mutating func visitValue(_ value: Any, at path: String, level: Int) {
        guard level < Self.maximumLevelCount, let value = CellFacts.unwrapped(value),
            CellFacts.errorText(of: value) == nil
        else { return }
        let (type, mirror) = ("\(type(of: value))", Mirror(reflecting: value))
        if type.contains("->") {
            addSuspect("the closure in \(path)")
        } else if type.hasPrefix("Task<") {
            addSuspect("the task in \(path)")
        } else if type.contains("Cancellable") {
            addSuspect("the subscription in \(path)")
        } else if mirror.displayStyle == .class {
            visit(value as AnyObject, at: path, level: level)
        } else {
            let isList = mirror.displayStyle == .collection || mirror.displayStyle == .set
            for child in mirror.children {
                let label = isList ? nil : child.label
                visitValue(child.value, at: label.map { "\(path).\($0)" } ?? path, level: level + 1)
            }
        }
    }

    private mutating func addSuspect(_ suspect: String) {
        if !suspects.contains(suspect) { suspects.append(suspect) }
    }

    private mutating func addSteps(for object: AnyObject, at path: String) {
        switch object {
        case let timer as Timer:
            steps.append(Step(name: "the timer in \(path)") { [weak timer] in timer?.invalidate() })
        case let link as CADisplayLink:
            steps.append(Step(name: "the display link in \(path)") { [weak link] in link?.invalidate() })
        case let control as UIControl where control.hasActions:
            steps.append(
                Step(name: "the actions of \(control.viewText)") { [weak control] in control?.removeActions() })
        case let controller as UIViewController:
            let item = controller.navigationItem
            guard item.leftBarButtonItems?.isEmpty == false || item.rightBarButtonItems?.isEmpty == false else { break }
            steps.append(
                Step(name: "the bar button items of \(path)") { [weak item] in
                    item?.leftBarButtonItems = nil
                    item?.rightBarButtonItems = nil
                })
        case let source as any ProviderOwner:
            steps.append(
                Step(name: "the provider of the data source in \(path)") { [weak source] in source?.removeProviders() })
        default:
            // Foundation's class of tokens is not public.
            guard "\(type(of: object))".contains("NotificationObserverToken") else { break }
            steps.append(
                Step(name: "the observer of notifications in \(path)") { [weak object] in
                    if let object { NotificationCenter.default.removeObserver(object) }
                })
        }
    }

    private mutating func addSteps(for list: any ObservedList, closures: [String]) {
        let name = list.viewText
        if let source = list.sourceOfData as? any ProviderOwner { visit(source, at: "\(name).dataSource") }
        lists.append(
            Step(name: "the cells of \(name)", closures: closures) { [weak list] in
                guard let list else { return }
                list.forgetDelegates()
                list.reloadData()
                list.layoutIfNeeded()
                list.receiveMemoryWarning()
            })
        guard let collectionView = list as? UICollectionView else { return }
        lists.append(
            Step(name: "the layout of \(name)") { [weak collectionView] in
                collectionView?.collectionViewLayout = UICollectionViewLayout()
            })
    }
}
