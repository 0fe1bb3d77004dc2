import UIKit

/// A rule that holds for a collection view at rest, whatever was done to it.
public struct Invariant: Sendable {
    /// Its name in findings.
    public let name: String
    /// The rule as a sentence.
    public let text: String
    /// - Returns: the violations, one line each; empty when there are none.
    public let check: @MainActor @Sendable (Stage, UICollectionView) -> [String]

    public init(name: String, text: String, check: @escaping @MainActor @Sendable (Stage, UICollectionView) -> [String]) {
        self.name = name
        self.text = text
        self.check = check
    }

    /// No view lies above one of a greater zIndex that it overlaps.
    public static let order = Invariant(name: "order", text: "no view lies above one of a greater zIndex that it overlaps") {
        CollectionAudit($1).inversions
    }
    /// [PASS-09]
    public static let displays = Invariant(name: "displays", text: "willDisplay and didEndDisplaying pair") {
        CollectionAudit($1).unpairedDisplays
    }
    /// [POOL-03]
    public static let reuse = Invariant(name: "reuse", text: "prepareForReuse is called once for each view taken from a pool") {
        CollectionAudit($1).unpreparedReuses
    }
    public static let pools = Invariant(name: "pools", text: "no view is both on screen and in a pool") {
        CollectionAudit($1).misplacedViews
    }
    /// Checks every part of the engine.
    public static let books = Invariant(name: "books", text: "the engine's parts agree with themselves and each other") {
        CollectionAudit($1).faults
    }
    /// [PASS-01]
    public static let content = Invariant(name: "content", text: "the content is as large as the layout says") {
        CollectionAudit($1).wrongContentSize
    }
    public static let leaks = Invariant(name: "leaks", text: "every view that was made is in the hierarchy or was let go") {
        CollectionAudit($1).strayViews
    }
    /// [ORDER-01], [ORDER-02] It checks one of the cells, and another one in each tick.
    public static let touch = Invariant(name: "touch", text: "what is seen on top is what a touch reaches") { stage, view in
        CollectionAudit(view).misleadingTouch(sample: stage.ticks)
    }
    /// ``touch`` for every cell.
    public static let touches = Invariant(name: touch.name, text: touch.text) { CollectionAudit($1).misleadingTouches }

    /// A hunt checks it when it compares with a fresh collection view.
    public static let answers = Invariant(
        name: "answers", text: "the layout's answer about a rectangle has every item that lies in the rectangle"
    ) {
        LayoutAnswers(of: $1, on: $0).omission.map { [$0] } ?? []
    }

    /// All invariants that need only the collection view and little time. A hunt checks `books` and `answers` only when it compares
    /// with a fresh collection view.
    public static let all: [Invariant] = [.order, .displays, .reuse, .pools, .content, .leaks, .touch]
    /// All invariants in full, for occasional checks.
    public static let thorough: [Invariant] = [.order, .displays, .reuse, .pools, .content, .leaks, .touches, .books, .answers]
}
