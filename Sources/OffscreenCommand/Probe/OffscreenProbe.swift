// OffscreenProbe: a recording of what a collection view shows, made on a device.
//
// This file imports UIKit and Foundation alone, uses public API alone, and needs nothing newer than iOS 9 and Swift 5.5. It was
// written by `offscreen probe`, and may be copied, changed and thrown away.
//
//     let probe = OffscreenProbe(watching: collectionView)    // in viewDidLoad, kept in a property
//     ...
//     OffscreenProbe.save()                                   // the paths of the files, which `offscreen play` opens
//
// The probe holds the list weakly, adds and moves nothing, and sends nothing anywhere.

import Foundation
import UIKit

/// Records what a collection view shows, scene by scene, until the probe or the list is released.
///
/// Sixty times a second the probe looks at the list's subviews. A scene is stored when something differs from the scene before and
/// no layout is pending. Only then the layout is asked for the attributes in the bounds, once, because `zIndex` is known to the
/// layout alone; that runs the app's code. Where a view and its attributes cannot be matched with certainty, the scene says why.
///
/// A responder, so that the compiler knows that it belongs to the main thread; it is never part of a responder chain.
public final class OffscreenProbe: UIResponder {
    /// The greatest size of a file, in bytes. Scenes are dropped from the beginning to keep it.
    static let mostBytes = 1_000_000
    /// How many scenes follow a whole one as differences.
    private static let scenesBetweenWholeOnes = 60
    private static var probes: [WeakProbe] = []

    private weak var list: UICollectionView?
    private let recordsTexts: Bool
    private let start = CACurrentMediaTime()
    private let head: [String: Any]
    private let screen: UIScreen

    private var groups: [Group] = []
    private var current: [ProbedView] = []
    private var scenes = 0
    private var dropped = 0
    private var questions = 0
    private var mark = ""
    /// Whether a view is uncertain only because its animation ended in the last scene.
    private var isUnsettled = false

    private var numbers: [ObjectIdentifier: NumberedView] = [:]
    private var lastNumbers: [String: Int] = [:]
    private var lastId = 0
    /// The kinds of the decorations of each class, from those that were matched with certainty.
    private var kinds: [String: String] = [:]

    /// - Parameters:
    ///   - list: the collection view, held weakly.
    ///   - recordsTexts: whether the texts of labels are stored.
    ///   - interval: the seconds between two looks. With 0 the probe looks only when `look()` is called.
    public init(watching list: UICollectionView, recordsTexts: Bool = true, interval: TimeInterval = 1 / 60) {
        self.list = list
        self.recordsTexts = recordsTexts
        screen = list.window?.screen ?? UIScreen.main
        let device = UIDevice.current
        head = [
            "system": "\(device.systemName) \(device.systemVersion)", "model": device.model,
            "list": String(describing: type(of: list)), "layout": String(describing: type(of: list.collectionViewLayout)),
        ]
        super.init()
        OffscreenProbe.probes = OffscreenProbe.probes.filter { $0.probe != nil } + [WeakProbe(probe: self)]
        if interval > 0 { OffscreenProbe.repeatLook(of: Look { [weak self] in self?.lookAgain() ?? false }, every: interval) }
    }

    /// Names the next scene: "after reload".
    public func mark(_ text: String) { mark = text }

    /// Writes the recordings of all probes to the app's documents, one file for each.
    ///
    /// - Returns: the paths, one for each line, or what went wrong.
    @discardableResult
    public static func save() -> String {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        let living = probes.compactMap { $0.probe }
        if living.isEmpty { return "no probe is watching a list" }
        let lines: [String] = living.enumerated().map { index, probe in
            let name = index == 0 ? "bug.json" : "bug-\(index + 1).json"
            let url = (folder ?? URL(fileURLWithPath: NSTemporaryDirectory())).appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: nil)
                try probe.data().write(to: url)
                return url.path
            } catch {
                return "\(name) was not written: \(error)"
            }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - Looking

    /// Fires in the common modes, so that it looks while a finger scrolls.
    private static func repeatLook(of look: Look, every interval: TimeInterval) {
        if #available(iOS 10, *) {
            let timer = Timer(timeInterval: interval, repeats: true) { timer in
                if !look.run() { timer.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .common)
        } else {
            repeatLookLater(look, interval)
        }
    }

    private func lookAgain() -> Bool {
        if list != nil { look() }
        return list != nil
    }

    /// Stores a scene if something differs and no layout is pending.
    ///
    /// - Returns: whether a scene was stored.
    @discardableResult
    func look() -> Bool {
        guard let list = list, let window = list.window, !isLayoutPending(list) else { return false }
        var views = [seen(window, level: 0), seen(list, level: 1)]
        var reusable: [(place: Int, view: UICollectionReusableView)] = []
        views[1].frame = list.convert(list.bounds, to: window)
        views[0].frame = window.bounds
        // The list has counted by now, because no layout is pending.
        views[1].scroll?.counts = (0..<min(list.numberOfSections, 1000)).map { list.numberOfItems(inSection: $0) }
        add(list.subviews, level: 2, to: &views, &reusable)
        if views.count == current.count, zip(views, current).allSatisfy({ $0.shows($1) }), mark.isEmpty, !isUnsettled { return false }
        match(reusable, in: list, &views)
        store(views)
        return true
    }

    private func isLayoutPending(_ list: UICollectionView) -> Bool {
        var view: UIView? = list
        while let next = view {
            if next.layer.needsLayout() { return true }
            view = next.superview
        }
        return false
    }

    private func add(
        _ subviews: [UIView], level: Int, to views: inout [ProbedView], _ reusable: inout [(place: Int, view: UICollectionReusableView)]
    ) {
        for view in subviews {
            views.append(seen(view, level: level))
            if let own = view as? UICollectionReusableView {
                reusable.append((views.count - 1, own))
            } else if level == 2, view is UIScrollView, view.subviews.contains(where: { $0 is UICollectionReusableView }) {
                // The scroll view of an orthogonal section.
                add(view.subviews, level: 3, to: &views, &reusable)
            }
        }
    }

    private func seen(_ view: UIView, level: Int) -> ProbedView {
        var seen = ProbedView(numbered(view), level: level, frame: view.frame)
        seen.zPosition = view.layer.zPosition
        seen.alpha = view.alpha
        if view.transform != .identity { seen.transform = view.transform }
        if let scroll = view as? UIScrollView {
            var inset = scroll.contentInset
            if #available(iOS 11, *) { inset = scroll.adjustedContentInset }
            seen.scroll = ProbedScroll(offset: scroll.contentOffset, content: scroll.contentSize, inset: inset)
        }
        if view.isHidden { seen.states.append("hidden") }
        // The values are those at the end of the animation.
        if view.layer.animationKeys()?.isEmpty == false { seen.states.append("animating") }
        var color = view.backgroundColor
        if let own = view as? UICollectionReusableView, !own.isUserInteractionEnabled { seen.states.append("untouchable") }
        if let cell = view as? UICollectionViewCell {
            if cell.isSelected { seen.states.append("selected") }
            if cell.isHighlighted { seen.states.append("highlighted") }
            color = color ?? cell.contentView.backgroundColor
        }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        if let color = color, color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) {
            seen.background = [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
        }
        guard let own = view as? UICollectionReusableView else { return seen }
        if recordsTexts { seen.text = texts(below: own).joined(separator: " ") }
        return seen
    }

    private func texts(below view: UIView) -> [String] {
        var found: [String] = []
        for child in view.subviews where !child.isHidden {
            if let text = (child as? UILabel)?.text, !text.isEmpty { found.append(text) }
            found += texts(below: child)
        }
        return found
    }

    /// The class and a number for each view of it: "PosterCell#3".
    private func numbered(_ view: UIView) -> NumberedView {
        let id = ObjectIdentifier(view)
        if let known = numbers[id], known.view === view { return known }
        let type = String(describing: Swift.type(of: view))
        let number = (lastNumbers[type] ?? 0) + 1
        lastNumbers[type] = number
        lastId += 1
        let new = NumberedView(view: view, id: lastId, name: "\(type)#\(number)")
        numbers[id] = new
        return new
    }

    // MARK: - Elements

    /// Finds the element and the zIndex of each view, or says why that is uncertain.
    private func match(_ views: [(place: Int, view: UICollectionReusableView)], in list: UICollectionView, _ seen: inout [ProbedView]) {
        questions += 1
        let attributes = list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? []
        var cells: [Place: UICollectionViewLayoutAttributes] = [:]
        var supplementary: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
        var decorations: [UICollectionViewLayoutAttributes] = []
        for each in attributes {
            switch each.representedElementCategory {
            case .cell: cells[Place(each.indexPath)] = each
            case .supplementaryView:
                if let kind = each.representedElementKind, let view = list.supplementaryView(forElementKind: kind, at: each.indexPath) {
                    supplementary[ObjectIdentifier(view)] = each
                }
            case .decorationView: decorations.append(each)
            @unknown default: break
            }
        }
        var left: [(place: Int, view: UICollectionReusableView)] = []
        for (place, view) in views {
            let frame = view.superview === list ? view.frame : list.convert(view.frame, from: view.superview)
            if let cell = view as? UICollectionViewCell {
                guard let path = list.indexPath(for: cell) else {
                    seen[place].doubt = "no index path: the cell leaves, or waits for its next use"
                    continue
                }
                seen[place].element = ProbedElement(category: "item", kind: "", path: path)
                settle(&seen[place], frame, by: cells[Place(path)])
            } else if let known = supplementary[ObjectIdentifier(view)] {
                seen[place].element = ProbedElement(known)
                settle(&seen[place], frame, by: known)
            } else {
                left.append((place, view))
            }
        }
        match(left, with: decorations, &seen)
    }

    /// Stores the zIndex of the attributes if they can be those that the view was given.
    private func settle(_ seen: inout ProbedView, _ frame: CGRect, by attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes = attributes else { return seen.doubt = "the layout returns no attributes for it" }
        seen.z = attributes.zIndex
        if seen.states.contains("hidden"), !attributes.isHidden {
            seen.doubt = "hidden: it may wait for its next use"
        } else if !frame.isNear(attributes.frame) {
            seen.doubt = "another frame than the layout returns: its attributes may be newer than the view"
        }
    }

    /// Decorations have no index path, so a view is matched by its frame, and by the kind that its class had before.
    private func match(
        _ views: [(place: Int, view: UICollectionReusableView)], with decorations: [UICollectionViewLayoutAttributes],
        _ seen: inout [ProbedView]
    ) {
        let visible = views.filter { !$0.view.isHidden }
        let candidates = visible.map { place, view -> [Int] in
            let kind = kinds[String(describing: type(of: view))]
            return decorations.indices.filter { index in
                decorations[index].frame.isNear(view.frame) && (kind == nil || kind == decorations[index].representedElementKind)
            }
        }
        for (place, view) in views where view.isHidden { seen[place].doubt = "hidden: it may wait for its next use" }
        // A view whose animation has just ended may still have to go; the next look tells.
        let ended = Set(current.filter { $0.states.contains("animating") }.map { $0.name })
        isUnsettled = false
        for (index, (place, view)) in visible.enumerated() {
            let fitting = candidates[index]
            guard let only = fitting.first else {
                seen[place].doubt = "no decoration of the layout has its frame"
                continue
            }
            guard !seen[place].states.contains("animating"), !ended.contains(seen[place].name) else {
                if ended.contains(seen[place].name) { isUnsettled = true }
                seen[place].doubt = "an animation is under way: the decoration may be leaving"
                continue
            }
            guard fitting.count == 1, candidates.filter({ $0.contains(only) }).count == 1 else {
                seen[place].doubt = "several decorations have its frame"
                continue
            }
            seen[place].element = ProbedElement(decorations[only])
            settle(&seen[place], view.frame, by: decorations[only])
            if seen[place].doubt == nil { kinds[String(describing: type(of: view))] = decorations[only].representedElementKind }
        }
    }

    // MARK: - Storing

    private func store(_ views: [ProbedView]) {
        if groups.isEmpty || groups[groups.count - 1].scenes.count >= OffscreenProbe.scenesBetweenWholeOnes {
            groups.append(Group())
            current = []
            numbers = numbers.filter { $0.value.view != nil }
        }
        scenes += 1
        var scene = ProbedScene(number: scenes, time: CACurrentMediaTime() - start, mark: mark)
        let places = Dictionary(current.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for view in views {
            if let place = places[view.id], current[place] == view { scene.addSame(place) } else { scene.parts.append(.view(view)) }
        }
        groups[groups.count - 1].add(scene)
        current = views
        mark = ""
        // An estimate; the file itself is measured when it is written.
        while groups.count > 1, groups.map({ $0.bytes }).reduce(0, +) > 2 * OffscreenProbe.mostBytes { dropFirstGroup() }
    }

    private func dropFirstGroup() {
        dropped += groups[0].scenes.count
        groups.removeFirst()
    }

    /// The recording as JSON, of at most one megabyte. `offscreen` reads it.
    public func data() -> Data {
        var texts: [[Data]] = []
        for group in groups {
            texts.append(group.scenes.map { OffscreenProbe.json($0.form(isWhole: $0.number == group.scenes[0].number)) })
        }
        var bytes = texts.joined().reduce(0) { $0 + $1.count + 2 }
        while texts.count > 1, bytes > OffscreenProbe.mostBytes - 2000 {
            bytes -= texts[0].reduce(0) { $0 + $1.count + 2 }
            texts.removeFirst()
            dropFirstGroup()
        }
        // The last group alone may be too large: its later scenes are left out, because they need the earlier ones.
        var lost = 0
        while bytes > OffscreenProbe.mostBytes - 2000, let last = texts.first?.last {
            bytes -= last.count + 2
            texts[0].removeLast()
            lost += 1
        }
        var device = head
        device["texts"] = recordsTexts
        device["questions"] = questions
        device["dropped"] = dropped
        if lost > 0 { device["lost"] = lost }
        let system = (head["system"] as? String) ?? "an unknown system"
        let fields: [(String, Any)] = [
            ("format", "offscreen-recording"), ("version", 1), ("behavior", "\(system) on a device"), ("seed", 0),
            ("screen", [number(screen.bounds.width), number(screen.bounds.height)]), ("scale", number(screen.scale)), ("device", device),
        ]
        var data = Data("{".utf8)
        for (name, value) in fields {
            let field = OffscreenProbe.json([name: value])
            data.append(field.dropFirst().dropLast())
            data.append(contentsOf: ",\n".utf8)
        }
        data.append(contentsOf: "\"ticks\":[\n".utf8)
        for (index, scene) in texts.joined().enumerated() {
            if index > 0 { data.append(contentsOf: ",\n".utf8) }
            data.append(scene)
        }
        data.append(contentsOf: "\n]}\n".utf8)
        return data
    }

    private static func json(_ value: [String: Any]) -> Data {
        var options: JSONSerialization.WritingOptions = []
        if #available(iOS 11, *) { options = .sortedKeys }
        return (try? JSONSerialization.data(withJSONObject: value, options: options)) ?? Data("{}".utf8)
    }
}

private func repeatLookLater(_ look: Look, _ interval: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) {
        if look.run() { repeatLookLater(look, interval) }
    }
}

/// A look at the list, which runs on the main thread and returns whether there is a list to look at again.
private final class Look: @unchecked Sendable {
    let run: () -> Bool

    init(_ run: @escaping () -> Bool) { self.run = run }
}

private struct WeakProbe {
    weak var probe: OffscreenProbe?
}

private struct NumberedView {
    weak var view: UIView?
    let id: Int
    let name: String
}

// MARK: - Scenes

private struct ProbedScroll: Equatable {
    let offset: CGPoint
    let content: CGSize
    let inset: UIEdgeInsets
    /// Of a collection view: the number of items in each section.
    var counts: [Int] = []
}

/// The section and the item, because index paths hash slowly.
private struct Place: Hashable {
    let section: Int
    let item: Int

    init(_ path: IndexPath) {
        section = path.section
        item = path.item
    }
}

private struct ProbedElement: Equatable {
    let category: String
    let kind: String
    let path: IndexPath

    init(category: String, kind: String, path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(
            category: attributes.representedElementCategory == .decorationView ? "decoration" : "supplementary",
            kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
    }
}

private struct ProbedView: Equatable {
    /// A number for each view that was seen.
    let id: Int
    let name: String
    /// The number of views above it.
    let level: Int
    /// In its superview, in points.
    var frame: CGRect
    var scroll: ProbedScroll?
    var zPosition: CGFloat = 0
    var alpha: CGFloat = 1
    var transform: CGAffineTransform?
    var states: [String] = []
    var background: [CGFloat] = []
    var text = ""
    var element: ProbedElement?
    var z = 0
    /// The reason why its element or its zIndex is uncertain.
    var doubt: String?

    init(_ view: NumberedView, level: Int, frame: CGRect) {
        id = view.id
        name = view.name
        self.level = level
        self.frame = frame
    }

    /// Whether nothing that can be seen differs.
    func shows(_ other: ProbedView) -> Bool {
        var same = self
        same.element = other.element
        same.z = other.z
        same.doubt = other.doubt
        return same == other
    }

    var form: [String: Any] {
        var form: [String: Any] = ["view": name, "level": level, "frame": numbers(frame.origin, frame.size)]
        if let scroll = scroll {
            let inset = scroll.inset
            var place: [String: Any] = [
                "offset": [number(scroll.offset.x), number(scroll.offset.y)],
                "content": [number(scroll.content.width), number(scroll.content.height)],
                "inset": [number(inset.top), number(inset.left), number(inset.bottom), number(inset.right)],
            ]
            if !scroll.counts.isEmpty { place["counts"] = scroll.counts }
            form["scroll"] = place
        }
        if zPosition != 0 { form["zPosition"] = number(zPosition) }
        if alpha != 1 { form["alpha"] = number(alpha) }
        if let t = transform { form["transform"] = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number) }
        if !states.isEmpty { form["states"] = states }
        if !background.isEmpty { form["look"] = ["background": background.map(number)] }
        if !text.isEmpty { form["text"] = text }
        if let element = element { form["element"] = ["category": element.category, "kind": element.kind, "path": Array(element.path)] }
        if z != 0 { form["z"] = z }
        if let doubt = doubt { form["doubt"] = doubt }
        return form
    }
}

/// One moment: its views, parents before children, or where they stand in the scene before.
private struct ProbedScene {
    enum Part {
        case view(ProbedView)
        case same(first: Int, count: Int)
    }

    let number: Int
    let time: TimeInterval
    let mark: String
    var parts: [Part] = []

    init(number: Int, time: TimeInterval, mark: String) {
        self.number = number
        self.time = time
        self.mark = mark
    }

    mutating func addSame(_ place: Int) {
        if case .same(let first, let count)? = parts.last, first + count == place {
            parts[parts.count - 1] = .same(first: first, count: count + 1)
        } else {
            parts.append(.same(first: place, count: 1))
        }
    }

    func form(isWhole: Bool) -> [String: Any] {
        let nodes: [[String: Any]] = parts.map { part in
            switch part {
            case .view(let view): return view.form
            case .same(let first, let count): return ["same": [first, count]]
            }
        }
        return ["tick": number, "time": NSNumber(value: (time * 10_000).rounded() / 10_000), "what": mark, "nodes": nodes]
    }
}

/// A whole scene, and those that follow as differences.
private struct Group {
    var scenes: [ProbedScene] = []
    var bytes = 0

    mutating func add(_ scene: ProbedScene) {
        scenes.append(scene)
        for case .view(let view) in scene.parts { bytes += 120 + view.text.utf8.count }
        bytes += 60
    }
}

// MARK: - Numbers

/// JSON has no words for values that are not finite.
private func number(_ value: CGFloat) -> Any {
    value.isFinite ? NSNumber(value: Double(value)) : value.isNaN ? "nan" : value > 0 ? "inf" : "-inf"
}

private func numbers(_ origin: CGPoint, _ size: CGSize) -> [Any] { [origin.x, origin.y, size.width, size.height].map(number) }

extension CGRect {
    /// Whether two frames differ by no more than the rounding to pixels.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        let most: CGFloat = 0.5
        return abs(minX - other.minX) <= most && abs(minY - other.minY) <= most && abs(width - other.width) <= most
            && abs(height - other.height) <= most
    }
}
