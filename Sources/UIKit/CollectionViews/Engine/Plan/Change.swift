/// Who leaves, enters, stays or moves, from what is on screen to what shall be. Five producers make one: a layout pass, a batch update,
/// a change of the layout, interactive movement, and an animated change of the bounds. The `Committer` carries it out.
///
/// It holds numbers only: positions among the visible elements before, and indices into what is known before and after. Views that stay
/// as they are do not appear in it.
struct Change {
    /// An element whose view leaves.
    struct Leaving {
        /// Among the visible elements before.
        let position: Int
        /// Where it goes out of sight; nil when it is gone.
        var target: ElementKey?
        /// Its view is never taken away. [POOL-07]
        var staysBehind = false
    }

    /// An element that has no view yet.
    struct Entering {
        /// In what is known after.
        let index: Int
        var origin = Origin.new
        /// The mechanism of the ordering bug hits it. [STACK-05], [STACK-14]
        var isHit = false
        /// It has a view, and appears anew. [STACK-15]
        var isOnScreen = false
    }

    /// Where a newcomer was before.
    enum Origin: Equatable {
        /// It was not there.
        case new
        /// It was out of sight, in a place that nobody asked for.
        case unknown
        /// In what was known before.
        case known(Int)
    }

    /// An element whose view stays, and looks different or stands for another index path.
    struct Staying {
        /// Among the visible elements before.
        let position: Int
        /// In what is known after.
        let index: Int
    }

    /// Sorted by position.
    private(set) var leaving: ContiguousArray<Leaving> = []
    /// In the order in which they arrive.
    private(set) var entering: ContiguousArray<Entering> = []
    /// Sorted by position.
    private(set) var staying: ContiguousArray<Staying> = []
    /// The number of views that stay as they are.
    private(set) var untouched = 0
    /// A batch update: its newcomers may be hit, and every item has to have attributes.
    private(set) var isUpdate = false
    /// The engine's, when the change was made.
    let epoch: Int
}

// MARK: - A layout pass

extension Change {
    /// Exactly the entries that show in a rectangle and are not hidden have views. [PASS-07], [PASS-14]
    ///
    /// Both lists are sorted by key, so one walk tells.
    ///
    /// - Parameter renewsAll: every staying element counts as one that the layout spoke of anew. [APPLY-01]
    init(
        from visible: ContiguousArray<VisibleElements.Element>, to entries: ContiguousArray<KnownAttributes.Entry>, in rect: CGRect,
        renewsAll: Bool = false, arrival: ArrivalRule = ArrivalRule(), epoch: Int = 0
    ) {
        self.epoch = epoch
        var position = 0
        let count = visible.count
        var index = -1
        for entry in entries {
            index += 1
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
        while position < count {
            leaving.append(Leaving(position: position))
            position += 1
        }
        arrival.arrange(&entering, of: entries)
    }

    /// [STACK-15] The decorations and supplementary views on screen appear anew, with the newcomers and among them.
    mutating func appearAnew(
        _ visible: ContiguousArray<VisibleElements.Element>, in entries: ContiguousArray<KnownAttributes.Entry>, hitBy bug: OrderingBug,
        update: Int, arrival: ArrivalRule
    ) {
        for element in visible where element.key.category != .cell {
            if let index = entries.index(of: element.key) { entering.append(Entering(index: index, isOnScreen: true)) }
        }
        for index in entering.indices { entering[index].isHit = bug.hits(entries[entering[index].index].key, in: update) }
        entering.sort { $0.index < $1.index }
        arrival.arrange(&entering, of: entries)
    }
}

// MARK: - An animated change

extension Change {
    /// From one state to another, in which elements may stand elsewhere.
    ///
    /// - Parameters:
    ///   - known: what is known of before.
    ///   - wanted: what shall have views.
    ///   - update: the ordinal of the update.
    init(
        from visible: ContiguousArray<VisibleElements.Element>, known: ContiguousArray<KnownAttributes.Entry>,
        to wanted: ContiguousArray<KnownAttributes.Entry>, by correspondence: Correspondence, hitBy bug: OrderingBug, update: Int,
        epoch: Int
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
            entering.append(Entering(index: index, origin: origin, isHit: isUpdate && bug.hits(key, in: update)))
        }
        bug.arrange(&entering, of: wanted, update: update)
    }
}
