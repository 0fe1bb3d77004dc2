/// Who listens to what happens in a world. An event is a value; taking it must not change the model.
@MainActor
package protocol Probe: AnyObject {
    func record(_ event: ProbeEvent)
    /// The last event did not take place: the delegate turned out not to implement what it was told.
    func takeBackLast()
}

/// One step of the model, told as it happens. `begin` and `end` of a step enclose the steps it causes.
///
/// Plain memory, without references: a step costs little to tell.
package struct ProbeEvent: Sendable {
    package enum Verb: UInt8, Sendable {
        case ask, answer, tell, call, make, take, put, drop, place, apply, skip, enter, leave, prepare, invalidate, bounds, pass, failure,
            log, notModelled
    }

    /// Whether the step encloses others, and which end of it this is.
    package enum Extent: UInt8, Sendable {
        case point, begin, end
    }

    /// Whom a question or a notice goes to.
    package enum Partner: UInt8, Sendable {
        case none, dataSource, delegate, layout, prefetchDataSource
    }

    /// An element by its names, so that an event outlives the collection view.
    package struct Element: Hashable, Sendable {
        package let category: UICollectionView.ElementCategory
        package let kind: Phrase
        /// Nil stands for an index path that is not a section and an item.
        private let section: Int32
        private let item: Int

        @MainActor
        package init(category: UICollectionView.ElementCategory, kind: Phrase, indexPath: IndexPath) {
            self.category = category
            self.kind = kind
            if indexPath.count == 2, let section = Int32(exactly: indexPath[0]), section >= 0 {
                self.section = section
                item = indexPath[1]
            } else {
                section = -1
                item = Element.oddNumber(of: indexPath)
            }
        }

        @MainActor package var indexPath: IndexPath {
            section >= 0 ? IndexPath(item: item, section: Int(section)) : Element.oddPaths[item]
        }

        @MainActor private static var oddPaths: [IndexPath] = []

        @MainActor private static func oddNumber(of path: IndexPath) -> Int {
            if let known = oddPaths.firstIndex(of: path) { return known }
            oddPaths.append(path)
            return oddPaths.count - 1
        }
    }

    /// What made a `place` use the z it used: the layout, the transient attributes of an appearing view, a value stored without
    /// moving, or the app's own call.
    package enum Cause: UInt8, Sendable {
        case none, layout, appearing, stored, app
    }

    /// What came back from a question.
    package enum Answer: Sendable {
        case nothing
        case view(ViewName)
        case number(Int)
        case truth(Bool)
        case size(CGSize)
        case elements(Int)
        case attributes
    }

    /// What a pass did, by the differences of the tally.
    package struct Sum: Equatable, Sendable {
        package var asks: Int32 = 0
        package var made: Int32 = 0
        package var taken: Int32 = 0
        package var moved: Int32 = 0
        package var applied: Int32 = 0
        package var skipped: Int32 = 0
    }

    package let verb: Verb
    package var extent: Extent = .point
    package var cause: Cause = .none
    package var partner: Partner = .none
    package var staysInPlace = false
    package var view: ViewName?
    package var collection: ViewName?
    package var element: Element?
    /// A word of ours: the question, the notice, the hook.
    package var name: StaticString = ""
    /// A word of the app's: an identifier, a message.
    package var text = Phrase.none
    package var number = 0
    package var z = 0
    package var rect = CGRect.null
    package var otherRect = CGRect.null
    package var answer = Answer.nothing
    package var sum = Sum()

    package init(_ verb: Verb, text: Phrase = .none) {
        self.verb = verb
        self.text = text
    }
}
