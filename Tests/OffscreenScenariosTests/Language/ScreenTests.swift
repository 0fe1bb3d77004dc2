import Foundation
import Offscreen
import Testing
import UIKit

@testable import OffscreenScenarios

/// Scenarios that show screens of their own.
@MainActor struct ScreenTests {
    /// A table of words, as a test of an app would have it.
    final class WordList: UITableViewController, HuntModel, ScenarioScreen {
        var sections = [["one", "two", "three"], ["four"]]
        private var isLoud = false

        static func makeSubject() -> HuntSubject {
            let list = WordList(style: .plain)
            var subject = HuntSubject(list.tableView, model: list, companions: [list])
            subject.acts = [
                HuntAct("speak up", when: { !list.isLoud }) { stage in
                    stage.act("speak up") {
                        list.isLoud = true
                        list.tableView.reloadData()
                    }
                }
            ]
            return subject
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 40
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
            let word = sections[indexPath.section][indexPath.row]
            cell.textLabel?.text = isLoud ? word.uppercased() : word
            return cell
        }
    }

    /// Three tiles in a collection view without a controller.
    final class Tiles: NSObject, UICollectionViewDataSource, ScenarioScreen {
        static func makeSubject() -> HuntSubject {
            let (tiles, layout) = (Tiles(), UICollectionViewFlowLayout())
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
            view.dataSource = tiles
            return HuntSubject(view, companions: [tiles])
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
            cell.backgroundColor = path.item == 1 ? .systemRed : nil
            return cell
        }
    }

    @Test func `A scenario shows a table screen of the test, changes its rows and performs its act`() throws {
        let runner = try Scenario.check("word-list", screens: [WordList.self, Tiles.self])
        #expect(runner.recordings.count == 2)
        #expect(runner.recordings.first?.recording.trace.contains("speak up") == true)
    }

    @Test func `After an app on the first stage, the second stage shows the screen that it names, and back`() throws {
        let app = "stage 200x200\n\ndata items=3\nlayout flow\nshow\n\nask text 0-0\n\n"
        let screen = "stage 200x200\n\nscreen LateImageFix\nshow\n\nask text 0-0\n\n"
        let outcomes = try ScenarioRunner.run(Scenario(text: app + screen + app, file: "t"))
        #expect(outcomes.compactMap(\.actual.last).filter { !$0.hasPrefix("pass") } == ["0-0", "poster 0", "0-0"])
    }

    private func message(_ lines: String..., screens: [any ScenarioScreen.Type] = [WordList.self]) -> String {
        do {
            let text = lines.joined(separator: "\n\n") + "\n"
            _ = try ScenarioRunner.run(Scenario(text: text, file: "t"), screens: screens)
            return "no error"
        } catch { return "\(error)" }
    }

    @Test func `A command that does not fit the named screen has an error that says why`() {
        let start = ("stage 200x200", "screen WordList")
        #expect(message("stage 200x200", "screen Word", screens: []).contains("by Scenario.check(_:screens:)"))
        #expect(message("stage 200x200", "screen WordLst").contains("Did you mean 'WordList'?"))
        #expect(message("stage 200x200", "screen").contains("'screen' needs the name of a screen"))
        #expect(message(start.0, start.1, "layout flow").contains("has its own data and layout"))
        #expect(message(start.0, start.1, "data items=3").contains("has its own data and layout"))
        #expect(message(start.0, start.1, "app buttons").contains("has its own data and layout"))
        #expect(message(start.0, start.1, "show", "fix cards-to-back").contains("has its own data and layout"))
        #expect(message(start.0, start.1, "show", "solve").contains("has its own data and layout"))
        #expect(message(start.0, start.1, "show", "ask presses").contains("has its own data and layout"))
        #expect(message(start.0, start.1, "show", start.1).contains("'screen' comes before 'show'"))
        #expect(message(start.0, start.1, "act speak up").contains("nothing is on screen yet"))
        #expect(message(start.0, start.1, "show", "act speak").contains("the screen has no act 'speak'"))
        #expect(message(start.0, start.1, "show", "act speak up", "act speak up").contains("is not possible now"))
        #expect(message(start.0, start.1, "show", "deselect 0-7").contains("there is no row 0-7"))
        #expect(
            message("stage 200x200", "screen Tiles", "show", "act x", screens: [Tiles.self]).contains("has no acts"))
    }

    @Test func `A missing file is written as a draft, and another answer fails the check with a diff`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("late-picture.scenario")
        func message() -> String {
            do {
                _ = try Scenario.check(fileAt: url, screens: [WordList.self], testFile: "T.swift")
                return "no error"
            } catch { return "\(error)" }
        }
        func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
        #expect(message().contains("was missing and is written now"))
        #expect(try text().hasPrefix("# late-picture: what goes wrong, in a sentence\n"))
        #expect(try text().contains("\nscreen WordList\n\nshow\n----\npass 1: "))
        #expect(message() == "no error")
        try text().replacing("asks ", with: "asks 1").write(to: url, atomically: true, encoding: .utf8)
        #expect(message().contains("\n+pass 1: "))
    }
}
