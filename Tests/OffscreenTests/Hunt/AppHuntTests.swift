import Foundation
import Testing
import UIKit

@testable import Offscreen

/// Hunts of apps with fixed sections, with acts of their own, and with newer parts of UIKit.
@MainActor struct AppHuntTests {
    /// Two sections of notes: those that are open and those that are archived.
    @MainActor
    private final class Notes: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, HuntModel {
        var sections = [["a", "b", "c", "d"], ["e", "f", "g"]]
        let view: UICollectionView
        /// The end of each title, which the names of the notes do not determine.
        var mark = ""
        var deletesTappedItems = false
        /// The note that was archived last, with its previous place.
        var archived: (name: String, item: Int)?

        override init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: 50)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
            view.dataSource = self
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath) as! NoteCell
            cell.title.text = sections[indexPath.section][indexPath.item] + mark
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            guard deletesTappedItems else { return }
            sections[indexPath.section].remove(at: indexPath.item)
            view.deleteItems(at: [indexPath])
        }

        func deleteFirst() {
            sections[0].removeFirst()
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }

        func archiveLast() {
            let item = sections[0].count - 1
            let name = sections[0].removeLast()
            archived = (name, item)
            sections[1].insert(name, at: 0)
            view.performBatchUpdates {
                view.moveItem(at: IndexPath(item: item, section: 0), to: IndexPath(item: 0, section: 1))
            }
        }

        /// Adds a note at the place that the archived note had. The mistake is that the place may
        /// not exist any more.
        func addAgain() {
            guard let (name, item) = archived else { return }
            archived = nil
            sections[0].insert(name + "'", at: min(item, sections[0].count))
            view.insertItems(at: [IndexPath(item: item, section: 0)])
        }

        func renameFirst() {
            guard !sections[0].isEmpty else { return }
            sections[0][0] += "!"
        }
    }

    private func hunt(_ vocabulary: HuntStepSet, acts: @escaping (Notes) -> [HuntAct] = { _ in [] }) -> Hunt {
        Hunt(comparesEvery: 10, vocabulary: vocabulary) {
            let notes = Notes()
            var subject = HuntSubject(notes.view, model: notes)
            subject.hasFixedSections = true
            subject.acts = acts(notes)
            return subject
        }
    }

    /// Runs a hunt that must find nothing, and returns the lines of its steps.
    private func lines(of hunt: Hunt, seeds: ClosedRange<UInt64> = 1...6) -> [String] {
        var lines: [String] = []
        hunt.trace = { lines.append($0) }
        let finding = hunt.run(seeds: seeds, steps: 60)
        #expect(finding == nil, "\(finding!)")
        return lines.flatMap { $0.split(separator: "\n").map(String.init) }
    }

    private func changesSections(_ line: String) -> Bool {
        ["insert section", "delete section", "move section"].contains { line.contains($0) }
    }

    // MARK: - Fixed sections

    @Test func `A hunt with fixed sections changes only items, also in batches, and says so`() {
        let hunt = hunt(.everything)
        let lines = lines(of: hunt)
        #expect(lines.filter(changesSections).isEmpty)
        for kind in ["insert", "delete", "move", "batch"] { #expect(hunt.distribution.done[kind] ?? 0 > 0, "\(kind)") }
        let reason = "inserting, deleting and moving sections: the HuntSubject has fixed sections"
        #expect(hunt.leftOut.filter { $0.contains("moving sections") } == [reason])
    }

    @Test func `A hunt with fixed sections applies no snapshot that changes sections`() {
        let hunt = Hunt {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
            let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path) as! NoteCell
                cell.title.text = item
                return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            for section in ["open", "archived", "deleted"] {
                snapshot.appendSections([section])
                snapshot.appendItems((0..<5).map { "\(section) \($0)" })
            }
            source.apply(snapshot, animatingDifferences: false)
            var subject = HuntSubject(view)
            subject.hasFixedSections = true
            return subject
        }
        #expect(lines(of: hunt).filter(changesSections).isEmpty)
        for kind in ["insert", "delete", "move", "batch"] { #expect(hunt.distribution.done[kind] ?? 0 > 0, "\(kind)") }
        // Every step that was chosen could be done.
        #expect(hunt.distribution.impossible["insert"] == nil, "\(hunt.distribution)")
    }

    // MARK: - Acts

    @Test func `A hunt with the vocabulary 'acts' takes only the app's acts, or waits if none is possible`() {
        let hunt = hunt(.acts) { notes in
            [
                HuntAct("archive", when: { !notes.sections[0].isEmpty }) { stage in
                    stage.act("archive") { notes.archiveLast() }
                }
            ]
        }
        #expect(Set(lines(of: hunt)) == ["archive", "settle"])
        #expect(hunt.distribution.done["archive"] == 6 * 4)
        #expect(hunt.leftOut == ["every step that is no act of the app: the vocabulary is 'acts'"])
    }

    @Test func `A hunt of the app's acts alone without any act is a finding at once`() throws {
        let hunt = hunt(.acts)
        let finding = try #require(hunt.run(seeds: 1...3, steps: 20))
        #expect(finding.invariant == "acts")
        #expect(
            finding.messages == ["the vocabulary is 'acts', and the HuntSubject has no acts; set subject.acts"])
        #expect(hunt.stepsDone == 0)
    }

    @Test func `The acts of an app and the hunt's deletions change one model, and together show a mistake`() throws {
        let hunt = hunt(.everyday) { notes in
            [
                HuntAct("archive", weight: 3, when: { !notes.sections[0].isEmpty }) { stage in
                    stage.act("archive") { notes.archiveLast() }
                },
                HuntAct("add again", weight: 3, when: { notes.archived != nil }) { stage in
                    stage.act("add again") { notes.addAgain() }
                },
            ]
        }
        let finding = try #require(hunt.run(seeds: 1...20, steps: 60))
        #expect(finding.invariant == "failures", "\(finding)")
        #expect(finding.steps.first == .act("archive"), "\(finding)")
        #expect(finding.steps.last == .act("add again"), "\(finding)")
        #expect(finding.steps.count == 3, "\(finding)")
        #expect(["delete", "move"].contains(finding.steps[1].verb), "\(finding)")
        let other = self.hunt(.everyday)
        #expect(other.run(seeds: 1...5, steps: 60) == nil)
    }

    // MARK: - Data that a fresh collection view does not have

    /// Returns a hunt without a model, with one act.
    private func huntWithoutModel(
        when isPossible: @escaping (Notes) -> Bool = { _ in true }, act: @escaping (Notes) -> Void
    ) -> Hunt {
        Hunt(comparesEvery: 10) {
            let notes = Notes()
            var subject = HuntSubject(notes.view, companions: [notes])
            subject.acts = [
                HuntAct("act", weight: 9, when: { isPossible(notes) }) { stage in stage.act("act") { act(notes) } }
            ]
            return subject
        }
    }

    private static let actOmission =
        "not compared with a fresh collection view: an act or a tapped control may have changed the data; "
        + "give the subject a model"

    @Test func `Without a model, an act that deletes items is no finding, and the omitted comparison is listed`() {
        let hunt = huntWithoutModel(when: { !$0.sections[0].isEmpty }, act: { $0.deleteFirst() })
        let finding = hunt.run(seeds: 1...3, steps: 30)
        #expect(finding == nil, "\(finding!)")
        #expect(hunt.leftOut.filter { $0.hasPrefix("not compared") } == [Self.actOmission])
    }

    @Test func `Without a model, an act that changes what cells show is no finding`() {
        let hunt = huntWithoutModel { notes in
            notes.mark += "!"
            notes.view.reloadData()
        }
        let finding = hunt.run(seeds: 1...3, steps: 30)
        #expect(finding == nil, "\(finding!)")
        #expect(hunt.leftOut.filter { $0.hasPrefix("not compared") } == [Self.actOmission])
    }

    @Test func `Without a model, an act that moves a cell away from its layout attributes is a finding`() throws {
        let hunt = huntWithoutModel { $0.view.visibleCells.first?.frame.origin.x += 9 }
        let finding = try #require(hunt.run(seeds: 1...3, steps: 30))
        #expect(finding.invariant == "fresh", "\(finding)")
        #expect(finding.messages.first?.contains("NoteCell.frame") == true, "\(finding)")
        #expect(!hunt.leftOut.contains(Self.actOmission))
        #expect(finding.hint == nil)
    }

    @Test func `Without a model, a tap that deletes an item is no finding, and the omitted comparison is listed`() {
        let hunt = Hunt(comparesEvery: 10) {
            let notes = Notes()
            notes.deletesTappedItems = true
            notes.view.delegate = notes
            return HuntSubject(notes.view)
        }
        let finding = hunt.run(seeds: 1...6, steps: 60)
        #expect(finding == nil, "\(finding!)")
        let reason = "the data sources have different numbers of items; give the subject a model"
        #expect(hunt.leftOut.last == "not compared with a fresh collection view: \(reason)")
    }

    @Test func `Without a model, a tap on a button that changes what its cell shows is no finding`() {
        let hunt = Hunt(comparesEvery: 10) {
            let shop = Shop()
            return HuntSubject(shop.view, companions: [shop])
        }
        let finding = hunt.run(seeds: 1...10, steps: 60)
        #expect(finding == nil, "\(finding!)")
        #expect(hunt.leftOut.contains(Self.actOmission))
    }

    @Test func `A finding after changes of the model states that only the names of items are copied`() throws {
        let finding = try finding { notes, stage in
            stage.act("mark") {
                notes.mark += "!"
                notes.view.reloadData()
            }
        }
        #expect(finding.invariant == "fresh", "\(finding)")
        let hint = try #require(finding.hint)
        #expect(hint.hasPrefix("a fresh collection view gets only the names in the model's sections."))
        #expect(finding.description.contains("\nhint: \(hint)"))
    }

    // MARK: - The step of an act

    /// Returns the finding of a hunt whose act takes three steps.
    private func finding(_ steps: @escaping (Notes, Stage) -> Void) throws -> Hunt.Finding {
        let hunt = hunt(.everyday) { notes in [HuntAct("tidy up", weight: 9) { steps(notes, $0) }] }
        return try #require(hunt.run(seeds: 1...5, steps: 40))
    }

    @Test func `A finding names the step of an act that leaves a stale cell, and not a later step`() throws {
        let finding = try finding { notes, stage in
            stage.scroll(notes.view, to: .zero)
            stage.act("rename the first note") { notes.renameFirst() }
            stage.scroll(notes.view, by: 5)
        }
        #expect(finding.invariant == "fresh", "\(finding)")
        let step = try #require(finding.actStep)
        #expect(step.act == "tidy up")
        #expect(step.number == 2)
        #expect(step.count == 3)
        let words = "step 2 of 3 of 'tidy up': rename the first note"
        #expect(finding.description.contains("\nbroken by \(words)\n"))
        #expect(finding.text.contains("\n# broken by \(words)\n"))
        #expect(finding.swift.contains("\n// Broken by \(words).\n"))
        let replayed = try hunt(.everyday) { notes in
            [
                HuntAct("tidy up") { stage in
                    stage.act("nothing") {}
                    stage.act("rename") { notes.renameFirst() }
                }
            ]
        }.replay(finding.text)
        #expect(replayed?.actStep?.description == "step 2 of 2 of 'tidy up': rename")
    }

    @Test func `A finding names the last step of an act if an earlier step was only a part of the change`() throws {
        let finding = try finding { notes, stage in
            stage.act("rename") { notes.renameFirst() }
            stage.act("reload") { notes.view.reloadData() }
            stage.act("hide the first cell") { notes.view.visibleCells.first?.alpha = 0.5 }
        }
        #expect(finding.invariant == "fresh", "\(finding)")
        #expect(finding.actStep?.description == "step 3 of 3 of 'tidy up': hide the first cell", "\(finding)")
    }

    @Test func `A finding names the step of an act in which an exception was raised`() throws {
        let finding = try finding { notes, stage in
            stage.act("nothing") {}
            stage.act("delete an item that does not exist") {
                notes.view.deleteItems(at: [IndexPath(item: 99, section: 0)])
            }
            stage.act("reload") { notes.view.reloadData() }
        }
        #expect(finding.invariant == "failures", "\(finding)")
        #expect(
            finding.actStep?.description == "step 2 of 3 of 'tidy up': delete an item that does not exist",
            "\(finding)")
    }

    @Test func `A finding names an act of one step by the act alone, and no act if a step of the hunt broke the rule`()
        throws
    {
        let one = try finding { notes, stage in stage.act("rename") { notes.renameFirst() } }
        #expect(one.text.contains("\n# broken by 'tidy up'\n"))
        let narrow = Invariant(name: "wide", text: "the view is wide") { _, view in
            view.bounds.width < 300 ? ["it is narrow"] : []
        }
        let hunt = Hunt(invariants: [narrow], comparesEvery: 0) {
            let notes = Notes()
            var subject = HuntSubject(notes.view, model: notes)
            subject.acts = [HuntAct("nothing") { stage in stage.act("nothing") {} }]
            return subject
        }
        let steps = [Step.act("nothing"), .resize(width: 200, height: 400), .act("nothing")]
        let finding = try #require(hunt.replay(steps))
        #expect(finding.invariant == "wide")
        #expect(finding.actStep == nil)
        #expect(!finding.description.contains("broken by"))
    }

    // MARK: - Systems

    private func compositionalView(isList: Bool) -> HuntSubject {
        let notes = Notes()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        notes.view.collectionViewLayout =
            isList
            ? UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
            : UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        return HuntSubject(notes.view, model: notes)
    }

    private func expectNoHunt(on preset: Preset, _ message: String, _ make: @escaping @MainActor () -> HuntSubject)
        throws
    {
        let hunt = Hunt(behavior: preset, make)
        let finding = try #require(hunt.run(seeds: 1...3, steps: 20))
        #expect(finding.invariant == "system")
        #expect(finding.messages.first == "\(message), and this hunt is on \(preset.name); choose a newer system")
        #expect(finding.steps.isEmpty)
        #expect(hunt.stepsDone == 0)
    }

    @Test func `A hunt of a compositional layout on a system before iOS 13 ends at once with the reason [DIFF-09]`()
        throws
    {
        for preset in Preset.all.prefix(4) {
            try expectNoHunt(on: preset, "compositional layouts exist since iOS 13") {
                self.compositionalView(isList: false)
            }
        }
        let hunt = Hunt(behavior: .iOS13) { self.compositionalView(isList: false) }
        #expect(hunt.run(seeds: 1...1, steps: 10) == nil)
    }

    @Test func `A hunt of a list on a system before iOS 14 ends at once with the reason [DIFF-09]`() throws {
        try expectNoHunt(on: .iOS13, "lists exist since iOS 14") { self.compositionalView(isList: true) }
        let hunt = Hunt(behavior: .iOS15) { self.compositionalView(isList: true) }
        #expect(hunt.run(seeds: 1...1, steps: 10) == nil)
    }

    @Test
    func `A hunt of a diffable data source or a section snapshot on an older system ends with the reason [DIFF-09]`()
        throws
    {
        func subject(isTree: Bool) -> HuntSubject {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
            let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
            }
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["a", "b"])
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["one"])
            if isTree { source.apply(tree, to: "one") } else { source.apply(snapshot) }
            return HuntSubject(view)
        }
        try expectNoHunt(on: .iOS11, "diffable data sources exist since iOS 13") { subject(isTree: false) }
        try expectNoHunt(on: .iOS13, "section snapshots exist since iOS 14") { subject(isTree: true) }
    }

    @Test func `A finding about the system of a hunt is not stored for later hunts`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/notes.txt")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let hunt = Hunt(behavior: .iOS10) { self.compositionalView(isList: false) }
        #expect(try hunt.run(seeds: 1...2, steps: 5, keepingIn: url)?.invariant == "system")
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }
}

/// A list whose cells have a button that marks the item as saved.
private final class Shop: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var onTap: (() -> Void)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) { nil }
    }

    let view: UICollectionView
    private var saved: Set<Int> = []

    override init() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 40)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: flow)
        super.init()
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
        cell.button.setTitle(saved.contains(path.item) ? "Saved" : "Get", for: .normal)
        cell.onTap = { [unowned self, unowned cell] in
            saved.insert(path.item)
            cell.button.setTitle("Saved", for: .normal)
        }
        return cell
    }
}
