import UIKit

/// A window with the app in it, and what can be done to it and asked of it with public API alone.
@MainActor
final class Device {
    let trace: DeviceTrace
    var setting = AppSetting()
    private(set) var window: UIWindow?
    private var shown: ItemApp?
    /// How long a step waits until everything is done. A device prepares cells ahead in its idle time.
    private static var turn: TimeInterval {
        #if canImport(Darwin)
            return 0.3
        #else
            return 0.002
        #endif
    }

    init(scenario: String) {
        trace = DeviceTrace(scenario: scenario, system: Device.system, scale: UIScreen.main.scale)
    }

    /// The system it runs on, as in "iOS 18.2, iPhone 16".
    static var system: String {
        #if canImport(Darwin)
            let device = UIDevice.current
            let model = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? device.model
            return "\(device.systemName) \(device.systemVersion), \(model)"
        #else
            return "Offscreen, current"
        #endif
    }

    var app: ItemApp { shown! }
    var view: UICollectionView { app.collectionView }

    // MARK: - Steps

    /// Forgets what was on screen, and all that was said of it.
    func stage(width: CGFloat, height: CGFloat) {
        clear()
        setting = AppSetting()
        setting.size = CGSize(width: width, height: height)
    }

    func clear() {
        shown?.collectionView.removeFromSuperview()
        shown = nil
        window?.rootViewController = nil
        window?.isHidden = true
        window = nil
    }

    /// Does something, waits until it is done, and writes down what the app was asked and told meanwhile.
    ///
    /// - Parameters:
    ///   - claims: the ids of the claims that what happens in this step bears on.
    ///   - seconds: how long to wait at least.
    ///   - settles: off, the next step comes in the midst of this one.
    func step(_ what: String, _ claims: String = "", seconds: TimeInterval = 0, settles: Bool = true, _ body: () -> Void) {
        trace.begin(what, claims: claims)
        for case let cell as WatchedCell in shown?.collectionView.subviews ?? [] { cell.heights = [] }
        let before = shown?.collectionView.contentOffset
        body()
        defer { trace.end() }
        if settles { wait(max(seconds, Device.turn)) }
        guard let after = shown?.collectionView.contentOffset, after != before ?? .zero else { return }
        trace.tell("offset \(DeviceFigures.text(after))")
    }

    /// Lets time pass: the main run loop turns.
    func wait(_ seconds: TimeInterval) {
        // At least two turns: what is asked for in one comes in the next.
        for _ in 0..<2 { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds / 2)) }
    }

    func show(laidOut: Bool = true) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: setting.size))
        self.window = window
        let app = ItemApp(setting, watcher: trace, frame: CGRect(origin: .zero, size: setting.size))
        app.collectionView.contentInsetAdjustmentBehavior = .never
        shown = app
        if let controller = app.controller { window.rootViewController = controller } else { app.stand(in: window) }
        window.isHidden = false
        if laidOut { window.layoutIfNeeded() }
        if app.habits.contains(.addsSubview) { app.addOwnView(in: window) }
    }

    func scroll(by distance: CGPoint) {
        let offset = view.contentOffset
        scroll(to: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
    }

    /// Scrolls along the direction in which the layout scrolls.
    func scroll(by distance: CGFloat) {
        let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
        scroll(by: flow?.scrollDirection == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance))
    }

    /// Scrolls to an offset, or to the nearest one within the content, as a finger does.
    func scroll(to offset: CGPoint, animated: Bool = false) {
        let (content, bounds) = (view.contentSize, view.bounds.size)
        let x = min(max(0, offset.x), max(0, content.width - bounds.width))
        let y = min(max(0, offset.y), max(0, content.height - bounds.height))
        view.setContentOffset(CGPoint(x: x, y: y), animated: animated)
        view.layoutIfNeeded()
    }

    func scrollToEnd() { app.scrollToEnd() }

    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool = false) {
        view.scrollToItem(at: path, at: position, animated: animated)
    }

    func scroll(by distance: CGPoint, in path: IndexPath) {
        guard let row = app.innerScroller(at: path) else { return }
        row.contentOffset = CGPoint(x: row.contentOffset.x + distance.x, y: row.contentOffset.y + distance.y)
    }

    /// Gives the window another size; the collection view fills it again.
    func resize(width: CGFloat, height: CGFloat) {
        let offset = view.contentOffset
        window?.frame.size = CGSize(width: width, height: height)
        if app.controller == nil { view.frame = window?.bounds ?? .zero }
        window?.layoutIfNeeded()
        if app.habits.contains(.restoresOffset) { app.restore(offset) }
    }

    /// Applies edits one by one, or by a snapshot if the data source is diffable.
    func reload(_ edits: [DeviceEdit], animated: Bool) {
        let isWhole = edits.contains { if case .reloadData = $0 { true } else { false } }
        if app.setting.isDiffable, !isWhole { app.update(edits) } else { app.tell(edits, animated: animated) }
    }

    func leave() { view.removeFromSuperview() }

    func enter() {
        if let window { app.stand(in: window) }
    }

    func select(_ paths: [IndexPath], several: Bool? = nil) {
        if let several { view.allowsMultipleSelection = several }
        if paths.isEmpty { view.selectItem(at: nil, animated: false, scrollPosition: []) }
        for path in paths { view.selectItem(at: path, animated: false, scrollPosition: []) }
    }

    /// Sets the progress of an interactive change of the layout.
    func transition(to progress: CGFloat) {
        guard let between = view.collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        between.transitionProgress = progress
        between.invalidateLayout()
    }

    /// Changes the layout on screen, if it is one of a class.
    func layout<Layout: UICollectionViewLayout>(_ type: Layout.Type, _ change: (Layout) -> Void) {
        if let layout = view.collectionViewLayout as? Layout { change(layout) }
    }
}
