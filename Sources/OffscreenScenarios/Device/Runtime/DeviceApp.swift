import UIKit

/// An app with one collection view, in public API alone: its model, its data source and its delegate, with the habits and fixes it is given.
/// It writes down what it is asked and told.
@MainActor
final class DeviceApp: NSObject, UICollectionViewDataSource, SectionCardDecorationDelegate, SectionColorDelegate,
    SectionBackgroundDelegate, WaterfallLayoutDelegate
{
    let setting: DeviceSetting
    let trace: DeviceTrace
    let collectionView: UICollectionView
    /// Whose view the collection view stands in, when the app has a controller.
    private(set) var controller: BannerController?
    var habits: Set<Habit> { didSet { tellHabits() } }
    var workarounds: Set<Workaround> {
        didSet {
            (collectionView as? AppCollectionView)?.workarounds = workarounds
            controller?.scrollsOnce = workarounds.contains(.startOnce)
        }
    }
    /// The items' titles.
    private(set) var sections: [[String]]
    /// What the sections are called, wherever they stand.
    private var sectionNames: [Int]
    /// The layout on screen, or the one to come.
    private(set) var choice: LayoutChoice
    private var diffable: UICollectionViewDiffableDataSource<Int, String>?
    /// Of single sections; they win over the layout's.
    var colors: [Int: UIColor] = [:]
    private var theme: UIColor?
    private var firstWidth: CGFloat?
    private var newTitles = 0
    private var mood = 0
    private var links = 0
    private lazy var prototype = ItemCell(frame: .zero)
    private lazy var keptRegistration = makeRegistration()

    init(_ setting: DeviceSetting, trace: DeviceTrace) {
        self.setting = setting
        self.trace = trace
        sections = setting.items.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
        sectionNames = Array(setting.items.indices)
        choice = setting.layout
        habits = setting.habits
        workarounds = setting.workarounds
        let layout = choice.makeWatched(setting, scrolled: DeviceApp.rowNotice(trace, setting))
        let view = AppCollectionView(frame: CGRect(origin: .zero, size: setting.size), collectionViewLayout: layout)
        collectionView = view
        super.init()
        for (path, title) in setting.titles where has(path) { sections[path.section][path.item] = title }
        view.contentInsetAdjustmentBehavior = .never
        view.workarounds = workarounds
        view.register(WatchedCell.self, forCellWithReuseIdentifier: "poster")
        if habits.contains(.twoStyles) { view.register(WatchedCell.self, forCellWithReuseIdentifier: "banner") }
        registerSupplementaryViews(for: choice)
        if let prefetches = setting.prefetches { view.isPrefetchingEnabled = prefetches }
        if habits.contains(.registersInProvider), workarounds.contains(.registerOnce) { _ = keptRegistration }
        if setting.isDiffable {
            diffable = makeDiffable()
            diffable?.apply(snapshot, animatingDifferences: false)
        } else {
            view.dataSource = self
        }
        view.delegate = self
        tellHabits()
        if habits.contains(.backgroundView) {
            let background = UIView(frame: .zero)
            background.backgroundColor = .white
            view.backgroundView = background
        }
        if habits.contains(.startsInLayout) {
            controller = BannerController(view)
            controller?.scrollsOnce = workarounds.contains(.startOnce)
        }
    }

    private static func rowNotice(_ trace: DeviceTrace, _ setting: DeviceSetting) -> (@MainActor () -> Void)? {
        guard setting.workarounds.contains(.hearRows) else { return nil }
        return { trace.tally("scroll") }
    }

    private func tellHabits() {
        (collectionView as? AppCollectionView)?.invalidatesInLayout = habits.contains(.invalidatesInLayout)
    }

    private func registerSupplementaryViews(for choice: LayoutChoice) {
        var kinds: [String] = []
        if choice.header > 0 { kinds.append(UICollectionView.elementKindSectionHeader) }
        if choice.footer > 0 { kinds.append(UICollectionView.elementKindSectionFooter) }
        for kind in kinds {
            collectionView.register(SectionHeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
    }

    func has(_ path: IndexPath) -> Bool { sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item) }

    // MARK: - Changes

    /// Changes the model, and tells the collection view.
    ///
    /// - Parameters:
    ///   - edits: of the model.
    ///   - told: what the collection view is told, when that is something else.
    ///   - modelFirst: the model changes before the batch, not in its block.
    func update(_ edits: [DeviceEdit], told: [DeviceEdit]? = nil, by telling: DeviceEdit.Telling = .batch, modelFirst: Bool = false) {
        let told = told ?? edits
        switch telling {
        case .calls:
            change(by: edits)
            for edit in told { edit.tell(collectionView) }
        case .reload:
            change(by: edits)
            if diffable == nil { collectionView.reloadData() } else { applySnapshot(of: [], animated: false, completion: nil) }
        case .batch:
            if modelFirst { change(by: edits) }
            chain(2) { completion in
                guard diffable == nil else {
                    change(by: edits)
                    return applySnapshot(of: told, animated: true, completion: completion)
                }
                let height = collectionView.contentSize.height
                collectionView.performBatchUpdates(
                    {
                        if !modelFirst { self.change(by: edits) }
                        for edit in told { edit.tell(self.collectionView) }
                    },
                    completion: { finished in
                        self.trace.tell("completion of the update, finished \(finished ? "yes" : "no")")
                        completion?()
                    })
                if habits.contains(.reloadsAfterUpdates) { collectionView.reloadData() }
                guard workarounds.contains(.keepOffset) else { return }
                collectionView.layoutIfNeeded()
                collectionView.contentOffset.y += collectionView.contentSize.height - height
            }
        }
    }

    /// With the habit of chaining updates, an item comes in front when the update is done, and goes again.
    private func chain(_ count: Int, _ update: ((() -> Void)?) -> Void) {
        guard habits.contains(.chainsUpdates), count > 0 else { return update(nil) }
        update { [weak self] in
            guard let self, !self.sections.isEmpty else { return }
            let first = IndexPath(item: 0, section: 0)
            var edit = DeviceEdit.delete([first])
            if count > 1 {
                self.links += 1
                edit = .insert([first], title: "link\(self.links)")
            } else if self.sections[0].first?.hasPrefix("link") != true {
                return
            }
            self.chain(count - 1) { completion in
                self.collectionView.performBatchUpdates(
                    {
                        self.change(by: [edit])
                        edit.tell(self.collectionView)
                    }, completion: { _ in completion?() })
            }
        }
    }

    private func change(by edits: [DeviceEdit]) {
        let names = sectionNames.map { ["\($0)"] }
        let sectionEdits = DeviceEdit.flat(edits).compactMap { edit -> DeviceEdit? in
            switch edit {
            case .insertSection(let section, _): return .insertSection(section, items: 1)
            case .deleteSection, .moveSection: return edit
            default: return nil
            }
        }
        var next = sectionNames.max() ?? -1
        sectionNames = DeviceEdit.apply(sectionEdits, to: names, in: collectionView) {
            next += 1
            return "\(next)"
        }.map { Int($0[0])! }
        sections = DeviceEdit.apply(edits, to: sections, in: collectionView) {
            newTitles += 1
            return "new\(newTitles)"
        }
    }

    /// Gives an item another title, and tells nobody.
    func retitle(_ path: IndexPath, _ title: String) {
        guard has(path) else { return }
        sections[path.section][path.item] = title
        if diffable != nil { applySnapshot(of: [], animated: false, completion: nil) }
    }

    /// Does what was told to the collection view as it is, outside of a batch.
    func tell(_ edits: [DeviceEdit], animated: Bool) {
        if animated {
            for edit in edits { edit.tell(collectionView) }
        } else {
            UIView.performWithoutAnimation { for edit in edits { edit.tell(collectionView) } }
        }
    }

    /// Begins to change to another layout, or changes to it.
    func change(to choice: LayoutChoice, animated: Bool, interactive: Bool) {
        self.choice = choice
        registerSupplementaryViews(for: choice)
        let layout = choice.makeWatched(setting, scrolled: DeviceApp.rowNotice(trace, setting))
        if interactive {
            _ = collectionView.startInteractiveTransition(to: layout, completion: nil)
        } else {
            collectionView.setCollectionViewLayout(layout, animated: animated) { [trace] _ in trace.tell("completion of the layout") }
        }
    }

    /// The app's theme gets a color: cells that are configured from now on have it, and those that are seen get it at once.
    func paint(_ color: UIColor) {
        theme = color
        for cell in collectionView.visibleCells { cell.backgroundColor = color }
    }

    /// Sets the content offset of before, after the screen changed its size.
    func restore(_ offset: CGPoint) {
        let most = max(0, collectionView.contentSize.height - collectionView.bounds.height)
        let isClamped = workarounds.contains(.clampOffset)
        collectionView.contentOffset = CGPoint(x: offset.x, y: isClamped ? min(offset.y, most) : offset.y)
    }

    // MARK: - Diffable data source

    private func makeDiffable() -> UICollectionViewDiffableDataSource<Int, String> {
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { [weak self] view, path, title in
            guard let self else { return nil }
            return self.cell(at: path, title: title, in: view)
        }
        source.supplementaryViewProvider = { [weak self] view, kind, path in
            self?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        }
        return source
    }

    private var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections(sectionNames)
        for (name, titles) in zip(sectionNames, sections) { snapshot.appendItems(titles, toSection: name) }
        return snapshot
    }

    private func applySnapshot(of edits: [DeviceEdit], animated: Bool, completion: (() -> Void)?) {
        guard let diffable else { return }
        var snapshot = snapshot
        for edit in DeviceEdit.flat(edits) {
            switch edit {
            case .reload(let paths): snapshot.reloadItems(paths.filter(has).map { sections[$0.section][$0.item] })
            case .reloadSections(let named): snapshot.reloadSections(named.map { sectionNames[$0] })
            case .reconfigure(let paths): snapshot.reconfigureItems(paths.filter(has).map { sections[$0.section][$0.item] })
            default: break
            }
        }
        diffable.apply(snapshot, animatingDifferences: animated) { [trace] in
            trace.tell("completion of the snapshot")
            completion?()
        }
    }

    // MARK: - Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        trace.tally("ask")
        trace.tellOnce("ask numberOfSections -> \(sections.count)")
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        trace.tally("ask")
        trace.tellOnce("ask numberOfItems in \(section) -> \(sections[section].count)")
        return sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cell(at: indexPath, title: sections[indexPath.section][indexPath.item], in: collectionView)
    }

    private func cell(at path: IndexPath, title: String, in view: UICollectionView) -> UICollectionViewCell {
        trace.tally("ask")
        trace.tally("ask cell")
        trace.tally("ask cell \(DeviceFigures.text(path))")
        let cell = trace.nested("ask cellForItem \(DeviceFigures.text(path))") { () -> UICollectionViewCell in
            if habits.contains(.dequeuesTwice) { _ = view.dequeueReusableCell(withReuseIdentifier: "poster", for: path) }
            if habits.contains(.registersInProvider) {
                let registration = workarounds.contains(.registerOnce) ? keptRegistration : makeRegistration()
                return view.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
            }
            let cell = view.dequeueReusableCell(withReuseIdentifier: identifier(of: title), for: path)
            if let cell = cell as? ItemCell { configure(cell, title: title) }
            return cell
        }
        trace.tell("  -> \(trace.name(of: cell))")
        return cell
    }

    private func makeRegistration() -> UICollectionView.CellRegistration<ItemCell, String> {
        UICollectionView.CellRegistration<ItemCell, String> { [weak self] cell, _, title in self?.configure(cell, title: title) }
    }

    private func identifier(of title: String) -> String {
        if habits.contains(.wrongIdentifier) { return "Poster" }
        return habits.contains(.twoStyles) && workarounds.contains(.identifierByStyle) && isEveryThird(title) ? "banner" : "poster"
    }

    private func isEveryThird(_ title: String) -> Bool { number(of: title).map { $0 % 3 == 0 } ?? false }

    private func number(of title: String) -> Int? { title.split(separator: "-").last.flatMap { Int($0) } }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        trace.tell("move item \(DeviceFigures.text(sourceIndexPath)) to \(DeviceFigures.text(destinationIndexPath))")
        change(by: [.move(sourceIndexPath, to: destinationIndexPath)])
    }

    private func configure(_ cell: ItemCell, title: String) {
        cell.item = title
        cell.resetsState = workarounds.contains(.resetInReuse)
        cell.label.text = title
        if let theme { cell.backgroundColor = theme }
        if habits.contains(.tintsSome), isEveryThird(title) { cell.backgroundColor = .systemRed }
        if habits.contains(.twoStyles), isEveryThird(title) { cell.showBanner() }
        if habits.contains(.subscribes) { cell.addButtonAction { [trace] in trace.tally("press") } }
        cell.wish = wish(of: title)
        if habits.contains(.nestedLists) { cell.showList() }
        if habits.contains(.buttons) { cell.showButton { [trace] in trace.tally("press") } }
        if habits.contains(.zPositionOnCells) { cell.layer.zPosition = 0 }
        guard habits.contains(.lateImages) else { return }
        cell.label.text = "..."
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self, weak cell] in
            MainActor.assumeIsolated {
                guard let self, let cell else { return }
                if self.workarounds.contains(.checkIdentity), cell.item != title { return }
                cell.label.text = "image of \(title)"
            }
        }
    }

    /// What a cell that says its size itself wants for an item.
    private func wish(of title: String) -> @MainActor (CGSize) -> CGSize {
        if habits.contains(.neverSettles) {
            return { [weak self] size in
                guard let self else { return size }
                self.mood += 1
                self.collectionView.collectionViewLayout.invalidateLayout()
                return CGSize(width: size.width, height: self.mood % 2 == 0 ? 50 : 60)
            }
        }
        return { [weak self] size in self?.ownSize(of: title) ?? size }
    }

    private func ownSize(of title: String) -> CGSize? {
        guard habits.contains(.selfSizing) || choice.estimated != nil else { return nil }
        guard !choice.sizes.isEmpty, let number = number(of: title) else {
            return choice.estimated.flatMap { _ in (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize }
        }
        return choice.sizes[number % choice.sizes.count]
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        trace.tally("ask")
        let view = trace.nested("ask \(DeviceApp.word(for: kind)) \(DeviceFigures.text(indexPath))") {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
                as! SectionHeaderView
        }
        let name = sectionNames.indices.contains(indexPath.section) ? sectionNames[indexPath.section] : indexPath.section
        switch kind {
        case UICollectionView.elementKindSectionFooter: view.label.text = "End of \(name)"
        default: view.label.text = "Section \(name)"
        }
        trace.tell("  -> \(trace.name(of: view))")
        return view
    }

    /// UIKit's kinds by a short word.
    static func word(for kind: String) -> String {
        switch kind {
        case UICollectionView.elementKindSectionHeader: "header"
        case UICollectionView.elementKindSectionFooter: "footer"
        default: kind
        }
    }

    // MARK: - Delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.tally("scroll") }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        trace.tell("willDisplay \(DeviceFigures.text(indexPath)) \(trace.name(of: cell))")
        guard workarounds.contains(.configureInWillDisplay), let cell = cell as? ItemCell, has(indexPath) else { return }
        configure(cell, title: sections[indexPath.section][indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        trace.tell("didEndDisplaying \(DeviceFigures.text(indexPath)) \(trace.name(of: cell))")
        guard habits.contains(.indexesModelAtEnd), let cell = cell as? ItemCell else { return }
        if !has(indexPath) {
            trace.tell("the model has no such item; an array would trap here")
        } else if sections[indexPath.section][indexPath.item] != cell.item {
            trace.tell("the cell shows \(cell.item), the model says \(sections[indexPath.section][indexPath.item])")
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        trace.tell("willDisplay \(DeviceApp.word(for: elementKind)) \(DeviceFigures.text(indexPath)) \(trace.name(of: view))")
        if workarounds.contains(.headerZPosition) { view.layer.zPosition = 0 }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        trace.tell("didEndDisplaying \(DeviceApp.word(for: elementKind)) \(DeviceFigures.text(indexPath)) \(trace.name(of: view))")
    }

    // MARK: - Layouts' delegates

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if habits.contains(.dequeuesForSize) {
            let cell =
                workarounds.contains(.measurePrototype)
                ? prototype : collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! ItemCell
            if has(indexPath) { configure(cell, title: sections[indexPath.section][indexPath.item]) }
        }
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        if habits.contains(.selfSizing) || choice.estimated != nil, let flow { return flow.estimatedItemSize }
        var size = flow?.itemSize ?? .zero
        if !choice.sizes.isEmpty { size = choice.sizes[sizeNumber(of: indexPath) % choice.sizes.count] }
        if habits.contains(.keepsWidth) {
            if firstWidth == nil || workarounds.contains(.askWidth) { firstWidth = collectionView.bounds.width }
            size.width = firstWidth ?? size.width
        }
        return CGSize(width: size.width, height: moody(size.height))
    }

    /// Which of the sizes an index path stands for.
    private func sizeNumber(of path: IndexPath) -> Int {
        guard workarounds.contains(.sizesByItem) else { return path.item }
        let there = collectionView.dataSourceIndexPath(forPresentationIndexPath: path) ?? path
        return has(there) ? number(of: sections[there.section][there.item]) ?? path.item : path.item
    }

    private func moody(_ length: CGFloat) -> CGFloat {
        guard habits.contains(.moody) else { return length }
        mood += 1
        return length + CGFloat(mood % 5) * 7
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, colorForSectionAt section: Int
    ) -> UIColor? { colors[section] }

    func collectionView(_ collectionView: UICollectionView, armbandForSectionAt section: Int) -> String? {
        choice.armbands ? "new" : nil
    }

    func collectionView(_ collectionView: UICollectionView, insetOfCardForSectionAt section: Int) -> UIEdgeInsets {
        UIEdgeInsets(top: moody(4), left: 4, bottom: 4 - choice.overlap, right: 4)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
    ) -> UIColor { section % 2 == 0 ? .systemGray5 : .clear }

    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat {
        let heights = choice.heights.isEmpty ? [60, 100, 80, 40, 120] : choice.heights
        return moody(heights[indexPath.item % heights.count])
    }
}
