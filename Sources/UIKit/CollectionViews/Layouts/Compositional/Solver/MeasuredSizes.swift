/// The preferred sizes of the items of a section that were measured.
struct MeasuredSizes: ExpressibleByDictionaryLiteral {
    private var sizes: [Int: CGSize] = [:]
    /// The measured items, in ascending order.
    private var items: ContiguousArray<Int> = []

    init() {}

    init(dictionaryLiteral elements: (Int, CGSize)...) {
        for (item, size) in elements { self[item] = size }
    }

    /// The size of an item; nil if the item was not measured. A size is stored, but not removed.
    subscript(item: Int) -> CGSize? {
        get { sizes[item] }
        set {
            guard let newValue else { return }
            if sizes.updateValue(newValue, forKey: item) == nil {
                items.insert(item, at: items.firstPosition { $0 >= item })
            }
        }
    }

    /// Returns the first measured item of a range; nil if there is none.
    func firstItem(from start: Int, before end: Int) -> Int? {
        let position = items.firstPosition { $0 >= start }
        return position < items.count && items[position] < end ? items[position] : nil
    }
}
