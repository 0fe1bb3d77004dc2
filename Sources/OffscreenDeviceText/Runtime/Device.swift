import UIKit

/// Performs a scenario's steps with UIKit's public API, in a window with the app of the scenario or
/// the screen of an exhibit, and answers the scenario's questions.
@MainActor
final class Device {
    let trace: DeviceTrace
    var setting = AppSetting()
    private(set) var window: UIWindow?
    private var shownApp: ItemApp?
    private var shownScreen: UIViewController?
    private var acts: [String: () -> Void] = [:]
    /// The shortest time in seconds that a step waits for its effects, if it waits at all. The time
    /// is longer on a device, because a device prefetches cells while it is idle.
    private static var minimumWait: TimeInterval {
        #if canImport(Darwin)
            return 0.3
        #else
            return 0.002
        #endif
    }

    init(scenario: String) {
        trace = DeviceTrace(scenario: scenario, system: Device.system, scale: UIScreen.main.scale)
    }

    /// The name of the system that runs this code, such as "iOS 18.2, iPhone 16", or "Offscreen,
    /// current" in the model.
    static var system: String {
        #if canImport(Darwin)
            let device = UIDevice.current
            let model = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? device.model
            return "\(device.systemName) \(device.systemVersion), \(model)"
        #else
            return "Offscreen, current"
        #endif
    }

    var app: ItemApp { shownApp! }
    var view: UICollectionView { shownView! }

    private var shownView: UICollectionView? {
        shownApp?.collectionView ?? shownScreen.flatMap { Device.firstCollectionView(in: $0.view) }
    }

    private static func firstCollectionView(in view: UIView) -> UICollectionView? {
        view as? UICollectionView ?? view.subviews.lazy.compactMap { firstCollectionView(in: $0) }.first
    }

    // MARK: - Steps

    /// Removes the app or the screen from the window, and replaces `setting` by a default setting with the given
    /// size.
    func reset(width: CGFloat, height: CGFloat) {
        removeApp()
        setting = AppSetting()
        setting.size = CGSize(width: width, height: height)
    }

    func removeApp() {
        shownApp?.collectionView.removeFromSuperview()
        shownApp = nil
        shownScreen = nil
        acts = [:]
        window?.rootViewController = nil
        window?.isHidden = true
        window = nil
    }

    /// Performs a step and, if `settles` is true, then waits for its effects. Most calls that the
    /// app receives are written into the trace.
    ///
    /// - Parameters:
    ///   - claims: the ids of the claims that the events of this step support or contradict, with
    ///     spaces between them.
    ///   - seconds: the time to wait. If it is below `minimumWait`, the step waits for
    ///     `minimumWait`.
    ///   - settles: whether to wait at all. If false, the next step begins while this one is still
    ///     running.
    func performStep(
        _ what: String, claims: String = "", seconds: TimeInterval = 0, settles: Bool = true, _ body: () -> Void
    ) {
        trace.beginStep(what, claims: claims)
        for case let cell as WatchedCell in shownView?.subviews ?? [] { cell.heights = [] }
        let before = shownView?.contentOffset
        body()
        defer { trace.endStep() }
        if settles { wait(seconds: max(seconds, Device.minimumWait)) }
        guard let after = shownView?.contentOffset, after != before ?? .zero else { return }
        trace.writeLine("offset \(DeviceValueFormat.text(after))")
    }

    func wait(seconds: TimeInterval) {
        // At least two turns are needed, because work that one turn schedules runs in the next.
        for _ in 0..<2 { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds / 2)) }
    }

    func showApp(laysOutWindow: Bool = true) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: setting.size))
        self.window = window
        let app = ItemApp(setting, watcher: trace, frame: CGRect(origin: .zero, size: setting.size))
        app.collectionView.contentInsetAdjustmentBehavior = .never
        shownApp = app
        app.addCollectionView(to: window)
        window.isHidden = false
        if laysOutWindow { window.layoutIfNeeded() }
    }

    /// Shows the screen of an exhibit. `setting.prefetches` applies to its collection view.
    ///
    /// - Parameter acts: what `performAct(_:)` performs, by name.
    func showScreen(_ screen: UIViewController, acts: [String: () -> Void], laysOutWindow: Bool = true) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: setting.size))
        self.window = window
        shownScreen = screen
        self.acts = acts
        screen.loadViewIfNeeded()
        if let prefetches = setting.prefetches { view.isPrefetchingEnabled = prefetches }
        window.rootViewController = screen
        window.isHidden = false
        if laysOutWindow { window.layoutIfNeeded() }
    }

    /// Performs an act of the screen on the window.
    func performAct(_ name: String) { acts[name]?() }

    func scroll(by distance: CGPoint) {
        let offset = view.contentOffset
        scroll(to: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
    }

    /// Scrolls in the scroll direction of a flow layout, and vertically with any other layout.
    func scroll(by distance: CGFloat) {
        let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
        scroll(by: flow?.scrollDirection == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance))
    }

    /// Scrolls to an offset, which is limited to the range from zero to the end of the content.
    /// Content insets are ignored.
    func scroll(to offset: CGPoint, animated: Bool = false) {
        let (content, bounds) = (view.contentSize, view.bounds.size)
        let x = min(max(0, offset.x), max(0, content.width - bounds.width))
        let y = min(max(0, offset.y), max(0, content.height - bounds.height))
        view.setContentOffset(CGPoint(x: x, y: y), animated: animated)
        view.layoutIfNeeded()
    }

    func scrollToEnd() { view.scrollToEnd() }

    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool = false) {
        view.scrollToItem(at: path, at: position, animated: animated)
    }

    /// Scrolls the list in an item's cell or, if the cell has no list, the orthogonal section that
    /// contains the cell. Does nothing if there is neither, or if the item has no cell now.
    func scrollInnerView(ofItemAt path: IndexPath, by distance: CGPoint) {
        guard let row = innerScrollView(ofItemAt: path) else { return }
        row.contentOffset = CGPoint(x: row.contentOffset.x + distance.x, y: row.contentOffset.y + distance.y)
    }

    func innerScrollView(ofItemAt path: IndexPath) -> UIScrollView? {
        view.cellForItem(at: path).flatMap { view.innerScrollView(of: $0) }
    }

    /// Sets the size of the window, which the app's collection view fills.
    func resize(width: CGFloat, height: CGFloat) {
        window?.frame.size = CGSize(width: width, height: height)
        if shownApp != nil { view.frame = window?.bounds ?? .zero }
        window?.layoutIfNeeded()
    }

    /// Reloads items or sections. With a diffable data source they are reloaded by a snapshot, for
    /// which `animated` has no effect.
    func performReloads(_ edits: [DeviceEdit], animated: Bool) {
        if let shownApp, shownApp.setting.isDiffable { return shownApp.update(edits) }
        if animated {
            for edit in edits { edit.announce(to: view) }
        } else {
            UIView.performWithoutAnimation { for edit in edits { edit.announce(to: view) } }
        }
    }

    func removeCollectionView() {
        if shownScreen == nil { view.removeFromSuperview() } else { window?.rootViewController = nil }
    }

    func addCollectionView() {
        guard let window else { return }
        if let shownApp { shownApp.addCollectionView(to: window) } else { window.rootViewController = shownScreen }
    }

    func select(_ paths: [IndexPath], allowsMultipleSelection: Bool? = nil) {
        if let allowsMultipleSelection { view.allowsMultipleSelection = allowsMultipleSelection }
        if paths.isEmpty { view.selectItem(at: nil, animated: false, scrollPosition: []) }
        for path in paths { view.selectItem(at: path, animated: false, scrollPosition: []) }
    }

    func setTransitionProgress(_ progress: CGFloat) {
        guard let between = view.collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        between.transitionProgress = progress
        between.invalidateLayout()
    }

    func configureLayout<Layout: UICollectionViewLayout>(ofType type: Layout.Type, _ change: (Layout) -> Void) {
        if let layout = view.collectionViewLayout as? Layout { change(layout) }
    }
}
