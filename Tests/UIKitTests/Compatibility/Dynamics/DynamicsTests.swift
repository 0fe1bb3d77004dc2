import Testing

@testable import UIKit

/// Dynamics without motion: items rest at their anchors.
@MainActor struct DynamicsTests {
    private let world = World(behavior: .current, screen: UIScreen(size: CGSize(100, 200), scale: 1), tape: EventTape())

    private func view(_ x: CGFloat, _ y: CGFloat) -> UIView { UIView(frame: CGRect(x - 5, y - 5, 10, 10)) }

    private var notModelledCount: Int {
        world.tape!.events(from: 0, to: world.tape!.end).filter { $0.verb == .notModelled }.count
    }

    @Test func `The length of an attachment between two items is the distance of their centers`() {
        world.run {
            let spring = UIAttachmentBehavior(item: view(10, 20), attachedTo: view(40, 60))
            #expect(spring.length == 50)
            #expect(spring.attachedBehaviorType == .items)
            #expect(spring.items.count == 2)
        }
    }

    @Test
    func
        `An item away from its anchor moves to the attachment's length from the anchor, and to the anchor if the length is 0`()
    {
        world.run {
            let reference = view(50, 50)
            let (animator, item) = (UIDynamicAnimator(referenceView: reference), view(10, 50))
            let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(10, 40))
            #expect(spring.length == 10)
            #expect(spring.items.count == 1)
            #expect(spring.attachedBehaviorType == .anchor)
            animator.addBehavior(spring)
            #expect(item.center == CGPoint(10, 50))
            #expect(spring.dynamicAnimator === animator)
            item.center.y = 90
            animator.updateItem(usingCurrentState: item)
            #expect(item.center == CGPoint(10, 50))
            (spring.length, spring.anchorPoint) = (0, CGPoint(30, 70))
            #expect(item.center == CGPoint(30, 70))
            #expect(!animator.isRunning)
            #expect(animator.elapsedTime == 0)
        }
    }

    @Test
    func `A snap behavior moves its item to the snap point, and gravity, pushes, collisions and fields move nothing`() {
        world.run {
            let (animator, snapped, other) = (UIDynamicAnimator(referenceView: view(50, 50)), view(0, 0), view(20, 20))
            let snap = UISnapBehavior(item: snapped, snapTo: CGPoint(60, 60))
            animator.addBehavior(snap)
            let push = UIPushBehavior(items: [other], mode: .instantaneous)
            push.setAngle(0, magnitude: 3)
            let collision = UICollisionBehavior(items: [other])
            collision.addBoundary(withIdentifier: NSString("floor"), from: .zero, to: CGPoint(9, 0))
            let field = UIFieldBehavior.radialGravityField(position: CGPoint(1, 2))
            field.addItem(other)
            for behavior in [
                UIGravityBehavior(items: [other]), push, collision, UIDynamicItemBehavior(items: [other]), field,
            ] {
                animator.addBehavior(behavior)
            }
            #expect(snapped.center == CGPoint(60, 60))
            #expect(other.center == CGPoint(20, 20))
            #expect(abs(push.pushDirection.dx - 3) < 1e-9)
            #expect(abs(push.magnitude - 3) < 1e-9)
            #expect(field.position.y == 2)
            #expect(collision.boundary(withIdentifier: NSString("floor")) != nil)
            #expect(collision.boundaryIdentifiers?.count == 1)
            #expect(animator.behaviors.count == 6)
            #expect(animator.items(in: CGRect(0, 0, 30, 30)).map { $0 === other } == [true], "each item once")
            animator.removeAllBehaviors()
            #expect(animator.behaviors.isEmpty)
            #expect(snap.dynamicAnimator == nil)
        }
    }

    @Test func `A collision behavior stores one boundary for each identifier, in the order in which they were added`() {
        world.run {
            let collision = UICollisionBehavior(items: [])
            var identifiers: [String]? {
                collision.boundaryIdentifiers?.compactMap { ($0 as? NSString).map { "\($0)" } }
            }
            let (square, circle) = (UIBezierPath(rect: CGRect(0, 0, 9, 9)), UIBezierPath(ovalIn: CGRect(0, 0, 9, 9)))
            #expect(identifiers == nil)
            collision.addBoundary(withIdentifier: NSString("a"), for: square)
            collision.addBoundary(withIdentifier: NSString("b"), for: circle)
            #expect(identifiers == ["a", "b"])
            #expect(collision.boundary(withIdentifier: NSString("a")) === square)
            #expect(collision.boundary(withIdentifier: NSString("b")) === circle)
            collision.addBoundary(withIdentifier: NSString("a"), for: circle)
            #expect(identifiers == ["b", "a"])
            #expect(collision.boundary(withIdentifier: NSString("a")) === circle)
            collision.removeBoundary(withIdentifier: NSString("b"))
            #expect(identifiers == ["a"])
            #expect(collision.boundary(withIdentifier: NSString("b")) == nil)
            collision.addBoundary(withIdentifier: NSString("c"), from: CGPoint(1, 2), to: CGPoint(5, 8))
            #expect(collision.boundary(withIdentifier: NSString("c"))?.bounds == CGRect(1, 2, 4, 6))
            collision.removeAllBoundaries()
            #expect(identifiers == nil)
            #expect(collision.boundary(withIdentifier: NSString("a")) == nil)
        }
    }

    @Test func `Adding behaviors to a dynamic animator is reported as not modelled, once for each animator`() {
        world.run {
            let animator = UIDynamicAnimator(referenceView: view(50, 50))
            for _ in 0..<5 { animator.addBehavior(UIGravityBehavior(items: [view(0, 0)])) }
            #expect(notModelledCount == 1)
            UIDynamicAnimator(referenceView: view(50, 50)).addBehavior(UIDynamicBehavior())
            #expect(notModelledCount == 2)
        }
    }

    /// A behavior made of child behaviors, as the documentation advises.
    private final class Rope: UIDynamicBehavior {
        var moves: [Bool] = []

        init(_ item: any UIDynamicItem) {
            super.init()
            addChildBehavior(UISnapBehavior(item: item, snapTo: CGPoint(7, 8)))
        }

        override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }

    @Test func `A dynamic behavior that is added to an animator applies its child behaviors`() {
        world.run {
            let (item, animator) = (view(0, 0), UIDynamicAnimator(referenceView: view(50, 50)))
            let rope = Rope(item)
            #expect(item.center == .zero)
            animator.addBehavior(rope)
            #expect(item.center == CGPoint(7, 8))
            #expect(animator.items(in: CGRect(0, 0, 9, 9)).count == 1)
            animator.removeBehavior(rope)
            #expect(rope.moves == [true, false])
        }
    }

    /// A layout as people write it for bouncing messages.
    private final class Springs: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        var prepared = 0

        override func prepare() {
            super.prepare()
            prepared += 1
            guard animator.behaviors.isEmpty, let all = super.layoutAttributesForElements(in: CGRect(0, 0, 100, 1_000))
            else { return }
            for item in all {
                let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
                (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
                animator.addBehavior(spring)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            for case let spring as UIAttachmentBehavior in animator.behaviors {
                guard let item = spring.items.first else { continue }
                item.center.y += newBounds.minY - collectionView!.bounds.minY
                animator.updateItem(usingCurrentState: item)
            }
            return false
        }
    }

    @Test
    func
        `A layout of items on springs of length 0 shows them at the anchors, and is invalidated after updates of the items`()
    {
        world.run {
            let (layout, source) = (Springs(), PlainSource([12]))
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(100, 40), 0)
            let window = UIWindow(world: world)
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            window.addSubview(view)
            world.layOutWindowsIfNeeded()
            #expect(view.visibleCells.map(\.frame.minY).sorted() == [0, 40, 80, 120, 160])
            let prepared = layout.prepared
            view.contentOffset.y = 60
            for _ in 0..<3 {
                world.timeline.advance(by: 1.0 / 60)
                world.layOutWindowsIfNeeded()
            }
            #expect(view.visibleCells.map(\.frame.minY).sorted() == [40, 80, 120, 160, 200, 240])
            #expect(layout.prepared == prepared + 1)
            #expect(notModelledCount == 1)
            #expect(layout.animator.layoutAttributesForCell(at: [0, 3])?.frame.minY == 120)
            #expect(layout.animator.layoutAttributesForCell(at: [0, 12]) == nil)
            #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "kind", at: [0, 3]) == nil)
        }
    }
}
