import UIKit

/// One action in a collection view's work, or the beginning or the end of an action. The events
/// that an action causes are between its events with the extents `begin` and `end`.
public struct Event: Equatable, Sendable {
    /// The kind of an event. `explanation` describes when it is posted, and what too many events of
    /// the kind mean.
    public enum Verb: String, CaseIterable, Codable, Sendable {
        case ask, answer, tell, call, make, take, put, drop, place, apply, skip, enter, leave, prepare, invalidate,
            bounds, pass, failure,
            log
        case notModelled = "not modelled"
    }

    public enum Extent: String, Codable, Sendable {
        case point, begin, end
    }

    /// The reason why a view was placed among its siblings, or why its zIndex was stored.
    public enum PlacementCause: String, Codable, Sendable {
        /// The view was placed by the zIndex in the layout's attributes.
        case layout
        /// The view was placed by the zIndex in its initial attributes, because it is appearing.
        /// [STACK-05]
        case appearing
        /// A new zIndex was stored without moving the view. [STACK-05]
        case stored
        /// The app moved the view, or logged the message.
        case app
        /// The view was inserted in front of all reusable siblings, regardless of its zIndex.
        /// [STACK-14]
        case front
    }

    /// The numbers of questions to the data source, of views that were made, taken from pools or
    /// moved, and of attributes that were applied or skipped, in one round of a layout pass.
    public struct PassCounts: Equatable, Codable, Sendable {
        public var asks: Int
        public var made: Int
        public var taken: Int
        public var moved: Int
        public var applied: Int
        public var skipped: Int
    }

    public var verb: Verb
    public var extent = Extent.point
    /// The number of actions that enclose this event.
    public var depth = 0
    /// The name of the view to which the event belongs; nil if it belongs to no view.
    public var view: String?
    /// The name of the collection view in which the event occurred; nil if it is not known, as for
    /// a failure.
    public var collection: String?
    public var element: ElementName?
    /// The receiver of an `ask` or a `tell`: "dataSource", "delegate", "layout",
    /// "prefetchDataSource", "dragDelegate", "dropDelegate".
    public var partner = ""
    /// The method of an `ask`, a `tell` or a `call`, or the subject of an `invalidate`.
    public var name = ""
    /// An identifier, a message, an answer or index paths. For a `skip`, it is the name of a
    /// property of the app's own attributes class that changed although `isEqual(_:)` returned
    /// true; empty if there is none. For an `invalidate` of the counts, it is "without animation"
    /// if animations are disabled or the collection view is in no window; otherwise empty.
    public var text = ""
    /// The number of dormant views, the index at which a view was placed, the section in a
    /// question, or the number of skipped attributes.
    public var number: Int?
    public var z = 0
    /// The cause of a placement; `app` for a log message of the app itself, and nil for other
    /// events.
    public var cause: PlacementCause?
    /// Whether a view was placed where it already was.
    public var staysInPlace = false
    /// The bounds of a pass, the frame of an `apply`, the rectangle in a question, or the old
    /// bounds of a `bounds` event, in points.
    public var rect: CGRect?
    /// The rectangle for which the layout had returned attributes before a pass, or the new bounds
    /// of a `bounds` event, in points.
    public var otherRect: CGRect?
    /// The counts of what one round of a layout pass did, in the `pass` event that ends the round;
    /// nil for other events.
    public var sum: PassCounts?

    public init(_ verb: Verb) {
        self.verb = verb
    }
}
