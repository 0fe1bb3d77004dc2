/// What the engine asks of a system beyond the properties of `Behavior`. `Host.policies` is the world's one, for all parts.
extension Behavior {
    /// [STACK-12] The order in which newcomers arrive.
    var arrivalOrder: ArrivalOrder { ArrivalOrder(isByZIndex: arrival == .byZIndex, seed: seed) }

    var bug: OrderingBug.Rule { OrderingBug.Rule(mechanism: mechanism, seed: seed) }

    /// [STACK-02] Whether the walk from the back ends at the first sibling that is not a reusable view. Otherwise the walk passes it.
    var endsAtForeignView: Bool { placement == .walkUntilForeignView }

    /// [STACK-10] One run of siblings per zIndex, which `sendSubviewToBack` cannot leave.
    var keepsRuns: Bool { placement == .runs }
}
