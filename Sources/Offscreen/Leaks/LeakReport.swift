import UIKit

/// What keeps an object alive, as far as a stage can find out.
public struct LeakReport: Equatable, Sendable, CustomStringConvertible {
    /// The class of the object; nil if the object was released before the report was made.
    public let object: String?
    /// What keeps the object alive, such as "the actions of UIButton#3"; nil if it was not found.
    ///
    /// If several things keep the object alive, this is the one that was taken away last.
    public let holder: String?
    /// The reason why the holder is one: the object was released when the holder was taken away, or
    /// a property of UIKit contains the object.
    public let proof: String
    /// The things that were taken away without releasing the object.
    public let excluded: [String]
    /// The things that cannot be taken away, and that may keep the object alive, such as "the
    /// closure in PosterCell.onTap".
    public let suspects: [String]

    public var description: String {
        guard let object else { return "the object was released\n" }
        if let holder { return "\(object) is held by \(holder): \(proof)\n" }
        var lines = ["\(object) is still alive, and what holds it was not found"]
        if !excluded.isEmpty {
            lines.append("  it was not released when these were taken away: \(excluded.joined(separator: ", "))")
        }
        if !suspects.isEmpty {
            lines.append("  these cannot be taken away, and may hold it: \(suspects.joined(separator: ", "))")
        }
        lines.append(
            """
              a variable of the test, a running task, or an observer of notifications whose token is not in a \
            property may hold it, too
            """)
        return lines.map { $0 + "\n" }.joined()
    }
}

extension Stage {
    /// Returns a report on what keeps an object alive that should have been released, for the
    /// message of a test for a leak.
    ///
    /// ```swift
    /// let isReleased = released == nil
    /// #expect(isReleased, "\(stage.leakReport(of: released))")
    /// ```
    ///
    /// `#expect(released == nil, ...)` itself keeps the object alive while it makes its message, so that
    /// no holder could be found.
    ///
    /// The report takes away, one after the other, what may hold the object: waiting timers and
    /// other scheduled work of the stage, and then what the object itself refers to, which can hold
    /// it in a reference cycle. These are timers, display links, tokens of notifications, actions
    /// of controls, bar button items, data sources with providers, cells and layouts. What releases
    /// the object is a holder. The stage cannot be used afterwards.
    ///
    /// - Parameter object: reads a weak reference. The stage reads it again and again, so the object
    ///   itself must not be passed.
    public func leakReport(of object: @autoclosure @escaping () -> AnyObject?) -> LeakReport {
        run { LeakSearch(stage: self, object: object).report() }
    }
}
