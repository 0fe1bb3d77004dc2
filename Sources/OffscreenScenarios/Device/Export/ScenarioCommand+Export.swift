import Offscreen
import OffscreenExhibits
import UIKit

@MainActor
extension StepCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws { try writer.add(step) }
}

// MARK: - The screen

@MainActor
extension StageCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        writer.isShown = false
        writer.screen = nil
        writer.add("device.reset(\(writer.argumentText(for: setting.app.size)))")
    }
}

@MainActor
extension DataCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        if isDiffable { writer.add("device.setting.isDiffable = true") }
        writer.add("device.setting.items = \(items)")
    }
}

@MainActor
extension LayoutCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws {
        guard choice.kind != .klotski else { throw DeviceStatementWriter.Obstacle.app }
        guard choice.kind != .table else { throw DeviceStatementWriter.Obstacle.table }
        let layout = writer.expression(for: choice)
        guard writer.isShown else { return writer.add("device.setting.layout = \(layout)") }
        writer.addStep(
            "device.app.changeLayout(to: \(layout), animated: \(isAnimated), interactive: \(isInteractive))",
            seconds: isAnimated ? DeviceStatementWriter.animationSeconds : 0)
    }
}

@MainActor
extension AppCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws {
        for (feature, isOn) in features {
            if feature == .wrongIdentifier, isOn { throw DeviceStatementWriter.Obstacle.app }
            let call = "features.\(isOn ? "insert" : "remove")(.\(feature))"
            writer.addSetting("device.setting.\(call)", ifShown: "device.app.\(call)")
        }
    }
}

@MainActor
extension FixCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        for (fix, isOn) in fixes {
            let call = "fixes.\(isOn ? "insert" : "remove")(.\(fix))"
            if writer.isShown { writer.addStep("device.app.\(call)") } else { writer.add("device.setting.\(call)") }
        }
    }
}

@MainActor
extension PlaceCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        let item = writer.literal(path)
        var arguments = writer.expression(for: place.frame)
        if place.zIndex != 0 { arguments += ", zIndex: \(place.zIndex)" }
        if place.alpha != 1 { arguments += ", alpha: \(writer.numberText(place.alpha))" }
        if place.isHidden { arguments += ", isHidden: true" }
        let value = "PlacedItemsLayout.Place(\(arguments))"
        if writer.isShown {
            writer.addStep("device.configureLayout(ofType: PlacedItemsLayout.self) { $0.places[\(item)] = \(value) }")
        } else {
            writer.add("device.setting.places[\(item)] = \(value)")
        }
    }
}

@MainActor
extension ScreenCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws {
        guard let screen = ExhibitScreens.all.first(where: { "\($0)" == name }) else {
            throw DeviceStatementWriter.Obstacle(
                reason: "a test for a device has the screens of the exhibits, and no others")
        }
        if screen is UITableViewController.Type {
            throw DeviceStatementWriter.Obstacle.table
        }
        writer.screen = name
    }
}

@MainActor
extension ShowCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        if let prefetches { writer.add("device.setting.prefetches = \(prefetches)") }
        if !isLaidOut { writer.settles = false }
        if let screen = writer.screen {
            let layout = isLaidOut ? "" : ", laysOutWindow: false"
            writer.addStep("let screen = \(screen)(); device.showScreen(screen, acts: screen.acts\(layout))")
        } else {
            writer.addStep("device.showApp(\(isLaidOut ? "" : "laysOutWindow: false"))")
        }
        writer.isShown = true
    }
}

@MainActor
extension ActCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws { try writer.add(.act(name)) }
}

@MainActor
extension EndCommand {
    func addStatements(to writer: inout DeviceStatementWriter) { writer.add("device.removeApp()") }
}

// MARK: - Scrolling and touching

@MainActor
extension InnerScrollCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        let distance = writer.expression(for: distance)
        writer.addStep("device.scrollInnerView(ofItemAt: \(writer.literal(path)), by: \(distance))")
    }
}

@MainActor
extension ScrollToEndCommand {
    func addStatements(to writer: inout DeviceStatementWriter) { writer.addStep("device.scrollToEnd()") }
}

@MainActor
extension TapCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws { throw DeviceStatementWriter.Obstacle.touch }
}

@MainActor
extension TouchCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws { throw DeviceStatementWriter.Obstacle.touch }
}

@MainActor
extension SwipeCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws { throw DeviceStatementWriter.Obstacle.touch }
}

@MainActor
extension SolveCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws { throw DeviceStatementWriter.Obstacle.app }
}

// MARK: - Items and properties

@MainActor
extension InsertAboveCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws {
        let edits = [".insertAbove(\(count))"]
        try writer.addUpdate(
            ofModel: options.changesModel ? edits : [], announcing: options.notifiesView ? edits : [],
            by: options.updateMethod, changesModelFirst: options.changesModelFirst, isAnimated: options.isAnimated)
    }
}

@MainActor
extension ModelCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        let (item, text) = (writer.literal(path), writer.literal(title))
        writer.addSetting(
            "device.setting.titles[\(item)] = \(text)", ifShown: "device.app.retitle(itemAt: \(item), to: \(text))")
    }
}

@MainActor
extension SetCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws {
        guard settings.rowHeight == nil else { throw DeviceStatementWriter.Obstacle.table }
        func layoutCall(for type: String, _ statement: String) -> String {
            "device.configureLayout(ofType: \(type).self) { $0.\(statement) }"
        }
        var calls: [String] = []
        if let item {
            calls.append(layoutCall(for: "UICollectionViewFlowLayout", "itemSize = \(writer.expression(for: item))"))
        }
        if let cardZ { calls.append(layoutCall(for: "SectionCardDecorationLayout", "cardZIndex = \(cardZ)")) }
        if let armbandZ {
            calls.append(layoutCall(for: "SectionCardDecorationLayout", "armbandZIndex = \(armbandZ)"))
        }
        if let color {
            let value = "LayoutChoice.colors[\(writer.literal(color))]"
            if let section {
                calls.append("device.app.colors[\(section)] = \(value)")
                calls.append(layoutCall(for: "SectionColorLayout", "invalidateLayout()"))
            } else {
                calls.append(layoutCall(for: "SectionColorLayout", "sectionColor = \(value)"))
            }
        }
        if let text {
            calls.append(layoutCall(for: "TitleLayout", "title = \(text.isEmpty ? "nil" : writer.literal(text))"))
        }
        if let tint { calls.append(layoutCall(for: "TintLayout", "tint = \(tint)")) }
        if let columns { calls.append(layoutCall(for: "WaterfallLayout", "columns = \(columns)")) }
        calls += writer.statements(for: settings)
        if let theme { calls.append("device.app.setCellColor(LayoutChoice.colors[\(writer.literal(theme))]!)") }
        writer.addStep(calls.joined(separator: "; "))
    }
}

// MARK: - Reports

@MainActor
extension TreeCommand {
    func addStatements(to writer: inout DeviceStatementWriter) { writer.addViews() }
}

@MainActor
extension StackingCommand {
    func addStatements(to writer: inout DeviceStatementWriter) { writer.addViews() }
}

@MainActor
extension TraceCommand {
    func addStatements(to writer: inout DeviceStatementWriter) { writer.addNoteOnTrace() }
}

@MainActor
extension CountsCommand {
    func addStatements(to writer: inout DeviceStatementWriter) { writer.addNoteOnTrace() }
}

@MainActor
extension PoolsCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        writer.leaveOut("not available through public API")
    }
}

@MainActor
extension CheckCommand {
    func addStatements(to writer: inout DeviceStatementWriter) {
        writer.leaveOut("not available through public API")
    }
}

extension DeviceStatementWriter {
    fileprivate mutating func addViews() { add("device.writeViews(claims: \(literal(claims)))") }

    fileprivate mutating func addNoteOnTrace() { add("// \(text): the steps above have it") }
}
