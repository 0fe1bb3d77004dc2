import Foundation
import Offscreen
import UIKit

/// Everything public about a collection view, as names and values.
@MainActor
struct ListState {
    private(set) var facts: [(name: String, value: String)] = []

    init(of list: ProgramList, on stage: Stage) {
        let view = list.view
        addTree(of: view)
        facts.append(("pools", "\(stage.pools(of: view))"))
        facts.append(("counts", "\(stage.counts(of: view))"))
        facts.append(("stacking", "\(stage.stacking(of: view).inversions)"))
        addScrolling(of: view)
        addItems(of: view, list)
        addAttributes(of: view)
        addPlaces(of: view, on: stage)
    }

    /// The facts that differ from those of another state, and the names of those that are gone.
    func differences(from old: ListState) -> [String] {
        let known = Dictionary(old.facts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let names = Set(facts.map(\.name))
        return facts.compactMap { known[$0.name] == $0.value ? nil : "\($0.name): \($0.value)" }
            + old.facts.filter { !names.contains($0.name) }.map { "\($0.name) is gone" }
    }

    /// Adds a fact for each view, with the name of its parent and its place among the siblings.
    private mutating func addTree(of view: UICollectionView) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        func add(_ node: ViewTree.Node, _ parent: String, _ place: Int) {
            // A description would have the addresses of private types.
            let look = node.appearance.flatMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) }
            facts.append((node.name, "\(node.line) in \(parent) at \(place) \(look ?? "")"))
            for (index, child) in node.children.enumerated() { add(child, node.name, index) }
        }
        add(ViewTree(of: view, detail: .painted).root, "", 0)
    }

    private mutating func addScrolling(of view: UICollectionView) {
        let inset = view.adjustedContentInset
        let states: [(Bool, String)] = [
            (view.isTracking, "tracking"), (view.isDragging, "dragging"), (view.isDecelerating, "decelerating"),
            (view.hasUncommittedUpdates, "uncommitted"), (view.hasActiveDrag, "drag"), (view.hasActiveDrop, "drop"),
            (view.isEditing, "editing"), (view.isPrefetchingEnabled, "prefetching"),
            (view.effectiveUserInterfaceLayoutDirection == .rightToLeft, "mirrored"),
        ]
        let insets = [inset.top, inset.left, inset.bottom, inset.right].map(\.text)
        facts.append(("offset", "\(view.contentOffset.text) \(view.contentSize.text) \(insets)"))
        facts.append(("states", states.filter(\.0).map(\.1).joined(separator: ",")))
        facts.append(("layout", "\(type(of: view.collectionViewLayout))"))
    }

    private mutating func addItems(of view: UICollectionView, _ list: ProgramList) {
        let header = UICollectionView.elementKindSectionHeader
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        facts.append(("items", "\(counts)"))
        facts.append(("visible", "\(view.indexPathsForVisibleItems.map(\.text))"))
        facts.append(("headers", "\(view.indexPathsForVisibleSupplementaryElements(ofKind: header).map(\.text))"))
        facts.append(("selected", "\((view.indexPathsForSelectedItems ?? []).map(\.text))"))
        for case let cell as ProgramList.Cell in view.visibleCells {
            let state = cell.configurationState
            let words: [(Bool, String)] = [
                (state.isSelected, "selected"), (state.isHighlighted, "highlighted"), (state.isEditing, "editing"),
                (state.isExpanded, "expanded"), (state.isSwiped, "swiped"), (state.isReordering, "reordering"),
            ]
            let path = view.indexPath(for: cell)
            let isFound = path.map { view.cellForItem(at: $0) === cell } ?? false
            facts.append(
                (
                    "cell \(cell.title)",
                    "\(path?.text ?? "none") \(isFound) \(words.filter(\.0).map(\.1)) level \(cell.indentationLevel)"
                        + " \(cell.separatorLayoutGuide.layoutFrame.text) \(cell.accessories.count)"
                ))
        }
        if let diffable = list.diffable {
            let snapshot = diffable.snapshot()
            for section in snapshot.sectionIdentifiers {
                facts.append(("snapshot \(section)", "\(snapshot.itemIdentifiers(inSection: section))"))
                guard list.source == .outline else { continue }
                let tree = diffable.snapshot(for: section)
                let open = tree.items.filter(tree.isExpanded)
                facts.append(("tree \(section)", "\(tree.visibleItems) \(open) \(tree.items.map(tree.level))"))
            }
        }
    }

    private mutating func addAttributes(of view: UICollectionView) {
        func text(_ attributes: UICollectionViewLayoutAttributes?) -> String {
            guard let attributes else { return "none" }
            return "\(attributes.indexPath.text) \(attributes.frame.text) z \(attributes.zIndex)"
                + " alpha \(attributes.alpha.text) \(attributes.isHidden) \(attributes.transform.isIdentity)"
        }
        for section in 0..<view.numberOfSections {
            let last = view.numberOfItems(inSection: section) - 1
            guard last >= 0 else { continue }
            for item in Set([0, last]).sorted() {
                let path = IndexPath(item: item, section: section)
                facts.append(("attributes \(path.text)", text(view.layoutAttributesForItem(at: path))))
            }
            let path = IndexPath(item: 0, section: section)
            let header = view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: path)
            facts.append(("attributes of header \(section)", text(header)))
        }
    }

    private mutating func addPlaces(of view: UICollectionView, on stage: Stage) {
        for y in stride(from: CGFloat(10), to: 400, by: 130) {
            for x in stride(from: CGFloat(10), to: 320, by: 150) {
                let report = stage.pointReport(of: view, at: CGPoint(x: x, y: y))
                facts.append(("point \(Int(x)),\(Int(y))", "\(report), snapshot \(report.snapshot)"))
            }
        }
    }
}
