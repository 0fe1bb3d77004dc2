import UIKit

/// A rule that must hold for a list whenever the stage is at rest, whatever steps were
/// done before.
public struct Invariant: Sendable {
    /// The name of the invariant in findings.
    public let name: String
    /// The rule as a sentence.
    public let text: String
    /// Returns the violations, one line each; an empty array if the invariant holds.
    public var check: @MainActor @Sendable (Stage, any List) -> [String] { { checkObserved($0, $1.observed) } }
    let checkObserved: @MainActor @Sendable (Stage, any ObservedList) -> [String]

    /// Creates an invariant of collection views. It is not checked for table views.
    public init(name: String, text: String, check: @escaping @MainActor @Sendable (Stage, UICollectionView) -> [String])
    {
        self.name = name
        self.text = text
        checkObserved = { stage, list in (list as? UICollectionView).map { check(stage, $0) } ?? [] }
    }

    /// Returns an invariant of table views. It is not checked for collection views.
    public static func ofTable(
        name: String, text: String, check: @escaping @MainActor @Sendable (Stage, UITableView) -> [String]
    ) -> Invariant {
        Invariant(name, text) { stage, list in (list as? UITableView).map { check(stage, $0) } ?? [] }
    }

    private init(
        _ name: String, _ text: String, check: @escaping @MainActor @Sendable (Stage, any ObservedList) -> [String]
    ) {
        self.name = name
        self.text = text
        checkObserved = check
    }

    /// No view lies above a view of greater zIndex that it overlaps.
    public static let order = Invariant(
        "order", "no view lies above one of a greater zIndex that it overlaps"
    ) {
        ListAudit($1).inversions
    }
    /// Calls of `willDisplay` and `didEndDisplaying` come in pairs. [PASS-09]
    public static let displays = Invariant("displays", "willDisplay and didEndDisplaying pair") {
        ListAudit($1).unpairedDisplays
    }
    /// `prepareForReuse()` is called once for each view that is taken from a pool. [POOL-03]
    public static let reuse = Invariant(
        "reuse", "prepareForReuse is called once for each view taken from a pool"
    ) {
        ListAudit($1).unpreparedReuses
    }
    public static let pools = Invariant("pools", "no view is both on screen and in a pool") {
        ListAudit($1).misplacedViews
    }
    /// The engine's own data about the collection view is consistent. No app can break this
    /// invariant.
    public static let books = Invariant(
        "books", "each part of the engine is consistent, and the parts agree with each other"
    ) {
        ListAudit($1).faults
    }
    /// The content size of the collection view equals the layout's. [PASS-01]
    public static let content = Invariant("content", "the content size is the one that the layout returns") {
        ListAudit($1).wrongContentSize
    }
    public static let leaks = Invariant(
        "leaks", "every view that was made is in the hierarchy or was released"
    ) {
        ListAudit($1).strayViews
    }
    /// At the middle of an element's visible part, a touch reaches the view that is painted last
    /// there. Only one of the elements on screen is checked, selected by the number of the tick.
    /// [ORDER-01], [ORDER-02]
    public static let touch = Invariant("touch", "what is seen on top is what a touch reaches") {
        stage, view in
        ListAudit(view).messagesAboutMisleadingTouch(forElementNumber: stage.ticks)
    }
    /// The invariant ``touch``, checked for every element on screen.
    public static let touches = Invariant(touch.name, touch.text) { ListAudit($1).misleadingTouches }

    /// The layout returns every item that lies in a rectangle. A hunt checks this invariant when it
    /// compares the screen with a fresh collection view.
    public static let answers = Invariant(
        "answers", "layoutAttributesForElements(in:) returns every item that lies in the rectangle"
    ) {
        LayoutAnswerCheck(of: $1, on: $0).omission.map { [$0] } ?? []
    }

    /// The invariants that a hunt checks by default. They take little time. A hunt also checks
    /// `books` and `answers` whenever it compares the screen with a fresh collection view.
    public static let all: [Invariant] = [.order, .displays, .reuse, .pools, .content, .leaks, .touch]
    /// All invariants, with `touches` in place of `touch`. Their checks take more time than those
    /// of `all`.
    public static let thorough: [Invariant] = [
        .order, .displays, .reuse, .pools, .content, .leaks, .touches, .books, .answers,
    ]
}
