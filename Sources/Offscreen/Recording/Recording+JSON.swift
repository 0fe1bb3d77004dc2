import UIKit

/// The machine form of a recording: versioned, one event a line, read back to an equal value.
///
/// ```json
/// {"format":"offscreen-recording","version":1,"behavior":"iOS10","seed":7,"screen":[320,260],"scale":2,
/// "ticks":[
/// {"tick":1,"time":0.016666666666666666,"what":"show UICollectionView",
/// "events":[
/// {"depth":3,"in":"UICollectionView#1","text":"poster","verb":"make","view":"PosterCell#1"},
/// {"cause":"layout","depth":3,"in":"UICollectionView#1","number":0,"verb":"place","view":"PosterCell#1"},
/// {"depth":3,"extent":"begin","in":"UICollectionView#1","rect":[8,36,96,96],"verb":"apply","view":"PosterCell#1"}
/// ],
/// "pools":[...],"known":{...},"tree":{...}}
/// ]}
/// ```
///
/// What has its default value is left out; so is the tree of a tick that ended like the one before. Rectangles are x, y, width
/// and height in points, times are seconds.
extension Recording {
    public static let formatName = "offscreen-recording"
    public static let version = 1
    /// A deeper tree is written as a list of its views, each with its level.
    private static let mostNestedLevels = 100
    /// How deep calls nest in a recording that was made by one.
    private static let depths = 0...10_000
    /// Ticks, and how often something was done, in a recording that was made by one; sums of some of them are numbers still.
    fileprivate static let counts = 0...1_000_000_000_000
    /// Seconds, in a recording that was made by one.
    private static let times = 0...1e12

    /// What is wrong with a text that should be a recording.
    public struct FormatError: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    /// The recording as JSON, UTF-8, with a newline at the end. The same recording gives the same bytes.
    public func json() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        var data = Data()
        func add(_ text: String) { data.append(contentsOf: text.utf8) }
        func encode(_ value: some Encodable) {
            // Nothing in these values can fail to be encoded.
            data.append(try! encoder.encode(value))
        }
        add("{\"format\":\"\(Recording.formatName)\",\"version\":\(Recording.version),\"behavior\":")
        encode(behavior)
        add(",\"seed\":\(seed),\"screen\":")
        encode([screen.width, screen.height])
        add(",\"scale\":")
        encode(scale)
        add(",\n\"ticks\":[")
        var last: (tree: ViewTree, pools: [PoolsReport])?
        for (index, tick) in ticks.enumerated() {
            add(index == 0 ? "\n" : ",\n")
            add("{\"tick\":\(tick.number),\"time\":")
            encode(tick.time)
            add(",\"what\":")
            encode(tick.what)
            if let line = tick.line { add(",\"line\":\(line)") }
            if !tick.events.isEmpty {
                add(",\n\"events\":[")
                for (index, event) in tick.events.enumerated() {
                    add(index == 0 ? "\n" : ",\n")
                    encode(EventForm(event))
                }
                add("\n]")
            }
            if last?.pools != tick.pools {
                add(",\n\"pools\":")
                encode(tick.pools.map(PoolsForm.init))
            }
            if !tick.known.isEmpty {
                add(",\n\"known\":")
                encode(tick.known.mapValues { RectForm($0) })
            }
            if last?.tree != tick.tree {
                // What reads and writes JSON takes some hundreds of values within one another.
                if tick.tree.hasLevels(atMost: Recording.mostNestedLevels) {
                    add(",\n\"tree\":")
                    encode(NodeForm(tick.tree.root))
                } else {
                    add(",\n\"nodes\":")
                    encode(NodeForm.list(tick.tree.root))
                }
            }
            add("}")
            last = (tick.tree, tick.pools)
        }
        add("\n]}\n")
        return data
    }

    /// Reads a recording back.
    ///
    /// - Throws: `FormatError`, which says what is wrong and where.
    public init(json data: Data) throws {
        let file: FileForm
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            file = try decoder.decode(FileForm.self, from: data)
        } catch let error as FormatError {
            throw error
        } catch {
            throw FormatError(
                description: "not a recording: \(Recording.place(of: error)). A recording is written by `stage.recording.write(to:)`")
        }
        behavior = file.behavior
        seed = file.seed
        guard file.screen.count == 2 else { throw FormatError(description: "not a recording: screen is not a width and a height") }
        screen = CGSize(width: file.screen[0], height: file.screen[1])
        scale = file.scale
        ticks = []
        for tick in file.ticks {
            guard let tree = try tick.wholeTree() ?? ticks.last?.tree else {
                throw FormatError(description: "not a recording: tick \(tick.tick) has no tree, and there is none before it")
            }
            if let depth = tick.events?.compactMap(\.depth).first(where: { !Recording.depths.contains($0) }) {
                throw FormatError(description: "not a recording: an event of tick \(tick.tick) has the depth \(depth)")
            }
            guard Recording.counts.contains(tick.tick), Recording.times.contains(tick.time) else {
                throw FormatError(description: "not a recording: there is no tick \(tick.tick) at \(tick.time) s")
            }
            for report in tick.pools ?? [] where !report.numbers.allSatisfy(Recording.counts.contains) {
                throw FormatError(description: "not a recording: a pool of \(report.view) in tick \(tick.tick) has impossible counts")
            }
            ticks.append(
                Tick(
                    number: tick.tick, time: tick.time, what: tick.what, line: tick.line, events: (tick.events ?? []).map(\.event),
                    tree: tree,
                    pools: tick.pools?.map(\.report) ?? ticks.last?.pools ?? [], known: (tick.known ?? [:]).mapValues(\.rect)))
        }
    }

    /// Writes the recording as JSON, for `offscreen play` and other tools.
    public func write(to url: URL) throws {
        try json().write(to: url)
    }

    private static func place(of error: any Error) -> String {
        func path(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
            return path.isEmpty ? "" : " at \(path.drop { $0 == "." })"
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context): return "'\(key.stringValue)' is missing\(path(context))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            return "a value of another type was expected\(path(context))"
        case DecodingError.dataCorrupted(let context):
            return context.codingPath.isEmpty ? "the text is not JSON" : "\(context.debugDescription)\(path(context))"
        default: return "\(error)"
        }
    }
}

// MARK: - The forms of the values in JSON

private struct FileForm: Decodable {
    let behavior: String
    let seed: UInt64
    let screen: [CGFloat]
    let scale: CGFloat
    let ticks: [TickForm]

    enum CodingKeys: String, CodingKey {
        case format, version, behavior, seed, screen, scale, ticks
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let format = try container.decode(String.self, forKey: .format)
        guard format == Recording.formatName else {
            throw Recording.FormatError(description: "not a recording: its format is '\(format)', not '\(Recording.formatName)'")
        }
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Recording.version else {
            throw Recording.FormatError(
                description: "a recording of version \(version); this program reads version \(Recording.version). Record it again")
        }
        behavior = try container.decode(String.self, forKey: .behavior)
        seed = try container.decode(UInt64.self, forKey: .seed)
        screen = try container.decode([CGFloat].self, forKey: .screen)
        scale = try container.decode(CGFloat.self, forKey: .scale)
        ticks = try container.decode([TickForm].self, forKey: .ticks)
    }
}

private struct TickForm: Decodable {
    let tick: Int
    let time: Double
    let what: String
    let line: Int?
    let events: [EventForm]?
    let tree: NodeForm?
    /// In the place of `tree`: parents before children, each with its level.
    let nodes: [NodeForm]?
    let pools: [PoolsForm]?
    let known: [String: RectForm]?

    func wholeTree() throws -> ViewTree? {
        do {
            if let tree { return ViewTree(root: try tree.node()) }
            guard let nodes else { return nil }
            var builder = ViewTree.Builder()
            for node in nodes { try builder.add(try node.node(), level: node.level ?? 0) }
            return try builder.tree()
        } catch {
            throw Recording.FormatError(description: "not a recording: the tree of tick \(tick): \(error)")
        }
    }
}

private struct RectForm: Codable {
    let rect: CGRect

    init(_ rect: CGRect) { self.rect = rect }

    init(from decoder: any Decoder) throws {
        let numbers = try [CGFloat](from: decoder)
        guard numbers.count == 4 else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a rectangle has four numbers"))
        }
        rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func encode(to encoder: any Encoder) throws {
        try [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].encode(to: encoder)
    }
}

private struct ElementForm: Codable {
    let category: String
    let kind: String?
    let path: [Int]

    init(_ name: ElementName) {
        category = name.category == .cell ? "item" : name.category == .decorationView ? "decoration" : "supplementary"
        kind = name.kind.isEmpty ? nil : name.kind
        path = Array(name.indexPath)
    }

    var name: ElementName {
        ElementName(
            category: category == "item" ? .cell : category == "decoration" ? .decorationView : .supplementaryView, kind: kind ?? "",
            indexPath: IndexPath(indexes: path))
    }
}

private struct EventForm: Codable {
    var verb: Event.Verb
    var extent: Event.Extent?
    var depth: Int?
    var view: String?
    var `in`: String?
    var element: ElementForm?
    var partner: String?
    var name: String?
    var text: String?
    var number: Int?
    var z: Int?
    var cause: Event.Cause?
    var stays: Bool?
    var rect: RectForm?
    var other: RectForm?
    var sum: Event.Sum?

    init(_ event: Event) {
        func some(_ text: String) -> String? { text.isEmpty ? nil : text }
        verb = event.verb
        extent = event.extent == .point ? nil : event.extent
        depth = event.depth == 0 ? nil : event.depth
        view = event.view
        `in` = event.collection
        element = event.element.map(ElementForm.init)
        partner = some(event.partner)
        name = some(event.name)
        text = some(event.text)
        number = event.number
        z = event.z == 0 ? nil : event.z
        cause = event.cause
        stays = event.staysInPlace ? true : nil
        rect = event.rect.map(RectForm.init)
        other = event.otherRect.map(RectForm.init)
        sum = event.sum
    }

    var event: Event {
        var event = Event(verb)
        event.extent = extent ?? .point
        event.depth = depth ?? 0
        event.view = view
        event.collection = `in`
        event.element = element?.name
        event.partner = partner ?? ""
        event.name = name ?? ""
        event.text = text ?? ""
        event.number = number
        event.z = z ?? 0
        event.cause = cause
        event.staysInPlace = stays ?? false
        event.rect = rect?.rect
        event.otherRect = other?.rect
        event.sum = sum
        return event
    }
}

private struct PoolsForm: Codable {
    struct Pool: Codable {
        let category: String
        let kind: String?
        let identifier: String
        let made, live, dormant, taken, put, capacity: Int
    }

    let view: String
    let prefetched: Int
    let pools: [Pool]

    var numbers: [Int] { [prefetched] + pools.flatMap { [$0.made, $0.live, $0.dormant, $0.taken, $0.put, $0.capacity] } }

    init(_ report: PoolsReport) {
        view = report.view
        prefetched = report.prefetched
        pools = report.pools.map {
            let element = ElementForm(ElementName(category: $0.category, kind: $0.kind, indexPath: IndexPath()))
            return Pool(
                category: element.category, kind: element.kind, identifier: $0.identifier, made: $0.made, live: $0.live,
                dormant: $0.dormant, taken: $0.taken, put: $0.put, capacity: $0.capacity)
        }
    }

    var report: PoolsReport {
        PoolsReport(
            view: view,
            pools: pools.map {
                PoolsReport.Pool(
                    category: $0.category == "item" ? .cell : $0.category == "decoration" ? .decorationView : .supplementaryView,
                    kind: $0.kind ?? "", identifier: $0.identifier, made: $0.made, live: $0.live, dormant: $0.dormant, taken: $0.taken,
                    put: $0.put, capacity: $0.capacity)
            }, prefetched: prefetched)
    }
}

private struct NodeForm: Codable {
    struct Scroll: Codable {
        let offset, content, inset: [CGFloat]
    }

    var view: String
    var frame: RectForm
    var scroll: Scroll?
    var element: ElementForm?
    var z: Int?
    var zPosition: CGFloat?
    var alpha: CGFloat?
    var transform: [CGFloat]?
    var states: [String]?
    var dormant: String?
    var reused: Int?
    var text: String?
    var look: ViewTree.Look?
    var level: Int?
    var children: [NodeForm]?

    init(_ node: ViewTree.Node) {
        self.init(alone: node)
        children = node.children.isEmpty ? nil : node.children.map { NodeForm($0) }
    }

    /// A node and all below it, parents before children.
    static func list(_ root: ViewTree.Node) -> [NodeForm] {
        var list: [NodeForm] = []
        root.visit { node, level in
            var form = NodeForm(alone: node)
            form.level = level == 0 ? nil : level
            list.append(form)
        }
        return list
    }

    /// Without its children.
    private init(alone node: ViewTree.Node) {
        view = node.name
        frame = RectForm(node.frame)
        scroll = node.scroll.map {
            Scroll(offset: [$0.offset.x, $0.offset.y], content: [$0.content.width, $0.content.height], inset: $0.inset)
        }
        element = node.element.map(ElementForm.init)
        z = node.z == 0 ? nil : node.z
        zPosition = node.zPosition == 0 ? nil : node.zPosition
        alpha = node.alpha == 1 ? nil : node.alpha
        transform = node.transform
        states = node.states.isEmpty ? nil : node.states
        dormant = node.dormant
        reused = node.reuses == 0 ? nil : node.reuses
        text = node.text
        look = node.look
    }

    func node() throws -> ViewTree.Node {
        var node = ViewTree.Node(name: view, frame: frame.rect)
        if let scroll, scroll.offset.count == 2, scroll.content.count == 2 {
            node.scroll = ViewTree.Scroll(
                offset: CGPoint(x: scroll.offset[0], y: scroll.offset[1]),
                content: CGSize(width: scroll.content[0], height: scroll.content[1]),
                inset: scroll.inset)
        }
        node.element = element?.name
        node.z = z ?? 0
        node.zPosition = zPosition ?? 0
        node.alpha = alpha ?? 1
        node.transform = transform
        node.states = states ?? []
        node.dormant = dormant
        guard Recording.counts.contains(reused ?? 0) else {
            throw ViewTree.Builder.Problem(description: "\(view) was reused \(reused ?? 0) times")
        }
        node.reuses = reused ?? 0
        node.text = text
        node.look = look
        node.children = try (children ?? []).map { try $0.node() }
        return node
    }
}
