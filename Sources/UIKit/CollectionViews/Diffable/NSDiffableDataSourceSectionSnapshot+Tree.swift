/// Reads and edits the tree. A position is an index into the list of all items, depth first.
extension NSDiffableDataSourceSectionSnapshot {
    func descendantPositions(of position: Int) -> Range<Int> {
        let end = levels[(position + 1)...].firstIndex { $0 <= levels[position] }
        return position + 1..<(end ?? levels.count)
    }

    /// Returns the positions of an item and its descendants.
    func subtreePositions(of position: Int) -> Range<Int> { position..<descendantPositions(of: position).upperBound }

    func parentPosition(of position: Int) -> Int? {
        guard levels[position] > 0 else { return nil }
        return levels[..<position].lastIndex { $0 < levels[position] }
    }

    var visiblePositions: [Int] {
        var positions: [Int] = []
        var position = 0
        while position < allItems.count {
            positions.append(position)
            position =
                expanded.contains(allItems[position]) ? position + 1 : descendantPositions(of: position).upperBound
        }
        return positions
    }

    func forest(at positions: Range<Int>) -> Self {
        var part = Self()
        let top = positions.first.map { levels[$0] } ?? 0
        part.allItems = OrderedIdentifiers(allItems.elements[positions])
        part.levels = levels[positions].map { $0 - top }
        part.expanded = Set(part.allItems.elements.filter(expanded.contains))
        return part
    }

    mutating func insert(_ items: [ItemIdentifierType], at position: Int, level: Int) {
        guard allItems.insert(items, at: position) else { return failOnDuplicates(in: items) }
        levels.insert(contentsOf: repeatElement(level, count: items.count), at: position)
    }

    @discardableResult
    mutating func insert(_ snapshot: Self, at position: Int, level: Int) -> Bool {
        guard allItems.insert(snapshot.allItems.elements, at: position) else {
            failOnDuplicates(in: snapshot.items)
            return false
        }
        levels.insert(contentsOf: snapshot.levels.map { $0 + level }, at: position)
        expanded.formUnion(snapshot.expanded)
        return true
    }

    mutating func remove(at positions: some Sequence<Int>) {
        let removed = Set(positions).sorted()
        expanded.subtract(removed.map { allItems[$0] })
        allItems.remove(at: removed)
        levels.remove(at: removed)
    }

    // MARK: - Failures for duplicate and missing items

    /// Fails, and lists the items that are in the tree already or occur twice in `items`.
    /// https://github.com/hackiftekhar/IQListKit/issues/3
    private func failOnDuplicates(in items: [ItemIdentifierType]) {
        var seen: Set<ItemIdentifierType> = []
        let again = items.filter { allItems.contains($0) || !seen.insert($0).inserted }
        World.fail(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(again.asSetText)",
            hint: "delete an item before it is inserted elsewhere")
    }

    /// Returns the position of an item among all items. If the item is not in the tree, returns nil
    /// and fails with a message that begins with `role`.
    func position(of item: ItemIdentifierType, orFailNaming role: String) -> Int? {
        if let position = allItems.position(of: item) { return position }
        World.fail("\(role) does not exist in section snapshot: \(item)", hint: "check with contains(_:) first")
        return nil
    }

    // MARK: - Adapting to edits of a section

    /// Whether both trees have equal items at equal levels, and the same expanded items.
    func isEqual(to other: Self) -> Bool {
        allItems == other.allItems && levels == other.levels && expanded == other.expanded
    }

    /// Returns a copy of this tree whose visible items are `visible`. Called after the section was
    /// edited as a flat list.
    ///
    /// An item that keeps its place keeps its level. A new or moved item gets the level of its
    /// neighbors; if their levels differ, it gets the deeper one. Both rules have a limit: no
    /// visible item gets a deeper level than the visible item before it, except that an item after
    /// an expanded one may be one level deeper. Hidden descendants move or disappear together with
    /// their collapsed ancestor.
    func updated(forVisibleItems visible: [ItemIdentifierType]) -> Self {
        let shown = OrderedIdentifiers(visibleItems)
        guard shown.elements != visible else { return self }
        let wanted = OrderedIdentifiers(visible)
        let stays = membershipInLongestIncreasingSubsequence(of: wanted.oldPositions(in: shown))
        let kept = visible.indices.map { stays[$0] ? levels[allItems.position(of: visible[$0])!] : nil }
        var ahead = kept
        for index in ahead.indices.dropLast().reversed() where ahead[index] == nil { ahead[index] = ahead[index + 1] }
        var next = Self()
        var depth = 0
        for (index, item) in visible.enumerated() {
            let opens = index > 0 && expanded.contains(visible[index - 1])
            depth = min(kept[index] ?? max(depth, ahead[index] ?? 0), opens ? depth + 1 : depth)
            next.allItems.append(item)
            next.levels.append(depth)
            next.append(descendantsIfCollapsed(of: item, without: wanted), belowLevel: depth)
        }
        next.expanded = Set(next.allItems.elements.filter(expanded.contains))
        return next
    }

    private func descendantsIfCollapsed(
        of item: ItemIdentifierType, without visible: OrderedIdentifiers<ItemIdentifierType>
    ) -> Self {
        guard !expanded.contains(item), let position = allItems.position(of: item) else { return Self() }
        var part = forest(at: descendantPositions(of: position))
        part.remove(at: part.allItems.elements.indices.filter { visible.contains(part.allItems[$0]) })
        return part
    }

    private mutating func append(_ part: Self, belowLevel level: Int) {
        for (item, below) in zip(part.allItems.elements, part.levels) {
            allItems.append(item)
            levels.append(min(level + 1 + below, levels.last! + 1))
        }
    }

    /// Makes a tree in which every item is a root.
    init(_ roots: [ItemIdentifierType]) {
        allItems = OrderedIdentifiers(roots)
        levels = roots.map { _ in 0 }
    }
}
