/// The base class of most parts of the engine that use the preparation of the layout or the
/// attribute loader.
class LayoutAwarePart: EnginePart {
    final let preparation: LayoutPreparation
    final let elements: AttributeLoader

    override init(layout: UICollectionViewLayout) {
        let base = EnginePart(layout: layout)
        preparation = LayoutPreparation(base)
        elements = AttributeLoader(base, preparation: preparation)
        super.init(base)
    }

    init(_ base: LayoutAwarePart) {
        preparation = base.preparation
        elements = base.elements
        super.init(base)
    }
}
