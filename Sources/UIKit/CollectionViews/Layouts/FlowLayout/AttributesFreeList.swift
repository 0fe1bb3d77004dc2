/// Attributes that can be reused, because only their layout still refers to them.
///
/// OPTIMIZATION: making and destroying attributes takes 800 instructions, a fifth of all that are needed to bring a cell on screen.
struct AttributesFreeList {
    /// The number of objects for which the list always has room.
    static let leastRoom = 400
    private var objects: ContiguousArray<UICollectionViewLayoutAttributes> = []

    /// The number of objects in the list. The next array of attributes that the layout returns usually needs about as many.
    var count: Int { objects.count }

    /// Returns attributes with default values; nil if the list is empty.
    mutating func take() -> UICollectionViewLayoutAttributes? {
        guard let attributes = objects.popLast() else { return nil }
        attributes.values.numbers = UICollectionViewLayoutAttributes.Values.Numbers()
        if attributes.values.hasMore { attributes.values = UICollectionViewLayoutAttributes.Values() }
        return attributes
    }

    /// Returns attributes of a class with default values. Only objects of the built-in class are reused.
    mutating func make(_ attributesClass: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        guard attributesClass == UICollectionViewLayoutAttributes.self else { return RuntimeInstantiation.make(attributesClass) }
        return take() ?? UICollectionViewLayoutAttributes()
    }

    /// Adds objects from arrays that the layout has returned earlier, if nothing else refers to the objects. Objects that a view or an app
    /// has kept are not reused.
    mutating func recycle(_ answers: consuming [[UICollectionViewLayoutAttributes]]) {
        // The next array that the layout returns may be as long as the last one.
        let most = max(AttributesFreeList.leastRoom, answers.last?.count ?? 0)
        while var answer = answers.popLast() {
            while objects.count < most, var attributes = answer.popLast() {
                if attributes.isPlain, isKnownUniquelyReferenced(&attributes) { objects.append(consume attributes) }
            }
        }
    }
}
