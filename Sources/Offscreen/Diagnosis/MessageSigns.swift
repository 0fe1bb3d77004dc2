import UIKit

/// Reports exceptions, and log lines that the app has not written itself, with the exhibits that
/// show them.
struct MessageSigns: SignReader {
    /// The collection views that were laid out at least once.
    private var laidOutLists: Set<String> = []
    /// The item counts of each collection view at the end of the previous tick.
    private var counts: [String: ItemCounts] = [:]

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        var findings: [SignFinding] = []
        for (index, event) in context.tick.events.enumerated() {
            if event.verb == .pass, let list = event.collection { laidOutLists.insert(list) }
            guard event.verb == .failure || event.verb == .log && event.cause != .app else { continue }
            if let finding = endlessWorkFindings(for: event, at: context) {
                findings += finding
                continue
            }
            let exhibit = exhibit(for: event, at: index, in: context)
            if exhibit == nil, MessageSigns.remarks.contains(where: event.text.contains) { continue }
            let speaker =
                MessageSigns.beginningsOfOwnLines.contains(where: event.text.hasPrefix) ? "the log says" : "UIKit says"
            let line = event.text.firstLine
            let limit = MessageSigns.maximumLength
            let words: Substring =
                if line.count > limit {
                    line.prefix(limit) + "..."
                } else if line.last == "." {
                    line.dropLast()
                } else {
                    line[...]
                }
            let mismatch = CountMismatch(message: event.text)
            let isReloaded =
                event.verb == .log
                && context.tick.events[index...].contains { $0.verb == .invalidate && $0.name == "everything" }
            findings.append(
                SignFinding(
                    exhibit, context,
                    "\(speaker): \(mismatch?.text ?? "\(words)\(countedText(in: event))")"
                        + (mismatch != nil && isReloaded
                            ? ". This is only logged, and the list is reloaded in the same tick" : ""),
                    isMessage: event.verb == .failure || exhibit != nil, fix: exhibit == 23 ? mismatch?.fix : nil))
        }
        let answered = context.tick.events.lazy.filter { $0.name == "numberOfItemsInSection" }.compactMap(\.collection)
        for list in Set(answered) {
            counts[list, default: ItemCounts()].read(context.tick.events.filter { $0.collection == list })
        }
        return findings
    }

    /// Returns what a line of the log says that the model has counted, such as the items that are in
    /// two sections; empty if it says nothing.
    private func countedText(in event: Event) -> String {
        let start = "  counted  "
        let lines = event.verb == .log ? event.text.split(separator: "\n") : []
        return lines.first { $0.hasPrefix(start) }.map { "; \($0.dropFirst(start.count))" } ?? ""
    }

    /// The number of characters after which a message is cut.
    private static let maximumLength = 400

    /// The beginnings of log lines that come from Offscreen and not from UIKit.
    private static let beginningsOfOwnLines = ["Stopped after ", "The stage does not ", "A view asks for layout ", "'"]
    /// Parts of log lines that only comment on another log line. Such lines are not reported.
    private static let remarks = ["Logging only once for", "This is likely occurring because the flow layout subclass"]

    /// Returns a finding about offsets that are set again and again, or about a screen that never
    /// comes to rest; nil for other messages.
    ///
    /// An endless animation alone is not reported, because a placeholder may pulse. Scrolling or
    /// laying out a list without end is reported.
    private func endlessWorkFindings(for event: Event, at context: TickContext) -> [SignFinding]? {
        if event.text.hasPrefix("Stopped after "), event.text.contains("changes the offset") {
            let list =
                event.collection ?? context.tick.events.last { $0.verb == .bounds }?.collection ?? "a scroll view"
            return context.findings(
                text: "\(list) scrolls back and forth: scrollViewDidScroll sets the offset and so is called again")
        }
        guard event.text.hasPrefix("The stage does not come to rest") else { return nil }
        let ticks = context.recording.ticks
        let index = context.recording.index(ofTick: context.tick.number) ?? 0
        let events = ticks[max(0, index - 59)...index].flatMap(\.events)
        guard events.contains(where: { [.bounds, .invalidate, .prepare].contains($0.verb) }) else { return [] }
        let list = events.last { $0.verb == .bounds || $0.verb == .invalidate }?.collection
        let left = event.text.components(separatedBy: "clock: ").last ?? ""
        return context.findings(
            text:
                """
                \(list ?? "the screen") never comes to rest: after a minute, \(left) is still under way, \
                started again and again
                """
        )
    }

    private static let exhibitsOfTexts: [(part: String, exhibit: Int)] = [
        ("is stuck in its update/layout loop", 33), ("identifiers are not unique", 35),
        ("Deadlock detected: calling this method on the main queue", 36),
        ("created inside -collectionView:cellForItemAtIndexPath:", 27),
        ("attempt to delete and reload the same index path", 24), ("without invalidating the layout", 41),
        ("instance for -layoutAttributesForItemAtIndexPath:", 42),
        ("instance for -layoutAttributesForSupplementaryElementOfKind:", 43), ("has cached frame mismatch", 19),
        ("attempt to create view animation for nil view", 63),
        ("not valid for the data source counts", 58),
        ("received layout attributes for a cell with an index path that does not exist", 58),
        ("identifiers that already exist in the snapshot", 35),
        ("a cell that has an existing content configuration", 57),
        ("scroll the table view to an out-of-bounds row", 70),
        ("_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row", 70),
    ]

    private func exhibit(for event: Event, at index: Int, in context: TickContext) -> Int? {
        let text = event.text
        if text.contains("Expected dequeued view to be returned") || text.contains("was dequeued but not returned") {
            return wasView(namedIn: text, dequeuedInCellForItemAmong: context.tick.events) ? 28 : 34
        }
        let isAboutCounts = ["Invalid update", "Invalid batch update"].contains(where: text.hasPrefix)
        let isAboutPaths =
            text.hasPrefix("attempt to ")
            && ["but there are only", "which only contains"].contains(where: text.contains)
        if isAboutCounts || isAboutPaths {
            return countMismatchExhibit(afterEvents: context.tick.events[..<index], in: event.collection)
        }
        if text.contains("The behavior of the UICollectionViewFlowLayout is not defined") {
            let turned = context.tick.events.contains {
                $0.verb == .bounds && $0.rect?.width != $0.otherRect?.width && $0.rect?.width ?? 0 > 0
            }
            return turned ? 50 : 22
        }
        let exhibit = MessageSigns.exhibitsOfTexts.first { text.contains($0.part) }?.exhibit
        // If the item without attributes is new, the layout's cache is outdated (exhibit 58).
        // Otherwise the layout has attributes only for visible items (exhibit 42).
        return exhibit == 42 && isAboutNewItem(text, after: context.tick.events[..<index]) ? 58 : exhibit
    }

    /// Whether a message names an item, as in "{length = 2, path = 0 - 5}", that did not exist
    /// before the last change of its section's item count. Failures do not name their collection
    /// view, so the collection view of the latest event is assumed.
    private func isAboutNewItem(_ text: String, after events: ArraySlice<Event>) -> Bool {
        let path =
            text.components(separatedBy: "path = ").last?.prefix { $0 != "}" }.components(separatedBy: " - ") ?? []
        guard path.count == 2, let section = Int(path[0]), let item = Int(path[1]),
            let list = events.last(where: { $0.collection != nil })?.collection
        else { return false }
        var known = counts[list] ?? ItemCounts()
        known.read(events.filter { $0.collection == list })
        return known.earlier[section].map { item >= $0 } ?? false
    }

    /// Whether the view that a message names had been dequeued while the data source was asked for
    /// a cell.
    private func wasView(namedIn text: String, dequeuedInCellForItemAmong events: [Event]) -> Bool {
        var depths: [Int] = []
        for event in events {
            while let last = depths.last, event.depth <= last { depths.removeLast() }
            if event.verb == .ask, event.name.hasPrefix("cellForItem") { depths.append(event.depth) }
            guard event.makesOrTakesView, let view = event.view else { continue }
            if text.contains("<\(view)>") || text.hasPrefix("\(view) ") { return !depths.isEmpty }
        }
        return false
    }

    /// Returns the number of the exhibit about item counts that do not agree. The number is 40 for
    /// a reload in the batch, 39 for a model that was changed before the first count, and 23
    /// otherwise.
    private func countMismatchExhibit(afterEvents events: ArraySlice<Event>, in list: String?) -> Int {
        if let reload = events.lastIndex(where: { $0.verb == .invalidate && $0.name == "everything" }) {
            // After a reload inside the batch, the counts are requested once.
            // After a reload before the batch, they are requested twice.
            // Requests for item counts are counted too, because a data source is not always asked
            // for the number of sections.
            let counts = events[reload...].filter { $0.verb == .ask && $0.name == "numberOfItemsInSection" }
            let sections = events[reload...].count { $0.verb == .ask && $0.name == "numberOfSections" }
            return max(sections, counts.count { $0.number == counts[0].number }) > 1 ? 39 : 40
        }
        let wasLaidOut = list.map(laidOutLists.contains) ?? !laidOutLists.isEmpty
        return wasLaidOut ? 23 : 39
    }
}

/// The numbers of UIKit's message about the item counts of one section that do not agree.
private struct CountMismatch {
    let section: Int
    let before: Int
    let after: Int
    let inserted: Int
    let deleted: Int
    let movedIn: Int
    let movedOut: Int

    /// Reads a message. Nil if it is another one.
    init?(message: String) {
        guard message.hasPrefix("Invalid update: invalid number of items in section "),
            let match = message.firstMatch(
                of:
                    #/
                        in\ section\ (\d+)\.\ .*after\ the\ update\ \((\d+)\).*before\ the\ update\ \((\d+)\)
                        .*\((\d+)\ inserted,\ (\d+)\ deleted\).*\((\d+)\ moved\ in,\ (\d+)\ moved\ out\)
                    /#
            )?.output, let section = Int(match.1), let after = Int(match.2), let before = Int(match.3),
            let inserted = Int(match.4), let deleted = Int(match.5), let movedIn = Int(match.6),
            let movedOut = Int(match.7)
        else { return nil }
        (self.section, self.before, self.after) = (section, before, after)
        (self.inserted, self.deleted, self.movedIn, self.movedOut) = (inserted, deleted, movedIn, movedOut)
    }

    /// The message with its numbers, without the words between them.
    var text: String {
        let moves = movedIn + movedOut > 0 ? ", \(movedIn) moved in and \(movedOut) moved out" : ""
        return """
            Invalid update: invalid number of items in section \(section). It had \(before) items and has \
            \(after) after the update, with \(inserted) inserted and \(deleted) deleted\(moves)
            """
    }

    var fix: String {
        let difference = after - (before + inserted - deleted + movedIn - movedOut)
        let number = abs(difference)
        return """
            change the data source inside the updates block, by exactly the items that the batch inserts and deletes: \
            here it has \(number) \(number == 1 ? "item" : "items") \(difference > 0 ? "more" : "fewer") than the \
            batch says
            """
    }
}
