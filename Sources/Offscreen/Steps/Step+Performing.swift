import UIKit

extension Step {
    /// Does the step.
    ///
    /// - Returns: the reason why the step could not be done, often with advice; otherwise nil. If a
    ///   drag lifts nothing, or if earlier work in the same tick makes the step impossible, a
    ///   message is logged and the result is nil, too.
    @MainActor
    package func perform(on stage: Stage, subject: HuntSubject) -> String? {
        let view = subject.view
        switch self {
        case .scroll(let distance): stage.scroll(view, by: distance)
        case .scrollBy(let x, let y): stage.scroll(view, by: CGPoint(x: x, y: y))
        case .scrollTo(let x, let y, animated: false): stage.scroll(view, to: CGPoint(x: x, y: y))
        case .scrollTo(let x, let y, animated: true):
            stage.act(description) { view.setContentOffset(CGPoint(x: x, y: y), animated: true) }
        case .scrollToItem(let path, let place, let animated):
            act(onItemsAt: [path], stage: stage, subject: subject) {
                view.scroll(toItemAt: path, place.value, animated: animated)
            }
        case .drag(let x, let y, let seconds):
            stage.drag(view, by: CGPoint(x: x, y: y), seconds: min(max(seconds, 0), 60))
        case .dragItem(let path, let goal): return drag(itemAt: path, to: goal, on: stage, subject: subject)
        case .fling(let x, let y): stage.fling(view, velocity: CGPoint(x: x, y: y))
        case .reload: stage.act(description) { view.reloadData() }
        case .invalidate: stage.act(description) { view.layoutOfItems.invalidateLayout() }
        case .change(let change): return perform(change, on: stage, subject: subject)
        case .resize(let width, let height, let seconds):
            stage.resize(width: width, height: height, duration: min(max(seconds, 0), 60))
        case .tap(let x, let y):
            let endTap = subject.beginTap?(stage.isAtRest)
            let hit = stage.tap(at: CGPoint(x: x, y: y))
            endTap?(hit)
        case .touch(let x, let y): stage.touchDown(at: CGPoint(x: x, y: y))
        case .touchMove(let x, let y): stage.touchMove(to: CGPoint(x: x, y: y))
        case .touchEnd: stage.touchUp()
        case .touchCancel: stage.touchCancel()
        case .select(let paths, let several):
            act(onItemsAt: paths, stage: stage, subject: subject) {
                if let several { view.allowsMultipleSelection = several }
                if paths.isEmpty { view.select(itemAt: nil) }
                for path in paths { view.select(itemAt: path) }
            }
        case .deselect(let path):
            if let missing = subject.messageIfItemIsMissing(at: path) { return missing }
            act(onItemsAt: [path], stage: stage, subject: subject) { view.deselect(itemAt: path) }
        case .set(let settings):
            if settings.rowHeight != nil, !(view is UITableView) { return "a collection view has no height of rows" }
            stage.act(description) { settings.apply(to: view) }
        case .memoryWarning: stage.sendMemoryWarning()
        case .leave:
            guard view.window != nil else {
                return "the \(subject.view.listName) has left the window already; 'enter' brings it back"
            }
            stage.remove(subject)
        case .enter:
            guard view.window == nil else { return "the \(subject.view.listName) is in the window already" }
            if subject.controller == nil { view.frame = stage.window.bounds }
            stage.show(subject)
        case .lift(let path):
            if let missing = subject.messageIfItemIsMissing(at: path) { return missing }
            guard !view.hasUncommittedUpdates else { return "an item is carried already; 'carry drop' ends it" }
            act(onItemsAt: [path], stage: stage, subject: subject) { view.beginMovement(ofItemAt: path) }
        case .carry(let x, let y):
            guard view.hasUncommittedUpdates else { return Step.nothingIsCarried }
            stage.act(description) { view.updateMovement(to: CGPoint(x: x, y: y)) }
        case .drop(let cancelled):
            guard view.hasUncommittedUpdates else { return Step.nothingIsCarried }
            stage.act(description) { view.endMovement(cancelled: cancelled) }
        case .progress(let progress):
            guard let between = view.layoutOfItems as? UICollectionViewTransitionLayout else {
                return Step.noTransition
            }
            stage.act(description) {
                between.transitionProgress = progress
                between.invalidateLayout()
            }
        case .endTransition(let finished):
            guard let view = view as? UICollectionView,
                view.collectionViewLayout is UICollectionViewTransitionLayout
            else { return Step.noTransition }
            stage.act(description) {
                if finished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
            }
        case .act(let line):
            guard let act = subject.acts.first(where: { $0.line == line }) else {
                return "the app has no act '\(line)'"
            }
            return act.perform(stage) ? nil : "'\(line)' cannot be done now"
        case .tick(let count): for _ in 0..<count { stage.tick() }
        case .advance(let seconds): stage.advance(by: seconds)
        case .settle: stage.settle()
        case .unsettled(let step):
            let settles = stage.settlesAfterActions
            stage.settlesAfterActions = false
            defer { stage.settlesAfterActions = settles }
            return step.perform(on: stage, subject: subject)
        }
        return nil
    }

    private static let nothingIsCarried = "no item is carried; 'carry ITEM' takes one up"
    private static let noTransition = "no transition is under way; 'layout KIND interactive=yes' begins one"

    @MainActor
    private func drag(itemAt path: IndexPath, to goal: DropPlace, on stage: Stage, subject: HuntSubject) -> String? {
        guard let view = subject.list as? UICollectionView else { return "rows of a table view are not dragged" }
        if let missing = subject.messageIfItemIsMissing(at: path) { return missing }
        func target() -> CGPoint? {
            switch goal {
            case .point(let x, let y): return CGPoint(x: x, y: y)
            case .item(let path):
                return view.cellForItem(at: path).map { stage.visibleMiddle(of: $0) }
            }
        }
        if case .item(let path) = goal, let missing = subject.messageIfItemIsMissing(at: path) { return missing }
        guard view.dragDelegate != nil else { return "the collection view has no drag delegate" }
        guard !view.hasActiveDrag else { return "an item is dragged already; 'settle' waits for the end of its drop" }
        guard let cell = view.cellForItem(at: path), !cell.isHidden, let point = target() else {
            return "only an item on screen can be dragged, or be the target; 'scroll to=ITEM' brings it"
        }
        let isDone = stage.drag(
            item: cell, adding: [], to: point, seconds: 0.1, settling: true, what: self, source: (#fileID, #line))
        if !isDone {
            stage.world.log(
                "'\(singleLine)' lifted nothing: no item of the collection view that may be dragged lies there on top.")
        }
        return nil
    }

    /// Runs an action on items in one tick. If earlier work in that tick removes one of the items,
    /// a message is logged instead.
    @MainActor
    private func act(onItemsAt paths: [IndexPath], stage: Stage, subject: HuntSubject, _ action: () -> Void) {
        let existing = paths.filter { subject.hasItem(at: $0) }
        stage.act(description) {
            if existing.allSatisfy({ subject.hasItem(at: $0) }) { action() } else { logSkippedStep(on: stage) }
        }
    }

    @MainActor
    private func logSkippedStep(on stage: Stage) {
        stage.world.log("'\(singleLine)' was not done: earlier work in the same tick removed its items.")
    }

    @MainActor
    private func perform(_ change: ModelChange, on stage: Stage, subject: HuntSubject) -> String? {
        let view = subject.view
        if let snapshots = subject.snapshots {
            if let obstacle = snapshots.obstacle(to: change) { return obstacle }
            stage.act(singleLine) {
                if snapshots.obstacle(to: change) == nil {
                    snapshots.perform(change)
                } else {
                    logSkippedStep(on: stage)
                }
            }
            return nil
        }
        guard change.updateMethod != .section, !change.edits.contains(where: \.expandsOrCollapses) else {
            return "only the section of a diffable data source, in a HuntSubject without a model, is edited as a tree"
        }
        let change = change.map(subject.editWithTitles)
        let edits = change.editsOfModel
        guard let model = subject.model else {
            guard edits.allSatisfy({ !$0.changesModel }) else {
                return "the items of this \(subject.view.listName) stay as they are"
            }
            stage.act(singleLine) { change.announce(to: view) }
            return nil
        }
        if change.updateMethod == .calls || change.changesModelFirst, view.isMutatedOnlyByDataSource {
            return "diffable data is told by snapshots only"
        }
        let counts = subject.counts
        func perform() {
            if change.updateMethod == .batch, !change.changesModelFirst {
                return model.perform(edits, inList: view) { change.announce(to: view) }
            }
            model.apply(edits)
            switch change.updateMethod {
            case .batch: view.performUpdates { change.announce(to: view) }
            case .calls: change.announce(to: view)
            case .reload, .section: view.reloadData()
            }
        }
        stage.act(singleLine) {
            // Work that is due in the same tick may have changed the model.
            let now = subject.counts
            if now != counts, ModelEdit.canApply(change.edits, toCounts: counts),
                !ModelEdit.canApply(change.edits, toCounts: now)
            {
                return logSkippedStep(on: stage)
            }
            if change.isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
        }
        return nil
    }
}

extension Stage {
    /// Does steps one after the other, such as those that `Step.steps(from:)` reads from the text
    /// of a finding.
    ///
    /// - Throws: ``StageError`` about the first step that cannot be done, with the reason. The
    ///   steps after that one are not done.
    public func perform(_ steps: [Step], on subject: HuntSubject) throws {
        for step in steps {
            if let obstacle = step.perform(on: self, subject: subject) {
                throw StageError(description: "'\(step.singleLine)' cannot be done: \(obstacle)")
            }
        }
    }
}

extension HuntSubject {
    /// The number of items in each section, from the snapshot of a diffable data source, from the
    /// model, or from the collection view.
    @MainActor
    var counts: [Int] {
        // OPTIMIZATION: a loop counts the items of each section, because a hunt reads the counts
        // several times in each step. `map(\.count)` would use a key path, and check the actor, for
        // each section.
        if let snapshots { return snapshots.counts }
        if let model {
            let sections = model.sections
            var counts: [Int] = []
            counts.reserveCapacity(sections.count)
            for section in sections { counts.append(section.count) }
            return counts
        }
        return view.itemCounts
    }

    @MainActor
    func hasItem(at path: IndexPath) -> Bool { messageIfItemIsMissing(at: path) == nil }

    /// Returns a message if an item does not exist; nil if the item exists.
    @MainActor
    package func messageIfItemIsMissing(at path: IndexPath) -> String? {
        let counts = counts
        guard counts.indices.contains(path.section) else {
            return "there is no section \(path.section); there are \(counts.count)"
        }
        guard (0..<counts[path.section]).contains(path.item) else {
            return "there is no \(view.itemName) \(path.text); section \(path.section) has \(counts[path.section])"
        }
        return nil
    }

    /// Returns an edit with titles for its new items. Empty titles are replaced by results of
    /// `newTitle`.
    @MainActor
    fileprivate func editWithTitles(for edit: ModelEdit) -> ModelEdit {
        switch edit {
        case .insertItem(let path, let title) where title.isEmpty: .insertItem(path, title: newTitle())
        case .insertSection(let section, let titles):
            .insertSection(section, titles: titles.map { $0.isEmpty ? newTitle() : $0 })
        default: edit
        }
    }
}
