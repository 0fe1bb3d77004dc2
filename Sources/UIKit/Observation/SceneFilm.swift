/// A sequence of scenes. Each is stored as its difference from the previous one.
///
/// OPTIMIZATION: a scroll by a screenful of 50 cells changes half of the nodes. The other half is
/// compared, but not stored.
@MainActor
package struct SceneFilm {
    var nodes = DeltaList<Scene.Node>()
    private var scrolls = DeltaList<Scene.ScrollValues>()
    private var transforms = DeltaList<CATransform3D>()
    private var appearances = DeltaList<Scene.Appearance>()
    private var layers = DeltaList<Scene.Layer>()
    private var points = DeltaList<Scene.Point>()
    private var stops = DeltaList<Scene.GradientStop>()
    private var pools = DeltaList<Scene.Pool>()
    private var collections = DeltaList<Scene.CollectionViewValues>()
    /// The lists of the scene that is being added, except for its nodes.
    var lists = Scene()
    package private(set) var count = 0

    package init() {}

    /// Ends the scene that is being added. The memory of its lists is reused for the next scene.
    mutating func endScene() {
        nodes.endFrame()
        scrolls.addFrame(emptying: &lists.scrolls)
        transforms.addFrame(emptying: &lists.transforms, isSame: CATransform3DEqualToTransform)
        appearances.addFrame(emptying: &lists.appearances)
        layers.addFrame(emptying: &lists.layers)
        points.addFrame(emptying: &lists.points)
        stops.addFrame(emptying: &lists.stops)
        pools.addFrame(emptying: &lists.pools)
        collections.addFrame(emptying: &lists.collections)
        count += 1
    }

    /// Returns the scene at an index. Scenes can only be read in ascending order.
    package mutating func scene(advancingTo index: Int) -> Scene {
        var scene = Scene()
        scene.nodes = nodes.list(advancingToFrame: index)
        scene.scrolls = scrolls.list(advancingToFrame: index)
        scene.transforms = transforms.list(advancingToFrame: index)
        scene.appearances = appearances.list(advancingToFrame: index)
        scene.layers = layers.list(advancingToFrame: index)
        scene.points = points.list(advancingToFrame: index)
        scene.stops = stops.list(advancingToFrame: index)
        scene.pools = pools.list(advancingToFrame: index)
        scene.collections = collections.list(advancingToFrame: index)
        return scene
    }
}

/// A list of plain values that changes from frame to frame, stored as the differences between the
/// frames.
struct DeltaList<Element> {
    private struct Frame {
        let count: Int
        /// The end of the changes that lead to this frame, as an index of `changes`.
        let end: Int
    }

    /// The list of the previous frame, which the next frame overwrites as it is added.
    private var last: ContiguousArray<Element> = []
    /// The number of elements that the next frame has so far.
    private(set) var position = 0
    /// The elements that changed, frame after frame.
    ///
    /// OPTIMIZATION: `changes` and `places` are separate lists, because pairs would be copied once
    /// more.
    private var changes: ContiguousArray<Element> = []
    /// The position of each changed element in its list.
    private var places: ContiguousArray<Int32> = []
    private var frames: ContiguousArray<Frame> = []
    /// The list that was read last.
    private var lastRead: ContiguousArray<Element> = []
    /// The numbers of frames and changes that were applied to `lastRead`.
    private var read = (frames: 0, changes: 0)

    /// Adds an element to the next frame.
    @inline(__always)
    mutating func put(_ element: Element, isSame: (Element, Element) -> Bool) {
        if position == last.count {
            last.append(element)
            changes.append(element)
            places.append(Int32(position))
        } else if !isSame(last[position], element) {
            last[position] = element
            changes.append(element)
            places.append(Int32(position))
        }
        position += 1
    }

    mutating func endFrame() {
        if position < last.count { last.removeSubrange(position...) }
        frames.append(Frame(count: position, end: changes.count))
        position = 0
    }

    /// Adds the list as a frame, and empties the list.
    @inline(__always)
    mutating func addFrame(emptying list: inout ContiguousArray<Element>, isSame: (Element, Element) -> Bool) {
        for index in list.indices { put(list[index], isSame: isSame) }
        list.removeAll(keepingCapacity: true)
        endFrame()
    }

    /// Returns the list of a frame. A frame before the one read last cannot be read.
    mutating func list(advancingToFrame index: Int) -> ContiguousArray<Element> {
        while read.frames <= index {
            let frame = frames[read.frames]
            if frame.count < lastRead.count { lastRead.removeSubrange(frame.count...) }
            for change in read.changes..<frame.end {
                let place = Int(places[change])
                if place < lastRead.count {
                    lastRead[place] = changes[change]
                } else {
                    lastRead.append(changes[change])
                }
            }
            read = (read.frames + 1, frame.end)
        }
        return lastRead
    }
}

extension DeltaList where Element: Equatable {
    @inline(__always)
    mutating func put(_ element: Element) { put(element, isSame: ==) }

    mutating func addFrame(emptying list: inout ContiguousArray<Element>) { addFrame(emptying: &list, isSame: ==) }
}
