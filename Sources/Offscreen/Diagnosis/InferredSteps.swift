import UIKit

extension Recording {
    /// The recording of a device with steps that are inferred from its scenes, for sign readers. A
    /// device records no steps.
    ///
    /// A view was reused if it returns after an absence, or if it represents another element. A
    /// view that stays on screen with another element was not reused if it has the same text and
    /// the list has the same offset: there was an update. There was also an update if the item
    /// counts change. The first scene begins the step "show". The first scene after a pause begins
    /// a step, which is a scroll if an offset changed. For an update, and for the first scene of a
    /// collection view, events about the item counts and a layout pass are added.
    var withInferredSteps: Recording {
        var copy = self
        var lists: [String: StepInference] = [:]
        for index in ticks.indices {
            var steps: [Event] = []
            var isScrolled = false
            copy.ticks[index].tree.root.visitScrollViewsWithElements { list in
                if let known = lists[list.name], known.offset != list.scroll?.offset { isScrolled = true }
                lists[list.name, default: StepInference()].inferReusesAndEvents(in: &list, appendingTo: &steps)
            }
            copy.ticks[index].events = steps
            let isStep = index == 0 || ticks[index].time - ticks[index - 1].time > Recording.minimumPause
            copy.ticks[index].what =
                if index == 0 {
                    "show"
                } else if !isStep {
                    ""
                } else if isScrolled {
                    "scroll"
                } else {
                    "change"
                }
        }
        return copy
    }
}

extension Recording {
    /// The time without scenes, in seconds, after which a scene begins a new step. It is longer
    /// than the time between two scenes of one animation.
    private static let minimumPause = 0.2
}

/// The facts about one collection view in the scenes that were read so far.
private struct StepInference {
    private struct ViewUse {
        var element: ElementName
        var text: String?
        var count = 0
        /// The number of the last scene in which the view represented the element.
        var scene: Int
    }

    private var uses: [String: ViewUse] = [:]
    private var counts: [Int]?
    private(set) var offset = CGPoint.zero
    private var scene = 0

    mutating func inferReusesAndEvents(in list: inout ViewTree.Node, appendingTo steps: inout [Event]) {
        let name = list.name
        func addEvent(_ verb: Event.Verb, changing change: (inout Event) -> Void) {
            var event = Event(verb)
            event.collection = name
            change(&event)
            steps.append(event)
        }
        let counts = list.scroll?.counts
        var isUpdate = self.counts != nil && self.counts != counts
        let isStill = list.scroll?.offset == offset
        scene += 1
        for index in list.children.indices where list.children[index].uncertainty == nil {
            let view = list.children[index]
            guard let element = view.element else { continue }
            var use = uses[view.name] ?? ViewUse(element: element, text: view.text, scene: scene)
            if use.element != element {
                if use.scene == scene - 1, isStill, use.text == view.text { isUpdate = true } else { use.count += 1 }
            } else if use.scene < scene - 1 {
                use.count += 1
            }
            (use.element, use.text, use.scene) = (element, view.text, scene)
            uses[view.name] = use
            list.children[index].reuses = use.count
        }
        if isUpdate {
            addEvent(.invalidate) { $0.name = "counts" }
            if list.children.contains(where: \.isAnimated) {
                addEvent(.ask) { $0.name = "initialLayoutAttributesForAppearingItem" }
            }
        }
        if isUpdate || self.counts == nil {
            for (section, count) in (counts ?? []).enumerated() {
                addEvent(.ask) {
                    $0.name = "numberOfItemsInSection"
                    $0.number = section
                }
                addEvent(.answer) { $0.text = "\(count)" }
            }
            addEvent(.pass) { $0.extent = .begin }
        }
        self.counts = counts ?? []
        offset = list.scroll?.offset ?? .zero
    }
}

extension ViewTree.Node {
    /// Whether the view's layer was animated, in the recording of a device.
    var isAnimated: Bool { states.contains("animating") }

    /// Calls a closure with every scroll view that contains the view of an element. The closure may
    /// change the scroll view.
    fileprivate mutating func visitScrollViewsWithElements(_ body: (inout ViewTree.Node) -> Void) {
        if scroll != nil, children.contains(where: { $0.element != nil }) { body(&self) }
        for index in children.indices { children[index].visitScrollViewsWithElements(body) }
    }
}
