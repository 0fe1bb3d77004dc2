import UIKit

/// Exceptions and log lines. Their texts say most of what is wrong.
struct MessageSigns: SignReader {
    /// The collection views that were laid out at least once.
    private var laidOut: Set<String> = []
    /// The number of items in each section before its last change.
    private var earlierCounts: [Int: Int] = [:]
    private var counts: [Int: Int] = [:]
    private var countedSection: Int?

    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        var findings: [Finding] = []
        for (index, event) in moment.tick.events.enumerated() {
            if event.verb == .pass, let list = event.collection { laidOut.insert(list) }
            count(event)
            guard event.verb == .failure || event.verb == .log, let exhibit = exhibit(for: event, at: index, in: moment) else { continue }
            findings.append(
                Finding(exhibit, moment, "UIKit says: \(event.text.prefix { $0 != "\n" }.prefix(160))", isMessage: true))
        }
        return findings
    }

    private static let texts: [(part: String, exhibit: Int)] = [
        ("is stuck in its update/layout loop", 33), ("identifiers are not unique", 35),
        ("Deadlock detected: calling this method on the main queue", 36), ("created inside -collectionView:cellForItemAtIndexPath:", 27),
        ("attempt to delete and reload the same index path", 24), ("without invalidating the layout", 41),
        ("instance for -layoutAttributesForItemAtIndexPath:", 42),
        ("instance for -layoutAttributesForSupplementaryElementOfKind:", 43), ("has cached frame mismatch", 19),
        ("attempt to create view animation for nil view", 63),
        ("not valid for the data source counts", 58),
        ("received layout attributes for a cell with an index path that does not exist", 58),
    ]

    private func exhibit(for event: Event, at index: Int, in moment: Moment) -> Int? {
        let text = event.text
        if text.contains("Expected dequeued view to be returned") || text.contains("was dequeued but not returned") {
            return wasRequested(strayIn: text, moment.tick.events) ? 28 : 34
        }
        let isAboutCounts = ["Invalid update", "Invalid batch update"].contains(where: text.hasPrefix)
        let isAboutPaths = text.hasPrefix("attempt to ") && ["but there are only", "which only contains"].contains(where: text.contains)
        if isAboutCounts || isAboutPaths {
            return exhibitOfCounts(before: moment.tick.events[..<index], event.collection)
        }
        if text.contains("The behavior of the UICollectionViewFlowLayout is not defined") {
            let turned = moment.tick.events.contains {
                $0.verb == .bounds && $0.rect?.width != $0.otherRect?.width && $0.rect?.width ?? 0 > 0
            }
            return turned ? 50 : 22
        }
        let exhibit = MessageSigns.texts.first { text.contains($0.part) }?.exhibit
        // A layout that has no answer only for new items does not merely know what is visible: it does not know the new items at
        // all.
        return exhibit == 42 && isAboutNewItem(text) ? 58 : exhibit
    }

    private mutating func count(_ event: Event) {
        if event.verb == .ask {
            countedSection = event.name == "numberOfItemsInSection" ? event.number : nil
        } else if event.verb == .answer, let section = countedSection {
            if let count = Int(event.text), let old = counts.updateValue(count, forKey: section), old != count {
                earlierCounts[section] = old
            }
            countedSection = nil
        }
    }

    /// Whether a message names an item by a path that did not exist before, as in "{length = 2, path = 0 - 5}".
    private func isAboutNewItem(_ text: String) -> Bool {
        let path = text.components(separatedBy: "path = ").last?.prefix { $0 != "}" }.components(separatedBy: " - ") ?? []
        guard path.count == 2, let section = Int(path[0]), let item = Int(path[1]), let earlier = earlierCounts[section] else {
            return false
        }
        return item >= earlier
    }

    /// Whether a view that was not returned was dequeued while the data source was asked for a cell.
    private func wasRequested(strayIn text: String, _ events: [Event]) -> Bool {
        var depths: [Int] = []
        for event in events {
            while let last = depths.last, event.depth <= last { depths.removeLast() }
            if event.verb == .ask, event.name.hasPrefix("cellForItem") { depths.append(event.depth) }
            guard event.verb == .make || event.verb == .take, let view = event.view else { continue }
            if text.contains("<\(view)>") || text.hasPrefix("\(view) ") { return !depths.isEmpty }
        }
        return false
    }

    /// Counts that do not agree: because of a reload in the batch, because the model changed before the first count, or for another
    /// reason.
    private func exhibitOfCounts(before events: ArraySlice<Event>, _ list: String?) -> Int {
        if events.contains(where: { $0.verb == .invalidate && $0.name == "everything" }) { return 40 }
        let wasLaidOut = list.map(laidOut.contains) ?? !laidOut.isEmpty
        return wasLaidOut ? 23 : 39
    }
}
