extension Behavior {
    /// iOS 6, the base of all later presets.
    package static let iOS6 = Behavior(name: "iOS6")

    /// iOS 9: the last preset before the one with the ordering bug, iOS 10.
    package static let iOS9 = iOS6.copy(named: "iOS9") {
        $0.skipsEqualAttributes = true
        $0.poolsDecorations = true
        $0.leavesDecorationsBehind = false
        // UNKNOWN: whether iOS 6 to 8 raise this exception too. It is reported for 9.3. [UPD-12]
        $0.raisesOnEmptyReload = true
        $0.tooLargeItemText = .namingContentInsets
        $0.raisesWithoutDataSource = true
        // UNKNOWN: which systems have this fault. It is reported for iOS 9.3. [TABLE-33]
        $0.raisesOnReloadInMovedSection = true
        // UNKNOWN: the first system on which the search for a view's place by zIndex continues past
        // the app's own subviews. Exhibit 30, in which the search ends at such a subview, is
        // reported for the oldest systems.
        $0.placement = .walk
    }

    /// iOS 10 without a seed: the ordering bug affects every view that it can affect, on every run.
    /// [STACK-14], [STACK-15]
    ///
    /// The preset reproduces a reported symptom by a plausible mechanism, which is not Apple's
    /// code.
    package static let iOS10 = iOS9.copy(named: "iOS10") {
        $0.arrival = .undetermined
        $0.mechanism = .front
        $0.prefetches = true
        // UNKNOWN: whether other systems raise this exception too. Reports are of iOS 10. [PRE-09]
        $0.raisesOnMissingSections = true
        $0.raisesOnEmptyReload = false
        $0.tooLargeItemText = .capitalized
        $0.raisesOnReloadInMovedSection = false
        // UNKNOWN: which systems have this fault. It is reported for iOS 10. [TABLE-60]
        $0.asksForRowsBeforeSections = true
        // UNKNOWN: whether 10.0 and 10.1 keep the cells too. The fault is reported for 10.2 and
        // 10.3. [UPD-13]
        $0.keepsCellsAfterUpdate = true
    }

    /// iOS 11: the ordering bug is gone.
    package static let iOS11 = iOS10.copy(named: "iOS11") {
        $0.mechanism = nil
        $0.headerZPosition = 1
        // UNKNOWN: the first system that prepares a cell before the first scroll.
        // A report shows that iOS 10 does not; here iOS 11 is the first that does. [PRE-07]
        $0.preparesBeforeScrolling = true
        // UNKNOWN: whether a later system keeps the cell of a moved item instead of requesting it
        // again. The bug report to Apple is about iOS 11, and is still open. [MOVE-01]
        $0.requestsCarriedAgain = true
        // UNKNOWN: which systems raise this exception. It is reported for iOS 12.2. [UPD-22]
        $0.raisesOnSectionMovedToItself = true
        $0.keepsCellsAfterUpdate = false
        $0.raisesOnMissingSections = false
        $0.estimatesTableRows = true
        $0.raisesOnSecondDequeue = true
        // UNKNOWN: the first system without this fault. It is reported for iOS 8 and 10. [TABLE-54]
        $0.skipsFirstHeaderWithoutEstimate = false
        $0.asksForRowsBeforeSections = false
    }

    package static let iOS13 = iOS11.copy(named: "iOS13") {
        // From iOS 13 on, headers have the zPosition 0, so the scroll indicators lie above them.
        // Both indicators exist from the first layout on. [STACK-13]
        $0.headerZPosition = 0
        $0.hasIndicatorsFromStart = true
        $0.warnsAboutTablesOutsideWindows = true
        // UNKNOWN: the first system with the longer message. Reports are of iOS 7 and of iOS 13.
        // [TABLE-45] [TABLE-46]
        $0.scrollFailureNamesTable = true
        $0.raisesOnInvalidAttributes = false
        // UNKNOWN: whether iOS 14 raises an exception for wrong counts. Logs without an exception
        // are from iOS 13 and 13.4.1, and iOS 15 raises one again. [UPD-10]
        $0.raisesOnWrongCounts = false
        // UNKNOWN: the first system whose descriptions of collection views contain the layout. Logs
        // of iOS 9 and 10 have the layout after the view, and one of iOS 16 has it inside.
        // [FLOW-12]
        $0.describesLayoutInView = true
        // UNKNOWN: the first system that does not raise if a header gets size zero in an update.
        // Reports show the exception on iOS 10 and 11. From this preset on, the layout's attributes
        // of size zero are accepted. [FLOW-08] [UPD-14]
        $0.raisesOnVanishedHeaders = false
        $0.raisesOnScrollOutOfRange = false
        $0.raisesOnSectionMovedToItself = false
        // UNKNOWN: whether iOS 13 calls the completion. iOS 12.2 does not, and iOS 14.3 does.
        // [VIEW-41]
        $0.completesIdleDismissals = true
    }

    package static let iOS15 = iOS13.copy(named: "iOS15") {
        $0.padsTableHeaders = true
        $0.answersPreparedCells = true
        $0.raisesOnOtherKinds = true
        $0.raisesOnLateRegistrations = true
        $0.raisesWhenStuck = true
        $0.raisesOnWrongCounts = true
        $0.countWords = .namingView
        $0.raisesOnScrollOutOfRange = true
        $0.scrollFailureNamesBounds = true
        // UNKNOWN: the first system that lists the sections that are in the snapshot already. The
        // older text is reported for iOS 13. [DIFF-07]
        $0.listsKnownSections = true
        $0.raisesOnItemsOfUnknownSection = true
        $0.comparesIdentifierHashes = true
        $0.renamesReturnedAttributes = true
        $0.reloadsUnanimated = false
    }

    /// iOS 16.4.
    package static let iOS16 = iOS15.copy(named: "iOS16") {
        $0.countWords = .listingUpdates
        $0.logsReplacedContent = true
        // UNKNOWN: the first system with the longer log line. It is reported for iOS 16, and the
        // short one for iOS 9. [FLOW-21]
        $0.namesInvalidItemSize = true
    }

    package static let iOS18 = iOS16.copy(named: "iOS18") {
        // UNKNOWN: the first system that groups siblings into runs of equal zIndex. Only the newest
        // system was analysed. [STACK-10]
        $0.placement = .runs
        // UNKNOWN: the first system on which a collection view made in code has a background color.
        // iOS 26 has one. [VIEW-13]
        $0.fillsBackground = true
        $0.raisesOnOrphans = true
        // UNKNOWN: the first system on which an unmeasured item of a flow layout has the average
        // size of the measured items. Only the newest system was tested. Radars for iOS 11 and 12
        // show that such an item has the estimated size there. [FLOW-17]
        $0.averagesMeasuredSizes = true
    }

    /// The newest preset.
    package static let current = iOS18

    /// All presets, oldest first.
    package static let all = [iOS6, iOS9, iOS10, iOS11, iOS13, iOS15, iOS16, iOS18]

    private func copy(named name: String, _ change: (inout Behavior) -> Void) -> Behavior {
        var copy = self
        copy.name = name
        change(&copy)
        return copy
    }

    /// Returns this behavior with another seed, or without a seed if `seed` is nil. The seed
    /// decides the order of what UIKit leaves undetermined, and which views the ordering bug
    /// affects. [STACK-05], [STACK-12]
    package func seeded(_ seed: UInt64?) -> Behavior { copy(named: name) { $0.seed = seed } }

    /// [STACK-16] Returns this behavior with a mechanism of the ordering bug and the placement
    /// `walk`. With the placement `runs`, the reported fix of the bug could not move a view away
    /// from the siblings of equal zIndex.
    package func withMechanismAndWalkPlacement(_ mechanism: Mechanism) -> Behavior {
        copy(named: name) { ($0.mechanism, $0.placement) = (mechanism, .walk) }
    }

    /// Words that describe the mechanism of the ordering bug if it is not that of the preset with
    /// this name; nil for the preset's own mechanism or none. [STACK-16]
    package var addedMechanismText: String? {
        guard let mechanism, let own = Behavior.all.first(where: { $0.name == name }), own.mechanism != mechanism else {
            return nil
        }
        let words = "mechanism \(mechanism.rawValue)"
        if own.mechanism != nil { return words }
        return words + (own.placement == placement ? " put on it" : " and the plain walk put on it")
    }
}
