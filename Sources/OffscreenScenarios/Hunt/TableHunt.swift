import Offscreen
import UIKit

/// A hunt of the vocabulary `everything` on a table view. The number of the program determines the
/// style, the heights, the cells, the headers, the data and the system.
@MainActor
public final class TableHunt {
    private let hunt: Hunt
    private let program: UInt64
    public var stepsDone: Int { hunt.stepsDone }
    public var trace: ((String) -> Void)? {
        didSet { hunt.trace = trace }
    }

    public init(program: UInt64) {
        self.program = program
        var generator = SeededGenerator(seed: program)
        let presets = Preset.withEveryMechanism
        let behavior = presets[Int(program % UInt64(presets.count))].seeded(program)
        let setting = TableApp.Setting(using: &generator)
        let broken = behavior.invariantsBrokenBySystem
        hunt = Hunt(
            behavior: behavior, size: CGSize(width: 320, height: 400),
            invariants: Invariant.all.filter { !broken.contains($0.name) }, comparesEvery: 50, vocabulary: .everything
        ) {
            let app = TableApp(setting)
            return HuntSubject(app.table, model: setting.isDiffable ? nil : app, companions: [app])
        }
        // Random programs test the model, so they use diffable data sources on every system.
        hunt.allowsMissingParts = true
    }

    public func run(steps: Int) -> Hunt.Finding? { hunt.run(seeds: program...program, steps: steps) }

    /// Returns a finding as a Swift test. The program's number makes the same table view again.
    public func text(of finding: Hunt.Finding) -> String {
        "// The table view of 'thrash --tables --programs \(program)...\(program)'.\n\(finding.swift)"
    }
}

/// The data source and delegate of a table view in a random program.
@MainActor
class TableApp: NSObject, UITableViewDataSource, HuntModel {
    /// What differs between the table views of two programs.
    struct Setting {
        enum Heights: CaseIterable { case fixed, ofDelegate, estimated, ofCells }
        enum Cells: CaseIterable { case dequeued, dequeuedWithoutPath, madeByApp, ofTwoKinds }
        enum Edges: CaseIterable { case none, titles, views }

        let style: UITableView.Style
        let heights: Heights
        let cells: Cells
        let headers: Edges
        let footers: Edges
        let counts: [Int]
        let hasEdgeViews: Bool
        /// Whether the data source is a diffable one, which the hunt edits by snapshots.
        let isDiffable: Bool

        init(using generator: inout SeededGenerator) {
            let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
            style = styles.randomElement(using: &generator)!
            heights = Heights.allCases.randomElement(using: &generator)!
            cells = Cells.allCases.randomElement(using: &generator)!
            headers = Edges.allCases.randomElement(using: &generator)!
            footers = Edges.allCases.randomElement(using: &generator)!
            let data = [[4, 7, 5], [0, 30], [60], [], [3, 3, 3, 3, 3, 3, 3, 3], [1]]
            counts = data.randomElement(using: &generator)!
            hasEdgeViews = Int.random(in: 0..<4, using: &generator) == 0
            isDiffable = Int.random(in: 0..<4, using: &generator) == 0
        }
    }

    let table: UITableView
    let setting: Setting
    var sections: [[String]]
    private var delegate: (any UITableViewDelegate)?
    private var diffable: UITableViewDiffableDataSource<Int, String>?

    init(_ setting: Setting) {
        self.setting = setting
        table = UITableView(frame: .zero, style: setting.style)
        sections = setting.counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
        super.init()
        for identifier in ["even", "odd"] { table.register(Cell.self, forCellReuseIdentifier: identifier) }
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
        if setting.heights == .fixed { table.rowHeight = 44 }
        if setting.heights == .ofDelegate { table.estimatedRowHeight = 0 }
        if setting.hasEdgeViews {
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
        }
        let hasHeights = setting.heights == .ofDelegate || setting.heights == .estimated
        let hasViews = setting.headers == .views || setting.footers == .views
        delegate =
            switch (hasHeights, hasViews) {
            case (true, true): HeightAndViewDelegate(self)
            case (true, false): HeightDelegate(self)
            case (false, true): ViewDelegate(self)
            case (false, false): nil
            }
        table.dataSource = self
        if setting.isDiffable { showSnapshot() }
        table.delegate = delegate
    }

    private func showSnapshot() {
        diffable = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, name in
            cell(named: name, in: table, at: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (section, names) in sections.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(names)
        }
        diffable?.apply(snapshot, animatingDifferences: false)
    }

    /// A number that follows from the name of a row.
    static func number(of name: String) -> Int { name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1009 } }

    static func height(of name: String) -> CGFloat { CGFloat(30 + number(of: name) % 5 * 13) }

    fileprivate func name(at path: IndexPath) -> String {
        if let diffable { return diffable.itemIdentifier(for: path) ?? "" }
        return sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
            ? sections[path.section][path.row] : ""
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(named: name(at: indexPath), in: tableView, at: indexPath)
    }

    private func cell(named name: String, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell =
            switch setting.cells {
            case .dequeued: tableView.dequeueReusableCell(withIdentifier: "even", for: indexPath)
            case .dequeuedWithoutPath: tableView.dequeueReusableCell(withIdentifier: "even")!
            case .madeByApp:
                tableView.dequeueReusableCell(withIdentifier: "own") ?? Cell(style: .default, reuseIdentifier: "own")
            case .ofTwoKinds:
                tableView.dequeueReusableCell(
                    withIdentifier: Self.number(of: name) % 2 == 0 ? "even" : "odd", for: indexPath)
            }
        (cell as? Cell)?.show(name, sizesRow: setting.heights == .ofCells)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        setting.headers == .titles ? "header" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        setting.footers == .titles ? "footer" : nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        Self.number(of: name(at: indexPath)) % 3 > 0
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        sections[target.section].insert(sections[source.section].remove(at: source.row), at: target.row)
    }

    fileprivate func edge(_ kind: Setting.Edges, title: String) -> UIView? {
        guard kind == .views else { return nil }
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
        view?.textLabel?.text = title
        return view
    }

    final class Cell: UITableViewCell {
        private let block = UIView()
        private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

        func show(_ name: String, sizesRow: Bool) {
            guard sizesRow else {
                textLabel?.text = name
                return
            }
            if block.superview == nil {
                block.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(block)
                NSLayoutConstraint.activate([
                    block.topAnchor.constraint(equalTo: contentView.topAnchor),
                    block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
                ])
            }
            block.tag = TableApp.number(of: name)
            block.accessibilityIdentifier = name
            height.constant = TableApp.height(of: name)
        }
    }
}

// The optional methods of a delegate are those that its class implements, so each combination is a
// class.

@MainActor
private final class HeightDelegate: NSObject, UITableViewDelegate {
    private unowned let app: TableApp

    init(_ app: TableApp) { self.app = app }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TableApp.height(of: app.name(at: indexPath))
    }
}

@MainActor
private final class ViewDelegate: NSObject, UITableViewDelegate {
    private unowned let app: TableApp

    init(_ app: TableApp) { self.app = app }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        app.edge(app.setting.headers, title: "header")
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        app.edge(app.setting.footers, title: "footer")
    }
}

@MainActor
private final class HeightAndViewDelegate: NSObject, UITableViewDelegate {
    private unowned let app: TableApp

    init(_ app: TableApp) { self.app = app }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TableApp.height(of: app.name(at: indexPath))
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        app.setting.headers == .views ? 26 : UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        app.edge(app.setting.headers, title: "header")
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        app.edge(app.setting.footers, title: "footer")
    }
}
