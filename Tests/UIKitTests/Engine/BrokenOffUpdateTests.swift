import Foundation
import Offscreen
import Testing

@testable import UIKit

/// Breaks off updates of the screen at each callback of the app, and compares the engine at rest
/// with that of a fresh collection view. Nothing of an update may remain in the engine.
@MainActor struct BrokenOffUpdateTests {
    // MARK: - The app

    /// An app that can act whenever one of its methods is called.
    @MainActor
    private final class App: PlainSource, UICollectionViewDelegateFlowLayout {
        final class Layout: UICollectionViewFlowLayout {
            weak var app: App?
            override func prepare() {
                super.prepare()
                app?.call("prepare")
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                app?.call("prepareForUpdates")
            }
            override func finalizeCollectionViewUpdates() {
                app?.call("finalizeUpdates")
                super.finalizeCollectionViewUpdates()
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                app?.call("elements")
                return super.layoutAttributesForElements(in: rect)
            }
            override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                app?.call("item")
                return super.layoutAttributesForItem(at: path)
            }
            override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                app?.call("initial")
                return super.initialLayoutAttributesForAppearingItem(at: path)
            }
            override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                app?.call("final")
                return super.finalLayoutAttributesForDisappearingItem(at: path)
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                app?.call("shouldInvalidate")
                return super.shouldInvalidateLayout(forBoundsChange: newBounds)
            }
            override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
                app?.call("target")
                return super.targetContentOffset(forProposedContentOffset: proposed)
            }
        }

        final class Cell: UICollectionViewCell {
            weak var app: App?
            override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
                -> UICollectionViewLayoutAttributes
            {
                app?.call("preferred")
                attributes.size.height = 30
                return attributes
            }
            override func apply(_ attributes: UICollectionViewLayoutAttributes) {
                super.apply(attributes)
                app?.call("apply")
            }
            override func prepareForReuse() {
                super.prepareForReuse()
                app?.call("prepareForReuse")
            }
        }

        let layout = Layout()
        /// The collection view; nil after `release()`.
        private(set) var view: UICollectionView!
        /// The names of the calls so far.
        var calls: [String] = []
        /// The number of the call at which the app acts, and what it does then.
        var interruption: (number: Int, act: (App) -> Void)?
        private var isActing = false

        init(counts: [Int] = [12]) {
            layout.itemSize = CGSize(width: 100, height: 20)
            layout.estimatedItemSize = layout.itemSize
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 100, height: 10)
            super.init(counts)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            layout.app = self
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view")
            (view.dataSource, view.delegate) = (self, self)
        }

        func call(_ name: String) {
            guard !isActing else { return }
            calls.append(name)
            guard let interruption, interruption.number == calls.count else { return }
            isActing = true
            interruption.act(self)
            isActing = false
        }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            call("cellForItem")
            let cell = super.collectionView(view, cellForItemAt: path) as! Cell
            cell.app = self
            return cell
        }
        override func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            call("header")
            return super.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        }
        func collectionView(
            _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { call("willDisplay") }
        func collectionView(
            _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { call("didEndDisplaying") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { call("didScroll") }

        /// Removes the collection view from its window, and gives up the only reference to it.
        func release() {
            view.removeFromSuperview()
            view = nil
        }

        func insertAtTop() {
            counts[0] += 1
            view.insertItems(at: [[0, 0]])
        }
    }

    // MARK: - Updates, and ways to break them off

    private let updates: [(name: String, run: @MainActor (App, Stage) -> Void)] = [
        (
            "a layout pass",
            { app, _ in
                app.view?.reloadData()
                app.view?.layoutIfNeeded()
            }
        ),
        (
            "a scroll",
            { app, _ in
                app.view?.contentOffset.y = 60
                app.view?.layoutIfNeeded()
            }
        ),
        (
            "a batch update",
            { app, _ in
                app.view?.performBatchUpdates {
                    app.counts[0] += 1
                    app.view?.deleteItems(at: [[0, 1]])
                    app.view?.insertItems(at: [[0, 0], [0, 3]])
                    app.view?.reloadItems(at: [[0, 2]])
                }
            }
        ),
        ("a change of layout", { app, _ in app.view?.setCollectionViewLayout(Self.otherLayout(), animated: true) }),
        (
            "an animated change of the bounds",
            { app, _ in UIView.animate(withDuration: 0.2) { app.view?.frame.size.height = 60 } }
        ),
        ("items configured again", { app, _ in app.view?.reconfigureItems(at: [[0, 0], [0, 1]]) }),
    ]

    private static func otherLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 20)
        return layout
    }

    private let ways: [(name: String, act: @MainActor (App) -> Void)] = [
        ("an exception", { _ = $0.view.numberOfItems(inSection: 99) }),
        (
            "a view that is not registered",
            {
                _ = $0.view.dequeueReusableCell(withReuseIdentifier: "missing", for: [0, 0])
            }
        ),
        ("reloadData", { $0.view.reloadData() }),
        ("a change of layout", { $0.view.collectionViewLayout = otherLayout() }),
        ("an animated change of layout", { $0.view.setCollectionViewLayout(otherLayout(), animated: true) }),
        ("a nested batch", { app in app.view.performBatchUpdates { app.insertAtTop() } }),
        (
            "a nested layout pass",
            { app in
                app.view.setNeedsLayout()
                app.view.layoutIfNeeded()
            }
        ),
        ("a change of the size", { $0.view.frame.size.width = 120 }),
    ]

    /// Returns the numbers of some calls of an update: the first, the second and the last call of
    /// each method.
    private func numbers(of calls: [String], after start: Int) -> [Int] {
        var places: [String: [Int]] = [:]
        for (index, name) in calls.enumerated() where index >= start { places[name, default: []].append(index + 1) }
        return Set(places.values.flatMap { $0.prefix(2) + $0.suffix(1) }).sorted()
    }

    // MARK: - The engine at rest

    /// The values that say something about the app or speed, and may differ between two engines at
    /// rest.
    private let allowed = [
        "activityCounts", "tally", "steadyRegion", "reusableCopy", "missingMethods", "knownRect", "prefetchRegion",
        "pools", "registrations", "hasOffsetRangeChanged", "reentrancyLimit", "questionLimit", "lastSearch",
        "spentAnswers", "owned", "bug", "world", "policies", "staleKeys", "entries", "hiddenCells", "prefetchingItems",
    ]

    /// Returns the optional values, the truth values, the sets of options and the lengths of lists
    /// in the engine, by their paths. Values of layouts, views and attributes are left out.
    private func values(of engine: ListEngine) -> [String: String] {
        var found: [String: String] = [:]
        var seen: Set<ObjectIdentifier> = []
        func visit(_ value: Any, _ path: String) {
            let mirror = Mirror(reflecting: value)
            switch value {
            case let flag as Bool: found[path] = "\(flag)"
            case let activities as Activities: found[path] = "\(activities.rawValue)"
            case is UIView, is UICollectionViewLayout, is UICollectionViewLayoutAttributes, is World: return
            default:
                switch mirror.displayStyle {
                case .optional: found[path] = mirror.children.isEmpty ? "nil" : "a value"
                case .collection, .set, .dictionary: found[path] = "\(mirror.children.count) elements"
                case .class, .struct:
                    if mirror.displayStyle == .class,
                        !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
                    {
                        return
                    }
                    var level: Mirror? = mirror
                    while let current = level {
                        for child in current.children {
                            guard let label = child.label, !allowed.contains(label) else { continue }
                            visit(child.value, path + "." + label)
                        }
                        level = current.superclassMirror
                    }
                default: return
                }
            }
        }
        visit(engine, "engine")
        return found
    }

    @Test
    func
        `An update that an exception, a reload, another layout or a nested update breaks off at any call leaves nothing in the engine`()
    {
        var tried = 0
        for update in updates {
            let counted = Stage(width: 100, height: 100)
            let plain = counted.run { App() }
            counted.show(plain.view)
            let start = plain.calls.count
            counted.act("update") { update.run(plain, counted) }
            for way in ways {
                for number in numbers(of: plain.calls, after: start) {
                    tried += 1
                    expectNothingLeft(of: update, brokenOffBy: way, at: number)
                }
            }
        }
        #expect(tried > 400)
    }

    private func expectNothingLeft(
        of update: (name: String, run: @MainActor (App, Stage) -> Void),
        brokenOffBy way: (name: String, act: @MainActor (App) -> Void), at number: Int
    ) {
        let stage = Stage(width: 100, height: 100)
        let app = stage.run { App() }
        stage.show(app.view)
        app.interruption = (number, way.act)
        stage.failures {
            stage.act("update") { update.run(app, stage) }
            stage.settle()
        }
        app.interruption = nil
        // The next layout pass reports a view that was dequeued and not returned.
        stage.failures { stage.act("pass") { app.view.setNeedsLayout() } }
        let place = "\(update.name), broken off by \(way.name) in call \(number), \(app.calls[number - 1])"
        #expect(app.view.engine.forObservation.invariantProblems() == [], "\(place)")
        let otherStage = Stage(width: 100, height: 100)
        let other = otherStage.run { App(counts: app.counts) }
        otherStage.show(other.view)
        if app.view.collectionViewLayout !== app.layout {
            otherStage.act("layout") { other.view.collectionViewLayout = Self.otherLayout() }
        }
        otherStage.act("frame") {
            other.view.frame = app.view.frame
            other.view.contentOffset = app.view.contentOffset
        }
        let (left, fresh) = (values(of: app.view.engine), values(of: other.view.engine))
        for path in Set(left.keys).union(fresh.keys).sorted() where left[path] != fresh[path] {
            Issue.record("\(place): \(path) is \(left[path] ?? "absent"), in a fresh engine \(fresh[path] ?? "absent")")
        }
        let (frames, right) = (app.view.visibleCells.map(\.frame), other.view.visibleCells.map(\.frame))
        #expect(frames == right, "\(place): \(frames), and not \(right)")
        let waiting = app.view.subviews.filter {
            ($0 as? UICollectionReusableView)?.reuseState.awaitsAnnouncement == true
        }
        #expect(waiting.isEmpty, "\(place)")
    }

    @Test func `A collection view that the app releases at any call of an update is freed, with its engine`() {
        var tried = 0
        for update in updates {
            let counted = Stage(width: 100, height: 100)
            let plain = counted.run { App() }
            counted.show(plain.view)
            let start = plain.calls.count
            counted.act("update") { update.run(plain, counted) }
            for number in numbers(of: plain.calls, after: start) {
                tried += 1
                let stage = Stage(width: 100, height: 100)
                let app = stage.run { App() }
                stage.show(app.view)
                weak let view = app.view
                weak let engine = app.view.engine
                app.interruption = (number, { $0.release() })
                stage.failures {
                    stage.act("update") { update.run(app, stage) }
                    stage.settle()
                }
                #expect(view == nil && engine == nil, "\(update.name), call \(number), \(app.calls[number - 1])")
            }
        }
        #expect(tried > 50)
    }
}
