import Offscreen
import Testing

@testable import UIKit

@MainActor struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private let stage = Stage(width: 1, height: 1, records: false)

    /// Returns a snapshot of the sections a and b with these items.
    private func made(_ a: [Int], _ b: [Int] = []) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems(a, toSection: "a")
        snapshot.appendItems(b, toSection: "b")
        return snapshot
    }

    /// Applies one random edit to both snapshots. Returns whether both accept the edit or both
    /// refuse it.
    private func edit(_ snapshot: inout Snapshot, _ naive: inout NaiveSnapshot, _ random: inout SeededGenerator) -> Bool
    {
        func items() -> [Int] {
            (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0..<16, using: &random) }
        }
        func item() -> Int { Int.random(in: 0..<16, using: &random) }
        func names() -> [String] { (0..<Int.random(in: 0...2, using: &random)).map { _ in name() } }
        func name() -> String { ["a", "b", "c", "d", "e"].randomElement(using: &random)! }
        let (one, many, section, sections, other, to) = (item(), items(), name(), names(), name(), item())
        let doomed = Int.random(in: 0..<3, using: &random) == 0 ? sections : []
        let edits: [((inout Snapshot) -> Void, (inout NaiveSnapshot) -> Void?)] = [
            ({ $0.appendItems(many) }, { $0.append(many, to: nil) }),
            ({ $0.appendItems(many, toSection: section) }, { $0.append(many, to: section) }),
            ({ $0.insertItems(many, beforeItem: to) }, { $0.insert(many, nextTo: to, offset: 0) }),
            ({ $0.insertItems(many, afterItem: to) }, { $0.insert(many, nextTo: to, offset: 1) }),
            ({ $0.deleteItems(many) }, { $0.remove(many) }),
            ({ $0.moveItem(one, beforeItem: to) }, { $0.move(one, nextTo: to, offset: 0) }),
            ({ $0.moveItem(one, afterItem: to) }, { $0.move(one, nextTo: to, offset: 1) }),
            ({ $0.appendSections(sections) }, { $0.append(sections) }),
            ({ $0.insertSections(sections, beforeSection: other) }, { $0.insert(sections, nextTo: other, offset: 0) }),
            ({ $0.insertSections(sections, afterSection: other) }, { $0.insert(sections, nextTo: other, offset: 1) }),
            ({ $0.deleteSections(doomed) }, { $0.remove(doomed) }),
            ({ $0.moveSection(section, beforeSection: other) }, { $0.move(section, nextTo: other, offset: 0) }),
            ({ $0.moveSection(section, afterSection: other) }, { $0.move(section, nextTo: other, offset: 1) }),
        ]
        let (edit, naiveEdit) = edits.randomElement(using: &random)!
        return stage.failures { edit(&snapshot) }.isEmpty == (naiveEdit(&naive) != nil)
    }

    @Test
    func
        `A snapshot returns the same values as a naive implementation after random sequences of valid and invalid calls`()
    {
        for seed in 0..<60 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var snapshot = Snapshot()
            var naive = NaiveSnapshot()
            for step in 0..<120 {
                let copy = snapshot
                let before = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
                #expect(edit(&snapshot, &naive, &random), "seed \(seed) step \(step)")
                #expect(snapshot.invariantProblems().isEmpty, "seed \(seed) step \(step)")
                let (names, items) = (
                    snapshot.sectionIdentifiers, snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
                )
                #expect(names == naive.sections.map(\.name), "seed \(seed) step \(step)")
                #expect(items == naive.sections.map(\.items), "seed \(seed) step \(step)")
                // A copy keeps its value.
                #expect(copy.sectionIdentifiers.map { copy.itemIdentifiers(inSection: $0) } == before.map(\.1))
            }
            let all = naive.sections.flatMap(\.items)
            #expect(snapshot.itemIdentifiers == all)
            #expect(snapshot.numberOfItems == all.count)
            #expect(
                snapshot.sectionIdentifiers.compactMap(snapshot.indexOfSection(_:)) == Array(naive.sections.indices))
            #expect(
                snapshot.sectionIdentifiers.map(snapshot.numberOfItems(inSection:)) == naive.sections.map(\.items.count)
            )
            #expect(snapshot.numberOfSections == naive.sections.count)
            for item in 0..<16 {
                #expect(snapshot.indexOfItem(item) == all.firstIndex(of: item))
                #expect(
                    snapshot.sectionIdentifier(containingItem: item)
                        == naive.place(of: item).map { naive.sections[$0.section].name })
            }
        }
    }

    @Test func `A snapshot stores each identifier to reload or reconfigure once, in the order of the calls`() {
        var snapshot = made([1, 2, 3])
        snapshot.reloadItems([3, 1])
        snapshot.reloadItems([1, 2])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["b", "a", "b"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.numberOfItems == 0)
    }

    @Test func `Adding an item that a snapshot already has moves the item and logs UIKit's message [DIFF-02]`() {
        let stage = Stage(width: 1, height: 1)
        var snapshot = made([1, 2, 3])
        stage.act("append") { snapshot.appendItems([2, 6], toSection: "b") }
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 6])
        let known = "detected an attempt to insert or append"
        #expect(
            stage.recording.trace.contains(
                "\(known) 1 item identifier that already exists in the snapshot. The existing"))
        #expect(stage.recording.trace.contains("existing item identifier will be moved"))
        #expect(stage.recording.trace.contains("Item identifier that already exists: 2\n"))
        snapshot.insertItems([3], afterItem: 2)
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 6])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
        stage.act("append two") { snapshot.appendItems([1, 6], toSection: "b") }
        #expect(stage.recording.trace.contains("\(known) 2 item identifiers that already exist in the snapshot."))
        #expect(stage.recording.trace.contains("Item identifiers that already exist: ("))
    }

    @Test func `The message about items that a snapshot already has names three of them with their sections`() {
        let stage = Stage(width: 1, height: 1)
        var snapshot = made([1, 2, 3, 4, 5])
        stage.act("append") { snapshot.appendItems([1, 2, 3, 4, 5, 6], toSection: "b") }
        let places = (1...3).map { "\($0) moves from section a to section b; " }.joined()
        #expect(stage.recording.trace.contains("counted  \(places)and 2 more items\n"))
        let problems = stage.problems.map(\.description)
        #expect(problems.contains { $0.contains("; \(places)and 2 more items") }, "\(problems)")
        stage.act("append again") { snapshot.appendItems([6], toSection: "b") }
        #expect(stage.recording.trace.contains("counted  6 is in section b already\n"))
        #expect(stage.recording.trace.contains("hint     an identifier can be in one place of a snapshot only."))
    }

    @Test func `The items of a section that a snapshot lacks are none on iOS 13, and a failure since iOS 15 [DIFF-06]`()
    {
        let snapshot = made([1, 2])
        for preset in [Preset.iOS13, .iOS15, .iOS18] {
            let stage = Stage(width: 1, height: 1, behavior: preset)
            var items: [Int] = [9]
            let texts = stage.failures { items = snapshot.itemIdentifiers(inSection: "x") }.map(\.text)
            #expect(items == [])
            #expect(texts.count == (preset == .iOS13 ? 0 : 1))
            let others = stage.failures { _ = snapshot.numberOfItems(inSection: "x") }
            #expect(others.count == 1)
            #expect(snapshot.indexOfSection("x") == nil)
        }
    }

    @Test func `Adding a section that a snapshot has already fails on iOS 13 with a text about counts [DIFF-07]`() {
        let stage = Stage(width: 1, height: 1, behavior: .iOS13)
        var snapshot = made([1, 2])
        let texts = stage.failures {
            snapshot.appendSections(["a"])
            snapshot.insertSections(["b", "a"], beforeSection: "a")
        }.map(\.text)
        let text = "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == sectionIdentifiers.count"
        #expect(texts == [text, text])
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
    }

    private func expectFailure(
        _ text: String, _ location: SourceLocation = #_sourceLocation, _ call: (inout Snapshot) -> Void
    ) {
        var snapshot = made([1, 2])
        let failures = stage.failures { call(&snapshot) }
        #expect(failures.map(\.text) == [text], sourceLocation: location)
        #expect(snapshot.sectionIdentifiers == ["a", "b"], sourceLocation: location)
        #expect(snapshot.marks.isEmpty, sourceLocation: location)
        #expect(snapshot.itemIdentifiers == [1, 2], sourceLocation: location)
        #expect(snapshot.numberOfItems(inSection: "a") == 2, sourceLocation: location)
    }

    @Test func `An invalid call to a snapshot fails with UIKit's message and changes nothing`() {
        let unknown =
            """
            Section identifier was not found. You can verify the section exists by calling the \
            indexOfSectionIdentifier API
            """
        expectFailure("\(unknown) (which has O(1) performance)") { _ = $0.numberOfItems(inSection: "x") }
        expectFailure("\(unknown) (which has O(1) performance)") { _ = $0.itemIdentifiers(inSection: "x") }
        expectFailure("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    8,\n    9\n)}") {
            $0.appendItems([7, 8, 8, 9, 9, 9])
        }
        let (known, rule) = (
            "Diffable data source detected an attempt to insert or append", "Identifiers in a snapshot must be unique."
        )
        expectFailure(
            """
            \(known) 2 section identifiers that already exist in the snapshot. \(rule) Section identifiers that \
            already exist: (
                a,
                b
            )
            """
        ) { $0.appendSections(["a", "z", "b"]) }
        expectFailure(
            """
            \(known) 1 section identifier that already exists in the snapshot. \(rule) Section identifier that \
            already exists: (
                a
            )
            """
        ) { $0.insertSections(["a"], afterSection: "b") }
        expectFailure("Invalid parameter not satisfying: section != NSNotFound") { $0.insertItems([7], beforeItem: 8) }
        expectFailure("Invalid parameter not satisfying: section != NSNotFound") { $0.appendItems([7], toSection: "x") }
        expectFailure("Invalid parameter not satisfying: insertIndex != NSNotFound") {
            $0.insertSections(["z"], beforeSection: "x")
        }
        expectFailure("Invalid parameter not satisfying: fromIndex != NSNotFound") { $0.moveItem(7, afterItem: 1) }
        expectFailure("Invalid parameter not satisfying: toIndex != NSNotFound") { $0.moveItem(1, afterItem: 7) }
        expectFailure("Invalid parameter not satisfying: fromSection != NSNotFound") {
            $0.moveSection("x", afterSection: "a")
        }
        expectFailure("Invalid parameter not satisfying: toSection != NSNotFound") {
            $0.moveSection("a", beforeSection: "x")
        }
        expectFailure(
            "Invalid update: destination for insertion operation [1] is in the insertion identifier list for update"
        ) {
            $0.insertItems([7, 1], afterItem: 1)
        }
        expectFailure("Attempted to reload item identifier that does not exist in the snapshot: 7") {
            $0.reloadItems([1, 7])
        }
        expectFailure("Attempted to reconfigure item identifier that does not exist in the snapshot: 7") {
            $0.reconfigureItems([7])
        }
        expectFailure("Attempted to reload section identifier that does not exist in the snapshot: x") {
            $0.reloadSections(["x"])
        }
        var empty = Snapshot()
        let failures = stage.failures { empty.appendItems([1]) }
        #expect(
            failures.map(\.text) == ["There are currently no sections in the data source. Please add a section first."])
    }

    @Test func `An item moved to an index beyond the end of a section becomes the last item of that section`() {
        var snapshot = made([1, 2], [3, 4])
        snapshot.move(1, toIndex: 3, ofSection: 0)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 1])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 4])
    }

    @Test
    func
        `invariantProblems() of a snapshot reports section bounds or identifiers' numbers that do not match its contents`()
    {
        let cases: [(String, (inout Snapshot) -> Void)] = [
            ("1 bounds for 2 sections", { $0.bounds.removeSection(0) }),
            ("the last section ends at 4 of 3", { $0.bounds.changeItemCount(ofSection: 1, by: 1) }),
            ("2 tickets for 3 elements", { $0.items.order.tickets.removeLast() }),
            ("1 tickets for 2 elements", { $0.sections.order.tickets.removeLast() }),
        ]
        for (report, breaks) in cases {
            var snapshot = made([1, 2], [3])
            #expect(snapshot.invariantProblems().isEmpty)
            breaks(&snapshot)
            #expect(snapshot.invariantProblems().contains(report), "\(report): \(snapshot.invariantProblems())")
        }
    }
}
