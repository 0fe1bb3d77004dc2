/// The differences between the presets, as a table for the documentation.
extension Behavior {
    package struct BehaviorProperty: Sendable {
        /// The name of the property in `Behavior`.
        package let name: String
        /// The difference that the property makes.
        package let text: String
        package let claims: String
        /// The grades of certainty of the claims, as letters that `offscreen explain` describes.
        package let grade: String

        fileprivate init(_ name: String, _ text: String, _ claims: String, _ grade: String) {
            (self.name, self.text, self.claims, self.grade) = (name, text, claims, grade)
        }

        /// Returns the property's value in a behavior as text: "none" for nil.
        package func valueText(in behavior: Behavior) -> String {
            let value = Swift.Mirror(reflecting: behavior).children.first { $0.label == name }!.value
            if let number = value as? CGFloat { return number.text }
            let optional = Swift.Mirror(reflecting: value)
            return "\(optional.displayStyle == .optional ? optional.children.first?.value ?? "none" : value)"
        }

        /// The property's values over the presets. Each value after the first names the preset in
        /// which it replaced the previous value: "false, true since iOS9".
        package var history: String {
            var parts: [String] = []
            var last: String?
            for behavior in Behavior.all {
                let now = valueText(in: behavior)
                if now != last { parts.append(last == nil ? now : "\(now) since \(behavior.name)") }
                last = now
            }
            return parts.joined(separator: ", ")
        }
    }

    /// The rows of the table, one for each property except the name and the seed, in the order of
    /// the properties.
    package static let propertyTable = [
        BehaviorProperty(
            "skipsEqualAttributes", "attributes equal to the applied ones are not applied again", "APPLY-01", "A"),
        BehaviorProperty("poolsDecorations", "decoration views are pooled and reused", "POOL-07", "C"),
        BehaviorProperty(
            "leavesDecorationsBehind", "inserting and reloading sections in one batch leaves old decorations on screen",
            "POOL-07", "C"),
        BehaviorProperty("arrival", "the order in which new elements of one category get their views", "STACK-12", "B"),
        BehaviorProperty("placement", "the rule for a view's place among its siblings", "STACK-02, STACK-10", "B"),
        BehaviorProperty(
            "mechanism", "the mechanism by which an appearing view gets a wrong place", "STACK-14, STACK-15",
            "E, fits C"),
        BehaviorProperty("headerZPosition", "`layer.zPosition` of section headers", "STACK-11, STACK-13", "B/C"),
        BehaviorProperty(
            "hasIndicatorsFromStart",
            """
            both scroll indicators are subviews from the first layout on
            """, "STACK-13", "A/B"),
        BehaviorProperty(
            "fillsBackground", "a collection view made in code has the background `systemBackground`", "VIEW-13", "B"),
        BehaviorProperty(
            "averagesMeasuredSizes", "an item that was not measured has the average size of the measured items",
            "FLOW-17", "B"),
        BehaviorProperty("prefetches", "cells are kept and made ready off screen", "PRE-01", "B"),
        BehaviorProperty(
            "answersPreparedCells", "`cellForItem(at:)` returns cells that are kept or made ready", "PRE-05", "A/C"),
        BehaviorProperty(
            "raisesOnMissingSections", "`cellForItem(at:)` raises an exception for a section that does not exist",
            "PRE-09", "C"),
        BehaviorProperty(
            "raisesOnOrphans",
            "a dequeued view that is not returned raises an exception; otherwise it is logged and hidden", "POOL-10",
            "B/C"),
        BehaviorProperty(
            "raisesWithoutDataSource", "a request for a view raises an exception if there is no data source", "POOL-20",
            "C"),
        BehaviorProperty(
            "raisesOnOtherKinds", "a returned supplementary view that was dequeued as another kind raises an exception",
            "POOL-17", "C"),
        BehaviorProperty(
            "raisesOnLateRegistrations", "a cell registration made inside the provider raises an exception", "POOL-19",
            "D"),
        BehaviorProperty(
            "raisesOnInvalidAttributes",
            "attributes of an item that does not exist raise an exception; otherwise they are logged",
            "PASS-12", "B"),
        BehaviorProperty(
            "raisesWhenStuck",
            "a layout that invalidates itself in every pass raises an exception; otherwise it is logged", "PASS-08",
            "B/C"),
        BehaviorProperty(
            "preparesBeforeScrolling", "a cell ahead of the scroll is made ready before the first scroll",
            "PRE-03, PRE-07", "D"),
        BehaviorProperty(
            "requestsCarriedAgain", "after an interactive movement the cell of the moved item is requested again",
            "MOVE-01", "D"),
        BehaviorProperty(
            "logsReplacedContent", "a content view that a new configuration replaces is logged", "POOL-15", "C"),
        BehaviorProperty(
            "raisesOnWrongCounts",
            "wrong counts in a batch raise an exception; otherwise they are logged, and everything is reloaded",
            "UPD-10", "C"),
        BehaviorProperty(
            "raisesOnEmptyReload",
            "reloading a section that grows together with one that stays empty raises an exception", "UPD-12", "D"),
        BehaviorProperty(
            "raisesOnSectionMovedToItself",
            "moving a section to its own place and an item out of it raises an exception", "UPD-22", "D"),
        BehaviorProperty(
            "keepsCellsAfterUpdate", "`reloadData()` right after an update requests no cell", "UPD-13", "D"),
        BehaviorProperty(
            "raisesOnVanishedHeaders", "a header of a flow layout that gets size zero in an update raises an exception",
            "UPD-14", "C"),
        BehaviorProperty("estimatesTableRows", "rows of a table view have estimated heights", "TABLE-52", "B"),
        BehaviorProperty("padsTableHeaders", "headers of a plain table view have a space above", "TABLE-01", "B"),
        BehaviorProperty("hasTallRows", "a table view has the metrics that were measured on a Mac", "TABLE-04", "B"),
        BehaviorProperty(
            "warnsAboutTablesOutsideWindows", "a layout of a table view outside a window is logged", "TABLE-48", "C"),
        BehaviorProperty(
            "raisesOnSecondDequeue", "dequeuing two cells for the row that is asked for raises an exception",
            "TABLE-40", "D"),
        BehaviorProperty(
            "scrollFailureNamesTable", "the text of a failed `scrollToRow` names the table view",
            "TABLE-45, TABLE-46", "C"),
        BehaviorProperty(
            "raisesOnReloadInMovedSection", "reloading a row of a section that moves raises an exception",
            "TABLE-33", "D"),
        BehaviorProperty(
            "skipsFirstHeaderWithoutEstimate",
            "the first header of a grouped table view is not asked for if its estimated height is 0", "TABLE-54", "D"),
        BehaviorProperty(
            "asksForRowsBeforeSections", "a new data source may be asked for rows before the number of sections",
            "TABLE-60", "D"),
        BehaviorProperty("countWords", "the text of the exception for a batch with wrong counts", "UPD-07", "C"),
        BehaviorProperty(
            "scrollFailureNamesBounds",
            """
            the text of a failed `scrollToItem` has the number of items
            """, "SCROLL-07", "C"),
        BehaviorProperty(
            "raisesOnScrollOutOfRange",
            "`scrollToItem` for an item that does not exist raises an exception; otherwise it is logged", "SCROLL-07",
            "C"),
        BehaviorProperty(
            "raisesOnItemsOfUnknownSection",
            "`itemIdentifiers(inSection:)` raises an exception for an unknown section; otherwise it is empty",
            "DIFF-06", "C"),
        BehaviorProperty(
            "listsKnownSections", "the exception for a section that a snapshot has already lists the sections",
            "DIFF-07", "C"),
        BehaviorProperty(
            "comparesIdentifierHashes", "equal identifiers with different hashes raise an exception", "DIFF-08", "C"),
        BehaviorProperty(
            "describesLayoutInView", "the description of a collection view contains its layout and data source",
            "FLOW-12", "C"),
        BehaviorProperty(
            "tooLargeItemText", "the text of the log about an item that is too wide or too high", "FLOW-12", "C"),
        BehaviorProperty(
            "completesIdleDismissals", "`dismiss` calls its completion if nothing is presented", "VIEW-41", "D"),
        BehaviorProperty(
            "namesInvalidItemSize", "the log line about an item size of zero names the size and the view", "FLOW-21",
            "D"),
        BehaviorProperty(
            "renamesReturnedAttributes", "an update changes the index paths of attributes that a layout has kept",
            "UPD-23",
            "D"),
        BehaviorProperty(
            "reloadsUnanimated", "a snapshot applied without animation reloads everything", "DIFF-01", "A"),
    ]
}
