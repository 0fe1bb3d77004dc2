/// A sequence of scenes. Each is kept as its difference from the one before.
///
/// OPTIMIZATION: a page of 50 cells changes half of the nodes. The other half costs neither time nor memory.
@MainActor
package struct SceneFilm {
    private var nodes = Strip<Scene.Node>()
    private var scrolls = Strip<Scene.Scroll>()
    private var transforms = Strip<CATransform3D>()
    private var looks = Strip<Scene.Look>()
    private var layers = Strip<Scene.Layer>()
    private var points = Strip<Scene.Point>()
    private var stops = Strip<Scene.Stop>()
    private var pools = Strip<Scene.Pool>()
    private var collections = Strip<Scene.Collection>()
    private var scratch = Scene()
    package private(set) var count = 0

    package init() {}

    /// Adds the scene of a view.
    package mutating func take(_ view: UIView) {
        scratch.take(view)
        nodes.add(&scratch.nodes)
        scrolls.add(&scratch.scrolls)
        transforms.add(&scratch.transforms, isSame: CATransform3DEqualToTransform)
        looks.add(&scratch.looks)
        layers.add(&scratch.layers)
        points.add(&scratch.points)
        stops.add(&scratch.stops)
        pools.add(&scratch.pools)
        collections.add(&scratch.collections)
        count += 1
    }

    /// A scene by its number. Numbers can only be read in ascending order.
    package mutating func scene(_ index: Int) -> Scene {
        var scene = Scene()
        scene.nodes = nodes.list(index)
        scene.scrolls = scrolls.list(index)
        scene.transforms = transforms.list(index)
        scene.looks = looks.list(index)
        scene.layers = layers.list(index)
        scene.points = points.list(index)
        scene.stops = stops.list(index)
        scene.pools = pools.list(index)
        scene.collections = collections.list(index)
        return scene
    }
}

/// A list of plain values over time, kept as its differences.
struct Strip<Element> {
    private struct Change {
        let index: Int
        let element: Element
    }

    private struct Frame {
        let count: Int
        /// The end of the changes that lead to this frame.
        let end: Int
    }

    private var last: ContiguousArray<Element> = []
    private var changes: ContiguousArray<Change> = []
    private var frames: ContiguousArray<Frame> = []
    /// The list that was read last, and how many frames and changes led to it.
    private var developed: ContiguousArray<Element> = []
    private var read = (frames: 0, changes: 0)

    /// Adds a list, and leaves the previous one in its place, so that the caller can reuse its memory.
    @inline(__always)
    mutating func add(_ list: inout ContiguousArray<Element>, isSame: (Element, Element) -> Bool) {
        let shared = min(last.count, list.count)
        for index in 0..<shared where !isSame(last[index], list[index]) { changes.append(Change(index: index, element: list[index])) }
        for index in shared..<list.count { changes.append(Change(index: index, element: list[index])) }
        frames.append(Frame(count: list.count, end: changes.count))
        swap(&last, &list)
    }

    /// The list of a frame. A frame before the one read last cannot be read.
    mutating func list(_ index: Int) -> ContiguousArray<Element> {
        while read.frames <= index {
            let frame = frames[read.frames]
            if frame.count < developed.count { developed.removeSubrange(frame.count...) }
            for change in changes[read.changes..<frame.end] {
                if change.index < developed.count { developed[change.index] = change.element } else { developed.append(change.element) }
            }
            read = (read.frames + 1, frame.end)
        }
        return developed
    }
}

extension Strip where Element: Equatable {
    mutating func add(_ list: inout ContiguousArray<Element>) { add(&list, isSame: ==) }
}
