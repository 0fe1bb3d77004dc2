import UIKit

/// A window and a clock for the views of a test, with methods for the actions of a person and of
/// the system.
///
/// Time passes in the methods of the stage. By default, the stage ticks after an action until
/// ``isAtRest`` is true, at most for a minute of its clock. In a test that is `async`, time also
/// passes while the test is suspended and a completion has not been called that code outside of the
/// stage's ticks has passed to a call, as in `await dataSource.apply(snapshot)`. [VIEW-22]
@preconcurrency @MainActor
public final class Stage {
    /// The window of this stage, to which `show` adds views.
    public let window: UIWindow
    public let preset: Preset

    /// Seconds in one tick.
    public static let tickLength = 1.0 / 60
    /// The greatest number of ticks for which the stage waits for rest or moves a finger. It is a
    /// minute of the stage's clock. [VIEW-10]
    static let maximumTickCount = 3_600
    private static let maximumFutileTickCount = 2

    package let world: World
    package let recorder: Recorder?
    /// The line of the running scenario, for recordings; nil outside of scenarios.
    package var scenarioLine: Int?
    /// Whether the stage ticks after an action until it is at rest, if the action's argument
    /// `settling` allows that.
    package var settlesAfterActions = true
    /// Called with the name of each step of the stage before the step is taken.
    var willTakeStep: ((String) -> Void)?
    /// The list that is checked after every tick; nil for none. The faults that are
    /// found are added to `faults`.
    package var auditedView: (any ObservedList)?
    /// The faults that were found in `auditedView`.
    package private(set) var faults: [String] = []
    let end = StageEnd()

    /// Creates a stage with a screen. Width and height are in points.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - behavior: the system whose behaviour the stage shows.
    ///   - records: whether events are recorded. Without events, a ``StackingReport`` names no
    ///     causes.
    public init(width: CGFloat, height: CGFloat, scale: CGFloat = 2, behavior: Preset = .current, records: Bool = true)
    {
        preset = behavior
        let screen = UIScreen(size: CGSize(width: width, height: height), scale: scale)
        let tape = records ? EventTape() : nil
        let world = World(behavior: behavior.behavior, screen: screen, tape: tape)
        self.world = world
        recorder = tape.map { Recorder(tape: $0, viewNames: world.viewNames) }
        window = world.run { UIWindow(world: world) }
        world.timeline.owner = self
        StageCollector.current?.note(self)
        world.prepareForProcessEnd = {
            [weak recorder, test = StageCollector.test, hasFiles = StageCollector.current != nil] in
            recorder?.growingFile?.saveEvents()
            StageCollector.saveAll()
            return Stage.endOfFailureMessage(
                test: StageCollector.test ?? test, recorder: recorder,
                hasFiles: hasFiles || StageCollector.current != nil)
        }
        // OPTIMIZATION: `ProcessInfo` would read all variables for each stage.
        if let folder = getenv(RecordingFile.variable).map({ String(cString: $0) }), !folder.isEmpty {
            beginRecordingFile(in: URL(fileURLWithPath: folder))
        }
    }

    /// Writes the recording to a new file in a folder, such as "TEST-1.json", and appends each tick
    /// to the file. The number is the first that is free. If the name of the test is not known, the
    /// word "recording" takes its place.
    ///
    /// If the process ends early, `offscreen diagnose` and `offscreen play` can still read the
    /// file. `OFFSCREEN_RECORDINGS=FOLDER` writes such a file for every stage that records.
    func beginRecordingFile(in folder: URL) {
        recorder?.beginFile(in: folder, start: recording(ticks: []))
    }

    /// Returns the last lines of the message with which a failure ends the process: the test, the
    /// line that began the last tick, and the file of the recording.
    ///
    /// - Parameter hasFiles: whether the recording is one of the files about the test, whose folder
    ///   is printed. It is not named here then.
    private static func endOfFailureMessage(test: String?, recorder: Recorder?, hasFiles: Bool) -> String {
        var words = test.map { "\n  test     \($0)" } ?? ""
        if let recorder {
            if !recorder.lastSource.file.isEmpty { words += "\n  line     \(recorder.lastSource)" }
            if let path = recorder.growingFile?.path {
                words += "\n  recorded \(path)"
            } else if !hasFiles {
                words +=
                    """
                    \n  recorded in no file; \(RecordingFile.variable)=FOLDER swift test keeps recordings of \
                    tests that end the process
                    """
            }
        }
        return words
    }

    /// Cancels the scheduled work, and completes the recording's file. The closures of that work
    /// may refer to views, and would otherwise keep them alive in a reference cycle.
    isolated deinit {
        end.underWay = worldUnderWay
        world.timeline.end()
        recorder?.growingFile?.end()
    }

    /// The number of pixels per point.
    package var scale: CGFloat { world.screen.scale }

    /// The time on the stage's clock, in seconds.
    public var time: Double { world.timeline.now }

    /// The number of ticks so far.
    public var ticks: Int { world.tick }

    /// Runs code as part of this stage. Views that the code makes belong to the stage, and
    /// `UIScreen.main` is the stage's screen.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try world.run(body)
    }

    // MARK: - Time

    // OPTIMIZATION: `what` is an autoclosure, so that no text is made if the stage does not record.

    /// Takes one tick: the clock advances, scheduled work that is due runs, and then views are laid
    /// out.
    public func tick(_ what: @autoclosure () -> String = "", file: String = #fileID, line: Int = #line) {
        tick(what(), file: file, line: line) {}
    }

    /// Takes one tick: the clock advances, scheduled work that is due runs, then `action` runs, and
    /// then views are laid out.
    ///
    /// - Throws: the error that `action` throws, at the end of the tick.
    public func tick(
        _ what: @autoclosure () -> String = "", file: String = #fileID, line: Int = #line, _ action: () throws -> Void
    ) rethrows {
        if let willTakeStep, !isTicking, case let name = what(), !name.isEmpty { willTakeStep(name) }
        try world.run {
            let outer = isTicking
            isTicking = true
            defer { isTicking = outer }
            moveWorkFromOutside()
            world.beginTick()
            recorder?.beginTick(
                world.tick, time: time + Stage.tickLength, step: what(), line: scenarioLine,
                source: SourceLine.noneIfInPackage(file: file, line: line))
            world.timeline.advance(by: Stage.tickLength)
            defer { endTick() }
            try action()
        }
    }

    /// Whether a tick is running.
    package private(set) var isTicking = false
    /// Whether the main queue runs the stage. It then runs the work of the process's main queue
    /// itself.
    private var isRunByMainQueue = false

    /// Moves the work that code outside of stages has sent to the main queue to the stage's clock.
    /// [VIEW-23]
    private func moveWorkFromOutside() {
        #if !canImport(Darwin)
            if !isRunByMainQueue { OutsideWork.move(to: world) }
        #endif
    }

    private func endTick() {
        layOut()
        if let auditedView {
            for fault in ListAudit(auditedView).faults { faults.append("tick \(world.tick): \(fault)") }
        } else if World.checksInvariants {
            forEachView(in: window) {
                if let view = ($0 as? UIScrollView)?.observedList {
                    world.trapOnBrokenInvariants(ListAudit(view).faults)
                }
            }
        }
        recorder?.endTick(window: window)
    }

    /// Ticks until nothing moves, no layout is requested, and no scheduled work waits, such as
    /// `asyncAfter` or a timer that fires once. Repeating timers are not waited for. After a minute
    /// of the clock, the stage stops waiting. A message and `underWay` then name what is left. The
    /// stage stops earlier if nothing but endless layout is left. [VIEW-10]
    public func settle(file: String = #fileID, line: Int = #line) {
        settle(source: (file, line)) { self.isAtRest && self.world.timeline.isDone }
    }

    /// The source line of ticks that the stage takes while it waits after an action.
    private static let ownSource = (file: "Offscreen/Stage.swift", line: 0)

    private func settle(source: (file: String, line: Int), until isOver: () -> Bool) {
        var ticks = 0
        var futile = 0
        while !isOver(), ticks < Stage.maximumTickCount {
            tick(file: source.file, line: source.line)
            ticks += 1
            // If nothing but repeating work is waiting, and layout is still pending after two
            // ticks, the stage gives up.
            futile = world.timeline.isDone && world.hasPendingLayout ? futile + 1 : 0
            if futile == Stage.maximumFutileTickCount {
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

    /// Whether nothing moves and nothing is waiting, except for work that repeats and for layout.
    var hasNothingToWaitFor: Bool { world.timeline.isDone }

    /// Ticks until `isOver` returns true or everything is at rest. Called by the main queue.
    func settleOnMainQueue(until isOver: () -> Bool) {
        isRunByMainQueue = true
        defer { isRunByMainQueue = false }
        settle(source: Stage.ownSource) { isOver() || (isAtRest && world.timeline.isDone) }
    }

    /// Whether nothing moves and no layout is requested. Delayed work may be waiting: `settle()`
    /// and `settled()` wait for it, but actions such as `scroll` do not.
    public var isAtRest: Bool {
        // OPTIMIZATION: a stage that waits reads this property after each tick, and the next tick
        // moves the work, too.
        guard world.timeline.isIdle, !world.hasPendingLayout else { return false }
        moveWorkFromOutside()
        return world.timeline.isIdle
    }

    /// Descriptions of what moves or waits: "an animation until 12.3 s", "a scroll of
    /// UICollectionView#1", "a timer until 15 s".
    /// [VIEW-10]
    public var underWay: [String] {
        moveWorkFromOutside()
        return worldUnderWay
    }

    private var worldUnderWay: [String] {
        world.timeline.underWay + (world.hasPendingLayout ? ["the layout of a view"] : [])
    }

    /// Advances the stage's clock by some seconds, rounded to whole ticks. More than a million
    /// seconds, or NaN, is a failure, and the clock does not move.
    public func advance(by seconds: Double, file: String = #fileID, line: Int = #line) {
        guard seconds <= 1_000_000 else {
            return world.fail(
                "The stage does not advance by \(seconds) seconds (\(file):\(line)): the limit of a call is 1000000")
        }
        let end = time + seconds
        while time < end - Stage.tickLength / 2 { tick(file: file, line: line) }
    }

    /// Runs code in one tick.
    ///
    /// - Parameter settling: whether to tick afterwards until ``isAtRest`` is true, at most for a
    ///   minute of the clock.
    /// - Throws: the error that `action` throws, at the end of its tick.
    public func act(
        _ what: @autoclosure () -> String, settling: Bool = true, file: String = #fileID, line: Int = #line,
        _ action: () throws -> Void
    ) rethrows {
        try tick(what(), file: file, line: line, action)
        if settling, settlesAfterActions { settle(source: Stage.ownSource) { isAtRest } }
    }

    private func layOut() {
        // A view that requests layout during its own layout is laid out again, up to a limit.
        // Further layout waits for the next tick.
        var rounds = 0
        while world.hasPendingLayout, rounds < 100 {
            world.layOutWindowsIfNeeded()
            rounds += 1
        }
    }

    // MARK: - Actions

    /// Adds a view to the window. If its frame is empty, the view fills the window.
    public func show(_ view: UIView, file: String = #fileID, line: Int = #line) {
        act("show \(Swift.type(of: view))", file: file, line: line) { add(view) }
    }

    /// Adds a view to the window, which it fills if its frame is empty.
    func add(_ view: UIView) {
        if view.frame.isEmpty { view.frame = window.bounds }
        window.addSubview(view)
    }

    /// Removes a view from the window.
    public func remove(_ view: UIView, file: String = #fileID, line: Int = #line) {
        act("remove \(Swift.type(of: view))", file: file, line: line) { view.removeFromSuperview() }
    }

    /// Makes a view controller the root of the window. Its view fills the window.
    public func show(_ controller: UIViewController, file: String = #fileID, line: Int = #line) {
        act("show \(Swift.type(of: controller))", file: file, line: line) { window.rootViewController = controller }
    }

    /// The reading direction on this stage. After a change, all views in the window are laid out again.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { world.layoutDirection }
        set { world.run { world.changeLayoutDirection(to: newValue) } }
    }

    /// Scrolls down by a distance, at most to the end of the content. If the content overflows only
    /// in width, scrolls to the right.
    // Without the attribute, here and below, the argument `.zero` would be ambiguous, because it
    // could be a number or a point.
    @_disfavoredOverload
    public func scroll(
        _ view: UIScrollView, by distance: CGFloat, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        scroll(view, by: Stage.point(distance, in: view), settling: settling, file: file, line: line)
    }

    /// Scrolls by a distance on both axes, at most to the ends of the content.
    public func scroll(
        _ view: UIScrollView, by distance: CGPoint, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        act("\(Step.scrollBy(x: distance.x, y: distance.y))", settling: settling, file: file, line: line) {
            let offset = view.contentOffset
            view.contentOffset = view.clampedOffset(CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
        }
    }

    /// Scrolls to a vertical offset, at most to the end of the content. If the content overflows
    /// only in width, the offset is horizontal.
    @_disfavoredOverload
    public func scroll(
        _ view: UIScrollView, to offset: CGFloat, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        scroll(
            view, to: Stage.point(offset, in: view, otherCoordinateFrom: view.contentOffset), settling: settling,
            file: file, line: line)
    }

    /// Scrolls to a content offset, at most to the ends of the content.
    public func scroll(
        _ view: UIScrollView, to offset: CGPoint, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        act("\(Step.scrollTo(x: offset.x, y: offset.y))", settling: settling, file: file, line: line) {
            view.contentOffset = view.clampedOffset(offset)
        }
    }

    /// Returns a point with a value as its y coordinate, or as its x coordinate if the content
    /// overflows only in width.
    ///
    /// - Parameter other: supplies the other coordinate.
    private static func point(_ value: CGFloat, in view: UIScrollView, otherCoordinateFrom other: CGPoint = .zero)
        -> CGPoint
    {
        let isVertical = view.contentSize.height > view.bounds.height || view.contentSize.width <= view.bounds.width
        return isVertical ? CGPoint(x: other.x, y: value) : CGPoint(x: value, y: other.y)
    }

    /// Drags the content vertically, as
    /// ``drag(_:by:seconds:settling:file:line:)-(_,CGPoint,_,_,_,_)`` does. If the content
    /// overflows only in width, drags it horizontally.
    @_disfavoredOverload
    public func drag(
        _ view: UIScrollView, by distance: CGFloat, seconds: Double = 0.1, settling: Bool = true,
        file: String = #fileID, line: Int = #line
    ) {
        drag(view, by: Stage.point(distance, in: view), seconds: seconds, settling: settling, file: file, line: line)
    }

    /// Drags the content by a distance with a finger that stops before it lifts. The delegate
    /// receives the callbacks of a real drag.
    ///
    /// Until the finger lifts, the content offset changes by the distance, unless the content
    /// reaches an end or is beyond it. On a device, the finger moves 10 points more, because a pan
    /// begins only after it has moved so far. [SCROLL-05]
    ///
    /// - Parameter seconds: the time in which the finger moves, at most a minute. If it is not a
    ///   number, the finger moves for one tick.
    public func drag(
        _ view: UIScrollView, by distance: CGPoint, seconds: Double = 0.1, settling: Bool = true,
        file: String = #fileID, line: Int = #line
    ) {
        performDrag(
            on: view, step: .drag(x: distance.x, y: distance.y, seconds: seconds), by: distance, seconds: seconds,
            velocity: .zero,
            settling: settling, source: (file, line))
    }

    /// Flings the content with a vertical velocity in points per second. If the content overflows
    /// only in width, the velocity is horizontal.
    @_disfavoredOverload
    public func fling(
        _ view: UIScrollView, velocity: CGFloat, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        fling(view, velocity: Stage.point(velocity, in: view), settling: settling, file: file, line: line)
    }

    /// Flings the content with a finger that lifts while it moves. The content then decelerates.
    ///
    /// - Parameter velocity: the velocity of the content offset, in points per second.
    public func fling(
        _ view: UIScrollView, velocity: CGPoint, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) {
        let seconds = 0.05
        performDrag(
            on: view, step: .fling(x: velocity.x, y: velocity.y),
            by: CGPoint(x: velocity.x * seconds, y: velocity.y * seconds),
            seconds: seconds, velocity: velocity, settling: settling, source: (file, line))
    }

    /// Drags the content with a finger, from the touch to the lift.
    ///
    /// - Parameter step: the step that names the tick in which the finger touches the screen.
    private func performDrag(
        on view: UIScrollView, step: Step, by distance: CGPoint, seconds: Double, velocity: CGPoint, settling: Bool,
        source: (file: String, line: Int)
    ) {
        let steps = CGFloat((seconds / Stage.tickLength).rounded()).roundedDown(
            atLeast: 1, atMost: Stage.maximumTickCount)
        tick("\(step)", file: source.file, line: source.line) { view.beginDragging() }
        for _ in 0..<steps {
            tick { view.drag(by: CGPoint(x: distance.x / CGFloat(steps), y: distance.y / CGFloat(steps))) }
        }
        tick { view.endDragging(velocity: velocity) }
        if settling, settlesAfterActions { settle(source: Stage.ownSource) { isAtRest } }
    }

    /// Changes the size of the screen and of the window, in points. Subviews of the window that
    /// fill it go on filling it.
    ///
    /// - Parameter seconds: the duration of the animation. With zero there is no animation.
    public func resize(
        width: CGFloat, height: CGFloat, duration seconds: Double = 0, settling: Bool = true, file: String = #fileID,
        line: Int = #line
    ) {
        act(
            "\(Step.resize(width: width, height: height, seconds: seconds))", settling: settling, file: file, line: line
        ) {
            window.resizeWithScreen(to: CGSize(width: width, height: height), duration: seconds)
        }
    }

    /// Exchanges the width and the height of the screen, in the time that a device takes for a
    /// rotation.
    public func rotate(settling: Bool = true, file: String = #fileID, line: Int = #line) {
        let size = window.bounds.size
        resize(width: size.height, height: size.width, duration: 0.3, settling: settling, file: file, line: line)
    }

    /// Sends a memory warning to every collection view in the window, and to the root view
    /// controller. The collection views release their dormant views, and cells that are kept or
    /// prefetched. [POOL-06]
    public func sendMemoryWarning(file: String = #fileID, line: Int = #line) {
        act("\(Step.memoryWarning)", file: file, line: line) {
            forEachView(in: window) { ($0 as? UIScrollView)?.observedList?.receiveMemoryWarning() }
            window.rootViewController?.didReceiveMemoryWarning()
        }
    }

    // MARK: - Touches

    /// Taps at a point of the window.
    ///
    /// - Returns: the view that was hit, or nil if there is none.
    @discardableResult
    public func tap(at point: CGPoint, file: String = #fileID, line: Int = #line) -> UIView? {
        let hit = touchDown(at: point, file: file, line: line)
        touchUp(file: file, line: line)
        return hit
    }

    /// Taps in the middle of the visible part of a view.
    @discardableResult
    public func tap(_ view: UIView, file: String = #fileID, line: Int = #line) -> UIView? {
        tap(at: visibleMiddle(of: view), file: file, line: line)
    }

    /// Puts a finger on the screen. The finger stays on the screen until `touchUp` or
    /// `touchCancel`.
    ///
    /// Not modelled: a touch does not stop a scroll view that decelerates. The motion continues,
    /// and the view under the finger receives the touch.
    ///
    /// - Returns: the view that was hit, or nil if there is none.
    @discardableResult
    public func touchDown(at point: CGPoint, file: String = #fileID, line: Int = #line) -> UIView? {
        var hit: UIView?
        act("\(Step.touch(x: point.x, y: point.y))", file: file, line: line) { hit = window.beginTouch(at: point) }
        return hit
    }

    /// Moves the finger that is on the screen. Nothing scrolls; use `drag` for that.
    public func touchMove(to point: CGPoint, file: String = #fileID, line: Int = #line) {
        act("\(Step.touchMove(x: point.x, y: point.y))", file: file, line: line) { window.moveTouch(to: point) }
    }

    /// Touches a point of the window with a finger, and lifts it after some seconds.
    ///
    /// - Returns: the view that was hit, or nil if there is none.
    @discardableResult
    public func press(at point: CGPoint, for seconds: Double = 0.6, file: String = #fileID, line: Int = #line)
        -> UIView?
    {
        let hit = touchDown(at: point, file: file, line: line)
        advance(by: seconds)
        touchUp(file: file, line: line)
        return hit
    }

    /// Touches the middle of the visible part of a view with a finger, and lifts it after some
    /// seconds.
    ///
    /// - Returns: the view that was hit, or nil if there is none.
    @discardableResult
    public func press(_ view: UIView, for seconds: Double = 0.6, file: String = #fileID, line: Int = #line) -> UIView? {
        press(at: visibleMiddle(of: view), for: seconds, file: file, line: line)
    }

    /// Lifts the finger at a point, by default at the point where it touched last.
    public func touchUp(at point: CGPoint? = nil, file: String = #fileID, line: Int = #line) {
        act("\(Step.touchEnd)", file: file, line: line) { window.endTouch(at: point) }
    }

    /// Cancels the touch, as the system does.
    public func touchCancel(file: String = #fileID, line: Int = #line) {
        act("\(Step.touchCancel)", file: file, line: line) { window.cancelTouch() }
    }

    private func forEachView(in view: UIView, _ visit: (UIView) -> Void) {
        visit(view)
        for child in view.childViews { forEachView(in: child, visit) }
    }

    // MARK: - Failures

    /// Runs `body` and returns the failures that it causes. After each failure the code continues.
    /// By default, a failure ends the process instead.
    ///
    /// Each failure is also printed to standard error at once, because the code that continues may
    /// end the process. For example, dequeuing an unregistered identifier returns a plain view, for
    /// which `as! PosterCell` traps.
    @discardableResult
    public func failures(during body: () throws -> Void) rethrows -> [StageFailure] {
        try collectFailures(during: body) {
            FileHandle.standardError.write(Data("stage.failures collected: \($0.text)\n".utf8))
        }
    }

    /// Runs `body` and returns the failures that it causes. Each failure is also passed to `note`
    /// at once.
    package func collectFailures(
        during body: () throws -> Void, note: @escaping (StageFailure) -> Void = { _ in }
    ) rethrows -> [StageFailure] {
        var collected: [StageFailure] = []
        let outer = world.failureSink
        world.failureSink = {
            self.recorder?.growingFile?.saveEvents()
            let failure = StageFailure($0)
            note(failure)
            collected.append(failure)
        }
        defer { world.failureSink = outer }
        try world.run(body)
        return collected
    }
}
