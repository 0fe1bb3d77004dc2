/// A plan of the change from the elements on screen to those that should be on screen: which elements leave, enter, stay or move. Passes,
/// batch updates, changes of the layout, rearrangements and animated changes of the bounds make plans, and the `Committer` carries them
/// out.
///
/// The plan contains only numbers: positions among the visible elements before the change, and indices into the known entries
/// before and after it. Views that stay as they are do not appear in the plan.
struct ScreenChange {
    /// An element whose view leaves.
    struct LeavingElement {
        /// The position of the element among the visible elements before the change.
        let position: Int
        /// The key of the element after the change, which is out of sight; nil if the element no longer exists or its view is replaced.
        var target: ElementKey?
        /// Whether the view is never removed. [POOL-07]
        var staysBehind = false
    }

    /// An element that gets a view, or an element on screen whose view is moved among its siblings.
    struct EnteringElement {
        /// The index of the element among the entries known after the change.
        let index: Int
        var origin = Origin.new
        var placing = Placing.byZIndex
        /// Whether the element already has a view, which is only moved among its siblings. [STACK-15]
        var isOnScreen = false
    }

    /// What is known about an entering element before the change.
    enum Origin: Equatable {
        /// The element did not exist, or it gets another view.
        case new
        /// The element existed out of sight, and its attributes are not known.
        case unknown
        /// The layout's attributes for the element were known before the change. The value is their index among the known entries of that
        /// time.
        case known(Int)
    }

    /// An element whose view stays, with other attributes or for another index path.
    struct StayingElement {
        /// The position of the element among the visible elements before the change.
        let position: Int
        /// The index of the element among the entries known after the change.
        let index: Int
    }

    /// The elements whose views leave, sorted by position.
    private(set) var leaving: ContiguousArray<LeavingElement> = []
    /// The elements that get views, in the order in which the views are added.
    var entering: ContiguousArray<EnteringElement> = []
    /// The elements whose views stay and change, sorted by position.
    private(set) var staying: ContiguousArray<StayingElement> = []
    /// The number of views that stay as they are, and are in no list.
    private(set) var untouched = 0
    /// Whether the change is a batch update. Every item and supplementary element that still exists must then have attributes.
    private(set) var isUpdate = false
    /// The value of `EngineState.planVersion` when the plan was made. The plan is invalid if that value has changed since.
    let planVersion: Int
}

// MARK: - A layout pass

extension ScreenChange {
    /// Whether there is nothing to carry out.
    var isEmpty: Bool { leaving.isEmpty && entering.isEmpty && staying.isEmpty }

    /// Compares the visible elements with the entries that are visible in a rectangle and not hidden. After the change exactly these
    /// entries have views. [PASS-07], [PASS-14]
    ///
    /// Both lists are sorted by key, so one loop is enough.
    ///
    /// - Parameter renewsAll: whether attributes are applied to all staying elements again. If not, only elements whose attributes come
    ///   from a new answer of the layout are in the plan. [APPLY-01]
    init(
        from visible: ContiguousArray<VisibleElements.Element>, to entries: ContiguousArray<KnownAttributes.Entry>, in rect: CGRect,
        renewsAll: Bool = false, arrival: ArrivalOrder = ArrivalOrder(), planVersion: Int = 0
    ) {
        self.planVersion = planVersion
        var position = 0
        let count = visible.count
        for (index, entry) in entries.enumerated() {
            guard !entry.isHidden && entry.frame.isVisible(in: rect) else { continue }
            let key = entry.key
            while position < count, visible[position].key < key {
                if leaving.isEmpty { leaving.reserveCapacity(count) }
                leaving.append(LeavingElement(position: position))
                position += 1
            }
            if position < count, visible[position].key == key {
                if renewsAll || visible[position].answer != entry.answer {
                    staying.append(StayingElement(position: position, index: index))
                } else {
                    untouched += 1
                }
                position += 1
            } else {
                if entering.isEmpty { entering.reserveCapacity(count) }
                entering.append(EnteringElement(index: index))
            }
        }
        for rest in position..<count { leaving.append(LeavingElement(position: rest)) }
        arrival.sort(&entering, of: entries)
    }
}

// MARK: - An animated change

extension ScreenChange {
    /// Compares the visible elements with those that should have views, after a change in which elements may get other keys.
    ///
    /// - Parameters:
    ///   - known: the entries known before the change.
    ///   - wanted: the elements that should have views.
    init(
        from visible: ContiguousArray<VisibleElements.Element>, known: ContiguousArray<KnownAttributes.Entry>,
        to wanted: ContiguousArray<KnownAttributes.Entry>, by correspondence: ElementCorrespondence, planVersion: Int
    ) {
        self.planVersion = planVersion
        isUpdate = correspondence.isUpdate
        var taken = ContiguousArray(repeating: false, count: wanted.count)
        for position in visible.indices {
            let key = visible[position].key
            let target = correspondence.destination(key)
            if let target, let index = wanted.index(of: target), !taken[index] {
                taken[index] = true
                staying.append(StayingElement(position: position, index: index))
            } else {
                leaving.append(LeavingElement(position: position, target: target, staysBehind: correspondence.staysBehind(key)))
            }
        }
        for index in wanted.indices where !taken[index] {
            let key = wanted[index].key
            var origin = Origin.new
            if let source = correspondence.source(key) { origin = known.index(of: source).map(Origin.known) ?? .unknown }
            entering.append(EnteringElement(index: index, origin: origin))
        }
    }
}
