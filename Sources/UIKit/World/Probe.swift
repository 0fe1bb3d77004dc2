/// Who listens to what happens in a world. An event is a value; taking it must not change the model.
@MainActor
package protocol Probe: AnyObject {
    func record(_ event: ProbeEvent)
    /// The last event did not take place: the delegate turned out not to implement what it was told.
    func takeBackLast()
}

/// One step of the model, told as it happens. `begin` and `end` of a step enclose the steps it causes.
package struct ProbeEvent: Sendable {
    package enum Verb: UInt8, Sendable {
        case ask, answer, tell, call, make, take, put, drop, place, apply, skip, enter, leave, prepare, invalidate, bounds, pass, failure,
            log, notModelled
    }

    /// Whether the step encloses others, and which end of it this is.
    package enum Extent: UInt8, Sendable {
        case point, begin, end
    }

    /// An element by its names, so that an event outlives the collection view.
    package struct Element: Hashable, Sendable {
        package let category: UICollectionView.ElementCategory
        package let kind: String
        package let indexPath: IndexPath

        package init(category: UICollectionView.ElementCategory, kind: String, indexPath: IndexPath) {
            self.category = category
            self.kind = kind
            self.indexPath = indexPath
        }
    }

    /// What made a `place` use the z it used: the layout, the transient attributes of an appearing view, a value stored without
    /// moving, or the app's own call.
    package enum Cause: UInt8, Sendable {
        case none, layout, appearing, stored, app
    }

    package let verb: Verb
    package var extent: Extent = .point
    package var view: ViewName?
    package var collection: ViewName?
    package var element: Element?
    package var name: String = ""
    package var text: String = ""
    package var rect: CGRect = .zero
    package var otherRect: CGRect = .zero
    package var number: Int = 0
    package var z: Int = 0
    package var cause: Cause = .none

    package init(_ verb: Verb, text: String = "") {
        self.verb = verb
        self.text = text
    }
}
