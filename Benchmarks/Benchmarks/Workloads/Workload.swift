/// A named task of a collection view.
@MainActor
struct Workload {
    let name: String
    /// A description of one step.
    let step: String
    let make: () -> Trial

    init(_ name: String, _ step: String, make: @escaping () -> Trial) {
        (self.name, self.step, self.make) = (name, step, make)
    }

    static func named(_ name: String) -> Workload? { all.first { $0.name == name } }

    /// Every workload, in the order of the table.
    static let all =
        loading + scrolling + prefetching + sections + compositional + selfSizing + constraints + crowded + changing
        + diffable + cards + tables
        + recording + player + hunts
}
