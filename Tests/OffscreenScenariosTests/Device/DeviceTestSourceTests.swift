import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// Exports of scenarios as tests for a device.
@MainActor struct DeviceTestSourceTests {
    private func export(_ text: String) throws -> DeviceTestSource {
        try DeviceTestSource(Scenario(text: text + "\n", file: "my-bug.scenario"), name: "my-bug")
    }

    @Test
    func `If a scenario can be exported, each of its commands becomes statements or a comment in the device test`()
        throws
    {
        let text = """
            # A cell that is kept
            # claims: PRE-02

            stage 320x240 behavior=iOS10
            data sections=2 items=30
            layout flow item=100x50 inset=8 header=30
            app tints-some
            fix cards-to-back
            show prefetching=no
            ----
            pass 1: asks 4

            scroll by=110
            insert 0-1 0-2 title="a new one"
            batch
              delete 0-0
              move 0-1 0-3
            reload section=1 animated=no
            unsettled delete section=0,1
            advance 0.25
            ask frame 0-3
            counts
            pools
            """
        let export = try export(text)
        #expect(export.obstacles == [])
        #expect(export.leftOut == ["line 23: 'pools': not available through public API"])
        let lines = export.statements.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(
            lines == [
                "/// A cell that is kept", "final class MyBugDeviceTests: DeviceTestCase {", "func testMyBug() {",
                "playScenario(\"my-bug\", isAnimated: true) { device in", "device.reset(width: 320, height: 240)",
                "device.setting.items = [30, 30]",
                """
                device.setting.layout = LayoutChoice(kind: .flow, item: CGSize(width: 100, height: 50), \
                inset: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), header: 30)
                """,
                "device.setting.features.insert(.tintsSome)", "device.setting.fixes.insert(.cardsToBack)",
                "device.setting.prefetches = false", "device.performStep(\"show prefetching=no\") { device.showApp() }",
                "device.performStep(\"scroll by=110\") { device.scroll(by: 110) }",
                #"""
                device.performStep("insert 0-1 0-2 title=\"a new one\"", seconds: 0.5) { \#
                device.app.update([.insert([[0, 1], [0, 2]], title: "a new one")]) }
                """#,
                """
                device.performStep("batch", seconds: 0.5) { device.app.update([.delete([[0, 0]]), \
                .move([0, 1], to: [0, 3])]) }
                """,
                """
                device.performStep("reload section=1 animated=no", seconds: 0.5) { \
                device.performReloads([.reloadSections([1])], animated: false) }
                """,
                """
                device.performStep("unsettled delete section=0,1", settles: false) { \
                device.app.update([.deleteSection(0), .deleteSection(1)]) }
                """,
                "device.performStep(\"advance 0.25\", seconds: 0.25) {  }",
                """
                device.writeFact(claim: "PRE-02", question: "ask frame 0-3", answer: \
                device.frame(ofCellAt: [0, 3]))
                """,
                "// counts: the steps above have it", "// pools: not available through public API", "}", "}", "}",
            ])
    }

    @Test func `An export lists every command that a device test cannot perform, with line and reason`() throws {
        let text = """
            stage 320x240\ndata items=6\nlayout flow\nshow\n\ntap 10,10\n\nexpect-failure insert 0-0 \
            model=no\n\nask failed\n
            app wrong-identifier\nscreen Missing\nscreen StyleLeftOverFix\nwarn-memory
            """
        #expect(
            try export(text).obstacles == [
                "line 6: 'tap 10,10': public API has no way to touch the screen",
                """
                line 8: 'expect-failure insert 0-0 model=no': UIKit raises an exception there, which Swift \
                cannot catch
                """,
                "line 10: 'ask failed': UIKit reports a failure by an exception, which Swift cannot catch",
                "line 12: 'app wrong-identifier': the app of the device tests does not have that",
                "line 13: 'screen Missing': a test for a device has the screens of the exhibits, and no others",
                """
                line 14: 'screen StyleLeftOverFix': a test for a device shows collection views, and no table \
                views
                """,
                "line 15: 'warn-memory': public API has no way to send a memory warning",
            ])
    }

    @Test
    func `Every exhibit is exported as a device test, except the exhibits that are known to be impossible on a device`()
        throws
    {
        let refused = try Exhibits.all.filter { exhibit in
            try !DeviceTestSource(Scenario(text: exhibit.text, file: exhibit.name), name: exhibit.name).obstacles
                .isEmpty
        }.map(\.name)
        #expect(Exhibits.all.count - refused.count >= 55)
        let impossible = [5, 6, 23, 24, 27, 28, 33, 34, 35, 36, 39, 40, 41, 42, 43, 49, 51, 52, 54, 63, 71]
        let aboutTables = [65, 66, 67, 68, 69, 70]
        let numbers = (impossible + aboutTables).map { "exhibit-\($0)" }
        #expect(Set(refused) == Set(numbers + ["busy-cells", "klotski", "plain-demo", "timetable"]))
    }

    @Test func `A screen of an exhibit is shown and performs its acts, and questions about its views are left out`()
        throws
    {
        let text = """
            stage 320x200
            screen LateImageMistake
            show prefetching=no

            act refresh the list
            ask text 0-1
            ask asks
            ask covered
            ask picture 0-1
            """
        let export = try export(text)
        #expect(export.obstacles == [])
        #expect(
            export.leftOut == [
                "line 7: 'ask asks': the classes of an exhibit write no calls into the trace",
                "line 8: 'ask covered': the zIndex of a view is not available through public API",
                "line 9: 'ask picture 0-1': the name of a picture is not available through public API",
            ])
        for statement in [
            "let screen = LateImageMistake(); device.showScreen(screen, acts: screen.acts)",
            #"device.performAct("refresh the list")"#, "answer: device.text(ofCellAt: [0, 1])",
        ] { #expect(export.statements.contains(statement), "\(statement)") }
    }

    @Test func `The export of a scenario with a line that cannot be parsed throws a LineError`() throws {
        #expect(throws: LineError.self) { try export("stage 320x240\nscroll sideways\n") }
    }

    @Test func `Each command that changes the app, the view or the stage has its own statement in the device test`()
        throws
    {
        let commands = [
            ("resize 240x320", #"device.performStep("resize 240x320") { device.resize(width: 240, height: 320) }"#),
            (
                "invalidate",
                #"device.performStep("invalidate") { device.view.collectionViewLayout.invalidateLayout() }"#
            ),
            ("leave", #"device.performStep("leave") { device.removeCollectionView() }"#),
            ("enter", #"device.performStep("enter") { device.addCollectionView() }"#),
            ("select 0-1", #"device.performStep("select 0-1") { device.select([[0, 1]]) }"#),
            (
                "select 0-1 0-2 multiple=yes",
                #"""
                device.performStep("select 0-1 0-2 multiple=yes") { device.select([[0, 1], [0, 2]], \#
                allowsMultipleSelection: true) }
                """#
            ),
            (
                "deselect 0-1",
                #"device.performStep("deselect 0-1") { device.view.deselectItem(at: [0, 1], animated: false) }"#
            ),
            ("model 0-1 title=b", #"device.app.retitle(itemAt: [0, 1], to: "b")"#),
            (
                "transition progress=0.5",
                #"""
                device.performStep("transition progress=0.5") { device.setTransitionProgress(0.5) }
                """#
            ),
            (
                "transition cancel",
                #"device.performStep("transition cancel") { device.view.cancelInteractiveTransition() }"#
            ),
            ("tick 3", #"device.performStep("tick 3", seconds: 0.05) {  }"#),
            ("settle", #"device.performStep("settle", seconds: 1.0) {  }"#),
            (
                "fix cards-to-back",
                #"""
                device.performStep("fix cards-to-back") { device.app.fixes.insert(.cardsToBack) }
                """#
            ),
            ("app tints-some=no", "device.app.features.remove(.tintsSome)"),
            ("tree", #"device.writeViews(claims: "")"#), ("trace", "// trace: the steps above have it"),
            ("end", "device.removeApp()"),
        ]
        let text = """
            stage 320x240
            data items=6
            layout flow
            model 0-0 title=a
            show

            \(commands.map(\.0).joined(separator: "\n"))
            """
        let export = try export(text)
        #expect(export.obstacles == [])
        let lines = export.statements.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
        #expect(lines.contains(#"device.setting.titles[[0, 0]] = "a""#))
        let shown = try #require(lines.firstIndex { $0.contains("device.showApp()") })
        #expect(Array(lines[(shown + 1)...].prefix(commands.count)) == commands.map(\.1))
    }

    /// Returns the statements for commands on an app with two sections of six items.
    private func statements(for commands: String) throws -> [String] {
        let export = try export("stage 320x240\ndata sections=2 items=6\nlayout flow\nshow\n\n\(commands)")
        #expect(export.obstacles == [])
        let lines = export.statements.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        let shown = try #require(lines.firstIndex { $0.contains("device.showApp()") })
        return lines[(shown + 1)...].filter { $0.contains("device.") }.map { line in
            String(line[line.range(of: "{ ")!.upperBound...].dropLast(2))
        }
    }

    @Test func `A device test tells the app which changes it makes and which it announces, also inside a batch`() throws
    {
        #expect(
            try statements(for: "insert 0-0 model=no\ndelete 0-1 view=no\ninsert above=2 view=no") == [
                "device.app.update([], announcing: [.insert([[0, 0]], title: nil)])",
                "device.app.update([.delete([[0, 1]])], announcing: [])",
                "device.app.update([.insertAbove(2)], announcing: [])",
            ])
        #expect(
            try statements(for: "batch\n  delete 0-0\n  insert 0-1 model=no\n  reload") == [
                """
                device.app.update([.delete([[0, 0]])], announcing: [.delete([[0, 0]]), \
                .insert([[0, 1]], title: nil), .reloadData])
                """
            ])
    }

    @Test func `A device test keeps the method of a change, the order of model and call, and the nesting of batches`()
        throws
    {
        #expect(
            try statements(for: "delete 0-0 by=calls\nbatch by=reload\n  delete 0-0\n  delete 0-1") == [
                "device.app.update([.delete([[0, 0]])], by: .calls)",
                "device.app.update([.delete([[0, 0]]), .delete([[0, 1]])], by: .reload)",
            ])
        #expect(
            try statements(for: "move section=0 to=1 model=before animated=no") == [
                """
                UIView.performWithoutAnimation { \
                device.app.update([.moveSection(0, to: 1)], changesModelFirst: true) }
                """
            ])
        #expect(
            try statements(for: "batch\n  delete 0-0\n  batch\n    insert section=0 items=2") == [
                "device.app.update([.delete([[0, 0]]), .batch([.insertSection(0, items: 2)])])"
            ])
    }

    @Test
    func `A reload of everything is a call of reloadData, and a reload of items is a reload that can be animated`()
        throws
    {
        #expect(
            try statements(for: "reload\nreload 0-1 0-2\nreload 0-1 by=calls\nreconfigure 1-0") == [
                "device.view.reloadData()", "device.performReloads([.reload([[0, 1], [0, 2]])], animated: true)",
                "device.app.update([.reload([[0, 1]])], by: .calls)", "device.app.update([.reconfigure([[1, 0]])])",
            ])
    }

    @Test func `A device test waits for an animated scroll, an animated resize and the steps of a carried item`() throws
    {
        let commands = """
            scroll to=0-3 at=middle animated=yes
            scroll to=10,20
            scroll to=end
            scroll in=0-1 by=30
            resize 200x100 seconds=0.4
            carry 0-1
            carry to=10,20
            carry drop
            carry 0-1
            carry cancel
            transition finish
            set multiple=yes prefetching=no
            """
        let export = try export("stage 320x240\ndata items=6\nlayout flow\nshow\n\n\(commands)")
        #expect(export.statements.contains(#"animated=yes", seconds: 0.5) { device.scroll(to: [0, 3], at: .centered"#))
        #expect(export.statements.contains(#"seconds=0.4", seconds: 0.4) { device.resize(width: 200, height: 100) }"#))
        #expect(
            try statements(for: commands) == [
                "device.scroll(to: [0, 3], at: .centeredVertically, animated: true)",
                "device.scroll(to: CGPoint(x: 10, y: 20))", "device.scrollToEnd()",
                "device.scrollInnerView(ofItemAt: [0, 1], by: CGPoint(x: 30, y: 0))",
                "device.resize(width: 200, height: 100)",
                "_ = device.view.beginInteractiveMovementForItem(at: [0, 1])",
                "device.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 20))",
                "device.view.endInteractiveMovement()",
                "_ = device.view.beginInteractiveMovementForItem(at: [0, 1])",
                "device.view.cancelInteractiveMovement()", "device.view.finishInteractiveTransition()",
                "device.view.isPrefetchingEnabled = false; device.view.allowsMultipleSelection = true",
            ])
    }

    @Test func `The height of the rows cannot be exported, because a device test has no table view`() throws {
        let export = try export("stage 320x240\ndata items=6\nlayout flow\nshow\n\nset row=30 editing=on")
        #expect(
            export.obstacles == [
                "line 6: 'set row=30 editing=on': a test for a device shows collection views, and no table views"
            ])
    }

    @Test func `A change by a section snapshot cannot be exported, because the app of a device test has no outline`()
        throws
    {
        let export = try export("stage 320x240\ndata items=6\nlayout flow\nshow\n\ninsert 0-0 by=section")
        #expect(
            export.obstacles == ["line 6: 'insert 0-0 by=section': the app of the device tests does not have that"])
    }
}
