import Offscreen
import UIKit

/// The app of a scenario with `layout table`: a table view with its data source and its delegate.
@MainActor
final class TableApp: NSObject {
    let setting: AppSetting
    let tableView: UITableView
    var features: Set<AppFeature>
    var model: AppModel
    private var delegate: (any UITableViewDelegate)?
    /// The data source if it is not diffable.
    private var source: (any UITableViewDataSource)?
    /// The data source if it is diffable.
    private var diffable: DiffableRowSource?

    var choice: TableChoice { setting.layout.table }

    init(_ setting: AppSetting) {
        self.setting = setting
        tableView = UITableView(frame: .zero, style: setting.layout.table.style.value)
        features = setting.features
        model = AppModel(setting)
        super.init()
        registerViews()
        if let row = choice.row { tableView.rowHeight = row }
        if let estimated = choice.estimated { tableView.estimatedRowHeight = estimated }
        if case .height(let height) = choice.header { tableView.sectionHeaderHeight = height }
        if case .height(let height) = choice.footer { tableView.sectionFooterHeight = height }
        if !choice.separators { tableView.separatorStyle = .none }
        if let prefetches = setting.prefetches { tableView.isPrefetchingEnabled = prefetches }
        addEdgeViews()
        delegate = makeDelegate()
        setDataSource()
        tableView.delegate = delegate
    }

    /// Makes a data source that answers questions about titles only if there are some.
    private func setDataSource() {
        if setting.isDiffable {
            let diffable = choice.hasTitles ? TitledDiffableRowSource(self) : DiffableRowSource(self)
            self.diffable = diffable
            diffable.apply(model.snapshot, animatingDifferences: false)
        } else {
            source = choice.hasTitles ? TitledRowSource(self) : RowSource(self)
            tableView.dataSource = source
        }
    }

    private func registerViews() {
        if choice.cells != .made {
            for identifier in ["row", "odd row"] {
                tableView.register(RowCell.self, forCellReuseIdentifier: identifier)
            }
        }
        guard choice.hasViewsOfApp else { return }
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    }

    private func addEdgeViews() {
        func makeView(height: CGFloat) -> UIView {
            UIView(frame: CGRect(x: 0, y: 0, width: setting.size.width, height: height))
        }
        if choice.top > 0 { tableView.tableHeaderView = makeView(height: choice.top) }
        if choice.bottom > 0 { tableView.tableFooterView = makeView(height: choice.bottom) }
        guard features.contains(.backgroundView) else { return }
        let background = UIView(frame: .zero)
        background.backgroundColor = .white
        tableView.backgroundView = background
    }

    /// Makes a delegate that implements only the methods that the options need, because UIKit behaves
    /// differently if a method is implemented.
    private func makeDelegate() -> any UITableViewDelegate {
        switch (choice.delegateHasHeights, choice.hasViewsOfApp) {
        case (false, false): TableAppDelegate(self)
        case (true, false): HeightDelegate(self)
        case (false, true): EdgeDelegate(self)
        case (true, true): HeightAndEdgeDelegate(self)
        }
    }

    // MARK: - Rows

    /// Returns the height of a row with a title, which is one of the option `heights`; nil if there
    /// are none.
    func height(ofRowTitled title: String) -> CGFloat? {
        let heights = choice.heights
        guard !heights.isEmpty else { return nil }
        return heights[TableApp.number(in: title) % heights.count]
    }

    /// Returns the number at the end of a title, such as 3 for "0-3" and for "new3"; 0 if there is none.
    static func number(in title: String) -> Int {
        Int(String(title.reversed().prefix { $0.isNumber }.reversed())) ?? 0
    }

    /// Returns the title of a row on screen; nil if the model has no such row.
    func title(at path: IndexPath) -> String? {
        if let diffable { return diffable.itemIdentifier(for: path) }
        return model.hasItem(at: path) ? model[path] : nil
    }

    func makeCell(at path: IndexPath, title: String) -> UITableViewCell {
        let cell = dequeuedCell(at: path, title: title)
        // For a wrong identifier the simulated UIKit returns a plain cell.
        if let cell = cell as? RowCell { configure(cell, title: title) }
        return cell
    }

    private func dequeuedCell(at path: IndexPath, title: String) -> UITableViewCell {
        if features.contains(.wrongIdentifier) {
            return tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
        }
        switch choice.cells {
        case .registered: return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        case .withoutPath: return tableView.dequeueReusableCell(withIdentifier: "row")!
        case .made:
            return tableView.dequeueReusableCell(withIdentifier: "row")
                ?? RowCell(style: .default, reuseIdentifier: "row")
        case .twoKinds:
            let isEven = TableApp.number(in: title) % 2 == 0
            return tableView.dequeueReusableCell(withIdentifier: isEven ? "row" : "odd row", for: path)
        }
    }

    private func configure(_ cell: RowCell, title: String) {
        cell.resetsState = features.contains(.resetsInReuse)
        cell.show(title, height: choice.cellsHaveHeights ? height(ofRowTitled: title) : nil)
        cell.accessoryType = choice.accessory.value
        cell.showsReorderControl = true
        if features.contains(.tintsSome), AppModel.hasItemNumberDivisibleByThree(title) {
            cell.backgroundColor = .systemRed
        }
    }

    // MARK: - Headers and footers

    /// Returns the text of the header or footer of a section on screen.
    func title(ofHeader isHeader: Bool, inSection section: Int) -> String {
        let name =
            diffable?.sectionIdentifier(for: section)
            ?? (model.names.indices.contains(section) ? model.names[section] : section)
        return isHeader ? "Section \(name)" : "End of \(name)"
    }

    /// Returns the text of a header or footer for which UIKit makes the view. The result is nil without
    /// the option `title`.
    func edgeTitle(isHeader: Bool, inSection section: Int) -> String? {
        (isHeader ? choice.header : choice.footer) == .title ? title(ofHeader: isHeader, inSection: section) : nil
    }

    /// Returns the header or footer of a section as a view of the app. The result is nil without an
    /// option for such a view.
    func edgeView(isHeader: Bool, inSection section: Int) -> UIView? {
        guard (isHeader ? choice.header : choice.footer).isViewOfApp else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
        view?.textLabel?.text = title(ofHeader: isHeader, inSection: section)
        return view
    }

    // MARK: - Editing

    var canEdit: Bool { choice.editing != .none }

    /// Deletes a row, or inserts a row below it, after a tap on its control.
    func commit(_ editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
        switch editingStyle {
        case .delete:
            perform([.deleteItem(path)], in: tableView) { [tableView] in
                tableView.deleteRows(at: [path], with: .automatic)
            }
        case .insert:
            let below = IndexPath(row: path.row + 1, section: path.section)
            perform([.insertItem(below, title: model.makeTitle())], in: tableView) { [tableView] in
                tableView.insertRows(at: [below], with: .automatic)
            }
        case .none: break
        }
    }

    func moveRow(at source: IndexPath, to target: IndexPath) {
        model.moveItem(at: source, to: target)
        applySnapshotIfDiffable()
    }

    // MARK: - Changes of the rows

    var sections: [[String]] {
        get { model.sections }
        set {
            model.sections = newValue
            model.updateSectionNames()
            applySnapshotIfDiffable()
        }
    }

    private func applySnapshotIfDiffable() { diffable?.apply(model.snapshot, animatingDifferences: false) }
}

extension TableApp: HuntModel {
    func perform(_ edits: [ModelEdit], in view: UITableView, announcing: @escaping () -> Void) {
        guard let diffable else {
            return view.performBatchUpdates {
                self.model.apply(edits)
                announcing()
            }
        }
        let titles = model.titlesOfReloads(in: edits)
        model.apply(edits)
        var snapshot = model.snapshot
        snapshot.reloadItems(titles.reloaded)
        snapshot.reconfigureItems(titles.reconfigured)
        diffable.apply(snapshot, animatingDifferences: true)
    }

    func apply(_ edits: [ModelEdit]) {
        model.apply(edits)
        applySnapshotIfDiffable()
    }
}

extension TableChoice.Style {
    fileprivate var value: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .inset: .insetGrouped
        }
    }
}

extension TableChoice.Accessory {
    fileprivate var value: UITableViewCell.AccessoryType {
        switch self {
        case .none: .none
        case .disclosure: .disclosureIndicator
        case .checkmark: .checkmark
        case .detail: .detailButton
        }
    }
}
