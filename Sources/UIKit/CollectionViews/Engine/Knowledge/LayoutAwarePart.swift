/// The base class of most parts of the engine that use the content offset control, the preparation of the layout, or the attribute loader.
class LayoutAwarePart: EnginePart {
    final let offset: ContentOffsetControl
    final let preparation: LayoutPreparation
    final let elements: AttributeLoader

    override init(layout: UICollectionViewLayout) {
        let base = EnginePart(layout: layout)
        offset = ContentOffsetControl(base)
        preparation = LayoutPreparation(base, offset: offset)
        elements = AttributeLoader(base, offset: offset, preparation: preparation)
        super.init(base)
    }

    init(_ base: LayoutAwarePart) {
        offset = base.offset
        preparation = base.preparation
        elements = base.elements
        super.init(base)
    }
}
