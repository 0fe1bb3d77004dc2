import Offscreen
import Testing
import UIKit

/// Programs of an app that looks at everything whenever it is called. Their traces have the state
/// during each call, which the trace of a recording lacks.
@MainActor struct LookingTests {
    /// A screen of 100 by 120 points, on which three rows of 40 points are visible, and the steps of
    /// a program.
    struct Program: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @MainActor @Sendable () -> LookingApp
        let run: @MainActor @Sendable (Stage, LookingApp) -> Void

        init(
            _ name: String, _ make: @escaping @MainActor @Sendable () -> LookingApp = { LookingApp() },
            run: @escaping @MainActor @Sendable (Stage, LookingApp) -> Void
        ) {
            testDescription = name
            self.make = make
            self.run = run
        }
    }

    nonisolated private static let programs =
        scrolling + updates + [
            Program("touches", run: touchItems), Program("reload", run: reloadWhileScrolled),
            Program("layout at once") { changeLayout($0, $1, animated: false) },
            Program("layout animated") { changeLayout($0, $1, animated: true) },
            Program("rotation") { stage, app in
                stage.scroll(app.view, by: 200)
                for _ in 0..<2 { app.step("rotate") { stage.rotate() } }
            },
            Program("leave and enter") { stage, app in
                app.step("leave") { stage.remove(app.view) }
                app.step("insert outside") {
                    stage.act("insert") { app.insert(50, at: 0) }
                }
                app.step("enter") { stage.show(app.view) }
            },
            Program("movement", run: moveItem),
        ]

    nonisolated private static let scrolling = [
        Program("scroll", { LookingApp(header: 20) }) { stage, app in
            app.step("down") { stage.scroll(app.view, by: 60) }
            app.step("up") { stage.scroll(app.view, by: -60) }
        },
        Program("scroll with prefetching", { LookingApp(prefetches: true) }) { stage, app in
            app.step("select and scroll down") {
                app.view.selectItem(at: path(0), animated: false, scrollPosition: [])
                stage.scroll(app.view, by: 60)
            }
            app.step("deselect the kept cell and scroll up") {
                app.view.deselectItem(at: path(0), animated: false)
                stage.scroll(app.view, by: -60)
            }
            app.step("jump") { stage.scroll(app.view, to: 300) }
            app.step("memory warning") { stage.sendMemoryWarning() }
            app.step("turn prefetching off") { stage.act("off") { app.view.isPrefetchingEnabled = false } }
        },
        Program("pinned headers", { LookingApp([3, 4], header: 20, pins: true) }) { stage, app in
            app.step("down") { stage.scroll(app.view, by: 130) }
            app.step("up") { stage.scroll(app.view, by: -100) }
        },
        Program("self-sizing rows", { LookingApp(isSelfSizing: true) }) { stage, app in
            app.step("down") { stage.scroll(app.view, by: 90) }
            app.step("invalidate") { stage.act("invalidate") { app.layout.invalidateLayout() } }
        },
        Program("drag and fling") { stage, app in
            app.step("drag") { stage.drag(app.view, by: 50, seconds: 0.05) }
            app.step("scroll to an item with animation") {
                stage.act("scroll") { app.view.scrollToItem(at: path(11), at: .bottom, animated: true) }
            }
        },
    ]

    nonisolated private static let updates = [
        Program("insert and delete", run: insertAndDelete),
        Program("delete at the end") { stage, app in
            app.step("scroll to the end") { stage.scroll(app.view, to: 360) }
            app.step("delete five") {
                stage.batch(app.view) {
                    app.sections[0].removeLast(5)
                    app.view.deleteItems(at: (7..<12).map { path($0) })
                }
            }
        },
        Program("target of an update") { stage, app in
            app.target = CGPoint(x: 0, y: 80)
            app.view.selectItem(at: path(1), animated: false, scrollPosition: [])
            app.step("insert") { stage.batch(app.view) { app.insert(50, at: 0) } }
        },
        Program("sections", { LookingApp([2, 2], header: 20) }) { stage, app in
            app.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
            app.step("insert a section") {
                stage.batch(app.view) {
                    app.sections.insert([50], at: 0)
                    app.view.insertSections([0])
                }
            }
            app.step("move and delete sections") {
                stage.batch(app.view) {
                    app.sections = [app.sections[2], app.sections[0]]
                    app.view.moveSection(2, toSection: 0)
                    app.view.deleteSections([1])
                }
            }
        },
        Program("reload and reconfigure items") { stage, app in
            app.step("reload") { stage.act("reload") { app.view.reloadItems(at: [path(1)]) } }
            app.step("reconfigure") { stage.act("reconfigure") { app.view.reconfigureItems(at: [path(1), path(9)]) } }
        },
        Program("update without animation", { LookingApp(header: 20) }) { stage, app in
            app.step("insert and delete") {
                UIView.performWithoutAnimation {
                    stage.batch(app.view) {
                        app.insert(50, at: 0)
                        app.sections[0].removeLast()
                        app.view.deleteItems(at: [path(11)])
                    }
                }
            }
        },
        Program("named elements", { LookingApp(header: 20) }) { stage, app in
            app.step("name an item") { stage.invalidate(app.layout) { $0.invalidateItems(at: [path(1)]) } }
            app.step("invalidate metrics") {
                app.layout.itemSize.height = 30
                stage.invalidate(app.layout) { $0.invalidateFlowLayoutDelegateMetrics = true }
            }
        },
    ]

    @MainActor private static func insertAndDelete(on stage: Stage, _ app: LookingApp) {
        app.view.allowsMultipleSelection = true
        for item in [0, 2] { app.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        app.step("insert at the front and delete a selected item") {
            stage.batch(app.view) {
                app.sections[0].remove(at: 2)
                app.sections[0].insert(50, at: 0)
                app.view.deleteItems(at: [path(2)])
                app.view.insertItems(at: [path(0)])
            }
        }
        app.step("move the first to the end") {
            stage.batch(app.view) {
                app.sections[0].append(app.sections[0].removeFirst())
                app.view.moveItem(at: path(0), to: path(11))
            }
        }
    }

    @MainActor private static func touchItems(on stage: Stage, _ app: LookingApp) {
        app.step("tap the first") { stage.tap(at: CGPoint(x: 50, y: 20)) }
        app.step("tap the second") { stage.tap(at: CGPoint(x: 50, y: 60)) }
        app.step("touch and cancel") {
            stage.touchDown(at: CGPoint(x: 50, y: 100))
            stage.touchCancel()
        }
        app.step("touch and drag") {
            stage.touchDown(at: CGPoint(x: 50, y: 20))
            stage.drag(app.view, by: 40, seconds: 0.02)
        }
        app.step("edit and stop") {
            for isEditing in [true, false] { stage.act("edit") { app.view.isEditing = isEditing } }
        }
    }

    @MainActor private static func reloadWhileScrolled(on stage: Stage, _ app: LookingApp) {
        app.view.selectItem(at: path(6), animated: false, scrollPosition: [])
        stage.scroll(app.view, to: 200)
        app.step("reload with fewer items") {
            app.sections = [[0, 1, 2, 3]]
            stage.act("reload") { app.view.reloadData() }
        }
        app.step("reload without items") {
            app.sections = []
            stage.act("reload") { app.view.reloadData() }
        }
        app.step("reload with items") {
            app.sections = [[7, 8]]
            stage.act("reload") { app.view.reloadData() }
        }
    }

    @MainActor private static func changeLayout(_ stage: Stage, _ app: LookingApp, animated: Bool) {
        app.view.selectItem(at: path(4), animated: false, scrollPosition: [])
        stage.scroll(app.view, by: 100)
        let other = LookingApp.Layout()
        (other.itemSize, other.minimumLineSpacing) = (CGSize(width: 100, height: 25), 0)
        app.step("to another layout") {
            stage.act("change") {
                other.app = app
                app.view.setCollectionViewLayout(other, animated: animated)
            }
        }
        app.step("and back") {
            stage.act("change") { app.view.setCollectionViewLayout(app.layout, animated: animated) }
        }
    }

    @MainActor private static func moveItem(on stage: Stage, _ app: LookingApp) {
        app.step("lift") { stage.carry(path(0), of: app.view) }
        app.step("move") {
            stage.act("move") { app.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 95)) }
        }
        app.step("drop") { stage.act("drop") { app.view.endInteractiveMovement() } }
        app.step("lift, move and cancel") {
            stage.carry(path(1), of: app.view, to: CGPoint(x: 50, y: 5))
            stage.act("cancel") { app.view.cancelInteractiveMovement() }
        }
    }

    @Test(arguments: programs)
    func `An app that reads everything at each call reads the state in the golden file, and no rule is broken`(
        program: Program
    ) throws {
        let stage = Stage(width: 100, height: 120, behavior: .iOS18)
        let app = stage.run(program.make)
        app.begin("show")
        stage.show(app.view)
        // The trace of one program also has the first calls, which are similar in all programs.
        if program.testDescription != "scroll" { app.forgetTrace() }
        stage.run { program.run(stage, app) }
        #expect(app.problems == [])
        try Golden.check(app.trace, program.testDescription)
    }

    @Test(arguments: programs, Preset.all)
    func `On many systems no rule about the state during a call is broken`(program: Program, preset: Preset) {
        let stage = Stage(width: 100, height: 120, behavior: preset, records: false)
        let app = stage.run(program.make)
        stage.show(app.view)
        stage.run { program.run(stage, app) }
        #expect(app.problems == [])
    }
}

extension LookingApp {
    fileprivate func step(_ name: String, _ body: () -> Void) {
        begin(name)
        body()
    }

    fileprivate func insert(_ number: Int, at item: Int) {
        sections[0].insert(number, at: item)
        view.insertItems(at: [path(item)])
    }
}
