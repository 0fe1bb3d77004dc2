import UIKit

/// Performs a scenario's steps with UIKit's public API, in a window with the app of the scenario,
/// and answers the scenario's questions.
@MainActor
final class Device {
    let trace: DeviceTrace
    var setting = AppSetting()
    private(set) var window: UIWindow?
    private var shownApp: ItemApp?
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
    var view: UICollectionView { app.collectionView }

    // MARK: - Steps

    /// Removes the app from the screen, and replaces `setting` by a default setting with the given
    /// size.
    func reset(width: CGFloat, height: CGFloat) {
        removeApp()
        setting = AppSetting()
        setting.size = CGSize(width: width, height: height)
    }

    func removeApp() {
        shownApp?.collectionView.removeFromSuperview()
        shownApp = nil
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
        for case let cell as WatchedCell in shownApp?.collectionView.subviews ?? [] { cell.heights = [] }
        let before = shownApp?.collectionView.contentOffset
        body()
        defer { trace.endStep() }
        if settles { wait(seconds: max(seconds, Device.minimumWait)) }
        guard let after = shownApp?.collectionView.contentOffset, after != before ?? .zero else { return }
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
        if let controller = app.controller {
            window.rootViewController = controller
        } else {
            app.addCollectionView(to: window)
        }
        window.isHidden = false
        if laysOutWindow { window.layoutIfNeeded() }
        if app.mistakes.contains(.addsSubview) { app.addViewBehindCells(orBehindCollectionViewIn: window) }
    }

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

    func scrollToEnd() { app.collectionView.scrollToEnd() }

    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool = false) {
        view.scrollToItem(at: path, at: position, animated: animated)
    }

    /// Scrolls the list in an item's cell or, if the cell has no list, the orthogonal section that
    /// contains the cell. Does nothing if there is neither, or if the item has no cell now.
    func scrollInnerView(ofItemAt path: IndexPath, by distance: CGPoint) {
        guard let row = app.innerScrollView(at: path) else { return }
        row.contentOffset = CGPoint(x: row.contentOffset.x + distance.x, y: row.contentOffset.y + distance.y)
    }

    /// Sets the size of the window. Without a controller the collection view fills the window. If
    /// the app makes the mistake `restoresOffset`, the app then sets its previous content offset
    /// again.
    func resize(width: CGFloat, height: CGFloat) {
        let offset = view.contentOffset
        window?.frame.size = CGSize(width: width, height: height)
        if app.controller == nil { view.frame = window?.bounds ?? .zero }
        window?.layoutIfNeeded()
        if app.mistakes.contains(.restoresOffset) { app.restoreContentOffset(offset) }
    }

    /// Reloads items, sections or everything. With a diffable data source, items and sections are
    /// reloaded by a snapshot, for which `animated` has no effect. `reloadData()` is always called
    /// directly.
    func performReloads(_ edits: [DeviceEdit], animated: Bool) {
        let isWhole = edits.contains { if case .reloadData = $0 { true } else { false } }
        if app.setting.isDiffable, !isWhole { app.update(edits) } else { app.announce(edits, animated: animated) }
    }

    func removeCollectionView() { view.removeFromSuperview() }

    func addCollectionView() {
        if let window { app.addCollectionView(to: window) }
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
