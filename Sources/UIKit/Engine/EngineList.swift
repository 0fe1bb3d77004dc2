/// A list that an engine fills with views: what the engine asks of it, besides what every scroll
/// view has.
@MainActor
protocol EngineList: UIScrollView {
    /// What the engine does differently for this kind of list than for another.
    static var rules: ListRules { get }

    /// The words for this kind of list in the messages of failures.
    static var words: ListWords { get }

    /// A view behind all other content.
    var backgroundView: UIView? { get }

    var isPrefetchingEnabled: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    /// Returns the class of the views that are made if the app has registered no class, which is a
    /// failure.
    static func plainViewClass(for category: ElementCategory) -> UIView.Type

    /// Whether `fault(in:world:isDiffable:)` may return an exception on a system.
    static func mayRaiseFault(in world: World) -> Bool

    /// Returns the exception that this kind of list alone raises for a batch whose counts agree with
    /// its changes; nil if it raises none.
    ///
    /// - Parameter isDiffable: whether a diffable data source made the batch.
    static func fault(in plan: UpdatePlan, world: World, isDiffable: Bool) -> UpdatePlan.Problem?

    // MARK: - The layouts of the list. An interactive transition uses three at once.

    /// Makes a layout the one that determines the frames.
    func install(_ layout: UICollectionViewLayout)

    /// Makes this list the one that the layout serves.
    func attach(_ layout: UICollectionViewLayout)

    func detach(_ layout: UICollectionViewLayout)
}
