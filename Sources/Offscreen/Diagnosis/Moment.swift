import UIKit

/// One tick of a recording, with the collection views in the window at its end.
struct Moment {
    let recording: Recording
    let tick: Recording.Tick
    let lists: [VisibleCollectionView]
    let isLast: Bool
    /// Whether the next tick begins a step, or there is no next tick.
    let isAtRest: Bool
    /// The number of the latest tick in which something other than a scroll happened; 0 before the first.
    private(set) var lastAction = 0

    init(_ index: Int, of recording: Recording, after previous: Moment? = nil) {
        self.recording = recording
        tick = recording.ticks[index]
        isLast = index == recording.ticks.count - 1
        isAtRest = isLast || recording.ticks[index + 1].what != ""
        var lists: [VisibleCollectionView] = []
        VisibleCollectionView.collect(tick.tree.root, at: .zero, into: &lists)
        self.lists = lists
        lastAction = isOnlyScrolled ? previous?.lastAction ?? 0 : tick.number
    }

    subscript(list name: String) -> VisibleCollectionView? { lists.first { $0.name == name } }

    /// Returns the events of one collection view.
    func events(of list: VisibleCollectionView) -> [Event] { tick.events.filter { $0.collection == list.name } }

    /// Returns one finding of this moment, as an array.
    func finds(_ exhibit: Int?, _ text: String) -> [Finding] { [Finding(exhibit, self, text)] }

    /// Whether the app updated a collection view with a batch of changes or a snapshot.
    func isUpdate(of list: VisibleCollectionView) -> Bool { isInvalidated(list, "counts") }

    /// Whether a collection view discarded all of its data, as after `reloadData()`.
    func isReload(of list: VisibleCollectionView) -> Bool { isInvalidated(list, "everything") }

    func changesItems(of list: VisibleCollectionView) -> Bool { isUpdate(of: list) || isReload(of: list) }

    private func isInvalidated(_ list: VisibleCollectionView, _ name: String) -> Bool {
        tick.events.contains { $0.collection == list.name && $0.verb == .invalidate && $0.name == name }
    }

    /// The first word of the step; empty if only time passes.
    var verb: Substring { tick.what.prefix { $0 != " " } }

    /// Whether the step is the action of a person, or time that passes. Other steps may scroll by code.
    var isByPerson: Bool { ["scroll", "drag", "fling", "touch", ""].contains(verb) }

    /// Whether the step is a scroll, or time that passes.
    var isOnlyScrolled: Bool { ["scroll", "drag", "fling", ""].contains(verb) }
}

extension Event {
    /// Whether a view is made or taken from its pool.
    var bringsView: Bool { verb == .make || verb == .take }
}

extension [Event] {
    /// The texts of all answers, among them the names of the cells that the data source returned.
    var answers: Set<String> { Set(filter { $0.verb == .answer }.map(\.text)) }
    /// The views that are made or taken from their pools.
    var broughtViews: Set<String> { Set(filter(\.bringsView).compactMap(\.view)) }

    /// The numbers of items in sections, as the data source answered.
    var itemCounts: [(section: Int, count: Int)] {
        var asked: Int?
        return compactMap { event in
            if event.verb == .ask { asked = event.name == "numberOfItemsInSection" ? event.number : nil }
            guard event.verb == .answer, let section = asked, let count = Int(event.text) else { return nil }
            asked = nil
            return (section, count)
        }
    }
}

/// The numbers of items in the sections of one collection view, as its data source answered.
struct ItemCounts {
    private(set) var latest: [Int: Int] = [:]
    /// The number of items in each section before its last change.
    private(set) var earlier: [Int: Int] = [:]

    mutating func read(_ events: [Event]) {
        for (section, count) in events.itemCounts {
            if let old = latest.updateValue(count, forKey: section), old != count { earlier[section] = old }
        }
    }
}

/// A collection view in a view tree.
struct VisibleCollectionView {
    let node: ViewTree.Node
    /// The origin of the collection view's frame in the window, in points.
    let origin: CGPoint
    /// The views that represent elements, back to front, without views that are being animated away.
    let views: [ViewTree.Node]
    let scroll: ViewTree.Scroll

    var name: String { node.name }
    var bounds: CGRect { CGRect(origin: scroll.offset, size: node.frame.size) }
    var cells: [ViewTree.Node] { views.filter { $0.element?.category == .cell } }
    var scrollsSideways: Bool { scroll.content.height <= node.frame.height && scroll.content.width > node.frame.width }
    /// The insets at the top, the left, the bottom and the right, in points.
    var inset: [CGFloat] { scroll.inset.count == 4 ? scroll.inset : [0, 0, 0, 0] }

    /// The length of the visible rectangle in the direction of scrolling, in points.
    var length: CGFloat { scrollsSideways ? node.frame.width : node.frame.height }
    /// The length of the content in the direction of scrolling, in points.
    var contentLength: CGFloat { scrollsSideways ? scroll.content.width : scroll.content.height }

    /// Returns the least and the greatest coordinate of a rectangle in the direction of scrolling.
    func along(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) { scrollsSideways ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY) }

    /// Returns the least and the greatest coordinate of a rectangle across the direction of scrolling.
    func across(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) { scrollsSideways ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX) }

    func view(_ name: String) -> ViewTree.Node? { views.first { $0.name == name } }
    func view(for element: ElementName) -> ViewTree.Node? { views.first { $0.element == element } }
    func kind(of cell: ViewTree.Node) -> CellClass { CellClass(list: name, name: cell.className) }

    func slot(_ key: CellAppearance.Key, of cell: ViewTree.Node) -> CellAppearance.Slot {
        CellAppearance.Slot(list: name, name: cell.className, key: key)
    }

    /// The distance by which the offset is beyond the end of the content, in points; negative before the end.
    var excess: CGFloat {
        let (mostX, mostY) = (scroll.content.width + inset[3] - node.frame.width, scroll.content.height + inset[2] - node.frame.height)
        return max(scroll.offset.x - max(mostX, -inset[1]), scroll.offset.y - max(mostY, -inset[0]))
    }

    fileprivate static func collect(_ node: ViewTree.Node, at origin: CGPoint, into lists: inout [VisibleCollectionView]) {
        let corner = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
        if let scroll = node.scroll, node.children.contains(where: { $0.element != nil || $0.dormant != nil || $0.doubt != nil }) {
            let views = node.children.filter {
                $0.element != nil && $0.dormant == nil && $0.doubt == nil && !$0.states.contains("leaving")
            }
            lists.append(VisibleCollectionView(node: node, origin: corner, views: views, scroll: scroll))
        }
        let offset = node.scroll?.offset ?? .zero
        for child in node.children { collect(child, at: CGPoint(x: corner.x - offset.x, y: corner.y - offset.y), into: &lists) }
    }
}

/// An item of a collection view.
struct ListItem: Hashable {
    let list: String
    let element: ElementName
}

/// A possible mistake, before it is reported as a `Problem`.
struct Finding {
    /// The number of the exhibit that explains it; nil if there is none.
    let exhibit: Int?
    let tick: Int
    let text: String
    /// Whether the finding is a failure, or a log line that an exhibit explains. Such findings come first.
    var isMessage = false

    init(_ exhibit: Int?, _ moment: Moment, _ text: String, isMessage: Bool = false) {
        (self.exhibit, tick, self.text, self.isMessage) = (exhibit, moment.tick.number, text, isMessage)
    }
}

/// Reads the moments of a recording one after the other, and looks for the signs of certain pitfalls.
protocol SignReader {
    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding]
    /// Returns the findings that are certain only at the end of the recording.
    mutating func conclude(_ last: Moment) -> [Finding]
}

extension SignReader {
    mutating func conclude(_ last: Moment) -> [Finding] { [] }
}

extension ViewTree.Node {
    /// The texts of the view and of all views in it.
    var texts: [String] {
        var texts: [String] = []
        visit { node, _ in if let text = node.text { texts.append(text) } }
        return texts
    }

    /// The texts of the view and of all views in it, joined by spaces; nil if there are none.
    var ownText: String? {
        let texts = texts
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
}

extension CGRect {
    /// Whether two rectangles share an area more than one point wide and high.
    func overlaps(_ other: CGRect) -> Bool {
        let shared = intersection(other)
        return !shared.isNull && shared.width > 1 && shared.height > 1
    }
}

extension Recording {
    /// The number in the system's name, such as 10 in "iOS10 with mechanism front put on it".
    var systemVersion: Int { Int(behavior.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? .max }
}
