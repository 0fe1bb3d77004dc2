import Offscreen
import Testing
import UIKit

/// Properties that are changed and changed back, and properties that are changed on a screen that
/// was used before.
@MainActor struct ThereAndBackTests {
    /// A change of a screen, and the change back.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let there: @MainActor @Sendable (Stage, ListScreen) -> Void
        let back: @MainActor @Sendable (Stage, ListScreen) -> Void

        init(
            _ name: String, _ there: @escaping @MainActor @Sendable (Stage, ListScreen) -> Void,
            back: @escaping @MainActor @Sendable (Stage, ListScreen) -> Void
        ) {
            testDescription = name
            self.there = there
            self.back = back
        }
    }

    /// Returns a change of a property of the collection view. The closure sets the property to its
    /// other value, or back.
    nonisolated private static func view(
        _ name: String, _ set: @escaping @MainActor @Sendable (UICollectionView, _ isOther: Bool) -> Void
    ) -> Change {
        Change(name) {
            set($1.view, true)
        } back: {
            set($1.view, false)
        }
    }

    /// Returns a change of a property of the flow layout.
    nonisolated private static func layout(
        _ name: String, _ set: @escaping @MainActor @Sendable (UICollectionViewFlowLayout, _ isOther: Bool) -> Void
    ) -> Change {
        Change(name) {
            set($1.layout, true)
        } back: {
            set($1.layout, false)
        }
    }

    /// Properties that have the same effect on a screen that was used and on a new one.
    nonisolated private static let properties: [Change] = [
        view("bottom inset") { $0.contentInset.bottom = $1 ? 30 : 0 },
        view("scrolling") { $0.isScrollEnabled = !$1 },
        view("bounces") { $0.bounces = !$1 },
        view("always bounces") { $0.alwaysBounceVertical = $1 },
        view("selection") { $0.allowsSelection = !$1 },
        view("multiple selection") { $0.allowsMultipleSelection = $1 },
        view("prefetching") { $0.isPrefetchingEnabled = !$1 },
        view("editing") { $0.isEditing = $1 },
        view("alpha") { $0.alpha = $1 ? 0.5 : 1 },
        view("hidden") { $0.isHidden = $1 },
        view("clips") { $0.clipsToBounds = !$1 },
        view("interaction") { $0.isUserInteractionEnabled = !$1 },
        view("height") { $0.frame.size.height = $1 ? 150 : 200 },
        view("width") { $0.frame.size.width = $1 ? 170 : 200 },
        view("place") { $0.frame.origin.y = $1 ? 20 : 0 },
        view("transform") { $0.transform = $1 ? .init(scaleX: 2, y: 2) : .identity },
        view("direction") { $0.semanticContentAttribute = $1 ? .forceRightToLeft : .unspecified },
        view("style") { $0.overrideUserInterfaceStyle = $1 ? .dark : .unspecified },
        view("corners") { $0.layer.cornerRadius = $1 ? 5 : 0 },
        view("depth") { $0.layer.zPosition = $1 ? 2 : 0 },
        view("margins") { $0.layoutMargins.left = $1 ? 40 : 8 },
        layout("item width") { $0.itemSize.width = $1 ? 60 : 80 },
        layout("item height") { $0.itemSize.height = $1 ? 55 : 40 },
        layout("line spacing") { $0.minimumLineSpacing = $1 ? 12 : 0 },
        layout("item spacing") { $0.minimumInteritemSpacing = $1 ? 30 : 0 },
        layout("section insets") { $0.sectionInset = $1 ? .init(top: 3, left: 5, bottom: 7, right: 9) : .zero },
        layout("header") {
            $0.headerReferenceSize = $1 ? CGSize(width: 25, height: 25) : CGSize(width: 10, height: 10)
        },
        layout("no header") { $0.headerReferenceSize = $1 ? .zero : CGSize(width: 10, height: 10) },
        layout("footer") { $0.footerReferenceSize = $1 ? CGSize(width: 15, height: 15) : .zero },
        layout("pinned headers") { $0.sectionHeadersPinToVisibleBounds = $1 },
        layout("pinned footers") { $0.sectionFootersPinToVisibleBounds = $1 },
        layout("estimate") { $0.estimatedItemSize = $1 ? CGSize(width: 80, height: 40) : .zero },
        layout("horizontal") { $0.scrollDirection = $1 ? .horizontal : .vertical },
        Change("background view") {
            $1.view.backgroundView = UIView()
        } back: {
            $1.view.backgroundView = nil
        },
        Change("another direction of the stage") { stage, _ in
            stage.layoutDirection = .rightToLeft
        } back: { stage, _ in
            stage.layoutDirection = .leftToRight
        },
    ]

    /// Actions that are undone.
    ///
    /// UNKNOWN: whether UIKit lays out a vertical flow layout again after the right inset has
    /// changed. In the model only the next invalidation does, so a used screen may differ from a
    /// new one.
    nonisolated private static let actions: [Change] = [
        view("right inset") { $0.contentInset.right = $1 ? 30 : 0 },
        Change("selected item") {
            $1.view.selectItem(at: path(1), animated: false, scrollPosition: [])
        } back: {
            $1.view.deselectItem(at: path(1), animated: false)
        },
        Change("inserted items") {
            $1.insert("x", "y", at: 1)
        } back: {
            $1.delete(1, 2)
        },
        Change("inserted section") {
            $1.sections.insert(["x", "y"], at: 0)
            $1.view.insertSections([0])
        } back: {
            $1.sections.removeFirst()
            $1.view.deleteSections([0])
        },
        Change("moved item") {
            $1.sections[0].insert($1.sections[0].removeFirst(), at: 2)
            $1.view.moveItem(at: path(0), to: path(2))
        } back: {
            $1.sections[0].insert($1.sections[0].remove(at: 2), at: 0)
            $1.view.moveItem(at: path(2), to: path(0))
        },
        Change("reloaded with no items") {
            $1.sections = []
            $1.view.reloadData()
        } back: {
            $1.sections = names
            $1.view.reloadData()
        },
        Change("no data source") {
            $1.view.dataSource = nil
        } back: {
            $1.view.dataSource = $1
        },
        Change("no delegate") {
            $1.view.delegate = nil
        } back: {
            $1.view.delegate = $1
        },
        Change("another layout") {
            $1.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        } back: {
            $1.view.setCollectionViewLayout($1.layout, animated: false)
            // A layout keeps the item in the middle of the screen, so the offset changes. [OFFSET-01]
            $1.view.contentOffset.y = 0
        },
        Change("another layout with animation") {
            $1.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        } back: {
            $1.view.setCollectionViewLayout($1.layout, animated: true)
            $1.view.contentOffset.y = 0
        },
        Change("off the window") {
            $1.view.removeFromSuperview()
        } back: {
            $0.window.addSubview($1.view)
        },
        Change("memory warning") { stage, _ in
            stage.sendMemoryWarning()
        } back: { _, _ in
        },
        Change("scrolled") {
            $1.view.contentOffset.y = 150
        } back: {
            $1.view.contentOffset.y = 0
        },
        Change("scrolled far") {
            $1.view.contentOffset.y = 400
        } back: {
            $1.view.contentOffset.y = 0
        },
        Change("rotated") { stage, _ in
            stage.resize(width: 150, height: 100)
        } back: { stage, _ in
            stage.resize(width: 200, height: 200)
        },
        Change("touched") { stage, _ in
            stage.touchDown(at: CGPoint(x: 40, y: 30))
        } back: { stage, _ in
            stage.touchCancel()
        },
        Change("carried") {
            _ = $1.view.beginInteractiveMovementForItem(at: path(1))
        } back: {
            $1.view.cancelInteractiveMovement()
        },
        Change("transition") {
            _ = $1.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        } back: {
            $1.view.cancelInteractiveTransition()
        },
    ]

    nonisolated private static let all = properties + actions

    /// Actions that are not combined with each other, because they change the items or the layout, or
    /// name an item by its index path.
    nonisolated private static let lonely: Set<String> = [
        "selected item", "inserted items", "inserted section", "moved item", "reloaded with no items", "no data source",
        "another layout", "another layout with animation", "off the window", "touched", "carried", "transition",
    ]
    /// Changes of the frame. They are not combined with each other, because setting the frame of a view
    /// with a transform is not undone by setting its old values.
    nonisolated private static let geometric: Set<String> = [
        "width", "height", "place", "transform", "rotated", "off the window",
    ]
    /// Whether two changes can be undone in either order.
    nonisolated private static func areIndependent(_ a: Change, _ b: Change) -> Bool {
        let both: Set = [a.testDescription, b.testDescription]
        return !lonely.isSuperset(of: both) && !geometric.isSuperset(of: both) && !both.contains("right inset")
    }
    nonisolated private static let names = [7, 30].enumerated().map { section, count in
        (0..<count).map { "\(section)-\($0)" }
    }

    /// Shows two sections on a screen that is bigger than the collection view.
    private func makeScreen(on stage: Stage, before change: (ListScreen) -> Void = { _ in }) -> ListScreen {
        let screen = stage.run { ListScreen(Self.names) }
        screen.layout.itemSize = CGSize(width: 80, height: 40)
        screen.layout.minimumInteritemSpacing = 0
        screen.layout.headerReferenceSize = CGSize(width: 10, height: 10)
        screen.view.isPrefetchingEnabled = true
        screen.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "header")
        screen.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        stage.run { change(screen) }
        stage.show(screen.view)
        return screen
    }

    /// Returns what is seen: the properties of the collection view, and its views from back to front.
    private func picture(of screen: ListScreen) -> [String] {
        let view = screen.view
        let values =
            "offset \(view.contentOffset) of \(view.contentSize), \(view.frame) \(view.alpha) \(view.isHidden), "
            + "selected \(view.indexPathsForSelectedItems ?? []), insets \(view.adjustedContentInset)"
        return [values]
            + view.seenSubviews.map { child in
                var words = "\(type(of: child)) \(child.frame) alpha \(child.alpha)"
                if child.layer.animationKeys()?.isEmpty == false { words += " moving" }
                guard let cell = child as? ListScreen.Cell else { return words }
                words += " \(view.indexPath(for: cell).map { "\($0)" } ?? "no item") \(cell.name)"
                for (name, value) in [("selected", cell.isSelected), ("highlighted", cell.isHighlighted)] where value {
                    words += " \(name)"
                }
                if cell.configurationState.isEditing { words += " editing" }
                return words
            }.sorted()
    }

    private func makeStage() -> Stage { Stage(width: 200, height: 200, behavior: .iOS18, records: false) }

    private func perform(_ part: (Stage, ListScreen) -> Void, on stage: Stage, _ screen: ListScreen) {
        stage.run { part(stage, screen) }
        stage.tick()
        stage.settle()
    }

    @Test(arguments: all)
    func `A property that is changed and changed back, or an action that is undone, leaves the screen as it was`(
        change: Change
    ) {
        let stage = makeStage()
        let screen = makeScreen(on: stage)
        stage.settle()
        let before = picture(of: screen)
        for _ in 0..<2 {
            perform(change.there, on: stage, screen)
            perform(change.back, on: stage, screen)
            #expect(picture(of: screen) == before)
        }
    }

    @Test(arguments: properties)
    func `A property that is changed on a used screen has the effect that it has from the start on a new one`(
        change: Change
    ) {
        let (usedStage, newStage) = (makeStage(), makeStage())
        let used = makeScreen(on: usedStage)
        for action in ["scrolled far", "inserted items", "selected item", "scrolled"] {
            let action = Self.actions.first { $0.testDescription == action }!
            perform(action.there, on: usedStage, used)
            perform(action.back, on: usedStage, used)
        }
        perform(change.there, on: usedStage, used)
        // The direction of a stage is set before the screen is made.
        let new = makeScreen(on: newStage) { change.there(newStage, $0) }
        newStage.settle()
        #expect(picture(of: used) == picture(of: new))
    }

    @Test(arguments: Thoroughness.values(Array(all.indices), ordinarilyEvery: 13))
    func `For many screens, two changes that are undone in either order leave the screen as it was`(first: Int) {
        for second in Thoroughness.values(Array(Self.all.indices), ordinarilyEvery: 10) where second != first {
            let (a, b) = (Self.all[first], Self.all[second])
            guard Self.areIndependent(a, b) else { continue }
            for isNested in [true, false] {
                let stage = makeStage()
                let screen = makeScreen(on: stage)
                stage.settle()
                let before = picture(of: screen)
                let order = [a.there, b.there] + (isNested ? [b.back, a.back] : [a.back, b.back])
                for part in order { perform(part, on: stage, screen) }
                #expect(picture(of: screen) == before, "\(a.testDescription), \(b.testDescription), nested \(isNested)")
            }
        }
    }
}
