import UIKit

/// One step of a collection view's work. The `begin` and `end` of a step enclose the steps it causes.
public struct Event: Equatable, Sendable {
    /// The kind of event. `Event.Verb.explanation` says of each when it is posted, and what too many of them mean.
    public enum Verb: String, CaseIterable, Codable, Sendable {
        case ask, answer, tell, call, make, take, put, drop, place, apply, skip, enter, leave, prepare, invalidate, bounds, pass, failure,
            log
        case notModelled = "not modelled"
    }

    public enum Extent: String, Codable, Sendable {
        case point, begin, end
    }

    /// Where the z came from with which a view was placed.
    public enum Cause: String, Codable, Sendable {
        /// From the layout.
        case layout
        /// From the transient attributes of an appearing view. [STACK-05]
        case appearing
        /// A new z was stored without moving the view. [STACK-05]
        case stored
        /// The app moved the view.
        case app
        /// The view was put in front of all siblings, whatever its z. [STACK-14]
        case front
    }

    /// What a pass did.
    public struct Sum: Equatable, Codable, Sendable {
        public var asks: Int
        public var made: Int
        public var taken: Int
        public var moved: Int
        public var applied: Int
        public var skipped: Int
    }

    public var verb: Verb
    public var extent = Extent.point
    /// The number of steps that enclose this one.
    public var depth = 0
    /// The view that the event is about, and the collection view that it happened in.
    public var view: String?
    public var collection: String?
    public var element: ElementName?
    /// The receiver of an `ask` or a `tell`: "dataSource", "delegate", "layout", "prefetchDataSource",
    /// "dragDelegate", "dropDelegate".
    public var partner = ""
    /// The method or hook of an `ask`, a `tell` or a `call`, or the subject of an `invalidate`.
    public var name = ""
    /// An identifier, a message, an answer.
    public var text = ""
    /// The number of dormant views, the index of a view, the section that is asked about, or the number of skipped attributes.
    public var number: Int?
    public var z = 0
    public var cause: Cause?
    /// Whether a view that was placed did not have to move.
    public var staysInPlace = false
    /// The bounds of a pass, the frame of an `apply`, the rectangle that is asked about, or the old bounds, in points.
    public var rect: CGRect?
    /// The rectangle known before a pass, or the new bounds, in points.
    public var otherRect: CGRect?
    /// The sum at the end of a pass.
    public var sum: Sum?

    public init(_ verb: Verb) {
        self.verb = verb
    }
}
