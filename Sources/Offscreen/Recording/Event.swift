import UIKit

/// One step of a collection view's work, as it was told. `begin` and `end` of a step enclose the steps it causes.
public struct Event: Equatable, Sendable {
    /// What happened. `Event.Verb.explanation` says of each when it is told, and what too many of it mean.
    public enum Verb: String, CaseIterable, Codable, Sendable {
        case ask, answer, tell, call, make, take, put, drop, place, apply, skip, enter, leave, prepare, invalidate, bounds, pass, failure,
            log
        case notModelled = "not modelled"
    }

    public enum Extent: String, Codable, Sendable {
        case point, begin, end
    }

    /// Why a view was placed with the z it was placed with.
    public enum Cause: String, Codable, Sendable {
        /// As the layout says.
        case layout
        /// With the transient attributes of an appearing view. [STACK-05]
        case appearing
        /// A new z was stored, the view not moved. [STACK-05]
        case stored
        /// The app moved it.
        case app
        /// In front of all siblings, whatever its z. [STACK-14]
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
    /// How many steps enclose this one.
    public var depth = 0
    /// The view it is about, and the collection view that tells.
    public var view: String?
    public var collection: String?
    public var element: ElementName?
    /// Whom an `ask` or a `tell` goes to: "dataSource", "delegate", "layout", "prefetchDataSource".
    public var partner = ""
    /// The method or hook of an `ask`, a `tell`, a `call`; what an `invalidate` is about.
    public var name = ""
    /// An identifier, a message, an answer.
    public var text = ""
    /// How many views are dormant, at which index a view lies, which section is asked about, how many were skipped.
    public var number: Int?
    public var z = 0
    public var cause: Cause?
    /// A view that was placed and did not have to move.
    public var staysInPlace = false
    /// The bounds of a pass, the frame of an `apply`, the rectangle asked about, the old bounds; in points.
    public var rect: CGRect?
    /// The rectangle known before a pass, the new bounds; in points.
    public var otherRect: CGRect?
    /// At the end of a pass.
    public var sum: Sum?

    public init(_ verb: Verb) {
        self.verb = verb
    }
}
