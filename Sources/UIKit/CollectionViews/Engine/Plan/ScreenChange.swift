/// The difference between what is on screen and what should be: which elements leave, enter, stay or move. Five producers make one:
/// a layout pass, a batch update, a change of the layout, interactive movement, and an animated change of the bounds. The
/// `Committer` carries it out.
///
/// It holds only numbers: positions among the visible elements before, and indices into what is known before and after. Views that
/// stay as they are do not appear in it.
struct ScreenChange {
    /// An element whose view leaves.
    struct Leaving {
        /// Its position among the visible elements before.
        let position: Int
        /// Where it goes out of sight; nil when the element no longer exists.
        var target: ElementKey?
        /// Its view is never removed. [POOL-07]
        var staysBehind = false
    }

    /// An element that has no view yet.
    struct Entering {
        /// Its index in the knowledge after the change.
        let index: Int
        var origin = Origin.new
        var placing = Placing.byZIndex
        /// Whether it already has a view and appears anew. [STACK-15]
        var isOnScreen = false
    }

    /// Where a newcomer was before the change.
    enum Origin: Equatable {
        /// It did not exist.
        case new
        /// It was out of sight, at a place that nobody has asked the layout about.
        case unknown
        /// At an index of the knowledge from before.
        case known(Int)
    }

    /// An element whose view stays, but looks different or stands for another index path.
    struct Staying {
        /// Its position among the visible elements before.
        let position: Int
        /// Its index in the knowledge after the change.
        let index: Int
    }

    /// Sorted by position.
    private(set) var leaving: ContiguousArray<Leaving> = []
    /// In the order in which they arrive.
    var entering: ContiguousArray<Entering> = []
    /// Sorted by position.
    private(set) var staying: ContiguousArray<Staying> = []
    /// The number of views that stay as they are.
    private(set) var untouched = 0
    /// Whether it is a batch update. Then every item must have attributes.
    private(set) var isUpdate = false
    /// The engine's epoch when the change was made.
    let epoch: Int
}

// MARK: - A layout pass

extension ScreenChange {
    /// Whether there is nothing to do.
    var isEmpty: Bool { leaving.isEmpty && entering.isEmpty && staying.isEmpty }

    /// Exactly the entries that show in a rectangle and are not hidden have views. [PASS-07], [PASS-14]
    ///
    /// Both lists are sorted by key, so one walk is enough.
    ///
    /// - Parameter renewsAll: whether every staying element counts as one whose attributes the layout has returned again.
    ///   [APPLY-01]
    init(
        from visible: ContiguousArray<VisibleElements.Element>, to entries: ContiguousArray<KnownAttributes.Entry>, in rect: CGRect,
        renewsAll: Bool = false, arrival: ArrivalOrder = ArrivalOrder(), epoch: Int = 0
    ) {
        self.epoch = epoch
        var position = 0
        let count = visible.count
        for (index, entry) in entries.enumerated() {
            guard !entry.isHidden && entry.frame.shows(in: rect) else { continue }
            let key = entry.key
            while position < count, visible[position].key < key {
                if leaving.isEmpty { leaving.reserveCapacity(count) }
                leaving.append(Leaving(position: position))
                position += 1
            }
            if position < count, visible[position].key == key {
                if renewsAll || visible[position].answer != entry.answer {
                    staying.append(Staying(position: position, index: index))
                } else {
                    untouched += 1
                }
                position += 1
            } else {
                if entering.isEmpty { entering.reserveCapacity(count) }
                entering.append(Entering(index: index))
            }
        }
        for rest in position..<count { leaving.append(Leaving(position: rest)) }
        arrival.arrange(&entering, of: entries)
    }
}

// MARK: - An animated change

/// Which element after a change is the same as which one before it.
struct Correspondence {
    /// The key after the change of an element before it; nil when the element is gone or gets another view.
    let destination: (ElementKey) -> ElementKey?
    /// The key before the change of an element after it; nil when the element is new.
    let source: (ElementKey) -> ElementKey?
    /// Whether the change is a batch update.
    var isUpdate = false
    /// The keys after the change of visible items that get other views.
    var replacements: [ElementKey] = []
    /// Whether the old view of an element is never removed. [POOL-07]
    var staysBehind: (ElementKey) -> Bool = { _ in false }

    /// Every element stays the same. An element that was not known before is new.
    static func unchanged(_ known: KnownAttributes.Snapshot) -> Correspondence {
        Correspondence(destination: { $0 }, source: { known.entries.index(of: $0) == nil ? nil : $0 })
    }
}

extension ScreenChange {
    /// Makes the change from one state to another in which elements may be at other places.
    ///
    /// - Parameters:
    ///   - known: the knowledge from before.
    ///   - wanted: the elements that should have views.
    init(
        from visible: ContiguousArray<VisibleElements.Element>, known: ContiguousArray<KnownAttributes.Entry>,
        to wanted: ContiguousArray<KnownAttributes.Entry>, by correspondence: Correspondence, epoch: Int
    ) {
        self.epoch = epoch
        isUpdate = correspondence.isUpdate
        var taken = ContiguousArray(repeating: false, count: wanted.count)
        for position in visible.indices {
            let key = visible[position].key
            let target = correspondence.destination(key)
            if let target, let index = wanted.index(of: target), !taken[index] {
                taken[index] = true
                staying.append(Staying(position: position, index: index))
            } else {
                leaving.append(Leaving(position: position, target: target, staysBehind: correspondence.staysBehind(key)))
            }
        }
        for index in wanted.indices where !taken[index] {
            let key = wanted[index].key
            var origin = Origin.new
            if let source = correspondence.source(key) { origin = known.index(of: source).map(Origin.known) ?? .unknown }
            entering.append(Entering(index: index, origin: origin))
        }
    }
}

// MARK: - Newcomers

/// How a plan places a view among its siblings when the view comes on screen, or appears anew.
enum Placing {
    /// Where its zIndex belongs. [STACK-02]
    case byZIndex
    /// In front of all reusable siblings. The zIndex of the view is only stored.
    case inFront
    /// Where a zIndex of 0 belongs. The zIndex of the view is stored afterwards, and the view is not moved.
    case byZero

    /// The word for it in recordings.
    var cause: PackedEvent.Cause {
        switch self {
        case .byZIndex: .layout
        case .inFront: .front
        case .byZero: .appearing
        }
    }
}

/// The order in which the newcomers of one category arrive. UIKit leaves it undetermined, and a preset decides. [STACK-12]
struct ArrivalOrder {
    /// By zIndex, then by index path. If false, the seed decides; without a seed, the index path.
    var isByZIndex = true
    var seed: UInt64?

    /// - Parameter entering: sorted by key.
    func arrange(_ entering: inout ContiguousArray<ScreenChange.Entering>, of entries: ContiguousArray<KnownAttributes.Entry>) {
        guard entering.count > 1 else { return }
        if isByZIndex {
            entering.sort {
                let (a, b) = (entries[$0.index], entries[$1.index])
                return (a.key.category.rawValue, a.zIndex, a.key) < (b.key.category.rawValue, b.zIndex, b.key)
            }
        } else if let seed {
            entering.sort {
                let (a, b) = (entries[$0.index].key, entries[$1.index].key)
                return (a.category.rawValue, Seed.mix(seed, a.bits)) < (b.category.rawValue, Seed.mix(seed, b.bits))
            }
        }
    }
}
