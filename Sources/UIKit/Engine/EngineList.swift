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

    // MARK: - The layouts of the list. An interactive transition uses three at once.

    /// Makes a layout the one that determines the frames.
    func install(_ layout: UICollectionViewLayout)

    /// Makes this list the one that the layout serves.
    func attach(_ layout: UICollectionViewLayout)

    func detach(_ layout: UICollectionViewLayout)
}
