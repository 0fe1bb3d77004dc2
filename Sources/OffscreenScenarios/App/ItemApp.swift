import UIKit

/// The app that scenarios run, which uses only public API. It has a model of titles and a
/// collection view with any of the layouts. Mistakes and workarounds are turned on by its setting
/// and later.
@MainActor
class ItemApp: NSObject {
    let setting: AppSetting
    let watcher: any AppWatcher
    let collectionView: UICollectionView
    /// The controller whose view contains the collection view, if the app has one.
    private(set) var controller: BannerController?
    var mistakes: Set<AppMistake> { didSet { updateCollectionViewAndController() } }
    var workarounds: Set<Workaround> { didSet { updateCollectionViewAndController() } }
    var model: AppModel
    /// The data source if it is diffable. Nil if the app itself is the data source, or if `init`
    /// received a collection view as `own`.
    private(set) var diffable: UICollectionViewDiffableDataSource<Int, String>?
    private(set) var layouts: LayoutChoices
    /// The colors behind individual sections. They take precedence over the layout's color.
    var colors: [Int: UIColor] = [:]
    /// The background color that `setCellColor(_:)` gave to the visible cells; nil before the first
    /// call. Cells configured later get it, too, unless the mistake `tintsSome` makes them red.
    private(set) var theme: UIColor?
    /// The number of lengths that the mistakes `unstableSizes` and `neverSettles` have changed.
    var unstableLengthCount = 0
    /// The width of the collection view when a size was first requested, for the mistake
    /// `keepsWidth`.
    var keptWidth: CGFloat?
    private var chain = UpdateChain()
    /// The cell that is measured with the workaround `measurePrototype`. It is never shown.
    private(set) lazy var prototype = ItemCell(frame: .zero)
    private(set) lazy var keptRegistration = makeRegistration()

    /// - Parameters:
    ///   - frame: the frame of the collection view.
    ///   - own: a collection view that has a data source and is used unchanged, or nil to make one.
    init(_ setting: AppSetting, watcher: any AppWatcher, frame: CGRect = .zero, own: UICollectionView? = nil) {
        self.setting = setting
        self.watcher = watcher
        model = AppModel(setting)
        mistakes = setting.mistakes
        workarounds = setting.workarounds
        layouts = LayoutChoices(first: setting.layout)
        if let own {
            collectionView = own
            super.init()
            return
        }
        let layout = setting.layout.makeLayout(in: setting, watcher: watcher)
        layouts.add(layout, madeFrom: setting.layout)
        let view = AppCollectionView(frame: frame, collectionViewLayout: layout)
        collectionView = view
        super.init()
        view.workarounds = workarounds
        view.register(watcher.classes.cell, forCellWithReuseIdentifier: "poster")
        if mistakes.contains(.twoStyles) { view.register(watcher.classes.cell, forCellWithReuseIdentifier: "banner") }
        registerSupplementaryViews(for: setting.layout)
        if let prefetches = setting.prefetches { view.isPrefetchingEnabled = prefetches }
        if mistakes.contains(.registersInProvider), workarounds.contains(.registerOnce) { _ = keptRegistration }
        if setting.isDiffable {
            diffable = makeDiffableDataSource()
            diffable?.apply(model.snapshot, animatingDifferences: false)
        } else {
            view.dataSource = self
        }
        view.delegate = self
        if mistakes.contains(.backgroundView) {
            let background = UIView(frame: .zero)
            background.backgroundColor = .white
            view.backgroundView = background
        }
        if mistakes.contains(.startsInLayout) {
            controller = BannerController(view)
        }
        updateCollectionViewAndController()
    }

    /// Passes the workarounds and the mistake `invalidatesInLayout` to the collection view, and the
    /// workaround `startOnce` to the controller.
    private func updateCollectionViewAndController() {
        guard let view = collectionView as? AppCollectionView else { return }
        view.workarounds = workarounds
        view.invalidatesInLayout = mistakes.contains(.invalidatesInLayout)
        controller?.scrollsOnce = workarounds.contains(.startOnce)
    }

    // MARK: - Layouts

    /// The choice from which the current layout was made; during a transition, the choice of the
    /// next layout.
    var choice: LayoutChoice { layouts.choice(of: collectionView.collectionViewLayout) }

    func changeLayout(
        to choice: LayoutChoice, places: [IndexPath: PlacedItemsLayout.Place]? = nil, animated: Bool, interactive: Bool
    ) {
        registerSupplementaryViews(for: choice)
        var setting = setting
        setting.mistakes = mistakes
        if let places { setting.places = places }
        let layout = choice.makeLayout(in: setting, watcher: watcher)
        layouts.add(layout, madeFrom: choice)
        if interactive {
            _ = collectionView.startInteractiveTransition(to: layout, completion: nil)
        } else {
            watcher.perform(.layout, then: nil) {
                collectionView.setCollectionViewLayout(layout, animated: animated, completion: $0)
            }
        }
    }

    private func registerSupplementaryViews(for choice: LayoutChoice) {
        var kinds: [String] = []
        if choice.header > 0 { kinds.append(UICollectionView.elementKindSectionHeader) }
        if choice.footer > 0 { kinds.append(UICollectionView.elementKindSectionFooter) }
        if let badges = choice.badges {
            if badges != .groups { kinds.append(LayoutChoice.itemBadgeKind) }
            if badges != .items { kinds.append(LayoutChoice.groupBadgeKind) }
        }
        if choice.kind == .timetable { kinds += [TimetableLayout.dayKind, TimetableLayout.hourKind] }
        for kind in kinds {
            collectionView.register(
                SectionHeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
    }

    // MARK: - Items

    /// The titles of the items, by section. Setting them applies a snapshot if the data is
    /// diffable, and otherwise does not call the collection view.
    var sections: [[String]] {
        get { model.sections }
        set {
            model.sections = newValue
            model.updateSectionNames()
            applySnapshotIfDiffable()
        }
    }

    /// Applies a snapshot of the current model if the data is diffable. Otherwise nothing happens.
    func applySnapshotIfDiffable() {
        guard let diffable else { return }
        watcher.perform(.snapshot, then: nil) { completion in
            diffable.apply(
                model.snapshot, animatingDifferences: false, completion: completion.map { seen in { seen(true) } })
        }
    }

    /// Changes the model, and announces nothing to the collection view.
    func changeModel(by change: AppChange) {
        // The model is copied, because the change may read the collection view, which may then read
        // the model.
        var after = model
        change.changeModel(&after)
        model = after
    }

    /// Changes the model and updates the collection view, in a batch or, if the data is diffable,
    /// by a snapshot.
    ///
    /// - Parameter remainingCount: the number of further updates that the completions start if the
    ///   app has the mistake `chainsUpdates`.
    func update(by change: AppChange, remainingCount: Int = UpdateChain.length) {
        guard mistakes.contains(.chainsUpdates) else { return update(by: change, then: nil) }
        update(by: change) { [weak self] in
            guard let self, let next = self.chain.nextUpdate(remainingCount: remainingCount, in: self.model) else {
                return
            }
            self.update(by: next, remainingCount: remainingCount - 1)
        }
    }

    private func update(by change: AppChange, then next: (() -> Void)?) {
        if let diffable {
            changeModel(by: change)
            var snapshot = model.snapshot
            snapshot.reloadItems(change.reloaded)
            snapshot.reconfigureItems(change.reconfigured)
            return watcher.perform(.snapshot, then: next) { completion in
                apply(snapshot, to: diffable, completion: completion.map { seen in { seen(true) } })
            }
        }
        let height = collectionView.contentSize.height
        watcher.perform(.update, then: next) { completion in
            collectionView.performBatchUpdates(
                {
                    self.changeModel(by: change)
                    change.announce(self.collectionView)
                }, completion: completion)
            if mistakes.contains(.reloadsAfterUpdates) { collectionView.reloadData() }
            guard workarounds.contains(.keepOffset) else { return }
            collectionView.layoutIfNeeded()
            collectionView.contentOffset.y += collectionView.contentSize.height - height
        }
    }

    /// Applies the snapshot of an update with animation.
    func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>,
        to source: UICollectionViewDiffableDataSource<Int, String>,
        completion: (() -> Void)?
    ) {
        source.apply(snapshot, animatingDifferences: true, completion: completion)
    }

    // MARK: - Views, content offset and colors

    /// Adds the collection view to a window, which it fills.
    func addCollectionView(to window: UIWindow) {
        collectionView.frame = window.bounds
        window.addSubview(collectionView)
    }

    /// Adds a plain view to the collection view, behind all its other subviews, or with the
    /// workaround `subviewBeside` to the window, behind the collection view.
    func addViewBehindCells(orBehindCollectionViewIn window: UIWindow) {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let parent = workarounds.contains(.subviewBeside) ? window : collectionView
        parent.addSubview(own)
        parent.sendSubviewToBack(own)
    }

    /// Sets the content offset to the value that it had before the screen changed its size. The
    /// workaround `clampOffset` limits the value to the end of the content.
    func restoreContentOffset(_ offset: CGPoint) {
        let isClamped = workarounds.contains(.clampOffset)
        let y = isClamped ? min(offset.y, collectionView.greatestOffset) : offset.y
        collectionView.contentOffset = CGPoint(x: offset.x, y: y)
    }

    /// Returns the scroll view in or around an item's cell; nil if there is none, or no cell.
    func innerScrollView(at path: IndexPath) -> UIScrollView? {
        collectionView.cellForItem(at: path).flatMap { collectionView.innerScrollView(of: $0) }
    }

    /// Sets the background color of the visible cells at once, and stores it for cells that are
    /// configured later.
    func setCellColor(_ color: UIColor) {
        theme = color
        for cell in collectionView.visibleCells { cell.backgroundColor = color }
    }
}
