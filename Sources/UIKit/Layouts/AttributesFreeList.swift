/// Attributes objects to which nothing else refers. A layout reuses them instead of making new
/// ones.
///
/// OPTIMIZATION: making and destroying an object takes 800 instructions, a fifth of the
/// instructions that bring a cell on screen.
struct AttributesFreeList {
    /// The least number of objects for which the list has room. The list has room for more if the
    /// layout's last array had more.
    static let minimumCapacity = 400
    private var objects: ContiguousArray<UICollectionViewLayoutAttributes> = []

    /// The number of objects in the list. The next array that the layout returns usually contains
    /// about as many objects.
    var count: Int { objects.count }

    /// Removes an object from the list and returns it with default values; nil if the list is
    /// empty.
    mutating func takeAttributes() -> UICollectionViewLayoutAttributes? {
        guard let attributes = objects.popLast() else { return nil }
        attributes.values.plainValues = UICollectionViewLayoutAttributes.Values.PlainValues()
        if attributes.values.hasOtherValues { attributes.values = UICollectionViewLayoutAttributes.Values() }
        return attributes
    }

    /// Returns attributes of an item, as an object of the given class. Only objects of the built-in
    /// class are reused.
    mutating func makeAttributes(
        ofClass attributesClass: UICollectionViewLayoutAttributes.Type, section: Int, item: Int, frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let isBuiltIn = attributesClass == UICollectionViewLayoutAttributes.self
        let attributes =
            isBuiltIn ? takeAttributes() ?? .init() : RuntimeInstantiation.makeInstance(of: attributesClass)
        attributes.values.setIndexPath(section: section, item: item)
        attributes.values.frame = frame
        return attributes
    }

    /// Adds the objects of arrays that the layout has returned earlier, except objects of
    /// subclasses and objects to which anything else still refers. Objects for which there is no
    /// space are released.
    mutating func recycle(_ answers: consuming [[UICollectionViewLayoutAttributes]]) {
        // The list can store at least as many objects as the last array had, because the next array
        // may need as many.
        let most = max(AttributesFreeList.minimumCapacity, answers.last?.count ?? 0)
        while var answer = answers.popLast() {
            while objects.count < most, var attributes = answer.popLast() {
                if attributes.isPlain, isKnownUniquelyReferenced(&attributes) { objects.append(consume attributes) }
            }
        }
    }
}
