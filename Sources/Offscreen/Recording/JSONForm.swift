import UIKit

extension CGRect {
    /// The four numbers of the JSON form: x, y, width and height.
    var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

    init?(numbers: [CGFloat]) {
        guard numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension KeyedEncodingContainer {
    mutating func write<Value: Encodable & Equatable>(_ value: Value, forKey key: Key, unlessEqualTo plain: Value)
        throws
    {
        if value != plain { try encode(value, forKey: key) }
    }

    mutating func write(_ rect: CGRect?, forKey key: Key) throws {
        if let rect { try encode(rect.numbers, forKey: key) }
    }
}

extension KeyedDecodingContainer {
    func read<Value: Decodable>(_ key: Key, default plain: Value) throws -> Value { try read(key) ?? plain }

    /// OPTIMIZATION: most keys of an object are absent, and `contains` finds that out faster than
    /// the generic method does.
    func read<Value: Decodable>(_ key: Key) throws -> Value? {
        contains(key) ? try decodeIfPresent(Value.self, forKey: key) : nil
    }

    func readRect(_ key: Key) throws -> CGRect? {
        guard let numbers = try decodeIfPresent([CGFloat].self, forKey: key) else { return nil }
        guard let rect = CGRect(numbers: numbers) else {
            throw corruptionError(for: key, description: "a rectangle has four numbers")
        }
        return rect
    }

    /// Reads the two numbers of a point or a size.
    func readPair(_ key: Key) throws -> (CGFloat, CGFloat) {
        let numbers = try decode([CGFloat].self, forKey: key)
        guard numbers.count == 2 else {
            throw corruptionError(for: key, description: "a point or a size has two numbers")
        }
        return (numbers[0], numbers[1])
    }

    private func corruptionError(for key: Key, description text: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: text)
    }
}

extension ElementName: Codable {
    private enum Key: String, CodingKey { case category, kind, path }

    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        try file.encode(category.word, forKey: .category)
        try file.write(kind, forKey: .kind, unlessEqualTo: "")
        try file.encode(Array(indexPath), forKey: .path)
    }

    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        self.init(
            category: UICollectionView.ElementCategory(word: try file.decode(String.self, forKey: .category)),
            kind: try file.read(.kind, default: ""),
            indexPath: IndexPath(indexes: try file.decode([Int].self, forKey: .path)))
    }
}

extension UICollectionView.ElementCategory {
    var word: String {
        if self == .cell {
            "item"
        } else if self == .decorationView {
            "decoration"
        } else {
            "supplementary"
        }
    }

    init(word: String) {
        self =
            if word == "item" {
                .cell
            } else if word == "decoration" {
                .decorationView
            } else {
                .supplementaryView
            }
    }
}

extension Event: Codable {
    private enum Key: String, CodingKey {
        case verb, extent, depth, view, element, partner, name, text, number, z, cause, stays, rect, other, sum
        case collection = "in"
    }

    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        try file.encode(verb, forKey: .verb)
        try file.write(extent, forKey: .extent, unlessEqualTo: .point)
        try file.write(depth, forKey: .depth, unlessEqualTo: 0)
        try file.encodeIfPresent(view, forKey: .view)
        try file.encodeIfPresent(collection, forKey: .collection)
        try file.encodeIfPresent(element, forKey: .element)
        try file.write(partner, forKey: .partner, unlessEqualTo: "")
        try file.write(name, forKey: .name, unlessEqualTo: "")
        try file.write(text, forKey: .text, unlessEqualTo: "")
        try file.encodeIfPresent(number, forKey: .number)
        try file.write(z, forKey: .z, unlessEqualTo: 0)
        try file.encodeIfPresent(cause, forKey: .cause)
        try file.write(staysInPlace, forKey: .stays, unlessEqualTo: false)
        try file.write(rect, forKey: .rect)
        try file.write(otherRect, forKey: .other)
        try file.encodeIfPresent(sum, forKey: .sum)
    }

    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        self.init(try file.decode(Verb.self, forKey: .verb))
        extent = try file.read(.extent, default: .point)
        depth = try file.read(.depth, default: 0)
        view = try file.read(.view)
        collection = try file.read(.collection)
        element = try file.read(.element)
        partner = try file.read(.partner, default: "")
        name = try file.read(.name, default: "")
        text = try file.read(.text, default: "")
        number = try file.read(.number)
        z = try file.read(.z, default: 0)
        cause = try file.read(.cause)
        staysInPlace = try file.read(.stays, default: false)
        rect = try file.readRect(.rect)
        otherRect = try file.readRect(.other)
        sum = try file.read(.sum)
    }
}

extension PoolsReport {
    var counts: [Int] {
        [prefetched] + pools.flatMap { [$0.made, $0.live, $0.dormant, $0.taken, $0.put, $0.capacity] }
    }
}

extension PoolsReport.Pool: Codable {
    private enum Key: String, CodingKey { case category, kind, identifier, made, live, dormant, taken, put, capacity }

    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        try file.encode(category.word, forKey: .category)
        try file.write(kind, forKey: .kind, unlessEqualTo: "")
        try file.encode(identifier, forKey: .identifier)
        let counts: [(Key, Int)] = [
            (.made, made), (.live, live), (.dormant, dormant), (.taken, taken), (.put, put), (.capacity, capacity),
        ]
        for (key, count) in counts { try file.encode(count, forKey: key) }
    }

    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        func count(_ key: Key) throws -> Int { try file.decode(Int.self, forKey: key) }
        self.init(
            category: UICollectionView.ElementCategory(word: try file.decode(String.self, forKey: .category)),
            kind: try file.read(.kind, default: ""), identifier: try file.decode(String.self, forKey: .identifier),
            made: try count(.made),
            live: try count(.live), dormant: try count(.dormant), taken: try count(.taken), put: try count(.put),
            capacity: try count(.capacity))
    }
}

extension ViewTree.ScrollState: Codable {
    private enum Key: String, CodingKey { case offset, content, inset, counts }

    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        try file.encode([offset.x, offset.y], forKey: .offset)
        try file.encode([content.width, content.height], forKey: .content)
        try file.encode(inset, forKey: .inset)
        try file.encodeIfPresent(counts, forKey: .counts)
    }

    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        let (offset, content) = (try file.readPair(.offset), try file.readPair(.content))
        self.init(
            offset: CGPoint(x: offset.0, y: offset.1), content: CGSize(width: content.0, height: content.1),
            inset: try file.decode([CGFloat].self, forKey: .inset), counts: try file.read(.counts))
    }
}

extension ViewTree.Node: Codable {
    private enum Key: String, CodingKey {
        case view, frame, scroll, element, z, zPosition, alpha, transform, states, dormant, reused, text, image
        case children
        case appearance = "look"
        case uncertainty = "doubt"
    }

    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        try file.encode(name, forKey: .view)
        try file.encode(frame.numbers, forKey: .frame)
        try file.encodeIfPresent(scroll, forKey: .scroll)
        try file.encodeIfPresent(element, forKey: .element)
        try file.write(z, forKey: .z, unlessEqualTo: 0)
        try file.write(zPosition, forKey: .zPosition, unlessEqualTo: 0)
        try file.write(alpha, forKey: .alpha, unlessEqualTo: 1)
        try file.encodeIfPresent(transform, forKey: .transform)
        try file.write(states, forKey: .states, unlessEqualTo: [])
        try file.encodeIfPresent(dormant, forKey: .dormant)
        try file.write(reuses, forKey: .reused, unlessEqualTo: 0)
        try file.encodeIfPresent(text, forKey: .text)
        try file.encodeIfPresent(image, forKey: .image)
        try file.encodeIfPresent(appearance, forKey: .appearance)
        try file.encodeIfPresent(uncertainty, forKey: .uncertainty)
        if !children.isEmpty { try file.encode(children, forKey: .children) }
    }

    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        self.init(name: try file.decode(String.self, forKey: .view), frame: try file.readRect(.frame) ?? .zero)
        scroll = try file.read(.scroll)
        element = try file.read(.element)
        z = try file.read(.z, default: 0)
        zPosition = try file.read(.zPosition, default: 0)
        alpha = try file.read(.alpha, default: 1)
        transform = try file.read(.transform)
        states = try file.read(.states, default: [])
        dormant = try file.read(.dormant)
        reuses = try file.read(.reused, default: 0)
        text = try file.read(.text)
        let older: OlderAppearance? = try file.read(.appearance)
        image = try file.read(.image) ?? older?.image
        appearance = try file.read(.appearance)
        uncertainty = try file.read(.uncertainty)
        children = try file.read(.children, default: [])
    }
}

/// The part of an appearance that older recordings have in it, and newer ones in the node.
private struct OlderAppearance: Decodable {
    let image: String?
}

extension ViewTree {
    /// One view of a tree that is written as a list, parents before children. Its level gives its
    /// place in the tree, and `node` has no children.
    struct LeveledNode {
        let node: Node
        let level: Int

        static func nodes(from root: Node) -> [LeveledNode] {
            var list: [LeveledNode] = []
            root.visit { node, level in
                var alone = node
                alone.children = []
                list.append(LeveledNode(node: alone, level: level))
            }
            return list
        }
    }
}

extension ViewTree.LeveledNode: Codable {
    private enum Key: String, CodingKey { case level }

    init(from decoder: any Decoder) throws {
        node = try ViewTree.Node(from: decoder)
        level = try decoder.container(keyedBy: Key.self).read(.level, default: 0)
    }

    func encode(to encoder: any Encoder) throws {
        try node.encode(to: encoder)
        var file = encoder.container(keyedBy: Key.self)
        try file.write(level, forKey: .level, unlessEqualTo: 0)
    }
}
