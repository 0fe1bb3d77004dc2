import Testing
import UIKit

@MainActor struct TransitionLayoutTests {
    /// A layout with one element of each category at a place, or with none.
    private final class SingleFrameLayout: UICollectionViewLayout {
        let at: CGRect?
        let z: Int
        let alpha: CGFloat
        init(_ at: CGRect?, z: Int, alpha: CGFloat = 1) {
            (self.at, self.z, self.alpha) = (at, z, alpha)
            super.init()
        }
        required init?(coder: NSCoder) { nil }

        private func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
            guard let at else { return nil }
            attributes.frame = at
            attributes.zIndex = z
            attributes.alpha = alpha
            return attributes
        }
        override var collectionViewContentSize: CGSize { CGSize(400, CGFloat(100 * z)) }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            placed(UICollectionViewLayoutAttributes(forCellWith: path))
        }
        override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            placed(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path))
        }
        override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            placed(UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path))
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            elements.compactMap { $0 }.filter { $0.frame.intersects(rect) }
        }
    }

    private let a = CGRect(0, 0, 40, 20)
    private let b = CGRect(200, 100, 80, 60)

    private func between(_ first: CGRect?, _ second: CGRect?, alpha: CGFloat = 1) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(
            currentLayout: SingleFrameLayout(first, z: 2), nextLayout: SingleFrameLayout(second, z: 5, alpha: alpha))
    }

    @Test func `A transition layout interpolates cells, headers and decorations by its progress`() {
        let between = between(a, b, alpha: 0.5)
        for progress in [-0.5, 0, 0.25, 0.5, 1, 1.5] as [CGFloat] {
            between.transitionProgress = progress
            for case let attributes? in between.elements {
                #expect(attributes.center == CGPoint(20 + 220 * progress, 10 + 120 * progress))
                #expect(attributes.size == CGSize(40 + 40 * progress, max(0, 20 + 40 * progress)))
                #expect(attributes.alpha == 1 - 0.5 * progress)
                #expect(attributes.zIndex == (progress < 0.5 ? 2 : 5))
            }
            #expect(between.elements.count { $0 != nil } == 3)
            #expect(between.collectionViewContentSize == CGSize(400, 200 + 300 * progress))
        }
    }

    @Test
    func
        `An element that only one layout of a transition has keeps its frame, and an element that neither has is absent`()
    {
        for (first, second, expected) in [(a, nil, a), (nil, b, b), (nil, nil, nil)] as [(CGRect?, CGRect?, CGRect?)] {
            let between = between(first, second)
            between.transitionProgress = 0.25
            #expect(between.elements.map { $0?.frame } == [expected, expected, expected])
            let all = between.layoutAttributesForElements(in: CGRect(0, 0, 400, 500)) ?? []
            #expect(all.map(\.frame) == (expected.map { [$0, $0, $0] } ?? []))
        }
    }

    /// A flow layout whose items have no size, so that it has no views for them.
    private final class EmptyFrameLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            UICollectionViewLayoutAttributes(forCellWith: path)
        }
    }

    @Test func `In a transition from a flow layout, an item of size zero has the frame of the next layout`() {
        let between = UICollectionViewTransitionLayout(
            currentLayout: EmptyFrameLayout(), nextLayout: SingleFrameLayout(b, z: 5))
        #expect(between.layoutAttributesForItem(at: [0, 0])?.frame == b)
    }

    @Test func `For a rectangle a transition layout returns each element whose interpolated frame touches it, once`() {
        let between = between(a, b)
        between.transitionProgress = 0.5
        // Halfway the frame is 60 by 40 around (130, 70).
        func found(_ rect: CGRect) -> [UICollectionView.ElementCategory] {
            (between.layoutAttributesForElements(in: rect) ?? []).map(\.representedElementCategory)
        }
        #expect(found(CGRect(100, 50, 10, 10)) == [.cell, .supplementaryView, .decorationView])
        #expect(found(CGRect(0, 0, 400, 400)).count == 3)
        #expect(found(CGRect(0, 0, 40, 20)).isEmpty)
        #expect(found(CGRect(200, 100, 80, 60)).isEmpty)
    }

    @Test func `A transition layout stores values by key, and returns zero for other keys`() {
        let between = between(a, b)
        #expect(between.value(forAnimatedKey: "x") == 0)
        #expect(between.transitionProgress == 0)
        between.updateValue(3, forAnimatedKey: "x")
        between.updateValue(4, forAnimatedKey: "y")
        #expect(between.value(forAnimatedKey: "x") == 3)
        #expect(between.value(forAnimatedKey: "y") == 4)
    }

    /// A layout that logs the requests for contexts of an interactive movement.
    private final class MovementLoggingLayout: UICollectionViewLayout {
        var log: [String] = []

        override func invalidationContext(
            forInteractivelyMovingItems new: [IndexPath], withTargetPosition target: CGPoint,
            previousIndexPaths old: [IndexPath],
            previousPosition place: CGPoint
        ) -> UICollectionViewLayoutInvalidationContext {
            log.append("\(new.map(\.item)) to \(target.x), \(old.map(\.item)) from \(place.x)")
            return super.invalidationContext(
                forInteractivelyMovingItems: new, withTargetPosition: target, previousIndexPaths: old,
                previousPosition: place)
        }
        override func invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths new: [IndexPath], previousIndexPaths old: [IndexPath], movementCancelled: Bool
        ) -> UICollectionViewLayoutInvalidationContext {
            log.append("end \(new.map(\.item)), \(old.map(\.item)), cancelled: \(movementCancelled)")
            return super.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: new, previousIndexPaths: old, movementCancelled: movementCancelled)
        }
    }

    @Test
    func `Both layouts of a transition are asked for the contexts of an interactive movement, with the same arguments`()
    {
        let (current, next) = (MovementLoggingLayout(), MovementLoggingLayout())
        let between = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        let (new, old) = ([IndexPath(item: 1, section: 0)], [IndexPath(item: 2, section: 0)])
        let moving = between.invalidationContext(
            forInteractivelyMovingItems: new, withTargetPosition: CGPoint(30, 0), previousIndexPaths: old,
            previousPosition: CGPoint(40, 0))
        #expect(moving.targetIndexPathsForInteractivelyMovingItems == new)
        #expect(moving.interactiveMovementTarget == CGPoint(30, 0))
        let ending = between.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: new, previousIndexPaths: old, movementCancelled: true)
        #expect(ending.targetIndexPathsForInteractivelyMovingItems == new)
        let previous = [moving, ending].map(\.previousIndexPathsForInteractivelyMovingItems)
        #expect(previous == [old, old])
        for layout in [current, next] {
            #expect(layout.log == ["[1] to 30.0, [2] from 40.0", "end [1], [2], cancelled: true"])
        }
    }
}

extension UICollectionViewLayout {
    /// The attributes of an item, a supplementary view and a decoration view.
    fileprivate var elements: [UICollectionViewLayoutAttributes?] {
        let path = IndexPath(item: 0, section: 0)
        return [
            layoutAttributesForItem(at: path), layoutAttributesForSupplementaryView(ofKind: "h", at: path),
            layoutAttributesForDecorationView(ofKind: "d", at: path),
        ]
    }
}
