import Testing

@testable import UIKit

/// Four reusable siblings with any z from -1 to 1, placed in any order, changed and reused: the walk never breaks the order.
@MainActor @Suite("Where a view is put among its siblings")
struct StackingOrderTests {
    private func collectionView(_ behavior: Behavior) -> UICollectionView {
        World(behavior: behavior, screen: UIScreen(size: CGSize(width: 100, height: 100), scale: 1)).run {
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewLayout())
        }
    }

    private func order(_ view: UICollectionView) -> [Int] {
        view.childViews.compactMap { ($0 as? UICollectionReusableView)?.standing.stackingZ }
    }

    @Test(arguments: ["iOS9", "current"])
    func `Whatever the order of creation and the changes of z, siblings stay sorted by z [STACK-06]`(name: String) {
        let behavior: Behavior = name == "iOS9" ? .iOS9 : .current
        // Every sequence of six placements of three views with z from -1 to 1: 9^6 / sampled by a stride that meets all pairs.
        for program in stride(from: 0, to: 531_441, by: 37) {
            let view = collectionView(behavior)
            let views = (0..<3).map { _ in UICollectionReusableView(frame: .zero) }
            var rest = program
            for _ in 0..<6 {
                let step = rest % 9
                rest /= 9
                view.engine.stacking.place(views[step / 3], z: step % 3 - 1, cause: .layout)
                let z = order(view)
                #expect(z == z.sorted(), "program \(program)")
            }
        }
    }

    @Test func `A view is put after the last one not greater, at most before the first greater [STACK-02]`() {
        let view = collectionView(.iOS9)
        for z in [0, 5, 0, -1, 5] {
            view.engine.stacking.place(UICollectionReusableView(frame: .zero), z: z, cause: .layout)
        }
        #expect(order(view) == [-1, 0, 0, 5, 5])
    }

    @Test func `The walk stops at the first greater z, also where the order is broken behind it [STACK-02]`() {
        let view = collectionView(.iOS9)
        let views = [0, 0, 0].map { z in
            let one = UICollectionReusableView(frame: .zero)
            view.engine.stacking.place(one, z: z, cause: .layout)
            return one
        }
        view.engine.stacking.storeWithoutMoving(views[1], z: 5)
        let new = UICollectionReusableView(frame: .zero)
        view.engine.stacking.place(new, z: 0, cause: .layout)
        #expect(view.childViews == [views[0], new, views[1], views[2]])
    }

    @Test func `A view among the siblings with the wanted z is not moved [STACK-03]`() {
        let view = collectionView(.iOS9)
        let views = (0..<3).map { _ in UICollectionReusableView(frame: .zero) }
        for one in views { view.engine.stacking.place(one, z: 0, cause: .layout) }
        let moves = view.engine.tally.moved
        view.engine.stacking.place(views[0], z: 0, cause: .layout)
        #expect(view.childViews == views)
        #expect(view.engine.tally.moved == moves)
    }

    @Test func `Dormant and animating views take part with the z they last had [STACK-04]`() {
        let view = collectionView(.iOS9)
        let dormant = UICollectionReusableView(frame: .zero)
        view.engine.stacking.place(dormant, z: 5, cause: .layout)
        dormant.standing.state = .dormant
        dormant.isHidden = true
        let leaving = UICollectionReusableView(frame: .zero)
        view.engine.stacking.place(leaving, z: 0, cause: .layout)
        leaving.standing.state = .leaving
        let new = UICollectionReusableView(frame: .zero)
        view.engine.stacking.place(new, z: 1, cause: .layout)
        #expect(view.childViews == [leaving, new, dormant])
    }

    @Test func `A z stored without moving misleads every later walk [STACK-05]`() {
        let view = collectionView(.iOS10)
        let cells = (0..<3).map { _ in UICollectionReusableView(frame: .zero) }
        let card = UICollectionReusableView(frame: .zero)
        view.engine.stacking.place(cells[0], z: 0, cause: .layout)
        view.engine.stacking.place(card, z: 0, cause: .appearing)
        view.engine.stacking.storeWithoutMoving(card, z: -1)
        view.engine.stacking.place(cells[1], z: 0, cause: .layout)
        #expect(view.childViews == [cells[0], card, cells[1]])
    }

    @Test func `An app's own view is passed over, on the oldest system it ends the walk`() {
        for (behavior, expected) in [(Behavior.iOS9, [-1, 0, 1]), (.iOS6, [1, -1, 0])] {
            let view = collectionView(behavior)
            view.engine.stacking.place(UICollectionReusableView(frame: .zero), z: 0, cause: .layout)
            let own = UIView()
            view.addSubview(own)
            view.sendSubviewToBack(own)
            view.engine.stacking.place(UICollectionReusableView(frame: .zero), z: 1, cause: .layout)
            // -1 stands for the app's view: on the oldest system the later view is inserted too low, below it and below a smaller z.
            let zs = view.childViews.map { ($0 as? UICollectionReusableView)?.standing.stackingZ ?? -1 }
            #expect(zs == expected)
        }
    }

    @Test func `The current system keeps a view in its run of equal z [STACK-10]`() {
        let view = collectionView(.current)
        let views = [-1, 0, 0, 10].map { z in
            let one = UICollectionReusableView(frame: .zero)
            view.engine.stacking.place(one, z: z, cause: .layout)
            return one
        }
        view.sendSubviewToBack(views[2])
        #expect(view.childViews == [views[0], views[2], views[1], views[3]])
        view.bringSubviewToFront(views[0])
        #expect(view.childViews == [views[0], views[2], views[1], views[3]])
        let own = UIView()
        view.addSubview(own)
        view.sendSubviewToBack(own)
        #expect(view.childViews.first === own)
    }

    @Test func `Earlier systems let the app send a view anywhere`() {
        let view = collectionView(.iOS9)
        let views = [-1, 0].map { z in
            let one = UICollectionReusableView(frame: .zero)
            view.engine.stacking.place(one, z: z, cause: .layout)
            return one
        }
        view.sendSubviewToBack(views[1])
        #expect(view.childViews == [views[1], views[0]])
    }

    @Test func `The scroll indicators lie above every reusable view [STACK-13]`() {
        let view = collectionView(.iOS9)
        view.contentSize = CGSize(width: 100, height: 1000)
        view.flashScrollIndicators()
        view.engine.stacking.place(UICollectionReusableView(frame: .zero), z: 99, cause: .layout)
        #expect(view.childViews.last is ScrollIndicator)
    }
}
