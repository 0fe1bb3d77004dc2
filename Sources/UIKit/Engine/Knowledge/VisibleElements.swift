/// The elements on screen, with their views.
struct VisibleElements {
    struct Element: Keyed {
        let key: ElementKey
        let view: UIView
        /// The number of the call in which the layout returned the attributes that were last
        /// applied to the view.
        var answerNumber: Int
    }

    /// The elements, sorted by key.
    private(set) var elements: ContiguousArray<Element> = [] {
        didSet { version += 1 }
    }
    /// The elements before an animated change, while the entering elements get their views. The app
    /// reads these instead of those on screen; nil otherwise. [UPD-11]
    private var reportedInstead: ContiguousArray<Element>?
    /// A number that changes whenever the elements may have changed.
    private(set) var version = 0

    func contains(_ key: ElementKey) -> Bool { elements.index(of: key) != nil }

    subscript(key: ElementKey) -> Element? { elements.entry(for: key) }

    /// Returns the key of a view's element; nil if the view belongs to no element on screen.
    @MainActor
    func key(of view: UIView) -> ElementKey? {
        guard view.reuseState.state == .live, let key = view.reuseState.key, self[key]?.view === view else {
            return nil
        }
        return key
    }

    /// Whether a view is on screen only until the running change has ended: its element leaves, or
    /// has been reloaded.
    @MainActor
    func isLeaving(_ view: UIView) -> Bool {
        switch view.reuseState.state {
        case .leaving: true
        case .live: key(of: view) == nil
        default: false
        }
    }

    /// Removes and returns the elements that leave in a change. Updates `answerNumber` of those
    /// that stay with new attributes. The caller inserts the elements that enter.
    ///
    /// - Parameter entries: the elements for which attributes are stored after the change.
    mutating func removeLeavingElements(
        of change: ScreenChange, entries: ContiguousArray<KnownAttributes.Entry>
    ) -> ContiguousArray<Element> {
        for staying in change.staying { elements[staying.position].answerNumber = entries[staying.index].answerNumber }
        return remove(change.leaving)
    }

    private mutating func remove(_ leaving: ContiguousArray<ScreenChange.LeavingElement>) -> ContiguousArray<Element> {
        guard let first = leaving.first?.position else { return [] }
        // OPTIMIZATION: if all elements leave, the whole list is moved. The loop below would retain
        // each view.
        if leaving.count == elements.count { return removeAll() }
        var taken: ContiguousArray<Element> = []
        taken.reserveCapacity(leaving.count)
        for element in leaving { taken.append(elements[element.position]) }
        var kept = first
        var next = 0
        for position in first..<elements.count {
            if next < leaving.count, leaving[next].position == position {
                next += 1
            } else {
                elements[kept] = elements[position]
                kept += 1
            }
        }
        elements.removeSubrange(kept...)
        return taken
    }

    mutating func insert(_ element: consuming Element) {
        if let last = elements.last?.key, last < element.key { return elements.append(element) }
        elements.insert(element, at: elements.insertionIndex(for: element.key))
    }

    mutating func remove(_ key: ElementKey) -> Element? {
        elements.index(of: key).map { elements.remove(at: $0) }
    }

    mutating func removeAll() -> ContiguousArray<Element> {
        var taken: ContiguousArray<Element> = []
        taken.reserveCapacity(elements.count)
        swap(&taken, &elements)
        return taken
    }

    /// The elements that the app reads.
    var reported: ContiguousArray<Element> { reportedInstead ?? elements }

    /// Sets the elements that the app reads instead of those on screen. With nil, the app reads those
    /// on screen. [UPD-11]
    mutating func setElementsSeenByApp(_ elements: ContiguousArray<Element>?) { reportedInstead = elements }

    /// Replaces all elements. The new elements need not be sorted.
    mutating func replaceAll(with elements: ContiguousArray<Element>) {
        self.elements = elements
        self.elements.sort { $0.key < $1.key }
    }

    @MainActor
    func invariantProblems() -> [String] {
        var broken = elements.misplacedPositions.map {
            "\(elements[$0].key.text) stands after \(elements[$0 - 1].key.text) on screen"
        }
        if reportedInstead != nil { broken.append("the app reads elements that are not on screen") }
        var owners: [ObjectIdentifier: ElementKey] = [:]
        for element in elements {
            let (key, view) = (element.key, element.view)
            let other = owners.updateValue(key, forKey: ObjectIdentifier(view))
            if let other { broken.append("\(view.viewText) stands for \(other.text) and for \(key.text)") }
            let begin = "\(view.viewText) stands for \(key.text) and"
            if view.reuseState.state != .live { broken.append("\(begin) is \(view.reuseState.state)") }
            if view.reuseState.key != key {
                broken.append("\(begin) believes in \(view.reuseState.key?.text ?? "nothing")")
            }
        }
        return broken
    }
}
