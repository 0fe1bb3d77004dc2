import Offscreen
import UIKit

/// A step of a random program over a collection view.
@MainActor
struct ListStep: Sendable {
    let name: String
    let perform: @MainActor @Sendable (Stage, ProgramList, inout SeededGenerator) -> Void

    init(_ name: String, _ perform: @escaping @MainActor @Sendable (Stage, ProgramList, inout SeededGenerator) -> Void)
    {
        self.name = name
        self.perform = perform
    }

    /// Returns a step that calls a closure in one tick.
    private static func act(
        _ name: String, _ body: @escaping @MainActor @Sendable (ProgramList, inout SeededGenerator) -> Void
    ) -> ListStep {
        ListStep(name) { stage, list, generator in
            var own = SeededGenerator(seed: generator.next())
            stage.act(name, settling: Bool.random(using: &generator)) { body(list, &own) }
        }
    }

    /// Returns a step about a random item; it does nothing if there is none.
    private static func item(
        _ name: String, _ body: @escaping @MainActor @Sendable (ProgramList, IndexPath, inout SeededGenerator) -> Void
    ) -> ListStep {
        act(name) { list, random in
            guard let path = list.randomPath(using: &random) else { return }
            body(list, path, &random)
        }
    }

    /// Returns the families of steps that change a list with a data source.
    static func families(for source: ProgramList.Source) -> [[ListStep]] {
        [source == .plain ? changes : snapshots, scrolling, selection, movement, layouts, screens]
    }

    static let all = scrolling + changes + snapshots + selection + movement + layouts + screens

    private static let scrolling = [
        ListStep("scroll") { stage, list, random in
            stage.scroll(list.view, by: CGFloat(Int.random(in: -200...300, using: &random)))
        },
        ListStep("drag") { stage, list, random in
            stage.drag(
                list.view, by: CGFloat(Int.random(in: -200...300, using: &random)),
                settling: Bool.random(using: &random))
        },
        ListStep("fling") { stage, list, random in
            stage.fling(list.view, velocity: CGFloat(Int.random(in: -900...1500, using: &random)))
        },
        item("scroll to item") { list, path, random in
            let places: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom, .left]
            list.view.scrollToItem(
                at: path, at: places.randomElement(using: &random)!, animated: Bool.random(using: &random))
        },
        ListStep("scroll in steps") { stage, list, random in
            guard let path = list.randomPath(using: &random), list.view.window != nil else { return }
            try? stage.scroll(to: path, in: list.view)
        },
        ListStep("scroll to the end") { stage, list, random in
            guard list.view.window != nil else { return }
            stage.scroll(through: list.view, step: [0.5, 0.9].randomElement(using: &random)!)
        },
        ListStep("row of an orthogonal section") { stage, list, random in
            let rows = list.view.subviews.compactMap { $0 as? UIScrollView }
            guard let row = rows.randomElement(using: &random) else { return }
            stage.scroll(row, by: CGPoint(x: Int.random(in: -50...120, using: &random), y: 0))
        },
        ListStep("time") { stage, _, random in stage.advance(by: [0.02, 0.1, 0.5].randomElement(using: &random)!) },
    ]

    private static let changes = [
        act("batch") { list, random in
            guard list.source == .plain, !list.view.hasUncommittedUpdates else { return }
            list.performBatch(using: &random)
        },
        act("sections") { list, random in
            guard list.source == .plain, !list.view.hasUncommittedUpdates else { return }
            list.changeSections(using: &random)
        },
        item("reload item") { list, path, random in
            guard list.source == .plain else { return }
            if Bool.random(using: &random) {
                list.view.reloadItems(at: [path])
            } else {
                list.view.reconfigureItems(at: [path])
            }
        },
        act("reload") { list, _ in if list.source == .plain { list.view.reloadData() } },
        act("without animation") { list, random in
            guard list.source == .plain, !list.view.hasUncommittedUpdates else { return }
            UIView.performWithoutAnimation { list.performBatch(using: &random) }
        },
    ]

    private static let snapshots = [
        act("snapshot") { list, random in list.applySnapshot(using: &random) },
        act("section snapshot") { list, random in list.applySectionSnapshot(using: &random) },
        act("expansion") { list, random in list.toggleExpansion(using: &random) },
    ]

    private static let selection = [
        item("select") { list, path, random in
            list.view.selectItem(at: path, animated: Bool.random(using: &random), scrollPosition: [])
        },
        item("deselect") { list, path, _ in list.view.deselectItem(at: path, animated: false) },
        ListStep("tap") { stage, _, random in
            _ = stage.tap(
                at: CGPoint(x: Int.random(in: 0..<300, using: &random), y: Int.random(in: 0..<400, using: &random)))
        },
        ListStep("finger") { stage, list, random in
            guard let cell = list.view.visibleCells.randomElement(using: &random) else { return }
            _ = stage.touchDown(at: cell.convert(CGPoint(x: 20, y: 10), to: nil))
            if Bool.random(using: &random) { stage.touchUp() } else { stage.touchCancel() }
        },
        act("switches") { list, random in
            switch Int.random(in: 0..<6, using: &random) {
            case 0: list.view.allowsMultipleSelection.toggle()
            case 1: list.view.allowsSelection.toggle()
            case 2: list.view.isEditing.toggle()
            case 3: list.view.allowsSelectionDuringEditing.toggle()
            case 4: list.view.allowsMultipleSelectionDuringEditing.toggle()
            default: list.view.isPrefetchingEnabled.toggle()
            }
        },
    ]

    private static let movement = [
        item("lift") { list, path, _ in
            guard !list.view.hasUncommittedUpdates, list.source != .outline else { return }
            _ = list.view.beginInteractiveMovementForItem(at: path)
        },
        act("carry") { list, random in
            list.view.updateInteractiveMovementTargetPosition(
                CGPoint(x: Int.random(in: 0..<300, using: &random), y: Int.random(in: 0..<400, using: &random)))
        },
        act("drop") { list, random in
            Bool.random(using: &random) ? list.view.endInteractiveMovement() : list.view.cancelInteractiveMovement()
        },
        ListStep("drag and drop") { stage, list, random in
            guard let cell = list.view.visibleCells.randomElement(using: &random) else { return }
            let point = CGPoint(x: Int.random(in: 0..<300, using: &random), y: Int.random(in: 0..<400, using: &random))
            _ = stage.drag(item: cell, to: point, settling: Bool.random(using: &random))
        },
    ]

    private static let layouts = [
        act("layout") { list, random in
            guard !(list.view.collectionViewLayout is UICollectionViewTransitionLayout) else { return }
            let layout = ProgramList.Layout.allCases.randomElement(using: &random)!
            list.view.setCollectionViewLayout(ProgramList.layout(layout), animated: Bool.random(using: &random))
        },
        act("interactive transition") { list, random in
            guard !list.view.hasUncommittedUpdates,
                !(list.view.collectionViewLayout is UICollectionViewTransitionLayout)
            else { return }
            let layout: ProgramList.Layout = [.flow, .horizontal, .grid].randomElement(using: &random)!
            _ = list.view.startInteractiveTransition(to: ProgramList.layout(layout), completion: nil)
        },
        act("progress") { list, random in
            guard let layout = list.view.collectionViewLayout as? UICollectionViewTransitionLayout else { return }
            layout.transitionProgress = CGFloat(Int.random(in: 0...10, using: &random)) / 10
            layout.invalidateLayout()
        },
        act("end of a transition") { list, random in
            guard list.view.collectionViewLayout is UICollectionViewTransitionLayout else { return }
            Bool.random(using: &random)
                ? list.view.finishInteractiveTransition() : list.view.cancelInteractiveTransition()
        },
        item("context") { list, path, random in
            let layout = list.view.collectionViewLayout
            let context =
                layout is UICollectionViewFlowLayout
                ? UICollectionViewFlowLayoutInvalidationContext() : UICollectionViewLayoutInvalidationContext()
            switch Int.random(in: 0..<4, using: &random) {
            case 0: context.invalidateItems(at: [path])
            case 1:
                context.invalidateSupplementaryElements(
                    ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: path.section)])
            case 2: context.contentOffsetAdjustment.y = 12
            default: context.contentSizeAdjustment.height = 15
            }
            layout.invalidateLayout(with: context)
        },
        act("invalidate") { list, _ in list.view.collectionViewLayout.invalidateLayout() },
        act("metrics") { list, random in
            guard let flow = list.view.collectionViewLayout as? UICollectionViewFlowLayout else { return }
            switch Int.random(in: 0..<5, using: &random) {
            case 0: flow.itemSize.height += 4
            case 1: flow.minimumLineSpacing += 2
            case 2: flow.sectionInset.left += 3
            case 3: flow.headerReferenceSize = CGSize(width: 12, height: 12)
            default: flow.sectionHeadersPinToVisibleBounds.toggle()
            }
        },
        act("self-sizing") { list, _ in list.isSelfSizing.toggle() },
    ]

    private static let screens = [
        ListStep("size of the stage") { stage, _, random in
            if Bool.random(using: &random) { return stage.rotate() }
            stage.resize(width: [240, 320].randomElement(using: &random)!, height: 400)
        },
        ListStep("direction of the stage") { stage, _, _ in
            stage.act("direction") {
                stage.layoutDirection = stage.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            }
        },
        act("direction") { list, random in
            list.view.semanticContentAttribute = [.forceRightToLeft, .unspecified].randomElement(using: &random)!
        },
        act("inset") { list, random in
            list.view.contentInset.top = CGFloat(Int.random(in: 0...30, using: &random))
        },
        act("target") { list, _ in list.target = list.target == nil ? CGPoint(x: 0, y: 30) : nil },
        ListStep("memory warning") { stage, _, _ in stage.sendMemoryWarning() },
        ListStep("out of the window") { stage, list, _ in
            if list.view.superview == nil { stage.show(list.view) } else { stage.remove(list.view) }
        },
    ]
}

// MARK: - Changes of the items

extension ProgramList {
    /// Returns the place of a random item; nil if there are no items.
    func randomPath(using random: inout SeededGenerator) -> IndexPath? {
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        guard let section = counts.indices.filter({ counts[$0] > 0 }).randomElement(using: &random) else { return nil }
        return IndexPath(item: Int.random(in: 0..<counts[section], using: &random), section: section)
    }

    func performBatch(using random: inout SeededGenerator) {
        guard !sections.isEmpty else { return }
        let section = Int.random(in: 0..<sections.count, using: &random)
        let kind = Int.random(in: 0..<4, using: &random)
        view.performBatchUpdates {
            let last = sections[section].count - 1
            if kind != 1 {
                let place = Int.random(in: 0...max(0, last), using: &random)
                sections[section].insert(newTitle(), at: min(place, sections[section].count))
                view.insertItems(at: [IndexPath(item: min(place, last + 1), section: section)])
            } else if last > 2 {
                sections[section].remove(at: 1)
                view.deleteItems(at: [IndexPath(item: 1, section: section)])
                sections[section].append(sections[section].removeFirst())
                view.moveItem(at: IndexPath(item: 0, section: section), to: IndexPath(item: last - 1, section: section))
            }
        } completion: { [weak self] in
            self?.noteCompletion($0)
        }
    }

    func changeSections(using random: inout SeededGenerator) {
        let kind = Int.random(in: 0..<3, using: &random)
        view.performBatchUpdates {
            if kind == 0 || sections.count < 2 {
                sections.insert([newTitle(), newTitle()], at: 0)
                view.insertSections([0])
            } else if kind == 1 {
                sections.removeLast()
                view.deleteSections([sections.count])
            } else {
                sections.append(sections.removeFirst())
                view.moveSection(0, toSection: sections.count - 1)
            }
        } completion: { [weak self] in
            self?.noteCompletion($0)
        }
    }

    func applySnapshot(using random: inout SeededGenerator) {
        guard source == .diffable, let diffable else { return }
        var snapshot = diffable.snapshot()
        guard let item = snapshot.itemIdentifiers.randomElement(using: &random) else { return }
        let other = snapshot.itemIdentifiers.randomElement(using: &random)!
        switch Int.random(in: 0..<7, using: &random) {
        case 0: snapshot.insertItems([newTitle()], beforeItem: item)
        case 1: snapshot.deleteItems([item])
        case 2: if item != other { snapshot.moveItem(item, afterItem: other) }
        case 3: snapshot.reloadItems([item])
        case 4: snapshot.reconfigureItems([item])
        case 5: snapshot.appendItems([newTitle()], toSection: snapshot.sectionIdentifiers[0])
        default:
            guard snapshot.sectionIdentifiers.count > 1 else { return }
            snapshot.moveSection(snapshot.sectionIdentifiers[0], afterSection: snapshot.sectionIdentifiers[1])
        }
        diffable.apply(snapshot, animatingDifferences: Bool.random(using: &random)) { [weak self] in
            self?.noteCompletion(true)
        }
    }

    func applySectionSnapshot(using random: inout SeededGenerator) {
        guard source == .outline, let diffable, let section = diffable.snapshot().sectionIdentifiers.first else {
            return
        }
        var tree = diffable.snapshot(for: section)
        guard let item = tree.items.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: tree.append([newTitle()], to: item.contains(".") ? nil : item)
        case 1: tree.delete([item])
        default: tree.insert([newTitle()], before: item)
        }
        diffable.apply(tree, to: section, animatingDifferences: Bool.random(using: &random))
    }

    func toggleExpansion(using random: inout SeededGenerator) {
        guard source == .outline, let diffable, let section = diffable.snapshot().sectionIdentifiers.last else {
            return
        }
        var tree = diffable.snapshot(for: section)
        guard let item = tree.rootItems.randomElement(using: &random) else { return }
        if tree.isExpanded(item) { tree.collapse([item]) } else { tree.expand([item]) }
        diffable.apply(tree, to: section, animatingDifferences: Bool.random(using: &random))
    }
}
