import Dispatch
import Offscreen
import UIKit

/// The app used by scenarios: a model of titles, a screen for any of the layouts, and the habits it was given.
@MainActor
final class ScenarioApp: NSObject, EditableScreen, UICollectionViewDataSource, SectionCardDecorationDelegate, SectionColorDelegate,
    SectionBackgroundDelegate, WaterfallLayoutDelegate, TimetableLayoutDelegate
{
    var sections: [[String]] {
        didSet { if !isEditing { show(sections, animated: false) } }
    }
    let collectionView: UICollectionView
    /// The choice behind each layout that was made.
    private var choices: [ObjectIdentifier: LayoutChoice] = [:] {
        didSet { givesSizes = choices.values.contains(where: \.givesSizes) }
    }
    /// Whether items have different sizes, or estimates. It is read for each item.
    private var givesSizes = false
    var habits: Set<Habit> { didSet { tellHabits() } }
    /// The setting from which it was made.
    let made: ScenarioRunner.Setting
    var workarounds: Set<Workaround> {
        didSet {
            (collectionView as? AppCollectionView)?.workarounds = workarounds
            controller?.scrollsOnce = workarounds.contains(.startOnce)
        }
    }
    /// The controller whose view contains the collection view, if the app has one.
    private(set) var controller: BannerController?
    let notices = AppNotices()
    /// The color of all cells, when the app's theme has one.
    private var theme: UIColor?
    /// The collection view's width when a size was first asked for.
    private var firstWidth: CGFloat?
    /// A cell to measure with.
    private lazy var prototype = ItemCell(frame: .zero)
    /// The puzzle, when that is the layout.
    let puzzle: KlotskiScreen?
    /// The colors of single sections. They take precedence over the layout's.
    var colors: [Int: UIColor] = [:]
    /// The app's messages since they were last read.
    var remarks: [String] = []
    private var newTitles = 0
    /// The title of the item that a chain of updates inserted last.
    var chained = ""
    /// The number of items that chains of updates have inserted.
    var links = 0
    /// The identifiers of the sections, in their present order.
    var sectionNames: [Int] = []
    /// With `data diffable`: the data source.
    private var diffable: UICollectionViewDiffableDataSource<Int, String>?
    private var isEditing = false
    /// How many moody answers were given.
    private var mood = 0
    private lazy var keptRegistration = UICollectionView.CellRegistration<ItemCell, String> { [weak self] cell, path, _ in
        self?.configure(cell, at: path)
    }

    init(_ setting: ScenarioRunner.Setting) {
        made = setting
        sections = PosterScreen.titles(setting.sections)
        for (path, title) in setting.titles
        where sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item) {
            sections[path.section][path.item] = title
        }
        sectionNames = Array(sections.indices)
        let choice = setting.layout
        habits = setting.habits
        workarounds = setting.workarounds
        if choice.kind == .klotski {
            puzzle = KlotskiScreen(puzzle: choice.board == .small ? .small : .classic)
            collectionView = puzzle!.collectionView
            super.init()
            return
        }
        puzzle = nil
        let layout = choice.make(habits: habits, places: setting.places, scrolled: ScenarioApp.rowNotice(notices, setting))
        choices[ObjectIdentifier(layout)] = choice
        givesSizes = choice.givesSizes
        let view = AppCollectionView(frame: .zero, collectionViewLayout: layout)
        view.workarounds = workarounds
        collectionView = view
        super.init()
        view.register(ItemCell.self, forCellWithReuseIdentifier: "poster")
        if habits.contains(.twoStyles) { view.register(ItemCell.self, forCellWithReuseIdentifier: "banner") }
        registerSupplementaryViews(for: choice)
        if let prefetches = setting.prefetches { view.isPrefetchingEnabled = prefetches }
        if habits.contains(.registersInProvider), workarounds.contains(.registerOnce) { _ = keptRegistration }
        if setting.isDiffable {
            diffable = makeDiffable()
            show(sections, animated: false)
        } else {
            view.dataSource = self
        }
        view.delegate = self
        view.dragDelegate = self
        view.dropDelegate = self
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

    /// The function that sections scrolling across the layout's direction call.
    private static func rowNotice(_ notices: AppNotices, _ setting: ScenarioRunner.Setting) -> (@MainActor () -> Void)? {
        guard setting.workarounds.contains(.hearRows) else { return nil }
        return { notices.scrolls += 1 }
    }

    /// Puts the collection view into a window and does nothing else.
    func stand(in window: UIWindow) {
        collectionView.frame = window.bounds
        window.addSubview(collectionView)
    }

    /// Puts the screen on the stage.
    func show(on stage: Stage) {
        if let controller { stage.show(controller) } else { stage.show(collectionView) }
    }

    var isDiffable: Bool { diffable != nil }

    func has(_ path: IndexPath) -> Bool { sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item) }

    /// Notes something that the app has seen and that should be impossible.
    func find(_ text: String) { remarks.append("\(ScenarioApp.finding)\(text)") }

    static let finding = "app finds: "

    /// Checks that a tap presses the button that it reaches exactly once.
    ///
    /// - Parameter isSteady: whether nothing moves, so that the view under the finger stays there until the finger lifts.
    func beginTap(isSteady: Bool) -> (_ hit: UIView?) -> Void {
        let before = notices.presses
        return { [self] hit in
            let presses = notices.presses
            let wanted = hit is UIButton ? 1 : 0
            guard isSteady ? presses - before != wanted : presses - before > 1 else { return }
            find("a tap that reached \(hit.map { "\(type(of: $0))" } ?? "nothing") pressed \(presses - before) buttons")
        }
    }

    /// A title no item had before.
    func newTitle() -> String {
        newTitles += 1
        return "new\(newTitles)"
    }

    /// Registers the supplementary views that the chosen layout needs.
    private func registerSupplementaryViews(for choice: LayoutChoice) {
        var kinds: [String] = []
        if choice.header > 0 { kinds.append(UICollectionView.elementKindSectionHeader) }
        if choice.footer > 0 { kinds.append(UICollectionView.elementKindSectionFooter) }
        if choice.kind == .timetable { kinds += [TimetableLayout.dayKind, TimetableLayout.hourKind] }
        for kind in kinds {
            collectionView.register(SectionHeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
    }

    /// Adds the app's own view once the app is on screen.
    func didAppear(in stage: Stage) {
        guard habits.contains(.addsSubview) else { return }
        stage.act("add a view") {
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let parent = workarounds.contains(.subviewBeside) ? stage.window : collectionView
            parent.addSubview(own)
            parent.sendSubviewToBack(own)
        }
    }

    private func tellHabits() {
        (collectionView as? AppCollectionView)?.invalidatesInLayout = habits.contains(.invalidatesInLayout)
    }

    // MARK: - Diffable data source

    private func makeDiffable() -> UICollectionViewDiffableDataSource<Int, String> {
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { [weak self] view, path, title in
            let identifier = self?.identifier(of: title) ?? "poster"
            let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
            if let cell = cell as? ItemCell { self?.configure(cell, title: title) }
            return cell
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] transaction in
            let snapshot = transaction.finalSnapshot
            self?.changeSilently(to: snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) })
        }
        source.supplementaryViewProvider = { [weak self] view, kind, path in
            self?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        }
        return source
    }

    private func show(_ sections: [[String]], animated: Bool) {
        while sectionNames.count < sections.count { sectionNames.append((sectionNames.max() ?? -1) + 1) }
        sectionNames.removeSubrange(sections.count...)
        diffable?.apply(snapshot, animatingDifferences: animated)
    }

    private var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections(sectionNames)
        for (name, titles) in zip(sectionNames, sections) { snapshot.appendItems(titles, toSection: name) }
        return snapshot
    }

    /// Changes the model and updates the collection view: by a batch update, or by a snapshot when the data is diffable.
    func perform(_ edits: [ModelEdit], in view: UICollectionView, telling: @escaping () -> Void) {
        chaining(in: view) { update(by: edits, in: view, telling: telling, completion: $0) }
    }

    func update(by edits: [ModelEdit], in view: UICollectionView, telling: @escaping () -> Void, completion: (() -> Void)?) {
        guard let diffable else {
            let height = view.contentSize.height
            view.performBatchUpdates(
                {
                    self.change(by: edits)
                    telling()
                }, completion: completion.map { completion in { _ in completion() } })
            if habits.contains(.reloadsAfterUpdates) { view.reloadData() }
            if workarounds.contains(.keepOffset) {
                view.layoutIfNeeded()
                view.contentOffset.y += view.contentSize.height - height
            }
            return
        }
        let (reloaded, reconfigured) = titlesAskedAnew(edits)
        sectionNames = ModelEdit.applySections(edits, to: sectionNames)
        changeSilently(to: ModelEdit.apply(edits, to: sections))
        var snapshot = snapshot
        snapshot.reloadItems(reloaded)
        snapshot.reconfigureItems(reconfigured)
        if habits.contains(.twoQueues), !workarounds.contains(.oneQueue) { ScenarioApp.applyElsewhere(snapshot, to: diffable) }
        diffable.apply(snapshot, animatingDifferences: true, completion: completion)
    }

    /// Applies a snapshot on a background queue. The work that it hands over to the main queue waits until this turn is over.
    private static func applyElsewhere(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, to source: UICollectionViewDiffableDataSource<Int, String>
    ) {
        let isDone = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            source.apply(snapshot, animatingDifferences: false)
            isDone.signal()
        }
        isDone.wait()
    }

    func change(by edits: [ModelEdit]) {
        sectionNames = ModelEdit.applySections(edits, to: sectionNames)
        sections = ModelEdit.apply(edits, to: sections)
    }

    private func changeSilently(to sections: [[String]]) {
        isEditing = true
        self.sections = sections
        isEditing = false
    }

    /// The items that stay and have to be reloaded or reconfigured.
    private func titlesAskedAnew(_ edits: [ModelEdit]) -> (reloaded: [String], reconfigured: [String]) {
        var (reloaded, reconfigured): ([String], [String]) = ([], [])
        for edit in edits {
            switch edit {
            case .reloadItem(let path) where has(path): reloaded.append(sections[path.section][path.item])
            case .reloadSection(let section) where sections.indices.contains(section): reloaded += sections[section]
            case .reconfigureItem(let path) where has(path): reconfigured.append(sections[path.section][path.item])
            default: break
            }
        }
        return (reloaded, reconfigured)
    }

    /// Changes to another layout, or begins to.
    func change(to choice: LayoutChoice, places: [IndexPath: PlacedLayout.Place], animated: Bool, interactive: Bool) {
        registerSupplementaryViews(for: choice)
        let layout = choice.make(habits: habits, places: places, scrolled: ScenarioApp.rowNotice(notices, made))
        choices[ObjectIdentifier(layout)] = choice
        if interactive {
            _ = collectionView.startInteractiveTransition(to: layout)
        } else {
            let call = Call()
            collectionView.setCollectionViewLayout(layout, animated: animated) { [weak self] _ in self?.look(at: call) }
            call.isOver = true
        }
    }

    /// The choice behind the layout on screen, or during a transition behind the next one.
    var choice: LayoutChoice { choice(of: collectionView.collectionViewLayout) }

    private func choice(of layout: UICollectionViewLayout) -> LayoutChoice {
        let layout = (layout as? UICollectionViewTransitionLayout)?.nextLayout ?? layout
        return choices[ObjectIdentifier(layout)] ?? made.layout
    }

    // MARK: - Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if habits.contains(.dequeuesTwice) {
            _ = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
        }
        if habits.contains(.registersInProvider) { return registeredCell(at: indexPath) }
        let identifier = identifier(of: sections[indexPath.section][indexPath.item])
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        // For a wrong identifier the dequeued cell is UIKit's own, and there is a failure with UIKit's text.
        if let cell = cell as? ItemCell { configure(cell, at: indexPath) }
        return cell
    }

    private func identifier(of title: String) -> String {
        if habits.contains(.wrongIdentifier) { return "Poster" }
        return habits.contains(.twoStyles) && workarounds.contains(.identifierByStyle) && isEveryThird(title) ? "banner" : "poster"
    }

    /// Whether it is a third item, by the number with which it began.
    private func isEveryThird(_ title: String) -> Bool { number(of: title).map { $0 % 3 == 0 } ?? false }

    private func number(of title: String) -> Int? { title.split(separator: "-").last.flatMap { Int($0) } }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        change(by: [.moveItem(source, destination)])
    }

    /// Dequeues with a registration that is made now, or with one that was made once.
    private func registeredCell(at path: IndexPath) -> UICollectionViewCell {
        let registration =
            workarounds.contains(.registerOnce)
            ? keptRegistration
            : UICollectionView.CellRegistration<ItemCell, String> { [weak self] cell, path, _ in self?.configure(cell, at: path) }
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: path, item: sections[path.section][path.item])
    }

    private func configure(_ cell: ItemCell, at path: IndexPath) {
        configure(cell, title: sections[path.section][path.item])
    }

    private func configure(_ cell: ItemCell, title: String) {
        cell.item = title
        cell.resetsState = workarounds.contains(.resetInReuse)
        cell.label.text = title
        if let theme { cell.backgroundColor = theme }
        if habits.contains(.tintsSome), isEveryThird(title) { cell.backgroundColor = .systemRed }
        if habits.contains(.twoStyles), isEveryThird(title) { cell.showBanner() }
        if habits.contains(.subscribes) { cell.addButtonAction { [weak self] in self?.notices.presses += 1 } }
        cell.wish = wish(of: title)
        if habits.contains(.nestedLists) { cell.showList() }
        if habits.contains(.buttons) { cell.showButton { [weak self] in self?.notices.presses += 1 } }
        if habits.contains(.zPositionOnCells) { cell.layer.zPosition = 0 }
        if habits.contains(.lateImages) {
            cell.label.text = "..."
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self, weak cell] in
                MainActor.assumeIsolated {
                    guard let self, let cell else { return }
                    if self.workarounds.contains(.checkIdentity), cell.item != title { return }
                    cell.label.text = "image of \(title)"
                }
            }
        }
    }

    /// The size that a self-sizing cell wants for an item.
    private func wish(of title: String) -> @MainActor (CGSize) -> CGSize {
        if habits.contains(.neverSettles) {
            return { [weak self] size in
                guard let self else { return size }
                mood += 1
                collectionView.collectionViewLayout.invalidateLayout()
                return CGSize(width: size.width, height: mood % 2 == 0 ? 50 : 60)
            }
        }
        return { [weak self] size in self?.ownSize(of: title) ?? size }
    }

    private func ownSize(of title: String) -> CGSize? {
        guard givesSizes || habits.contains(.selfSizing) else { return nil }
        let choice = choice
        guard habits.contains(.selfSizing) || choice.estimated != nil else { return nil }
        guard !choice.sizes.isEmpty, let number = number(of: title) else {
            return choice.estimated.flatMap { _ in (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize }
        }
        return choice.sizes[number % choice.sizes.count]
    }

    /// Scrolls to the last message by the content's size, as chat screens do.
    func scrollToEnd() {
        collectionView.contentOffset = CGPoint(x: 0, y: max(0, collectionView.contentSize.height - collectionView.bounds.height))
    }

    /// The scroll view that scrolls an item sideways: the list in its cell, or the row that contains the cell.
    func innerScroller(at path: IndexPath) -> UIScrollView? {
        guard let cell = collectionView.cellForItem(at: path) else { return nil }
        if let list = (cell as? ItemCell)?.list { return list.view }
        guard let row = cell.superview as? UIScrollView, row !== collectionView else { return nil }
        return row
    }

    /// Gives the app's theme a color. Visible cells get it at once, other cells when they are configured.
    func paint(_ color: UIColor) {
        theme = color
        for cell in collectionView.visibleCells { cell.backgroundColor = color }
    }

    /// Sets the content offset from before, after the screen has changed its size.
    func restore(_ offset: CGPoint) {
        collectionView.contentOffset = workarounds.contains(.clampOffset) ? clamped(offset) : offset
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let most = max(0, collectionView.contentSize.height - collectionView.bounds.height)
        return CGPoint(x: offset.x, y: min(offset.y, most))
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view =
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
            as! SectionHeaderView
        let name = sectionName(indexPath.section)
        view.label.text =
            switch kind {
            case TimetableLayout.dayKind: "Day \(name + 1)"
            case TimetableLayout.hourKind: "\((timetable?.hours.lowerBound ?? 0) + indexPath.item):00"
            case UICollectionView.elementKindSectionFooter: "End of \(name)"
            default: "Section \(name)"
            }
        return view
    }

    /// Before a snapshot is applied, the model may already have sections that the collection view does not have.
    private func sectionName(_ section: Int) -> Int {
        if let diffable, let name = diffable.sectionIdentifier(for: section) { return name }
        // An empty timetable has hours, and no section.
        return sectionNames.indices.contains(section) ? sectionNames[section] : section
    }

    private var timetable: TimetableLayout? {
        let layout = collectionView.collectionViewLayout
        if let between = layout as? UICollectionViewTransitionLayout {
            return between.nextLayout as? TimetableLayout ?? between.currentLayout as? TimetableLayout
        }
        return layout as? TimetableLayout
    }

    // MARK: - Delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) { notices.scrolls += 1 }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        if workarounds.contains(.configureInWillDisplay), let cell = cell as? ItemCell { configure(cell, at: indexPath) }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        if workarounds.contains(.headerZPosition) { view.layer.zPosition = 0 }
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard habits.contains(.indexesModelAtEnd) else { return }
        let exists = sections.indices.contains(indexPath.section) && sections[indexPath.section].indices.contains(indexPath.item)
        if !exists {
            remarks.append(
                "didEndDisplaying item \(indexPath.section)-\(indexPath.item): the model has no such item; an array would trap here")
        } else if let cell = cell as? ItemCell, sections[indexPath.section][indexPath.item] != cell.item {
            remarks.append(
                "didEndDisplaying item \(indexPath.section)-\(indexPath.item): the cell shows \(cell.item), the model says "
                    + sections[indexPath.section][indexPath.item])
        }
    }

    // MARK: - Layouts' delegate

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if habits.contains(.dequeuesForSize) { measure(at: indexPath) }
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        let choice = givesSizes ? choice(of: collectionViewLayout) : LayoutChoice()
        // The estimate is used until the cell has given its own size. [APPLY-06]
        if habits.contains(.selfSizing) || choice.estimated != nil, let flow { return flow.estimatedItemSize }
        var size = flow?.itemSize ?? .zero
        let sizes = choice.sizes
        if !sizes.isEmpty { size = sizes[sizeNumber(of: indexPath) % sizes.count] }
        if habits.contains(.keepsWidth) {
            if firstWidth == nil || workarounds.contains(.askWidth) { firstWidth = collectionView.bounds.width }
            size.width = firstWidth ?? size.width
        }
        return CGSize(width: size.width, height: moody(size.height))
    }

    /// The number of the size that belongs to an index path.
    private func sizeNumber(of path: IndexPath) -> Int {
        guard workarounds.contains(.sizesByItem) else { return path.item }
        let there = collectionView.dataSourceIndexPath(forPresentationIndexPath: path) ?? path
        return has(there) ? number(of: sections[there.section][there.item]) ?? path.item : path.item
    }

    private func measure(at path: IndexPath) {
        let cell =
            workarounds.contains(.measurePrototype)
            ? prototype : collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: path) as! ItemCell
        configure(cell, at: path)
    }

    /// The length unchanged, or changed by mood.
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
        let chosen = choice(of: layout).heights
        let heights = chosen.isEmpty ? [60, 100, 80, 40, 120] : chosen
        return moody(heights[indexPath.item % heights.count])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: TimetableLayout, minutesForItemAt indexPath: IndexPath
    ) -> Range<Int> {
        // While an item is carried, the layout asks with index paths that the model does not know yet.
        let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
        // Before a snapshot is applied, the layout may ask for items that the model no longer has.
        let title = diffable?.itemIdentifier(for: path) ?? sections[path.section][path.item]
        let start = 8 * 60 + indexPath.item * 45
        let lesson = TimetableLesson(title) ?? TimetableLesson(title, from: start, to: start + 60)
        return lesson.start..<lesson.end
    }
}
