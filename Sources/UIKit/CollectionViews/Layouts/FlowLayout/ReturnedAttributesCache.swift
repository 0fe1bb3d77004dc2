/// The attributes that a flow layout returned last. It returns the same objects again while they are near. [PASS-13]
///
/// A subclass that changes the objects that `super` returned, without copying them, changes these. The layout notices that and logs
/// it once. A frame that the subclass moves by a distance drifts with every question. Only subclasses can do that, so the cache is
/// kept only for them.
struct ReturnedAttributesCache {
    private struct Loan: Keyed {
        let key: ElementKey
        let attributes: UICollectionViewLayoutAttributes
    }

    /// Sorted by key, each once.
    ///
    /// OPTIMIZATION: a dictionary of them was 6 % of a hunt.
    private var loans: ContiguousArray<Loan> = []
    private var hasLogged = false

    var isEmpty: Bool { loans.isEmpty }

    mutating func forget() { loans = [] }

    /// The object returned for an item before; nil when there was none.
    @MainActor
    mutating func attributes(
        section: Int, item: Int, _ frame: CGRect, by layout: UICollectionViewFlowLayout
    ) -> UICollectionViewLayoutAttributes? {
        guard let key = ElementKey.itemKey(section: section, item: item), let loan = loans.entry(for: key)?.attributes else { return nil }
        if loan.frame != frame, !hasLogged {
            hasLogged = true
            func text(_ r: CGRect) -> String {
                "{{\(r.minX.text), \(r.minY.text)}, {\(r.width.text), \(r.height.text)}}"
            }
            let world = layout.host?.world ?? World.current
            world.log("Logging only once for UICollectionViewFlowLayout cache mismatched frame")
            world.log(
                "UICollectionViewFlowLayout has cached frame mismatch for index path \(IndexPath(item: item, section: section).inFailures) - cached value: "
                    + "\(text(loan.frame)); expected value: \(text(frame))")
            world.log(
                "This is likely occurring because the flow layout subclass \(type(of: layout)) is modifying attributes returned by "
                    + "UICollectionViewFlowLayout without copying them")
        }
        return loan
    }

    /// Keeps the objects that are returned now, and releases the others.
    @MainActor
    mutating func note(_ answer: [UICollectionViewLayoutAttributes], by layout: UICollectionViewFlowLayout) {
        guard type(of: layout) != UICollectionViewFlowLayout.self else { return }
        loans.removeAll(keepingCapacity: true)
        for attributes in answer where attributes.values.category == .cell {
            let numbers = attributes.values.numbers
            guard let key = ElementKey.itemKey(section: numbers.section, item: numbers.item) else { continue }
            // They almost always come in order.
            let isLast = loans.last.map { $0.key < key } ?? true
            let position = isLast ? loans.count : loans.position(of: key)
            if isLast || loans[position].key != key { loans.insert(Loan(key: key, attributes: attributes), at: position) }
        }
    }
}
