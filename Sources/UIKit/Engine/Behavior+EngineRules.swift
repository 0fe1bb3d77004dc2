/// Rules that follow from the stored properties of a system's behavior. The engine reads them from
/// `Host.policies`.
extension Behavior {
    /// [STACK-12] The order in which views that come on screen in a layout pass are added.
    var arrivalOrder: ArrivalOrder { ArrivalOrder(isByZIndex: arrival == .byZIndex, seed: seed) }

    var orderingBugRule: OrderingBug.Setting { OrderingBug.Setting(mechanism: mechanism, seed: seed) }

    /// [STACK-02] Whether the search for a view's position, which begins at the back, ends at the
    /// first sibling that is neither a reusable view nor the background view nor a scroll view of
    /// the layout. If false, the search continues past such siblings.
    var searchEndsAtForeignView: Bool { placement == .walkUntilForeignView }

    /// [STACK-10] Whether siblings of equal zIndex stay together, so that `sendSubviewToBack` and
    /// `bringSubviewToFront` move a view only to the back or the front of these siblings.
    var keepsEqualSiblingsTogether: Bool { placement == .runs }
}
