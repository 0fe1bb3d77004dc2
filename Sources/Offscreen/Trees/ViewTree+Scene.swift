import UIKit

extension ViewTree {
    /// Makes a tree from a `Scene`, which has the values of a view and of all views in it in packed
    /// form.
    @MainActor
    init(_ scene: Scene, detail: Detail, unpacker: inout EventUnpacker) {
        var reader = SceneReader(scene: scene, detail: detail, unpacker: unpacker)
        root = reader.readNode()
        unpacker = reader.unpacker
    }
}

/// Makes the nodes of a tree from the nodes of a scene, which are in a list with parents before
/// children.
@MainActor
private struct SceneReader {
    let scene: Scene
    let detail: ViewTree.Detail
    var unpacker: EventUnpacker
    private var index = 0
    /// The indices of each view's layers, by the index of the view's node.
    private let layers: [Int32: [Int]]

    init(scene: Scene, detail: ViewTree.Detail, unpacker: EventUnpacker) {
        self.scene = scene
        self.detail = detail
        self.unpacker = unpacker
        layers = detail == .painted ? Dictionary(grouping: scene.layers.indices) { scene.layers[$0].node } : [:]
    }

    /// Returns the node at `index` with the nodes below it, and advances `index` past them. With
    /// the detail `elements`, a reusable view has the texts of the nodes below it in place of these
    /// nodes.
    mutating func readNode() -> ViewTree.Node {
        let source = scene.nodes[index]
        var node = makeNode(from: source)
        if detail == .painted { node.appearance = appearance(of: source, at: Int32(index)) }
        index += 1
        if detail == .elements, source.states.contains(.reusable) {
            let (texts, images) = readTextsAndImages(below: source)
            if !texts.isEmpty { node.text = texts.joined(separator: " ") }
            if !images.isEmpty { node.image = images.joined(separator: ", ") }
            return node
        }
        while index < scene.nodes.count, scene.nodes[index].depth > source.depth { node.children.append(readNode()) }
        return node
    }

    /// Returns the texts and the images of the views below a node, except for hidden views and the
    /// views in them. Advances `index` past the nodes below that node.
    private mutating func readTextsAndImages(below top: Scene.Node) -> (texts: [String], images: [String]) {
        var (texts, images): ([String], [String]) = ([], [])
        var hiddenBelow = Int32.max
        while index < scene.nodes.count, scene.nodes[index].depth > top.depth {
            let node = scene.nodes[index]
            index += 1
            if node.depth > hiddenBelow { continue }
            hiddenBelow = node.states.contains(.hidden) ? node.depth : .max
            guard !node.states.contains(.hidden) else { continue }
            if node.states.contains(.showsText) { texts.append(node.text.text) }
            if let image = image(of: node) { images.append(image) }
        }
        return (texts.filter { !$0.isEmpty }, images)
    }

    private func image(of node: Scene.Node) -> String? {
        guard node.appearance >= 0 else { return nil }
        let image = scene.appearances[Int(node.appearance)].image
        return image == .none ? nil : image.text
    }

    private mutating func makeNode(from source: Scene.Node) -> ViewTree.Node {
        var node = ViewTree.Node(name: unpacker.name(of: source.name), frame: source.frame)
        node.zPosition = source.zPosition
        node.alpha = CGFloat(source.alpha)
        node.transform = numbersOfTransform(at: source.transform)
        if source.scroll >= 0 {
            let scroll = scene.scrolls[Int(source.scroll)]
            node.scroll = ViewTree.ScrollState(
                offset: scroll.offset, content: scroll.content,
                inset: [scroll.inset.top, scroll.inset.left, scroll.inset.bottom, scroll.inset.right])
        }
        node.element = source.element.map { ElementName($0) }
        node.z = source.z
        node.reuses = Int(source.reuses)
        if source.states.contains(.showsText) { node.text = source.text.text }
        node.image = image(of: source)
        let states = source.states
        if states.contains(.selected) { node.states.append("selected") }
        if states.contains(.highlighted) { node.states.append("highlighted") }
        if states.contains(.reusable), states.contains(.untouchable) { node.states.append("untouchable") }
        if states.contains(.dormant) { node.dormant = source.text.text }
        if states.contains(.leaving) { node.states.append("leaving") }
        if states.contains(.orphan) { node.states.append("orphan") }
        if states.contains(.cached) { node.states.append("prefetched") }
        if states.contains(.hasNoDataSource) { node.states.append(ViewTree.Node.noDataSource) }
        if states.contains(.hidden), !states.contains(.dormant), !states.contains(.cached) {
            node.states.append("hidden")
        }
        return node
    }

    private func appearance(of source: Scene.Node, at index: Int32) -> ViewTree.Appearance? {
        let clips = source.states.contains(.clips)
        let layers = self.layers[index]
        guard source.appearance >= 0 || clips || layers != nil else { return nil }
        var result =
            source.appearance >= 0
            ? makeAppearance(from: scene.appearances[Int(source.appearance)]) : ViewTree.Appearance()
        if clips { result.clips = true }
        result.layers = layers?.map { makeLayer(from: scene.layers[$0]) }
        return result
    }

    private func numbersOfTransform(at index: Int32) -> [CGFloat]? {
        guard index >= 0 else { return nil }
        let t = CATransform3DGetAffineTransform(scene.transforms[Int(index)])
        return [t.a, t.b, t.c, t.d, t.tx, t.ty]
    }

    private func makeLayer(from source: Scene.Layer) -> ViewTree.Layer {
        var layer = ViewTree.Layer(frame: source.frame)
        if source.level > 0 { layer.level = Int(source.level) }
        if source.subviewsBelow > 0 { layer.subviewsBelow = Int(source.subviewsBelow) }
        layer.use = if source.role == .own { .own } else if source.role == .mask { .mask } else { nil }
        if source.zPosition != 0 { layer.zPosition = source.zPosition }
        if source.opacity != 1 { layer.opacity = roundedToThousandths(source.opacity) }
        if source.clips { layer.clips = true }
        layer.transform = numbersOfTransform(at: source.transform)
        if source.appearance >= 0 { layer.appearance = makeAppearance(from: scene.appearances[Int(source.appearance)]) }
        if source.kind == .shape {
            layer.fill = source.fill.map(components)
            layer.stroke = source.stroke.map(components)
            if layer.stroke != nil { layer.lineWidth = source.lineWidth }
            layer.outline = []
            for point in scene.points[source.points] {
                if point.begins { layer.outline?.append([]) }
                layer.outline![layer.outline!.count - 1] += [
                    roundedToHundredths(point.x), roundedToHundredths(point.y),
                ]
            }
        }
        if source.kind == .gradient {
            layer.colors = scene.stops[source.stops].map { components(of: $0.color) + [roundedToThousandths($0.place)] }
            layer.direction = [source.start.x, source.start.y, source.end.x, source.end.y]
        }
        return layer
    }

    private func makeAppearance(from appearance: Scene.Appearance) -> ViewTree.Appearance {
        var result = ViewTree.Appearance()
        result.background = appearance.background.map(components)
        if appearance.cornerRadius != 0 { result.cornerRadius = appearance.cornerRadius }
        if appearance.borderWidth != 0 {
            (result.borderWidth, result.border) = (appearance.borderWidth, appearance.border.map(components))
        }
        if appearance.shadowOpacity != 0 {
            (result.shadowOpacity, result.shadowRadius) = (
                roundedToThousandths(appearance.shadowOpacity), appearance.shadowRadius
            )
            result.shadowOffset = [appearance.shadowOffset.width, appearance.shadowOffset.height]
        }
        result.textColor = appearance.textColor.map(components)
        if appearance.fontSize != 0 { result.fontSize = appearance.fontSize }
        if appearance.isCentered { result.isCentered = true }
        if appearance.font != .none { result.font = appearance.font.text }
        if appearance.numberOfLines != 1 { result.lines = appearance.numberOfLines }
        if appearance.wrapsByCharacters { result.wrapsByCharacters = true }
        if appearance.isAttributed { result.isAttributed = true }
        if appearance.symbol != .none { result.symbol = appearance.symbol.text }
        return result
    }

    private func components(of color: Scene.RGBA) -> [Double] {
        [
            roundedToThousandths(color.red), roundedToThousandths(color.green), roundedToThousandths(color.blue),
            roundedToThousandths(color.alpha),
        ]
    }

    private func roundedToThousandths(_ value: Float) -> Double { (Double(value) * 1000).rounded() / 1000 }
    private func roundedToHundredths(_ value: CGFloat) -> Double { (value * 100).rounded() / 100 }
}
