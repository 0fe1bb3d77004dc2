// OffscreenProbe records what a collection view shows on a device.
//
// This file imports only UIKit and Foundation, uses only public API, and needs nothing newer than
// iOS 9 and Swift 5.5. It was written by `offscreen probe`, and may be copied, changed and deleted.
//
//     var probe: OffscreenProbe?  // a property: the recording ends when the probe is released
//     ...
//     probe = OffscreenProbe(watching: collectionView)         // in viewDidLoad
//     ...
//     OffscreenProbe.save()                                    // the paths of the files, which `offscreen play` opens
//
// The probe keeps a weak reference to the collection view, adds and moves no view, and sends no
// data.

import Foundation
import UIKit

/// Records what a collection view shows, moment by moment, until the probe or the collection view
/// is released.
///
/// By default the probe reads the collection view's subviews sixty times a second. It stores them
/// as a moment if something differs from the previous stored moment and no layout is pending. For
/// such a moment it calls `layoutAttributesForElements(in:)` once, because only the layout has the
/// `zIndex` of each element. This call may run the app's code. If a view cannot be matched with its
/// attributes for certain, the reason is stored.
///
/// The class inherits from `UIResponder`, so that the compiler isolates it to the main thread.
/// `@MainActor` would need iOS 13. A probe is never part of a responder chain.
public final class OffscreenProbe: UIResponder {
    /// The greatest size of a file, in bytes. Moments are dropped so that no file is larger.
    static let maximumFileSize = 1_000_000
    private static var probes: [ProbeReference] = []

    private weak var list: UICollectionView?
    private let recordsTexts: Bool
    private let start = CACurrentMediaTime()
    private let deviceFields: [String: Any]
    /// The class of the layout when the views were last read or, before that, when the probe was
    /// made.
    private var layoutClass: UICollectionViewLayout.Type
    /// The size and the scale of the screen when the views were last read. Before the first
    /// reading, the size is zero and the scale is 1.
    private var screen: (size: CGSize, scale: CGFloat) = (.zero, 1)

    private var groups: [ProbedSceneGroup] = []
    private var previousViews: [ProbedView] = []
    private var momentCount = 0
    private var droppedMomentCount = 0
    private var layoutRequests = 0
    private var mark = ""
    /// Whether a decoration view could not be matched because it was animated in the previous
    /// moment. If so, the next `storeMoment()` requests the layout's attributes again, even if no
    /// view differs.
    private var isUnsettled = false

    private var namesByView: [ObjectIdentifier: ProbedViewIdentity] = [:]
    private var lastNumbers: [String: Int] = [:]
    /// The kinds of the decorations that were matched with views for certain, by the class of the
    /// view.
    private var decorationKinds: [String: Set<String>] = [:]
    /// The kinds of all supplementary views for which the layout has returned attributes.
    private var supplementaryKinds: Set<String> = []
    /// The number of items in each of the collection view's first thousand sections.
    private var counts: [Int] = []

    /// - Parameters:
    ///   - list: the collection view, held weakly.
    ///   - recordsTexts: whether the texts of labels are stored.
    ///   - interval: the seconds between two calls of `storeMoment()`. With 0 the views are read
    ///     only when the app calls `storeMoment()` or `save(to:)`.
    public init(watching list: UICollectionView, recordsTexts: Bool = true, interval: TimeInterval = 1 / 60) {
        self.list = list
        self.recordsTexts = recordsTexts
        let device = UIDevice.current
        deviceFields = [
            "system": "\(device.systemName) \(device.systemVersion)", "model": device.model,
            "list": String(describing: type(of: list)),
        ]
        layoutClass = type(of: list.collectionViewLayout)
        super.init()
        OffscreenProbe.probes = OffscreenProbe.probes.filter { $0.probe != nil } + [ProbeReference(probe: self)]
        guard interval > 0 else { return }
        let look = { [weak self] in self?.storeMomentIfListExists() ?? false }
        // The blocks of a timer and of the main queue run on the main thread. Their types do not
        // state it, so the function is cast.
        OffscreenProbe.repeatOnMainThread(unsafeBitCast(look, to: (@Sendable () -> Bool).self), every: interval)
    }

    /// Gives the next stored moment a name, such as "after reload". That moment is stored even if
    /// no view differs.
    public func mark(_ text: String) { mark = text }

    /// Writes the recordings of all probes that still exist, one file for each, after a last look
    /// at their collection views. Existing files of these names are replaced.
    ///
    /// The last look requests the layouts' attributes even if no view differs, because only a
    /// `zIndex` may have changed.
    ///
    /// - Parameter folder: the folder for the files, or nil for the app's documents folder.
    /// - Returns: a line with the path of each file, and lines about errors and last moments that
    ///   are missing. If there is no probe, a line that states this.
    @discardableResult
    public static func save(to folder: URL? = nil) -> String {
        let folder =
            folder ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSTemporaryDirectory())
        let living = probes.compactMap { $0.probe }
        if living.isEmpty { return "no probe is watching a list" }
        let lines: [String] = living.enumerated().map { index, probe in
            let name = index == 0 ? "bug.json" : "bug-\(index + 1).json"
            let url = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: nil)
                let isSeen = probe.canLook
                probe.storeMoment(requestingAttributes: true)
                try probe.recordingData().write(to: url)
                return url.path
                    + (isSeen
                        ? "" : "\nwithout a last moment, because a layout is pending or the list is not on screen")
            } catch {
                return "\(name) was not written: \(error)"
            }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - Storing moments

    /// Calls a function on the main thread until it returns false. A timer in the common modes is
    /// used or, before iOS 10, the main queue. Both also make the calls while a finger scrolls.
    private nonisolated static func repeatOnMainThread(
        _ work: @escaping @Sendable () -> Bool, every interval: TimeInterval
    ) {
        if #available(iOS 10, *) {
            let timer = Timer(timeInterval: interval, repeats: true) { timer in
                if !work() { timer.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .common)
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + interval) {
                if work() { OffscreenProbe.repeatOnMainThread(work, every: interval) }
            }
        }
    }

    private func storeMomentIfListExists() -> Bool {
        if list != nil { storeMoment() }
        return list != nil
    }

    /// Stores what the collection view shows now, if something differs from the previous stored
    /// moment or `mark(_:)` was called. Does nothing if the collection view is not in a window or a
    /// layout is pending. An app calls this function if the probe has no timer.
    ///
    /// - Parameter requestingAttributes: whether the layout's attributes are requested even if no
    ///   view differs.
    /// - Returns: whether the moment was stored.
    @discardableResult
    public func storeMoment(requestingAttributes: Bool = false) -> Bool {
        guard let list = list, let window = list.window, !isLayoutPending(of: list) else { return false }
        layoutClass = type(of: list.collectionViewLayout)
        screen = (window.screen.bounds.size, window.screen.scale)
        // The counts of the list are current, because no layout is pending.
        let sections = min(list.numberOfSections, 1000)
        if counts.count != sections
            || counts.indices.contains(where: { counts[$0] != list.numberOfItems(inSection: $0) })
        {
            counts = (0..<sections).map { list.numberOfItems(inSection: $0) }
        }
        var views: [ProbedView] = []
        // Colours that depend on traits, such as the dark style, are resolved with the traits of
        // the list.
        if #available(iOS 13, *) {
            list.traitCollection.performAsCurrent { views = probedViews(of: list, in: window) }
        } else {
            views = probedViews(of: list, in: window)
        }
        if areUnchanged(views), mark.isEmpty, !isUnsettled, !requestingAttributes { return false }
        matchWithAttributes(&views, in: list)
        if areUnchanged(views), mark.isEmpty { return false }
        store(views)
        return true
    }

    private func areUnchanged(_ views: [ProbedView]) -> Bool {
        views.count == previousViews.count && views.indices.allSatisfy { views[$0] === previousViews[$0] }
    }

    /// Whether the collection view is in a window and no layout is pending.
    private var canLook: Bool { list.map { $0.window != nil && !isLayoutPending(of: $0) } ?? false }

    private func isLayoutPending(of list: UICollectionView) -> Bool {
        sequence(first: list as UIView, next: { $0.superview }).contains { $0.layer.needsLayout() }
    }

    /// Returns records of the window, the list and the views in it, superviews before subviews.
    private func probedViews(of list: UICollectionView, in window: UIWindow) -> [ProbedView] {
        var views: [ProbedView] = []
        views.reserveCapacity(previousViews.count + 8)
        views.append(probedView(of: window, level: 0, frame: window.bounds))
        views.append(probedView(of: list, level: 1, frame: list.convert(list.bounds, to: window), itemCounts: counts))
        for view in list.subviews {
            views.append(probedView(of: view, level: 2, frame: view.frame))
            // A scroll view with views of elements is taken for that of an orthogonal section.
            guard view is UIScrollView, view.subviews.contains(where: { $0 is UICollectionReusableView }) else {
                continue
            }
            for inner in view.subviews { views.append(probedView(of: inner, level: 3, frame: inner.frame)) }
        }
        return views
    }

    /// Returns a record of what a view shows. If nothing differs from the previous moment, that
    /// moment's record is returned.
    private func probedView(of view: UIView, level: Int, frame: CGRect, itemCounts: [Int] = []) -> ProbedView {
        let own = identity(of: view)
        var look = ProbedViewState(view: own, level: level, frame: frame)
        look.zPosition = view.layer.zPosition
        look.alpha = view.alpha
        if view.isHidden { look.states.append(.hidden) }
        // The model layer is read, so the recorded values do not depend on the progress of an
        // animation.
        if view.layer.animationKeys()?.isEmpty == false { look.states.append(.animating) }
        if let scroll = view as? UIScrollView {
            var inset = scroll.contentInset
            if #available(iOS 11, *) { inset = scroll.adjustedContentInset }
            look.scroll = ProbedScrollState(
                offset: scroll.contentOffset, content: scroll.contentSize, inset: inset, counts: itemCounts)
        }
        var color = view.backgroundColor
        if let reusable = view as? UICollectionReusableView {
            if !reusable.isUserInteractionEnabled { look.states.append(.untouchable) }
            if let cell = reusable as? UICollectionViewCell {
                if cell.isSelected { look.states.append(.selected) }
                if cell.isHighlighted { look.states.append(.highlighted) }
                color = color ?? cell.contentView.backgroundColor
            }
            if recordsTexts { addLabelTexts(below: reusable, to: &look.text) }
        }
        look.background = color.flatMap { ProbedColor($0) }
        let transform = view.layer.transform
        if !CATransform3DIsAffine(transform) {
            look.states.append(.spatial)
        } else if !CATransform3DIsIdentity(transform) {
            look.transform = CATransform3DGetAffineTransform(transform)
        }
        if let place = own.place, previousViews[place].look == look { return previousViews[place] }
        return ProbedView(look: look)
    }

    private func addLabelTexts(below view: UIView, to text: inout String) {
        for child in view.subviews where !child.isHidden {
            if let own = (child as? UILabel)?.text, !own.isEmpty { text += text.isEmpty ? own : " " + own }
            addLabelTexts(below: child, to: &text)
        }
    }

    /// Returns the name of a view: its class and a number, such as "PosterCell#3".
    private func identity(of view: UIView) -> ProbedViewIdentity {
        let id = ObjectIdentifier(view)
        if let known = namesByView[id], known.view === view { return known }
        let type = String(describing: Swift.type(of: view))
        let number = (lastNumbers[type] ?? 0) + 1
        lastNumbers[type] = number
        let new = ProbedViewIdentity(view, type: type, number: number)
        namesByView[id] = new
        return new
    }

    // MARK: - Elements

    /// Stores in `seen` the element and the zIndex of each view, or the reason why they are
    /// uncertain.
    private func matchWithAttributes(_ seen: inout [ProbedView], in list: UICollectionView) {
        let views = seen.enumerated().compactMap { place, view in
            (view.look.view.view as? UICollectionReusableView).map { (place: place, view: $0) }
        }
        layoutRequests += 1
        let attributes = list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? []
        var cells: [ProbedIndexPath: UICollectionViewLayoutAttributes] = [:]
        cells.reserveCapacity(attributes.count)
        var supplementary: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
        var decorations: [UICollectionViewLayoutAttributes] = []
        for each in attributes {
            switch each.representedElementCategory {
            case .cell: cells[ProbedIndexPath(each.indexPath)] = each
            case .supplementaryView:
                guard let kind = each.representedElementKind else { continue }
                supplementaryKinds.insert(kind)
                if let view = list.supplementaryView(forElementKind: kind, at: each.indexPath) {
                    supplementary[ObjectIdentifier(view)] = each
                }
            case .decorationView: decorations.append(each)
            @unknown default: break
            }
        }
        var left: [(place: Int, view: UICollectionReusableView)] = []
        for (place, view) in views {
            // Supplementary views are looked up before cells, because a header may be a cell, such
            // as UICollectionViewListCell.
            if let known = supplementary[ObjectIdentifier(view)] {
                let kind = known.representedElementKind ?? ""
                let element = probedElement(
                    .supplementary, kind: kind, at: known.indexPath, of: view, attributes: known, in: list)
                seen[place] = seen[place].withElement(element)
            } else if let cell = view as? UICollectionViewCell, let path = list.indexPath(for: cell) {
                let attributes = cells[ProbedIndexPath(path)]
                seen[place] = seen[place].withElement(
                    probedElement(.item, at: path, of: view, attributes: attributes, in: list))
            } else {
                left.append((place, view))
            }
        }
        if !left.isEmpty { removeSupplementaryViewsWithoutAttributes(from: &left, in: list, storingIn: &seen) }
        for (place, view) in left where view is UICollectionViewCell {
            seen[place] = seen[place].withElement(ProbedElement(doubt: .noIndexPath))
        }
        matchDecorationViews(
            left.filter { !($0.view is UICollectionViewCell) }, with: decorations, in: list, storingIn: &seen)
    }

    /// Removes from `views` the supplementary views for which the layout returns no attributes now,
    /// and stores their elements as uncertain.
    private func removeSupplementaryViewsWithoutAttributes(
        from views: inout [(place: Int, view: UICollectionReusableView)], in list: UICollectionView,
        storingIn seen: inout [ProbedView]
    ) {
        for kind in supplementaryKinds {
            for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                let view = list.supplementaryView(forElementKind: kind, at: path)
                guard let index = views.firstIndex(where: { $0.view === view }) else { continue }
                let (place, own) = views.remove(at: index)
                seen[place] = seen[place].withElement(
                    probedElement(.supplementary, kind: kind, at: path, of: own, attributes: nil, in: list))
            }
        }
    }

    /// Matches decoration views with the layout's decorations by their frames, because decoration
    /// views have no index path. If several decorations have the frame of a view, those of a kind
    /// that the view's class had before are preferred.
    private func matchDecorationViews(
        _ views: [(place: Int, view: UICollectionReusableView)], with decorations: [UICollectionViewLayoutAttributes],
        in list: UICollectionView, storingIn seen: inout [ProbedView]
    ) {
        let visible = views.filter { !$0.view.isHidden }
        let candidates = visible.map { place, view -> [Int] in
            let known = decorationKinds[seen[place].look.view.type] ?? []
            let placed = decorations.indices.filter { isPlaced(view, by: decorations[$0], in: list) }
            let expected = placed.filter { known.contains(decorations[$0].representedElementKind ?? "") }
            return expected.isEmpty ? placed : expected
        }
        for (place, view) in views where view.isHidden {
            seen[place] = seen[place].withElement(ProbedElement(doubt: .hidden))
        }
        isUnsettled = false
        for (index, (place, view)) in visible.enumerated() {
            let look = seen[place].look
            let fitting = candidates[index]
            // A view whose animation has just ended may be removed soon, so the view is matched
            // only when the views are read again.
            let hasJustEnded = look.view.place.map { previousViews[$0].look.states.contains(.animating) } ?? false
            var answer = ProbedElement()
            if fitting.isEmpty {
                answer.doubt = .noDecoration
            } else if hasJustEnded || look.states.contains(.animating) {
                if hasJustEnded { isUnsettled = true }
                answer.doubt = .animating
            } else if fitting.count > 1 || candidates.filter({ $0.contains(fitting[0]) }).count > 1 {
                answer.doubt = .severalDecorations
            } else {
                let attributes = decorations[fitting[0]]
                let kind = attributes.representedElementKind ?? ""
                answer = probedElement(
                    .decoration, kind: kind, at: attributes.indexPath, of: view, attributes: attributes, in: list)
                if answer.doubt == nil { decorationKinds[look.view.type, default: []].insert(kind) }
            }
            seen[place] = seen[place].withElement(answer)
        }
    }

    /// Returns the element that a view represents, with the zIndex of its attributes. The answer is
    /// marked as uncertain if there are no attributes, if only the view is hidden, or if the view's
    /// place differs from that of the attributes.
    private func probedElement(
        _ category: ProbedElement.Category, kind: String = "", at path: IndexPath, of view: UICollectionReusableView,
        attributes: UICollectionViewLayoutAttributes?, in list: UICollectionView
    ) -> ProbedElement {
        var answer = ProbedElement(category: category, kind: kind, path: path)
        guard let attributes = attributes else {
            answer.doubt = .noAttributes
            return answer
        }
        answer.zIndex = attributes.zIndex
        if view.isHidden, !attributes.isHidden {
            answer.doubt = .hidden
        } else if !isPlaced(view, by: attributes, in: list) {
            answer.doubt = .otherFrame
        }
        return answer
    }

    /// Whether a view has the place that attributes give it, except for the rounding to pixels. The
    /// centre and the size are compared, because the frame of a transformed view is the bounding
    /// box of the transformed rectangle.
    private func isPlaced(_ view: UIView, by attributes: UICollectionViewLayoutAttributes, in list: UICollectionView)
        -> Bool
    {
        let center = view.superview === list ? view.center : list.convert(view.center, from: view.superview)
        let (size, most) = (view.bounds.size, CGFloat(0.5))
        return abs(center.x - attributes.center.x) <= most && abs(center.y - attributes.center.y) <= most
            && abs(size.width - attributes.size.width) <= most && abs(size.height - attributes.size.height) <= most
    }

    // MARK: - Storing

    private func store(_ views: [ProbedView]) {
        if groups.last.map({ $0.isFull }) ?? true {
            groups.append(ProbedSceneGroup())
            clearPreviousViews()
            namesByView = namesByView.filter { $0.value.view != nil }
        }
        momentCount += 1
        var moment = ProbedScene(number: momentCount, time: CACurrentMediaTime() - start, mark: mark)
        moment.parts.reserveCapacity(views.count)
        for view in views {
            if let place = view.look.view.place, previousViews[place] === view {
                moment.addUnchangedView(at: place)
            } else {
                moment.parts.append(.view(view))
            }
        }
        groups[groups.count - 1].add(moment)
        clearPreviousViews()
        previousViews = views
        for place in views.indices { views[place].look.view.place = place }
        mark = ""
        // The sizes here are estimates. `recordingData()` limits the size of the file itself.
        while groups.count > 1, groups.map({ $0.bytes }).reduce(0, +) > 2 * OffscreenProbe.maximumFileSize {
            dropFirstGroup()
        }
    }

    private func clearPreviousViews() {
        for view in previousViews { view.look.view.place = nil }
        previousViews = []
    }

    private func dropFirstGroup() {
        droppedMomentCount += groups[0].moments.count
        groups.removeFirst()
    }

    /// Returns the recording as JSON of at most one megabyte. If the recording is longer, the
    /// oldest groups of moments are left out, and then the last moments of the newest group. The
    /// command `offscreen` reads this format.
    public func recordingData() throws -> Data {
        var texts = try groups.map { try $0.moments.map { try OffscreenProbe.json($0.jsonObject) } }
        var bytes = texts.joined().reduce(0) { $0 + $1.count + 2 }
        while texts.count > 1, bytes > OffscreenProbe.maximumFileSize - 2000 {
            bytes -= texts[0].reduce(0) { $0 + $1.count + 2 }
            texts.removeFirst()
            dropFirstGroup()
        }
        // If the last group alone is too large, its later moments are left out, because they are
        // differences from the earlier ones.
        var lost = 0
        while bytes > OffscreenProbe.maximumFileSize - 2000, let last = texts.first?.last {
            bytes -= last.count + 2
            texts[0].removeLast()
            lost += 1
        }
        var device = deviceFields
        device["layout"] = String(describing: layoutClass)
        device["texts"] = recordsTexts
        device["questions"] = layoutRequests
        device["dropped"] = droppedMomentCount
        if lost > 0 { device["lost"] = lost }
        let system = (deviceFields["system"] as? String) ?? "an unknown system"
        let fields: [(String, Any)] = [
            ("format", "offscreen-recording"), ("version", 1), ("behavior", "\(system) on a device"), ("seed", 0),
            ("screen", [screen.size.width, screen.size.height].map(probedJSONValue)),
            ("scale", probedJSONValue(screen.scale)),
            ("device", device),
        ]
        var data = Data("{".utf8)
        for (name, value) in fields {
            let field = try OffscreenProbe.json([name: value])
            data.append(field.dropFirst().dropLast())
            data.append(contentsOf: ",\n".utf8)
        }
        data.append(contentsOf: "\"ticks\":[\n".utf8)
        for (index, moment) in texts.joined().enumerated() {
            if index > 0 { data.append(contentsOf: ",\n".utf8) }
            data.append(moment)
        }
        data.append(contentsOf: "\n]}\n".utf8)
        return data
    }

    private static func json(_ value: [String: Any]) throws -> Data {
        var options: JSONSerialization.WritingOptions = []
        if #available(iOS 11, *) { options = .sortedKeys }
        return try JSONSerialization.data(withJSONObject: value, options: options)
    }
}

private struct ProbeReference {
    weak var probe: OffscreenProbe?
}

private final class ProbedViewIdentity: Equatable {
    weak var view: UIView?
    let type: String
    let name: String
    /// The index of the view in the previous moment; nil if the view was not in that moment.
    var place: Int?

    init(_ view: UIView, type: String, number: Int) {
        self.view = view
        self.type = type
        name = "\(type)#\(number)"
    }

    static func == (one: ProbedViewIdentity, other: ProbedViewIdentity) -> Bool { one === other }
}

// MARK: - Moments

private struct ProbedScrollState: Equatable {
    let offset: CGPoint
    let content: CGSize
    let inset: UIEdgeInsets
    /// The number of items in each of the collection view's first thousand sections; empty for
    /// other scroll views.
    let counts: [Int]
}

/// The section and the item of an index path, as a key that hashes faster than the index path.
private struct ProbedIndexPath: Hashable {
    let section: Int
    let item: Int

    init(_ path: IndexPath) {
        section = path.section
        item = path.item
    }
}

private struct ProbedColor: Equatable {
    private var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))

    /// - Returns: nil if the color has no RGB components.
    init?(_ color: UIColor) {
        if !color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) { return nil }
    }

    var jsonObject: [Any] { [red, green, blue, alpha].map { probedJSONValue(($0 * 1000).rounded() / 1000) } }
}

/// A recorded state of a view, with its name in the file. A view has its states in this order.
private enum ProbedState: String {
    case hidden, animating, untouchable, selected, highlighted
    /// The transform is not affine. The numbers of such a transform are not recorded.
    case spatial = "3D"
}

/// The recorded properties of a view.
private struct ProbedViewState: Equatable {
    let view: ProbedViewIdentity
    /// The depth in the recorded tree. It is 0 for the window and 1 for the collection view, even
    /// if other views are between them.
    let level: Int
    /// The frame in the superview, in points. The frame of the collection view is in the
    /// coordinates of the window, and that of the window is its bounds.
    var frame: CGRect
    var zPosition: CGFloat = 0
    var alpha: CGFloat = 1
    var transform: CGAffineTransform?
    var states: [ProbedState] = []
    var background: ProbedColor?
    var scroll: ProbedScrollState?
    var text = ""
}

/// The reason why the element or the zIndex of a view is uncertain.
private enum ProbedUncertaintyReason: String {
    case noIndexPath = "no index path: the cell leaves, or waits for its next use"
    case noAttributes = "the layout returns no attributes for it"
    case hidden = "hidden: it may wait for its next use"
    case otherFrame = "another frame than the layout returns: its attributes may be newer than the view"
    case noDecoration = "no decoration of the layout has its frame"
    case animating = "an animation is under way: the decoration may be leaving"
    case severalDecorations = "several decorations have its frame"
}

/// The element that a view represents, and its zIndex. If they are uncertain, `doubt` is the
/// reason.
private struct ProbedElement: Equatable {
    enum Category: String { case item, supplementary, decoration }

    var category: Category?
    var kind = ""
    var path = IndexPath()
    var zIndex = 0
    var doubt: ProbedUncertaintyReason?
}

private final class ProbedView {
    let look: ProbedViewState
    let answer: ProbedElement

    init(look: ProbedViewState, answer: ProbedElement = ProbedElement()) {
        self.look = look
        self.answer = answer
    }

    func withElement(_ answer: ProbedElement) -> ProbedView {
        answer == self.answer ? self : ProbedView(look: look, answer: answer)
    }

    var jsonObject: [String: Any] {
        let frame = look.frame
        var form: [String: Any] = [
            "view": look.view.name, "level": look.level,
            "frame": [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(probedJSONValue),
        ]
        if let scroll = look.scroll {
            let inset = scroll.inset
            var place: [String: Any] = [
                "offset": [scroll.offset.x, scroll.offset.y].map(probedJSONValue),
                "content": [scroll.content.width, scroll.content.height].map(probedJSONValue),
                "inset": [inset.top, inset.left, inset.bottom, inset.right].map(probedJSONValue),
            ]
            if !scroll.counts.isEmpty { place["counts"] = scroll.counts }
            form["scroll"] = place
        }
        if look.zPosition != 0 { form["zPosition"] = probedJSONValue(look.zPosition) }
        if look.alpha != 1 { form["alpha"] = probedJSONValue(look.alpha) }
        if let t = look.transform { form["transform"] = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(probedJSONValue) }
        if !look.states.isEmpty { form["states"] = look.states.map { $0.rawValue } }
        if let background = look.background { form["look"] = ["background": background.jsonObject] }
        if !look.text.isEmpty { form["text"] = look.text }
        if let category = answer.category {
            form["element"] = ["category": category.rawValue, "kind": answer.kind, "path": Array(answer.path)]
        }
        if answer.zIndex != 0 { form["z"] = answer.zIndex }
        if let doubt = answer.doubt { form["doubt"] = doubt.rawValue }
        return form
    }
}

/// The views at one stored moment, superviews before subviews. Views that have not changed are
/// stored as ranges of the previous moment.
private struct ProbedScene {
    enum Part {
        case view(ProbedView)
        case same(first: Int, count: Int)
    }

    let number: Int
    let time: TimeInterval
    let mark: String
    var parts: [Part] = []

    mutating func addUnchangedView(at place: Int) {
        if case .same(let first, let count)? = parts.last, first + count == place {
            parts[parts.count - 1] = .same(first: first, count: count + 1)
        } else {
            parts.append(.same(first: place, count: 1))
        }
    }

    var jsonObject: [String: Any] {
        let nodes: [[String: Any]] = parts.map { part in
            switch part {
            case .view(let view): return view.jsonObject
            case .same(let first, let count): return ["same": [first, count]]
            }
        }
        return [
            "tick": number, "time": NSNumber(value: (time * 10_000).rounded() / 10_000), "what": mark, "nodes": nodes,
        ]
    }
}

/// A moment with all its views, and the following moments, each stored as its differences from the
/// previous one.
private struct ProbedSceneGroup {
    /// The greatest number of moments in a group.
    private static let maximumMoments = 60
    /// The estimated size, in bytes, at which a group is full. The oldest moments are dropped in
    /// whole groups, so a group of moments with many views ends earlier.
    private static let maximumBytes = 100_000

    var moments: [ProbedScene] = []
    var bytes = 0
    var isFull: Bool { moments.count >= ProbedSceneGroup.maximumMoments || bytes >= ProbedSceneGroup.maximumBytes }

    mutating func add(_ moment: ProbedScene) {
        moments.append(moment)
        for case .view(let view) in moment.parts {
            bytes += 120 + view.look.text.utf8.count + 4 * (view.look.scroll?.counts.count ?? 0)
        }
        bytes += 60
    }
}

// MARK: - Numbers

/// Returns a number for JSON, or a string such as "nan", because JSON has no numbers that are not
/// finite.
private func probedJSONValue(_ value: CGFloat) -> Any {
    if value.isFinite {
        NSNumber(value: Double(value))
    } else if value.isNaN {
        "nan"
    } else if value > 0 {
        "inf"
    } else {
        "-inf"
    }
}
