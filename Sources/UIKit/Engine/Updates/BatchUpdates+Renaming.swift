extension BatchUpdates {
    /// [UPD-23] Gives the attributes of elements that were on screen before an update the index
    /// paths that the elements have after it. A layout of an app that has kept these objects finds
    /// them changed.
    ///
    /// UNKNOWN: which of the objects UIKit changes, and whether it changes those that the layout
    /// has returned again after the update. Here those keep the index path with which they were
    /// returned.
    ///
    /// - Parameter known: the attributes that were stored before the update.
    func renameReturnedAttributes(in known: KnownAttributes.Snapshot, by plan: UpdatePlan) {
        guard host.policies.renamesReturnedAttributes, plan.movesElements, layoutClient.layout.mayKeepReturnedAttributes
        else { return }
        let kept = Set(state.attributes.entries.map { ObjectIdentifier($0.attributes) })
        for entry in known.entries where entry.isShown(in: host.bounds) {
            let attributes = entry.attributes
            guard !kept.contains(ObjectIdentifier(attributes)),
                let key = plan.keyAfterUpdate(of: entry.key, in: state.table)
            else { continue }
            attributes.indexPath = state.table.indexPath(of: key)
        }
    }
}
