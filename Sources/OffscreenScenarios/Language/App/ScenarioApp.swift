import Offscreen
import UIKit

/// The app that scenarios play with: a model of titles, and a screen for any of the layouts, with the habits it is given.
@MainActor
final class ScenarioApp: NSObject, EditableScreen, UICollectionViewDataSource, SectionCardDecorationDelegate, SectionColorDelegate,
    SectionBackgroundDelegate, WaterfallLayoutDelegate, TimetableLayoutDelegate
{
    var sections: [[String]] {
        didSet { if !isEditing { show(sections, animated: false) } }
    }
    let collectionView: UICollectionView
    /// What was chosen of each layout that was made.
    private var choices: [ObjectIdentifier: LayoutChoice] = [:] {
        didSet { givesSizes = choices.values.contains { !$0.sizes.isEmpty } }
    }
    /// Whether items have sizes of their own: looked at for each item.
    private var givesSizes = false
    var habits: Set<Habit>
    /// What it was made of.
    let made: ScenarioRunner.Setting
    var workarounds: Set<Workaround> { didSet { (collectionView as? AppCollectionView)?.workarounds = workarounds } }
    /// The puzzle, when that is the layout.
    let puzzle: KlotskiScreen?
    let images = SlowImages()
    /// Of single sections; they win over the layout's.
    var colors: [Int: UIColor] = [:]
    /// What the app has to say for itself since somebody listened.
    var remarks: [String] = []
    private var newTitles = 0
    /// The item that a chain of updates put in last.
    var chained = ""
    /// How many items chains of updates put in.
    var links = 0
    /// How often a button in a cell was pressed.
    private var presses = 0
    /// What the sections are called, wherever they stand.
    var sectionNames: [Int] = []
    /// With `data diffable`: the data source.
    private var diffable: UICollectionViewDiffableDataSource<Int, String>?
    private var isEditing = false
    /// How often a moody answer was given.
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
        let layout = choice.make(habits: habits, places: setting.places)
        choices[ObjectIdentifier(layout)] = choice
        givesSizes = !choice.sizes.isEmpty
        let view = AppCollectionView(frame: .zero, collectionViewLayout: layout)
        view.workarounds = workarounds
        collectionView = view
        super.init()
        view.register(ItemCell.self, forCellWithReuseIdentifier: "poster")
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
        if habits.contains(.backgroundView) {
            let background = UIView(frame: .zero)
            background.backgroundColor = .white
            view.backgroundView = background
        }
    }

    var isDiffable: Bool { diffable != nil }

    func has(_ path: IndexPath) -> Bool { sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item) }

    /// What the app sees that cannot be.
    func find(_ text: String) { remarks.append("\(ScenarioApp.finding)\(text)") }

    static let finding = "app finds: "

    /// Looks whether a tap that begins now presses what it reaches, once.
    ///
    /// - Parameter isSteady: nothing moves, so that what the finger comes down on is still there when it goes up.
    func beginTap(isSteady: Bool) -> (_ hit: UIView?) -> Void {
        let before = presses
        return { [self] hit in
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

    /// As the layout chosen needs them.
    private func registerSupplementaryViews(for choice: LayoutChoice) {
        var kinds: [String] = []
        if choice.header > 0 { kinds.append(UICollectionView.elementKindSectionHeader) }
        if choice.footer > 0 { kinds.append(UICollectionView.elementKindSectionFooter) }
        if choice.kind == .timetable { kinds += [TimetableLayout.dayKind, TimetableLayout.hourKind] }
        for kind in kinds {
            collectionView.register(SectionHeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
    }

    /// What the app adds once it is on screen.
    func didAppear(in stage: Stage) {
        guard habits.contains(.addsSubview) else { return }
        stage.act("add a view") {
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let parent = workarounds.contains(.subviewBeside) ? stage.window : collectionView
            parent.addSubview(own)
            parent.sendSubviewToBack(own)
        }
    }

    // MARK: - Diffable data source

    private func makeDiffable() -> UICollectionViewDiffableDataSource<Int, String> {
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { [weak self] view, path, title in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "poster", for: path) as! ItemCell
            self?.configure(cell, title: title)
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

    /// Changes the model and has the collection view follow: by a batch update, or by a snapshot where the data is diffable.
    func perform(_ edits: [ModelEdit], in view: UICollectionView, telling: @escaping () -> Void) {
        chaining(in: view) { update(by: edits, in: view, telling: telling, completion: $0) }
    }

    func update(by edits: [ModelEdit], in view: UICollectionView, telling: @escaping () -> Void, completion: (() -> Void)?) {
        guard let diffable else {
            view.performBatchUpdates(
                {
                    self.change(by: edits)
                    telling()
                }, completion: completion.map { completion in { _ in completion() } })
            return
        }
        let (reloaded, reconfigured) = titlesAskedAnew(edits)
        sectionNames = ModelEdit.applySections(edits, to: sectionNames)
        changeSilently(to: ModelEdit.apply(edits, to: sections))
        var snapshot = snapshot
        snapshot.reloadItems(reloaded)
        snapshot.reconfigureItems(reconfigured)
        diffable.apply(snapshot, animatingDifferences: true, completion: completion)
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

    /// The items that stay and are to be loaded or configured anew.
    private func titlesAskedAnew(_ edits: [ModelEdit]) -> (reloaded: [String], reconfigured: [String]) {
        var (reloaded, reconfigured): ([String], [String]) = ([], [])
        for edit in edits {
            switch edit {
            case .reloadItem(let path): reloaded.append(sections[path.section][path.item])
            case .reloadSection(let section): reloaded += sections[section]
            case .reconfigureItem(let path): reconfigured.append(sections[path.section][path.item])
            default: break
            }
        }
        return (reloaded, reconfigured)
    }

    /// Begins to change to another layout, or changes to it.
    func change(to choice: LayoutChoice, places: [IndexPath: PlacedLayout.Place], animated: Bool, interactive: Bool) {
        registerSupplementaryViews(for: choice)
        let layout = choice.make(habits: habits, places: places)
        choices[ObjectIdentifier(layout)] = choice
        if interactive {
            _ = collectionView.startInteractiveTransition(to: layout)
        } else {
            let call = Call()
            collectionView.setCollectionViewLayout(layout, animated: animated) { [weak self] _ in self?.look(at: call) }
            call.isOver = true
        }
    }

    /// What was chosen of the layout on screen; during a transition, of the one to come.
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
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! ItemCell
        configure(cell, at: indexPath)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        change(by: [.moveItem(source, destination)])
    }

    /// By a registration made now, or once.
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
        cell.resetsTint = workarounds.contains(.resetInReuse)
        cell.label.text = title
        if habits.contains(.tintsSome), let number = title.split(separator: "-").last.flatMap({ Int($0) }), number % 3 == 0 {
            cell.backgroundColor = .systemRed
        }
        if habits.contains(.nestedLists) { cell.showList() }
        if habits.contains(.buttons) { cell.showButton { [weak self] in self?.presses += 1 } }
        if habits.contains(.zPositionOnCells) { cell.layer.zPosition = 0 }
        if habits.contains(.lateImages) {
            cell.label.text = "..."
            images.request { [weak self, weak cell] in
                guard let self, let cell else { return }
                if workarounds.contains(.checkIdentity), cell.item != title { return }
                cell.label.text = "image of \(title)"
            }
        }
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

    /// Before a snapshot is applied the model has sections already that the collection view does not.
    private func sectionName(_ section: Int) -> Int {
        if let diffable, let name = diffable.sectionIdentifier(for: section) { return name }
        // The hours of an empty timetable are there, and no section.
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
        let sizes = givesSizes ? choice(of: collectionViewLayout).sizes : []
        let size =
            sizes.isEmpty ? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero : sizes[indexPath.item % sizes.count]
        return CGSize(width: size.width, height: moody(size.height))
    }

    /// A length as it is, or by mood.
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
        // While an item is carried, the layout speaks of places that the model does not know yet.
        let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
        // And before a snapshot is applied, of items that the model may not have any more.
        let title = diffable?.itemIdentifier(for: path) ?? sections[path.section][path.item]
        let start = 8 * 60 + indexPath.item * 45
        let lesson = Lesson(title) ?? Lesson(title, from: start, to: start + 60)
        return lesson.start..<lesson.end
    }
}
