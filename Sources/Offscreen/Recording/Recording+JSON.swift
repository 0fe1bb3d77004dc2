import UIKit

/// The JSON form of a recording, with a version and one event per line. A recording that is read
/// from JSON equals the one that was written.
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
/// Most default values are left out, and so are a tree and pools that equal those of the previous
/// tick. Rectangles have x, y, width and height in points, and times are in seconds.
extension Recording {
    public static let formatName = "offscreen-recording"
    public static let version = 1
    /// The greatest number of levels of a tree that is written as nested nodes. A deeper tree is
    /// written as a list of its views, each with its level.
    static let nestedLevelThreshold = 100
    /// The greatest number of views that all scenes written as lists have together. These scenes
    /// can refer to views of earlier scenes, so even a short file could otherwise take all memory.
    private static let maximumViewCount = 2_000_000
    /// The nesting depths that events of a real recording can have.
    private static let depths = 0...10_000
    /// The tick numbers and counts that a real recording can have. Sums of several of them do not
    /// overflow.
    private static let counts = 0...1_000_000_000_000
    /// The times, in seconds, that a real recording can have.
    private static let times = 0...1e12

    /// A mistake in the JSON form of a recording.
    public struct FormatError: Error, Equatable, CustomStringConvertible {
        public let description: String

        fileprivate static func invalidRecording(because why: String) -> FormatError {
            FormatError(description: "not a recording: \(why)")
        }
    }

    /// Returns the recording as JSON in UTF-8, with a newline at the end. Equal recordings give
    /// equal bytes.
    public func json() -> Data {
        var text = RecordingJSONWriter()
        text.begin(self)
        for tick in ticks {
            text.beginTick(tick.number, time: tick.time, step: tick.what, line: tick.line)
            text.add(tick.events)
            text.endTick(tree: tick.tree, pools: tick.pools, knownRectangles: tick.known)
        }
        text.end()
        return text.data
    }

    /// Reads a recording from JSON. If the process ended while it wrote the file, the file is read
    /// up to its last complete line.
    ///
    /// - Throws: ``FormatError`` with the mistake and its place.
    public init(json data: Data) throws {
        let file: DecodedFile
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        var wasCut = false
        do {
            do {
                file = try decoder.decode(DecodedFile.self, from: data)
            } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
                guard let text = RecordingJSONWriter.completedJSON(from: data),
                    let whole = try? decoder.decode(DecodedFile.self, from: text)
                else {
                    throw DecodingError.dataCorrupted(context)
                }
                file = whole
                wasCut = true
            }
        } catch let error as FormatError {
            throw error
        } catch {
            throw FormatError.invalidRecording(
                because: "\(Recording.explanation(of: error)). A recording is written by `stage.recording.write(to:)`")
        }
        behavior = file.behavior
        seed = file.seed
        guard file.screen.count == 2 else {
            throw FormatError.invalidRecording(because: "screen is not a width and a height")
        }
        screen = CGSize(width: file.screen[0], height: file.screen[1])
        scale = file.scale
        device = file.device
        ticks = []
        var scene: [ViewTree.LeveledNode] = []
        var views = 0
        for tick in file.ticks {
            for part in tick.nodes ?? [] { views += part.count }
            guard views <= Recording.maximumViewCount else {
                throw FormatError.invalidRecording(
                    because: "more than \(Recording.maximumViewCount) views by tick \(tick.tick). Cut it to fewer ticks"
                )
            }
        }
        for (index, tick) in file.ticks.enumerated() {
            // The tick in which the process ended has no tree.
            let isCut = wasCut && index == file.ticks.count - 1
            guard
                let tree = try tick.wholeTree(after: &scene) ?? ticks.last?.tree
                    ?? (isCut ? ViewTree(root: ViewTree.Node(name: "", frame: .zero)) : nil)
            else {
                throw FormatError.invalidRecording(
                    because: "tick \(tick.tick) has no tree, and there is none before it")
            }
            if let node = tree.root.first(where: { !Recording.counts.contains($0.reuses) }) {
                throw FormatError.invalidRecording(
                    because: "the tree of tick \(tick.tick): \(node.name) was reused \(node.reuses) times")
            }
            if let depth = tick.events?.map(\.depth).first(where: { !Recording.depths.contains($0) }) {
                throw FormatError.invalidRecording(because: "an event of tick \(tick.tick) has the depth \(depth)")
            }
            guard Recording.counts.contains(tick.tick), Recording.times.contains(tick.time) else {
                throw FormatError.invalidRecording(because: "there is no tick \(tick.tick) at \(tick.time) s")
            }
            for report in tick.pools ?? [] where !report.counts.allSatisfy(Recording.counts.contains) {
                throw FormatError.invalidRecording(
                    because: "a pool of \(report.view) in tick \(tick.tick) has impossible counts")
            }
            let known = (tick.known ?? [:]).compactMapValues(CGRect.init(numbers:))
            guard known.count == tick.known?.count ?? 0 else {
                throw FormatError.invalidRecording(
                    because: "a known rectangle of tick \(tick.tick) is not four numbers")
            }
            ticks.append(
                Tick(
                    number: tick.tick, time: tick.time, what: tick.what, line: tick.line, events: tick.events ?? [],
                    tree: tree,
                    pools: tick.pools ?? ticks.last?.pools ?? [], known: known))
        }
    }

    /// Writes the recording as JSON, for `offscreen play` and other tools.
    public func write(to url: URL) throws {
        try json().write(to: url)
    }

    private static func explanation(of error: any Error) -> String {
        func locationSuffix(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
            return path.isEmpty ? "" : " at \(path.drop { $0 == "." })"
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            return "'\(key.stringValue)' is missing\(locationSuffix(context))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            return "a value of another type was expected\(locationSuffix(context))"
        case DecodingError.dataCorrupted(let context):
            return context.codingPath.isEmpty
                ? "the text is not JSON" : "\(context.debugDescription)\(locationSuffix(context))"
        default: return "\(error)"
        }
    }
}

// MARK: - The file as it is read
private struct DecodedFile: Decodable {
    let behavior: String
    let seed: UInt64
    let screen: [CGFloat]
    let scale: CGFloat
    let device: RecordedDevice?
    let ticks: [DecodedTick]

    enum CodingKeys: String, CodingKey {
        case format, version, behavior, seed, screen, scale, device, ticks
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let format = try container.decode(String.self, forKey: .format)
        guard format == Recording.formatName else {
            throw Recording.FormatError.invalidRecording(
                because: "its format is '\(format)', not '\(Recording.formatName)'")
        }
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Recording.version else {
            throw Recording.FormatError(
                description:
                    """
                    a recording of version \(version); this program reads version \(Recording.version). \
                    Record it again
                    """
            )
        }
        behavior = try container.decode(String.self, forKey: .behavior)
        seed = try container.decode(UInt64.self, forKey: .seed)
        screen = try container.decode([CGFloat].self, forKey: .screen)
        scale = try container.decode(CGFloat.self, forKey: .scale)
        device = try container.decodeIfPresent(RecordedDevice.self, forKey: .device)
        ticks = try container.decode([DecodedTick].self, forKey: .ticks)
    }
}

private struct DecodedTick: Decodable {
    let tick: Int
    let time: Double
    let what: String
    let line: Int?
    let events: [Event]?
    let tree: ViewTree.Node?
    /// The views of the tick as a list; nil if the tick has a `tree`, or if its tree equals the
    /// previous one.
    let nodes: [ScenePart]?
    let pools: [PoolsReport]?
    /// The four numbers of the rectangle for which each layout has returned attributes, by the name
    /// of the collection view.
    let known: [String: [CGFloat]]?

    /// Returns the tree of the tick; nil if it equals the tree of the previous tick.
    ///
    /// - Parameter scene: the list of views of the last tick that has one. If this tick has a list,
    ///   it replaces that list.
    func wholeTree(after scene: inout [ViewTree.LeveledNode]) throws -> ViewTree? {
        do {
            if let tree { return ViewTree(root: tree) }
            guard let nodes else { return nil }
            scene = try ScenePart.views(from: nodes, after: scene)
            var builder = ViewTree.Builder()
            for each in scene { try builder.add(each.node, level: each.level) }
            return try builder.finish()
        } catch {
            throw Recording.FormatError.invalidRecording(because: "the tree of tick \(tick): \(error)")
        }
    }
}

/// A part of the list of a scene's views: one view, or several views that are equal to views of the
/// previous scene. For example, `{"same":[3,20]}` represents twenty views of the previous scene,
/// from the fourth on.
private enum ScenePart: Decodable {
    case view(ViewTree.LeveledNode)
    case same(Range<Int>)

    private enum Key: String, CodingKey { case same }
    /// The greatest number of views in a scene that is written as a list. A usual screen has a few
    /// hundred.
    private static let maximumViewCount = 10_000

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard container.contains(.same) else {
            self = .view(try ViewTree.LeveledNode(from: decoder))
            return
        }
        let numbers = try container.decode([Int].self, forKey: .same)
        guard numbers.count == 2, numbers.allSatisfy((0...ScenePart.maximumViewCount).contains) else {
            throw DecodingError.dataCorruptedError(
                forKey: .same, in: container, debugDescription: "a place and a count were expected")
        }
        self = .same(numbers[0]..<numbers[0] + numbers[1])
    }

    var count: Int {
        switch self {
        case .view: 1
        case .same(let places): places.count
        }
    }

    static func views(from parts: [ScenePart], after scene: [ViewTree.LeveledNode]) throws -> [ViewTree.LeveledNode] {
        var views: [ViewTree.LeveledNode] = []
        for part in parts {
            switch part {
            case .view(let view): views.append(view)
            case .same(let places):
                guard places.upperBound <= scene.count else {
                    throw ViewTree.Builder.BuildError(
                        description: "the scene before has \(scene.count) views, not \(places.upperBound)")
                }
                views += scene[places]
            }
            guard views.count <= maximumViewCount else {
                throw ViewTree.Builder.BuildError(description: "more than \(maximumViewCount) views")
            }
        }
        return views
    }
}
