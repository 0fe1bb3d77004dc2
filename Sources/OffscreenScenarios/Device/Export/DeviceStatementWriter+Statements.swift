import Foundation
import Offscreen
import UIKit

extension DeviceStatementWriter {
    func scrollStatement(consuming arguments: inout Arguments) throws -> String {
        let isAnimated = try arguments.takeBool(forKey: "animated") ?? false
        let animated = isAnimated ? ", animated: true" : ""
        let inner = try arguments.takeWord(forKey: "in").map { literal(try arguments.indexPath($0)) }
        let place = try arguments.takeChoice(of: ItemScrollPosition.self, forKey: "at", noun: "position") ?? .top
        if let word = arguments.takeWord(forKey: "by") {
            let isPoint = word.value.contains(",")
            let distance = isPoint ? expression(for: try arguments.point(word)) : numberText(try arguments.number(word))
            guard let inner else { return "device.scroll(by: \(distance))" }
            return
                """
                device.scrollInnerView(ofItemAt: \(inner), by: \
                \(isPoint ? distance : "CGPoint(x: \(distance), y: 0)"))
                """
        }
        guard let word = arguments.takeWord(forKey: "to") else { throw arguments.error("'scroll' needs by= or to=") }
        if word.value == "end" { return "device.scrollToEnd()" }
        if word.value.contains("-"), !word.value.contains(",") {
            return "device.scroll(to: \(literal(try arguments.indexPath(word))), at: \(place.literal)\(animated))"
        }
        return "device.scroll(to: \(expression(for: try arguments.point(word)))\(animated))"
    }

    private enum ItemScrollPosition: String, CaseIterable {
        case top, middle, bottom

        var literal: String { self == .middle ? ".centeredVertically" : ".\(rawValue)" }
    }

    func carryStatement(consuming arguments: inout Arguments) throws -> String {
        if let word = arguments.takeWord(forKey: "to") {
            return "device.view.updateInteractiveMovementTargetPosition(\(expression(for: try arguments.point(word))))"
        }
        let word = try arguments.takeWord(expecting: "an item")
        switch word.value {
        case "drop": return "device.view.endInteractiveMovement()"
        case "cancel": return "device.view.cancelInteractiveMovement()"
        default: return "_ = device.view.beginInteractiveMovementForItem(at: \(literal(try arguments.indexPath(word))))"
        }
    }

    // MARK: - Changes

    func editStatement(consuming arguments: inout Arguments) throws -> String {
        let model = arguments.takeWord(forKey: "model")
        let isViewTold = try arguments.takeBool(forKey: "view") ?? true
        let updateMethod = arguments.takeWord(forKey: "by")?.value ?? "batch"
        let isAnimated = try arguments.takeBool(forKey: "animated") ?? true
        let name = arguments.name
        let edit = try editExpression(consuming: &arguments)
        // A reload does not change the model. `device.performReloads` applies a snapshot only if
        // the data source is diffable and items or sections are reloaded. Otherwise it calls the
        // collection view directly.
        if name == "reload", updateMethod == "batch" {
            return "device.performReloads([\(edit)], animated: \(isAnimated))"
        }
        var options = ""
        let changesModel = try model.map { try $0.value == "before" || arguments.bool($0) } ?? true
        if !changesModel { options += ", announcing: [\(edit)]" }
        if !isViewTold { options += ", announcing: []" }
        if updateMethod != "batch" { options += ", by: .\(updateMethod)" }
        if model?.value == "before" { options += ", changesModelFirst: true" }
        return "device.app.update([\(changesModel ? edit : "")]\(options))"
    }

    /// Returns the changes of one line as expressions of type `DeviceEdit`, separated by commas.
    private func editExpression(consuming arguments: inout Arguments) throws -> String {
        let section = arguments.takeWord(forKey: "section")
        switch arguments.name {
        case "insert":
            if let section {
                let items = try arguments.takeInt(forKey: "items") ?? 3
                return ".insertSection(\(try arguments.int(section)), items: \(items))"
            }
            if let above = arguments.takeWord(forKey: "above") { return ".insertAbove(\(try arguments.int(above)))" }
            let title = arguments.takeWord(forKey: "title").map { literal($0.value) } ?? "nil"
            return ".insert([\(try indexPathLiterals(consuming: &arguments))], title: \(title))"
        case "delete":
            if let section {
                return try arguments.list(section) { try arguments.int($0) }.map { ".deleteSection(\($0))" }.joined(
                    separator: ", ")
            }
            return ".delete([\(try indexPathLiterals(consuming: &arguments))])"
        case "move":
            if let section {
                guard let target = arguments.takeWord(forKey: "to") else {
                    throw arguments.error("'move section=N' needs to=N")
                }
                return ".moveSection(\(try arguments.int(section)), to: \(try arguments.int(target)))"
            }
            let from = literal(try arguments.takeIndexPath())
            return ".move(\(from), to: \(literal(try arguments.takeIndexPath())))"
        case "reload":
            if let section { return ".reloadSections(\(try arguments.list(section) { try arguments.int($0) }))" }
            let all = try indexPathLiterals(consuming: &arguments)
            return all.isEmpty ? ".reloadData" : ".reload([\(all)])"
        default: return ".reconfigure([\(try indexPathLiterals(consuming: &arguments))])"
        }
    }

    /// Returns the changes in the lines below the current line, a `batch`, which are indented by at
    /// least two spaces, as expressions.
    func editExpressionsInBatch(of scenario: Scenario) throws -> [String] {
        let below = scenario.text.lines[number...].prefix { $0.hasPrefix("  ") }
        return try below.enumerated().compactMap { offset, text in
            let words = text.trimmingPrefix { $0 == " " }
            // The changes of a nested batch belong to the outer batch.
            if words == "batch" { return nil }
            var arguments = try Arguments(String(words), file: scenario.file, line: number + 1 + offset)
            return try editExpression(consuming: &arguments)
        }
    }

    // MARK: - Settings

    func settingStatements(consuming arguments: inout Arguments) throws -> String {
        var calls: [String] = []
        func addCall(forKey key: String, _ call: (Arguments.Word) throws -> String) rethrows {
            if let word = arguments.takeWord(forKey: key) { calls.append(try call(word)) }
        }
        func layoutCall(for type: String, _ statement: String) -> String {
            "device.configureLayout(ofType: \(type).self) { $0.\(statement) }"
        }
        try addCall(forKey: "item") {
            layoutCall(for: "UICollectionViewFlowLayout", "itemSize = \(expression(for: try arguments.size($0)))")
        }
        try addCall(forKey: "card-z") {
            layoutCall(for: "SectionCardDecorationLayout", "cardZIndex = \(try arguments.int($0))")
        }
        try addCall(forKey: "armband-z") {
            layoutCall(for: "SectionCardDecorationLayout", "armbandZIndex = \(try arguments.int($0))")
        }
        try addCall(forKey: "color") {
            let color = "LayoutChoice.colors[\(literal($0.value))]"
            guard let section = arguments.takeWord(forKey: "section") else {
                return layoutCall(for: "SectionColorLayout", "sectionColor = \(color)")
            }
            let invalidation = layoutCall(for: "SectionColorLayout", "invalidateLayout()")
            return "device.app.colors[\(try arguments.int(section))] = \(color); \(invalidation)"
        }
        addCall(forKey: "text") {
            layoutCall(for: "TitleLayout", "title = \($0.value.isEmpty ? "nil" : literal($0.value))")
        }
        try addCall(forKey: "tint") { layoutCall(for: "TintLayout", "tint = \(try arguments.int($0))") }
        try addCall(forKey: "columns") { layoutCall(for: "WaterfallLayout", "columns = \(try arguments.int($0))") }
        try addCall(forKey: "prefetching") { "device.view.isPrefetchingEnabled = \(try arguments.bool($0))" }
        try addCall(forKey: "multiple") { "device.view.allowsMultipleSelection = \(try arguments.bool($0))" }
        try addCall(forKey: "editing") { "device.view.isEditing = \(try arguments.bool($0))" }
        addCall(forKey: "theme") { "device.app.setCellColor(LayoutChoice.colors[\(literal($0.value))]!)" }
        return calls.joined(separator: "; ")
    }

    // MARK: - Values

    func numberText(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
    }

    func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    func literal(_ path: IndexPath) -> String { "[\(path.section), \(path.item)]" }

    func expression(for point: CGPoint) -> String { "CGPoint(x: \(numberText(point.x)), y: \(numberText(point.y)))" }

    func argumentText(for size: CGSize) -> String {
        "width: \(numberText(size.width)), height: \(numberText(size.height))"
    }

    func expression(for size: CGSize) -> String { "CGSize(\(argumentText(for: size)))" }

    func expression(for rect: CGRect) -> String {
        """
        CGRect(x: \(numberText(rect.minX)), y: \(numberText(rect.minY)), width: \(numberText(rect.width)), \
        height: \(numberText(rect.height)))
        """
    }

    private func expression(for insets: UIEdgeInsets) -> String {
        """
        UIEdgeInsets(top: \(numberText(insets.top)), left: \(numberText(insets.left)), bottom: \
        \(numberText(insets.bottom)), right: \(numberText(insets.right)))
        """
    }

    /// Returns the items among the remaining words as literals of index paths. The word `none` is
    /// left out.
    func indexPathLiterals(consuming arguments: inout Arguments) throws -> String {
        var paths: [String] = []
        while let word = arguments.takeWord() {
            if word.value != "none" { paths.append(literal(try arguments.indexPath(word))) }
        }
        return paths.joined(separator: ", ")
    }

    /// Returns a call of `LayoutChoice.init` with the kind and each option that differs from its
    /// default, in the order of the properties.
    func expression(for choice: LayoutChoice) -> String {
        let words = zip(Mirror(reflecting: choice).children, Mirror(reflecting: LayoutChoice()).children).compactMap {
            chosen, plain in
            let (value, other) = (expression(forAny: chosen.value), expression(forAny: plain.value))
            return value == other && chosen.label != "kind" ? nil : value.map { "\(chosen.label!): \($0)" }
        }
        return "LayoutChoice(\(words.joined(separator: ", ")))"
    }

    /// Returns a value as a literal; nil for an optional without a value.
    private func expression(forAny value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        return switch value {
        case let value as CGFloat: numberText(value)
        case let value as CGSize: expression(for: value)
        case let value as UIEdgeInsets: expression(for: value)
        case let value as String: literal(value)
        case let value as any CustomStringConvertible where value is Int || value is Bool: value.description
        case let values as [CGSize]: "[\(values.map { expression(for: $0) }.joined(separator: ", "))]"
        case let values as [CGFloat]: "[\(values.map { numberText($0) }.joined(separator: ", "))]"
        default:
            mirror.displayStyle == .optional
                ? mirror.children.first.flatMap { expression(forAny: $0.value) } : ".\(value)"
        }
    }
}
