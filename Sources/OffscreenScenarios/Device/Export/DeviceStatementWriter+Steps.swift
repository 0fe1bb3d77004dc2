import Offscreen
import UIKit

extension DeviceStatementWriter {
    /// Adds the statement for a step.
    ///
    /// - Throws: `Obstacle` if public API cannot do it.
    mutating func add(_ step: Step) throws {
        switch step {
        case .scroll(let distance): addStep("device.scroll(by: \(numberText(distance)))")
        case .scrollBy(let x, let y): addStep("device.scroll(by: \(expression(for: CGPoint(x: x, y: y))))")
        case .scrollTo(let x, let y, let isAnimated):
            addScroll(to: expression(for: CGPoint(x: x, y: y)), isAnimated: isAnimated)
        case .scrollToItem(let path, let place, let isAnimated):
            addScroll(to: "\(literal(path)), at: \(positionLiteral(for: place))", isAnimated: isAnimated)
        case .drag, .dragItem, .fling, .tap, .touch, .touchMove, .touchEnd, .touchCancel: throw Obstacle.touch
        case .reload: addAnimatedStep("device.view.reloadData()")
        case .invalidate: addStep("device.view.collectionViewLayout.invalidateLayout()")
        case .change(let change): try add(change)
        case .resize(let width, let height, let seconds):
            addStep(
                "device.resize(\(argumentText(for: CGSize(width: width, height: height))))", seconds: Double(seconds))
        case .select(let paths, let several):
            let argument = several.map { ", allowsMultipleSelection: \($0)" } ?? ""
            addStep("device.select([\(paths.map(literal).joined(separator: ", "))]\(argument))")
        case .deselect(let path): addStep("device.view.deselectItem(at: \(literal(path)), animated: false)")
        case .set(let settings):
            guard settings.rowHeight == nil else { throw Obstacle.table }
            addStep(statements(for: settings).joined(separator: "; "))
        case .memoryWarning: throw Obstacle(reason: "public API has no way to send a memory warning")
        case .leave: addStep("device.removeCollectionView()")
        case .enter: addStep("device.addCollectionView()")
        case .lift(let path): addStep("_ = device.view.beginInteractiveMovementForItem(at: \(literal(path)))")
        case .carry(let x, let y):
            let point = expression(for: CGPoint(x: x, y: y))
            addStep("device.view.updateInteractiveMovementTargetPosition(\(point))")
        case .drop(let cancelled): addStep("device.view.\(cancelled ? "cancel" : "end")InteractiveMovement()")
        case .progress(let progress): addStep("device.setTransitionProgress(\(numberText(progress)))")
        case .endTransition(let finished):
            addStep("device.view.\(finished ? "finish" : "cancel")InteractiveTransition()")
        case .act(let name): addAnimatedStep("device.performAct(\(literal(name)))")
        case .tick(let count): addStep("", seconds: Double(count) / 60)
        case .advance(let seconds): addStep("", seconds: seconds)
        case .settle: addStep("", seconds: 1)
        case .unsettled(let step):
            settles = false
            try add(step)
        }
    }

    private mutating func addScroll(to place: String, isAnimated: Bool) {
        addStep(
            "device.scroll(to: \(place)\(isAnimated ? ", animated: true" : ""))",
            seconds: isAnimated ? Self.animationSeconds : 0)
    }

    private func positionLiteral(for place: Step.ScrollPlace) -> String {
        switch place {
        case .top: ".top"
        case .middle: ".centeredVertically"
        case .bottom: ".bottom"
        }
    }

    func statements(for settings: ViewSettings) -> [String] {
        [
            settings.prefetches.map { "device.view.isPrefetchingEnabled = \($0)" },
            settings.allowsMultipleSelection.map { "device.view.allowsMultipleSelection = \($0)" },
            settings.isEditing.map { "device.view.isEditing = \($0)" },
        ].compactMap(\.self)
    }

    // MARK: - Changes

    private mutating func add(_ change: ModelChange) throws {
        // A reload alone does not change the model.
        if change.updateMethod == .batch, change.parts.count == 1, case .call(let edits, true, true) = change.parts[0],
            edits.allSatisfy(\.isReload)
        {
            let list = try editExpressions(for: edits).joined(separator: ", ")
            return addAnimatedStep("device.performReloads([\(list)], animated: \(change.isAnimated))")
        }
        try addUpdate(
            ofModel: change.parts.flatMap { try expressions(for: $0) { changesModel, _ in changesModel } },
            announcing: change.parts.flatMap { try expressions(for: $0) { _, notifiesView in notifiesView } },
            by: change.updateMethod, changesModelFirst: change.changesModelFirst, isAnimated: change.isAnimated)
    }

    /// Adds a call by which the app changes its model and announces the change.
    ///
    /// - Parameters:
    ///   - edits: the changes of the model, as expressions of type `DeviceEdit`.
    ///   - announced: the changes that the app announces to the collection view.
    mutating func addUpdate(
        ofModel edits: [String], announcing announced: [String], by updateMethod: ModelChange.UpdateMethod,
        changesModelFirst: Bool, isAnimated: Bool
    ) throws {
        guard updateMethod != .section else { throw Obstacle.app }
        var arguments = "[\(edits.joined(separator: ", "))]"
        if announced != edits { arguments += ", announcing: [\(announced.joined(separator: ", "))]" }
        if updateMethod != .batch { arguments += ", by: .\(updateMethod)" }
        if changesModelFirst { arguments += ", changesModelFirst: true" }
        let call = "device.app.update(\(arguments))"
        addAnimatedStep(isAnimated ? call : "UIView.performWithoutAnimation { \(call) }")
    }

    /// Returns a part of a change as expressions of type `DeviceEdit`, with the calls that a
    /// condition keeps.
    private func expressions(
        for part: ModelChange.Part, keeping isKept: (_ changesModel: Bool, _ notifiesView: Bool) -> Bool
    ) throws -> [String] {
        switch part {
        case .call(let edits, let changesModel, let notifiesView):
            return isKept(changesModel, notifiesView) ? try editExpressions(for: edits) : []
        case .reload: return isKept(false, true) ? [".reloadData"] : []
        case .batch(let parts):
            let inner = try parts.flatMap { try expressions(for: $0, keeping: isKept) }
            return inner.isEmpty ? [] : [".batch([\(inner.joined(separator: ", "))])"]
        }
    }

    /// Returns edits of one kind as expressions of type `DeviceEdit`.
    private func editExpressions(for edits: [ModelEdit]) throws -> [String] {
        var paths: [String] = []
        var sections: [Int] = []
        var single: [String] = []
        for edit in edits {
            switch edit {
            case .insertItem(let path, _), .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path):
                paths.append(literal(path))
            case .reloadSection(let section): sections.append(section)
            case .moveItem(let from, let to): single.append(".move(\(literal(from)), to: \(literal(to)))")
            case .moveSection(let from, let to): single.append(".moveSection(\(from), to: \(to))")
            case .deleteSection(let section): single.append(".deleteSection(\(section))")
            case .insertSection(let section, let titles):
                single.append(".insertSection(\(section), items: \(titles.count))")
            case .expandItem, .collapseItem: throw Obstacle.app
            }
        }
        let list = "[\(paths.joined(separator: ", "))]"
        return switch edits.first {
        case .insertItem(_, let title): [".insert(\(list), title: \(title.isEmpty ? "nil" : literal(title)))"]
        case .deleteItem: [".delete(\(list))"]
        case .reloadItem: [".reload(\(list))"]
        case .reconfigureItem: [".reconfigure(\(list))"]
        case .reloadSection: [".reloadSections(\(sections))"]
        default: single
        }
    }
}

extension ModelEdit {
    fileprivate var isReload: Bool {
        switch self {
        case .reloadItem, .reloadSection: true
        default: false
        }
    }
}
