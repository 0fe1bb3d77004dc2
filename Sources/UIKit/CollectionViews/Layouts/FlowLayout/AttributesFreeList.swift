/// Attributes that can be used again, because only the flow layout still refers to them.
///
/// OPTIMIZATION: making and destroying attributes takes 800 instructions, a fifth of a bind.
struct AttributesFreeList {
    /// There is always room for this many.
    static let leastRoom = 400
    private var objects: ContiguousArray<UICollectionViewLayoutAttributes> = []

    /// How many there are. An answer is mostly as long as the one before, which was taken back.
    var count: Int { objects.count }

    /// Attributes with default values; nil when there are none.
    mutating func take() -> UICollectionViewLayoutAttributes? {
        guard let attributes = objects.popLast() else { return nil }
        attributes.values.numbers = UICollectionViewLayoutAttributes.Values.Numbers()
        if attributes.values.hasMore { attributes.values = UICollectionViewLayoutAttributes.Values() }
        return attributes
    }

    /// Attributes of a class with default values. Only those of the built-in class are used again.
    mutating func make(_ attributesClass: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        guard attributesClass == UICollectionViewLayoutAttributes.self else { return ClassMaker.make(attributesClass) }
        return take() ?? UICollectionViewLayoutAttributes()
    }

    /// Takes back objects that nobody else has. If a view or an app has kept attributes, or the array they came in, they never
    /// change.
    mutating func takeBack(_ answers: consuming [[UICollectionViewLayoutAttributes]]) {
        // The next answer may need as many as the last one had.
        let most = max(AttributesFreeList.leastRoom, answers.last?.count ?? 0)
        while var answer = answers.popLast() {
            while objects.count < most, var attributes = answer.popLast() {
                if attributes.isPlain, isKnownUniquelyReferenced(&attributes) { objects.append(consume attributes) }
            }
        }
    }
}
