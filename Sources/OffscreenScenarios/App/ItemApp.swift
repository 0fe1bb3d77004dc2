import UIKit

/// The app that scenarios run, which uses only public API. It has a model of titles and a
/// collection view with any of the layouts. Features and fixes are turned on by its setting and
/// later.
@MainActor
class ItemApp: NSObject {
    let setting: AppSetting
    let watcher: any AppWatcher
    let collectionView: UICollectionView
    var features: Set<AppFeature> { didSet { updateCollectionView() } }
    var fixes: Set<OrderFix> { didSet { updateCollectionView() } }
    var model: AppModel
    /// The data source if it is diffable. Nil if the app itself is the data source, or if `init`
    /// received a collection view as `own`.
    private(set) var diffable: UICollectionViewDiffableDataSource<Int, String>?
    private(set) var layouts: LayoutChoices
    /// The colors behind individual sections. They take precedence over the layout's color.
    var colors: [Int: UIColor] = [:]
    /// The background color that `setCellColor(_:)` gave to the visible cells; nil before the first
    /// call. Cells configured later get it, too, unless the feature `tintsSome` makes them red.
    private(set) var theme: UIColor?
    /// The number of lengths that the feature `unstableSizes` has changed.
    var unstableLengthCount = 0
    private var chain = UpdateChain()

    /// - Parameters:
    ///   - frame: the frame of the collection view.
    ///   - own: a collection view that has a data source and is used unchanged, or nil to make one.
    init(_ setting: AppSetting, watcher: any AppWatcher, frame: CGRect = .zero, own: UICollectionView? = nil) {
        self.setting = setting
        self.watcher = watcher
        model = AppModel(setting)
        features = setting.features
        fixes = setting.fixes
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
        view.register(watcher.classes.cell, forCellWithReuseIdentifier: "poster")
        registerSupplementaryViews(for: setting.layout)
        if let prefetches = setting.prefetches { view.isPrefetchingEnabled = prefetches }
        if setting.isDiffable {
            diffable = makeDiffableDataSource()
            diffable?.apply(model.snapshot, animatingDifferences: false)
        } else {
            view.dataSource = self
        }
        view.delegate = self
        if features.contains(.backgroundView) {
            let background = UIView(frame: .zero)
            background.backgroundColor = .white
            view.backgroundView = background
        }
        updateCollectionView()
    }

    /// Passes the fixes and the feature `invalidatesInLayout` to the collection view.
    private func updateCollectionView() {
        guard let view = collectionView as? AppCollectionView else { return }
        view.fixes = fixes
        view.invalidatesInLayout = features.contains(.invalidatesInLayout)
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
    ///   app has the feature `chainsUpdates`.
    func update(by change: AppChange, remainingCount: Int = UpdateChain.length) {
        guard features.contains(.chainsUpdates) else { return update(by: change, then: nil) }
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
        watcher.perform(.update, then: next) { completion in
            collectionView.performBatchUpdates(
                {
                    self.changeModel(by: change)
                    change.announce(self.collectionView)
                }, completion: completion)
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

    /// Sets the background color of the visible cells at once, and stores it for cells that are
    /// configured later.
    func setCellColor(_ color: UIColor) {
        theme = color
        for cell in collectionView.visibleCells { cell.backgroundColor = color }
    }
}
