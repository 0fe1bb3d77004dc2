/// Calls the methods of a list's data source and of its prefetching data source, and records most
/// of the calls.
@MainActor
protocol DataSourceClient: AnyObject {
    /// Calls `body`, and keeps the data source alive until it ends.
    func keepAlive(during body: () -> Void)

    /// Whether there is a data source.
    var exists: Bool { get }

    /// Forgets what is known about the data source. Called when the app sets another data source.
    func forgetObject()

    /// The data source, if it is one that alone may change the list; nil otherwise.
    var exclusiveUpdater: (any ExclusiveUpdater)? { get }

    // MARK: - Counts

    /// Whether there is always one section, because the data source is known not to implement the
    /// method for the number of sections.
    var hasFixedSingleSection: Bool { get }

    /// Returns the data source's number of sections; 1 if the data source does not implement the
    /// method, and 0 if there is no data source.
    func numberOfSections() -> Int

    func numberOfItems(inSection section: Int) -> Int

    // MARK: - Views

    /// Returns the cell that the data source returns; nil if there is no data source.
    ///
    /// - Parameter path: the path of the item in the data source. During a drag or a reordering it
    ///   may differ from the one on screen.
    func cell(at path: IndexPath, for key: ElementKey) -> UIView?

    /// Returns the view that the data source returns; nil if there is no data source, or if it does
    /// not implement the method.
    func supplementaryView(ofKind kind: String, at path: IndexPath, for key: ElementKey) -> UIView?

    /// The number of registrations that existed when the data source was last asked for a cell.
    var registrationCountWhenAsked: Int { get }

    /// The numbers of the registrations that were made while the data source was asked for a cell.
    /// Their cells are probably never reused, because the next question makes another registration.
    /// [POOL-19]
    var lateRegistrations: [ClosedRange<Int>] { get }

    // MARK: - Interactive movement

    /// Whether the data source allows an item to move.
    func canMoveItem(at path: IndexPath) -> Bool

    /// Notifies the data source that an item has moved.
    ///
    /// - Returns: false if there is no data source, or if it does not implement the method. The
    ///   data is then unchanged.
    func moveItem(at path: IndexPath, to target: IndexPath) -> Bool

    // MARK: - Prefetching

    var hasPrefetchingDataSource: Bool { get }

    func prefetchItems(at paths: [IndexPath])

    func cancelPrefetchingOfItems(at paths: [IndexPath])
}

/// A data source that alone may change its list. Insertions, deletions, moves and
/// reloads of items and sections by other code are failures. UIKit's message is quoted at
/// https://github.com/SwipeCellKit/SwipeCellKit/issues/404
@MainActor
protocol ExclusiveUpdater: AnyObject {
    /// Whether the data source itself is changing the list.
    var isApplying: Bool { get }
}

/// An object that identifies a registration of cells or supplementary views, because the
/// registration itself is a value.
@MainActor
final class RegistrationIdentity {
    /// The number of registrations that were made so far.
    private(set) static var count = 0
    /// The number of this registration, in the order in which registrations were made.
    let number: Int

    init() {
        RegistrationIdentity.count += 1
        number = RegistrationIdentity.count
    }
}
