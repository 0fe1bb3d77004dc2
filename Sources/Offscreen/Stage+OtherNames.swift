import UIKit

/// Other names for members of a stage, such as those that other tools use. If one is used, the
/// compiler names the member to use instead.
extension Stage {
    @available(*, unavailable, renamed: "press(at:for:file:line:)")
    @discardableResult public func longPress(at point: CGPoint, for seconds: Double = 0.6) -> UIView? { nil }

    @available(*, unavailable, renamed: "press(_:for:file:line:)")
    @discardableResult public func longPress(_ view: UIView, for seconds: Double = 0.6) -> UIView? { nil }

    @available(*, unavailable, renamed: "advance(by:file:line:)")
    public func wait(for seconds: Double) {}

    @available(*, unavailable, renamed: "advance(by:file:line:)")
    public func wait(_ seconds: Double) {}

    @available(*, unavailable, renamed: "settle(until:seconds:file:line:)")
    public func wait(until isOver: () throws -> Bool, seconds: Double = 10) {}

    @available(*, unavailable, renamed: "settle(file:line:)")
    public func wait() {}

    @available(*, unavailable, message: "counts belong to a collection view: stage.counts(of: collectionView).made")
    public var counts: Counts { fatalError() }

    @available(*, unavailable, message: "a pool belongs to a collection view: stage.pools(of: collectionView)")
    public var pools: PoolsReport { fatalError() }
}
