extension SiblingPlacement {
    /// [APPLY-01], [APPLY-03] Applies attributes to a view: stores a copy, sets geometry and alpha,
    /// and calls `apply(_:)` with the original. The zPosition and isHidden are not set. From iOS 9
    /// on, attributes that equal those applied last are skipped.
    ///
    /// - Parameter afterDequeue: whether attributes were already applied when the view was
    ///   dequeued. Equal attributes are then neither counted nor recorded as skipped.
    func apply(
        _ attributes: UICollectionViewLayoutAttributes, to target: UIView, afterDequeue: Bool = false
    ) {
        // After an update, an element may belong to the scroll view of another orthogonal section.
        // Its view then moves there.
        if state.mayHaveInnerScrollViews, storeScrollView(of: target, for: attributes) {
            place(target, z: target.reuseState.stackingZ, placementRule: .byZIndex)
        }
        if host.policies.skipsEqualAttributes, target.hasApplied(attributes) {
            if !afterDequeue {
                journal.tally.skipped += 1
                journal.record {
                    let missing = target.reuseState.applied.copy.flatMap {
                        attributes.propertyIgnoredByIsEqual(comparedWith: $0)
                    }
                    $0.write(
                        .skip, in: $1, view: target.name, text: missing.map(InternedString.init) ?? .none, number: 1)
                }
            }
            return
        }
        target.reuseState.applied.store(attributes)
        journal.tally.applied += 1
        let size = attributes.values.size
        if case let bounds = target.backing.storedBounds, bounds.size != size {
            target.bounds = CGRect(origin: bounds.origin, size: size)
        }
        target.center = attributes.values.center
        let alpha = attributes.values.alpha
        if target.alpha != alpha { target.alpha = alpha }
        if attributes.values.isTransformed || !target.backing.isUntransformed {
            target.transform3D = attributes.transform3D
        }
        journal.record {
            $0.write(
                .apply, .begin, in: $1, view: target.name, z: attributes.values.zIndex, rect: attributes.values.frame)
        }
        target.receive(attributes)
        journal.record { $0.write(.apply, .end, in: $1) }
    }

    /// [STACK-11] Sets the zPosition of a section header, on systems whose headers have one. This
    /// overrides a zPosition that the app has set in the data source or in `apply(_:)` (radar
    /// 34308893). The app can set another value in `willDisplay`, which is called later.
    func setZPositionIfHeader(_ header: UIView, for key: ElementKey) {
        guard host.policies.headerZPosition != 0, host.rules.raisesHeaders,
            state.table.kind(of: key) == ElementKind.sectionHeader
        else { return }
        header.layer.zPosition = host.policies.headerZPosition
    }
}
