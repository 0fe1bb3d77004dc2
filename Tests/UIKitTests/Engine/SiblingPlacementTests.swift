import Offscreen
import Testing

@testable import UIKit

/// Places reusable views among their siblings, for all sorted z values of up to five views and in
/// random orders.
@MainActor struct SiblingPlacementTests {
    private func collectionView(_ behavior: Behavior) -> UICollectionView {
        World(behavior: behavior, screen: UIScreen(size: CGSize(100, 100), scale: 1)).run {
            UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: UICollectionViewLayout())
        }
    }

    private func order(_ view: UICollectionView) -> [Int] {
        view.childViews.compactMap { ($0 as? UICollectionReusableView)?.reuseState.stackingZ }
    }

    /// Tries every placement of a new view or of one of up to five sorted siblings, whose distinct
    /// z are 0, 2, 4 and so on. The new z is that of a sibling, or is between, below or above those
    /// of the siblings. The siblings must stay sorted, and the views that are not placed must keep
    /// their order. By induction no sequence of placements breaks the order of up to five views.
    @Test(arguments: Behavior.all.filter { $0.mechanism == nil })
    func
        `Without the ordering bug, placing a view among up to five sorted siblings keeps them sorted, whatever their z [STACK-06]`(
            behavior: Behavior
        )
    {
        var (states, placements) = (0, 0)
        for heights in (1...5).flatMap({ Self.sortedZValues($0) }) {
            states += 1
            let count = heights.count
            // The last index is a new view, which is not among the siblings yet.
            for index in 0...min(count, 4) {
                for z in -1...(heights.last! + 1) {
                    placements += 1
                    let view = collectionView(behavior)
                    let views = heights.map { z in addSibling(to: view, z) }
                    let placed = index == count ? place(z, in: view) : place(z, views[index], in: view)
                    let now = order(view)
                    guard now == now.sorted(), now.count == count + (index == count ? 1 : 0),
                        placed.reuseState.stackingZ == z,
                        view.childViews.filter({ $0 !== placed }) == views.filter({ $0 !== placed })
                    else {
                        Issue.record("\(heights): view \(index) placed with \(z) gives \(now)")
                        return
                    }
                }
            }
        }
        // There are 2^(n - 1) ways in which n sorted views have equal or greater neighbours.
        #expect(states == 1 + 2 + 4 + 8 + 16)
        #expect(placements == 910)
    }

    /// Returns the z values of sorted siblings in every state. Each sibling has the z of the
    /// previous one, or a z greater by two.
    private static func sortedZValues(_ count: Int) -> [[Int]] {
        guard count > 1 else { return [[0]] }
        return sortedZValues(count - 1).flatMap { [$0 + [$0.last!], $0 + [$0.last! + 2]] }
    }

    /// Adds a view in front without searching for its place.
    private func addSibling(to view: UICollectionView, _ z: Int) -> UICollectionReusableView {
        let one = UICollectionReusableView(frame: .zero)
        one.reuseState.stackingZ = z
        view.engine.placement.changeSiblings { view.addSubview(one) }
        return one
    }

    /// Places a view, or a new one.
    @discardableResult
    private func place(
        _ z: Int, _ one: UICollectionReusableView = UICollectionReusableView(frame: .zero), in view: UICollectionView,
        _ placing: PlacementRule = .byZIndex
    ) -> UICollectionReusableView {
        view.engine.placement.place(one, z: z, placementRule: placing)
        return one
    }

    @Test
    func
        `The ordering bug's mechanism front puts a view in front of all siblings, but a view that is added later can pass it [STACK-14]`()
    {
        let view = collectionView(.iOS10)
        let (cell, header) = (place(10, in: view), place(20, in: view))
        let card = place(-1, in: view, .inFront)
        #expect(view.childViews == [cell, header, card])
        #expect(card.reuseState.stackingZ == -1)
        // A cell stops at the header, whose z is greater; a header passes the card.
        let (later, next) = (place(10, in: view), place(20, in: view))
        #expect(view.childViews == [cell, later, header, card, next])
        // A sibling that keeps its z is moved only by the mechanism.
        place(-1, card, in: view)
        #expect(view.childViews == [cell, later, header, card, next])
        place(-1, card, in: view, .inFront)
        #expect(view.childViews == [cell, later, header, next, card])
    }

    @Test func `Without the ordering bug, placing a view again with its current z does not move it [STACK-03]`() {
        let view = collectionView(.iOS9)
        let views = (0..<3).map { _ in place(0, in: view) }
        let moves = view.engine.journal.tally.moved
        place(0, views[0], in: view)
        #expect(view.childViews == views)
        #expect(view.engine.journal.tally.moved == moves)
    }

    @Test func `Views in a reuse pool and views that are leaving keep their last z in the sibling order [STACK-04]`() {
        let view = collectionView(.iOS9)
        let (dormant, leaving) = (place(5, in: view), place(0, in: view))
        (dormant.reuseState.state, leaving.reuseState.state) = (.dormant, .leaving)
        dormant.isHidden = true
        let new = place(1, in: view)
        #expect(view.childViews == [leaving, new, dormant])
    }

    @Test
    func `A view that gets a smaller z without being moved stays in front of a sibling with a greater z [STACK-05]`() {
        let view = collectionView(.iOS10.withMechanismAndWalkPlacement(.transient))
        let (first, card) = (place(0, in: view), place(0, in: view, .byZero))
        view.engine.placement.storeZ(-1, withoutMoving: card)
        let second = place(0, in: view)
        #expect(view.childViews == [first, card, second])
    }

    private func addToBack(_ own: UIView, of view: UICollectionView) {
        view.addSubview(own)
        view.sendSubviewToBack(own)
    }

    @Test
    func
        `The search for a new view's place skips the app's own subviews, but on iOS 6 it ends at the first such subview`()
    {
        for (behavior, expected) in [(Behavior.iOS9, [-1, 0, 1]), (.iOS6, [1, -1, 0])] {
            let view = collectionView(behavior)
            place(0, in: view)
            addToBack(UIView(), of: view)
            place(1, in: view)
            // -1 stands for the app's view. On iOS 6 the later view is inserted too low: below the
            // app's view and a smaller z.
            let zs = view.childViews.map { ($0 as? UICollectionReusableView)?.reuseState.stackingZ ?? -1 }
            #expect(zs == expected)
        }
    }

    @Test
    func
        `On the current system, unlike iOS 9, a reusable view sent to the back or front stays among siblings of equal z [STACK-10]`()
    {
        for (behavior, sent, brought) in [
            (Behavior.current, [0, 2, 1, 3], [0, 2, 1, 3]), (.iOS9, [2, 0, 1, 3], [2, 1, 3, 0]),
        ] {
            let view = collectionView(behavior)
            let views = [-1, 0, 0, 10].map { place($0, in: view) }
            view.sendSubviewToBack(views[2])
            #expect(view.childViews == sent.map { views[$0] })
            view.bringSubviewToFront(views[0])
            #expect(view.childViews == brought.map { views[$0] })
            let own = UIView()
            addToBack(own, of: view)
            #expect(view.childViews.first === own)
        }
    }

    @Test func `A scroll indicator stays in front of a reusable view that is placed or added later [STACK-13]`() {
        let view = collectionView(.iOS9)
        view.contentSize = CGSize(100, 1000)
        view.flashScrollIndicators()
        let placed = place(99, in: view)
        #expect(view.childViews.last is ScrollIndicator)
        view.addSubview(placed)
        #expect(view.childViews.last is ScrollIndicator)
        placed.removeFromSuperview()
        for child in view.childViews { view.addSubview(child) }
        #expect(view.childViews.last is ScrollIndicator)
    }

    /// Returns the index that a search from the back finds by the rule of STACK-02.
    private func indexFoundFromBack(in view: UICollectionView, z: Int, ignoring leaving: UIView) -> Int {
        var (best, position) = (0, 0)
        for child in view.backing.children where child.view !== leaving {
            if let sibling = child.view as? UICollectionReusableView {
                if sibling.reuseState.stackingZ > z { break }
                best = position + 1
            } else if view.engine.host.policies.searchEndsAtForeignView, child.view !== view.backgroundView {
                break
            }
            position += 1
        }
        return best
    }

    @Test(arguments: [Behavior.iOS6, .iOS9, .iOS10.seeded(1), .iOS11, .current])
    func
        `A search for a view's place that continues the previous search gives the same result as a full search [STACK-02]`(
            behavior: Behavior
        )
    {
        for seed in 0..<60 {
            var random = SeededGenerator(seed: UInt64(seed))
            let view = collectionView(behavior)
            var known: [UICollectionReusableView] = []
            for _ in 0..<60 {
                let z = Int.random(in: -1...1, using: &random)
                let one = known.randomElement(using: &random)
                switch Int.random(in: 0..<12, using: &random) {
                case 0: view.insertSubview(UIView(), at: Int.random(in: 0...view.subviews.count, using: &random))
                case 1: if let one { view.engine.placement.storeZ(z, withoutMoving: one) }
                case 2: if let one { place(z, one, in: view) }
                case 3: if let one { view.sendSubviewToBack(one) }
                case 4: one?.removeFromSuperview()
                case 5: view.backgroundView = UIView()
                case 6: view.exchangeSubview(at: 0, withSubviewAt: view.subviews.count - 1)
                default:
                    let new = UICollectionReusableView(frame: .zero)
                    let index = indexFoundFromBack(in: view, z: z, ignoring: new)
                    place(z, new, in: view)
                    #expect(view.backing.index(of: new.backing) == index, "seed \(seed)")
                    known.append(new)
                }
            }
        }
    }

    @Test func `Placing a thousand new views of equal z takes about one comparison each`() {
        let view = collectionView(.current)
        for z in [5, 9] { place(z, in: view) }
        let before = view.engine.placement.lastSearch.steps
        for _ in 0..<1000 { place(0, in: view) }
        #expect(view.engine.placement.lastSearch.steps - before <= 1001)
    }
}
