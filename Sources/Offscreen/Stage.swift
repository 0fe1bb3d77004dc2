import UIKit

/// The outside world of a view tree: a window, a clock, and the verbs of a person and a host.
///
/// Nothing moves unless a verb says so. Each verb takes one tick of the clock, and then ticks until all is at rest, unless
/// told otherwise.
@preconcurrency @MainActor
public final class Stage {
    /// The root of everything on this stage.
    public let window: UIWindow
    public let preset: Preset

    /// Seconds in one tick.
    public static let tickLength = 1.0 / 60
    /// Of unrest, before the stage goes on regardless: a minute of its clock. [VIEW-10]
    private static let mostTicks = 3_600
    private static let mostFutileTicks = 2
    /// Whether every collection view in the window is checked after every tick.
    private static let checksInvariants = World.checksInvariants

    package let world: World
    package let recorder: Recorder?
    /// The line of the scenario that runs, for recordings.
    package var scenarioLine: Int?
    /// Whether verbs tick on until all is at rest.
    package var settlesAfterVerbs = true
    /// The collection view whose books are looked at after every tick; what does not hold is kept.
    package var audited: UICollectionView?
    /// What did not hold of them.
    package private(set) var faults: [String] = []

    /// A stage with a screen of a size in points.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - behavior: whose behaviour is shown.
    ///   - records: whether events are kept. Reports that name causes need them.
    public init(width: CGFloat, height: CGFloat, scale: CGFloat = 2, behavior: Preset = .current, records: Bool = true) {
        preset = behavior
        let screen = UIScreen(size: CGSize(width: width, height: height), scale: scale)
        let tape = records ? EventTape() : nil
        let world = World(behavior: behavior.behavior, screen: screen, tape: tape)
        self.world = world
        recorder = tape.map { Recorder(tape: $0, registry: world.registry) }
        window = world.run { UIWindow(world: world) }
        StageWitness.current?.note(self)
    }

    /// What waits on the clock keeps views, and views keep their world, which has the clock: without a host nothing waits.
    isolated deinit {
        world.timeline.end()
    }

    /// Pixels per point.
    package var scale: CGFloat { world.screen.scale }

    /// Seconds on the stage's clock.
    public var time: Double { world.timeline.now }

    /// Ticks so far.
    public var ticks: Int { world.tick }

    /// Runs code as part of this stage: views it makes are born here, and `UIScreen.main` is its screen.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try world.run(body)
    }

    // MARK: - Time

    // OPTIMIZATION: words are made only where somebody records.

    /// One turn of the host: the clock moves on, what is due happens, then `action`, then layout.
    public func tick(
        _ what: @autoclosure () -> String = "", file: String = #fileID, line: Int = #line, _ action: () -> Void = {}
    ) {
        world.run {
            world.tick += 1
            recorder?.beginTick(
                world.tick, time: time + Stage.tickLength, what: what(), line: scenarioLine,
                source: SourceLine.of(file, line))
            world.timeline.advance(by: Stage.tickLength)
            action()
            layOut()
            if let audited {
                for fault in CollectionAudit(audited).faults { faults.append("tick \(world.tick): \(fault)") }
            } else if Stage.checksInvariants {
                checkInvariants()
            }
            recorder?.endTick(window: window)
        }
    }

    private func checkInvariants() {
        forEachView(in: window) {
            guard let view = $0 as? UICollectionView else { return }
            let faults = CollectionAudit(view).faults
            if !faults.isEmpty { world.insist(faults) }
        }
    }

    /// Ticks until nothing moves, nothing asks for layout and no delayed work waits: timers that fire once, `asyncAfter`. Timers that
    /// repeat are not waited for. After a minute of the clock it gives up; `underWay` says what is left then, and so does the
    /// recording. [VIEW-10]
    public func settle(file: String = #fileID, line: Int = #line) {
        settle(from: (file, line)) { self.isAtRest && self.world.timeline.isDone }
    }

    /// The same. With `mainQueue`, the main queue of the process gets its turns as well, until ten of them in a row have left the stage
    /// at rest: main-actor tasks, and what other queues and files that do not import UIKit hand over to it.
    ///
    /// What other threads still work at is not waited for.
    public func settled(mainQueue: Bool = false, file: String = #fileID, line: Int = #line) async {
        settle(file: file, line: line)
        guard mainQueue else { return }
        var quiet = 0
        while quiet < 10 {
            await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
                DispatchQueue.main.async(group: nil) { turn.resume() }
            }
            quiet = isAtRest && world.timeline.isDone ? quiet + 1 : 0
            settle(file: file, line: line)
        }
    }

    /// Where ticks come from that no test asked for.
    private static let ownSource = (file: "Offscreen/Stage.swift", line: 0)

    private func settle(from source: (file: String, line: Int), until isOver: () -> Bool) {
        var ticks = 0
        var futile = 0
        while !isOver(), ticks < Stage.mostTicks {
            tick(file: source.file, line: source.line)
            ticks += 1
            // Layout was served until the tick gave up, and nothing else moves: more ticks change nothing.
            futile = world.timeline.isIdle && world.awaitsLayout ? futile + 1 : 0
            if futile == Stage.mostFutileTicks {
                world.log("A view asks for layout whenever it is laid out: the stage does not come to rest.")
                return
            }
        }
        if !isOver() {
            let (names, shown) = (underWay, 5)
            let more = names.count > shown ? " and \(names.count - shown) more" : ""
            world.log(
                "The stage does not come to rest. Still under way after a minute of its clock: "
                    + names.prefix(shown).joined(separator: ", ") + more)
        }
    }

    /// Whether nothing moves and nothing asks for layout. Delayed work may wait: verbs do not wait for it, `settle()` does.
    public var isAtRest: Bool { world.timeline.isIdle && !world.awaitsLayout }

    /// What moves or waits: "an animation until 12.3 s", "a scroll of UICollectionView#1", "a timer until 15 s". [VIEW-10]
    public var underWay: [String] { world.timeline.underWay + (world.awaitsLayout ? ["the layout of a view"] : []) }

    /// Ticks until the clock has moved on by some seconds.
    public func advance(by seconds: Double, file: String = #fileID, line: Int = #line) {
        let end = time + seconds
        while time < end - Stage.tickLength / 2 { tick(file: file, line: line) }
    }

    /// Does something in a tick of its own.
    ///
    /// - Parameter settling: whether to tick on until all is at rest.
    public func act(
        _ what: @autoclosure () -> String, settling: Bool = true, file: String = #fileID, line: Int = #line, _ action: () -> Void
    ) {
        tick(what(), file: file, line: line, action)
        if settling, settlesAfterVerbs { settle(from: Stage.ownSource) { isAtRest } }
    }

    private func layOut() {
        // A view that asks for layout in its own layout is served again, bounded; what is left waits for the next tick.
        var rounds = 0
        while world.awaitsLayout, rounds < 100 {
            world.layOutWindows()
            rounds += 1
        }
    }

    // MARK: - Verbs

    /// Puts a view into the window; one without a size fills it.
    public func show(_ view: UIView, file: String = #fileID, line: Int = #line) {
        act("show \(Swift.type(of: view))", file: file, line: line) {
            if view.frame.isEmpty { view.frame = window.bounds }
            window.addSubview(view)
        }
    }

    /// Takes a view out of the window.
    public func remove(_ view: UIView, file: String = #fileID, line: Int = #line) {
        act("remove \(Swift.type(of: view))", file: file, line: line) { view.removeFromSuperview() }
    }

    /// Makes a controller the root of the window; its view fills it.
    public func show(_ controller: UIViewController, file: String = #fileID, line: Int = #line) {
        act("show \(Swift.type(of: controller))", file: file, line: line) { window.rootViewController = controller }
    }

    /// Which way people read on this stage.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { world.layoutDirection }
        set { world.layoutDirection = newValue }
    }

    /// Scrolls by some points, down or right, along the axis on which there is more content; not beyond the content's ends.
    public func scroll(
        _ view: UIScrollView, by distance: CGFloat, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        let isVertical = view.contentSize.height > view.bounds.height || view.contentSize.width <= view.bounds.width
        scroll(
            view, by: isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0), settling: settling, file: file, line: line)
    }

    public func scroll(
        _ view: UIScrollView, by distance: CGPoint, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        act("\(Step.scrollBy(x: distance.x, y: distance.y))", settling: settling, file: file, line: line) {
            let offset = view.contentOffset
            view.contentOffset = view.clamped(CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
        }
    }

    public func scroll(
        _ view: UIScrollView, to offset: CGPoint, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        act("\(Step.scrollTo(x: offset.x, y: offset.y))", settling: settling, file: file, line: line) {
            view.contentOffset = view.clamped(offset)
        }
    }

    /// A finger moves the content by a distance and lets go at rest; callbacks come as from a real drag.
    ///
    /// - Parameter seconds: how long the finger is down; a minute at most, and one tick for what is no number.
    public func drag(
        _ view: UIScrollView, by distance: CGPoint, seconds: Double = 0.1, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        finger(
            on: view, .drag(x: distance.x, y: distance.y, seconds: seconds), by: distance, seconds: seconds, velocity: .zero,
            settling: settling,
            source: (file, line))
    }

    /// A finger pushes the content and lets go at a speed; the content slows down by itself.
    ///
    /// - Parameter velocity: of the content offset, in points per second.
    public func fling(
        _ view: UIScrollView, velocity: CGPoint, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        let seconds = 0.05
        finger(
            on: view, .fling(x: velocity.x, y: velocity.y), by: CGPoint(x: velocity.x * seconds, y: velocity.y * seconds), seconds: seconds,
            velocity: velocity, settling: settling, source: (file, line))
    }

    private func finger(
        on view: UIScrollView, _ step: Step, by distance: CGPoint, seconds: Double, velocity: CGPoint, settling: Bool,
        source: (file: String, line: Int)
    ) {
        let steps = CGFloat((seconds / Stage.tickLength).rounded()).wholeBelow(least: 1, most: Stage.mostTicks)
        tick("\(step)", file: source.file, line: source.line) { view.beginDragging() }
        for _ in 0..<steps {
            tick { view.drag(by: CGPoint(x: distance.x / CGFloat(steps), y: distance.y / CGFloat(steps))) }
        }
        tick { view.endDragging(velocity: velocity) }
        if settling, settlesAfterVerbs { settle(from: Stage.ownSource) { isAtRest } }
    }

    /// Gives the screen another size in points; what fills the window follows.
    ///
    /// - Parameter seconds: how long the change is animated, as a rotation is; zero for at once.
    public func resize(
        width: CGFloat, height: CGFloat, animated seconds: Double = 0, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        act("\(Step.resize(width: width, height: height, seconds: seconds))", settling: settling, file: file, line: line) {
            window.turn(to: CGSize(width: width, height: height), animated: seconds)
        }
    }

    /// Every collection view lets its dormant views go. [POOL-06]
    public func sendMemoryWarning(file: String = #fileID, line: Int = #line) {
        act("\(Step.memoryWarning)", file: file, line: line) {
            forEachView(in: window) { ($0 as? UICollectionView)?.receiveMemoryWarning() }
            window.rootViewController?.didReceiveMemoryWarning()
        }
    }

    // MARK: - Touches

    /// A finger taps at a point of the window.
    ///
    /// - Returns: the view that was hit.
    @discardableResult
    public func tap(at point: CGPoint, file: String = #fileID, line: Int = #line) -> UIView? {
        let hit = touchDown(at: point, file: file, line: line)
        touchUp(file: file, line: line)
        return hit
    }

    /// A finger taps in the middle of a view.
    @discardableResult
    public func tap(_ view: UIView, file: String = #fileID, line: Int = #line) -> UIView? {
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), file: file, line: line)
    }

    /// A finger comes down and stays.
    ///
    /// Not modelled: that it stops a scroll view which decelerates. The motion goes on, and the view under the finger is touched.
    @discardableResult
    public func touchDown(at point: CGPoint, file: String = #fileID, line: Int = #line) -> UIView? {
        var hit: UIView?
        act("\(Step.touch(x: point.x, y: point.y))", file: file, line: line) { hit = window.beginTouch(at: point) }
        return hit
    }

    /// The finger leaves the screen, where it came down or elsewhere.
    public func touchUp(at point: CGPoint? = nil, file: String = #fileID, line: Int = #line) {
        act("\(Step.touchEnd)", file: file, line: line) { window.endTouch(at: point) }
    }

    /// The system takes the touch away.
    public func touchCancel(file: String = #fileID, line: Int = #line) {
        act("\(Step.touchCancel)", file: file, line: line) { window.cancelTouch() }
    }

    private func forEachView(in view: UIView, _ visit: (UIView) -> Void) {
        visit(view)
        for child in view.childViews { forEachView(in: child, visit) }
    }

    // MARK: - Failures

    /// Collects the failures that `body` runs into, which otherwise end the process. The model recovers and goes on.
    @discardableResult
    public func failures(_ body: () -> Void) -> [StageFailure] {
        var collected: [StageFailure] = []
        let outer = world.failureSink
        world.failureSink = { collected.append(StageFailure($0)) }
        defer { world.failureSink = outer }
        world.run(body)
        return collected
    }
}
