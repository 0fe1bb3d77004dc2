/// A plan of the change from the elements on screen to those that should be on screen: which
/// elements leave, enter, stay or move. Layout passes and animated changes make plans, and the
/// `Committer` carries them out.
///
/// The plan refers to elements by numbers: positions in the list of the visible elements before the
/// change, and indices into the lists of the elements with stored attributes before and after it.
/// In an animated change, the list after it contains only the visible ones of these elements. The
/// plan of a layout pass does not list views that stay as they are.
struct ScreenChange {
    struct LeavingElement {
        let position: Int
        /// The key of the element after an animated change, if the element still exists out of
        /// sight; nil if it was deleted or gets another view. Always nil in a layout pass.
        var target: ElementKey?
        /// Whether the view remains on screen and is never removed, a fault of some systems.
        /// [POOL-07]
        var staysBehind = false
    }

    /// An element that comes on screen and gets a view. If `isOnScreen` is true, it is instead an
    /// element on screen whose view is moved among its siblings.
    struct PlacedElement {
        let index: Int
        var origin = Origin.new
        var placing = PlacementRule.byZIndex
        /// Whether the element already has a view, which is only moved among its siblings.
        /// [STACK-15]
        var isOnScreen = false
    }

    /// The place of an entering element before an animated change. In a layout pass, always `new`,
    /// without effect.
    enum Origin: Equatable {
        /// The element did not exist, or it gets another view. In a change of the layout or the
        /// bounds, an element whose attributes were not stored counts as new too.
        case new
        /// The element existed out of sight, and its attributes were not stored.
        case unknown
        /// The element existed, and its attributes were stored. The value is their index in the
        /// list of stored attributes before the change.
        case known(Int)
    }

    /// An element whose view stays, in most cases with other attributes or for another index path.
    struct StayingElement {
        let position: Int
        let index: Int
    }

    /// The elements whose views leave, sorted by position.
    private(set) var leaving: ContiguousArray<LeavingElement> = []
    /// The entering elements, in the order in which their views are added or moved.
    var entering: ContiguousArray<PlacedElement> = []
    /// The elements whose views stay, sorted by position. In a layout pass, only those that get
    /// attributes again are listed.
    private(set) var staying: ContiguousArray<StayingElement> = []
    /// The number of views on screen that stay as they are in a layout pass. They do not appear in
    /// the lists above. Always 0 in an animated change.
    private(set) var untouched = 0
    /// Whether the change is a batch update. The layout must then return attributes for every
    /// leaving cell and supplementary view that still exists.
    private(set) var isUpdate = false
    /// Whether a header or footer that leaves may get the size zero. If not, that is a failure.
    /// [UPD-14]
    private(set) var allowsVanishedHeaders = true
    /// The value of `EngineState.planVersion` when the plan was made. If that value has changed
    /// since, the plan is invalid.
    let planVersion: Int
}

// MARK: - A layout pass

extension ScreenChange {
    var isEmpty: Bool { leaving.isEmpty && entering.isEmpty && staying.isEmpty }

    /// Makes a plan after which an element has a view exactly if its stored attributes are visible
    /// in `rect` and not hidden. [PASS-07],
    /// [PASS-14]
    ///
    /// Both lists are sorted by key, so one loop is enough.
    ///
    /// - Parameter renewsAll: whether attributes are applied again to all elements that stay. If
    ///   not, only those elements are in the plan whose attributes the layout has returned again
    ///   since they were applied. [APPLY-01]
    init(
        from visible: ContiguousArray<VisibleElements.Element>, to entries: ContiguousArray<KnownAttributes.Entry>,
        in rect: CGRect,
        renewsAll: Bool = false, arrival: ArrivalOrder = ArrivalOrder(), planVersion: Int = 0
    ) {
        self.planVersion = planVersion
        var position = 0
        let count = visible.count
        for (index, entry) in entries.enumerated() {
            guard entry.isShown(in: rect) else { continue }
            let key = entry.key
            while position < count, visible[position].key < key {
                if leaving.isEmpty { leaving.reserveCapacity(count) }
                leaving.append(LeavingElement(position: position))
                position += 1
            }
            if position < count, visible[position].key == key {
                if renewsAll || visible[position].answerNumber != entry.answerNumber {
                    staying.append(StayingElement(position: position, index: index))
                } else {
                    untouched += 1
                }
                position += 1
            } else {
                if entering.isEmpty { entering.reserveCapacity(count) }
                entering.append(PlacedElement(index: index))
            }
        }
        for rest in position..<count { leaving.append(LeavingElement(position: rest)) }
        arrival.sort(&entering, entries: entries)
    }
}

// MARK: - An animated change

extension ScreenChange {
    /// Makes a plan in which the elements `wanted` stay or enter, and all others leave. The change
    /// may move elements to other index paths.
    ///
    /// - Parameter known: the elements whose attributes were stored before the change.
    init(
        from visible: ContiguousArray<VisibleElements.Element>, known: ContiguousArray<KnownAttributes.Entry>,
        to wanted: ContiguousArray<KnownAttributes.Entry>, by correspondence: ElementCorrespondence, planVersion: Int
    ) {
        self.planVersion = planVersion
        isUpdate = correspondence.isUpdate
        allowsVanishedHeaders = correspondence.allowsVanishedHeaders
        var taken = ContiguousArray(repeating: false, count: wanted.count)
        staying.reserveCapacity(visible.count)
        for position in visible.indices {
            let key = visible[position].key
            let target = correspondence.destination(key)
            if let target, let index = wanted.index(of: target), !taken[index] {
                taken[index] = true
                staying.append(StayingElement(position: position, index: index))
            } else {
                leaving.append(
                    LeavingElement(position: position, target: target, staysBehind: correspondence.staysBehind(key)))
            }
        }
        for index in wanted.indices where !taken[index] {
            let key = wanted[index].key
            var origin = Origin.new
            if let source = correspondence.source(key) {
                origin = known.index(of: source).map(Origin.known) ?? .unknown
            }
            entering.append(PlacedElement(index: index, origin: origin))
        }
    }
}

/// The order in which views that come on screen in a layout pass are added to the list.
/// Systems differ in this order. [STACK-12]
struct ArrivalOrder {
    /// Whether views of one category are added in the order of their zIndexes, and with equal
    /// zIndexes in the order of their kinds and index paths.
    var isByZIndex = true
    /// The seed of the random order of the elements of each category, used only if `isByZIndex` is
    /// false. If the seed is nil, views are then added in the order of their categories, kinds and
    /// index paths.
    var seed: UInt64?

    /// Sorts entering elements into this order.
    ///
    /// - Parameter entering: the elements, sorted by key, that is, by category, kind and index
    ///   path.
    func sort(
        _ entering: inout ContiguousArray<ScreenChange.PlacedElement>, entries: ContiguousArray<KnownAttributes.Entry>
    ) {
        guard entering.count > 1 else { return }
        if isByZIndex {
            entering.sort {
                let (a, b) = (entries[$0.index], entries[$1.index])
                return (a.key.category.rawValue, a.zIndex, a.key) < (b.key.category.rawValue, b.zIndex, b.key)
            }
        } else if let seed {
            entering.sort {
                let (a, b) = (entries[$0.index].key, entries[$1.index].key)
                return (a.category.rawValue, SeededHash.hash(seed: seed, a.bits)) < (
                    b.category.rawValue, SeededHash.hash(seed: seed, b.bits)
                )
            }
        }
    }
}

/// The position among its siblings at which a view is placed.
enum PlacementRule {
    /// The view goes to the position for its zIndex. [STACK-02]
    case byZIndex
    /// The view goes in front of all siblings with a stored zIndex, whatever its own zIndex is.
    case inFront
    /// The view goes to the position for the zIndex 0. Its own zIndex is stored afterwards, without
    /// moving the view.
    case byZero

    /// The word for this rule in recordings.
    var cause: PackedEvent.PlacementCause {
        switch self {
        case .byZIndex: .layout
        case .inFront: .front
        case .byZero: .appearing
        }
    }
}

/// Converts the keys of elements before an animated change into those after it, and back. The
/// change may move elements to other index paths.
struct ElementCorrespondence {
    /// Returns the key that an element has after the change, for its key before the change; nil if
    /// the element is gone or gets another view.
    let destination: (ElementKey) -> ElementKey?
    /// Returns the key that an element had before the change, for its key after the change; nil if
    /// the element is new or gets another view.
    let source: (ElementKey) -> ElementKey?
    /// Whether the change is a batch update.
    var isUpdate = false
    /// Whether a header or footer may get the size zero. If not, that is a failure. [UPD-14]
    var allowsVanishedHeaders = true
    /// The keys, after the change, of the reloaded items on screen. These items get other views.
    var replacements: [ElementKey] = []
    /// Returns whether a view stays on screen forever, although its element has left the screen.
    /// This is a fault of some systems. [POOL-07]
    var staysBehind: (ElementKey) -> Bool = { _ in false }

    /// Returns the correspondence for a change that moves no element to another index path. An
    /// element whose attributes were not stored before the change counts as new.
    static func keepingPaths(of known: KnownAttributes.Snapshot) -> ElementCorrespondence {
        ElementCorrespondence(destination: { $0 }, source: { known.entries.index(of: $0) == nil ? nil : $0 })
    }
}
