import UIKit

/// Looks for views in reused cells that keep the frame of the cell's first use, although the cell
/// has another size. Exhibit 16.
///
/// The cell's item is known to have the view at another frame: it was shown with the same texts by a
/// cell of the same size, and nothing but scrolling happened since. Besides, no cell of the class
/// ever changes the frame of the view.
struct KeptFrameSigns: SignReader {
    private struct CellState {
        let reuses: Int
        let size: CGSize
        let frames: [String: CGRect]
    }

    /// The frames that the views of an item had when it was first seen since the last action.
    private struct KnownFrames {
        let tick: Int
        let size: CGSize
        let texts: CellAppearance.Texts
        let frames: [String: CGRect]
    }

    private struct Place: Hashable {
        let owner: CellClass
        let path: String
    }

    private var states: [String: CellState] = [:]
    private var nodes: [String: ViewTree.Node] = [:]
    private var known: [ListItem: KnownFrames] = [:]
    /// The places whose frames change in a cell.
    private var refuted: Set<Place> = []
    private var found: [(place: Place, finding: SignFinding)] = []

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        found.filter { !refuted.contains($0.place) }.map(\.finding)
    }

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        // An action may change the model, and with it the frames in each cell.
        if !context.isOnlyScrolled { known = [:] }
        return context.lists.flatMap { read($0, previous: previous?[list: $0.name], at: context) }
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        if list.isUpdateOrReload { known = known.filter { $0.key.list != list.name } }
        for node in list.cells where nodes[node.name] != node {
            nodes[node.name] = node
            let state = CellState(reuses: node.reuses, size: node.frame.size, frames: node.framesOfPaintedViews)
            let former = states[node.name]
            states[node.name] = state
            if let former { noteChanges(of: node, from: former, to: state, in: list) }
            guard former?.reuses != node.reuses, node.transform == nil else { continue }
            let texts = CellAppearance(node, in: list).texts
            let item = ListItem(list: list.name, element: node.element!)
            guard let own = known[item] else {
                known[item] = KnownFrames(tick: list.tick, size: state.size, texts: texts, frames: state.frames)
                continue
            }
            guard let former, former.size != state.size, own.size == state.size, own.texts == texts else { continue }
            noteKeptFrames(of: node, from: former, to: state, own: own, in: list, at: context)
        }
        return []
    }

    private mutating func noteChanges(
        of node: ViewTree.Node, from former: CellState, to state: CellState, in list: CollectionViewNode
    ) {
        for (path, frame) in state.frames where former.frames[path].map({ $0 != frame }) == true {
            refuted.insert(Place(owner: list.cellClass(of: node), path: path))
        }
    }

    private mutating func noteKeptFrames(
        of node: ViewTree.Node, from former: CellState, to state: CellState, own: KnownFrames,
        in list: CollectionViewNode, at context: TickContext
    ) {
        for (path, frame) in state.frames.sorted(by: { $0.key < $1.key }) where former.frames[path] == frame {
            guard let ownFrame = own.frames[path], ownFrame != frame,
                let name = CellAppearance.Key(path: path, property: .presence).viewName(in: node)
            else { continue }
            let text =
                """
                \(name) in \(node.name) is still at \(frame.text), although the cell is reused for \
                \(node.element!) and its size goes from \(former.size.text) to \(state.size.text); in tick \(own.tick) \
                \(node.element!) had this view at \(ownFrame.text), in a cell of the same size
                """
            found.append(
                (
                    Place(owner: list.cellClass(of: node), path: path),
                    SignFinding(16, context, text, view: node.name, fix: Self.fix)
                ))
        }
    }

    private static let fix =
        """
        set the frames of the views in a cell in layoutSubviews, or by constraints, so that they follow the size \
        of the cell
        """
}

extension ViewTree.Node {
    /// The frames of the views in the view that have a text, an image or a background, by their
    /// paths as in `CellAppearance`. The contents of scroll views are left out, and so are hidden
    /// and transformed views.
    fileprivate var framesOfPaintedViews: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        func add(_ node: ViewTree.Node, atPath path: String) {
            guard node.scroll == nil, !node.states.contains("hidden"), node.transform == nil else { return }
            if !path.isEmpty, node.text != nil || node.image != nil || node.appearance?.background != nil {
                frames[path] = node.frame
            }
            for (step, child) in node.steps { add(child, atPath: "\(path)/\(step)") }
        }
        add(self, atPath: "")
        return frames
    }
}
