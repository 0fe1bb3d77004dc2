import Offscreen
import UIKit

struct StepCommand: ScenarioCommand {
    let step: Step

    init(_ step: Step) {
        self.step = step
    }

    init(_ arguments: inout Arguments) throws {
        guard let step = try Step(&arguments) else { throw arguments.error("'\(arguments.name)' is not a step") }
        self.step = step
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let lines = try runner.perform(step)
        guard case .select = step else { return lines }
        return ["selected \(try runner.shown().list.selectedText)"] + lines.dropFirst()
    }

    /// The commands that do nothing but perform a step, with their help.
    static let words: [CommandDefinition] = [
        batch,
        CommandHelp(
            "drag by=X,Y [seconds=0.1] | drag ITEM to=X,Y | drag ITEM to=ITEM",
            text:
                """
                A finger moves the content by a distance and lifts at rest. Content beyond its ends \
                springs back. With an item, the finger
                rests until the item is lifted, carries it to a point of the window or to another item, \
                and drops it, by drag and drop.
                The app moves the item to that place.
                """),
        CommandHelp(
            "fling velocity=X,Y",
            text: "A finger flings the content, at a velocity in points a second. The content offset then slows down."),
        CommandHelp(
            "reload | reload section=N,N | reload ITEM ... \(ChangeOptions.usage)",
            text:
                """
                Calls reloadData(), reloadSections, or reloadItems (reloadRows of a table view).
                \(ChangeOptions.text)
                """
        ),
        CommandHelp("invalidate", text: "The app calls invalidateLayout() on the layout."),
        CommandHelp(
            "reconfigure ITEM ...",
            text:
                """
                Calls reconfigureItems or reconfigureRows. The data source is asked for the cells again, and \
                configures the existing ones. [POOL-13]
                """
        ),
        CommandHelp(
            "delete ITEM ... | delete section=N,N \(ChangeOptions.usage)",
            text: "Deletes items, or a section, from the model and tells the list.\n\(ChangeOptions.text)"),
        CommandHelp(
            "move ITEM ITEM | move section=N to=N \(ChangeOptions.usage)",
            text: "Moves an item, or a section, from its place before to its place after.\n\(ChangeOptions.text)"),
        CommandHelp(
            "carry ITEM | carry to=X,Y | carry drop | carry cancel",
            text:
                """
                Moves an item interactively: lifts the item, carries it to a point of the content, drops \
                it there, or puts it back.
                """
        ),
        CommandHelp(
            "transition progress=N | transition finish | transition cancel",
            text:
                """
                Sets the progress of an interactive transition, from 0 to 1, or ends it; 'layout KIND \
                interactive=yes' begins one.
                """
        ),
        CommandHelp("leave", text: "Takes the list out of the window; 'enter' brings it back."),
        CommandHelp("enter", text: "Puts the list back into the window, which it fills, after 'leave'."),
        CommandHelp("deselect ITEM", text: "Deselects an item from code, which calls no delegate methods."),
        CommandHelp("warn-memory", text: "The system is short of memory, so pools and prepared cells are released."),
        CommandHelp("tick [N]", text: "Lets N turns of the clock pass, a sixtieth of a second each."),
        CommandHelp("advance SECONDS", text: "Lets time pass."),
        CommandHelp(
            "settle",
            text: "Lets time pass until nothing moves. Other commands do so by themselves, unless they are 'unsettled'."
        ),
    ].map { CommandDefinition($0) }

    /// The help of `batch`. The indented lines below that command are parsed together with it.
    static let batch = CommandHelp(
        "batch \(ChangeOptions.usage)",
        text:
            """
            Makes the changes of the lines below that begin with two spaces, in one performBatchUpdates. \
            Each line is insert, delete, move,
            reload, reconfigure, or a nested batch. In any order of the lines, deletions use the index \
            paths before the update, and
            insertions those after it.
            """)
}

extension ScenarioRunner {
    func perform(_ step: Step) throws -> [String] {
        let shown = try shown()
        if app?.puzzle != nil, case .change(let change) = step, change.edits.contains(where: \.changesModel) {
            throw error("the puzzle's pieces move by 'swipe' only")
        }
        var obstacle: String?
        let lines = runAndReport { obstacle = step.perform(on: shown.stage, subject: shown.subject) }
        if let obstacle { throw error(obstacle) }
        return lines
    }
}
