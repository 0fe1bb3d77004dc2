import Offscreen
import UIKit

extension CommandDefinition {
    static let ask = CommandDefinition(askHelp) { try AskCommand(&$0) }

    private static let askHelp = CommandHelp(
        "ask QUESTION [ITEM | X,Y | KIND | headers]",
        text: "One short answer, which contains no serial numbers:\n"
            + AskCommand.Question.allCases.map {
                "\($0.rawValue)\($0.help.subject.map { " " + $0 } ?? ""): \($0.help.text)"
            }.joined(
                separator: "\n"))
}

struct AskCommand: ScenarioCommand {
    enum Question: String, CaseIterable {
        case failed, inversions, covered, painted, hit, item, snapshot, text, picture, accessory, color, tint, frame,
            indicator, decorations, made, taken,
            order, calls, asks, plane, background, alpha, inner, offset, prepares, presses, scrolls, highlighted,
            selected, heights

        /// The kind of the question's subject, such as "ITEM" (nil for none), and the meaning of
        /// the answer.
        var help: (subject: String?, text: String) {
            switch self {
            case .failed:
                (nil, "whether the last command that did something caused a failure, such as an exception of UIKit")
            case .inversions: (nil, "whether a view lies above an overlapping view with a greater zIndex")
            case .covered:
                (
                    "[headers]",
                    """
                    whether some, all or none of the cells or headers are painted under a decoration with \
                    a smaller zIndex
                    """
                )
            case .painted: ("X,Y", "what is seen at a point")
            case .hit: ("X,Y", "what a touch at a point reaches")
            case .snapshot: ("X,Y", "what a snapshot of the hierarchy shows at a point: the frontmost of the siblings")
            case .item: ("X,Y", "what indexPathForItem(at:) returns")
            case .text: ("ITEM", "what the cell of an item shows")
            case .picture: ("ITEM", "which picture the cell of an item shows")
            case .accessory: ("ITEM", "which accessory the cell of a row has")
            case .color: ("ITEM", "which background color the cell of an item has; plain if it is the default")
            case .tint: ("ITEM", "which number the cell of an item received in its attributes")
            case .frame: ("ITEM", "where the cell of an item is")
            case .indicator: (nil, "whether the scroll indicator is painted above the headers")
            case .decorations:
                ("KIND", "how many decoration views of a kind are in the collection view and not dormant")
            case .made: ("KIND | cells", "how many decoration views of a kind, or cells, were made")
            case .taken: ("KIND", "how many decoration views of a kind came from the pool")
            case .order: ("KIND", "the decorations of a kind, back to front, by section")
            case .calls: (nil, "how often prepareForReuse was called in the last command")
            case .asks: (nil, "how often the data source was asked in the last command")
            case .plane: ("SECTION", "which color lies behind a section, in section-color")
            case .background: (nil, "whether the backgroundView lies behind all other subviews")
            case .alpha: ("ITEM", "how opaque the cell of an item is, from 0 to 1")
            case .heights: ("ITEM", "which heights the cell of an item had in the last command, in their order")
            case .inner: ("ITEM", "how far the row that contains an item, or the list in its cell, is scrolled")
            case .offset: (nil, "the content offset")
            case .prepares: (nil, "how often the layout was prepared in the last command")
            case .presses: (nil, "how often an action of a button in a cell ran in the last command")
            case .highlighted: (nil, "which items' cells are highlighted")
            case .selected: (nil, "which items are selected")
            case .scrolls: (nil, "how often the app was notified of scrolling in the last command")
            }
        }
    }

    let question: Question
    /// The subject of the question; all three are nil for a question without one.
    private(set) var path: IndexPath?
    private(set) var point: CGPoint?
    private(set) var kind: String?

    init(_ arguments: inout Arguments) throws {
        question = try arguments.choice(
            of: Question.self, from: arguments.takeWord(expecting: "a question"), noun: "question")
        switch question.help.subject {
        case "ITEM": path = try arguments.takeIndexPath()
        case "X,Y": point = try arguments.takePoint()
        case "SECTION": kind = "\(try arguments.int(arguments.takeWord(expecting: "a section"), in: 0...Int.max))"
        case "KIND": kind = try arguments.takeWord(expecting: "a kind of decoration, such as card").value
        case "KIND | cells":
            kind = try arguments.takeWord(expecting: "a kind of decoration, such as card, or cells").value
        case "[headers]":
            kind = arguments.takeWord()?.value
            if let kind, kind != "headers" {
                throw arguments.error("'covered' is about cells, or about 'headers', not about '\(kind)'")
            }
        default: break
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? { [try answer(of: runner)] }
}

@MainActor
extension AskCommand {
    private func answer(of runner: ScenarioRunner) throws -> String {
        let shown = try runner.shown()
        let (stage, view) = (shown.stage, shown.list)
        var cell: UIView? { path.flatMap { view.shownCell(ofItemAt: $0) } }
        var report: PointReport { stage.pointReport(of: shown.subject.list, at: point!) }
        var decorationPool: PoolsReport.Pool? { stage.pools(of: shown.subject.list).decorationPool(kind: kind!) }
        switch question {
        case .failed: return runner.hasFailed ? "yes" : "no"
        case .inversions:
            return stage.stacking(of: shown.subject.list).inversions.contains(where: \.overlaps) ? "some" : "none"
        case .covered: return coveredShare(in: view)
        case .painted: return firstTwoWords(of: report.painted)
        case .hit: return firstTwoWords(of: report.hit)
        case .snapshot: return firstTwoWords(of: report.snapshot)
        case .item: return report.item
        case .text: return cell?.shownText ?? "no cell"
        case .picture: return cell.map { pictureName(in: $0) ?? "none" } ?? "no cell"
        case .accessory: return cell.map(accessoryName) ?? "no cell"
        case .color: return cell?.nameOfColor ?? "no cell"
        case .frame: return cell?.frame.text ?? "no cell"
        case .indicator: return placeOfIndicator(in: view)
        case .decorations: return "\(decorationsOfAskedKind(in: view).count)"
        case .made where kind == "cells":
            let pools = stage.pools(of: shown.subject.list).pools
            return "\(pools.filter { $0.category == .cell }.reduce(0) { $0 + $1.made })"
        case .made: return "\(decorationPool?.made ?? 0)"
        case .taken: return "\(decorationPool?.taken ?? 0)"
        case .order:
            return decorationsOfAskedKind(in: view).map { $0.element.map { "\($0.indexPath.section)" } ?? "-" }.joined(
                separator: " ")
        case .calls: return "\(runner.lastCounts?.prepareForReuses ?? 0)"
        case .asks: return "\(runner.lastCounts?.asks ?? 0)"
        case .background: return placeOfBackground(in: view)
        case .alpha: return cell.map { $0.alpha.text } ?? "no cell"
        case .offset: return view.contentOffset.text
        case .prepares: return "\(runner.lastCounts?.prepares ?? 0)"
        case .heights: return heightsOfCell(in: view, on: stage, runner: runner)
        case .highlighted: return view.highlightedText
        case .selected: return view.selectedText
        case .inner:
            let inner = cell.flatMap(view.innerScrollView)
            return inner.map { ($0.contentOffset.x + $0.adjustedContentInset.left).text } ?? "none"
        case .tint, .presses, .scrolls, .plane:
            return answer(about: try runner.stageAndApp().app)
        }
    }

    /// Returns the answer to a question about the app of 'data' and 'layout'.
    private func answer(about app: ScenarioApp) -> String {
        let view = app.collectionView
        var cell: ItemCell? { path.flatMap { view.cellForItem(at: $0) as? ItemCell } }
        switch question {
        case .tint: return cell.map { "\($0.tag)" } ?? "no cell"
        case .presses: return "\(app.notices.presses)"
        case .scrolls: return "\(app.notices.scrolls)"
        default: return colorOfPlane(in: view)
        }
    }

    /// Returns the identity of the first picture in a cell, such as the name of a symbol.
    private func pictureName(in view: UIView) -> String? {
        if let picture = (view as? UIImageView)?.image { return picture.identityText ?? "a picture" }
        return view.subviews.lazy.filter { !$0.isHidden }.compactMap(pictureName).first
    }

    private func accessoryName(of cell: UIView) -> String {
        guard let row = cell as? UITableViewCell else { return "no row" }
        return row.accessoryView == nil ? "\(row.accessoryType)" : "view"
    }

    private func colorOfPlane(in view: UICollectionView) -> String {
        for case let plane as SectionColorView in view.subviews where !plane.isHidden {
            let name = ViewTree(of: plane).root.name
            let element = ViewTree(of: view).root.children.first { $0.name == name }?.element
            if element?.indexPath.section == Int(kind!) {
                return LayoutChoice.colors.sorted { $0.key < $1.key }.first { $0.value == plane.backgroundColor }?
                    .key ?? "another"
            }
        }
        return "none"
    }

    private func decorationsOfAskedKind(in view: any ObservedList) -> [ViewTree.Node] {
        ViewTree(of: view).root.children.filter { $0.element?.category == .decorationView && $0.element?.kind == kind }
    }

    private func heightsOfCell(in view: any ObservedList, on stage: Stage, runner: ScenarioRunner) -> String {
        guard let name = view.shownCell(ofItemAt: path!).map({ ViewTree(of: $0).root.name }) else { return "no cell" }
        var heights: [String] = []
        for tick in stage.recording.ticks where runner.lastTicks.contains(tick.number) {
            for event in tick.events where event.verb == .apply && event.view == name {
                guard let height = event.rect?.height.text, height != heights.last else { continue }
                heights.append(height)
            }
        }
        return heights.isEmpty ? "none" : heights.joined(separator: " ")
    }

    private func coveredShare(in view: any ObservedList) -> String {
        let nodes = ViewTree(of: view).root.children.filter { $0.element != nil && !$0.states.contains("leaving") }
        let painted = nodes.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.map(\.element)
        let category: UICollectionView.ElementCategory = kind == nil ? .cell : .supplementaryView
        let asked = painted.indices.filter { painted[$0].element?.category == category }
        let under = asked.filter { index in
            painted[(index + 1)...].contains {
                $0.element?.category == .decorationView && $0.z < painted[index].z
                    && $0.frame.intersects(painted[index].frame)
            }
        }
        if under.isEmpty { return "none" }
        return under.count == asked.count ? "all" : "some"
    }

    private func placeOfIndicator(in view: any ObservedList) -> String {
        let children = ViewTree(of: view).root.children.enumerated()
        guard let bar = children.last(where: { $0.element.name.contains("ScrollIndicator") }) else {
            return "no indicator"
        }
        let headers = children.filter { $0.element.element?.kind == UICollectionView.elementKindSectionHeader }
        let isAbove = headers.allSatisfy { ($0.element.zPosition, $0.offset) < (bar.element.zPosition, bar.offset) }
        return if headers.isEmpty { "no header" } else if isAbove { "above" } else { "below" }
    }

    private func placeOfBackground(in view: any ObservedList) -> String {
        guard let background = view.backgroundView, let index = view.subviews.firstIndex(of: background) else {
            return "no backgroundView"
        }
        return index == 0 ? "behind" : "in front of \(index) views"
    }

    private func firstTwoWords(of text: String) -> String {
        text.split(separator: " ").prefix(2).joined(separator: " ")
    }
}
