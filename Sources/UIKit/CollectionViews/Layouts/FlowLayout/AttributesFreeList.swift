/// Attributes to be used again, because nobody but the flow layout refers to them any more.
///
/// OPTIMIZATION: making and destroying attributes takes 800 instructions, a fifth of a bind.
struct AttributesFreeList {
    private static let most = 400
    private var objects: ContiguousArray<UICollectionViewLayoutAttributes> = []

    /// Like new; nil when there are none.
    mutating func take() -> UICollectionViewLayoutAttributes? {
        guard let attributes = objects.popLast() else { return nil }
        attributes.values.numbers = UICollectionViewLayoutAttributes.Values.Numbers()
        if attributes.values.hasMore { attributes.values = UICollectionViewLayoutAttributes.Values() }
        return attributes
    }

    /// Keeps what nobody else has: a view or an app that kept attributes, or the array they came in, never sees them change.
    mutating func takeBack(_ answers: consuming [[UICollectionViewLayoutAttributes]]) {
        while var answer = answers.popLast() {
            while objects.count < AttributesFreeList.most, var attributes = answer.popLast() {
                if attributes.isPlain, isKnownUniquelyReferenced(&attributes) { objects.append(consume attributes) }
            }
        }
    }
}
