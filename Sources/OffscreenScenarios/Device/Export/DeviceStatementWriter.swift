import Foundation
import Offscreen
import OffscreenExhibits
import UIKit

/// Converts the commands of a scenario to Swift statements, in their order.
@MainActor
struct DeviceStatementWriter {
    private let scenario: Scenario
    private let claims: String
    private(set) var lines: [String] = []
    private(set) var obstacles: [String] = []
    private(set) var leftOut: [String] = []
    private var isShown = false
    /// The screen of an exhibit that the stage shows; nil for the app of 'layout'.
    private var screen: String?
    private(set) var number = 0
    private var text = ""
    /// Whether the step of the current line waits for its effects.
    private var settles = true

    init(_ scenario: Scenario) {
        self.scenario = scenario
        claims = scenario.prefaceText(labelled: "claims") ?? ""
    }

    /// Adds the statements for a line, or an obstacle if it cannot be exported.
    mutating func addStatements(for line: Scenario.Line, answer: [String]?) throws {
        let (prefixes, rest) = ScenarioLanguage.prefixes(of: line.text)
        var arguments = try Arguments(String(rest), file: scenario.file, line: line.number)
        number = line.number
        text = line.text
        settles = !prefixes.contains(.unsettled)
        if prefixes.contains(.expectFailure) || answer?.contains(where: { $0.hasPrefix("failure ") }) == true {
            return addObstacle("UIKit raises an exception there, which Swift cannot catch")
        }
        do {
            try addStatements(consuming: &arguments)
        } catch let obstacle as Obstacle {
            addObstacle(obstacle.reason)
        }
    }

    /// The time after which an animated update has ended, in seconds.
    static let animationSeconds = 0.5

    /// The reason for which a command cannot be exported.
    private struct Obstacle: Error {
        let reason: String

        static let touch = Obstacle(reason: "public API has no way to touch the screen")
        static let table = Obstacle(reason: "a test for a device shows collection views, and no table views")
        static let app = Obstacle(reason: "the app of the device tests does not have that")
    }

    private mutating func addObstacle(_ reason: String) { obstacles.append("line \(number): '\(text)': \(reason)") }

    private mutating func leaveOut(_ reason: String) {
        leftOut.append("line \(number): '\(text)': \(reason)")
        lines.append("// \(text): \(reason)")
    }

    // MARK: - Commands

    private func stepStatement(_ body: String, seconds: Double = 0) -> String {
        let wait =
            if seconds > 0 {
                ", seconds: \(seconds)"
            } else if settles {
                ""
            } else {
                ", settles: false"
            }
        return "device.performStep(\(literal(text))\(wait)) { \(body) }"
    }

    private mutating func addStep(_ body: String, seconds: Double = 0) {
        lines.append(stepStatement(body, seconds: seconds))
    }

    private mutating func addStatements(consuming arguments: inout Arguments) throws {
        let animation = settles ? Self.animationSeconds : 0
        switch arguments.name {
        case "stage":
            let size = try arguments.size(arguments.takeWord(expecting: "a size"))
            isShown = false
            screen = nil
            lines.append("device.reset(\(argumentText(for: size)))")
        case "data": try addDataStatements(consuming: &arguments)
        case "layout": try addLayoutStatement(consuming: &arguments)
        case "app":
            for (feature, isOn) in try arguments.takeSwitches(of: AppFeature.self, noun: "feature") {
                if feature == .wrongIdentifier, isOn { throw Obstacle.app }
                let target = isShown ? "device.app.features" : "device.setting.features"
                lines.append("\(target).\(isOn ? "insert" : "remove")(.\(feature))")
            }
        case "fix":
            for (fix, isOn) in try arguments.takeSwitches(of: OrderFix.self, noun: "fix") {
                let call = ".\(isOn ? "insert" : "remove")(.\(fix))"
                lines.append(
                    isShown ? stepStatement("device.app.fixes\(call)") : "device.setting.fixes\(call)")
            }
        case "place": try addPlaceStatement(consuming: &arguments)
        case "show":
            let prefetches = try arguments.takeBool(forKey: "prefetching")
            let isLaidOut = try arguments.takeBool(forKey: "laid-out") ?? true
            if let prefetches { lines.append("device.setting.prefetches = \(prefetches)") }
            if !isLaidOut { settles = false }
            if let screen {
                let layout = isLaidOut ? "" : ", laysOutWindow: false"
                addStep("let screen = \(screen)(); device.showScreen(screen, acts: screen.acts\(layout))")
            } else {
                addStep("device.showApp(\(isLaidOut ? "" : "laysOutWindow: false"))")
            }
            isShown = true
        case "scroll":
            addStep(
                try scrollStatement(consuming: &arguments),
                seconds: text.contains("animated=yes") ? Self.animationSeconds : 0)
        case "resize":
            let size = try arguments.size(arguments.takeWord(expecting: "a size"))
            addStep("device.resize(\(argumentText(for: size)))")
        case "invalidate": addStep("device.view.collectionViewLayout.invalidateLayout()")
        case "insert", "delete", "move", "reload", "reconfigure":
            addStep(try editStatement(consuming: &arguments), seconds: animation)
        case "batch":
            let edits = try editExpressionsInBatch(of: scenario)
            addStep("device.app.update([\(edits.joined(separator: ", "))])", seconds: animation)
        case "carry": addStep(try carryStatement(consuming: &arguments))
        case "transition":
            if let progress = try arguments.takeNumber(forKey: "progress") {
                addStep("device.setTransitionProgress(\(numberText(progress)))")
            } else {
                addStep("device.view.\(arguments.takeWord()?.value ?? "finish")InteractiveTransition()")
            }
        case "leave": addStep("device.removeCollectionView()")
        case "enter": addStep("device.addCollectionView()")
        case "select":
            let several = try arguments.takeBool(forKey: "multiple").map { ", allowsMultipleSelection: \($0)" } ?? ""
            addStep("device.select([\(try indexPathLiterals(consuming: &arguments))]\(several))")
        case "deselect":
            addStep("device.view.deselectItem(at: \(literal(try arguments.takeIndexPath())), animated: false)")
        case "model":
            let path = literal(try arguments.takeIndexPath())
            let title = literal(arguments.takeWord(forKey: "title")?.value ?? "")
            lines.append(
                isShown
                    ? "device.app.retitle(itemAt: \(path), to: \(title))" : "device.setting.titles[\(path)] = \(title)")
        case "set": addStep(try settingStatements(consuming: &arguments))
        case "tick":
            let count = try arguments.takeWord().map { try arguments.int($0) } ?? 1
            addStep("", seconds: Double(count) / 60)
        case "advance": addStep("", seconds: Double(try arguments.number(arguments.takeWord(expecting: "seconds"))))
        case "settle": addStep("", seconds: 1)
        case "tree", "stacking": lines.append("device.writeViews(claims: \(literal(claims)))")
        case "trace", "counts": lines.append("// \(text): the steps above have it")
        case "pools", "check": leaveOut("not available through public API")
        case "end": lines.append("device.removeApp()")
        case "ask": try addQuestionStatement(consuming: &arguments)
        case "tap", "touch", "drag", "fling", "swipe": throw Obstacle.touch
        case "solve": throw Obstacle.app
        case "screen": screen = try nameOfScreen(consuming: &arguments)
        case "act":
            let name = text.drop { $0 != " " }.dropFirst()
            addStep("device.performAct(\(literal(String(name))))", seconds: animation)
        case "warn-memory": throw Obstacle(reason: "public API has no way to send a memory warning")
        default: throw Obstacle(reason: "there is no statement for it yet")
        }
    }

    private func nameOfScreen(consuming arguments: inout Arguments) throws -> String {
        let name = try arguments.takeWord(expecting: "the name of a screen").value
        guard let screen = ExhibitScreens.all.first(where: { "\($0)" == name }) else {
            throw Obstacle(reason: "a test for a device has the screens of the exhibits, and no others")
        }
        if screen is UITableViewController.Type {
            throw Obstacle.table
        }
        return name
    }

    private mutating func addDataStatements(consuming arguments: inout Arguments) throws {
        if arguments.takeWord()?.value == "diffable" { lines.append("device.setting.isDiffable = true") }
        let count = try arguments.takeInt(forKey: "sections")
        guard let word = arguments.takeWord(forKey: "items") else { return }
        let items = try arguments.list(word) { try arguments.int($0) }
        let sections = items.count == 1 ? Array(repeating: items[0], count: count ?? 1) : items
        lines.append("device.setting.items = \(sections)")
    }

    private mutating func addLayoutStatement(consuming arguments: inout Arguments) throws {
        let command = try LayoutCommand(&arguments)
        guard command.choice.kind != .klotski else { throw Obstacle.app }
        guard command.choice.kind != .table else { throw Obstacle.table }
        let choice = expression(for: command.choice)
        guard isShown else { return lines.append("device.setting.layout = \(choice)") }
        let change =
            """
            device.app.changeLayout(to: \(choice), animated: \(command.isAnimated), interactive: \
            \(command.isInteractive))
            """
        lines.append(stepStatement(change, seconds: command.isAnimated ? Self.animationSeconds : 0))
    }

    private mutating func addPlaceStatement(consuming arguments: inout Arguments) throws {
        let path = literal(try arguments.takeIndexPath())
        guard let frame = arguments.takeWord(forKey: "frame") else { return }
        var words = [expression(for: try arguments.rect(frame))]
        if let z = try arguments.takeInt(forKey: "z") { words.append("zIndex: \(z)") }
        if let alpha = try arguments.takeNumber(forKey: "alpha") { words.append("alpha: \(numberText(alpha))") }
        if let isHidden = try arguments.takeBool(forKey: "hidden") { words.append("isHidden: \(isHidden)") }
        let place = "PlacedItemsLayout.Place(\(words.joined(separator: ", ")))"
        lines.append(
            isShown
                ? stepStatement(
                    "device.configureLayout(ofType: PlacedItemsLayout.self) { $0.places[\(path)] = \(place) }")
                : "device.setting.places[\(path)] = \(place)")
    }

    /// Returns why a question about the screen of an exhibit has no answer on a device; nil if it has
    /// one.
    private static func reasonToLeaveOut(_ question: AskCommand.Question) -> String? {
        switch question {
        case .inversions, .covered, .decorations, .order: "the zIndex of a view is not available through public API"
        case .calls, .asks, .prepares, .heights: "the classes of an exhibit write no calls into the trace"
        default: nil
        }
    }

    private mutating func addQuestionStatement(consuming arguments: inout Arguments) throws {
        guard let question = AskCommand.Question(rawValue: try arguments.takeWord(expecting: "a question").value) else {
            return
        }
        if screen != nil, let reason = Self.reasonToLeaveOut(question) { return leaveOut(reason) }
        func nextIndexPathLiteral() throws -> String { literal(try arguments.takeIndexPath()) }
        func nextPointArguments() throws -> String {
            let point = try arguments.takePoint()
            return "atX: \(numberText(point.x)), y: \(numberText(point.y))"
        }
        let call: String
        switch question {
        case .failed: throw Obstacle(reason: "UIKit reports a failure by an exception, which Swift cannot catch")
        case .made, .taken: return leaveOut("a pool is not available through public API")
        case .picture: return leaveOut("the name of a picture is not available through public API")
        case .accessory: return leaveOut("a collection view has no rows")
        case .plane: return leaveOut("the section of a decoration is not available through public API")
        case .inversions, .indicator, .background, .offset, .highlighted, .selected: call = question.rawValue
        case .covered: call = arguments.takeWord() == nil ? "covered" : "coveredHeaders"
        case .painted: call = "elementPainted(\(try nextPointArguments()))"
        case .hit: call = "elementHit(\(try nextPointArguments()))"
        case .snapshot: call = "elementInSnapshot(\(try nextPointArguments()))"
        case .item: call = "itemIndexPath(\(try nextPointArguments()))"
        case .text, .color, .tint, .frame, .alpha:
            call = "\(question.rawValue)(ofCellAt: \(try nextIndexPathLiteral()))"
        case .heights: call = "appliedHeights(ofCellAt: \(try nextIndexPathLiteral()))"
        case .inner: call = "innerScrollOffset(ofItemAt: \(try nextIndexPathLiteral()))"
        case .decorations, .order:
            let kind = try arguments.takeWord(expecting: "a kind").value
            guard ["card", "armband"].contains(kind) else {
                return leaveOut("the kind of these views is not available through public API")
            }
            let name = question == .order ? "decorationOrder" : "visibleDecorationCount"
            call = "\(name)(ofKind: \(literal(kind)))"
        case .calls: call = "count(ofEvent: \"prepareForReuse\")"
        case .asks: call = "count(ofEvent: \"ask\")"
        case .prepares: call = "count(ofEvent: \"prepare\")"
        case .presses: call = "count(ofEvent: \"press\")"
        case .scrolls: call = "count(ofEvent: \"scroll\")"
        }
        let claim = literal(claims.isEmpty ? "-" : claims)
        lines.append("device.writeFact(claim: \(claim), question: \(literal(text)), answer: device.\(call))")
    }
}
