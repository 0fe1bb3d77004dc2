import Foundation
import Testing
import UIKit

@testable import Offscreen

/// Hunts that edit a screen with a diffable data source by snapshots alone.
@MainActor struct DiffableHuntTests {
    private struct Message: Hashable {
        let id: UUID
        let text: String
    }

    /// A list of rows with a text each, with a diffable data source.
    @MainActor
    private final class Rows<Section: Hashable & Sendable, Item: Hashable & Sendable> {
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Section, Item>
        var subject: HuntSubject { HuntSubject(view, companions: [self]) }

        init(text: @escaping (Item, IndexPath) -> String) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: 50)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(NoteCell.self, forCellWithReuseIdentifier: "cell")
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! NoteCell
                cell.title.text = text(item, path)
                return cell
            }
        }
    }

    private typealias Chat = Rows<String, Message>

    /// Returns a screen of two sections of messages. The identifiers of the messages differ between
    /// two screens.
    ///
    /// - Parameter showsPlaces: whether a row shows its index path, a mistake that a deletion above
    ///   it reveals.
    private func chat(showsPlaces: Bool = false) -> Chat {
        let chat = Chat { message, path in showsPlaces ? "\(path.section)-\(path.item)" : message.text }
        var snapshot = NSDiffableDataSourceSnapshot<String, Message>()
        for (day, count) in [("Monday", 6), ("Tuesday", 9)] {
            snapshot.appendSections([day])
            snapshot.appendItems((0..<count).map { Message(id: UUID(), text: "\(day) \($0)") })
        }
        chat.source.apply(snapshot, animatingDifferences: false)
        return chat
    }

    /// Adds a message at the end of the last section.
    private func send(_ text: String, in chat: Chat) {
        var snapshot = chat.source.snapshot()
        if snapshot.numberOfSections == 0 { snapshot.appendSections(["Wednesday"]) }
        snapshot.appendItems([Message(id: UUID(), text: "\(text) \(snapshot.numberOfItems)")])
        chat.source.apply(snapshot)
    }

    private func texts(_ chat: Chat) -> [[String]] {
        let snapshot = chat.source.snapshot()
        return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0).map(\.text) }
    }

    /// Returns a screen of two sections with an outline each, in which two of three parents are
    /// expanded.
    private func outline() -> Rows<Int, String> {
        let outline = Rows<Int, String> { name, _ in name }
        for section in 0..<2 {
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            for parent in ["fruit \(section)", "bread \(section)", "milk \(section)"] {
                tree.append([parent])
                tree.append((0..<3).map { "\(parent).\($0)" }, to: parent)
            }
            tree.expand(["fruit \(section)", "milk \(section)"])
            outline.source.apply(tree, to: section, animatingDifferences: false)
        }
        return outline
    }

    private func shown() -> (Stage, Chat, HuntSubject) {
        let stage = Stage(width: 200, height: 400)
        let chat = stage.run { self.chat() }
        stage.show(chat.view)
        return (stage, chat, chat.subject)
    }

    private func hunt(_ vocabulary: HuntStepSet = .everyday, showsPlaces: Bool = false) -> Hunt {
        Hunt(vocabulary: vocabulary) { self.chat(showsPlaces: showsPlaces).subject }
    }

    /// Runs a hunt that must find nothing, and returns the lines of its steps.
    private func lines(of hunt: Hunt, seeds: ClosedRange<UInt64> = 1...6) -> [String] {
        var lines: [String] = []
        hunt.trace = { lines.append($0) }
        #expect(hunt.run(seeds: seeds, steps: 60) == nil)
        return lines
    }

    /// Returns the finding of a hunt on a screen whose rows show their index paths.
    private func finding() throws -> Hunt.Finding { try #require(hunt(showsPlaces: true).run(seeds: 1...5, steps: 60)) }

    @Test(arguments: [HuntStepSet.everyday, .everything])
    func `A hunt edits a correct screen with a diffable data source by snapshots only, and finds nothing`(
        vocabulary: HuntStepSet
    ) {
        let hunt = hunt(vocabulary)
        let lines = lines(of: hunt)
        for kind in ["delete", "insert", "move", "reload", "reconfigure", "batch"] {
            #expect(hunt.distribution.done[kind] ?? 0 > 0, "\(kind)")
        }
        #expect(lines.filter { ["reload", "unsettled reload"].contains($0) || $0.contains("by=calls") }.isEmpty)
        for words in [
            "by=reload", "animated=no", "delete section=", "insert section=", "move section=", "reload section=",
        ] {
            #expect(lines.contains { $0.contains(words) }, "\(words)")
        }
    }

    @Test
    func
        `A hunt finds the mistake of cells that show their index path, and replaying the steps finds the mistake again`()
        throws
    {
        let hunt = hunt(showsPlaces: true)
        let finding = try finding()
        #expect(finding.invariant == "fresh", "\(finding)")
        #expect(finding.steps.count == 1, "\(finding)")
        #expect(finding.messages[0].hasPrefix("stale: item "))
        let again = try hunt.replay(finding.text)
        #expect(again?.invariant == "fresh")
        #expect(again?.messages == finding.messages)
        #expect(
            finding.swift.contains(
                "try stage.perform(Step.steps(from: \(finding.steps[0].description.quoted)), on: subject)"))
        #expect(try self.finding().text == finding.text, "the same seed gives the same finding")
    }

    @Test func `In the test generated for a finding, the quotation marks of a step are escaped`() throws {
        let finding = Hunt.Finding(
            invariant: "fresh", messages: [], seed: 1, steps: try Step.steps(from: #"insert 0-1 title="x""#),
            stepCountBeforeShrinking: 1,
            leftOut: [], recording: Stage(width: 1, height: 1).recording)
        #expect(finding.swift.contains(#"Step.steps(from: "insert 0-1 title=\"x\""), on: subject)"#))
    }

    @Test(arguments: [true, false])
    func `The steps of a finding cause a difference from a fresh screen only if the screen has the mistake`(
        showsPlaces: Bool
    ) throws {
        let finding = try finding()
        #expect(
            finding.swift.contains("#expect(stage.differences(of: subject, fromFreshSubject: makeSubject).isEmpty)"))
        let stage = Stage(width: 320, height: 480)
        let subject = stage.run { self.chat(showsPlaces: showsPlaces).subject }
        stage.show(subject)
        try stage.perform(finding.steps, on: subject)
        #expect(stage.differences(of: subject) { self.chat(showsPlaces: showsPlaces).subject }.isEmpty != showsPlaces)
    }

    @Test
    func
        `With a diffable data source, steps insert only items and sections that earlier steps deleted, the last deleted first`()
        throws
    {
        let (stage, chat, subject) = shown()
        func perform(_ lines: String) throws { try stage.perform(Step.steps(from: lines), on: subject) }
        let before = texts(chat)
        try perform("delete 0-1\ndelete 0-4 animated=no")
        #expect(texts(chat)[0] == ["Monday 0", "Monday 2", "Monday 3", "Monday 4"])
        try perform("insert 1-0\ninsert 0-1 by=reload")
        #expect(texts(chat)[0] == ["Monday 0", "Monday 1", "Monday 2", "Monday 3", "Monday 4"])
        #expect(texts(chat)[1].prefix(2) == ["Monday 5", "Tuesday 0"])
        try perform("move 1-0 0-5")
        #expect(texts(chat) == before)
        try perform("move section=0 to=1")
        #expect(texts(chat) == before.reversed())
        try perform("delete section=1\ninsert section=0 items=6")
        #expect(texts(chat) == before)
        try perform("batch animated=no\n  delete 0-0\n  move 0-1 1-9\n  reload 0-2\n  reconfigure 1-0")
        #expect(texts(chat)[0] == ["Monday 2", "Monday 3", "Monday 4", "Monday 5"])
        #expect(texts(chat)[1].suffix(2) == ["Tuesday 8", "Monday 1"])
        #expect(Invariant.thorough.flatMap { $0.check(stage, chat.view) }.isEmpty)
    }

    @Test func `A step that a diffable data source does not allow is refused with the reason`() {
        let (stage, _, subject) = shown()
        let snapshots = "a diffable data source is edited by snapshots only"
        for (line, reason) in [
            ("insert 0-0", "a hunt cannot make identifiers, and inserts only what it has deleted"),
            ("delete 0-0 by=calls", snapshots), ("delete 0-0 model=before", snapshots),
            ("delete 0-0 view=no", snapshots),
            ("delete 0-9", "the items of the diffable data source do not allow it"),
            ("expand 0-0", "no section was applied as a section snapshot"),
            ("delete 0-0 by=section", "no section was applied as a section snapshot"),
        ] {
            #expect { try stage.perform(Step.steps(from: line), on: subject) } throws: {
                "\($0)" == "'\(line)' cannot be done: \(reason)"
            }
        }
    }

    @Test func `A hunt does not insert deleted items again after the app has applied a snapshot of its own`() throws {
        let (stage, chat, subject) = shown()
        try stage.perform(Step.steps(from: "delete 0-0"), on: subject)
        #expect(subject.snapshots?.deletedItemCount == 1)
        stage.act("send") { send("sent", in: chat) }
        #expect(subject.snapshots?.deletedItemCount == 0)
    }

    @Test func `A hunt expands, collapses and edits an outline by section snapshots`() throws {
        let hunt = Hunt { self.outline().subject }
        let lines = lines(of: hunt, seeds: 1...10)
        for words in ["expand ", "collapse ", "by=section"] {
            #expect(lines.contains { $0.contains(words) }, "\(words)")
        }

        let stage = Stage(width: 200, height: 600)
        let outline = stage.run { self.outline() }
        let subject = outline.subject
        stage.show(outline.view)
        try stage.perform(Step.steps(from: "collapse 0-0\nexpand 0-1 animated=no\ndelete 0-1 by=section"), on: subject)
        #expect(outline.source.snapshot(for: 0).items == ["fruit 0", "fruit 0.0", "fruit 0.1", "fruit 0.2"] + milk)
        #expect(outline.source.snapshot(for: 0).expandedItems == ["milk 0"])
        try stage.perform(Step.steps(from: "insert 0-1"), on: subject)
        #expect(outline.source.snapshot().itemIdentifiers(inSection: 0) == ["fruit 0", "bread 0"] + milk)
    }

    @Test func `Each item of an outline that has children can be expanded or collapsed, in each section`() throws {
        let stage = Stage(width: 200, height: 900)
        let outline = stage.run { self.outline() }
        let subject = outline.subject
        stage.show(outline.view)
        let snapshots = try #require(subject.snapshots)
        func toggles() -> [String] {
            (0..<2).flatMap { section in
                (0..<9).compactMap { snapshots.expansionToggle(forItemAt: path($0, section)).map { "\($0)" } }
            }
        }
        let expected = (0..<2).flatMap { ["collapse \($0)-0", "expand \($0)-4", "collapse \($0)-5"] }
        #expect(toggles() == expected)
        for section in 0..<2 {
            try stage.perform(
                Step.steps(from: "collapse \(section)-0\nexpand \(section)-1 animated=no"), on: subject)
        }
        #expect(outline.source.snapshot(for: 1).expandedItems == ["bread 1", "milk 1"])
        let after = (0..<2).flatMap { ["expand \($0)-0", "collapse \($0)-1", "collapse \($0)-5"] }
        #expect(toggles() == after)
    }

    @Test func `For a comparison, a fresh outline gets the same expanded items as the outline on screen`() throws {
        let stage = Stage(width: 200, height: 600)
        let (outline, fresh) = stage.run { (self.outline(), self.outline()) }
        let (subject, other) = (outline.subject, fresh.subject)
        stage.show(outline.view)
        try stage.perform(Step.steps(from: "collapse 0-0"), on: subject)
        let (mine, its) = (try #require(subject.snapshots), try #require(other.snapshots))
        #expect(stage.run { mine.applyItems(to: its) })
        #expect(fresh.source.snapshot(for: 0).expandedItems == ["milk 0"])
    }

    private var milk: [String] { ["milk 0", "milk 0.0", "milk 0.1", "milk 0.2"] }

    // MARK: - Steps that are left out

    @Test func `A finding states which kinds of steps the hunt left out, with the reason`() throws {
        let finding = try finding()
        let words = "inserting new items: only the app can make identifiers. What a step has deleted is inserted again"
        #expect(finding.leftOut == [words])
        #expect(finding.description.hasSuffix("\nleft out: \(words)"))
        #expect(finding.text.contains("\n# left out: \(words)\n"))
        #expect(finding.swift.contains("\n// Left out: \(words)\n"))
    }

    @Test func `If the app adds items, a hunt states that it left out the comparison with a fresh collection view`() {
        let hunt = Hunt { () -> HuntSubject in
            let chat = self.chat()
            var subject = chat.subject
            subject.acts = [HuntAct("send", weight: 10) { stage in stage.act("send") { send("sent", in: chat) } }]
            return subject
        }
        #expect(hunt.run(seeds: 1...2, steps: 40) == nil)
        let reason = "the data source has items that it does not have when the screen is made"
        #expect(hunt.leftOut.last == "comparing with a fresh collection view: \(reason)")
    }

    @Test
    func `A hunt inserts, deletes and moves no sections if the data source does not implement numberOfSections(in:)`() {
        let hunt = Hunt(vocabulary: .everything) { () -> HuntSubject in
            let source = CellSource(8)
            return HuntSubject(source.subject().collectionView, model: source)
        }
        let lines = lines(of: hunt, seeds: 1...3)
        #expect(lines.filter { $0.contains("section=") && !$0.contains("reload section=") }.isEmpty)
        #expect(
            hunt.leftOut == [
                "inserting, deleting and moving sections: the data source does not implement numberOfSections(in:)",
                "dragging items: the collection view has no dragDelegate",
            ])
    }

    @Test func `Without a HuntModel or a diffable data source, a hunt inserts, deletes, moves and carries no items`() {
        let hunt = Hunt(vocabulary: .everything) { CellSource(8).subject() }
        let lines = lines(of: hunt, seeds: 1...3)
        let used = Set(lines.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(used.isDisjoint(with: ["insert", "delete", "move", "carry"]))
        #expect(
            hunt.leftOut == [
                "inserting, deleting and moving: the data source is not diffable, and the HuntSubject has no model",
                "carrying items: without a model a fresh collection view cannot have the new order",
                "dragging items: the collection view has no dragDelegate",
            ])
    }

    private final class Model: HuntModel { var sections = [["a"]] }

    @Test func `The closure that announces the changes of a HuntModel finds the model changed`() {
        let stage = Stage(width: 100, height: 100)
        let source = CellSource(3)
        let view = stage.run { source.subject().collectionView }
        stage.show(view)
        var seen: [Int] = []
        stage.act("delete") {
            source.perform([.deleteItem([0, 0])], in: view) {
                seen.append(source.sections[0].count)
                view.deleteItems(at: [[0, 0]])
            }
        }
        #expect(seen == [2])
        #expect(view.numberOfItems(inSection: 0) == 2)
    }

    @Test func `A hunt reports a HuntModel that makes batch updates on a diffable data source`() throws {
        let hunt = Hunt { () -> HuntSubject in
            let chat = self.chat()
            return HuntSubject(chat.view, model: Model(), companions: [chat])
        }
        let finding = try #require(hunt.run(seeds: 1...1, steps: 60))
        #expect(finding.invariant == "failures")
        #expect(
            finding.messages[0].hasPrefix(
                "HuntModel.perform(_:in:announcing:) makes a batch update, and the data source is diffable"))
    }
}

extension CellSource: HuntModel {
    var sections: [[String]] {
        get { [(0..<count).map(String.init)] }
        set { count = newValue[0].count }
    }

    /// Returns a new view of the cells, which a hunt keeps alive together with this source.
    func subject(in layout: UICollectionViewLayout = UICollectionViewFlowLayout()) -> HuntSubject {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        serve(view)
        return HuntSubject(view, companions: [self])
    }
}
