/// The item attributes that the last call of `layoutAttributesForElements(in:)` returned, in a
/// subclass of the flow layout. The next call returns the same objects again for these items,
/// unless the layout has computed its sections again in between. [PASS-13]
///
/// If a subclass changes attributes from `super` without copying them, it changes these objects.
/// The first time that the layout returns one of them with a changed frame, it logs this. If the
/// subclass moves frames by a distance, the frames move further with each request. For the built-in
/// class the cache stays empty.
struct ReturnedAttributesCache {
    private struct Entry: Keyed {
        let key: ElementKey
        let attributes: UICollectionViewLayoutAttributes
    }

    /// The cached attributes, sorted by key.
    ///
    /// OPTIMIZATION: a sorted array instead of a dictionary. The dictionary took 6 % of the time of
    /// `offscreen hunt`.
    private var entries: ContiguousArray<Entry> = []
    private var hasLogged = false

    var isEmpty: Bool { entries.isEmpty }

    mutating func removeAll() { entries = [] }

    /// Returns the cached attributes of an item; nil if there are none. Logs once if the frame of
    /// cached attributes is not `expectedFrame`, except for the rounding of a frame that follows
    /// from a center.
    @MainActor
    mutating func attributes(
        section: Int, item: Int, expectedFrame frame: CGRect, layout: UICollectionViewFlowLayout
    ) -> UICollectionViewLayoutAttributes? {
        guard let key = ElementKey.itemKey(section: section, item: item),
            let known = entries.entry(for: key)?.attributes
        else {
            return nil
        }
        if known.frame != frame, !hasLogged, known.frame.differsByMoreThanRounding(from: frame) {
            hasLogged = true
            func text(_ r: CGRect) -> String {
                "{{\(r.minX.text), \(r.minY.text)}, {\(r.width.text), \(r.height.text)}}"
            }
            let world = layout.host?.world ?? World.current
            world.log("Logging only once for UICollectionViewFlowLayout cache mismatched frame")
            world.log(
                """
                UICollectionViewFlowLayout has cached frame mismatch for index path \
                \(IndexPath(item: item, section: section).failureText) - cached value: \
                \(text(known.frame)); expected value: \(text(frame))
                """)
            world.log(
                """
                This is likely occurring because the flow layout subclass \(type(of: layout)) is modifying \
                attributes returned by UICollectionViewFlowLayout without copying them
                """)
        }
        return known
    }

    /// Replaces the cached attributes with those of the items in `answer`. Does nothing for a
    /// layout of the built-in class.
    @MainActor
    mutating func replaceEntries(
        with answer: [UICollectionViewLayoutAttributes], returnedBy layout: UICollectionViewFlowLayout
    ) {
        guard type(of: layout) != UICollectionViewFlowLayout.self else { return }
        entries.removeAll(keepingCapacity: true)
        for attributes in answer where attributes.values.category == .cell {
            let numbers = attributes.values.plainValues
            guard let key = ElementKey.itemKey(section: numbers.section, item: numbers.item) else { continue }
            // Returned attributes are almost always in ascending order.
            let isLast = entries.isEmpty || entries[entries.count - 1].key < key
            let position = isLast ? entries.count : entries.insertionIndex(for: key)
            if isLast || entries[position].key != key {
                entries.insert(Entry(key: key, attributes: attributes), at: position)
            }
        }
    }
}

extension CGRect {
    /// Whether an edge is farther from that of another rectangle than a sum of coordinates is
    /// rounded.
    fileprivate func differsByMoreThanRounding(from other: CGRect) -> Bool {
        let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
        return differences.contains { abs($0) > 0.0001 }
    }
}
