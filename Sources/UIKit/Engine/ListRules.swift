/// What the engine does differently for one kind of list than for another.
struct ListRules: Sendable {
    /// Whether the app may return views that it has not dequeued, may dequeue views that it does not
    /// return, and may return no header or footer. If false, each of these is a failure.
    let takesViewsOfApp: Bool
    /// Whether cells outside the visible rectangle are kept, and made in advance. [PRE-01]
    let keepsCells: Bool
    /// Whether a view that is placed among siblings of the same zIndex goes behind them. If false,
    /// it goes in front of them.
    let placesViewsBehindEqualSiblings: Bool
    /// Whether counts that do not agree with the changes of a batch are a failure on every system.
    let alwaysFailsOnWrongCounts: Bool
    /// Whether section headers have the zPosition of the system. [STACK-11]
    ///
    /// UNKNOWN: whether the headers of table views had it on iOS 11. Here they do not have it.
    let raisesHeaders: Bool
    /// Whether the counts of a batch are checked before the first layout, and after a reload, if the list
    /// is outside a window and has no diffable data source. If false, the data source is not asked then.
    let checksUpdatesOutsideWindow: Bool
}

/// The words for one kind of list in the messages of failures.
struct ListWords: Sendable {
    /// The class of the list, such as "UICollectionView".
    let className: String
    /// The name of the list in a sentence, such as "collection view".
    let listName: String
    /// The name of an item in a sentence, such as "item".
    let itemName: String
    /// The method of the data source that returns cells, as Objective-C spells it.
    let cellMethod: String
    /// Whether the message about an item in a section that does not exist says how many sections there
    /// are. If false, it says that the section has no items.
    let namesMissingSections: Bool
    /// Returns the message about an identifier for which nothing is registered.
    let textAboutUnregisteredIdentifier: @Sendable (_ identifier: String, _ kind: String) -> String
    /// Returns the message about a cell that is dequeued for an item that does not exist. Nil if that is
    /// no failure.
    let textAboutMissingItem: (@Sendable (_ path: String) -> String)?
    /// Returns the message about a second cell that is dequeued for the item that is asked for. Nil if
    /// that is no failure.
    let textAboutSecondDequeue: (@Sendable (_ identifier: String, _ path: String) -> String)?
}
